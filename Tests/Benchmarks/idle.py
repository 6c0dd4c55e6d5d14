#!/usr/bin/env python3
"""Measures the memory that bench-server takes for a connection that is idle, and OpenSSL alone for one.

  idle.py [--build DIR] [--connections N]

Each connection has made one call. Both count resident memory, from the 500th connection on.
"""
import argparse
import pathlib
import resource
import subprocess
import sys
import tempfile

from run import HERE, free_port

WARM_UP = 500
BUDGET = 20 * 1024


def raise_descriptor_limit(connections):
    wanted = connections + WARM_UP + 100
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(hard, wanted)))
    except ValueError:
        sys.exit(f"{wanted} descriptors are needed and {hard} allowed: ulimit -Hn, as root, raises that")


def resident(pid):
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    sys.exit("bench-server has ended")


def ours(build, folder, connections):
    port = free_port()
    server = subprocess.Popen(
        [build / "bench-server", "--port", str(port), "--certs", folder, "--max-connections",
         str(connections + WARM_UP)], stdout=subprocess.PIPE, text=True)
    client = None
    try:
        if not server.stdout.readline().startswith("listening"):
            sys.exit("bench-server didn't start")
        client = subprocess.Popen(
            [build / "bench-client", "--port", str(port), "--certs", folder, "--mode", "idle", "--connections",
             str(connections + WARM_UP)], stdout=subprocess.PIPE, text=True)
        before = None
        for line in client.stdout:
            if before is None:
                before = resident(server.pid)
            if int(line) == connections + WARM_UP:
                return (resident(server.pid) - before) / connections
        sys.exit("bench-client ended early")
    finally:
        for process in filter(None, (client, server)):
            process.kill()
            process.wait()


def floor(folder, connections):
    program = pathlib.Path(folder) / "floor"
    subprocess.run(["cc", "-O2", "-o", program, HERE / "Idle" / "floor.c", "-lssl", "-lcrypto"], check=True)
    output = subprocess.run([program, str(connections), folder], check=True, capture_output=True, text=True).stdout
    return int(output)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--build", type=pathlib.Path, default=HERE.parent.parent / ".build/release")
    arguments.add_argument("--connections", type=int, default=10_000)
    options = arguments.parse_args()
    raise_descriptor_limit(options.connections)
    with tempfile.TemporaryDirectory() as folder:
        connection = ours(options.build, folder, options.connections)
        alone = floor(folder, options.connections)
    over = connection - alone
    print(f"{options.connections:,} idle connections: {connection / 1024:.1f} KiB each; OpenSSL alone {alone / 1024:.1f}")
    print(f"over OpenSSL: {over / 1024:.1f} KiB (budget 20): {'holds' if over <= BUDGET else 'MISSED'}")
    sys.exit(0 if over <= BUDGET else 1)


if __name__ == "__main__":
    main()
