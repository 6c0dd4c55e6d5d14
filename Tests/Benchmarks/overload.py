#!/usr/bin/env python3
"""Measures what a server does with twice the load that it can carry, and what slow calls do to fast ones.

  overload.py [--build DIR] [--seconds S] [--work-us N]

bench-server, on one core, computes for N microseconds in each call; bench-client, on another, calls at
random instants of a steady rate, and counts time from when a call was to begin. All figures are ratios
of one run: peak is the best of a few rates near what the server can do, unloaded is half of that. The
machine has to be quiet: whoever else uses the two cores is in the figures.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

from run import HERE, free_port, pinned

CONNECTIONS = 4


class Server:
    def __init__(self, build, certificates, *options):
        self.port = free_port()
        self.build, self.certificates = build, certificates
        command = [build / "bench-server", "--port", self.port, "--certs", certificates, "--lifetime", 300, *options]
        self.process = subprocess.Popen(
            pinned(command, 0), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        first = self.process.stdout.readline()
        if not first.startswith("listening"):
            sys.exit(f"bench-server: {first}{self.process.stdout.read()}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def load(self, rate, seconds, *options):
        """Open-loop calls at this rate; what came of them, per second."""
        command = [self.build / "bench-client", "--port", self.port, "--certs", self.certificates, "--mode", "open",
                   "--connections", CONNECTIONS, "--rate", rate, "--seconds", seconds, *options]
        client = subprocess.run(pinned(command, 1), capture_output=True, text=True, timeout=60 + seconds)
        if client.returncode != 0:
            sys.exit(f"bench-client: {client.stdout}{client.stderr}")
        figures = json.loads(client.stdout.splitlines()[0])
        show(f"{rate:,.0f} calls/s", figures)
        return figures

    def closed_loop(self, seconds):
        """What it carries when 16 callers on each connection call again at once."""
        command = [self.build / "bench-client", "--port", self.port, "--certs", self.certificates,
                   "--connections", CONNECTIONS, "--inflight", 16, "--seconds", seconds]
        client = subprocess.run(pinned(command, 1), capture_output=True, text=True, timeout=60 + seconds)
        if client.returncode != 0:
            sys.exit(f"bench-client: {client.stdout}{client.stderr}")
        return json.loads(client.stdout.splitlines()[0])["calls_per_s"]


def show(name, figures):
    print(f"  {name:24} {figures['good_per_s']:10,.0f} {figures['shed_per_s']:10,.0f} {figures['expired_per_s']:10,.0f}"
          f" {figures['p50_us']:10,.0f} {figures['p99_us']:10,.0f}", flush=True)


def heading(text):
    print(f"{text}\n  {'':24} {'good/s':>10} {'shed/s':>10} {'expired/s':>10} {'p50 us':>10} {'p99 us':>10}")


def verdict(text, value, budget, holds):
    print(f"{text}: {value:.2f} (budget {budget}): {'holds' if holds else 'MISSED'}")
    return holds


def overload(build, folder, seconds, work):
    heading(f"calls of {work} us each, without a limit")
    with Server(build, folder, "--work-us", work) as server:
        peak = server.closed_loop(seconds)
        print(f"  peak, in a closed loop: {peak:,.0f} calls/s")
        server.load(2 * peak, seconds)
    heading("the same, adaptive")
    with Server(build, folder, "--work-us", work, "--concurrency", "adaptive") as server:
        unloaded = server.load(peak / 2, seconds)
        twice = server.load(2 * peak, seconds)
    goodput = twice["good_per_s"] / peak
    latency = twice["p99_us"] / unloaded["p99_us"]
    return [verdict("goodput at twice the load, of peak", goodput, ">= 0.90", goodput >= 0.9),
            verdict("p99 of accepted calls, of that at half the peak", latency, "<= 2.00", latency <= 2)]


def slow_calls(build, folder, seconds):
    heading("calls that take no time, at a steady 5,000/s; then 1 % of them take 5 ms")
    ratios = []
    with Server(build, folder) as quick, \
            Server(build, folder, "--slow-permille", 10, "--slow-us", 5000) as mixed:
        # In turns, so that what else the machine does meets both.
        for _ in range(5):
            alone = quick.load(5000, seconds)["p99_us"]
            beside = mixed.load(5000, seconds, "--slow-permille", 10)["p99_us"]
            ratios.append(beside / alone)
    ratio = sorted(ratios)[len(ratios) // 2]
    return [verdict("p99 of the fast calls beside slow ones, median of five", ratio, "< 1.10", ratio < 1.1)]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--build", type=pathlib.Path, default=HERE.parent.parent / ".build/release")
    arguments.add_argument("--seconds", type=float, default=5)
    arguments.add_argument("--work-us", type=int, default=500)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        verdicts = overload(options.build, folder, options.seconds, options.work_us)
        verdicts += slow_calls(options.build, folder, options.seconds)
    sys.exit(0 if all(verdicts) else 1)


if __name__ == "__main__":
    main()
