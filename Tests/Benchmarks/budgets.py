"""What a run beside the peers says of the project's budgets: a line for each, with the ratio and what it may be."""

# Name, then which report and case, whose figure over whose, and the bound: at most, or at least.
BUDGETS = [
    ("native unary 1 x 64, server CPU per call", "own", "unary:1x64", "cpu", "rollcall", "limit", "<=", 1.6),
    ("native unary 8 x 32, server CPU per call", "own", "unary:8x32", "cpu", "rollcall", "limit", "<=", 1.6),
    ("native unary 1 x 1, p50", "own", "unary:1x1", "p50", "rollcall", "limit", "<=", 1.15),
    ("native unary 1 x 64, calls per server-core second", "own", "unary:1x64", "rate", "rollcall", "grpc++", ">=", 8),
    ("native unary 1 x 64, calls per server-core second", "own", "unary:1x64", "rate", "rollcall", "grpc-go", ">=", 5),
    ("native server stream, messages per server-core second", "own", "server_stream:1x1", "rate", "rollcall", "grpc-go",
     ">=", 2),
    ("native chat 1 x 1, messages per server-core second", "own", "chat:1x1", "rate", "rollcall", "grpc-go", ">=", 2),
    ("native chat 1 x 64, messages per server-core second", "own", "chat:1x64", "rate", "rollcall", "grpc-go", ">=", 2),
    ("gRPC unary 1 x 64 by h2load", "h2load", "unary:1x64", "rate", "rollcall grpc", "grpc++", ">=", 4),
    ("gRPC unary 1 x 64 by h2load", "h2load", "unary:1x64", "rate", "rollcall grpc", "grpc-go", ">=", 2.5),
    ("gRPC server stream by gRPC C++'s client", "own", "server_stream:1x1", "rate", "rollcall grpc",
     "grpc-go by grpc++ client", ">=", 1),
    ("gRPC chat 1 x 64 by gRPC C++'s client", "own", "chat:1x64", "rate", "rollcall grpc", "grpc-go by grpc++ client",
     ">=", 1),
]


def medians(report):
    """The median of each contender, by case and name."""
    return {(f"{case['mode']}:{case['connections']}x{case['inflight']}", row["name"]): row["median"]
            for case in report["cases"] for row in case["contenders"] if row["median"]}


def figure(median, what):
    if what == "p50":
        return median["p50_us"]
    cost = max(1e-9, median["server_cpu_us_per_call"])
    return cost if what == "cpu" else 1 / cost


def summary(reports):
    """Lines of text. `reports` are run.py's, by client; a budget whose contenders weren't measured is left out."""
    known = {client: medians(report) for client, report in reports.items()}
    lines = [f"{'':55}{'ours':>8}  {'budget':<8}beside"]
    for name, client, case, what, ours, peer, sense, bound in BUDGETS:
        found = known.get(client, {})
        if (case, ours) not in found or (case, peer) not in found:
            continue
        ratio = figure(found[case, ours], what) / figure(found[case, peer], what)
        met = ratio <= bound if sense == "<=" else ratio >= bound
        lines.append(f"{name:55}{ratio:>7.2f}x  {sense} {bound:<5}{peer}{'' if met else '   (missed)'}")
    return "\n".join(lines)
