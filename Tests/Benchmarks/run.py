#!/usr/bin/env python3
"""Measures the native protocol: bench-server on one core, bench-client on another.

  run.py [--build DIR] [--seconds S] [--peers DIR [--rounds N]]

Prints calls a second, latency and the server's processor time per call for each mode. With the
folder of the peers (--peers), its own run.py measures Rollcall beside them in one run instead,
over its own protocol and over gRPC, which is the only fair way to compare.
"""
import argparse
import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time

import budgets

HERE = pathlib.Path(__file__).resolve().parent
CASES = [("unary", 1, 1), ("unary", 1, 64), ("unary", 8, 32), ("server_stream", 1, 1), ("chat", 1, 1)]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def processor_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pinned(command, core):
    cores = sorted(os.sched_getaffinity(0))
    return ["taskset", "-c", str(cores[core % len(cores)]), *map(str, command)]


def measure(build, certificates, seconds, mode, connections, inflight):
    port = free_port()
    server = subprocess.Popen(
        pinned([build / "bench-server", "--port", port, "--certs", certificates, "--lifetime", 120], 0),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        first = server.stdout.readline()
        if not first.startswith("listening"):
            sys.exit(f"bench-server: {first}{server.stdout.read()}")
        before = processor_seconds(server.pid)
        client = subprocess.run(
            pinned([build / "bench-client", "--port", port, "--certs", certificates, "--connections", connections,
                    "--inflight", inflight, "--seconds", seconds, "--mode", mode], 1),
            capture_output=True, text=True, timeout=60 + seconds)
        spent = processor_seconds(server.pid) - before
        if client.returncode != 0:
            sys.exit(f"{mode}: {client.stdout}{client.stderr}")
        figures = json.loads(client.stdout.splitlines()[0])
        return figures, spent * 1e6 / figures["calls"]
    finally:
        server.kill()
        server.wait()


def measure_beside(options, build):
    """Lets the peers' run.py measure everybody, with each protocol's own client and with h2load, and sums it up."""
    reports = {}
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for client in ("own", "h2load"):
            out = pathlib.Path(folder, client)
            command = [sys.executable, "run.py", "--build", build, "--contenders", HERE / "contenders.json",
                       "--client", client, "--rounds", options.rounds, "--seconds", options.seconds, "--out", out]
            failed |= subprocess.run(list(map(str, command)), cwd=options.peers).returncode
            if out.exists():
                reports[client] = json.loads(out.read_text())
    print(f"\n{budgets.summary(reports)}")
    return failed


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--build", type=pathlib.Path, default=HERE.parent.parent / ".build/release")
    arguments.add_argument("--seconds", type=float, default=3)
    arguments.add_argument("--rounds", type=int, default=1, help="of the measurements beside the peers")
    arguments.add_argument("--peers", type=pathlib.Path, help="the folder of the peers' run.py, built")
    options = arguments.parse_args()
    if options.peers:
        build = pathlib.Path(os.environ.get("PEERS_BUILD", "/tmp/peers-build"))
        for name in ("bench-server", "bench-client"):
            link = build / name
            link.unlink(missing_ok=True)
            link.symlink_to((options.build / name).resolve())
        sys.exit(measure_beside(options, build))
    print(f"{'mode':14} {'conns':>5} {'calls':>5} {'calls/s':>10} {'p50 us':>9} {'p99 us':>9} {'server us/call':>15}")
    with tempfile.TemporaryDirectory() as folder:
        for mode, connections, inflight in CASES:
            figures, cost = measure(options.build, folder, options.seconds, mode, connections, inflight)
            print(f"{mode:14} {connections:5} {inflight:5} {figures['calls_per_s']:10,.0f} {figures['p50_us']:9,.1f} "
                  f"{figures['p99_us']:9,.1f} {cost:15.2f}", flush=True)
            time.sleep(0.1)


if __name__ == "__main__":
    main()
