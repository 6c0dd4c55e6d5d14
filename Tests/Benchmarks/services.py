#!/usr/bin/env python3
"""Measures every method of the three services, and what it brings that writes share commits.

  services.py [--build DIR] [--seconds S] [--only CASE ...]

The services run as `make up` runs them, on SQLite in a folder of its own, and are called over mutual TLS by 1, 8 and 64
callers that each wait for their answer. A case of two methods counts both as one call. Everybody shares the machine:
compare within a run. CPU is that of the three services together.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from run import HERE, processor_seconds

CALLERS = (1, 8, 64)
SERVICES = ("user-directory", "group-service", "profile-service")


class Service:
    """One of the services, from its start to the end of the `with`."""

    def __init__(self, build, name, folder, directory=None):
        command = [build / name, "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0", "--certs", folder / "certs",
                   "--store", f"sqlite:{folder / name}.db", "--drain-pause", "off"]
        if directory:
            command += ["--directory", directory]
        self.log = open(folder / f"{name}.log", "w+")
        self.process = subprocess.Popen(list(map(str, command)), stdin=subprocess.DEVNULL, stderr=self.log)
        self.address = self.wait_until_ready(name)

    def wait_until_ready(self, name):
        while self.process.poll() is None:
            text = pathlib.Path(self.log.name).read_text()
            ready = next((line for line in text.splitlines() if '"message":"ready"' in line), None)
            if ready:
                return json.loads(ready)["listen"]
            time.sleep(0.05)
        sys.exit(f"{name} ended while starting:\n{pathlib.Path(self.log.name).read_text()}")

    def end(self):
        self.process.terminate()
        self.process.wait()
        self.log.close()


class Caller:
    """bench-services, which is told what to do line by line."""

    def __init__(self, build, folder, services):
        addresses = [word for name, service in zip(("--directory", "--groups", "--profiles"), services)
                     for word in (name, service.address)]
        self.process = subprocess.Popen(
            [str(build / "bench-services"), "--certs", str(folder / "certs"), *addresses],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *words):
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit(self.process.wait() or 1)
        return json.loads(line)

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def measure_methods(caller, services, seconds, only):
    print(f"{'':26}" + "".join(f" |{n:4} caller{'s' if n > 1 else ' '}{'':18}" for n in CALLERS))
    print(f"{'method':26}" + f" |{'calls/s':>8} {'p50 ms':>6} {'p99 ms':>6} {'CPU us':>6}" * len(CALLERS))
    failures = 0
    for name in caller.ask("list"):
        if only and not any(re.search(part, name) for part in only):
            continue
        row = f"{name:26}"
        for callers in CALLERS:
            before = sum(processor_seconds(service.process.pid) for service in services)
            figures = caller.ask("run", name, callers, seconds)
            spent = sum(processor_seconds(service.process.pid) for service in services) - before
            failures += figures["errors"]
            row += (f" |{figures['calls_per_s']:8,.0f} {figures['p50_us'] / 1e3:6.2f} {figures['p99_us'] / 1e3:6.2f} "
                    f"{spent * 1e6 / max(1, figures['calls']):6.0f}")
            if figures["errors"]:
                print(f"{name}, {callers} callers: {figures['errors']} failed, the first: {figures['first_error']}",
                      file=sys.stderr)
        print(row, flush=True)
    return failures


def measure_commits(caller, folder, seconds):
    rates = []
    for batch in (1, 256):
        figures = caller.ask("commits", folder / f"commits-{batch}.db", batch, 256, seconds)
        rates.append(figures["calls_per_s"])
    print(f"\ndurable writes a second by 256 writers: {rates[0]:,.0f} in a transaction each, {rates[1]:,.0f} in shared ones,"
          f" {rates[1] / rates[0]:.1f} times as many")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--build", type=pathlib.Path, default=HERE.parent.parent / ".build/release")
    arguments.add_argument("--seconds", type=float, default=0.5, help="for each figure")
    arguments.add_argument("--only", nargs="*", metavar="CASE", help="cases whose names have this in them")
    options = arguments.parse_args()
    # Beside the build, since /tmp may be memory: what is written has to reach a disk.
    with tempfile.TemporaryDirectory(dir=options.build.resolve()) as name:
        folder = pathlib.Path(name)
        subprocess.run([options.build / "rollcall", "certs", folder / "certs"], check=True, stdout=subprocess.DEVNULL)
        running = []
        try:
            for service in SERVICES:
                running.append(Service(options.build, service, folder, running[0].address if running else None))
            caller = Caller(options.build, folder, running)
            try:
                failures = measure_methods(caller, running, options.seconds, options.only)
                measure_commits(caller, folder, max(1, options.seconds))
            finally:
                caller.end()
        finally:
            for service in running:
                service.end()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
