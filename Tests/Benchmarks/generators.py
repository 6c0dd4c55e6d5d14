#!/usr/bin/env python3
"""Measures load generators beside each other: rollcall load, k6 and h2load, on one bench-server in one run.

  generators.py [--build DIR] [--seconds S] [--rounds N]

bench-server is on one core and the generator on another. What counts is how many calls a generator makes with
one second of processor time, its own and the kernel's for it: that holds on a busy machine too. All but
h2load, which reads nothing of an answer's content, pack and unpack messages; --template has rollcall load
make another request for every call.
"""
import argparse
import json
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import tempfile

from run import HERE, free_port, pinned

ROOT = HERE.parent.parent
K6 = """
import grpc from 'k6/net/grpc';
import exec from 'k6/execution';
const client = new grpc.Client();
client.load(['%(proto)s', '%(root)s/proto'], 'peer.proto');
export const options = { vus: %(inflight)d, duration: '%(seconds)ds' };
export default function () {
  if (__ITER === 0) client.connect('127.0.0.1:%(port)d', { tls: { cacerts: open_ca } });
  const answer = client.invoke('peer.Directory/GetUser', { user_id: 'u000042' });
  if (answer.status !== grpc.StatusOK || answer.message.userId !== 'u000042') exec.test.abort('a call failed');
}
"""


def run(command, folder):
    """Its output, and the processor seconds that it used."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(pinned(command, 1), capture_output=True, text=True, env={"HOME": str(folder), "PATH": "/usr/bin:/bin"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{command[0]}: {done.stdout}{done.stderr}")
    return done.stdout + done.stderr, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rollcall(options, folder, port, protocol, template):
    report = folder / "report.json"
    command = [options.build / "rollcall", "load", "--descriptors", folder / "peer.bin", "--protocol", protocol,
               "--inflight", options.inflight, "--duration", f"{options.seconds}s", "--report", report,
               f"127.0.0.1:{port}", "peer.Directory/GetUser", json.dumps({"user_id": template})]
    command[2:2] = (["--certs", folder, "--as", "client"] if protocol == "rollcall"
                    else ["--authorities", folder / "ca.pem"])
    _, used = run(command, folder)
    summary = json.loads(report.read_text())["summary"]
    if summary["failed"]:
        sys.exit(f"rollcall load: {summary['failed']} calls failed")
    return summary["succeeded"], used


def k6(options, folder, port):
    script = folder / "calls.js"
    text = K6 % {"proto": HERE / "proto", "root": ROOT, "port": port, "inflight": options.inflight,
                 "seconds": options.seconds}
    script.write_text(text.replace("const client", f"const open_ca = open('{folder}/ca.pem');\nconst client", 1))
    output, used = run([ROOT / ".venv/bin/k6", "run", "--no-usage-report", "--address", "127.0.0.1:0", script], folder)
    return int(re.search(r"iterations\.*: *(\d+)", output).group(1)), used


def h2load(options, folder, port):
    body = folder / "body"
    body.write_bytes(b"\0\0\0\0\x09\x0a\x07u000042")
    output, used = run(
        ["/usr/bin/h2load", "-D", options.seconds, "-c", 1, "-m", options.inflight, "-d", body,
         "-H", "content-type: application/grpc", "-H", "te: trailers",
         f"https://127.0.0.1:{port}/peer.Directory/GetUser"], folder)
    return int(re.search(r"(\d+) succeeded", output).group(1)), used


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/release")
    arguments.add_argument("--seconds", type=int, default=5)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--inflight", type=int, default=64)
    options = arguments.parse_args()
    generators = {
        "k6, gRPC": k6,
        "h2load, HTTP/2 alone": h2load,
        "rollcall load, gRPC": lambda *all: rollcall(*all, "grpc", "u000042"),
        "rollcall load, gRPC, --template": lambda *all: rollcall(*all, "grpc", "u0{{random 10000 99999}}"),
        "rollcall load, native": lambda *all: rollcall(*all, "rollcall", "u000042"),
        "rollcall load, native, --template": lambda *all: rollcall(*all, "rollcall", "u0{{random 10000 99999}}"),
    }
    calls = {name: [] for name in generators}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        subprocess.run(["protoc", "--include_imports", f"--descriptor_set_out={folder / 'peer.bin'}", f"-I{HERE / 'proto'}",
                        f"-I{ROOT / 'proto'}", "peer.proto"], check=True)
        port = free_port()
        server = subprocess.Popen(
            pinned([options.build / "bench-server", "--port", port, "--certs", folder, "--no-client-cert",
                    "--lifetime", 900], 0), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            if not server.stdout.readline().startswith("listening"):
                sys.exit("bench-server doesn't listen")
            # In turns, so that what else the machine does meets all.
            for _ in range(options.rounds):
                for name, generator in generators.items():
                    made, used = generator(options, folder, port)
                    calls[name].append(made / used)
        finally:
            server.kill()
            server.wait()
    medians = {name: statistics.median(values) for name, values in calls.items()}
    print(f"{'':36} {'calls per core second':>22} {'us per call':>12} {'of k6':>8}")
    for name, value in medians.items():
        print(f"{name:36} {value:22,.0f} {1e6 / value:12.2f} {value / medians['k6, gRPC']:7.1f}x")


if __name__ == "__main__":
    main()
