#!/usr/bin/python3
"""Measures the search of the user directory, beside OpenLDAP's slapd on the same people.

  search.py [--build DIR] [--count N] [--people FILE] [--terms N] [--seed N] [--no-slapd]

The people are those of `rollcall people --count N`, or those of a file with a JSON object a line that
has "email" and "display_name". Prints, for each class of terms, the time in the store and the time
seen by a client over TLS; how many people a second come in with the index kept up; the memory of the
service; and the server's processor time per search, beside slapd's, for terms that slapd indexes: parts
of at least four letters. slapd gives any 20 who match, in no order; the directory the first 20 of its order.
"""
import argparse
import json
import pathlib
import random
import socket
import subprocess
import sys
import tempfile
import time

import slapd
from run import HERE, processor_seconds
from services import Service

BUDGETS = {"p50": 1.0, "p99": 5.0, "people/s": 5_000, "MB": 300, "ratio": 10}


def people_of(options, folder):
    """A file with an e-mail and a name a line, with a tab between."""
    path = folder / "people.tsv"
    source = None
    if options.people:
        lines = open(options.people, encoding="utf-8")
    else:
        source = subprocess.Popen([options.build / "rollcall", "people", "--count", str(options.count)],
                                  stdout=subprocess.PIPE, text=True, encoding="utf-8")
        lines = source.stdout
    count = 0
    with open(path, "w", encoding="utf-8") as output:
        for line in lines:
            if count == options.count:
                break
            person = json.loads(line)
            name = person.get("display_name", person.get("displayName"))
            output.write(f"{person['email']}\t{name}\n")
            count += 1
    if source and source.wait():
        sys.exit("rollcall people failed")
    return path, count


def sample_of(path, count, rng, size=20_000):
    """Some of the people, from all over."""
    step = max(1, count // size)
    offset = rng.randrange(step)
    with open(path, encoding="utf-8") as lines:
        return [line.rstrip("\n").split("\t") for index, line in enumerate(lines) if index % step == offset]


def classes(people, rng, size):
    def mail():
        return rng.choice(people)[0]

    def name():
        return rng.choice(people)[1]

    def part(text, length):
        length = min(length, len(text))
        start = rng.randrange(len(text) - length + 1)
        return text[start:start + length]

    hostile = ["%", "_", "\\", ".-", "+@", "\"", "%_\\.-+@\"", "aaaaaaaa", "éééé", "e\u0301", "a\u0301b", "........", "@@@@",
               "-", "' OR 1=1", "NEAR(a b)", "*", "com.com.com", "example.example", "1111111", "0000", "a" * 100,
               "ab" * 50, "ё", "ß", "ﬁ", "İ", "e.e.e.e", "@example.com@", "l.e", "m.e", "moc", "elpmaxe", "o'b", "de-la"]
    makers = {
        "one letter": lambda: part(mail(), 1),
        "one letter of a name": lambda: part(name(), 1),
        "two letters": lambda: part(mail(), 2),
        "two letters of a name": lambda: part(name(), 2),
        "the beginning of an address": lambda: mail()[:rng.randint(3, 12)],
        "three letters inside": lambda: part(mail(), 3),
        "four letters inside": lambda: part(mail(), 4),
        "six letters inside": lambda: part(mail(), 6),
        "ten letters inside": lambda: part(mail(), 10),
        "digits": lambda: str(rng.randrange(10 ** rng.randint(3, 7))),
        "a whole address": mail,
        "a name": lambda: rng.choice(name().split()),
        "a whole name": name,
        "everybody": lambda: rng.choice(["e", "@", "example", "xample", "e.", "ex", "com", ".", ".c", "m", "@e"]),
        "nobody": lambda: "".join(rng.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(rng.randint(5, 12))),
        "nobody, of common parts": lambda: part(mail(), 4) + part(mail(), 4),
        "100 letters": lambda: (mail() + mail() + mail() + mail() + mail())[:100],
        "hostile": lambda: rng.choice(hostile),
    }
    result = {}
    for label, maker in makers.items():
        terms = []
        while len(terms) < size:
            term = maker().strip()
            if term:
                terms.append(term)
        result[label] = terms
    return result


def indexed_by_slapd(people, rng, size):
    """What people type: a growing part of an address that is at least four letters long."""
    terms = []
    while len(terms) < size:
        mail = rng.choice(people)[0]
        length = rng.randint(4, 8)
        if not mail.isascii() or len(mail) <= length:
            continue
        start = rng.choice([0, rng.randrange(len(mail.split("@")[0]))])
        term = mail[start:start + length]
        if len(term) >= 4:
            terms.append(term)
    return terms


class Directory:
    """A user-directory that serves the store, and a client of it that has one TLS connection."""

    def __init__(self, build, folder):
        sys.path.insert(0, str(HERE.parent / "EndToEndTests" / "python"))
        generated = folder / "python"
        generated.mkdir()
        proto = HERE.parent.parent / "proto"
        schemas = [str(path.relative_to(proto)) for path in proto.glob("rollcall/*/v1/*.proto")
                   if path.parts[-3] in ("rpc", "directory", "options")]
        subprocess.run(["protoc", f"-I{proto}", f"--python_out={generated}", *schemas], check=True)
        sys.path.insert(0, str(generated))
        import rollcall_client
        from rollcall.directory.v1 import directory_pb2
        self.messages, self.call = directory_pb2, rollcall_client.Call
        subprocess.run([build / "rollcall", "certs", folder / "certs"], check=True, stdout=subprocess.DEVNULL)
        start = time.perf_counter()
        self.service = Service(build, "user-directory", folder)
        self.seconds_to_ready = time.perf_counter() - start
        self.process = self.service.process
        self.connection = rollcall_client.Connection(self.service.address, folder / "certs", "group-service")
        # Without it, a call waits for the acknowledgement of the credit that the one before gave back.
        self.connection.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.connection.socket.settimeout(300)
        # Searches that come before the index has been made of the accounts wait for it.
        self.end(self.begin("a"))
        self.seconds_to_search = time.perf_counter() - start

    def begin(self, term):
        request = self.messages.SearchUsersRequest(term=term, page_size=20)
        return self.call(self.connection, "rollcall.directory.v1.UserDirectory/SearchUsers",
                         self.messages.SearchUsersResponse, request, timeout=300)

    def end(self, call):
        [answer] = call.answers()
        return len(answer.users)


def connect(make, process):
    for _ in range(600):
        if process.poll() is not None:
            sys.exit(f"{process.args[0]} has ended with {process.returncode}")
        try:
            return make()
        except (ConnectionError, FileNotFoundError):
            time.sleep(0.05)
    sys.exit(f"{process.args[0]} doesn't answer")


def resident_megabytes(pid):
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0


def one_at_a_time(server, terms):
    times = []
    for term in terms:
        start = time.perf_counter()
        server.end(server.begin(term))
        times.append((time.perf_counter() - start) * 1000)
    times.sort()
    return times[len(times) // 2], times[len(times) * 99 // 100]


def processor_time(server, terms, at_once=16):
    """Microseconds of the server's processors for one search, with some under way at once."""
    found = 0
    start = processor_seconds(server.process.pid)
    for index in range(0, len(terms), at_once):
        for call in [server.begin(term) for term in terms[index:index + at_once]]:
            found += server.end(call)
    used = processor_seconds(server.process.pid) - start
    return used * 1e6 / len(terms), found


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--build", type=pathlib.Path, default=HERE.parent.parent / ".build/release")
    arguments.add_argument("--count", type=int, default=1_000_000)
    arguments.add_argument("--people")
    arguments.add_argument("--terms", type=int, default=500, help="terms of each class")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--no-slapd", action="store_true")
    options = arguments.parse_args()
    rng = random.Random(options.seed)
    missed = []

    def check(what, holds):
        if not holds:
            missed.append(what)

    with tempfile.TemporaryDirectory(prefix="rollcall-search-") as name:
        folder = pathlib.Path(name)
        people, count = people_of(options, folder)
        store = folder / "user-directory.db"
        tool = options.build / "bench-search"
        # Most of them in bulk; the last ones as they come when people sign up.
        single = min(50_000, count // 10)
        for bulk, share in ((True, count - single), (False, single)):
            skipped = 0 if bulk else count - single
            loaded = json.loads(subprocess.run(
                [tool, "load" if bulk else "create", store, people, str(skipped), str(share)],
                stdout=subprocess.PIPE, check=True).stdout)
            print(f"{loaded['people']:,} people {'loaded in bulk' if bulk else 'created one by one, 512 at once'}: "
                  f"{loaded['people'] / loaded['seconds']:,.0f} a second, "
                  f"{loaded['cpu_seconds'] * 1e6 / loaded['people']:.0f} µs of processor each")
            if not bulk:
                check("people a second", loaded["people"] / loaded["seconds"] >= BUDGETS["people/s"])
        size = sum(path.stat().st_size for path in folder.glob("user-directory.db*")) / 1e6
        print(f"the store takes {size:,.0f} MB\n")

        sample = sample_of(people, count, rng)
        terms = classes(sample, rng, options.terms)
        stored = subprocess.run([tool, "search", store], input="\n".join("\t".join(some) for some in terms.values()),
                                text=True, encoding="utf-8",
                                stdout=subprocess.PIPE, check=True)
        directory = Directory(options.build, folder)
        print(f"from the start, ready after {directory.seconds_to_ready:.2f} s, and the first search is answered "
              f"after {directory.seconds_to_search:.2f} s\n")
        try:
            print(f"{'':28}{'in the store, ms':>20}{'at the client, ms':>20}{'processor':>12}")
            print(f"{'terms':28}{'p50':>10}{'p99':>10}{'p50':>10}{'p99':>10}{'µs':>12}")
            for (label, some), inside in zip(terms.items(), json.loads(stored.stdout)):
                p50, p99 = one_at_a_time(directory, some)
                used, _ = processor_time(directory, some)
                print(f"{label:28}{inside['p50']:10.3f}{inside['p99']:10.3f}{p50:10.3f}{p99:10.3f}{used:12.0f}")
                check(f"p50 of {label}", inside["p50"] <= BUDGETS["p50"])
                check(f"p99 of {label}", inside["p99"] <= BUDGETS["p99"] * (1 if count <= 1_000_000 else 4))
            memory = resident_megabytes(directory.process.pid)
            print(f"\nmemory of the service, at most: {memory:.0f} MB")
            check("memory", memory <= BUDGETS["MB"])
            if not options.no_slapd:
                typed = indexed_by_slapd(sample, rng, options.terms * 4)
                other = slapd.Server(folder, people)
                try:
                    connect(other.connect, other.process)
                    results = []
                    for server, what in ((directory, "user-directory"), (other, "slapd")):
                        processor_time(server, typed[:200])
                        used, found = processor_time(server, typed)
                        results.append(used)
                        print(f"{what:16}{used:10.0f} µs of processor a search, {1e6 / used:8,.0f} searches "
                              f"per core-second, {found:,} people found")
                    print(f"ratio: {results[1] / results[0]:.1f}")
                    check("ratio to slapd", results[1] / results[0] >= BUDGETS["ratio"])
                finally:
                    other.process.terminate()
                    other.process.wait()
        finally:
            directory.service.end()
    for what in missed:
        print(f"MISSED: {what}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
