#!/usr/bin/env python3
"""Counts what it takes to encode and decode a message: ours, Google's C++ and protobuf-c alone.

  codec.py [--build DIR]

Instructions and calls of malloc's family per message, from valgrind: the difference between a short
run and a longer one, so that starting up doesn't count. The same on any machine of one architecture
with the same libraries; no clock is read.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CASES = [("user", "encode"), ("user", "decode"), ("group", "encode"), ("group", "decode")]
BUDGETS = {"encode": 1.3, "decode": 1.6}
ROUNDS = {"user": (100, 2100), "group": (20, 120)}


def run(*command, **options):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def pkg_config(name):
    return run("pkg-config", "--cflags", "--libs", name).split()


def build_cpp(folder):
    protos = ["rollcall/directory/v1/directory.proto", "rollcall/groups/v1/groups.proto",
              "rollcall/options/v1/options.proto"]
    run("protoc", "-I", ROOT / "proto", "-I", "/usr/include", f"--cpp_out={folder}", *protos)
    sources = [folder / proto.replace(".proto", ".pb.cc") for proto in protos]
    run("c++", "-O2", "-I", folder, HERE / "Codec/cpp/codec.cc", *sources, "-o", folder / "cpp",
        *pkg_config("protobuf"))
    return folder / "cpp"


def build_c(folder):
    generated = ROOT / "Shared/Generated"
    modules = ["CWellKnownTypes", "CDirectoryAPI", "CGroupsAPI"]
    sources = [source for module in modules for source in (generated / module).rglob("*.pb-c.c")]
    includes = [f"-I{generated / module / 'include'}" for module in modules]
    run("cc", "-O2", *includes, HERE / "Codec/c/codec.c", *sources, "-o", folder / "c",
        *pkg_config("libprotobuf-c"))
    return folder / "c"


def without_debug_information(program, folder):
    """valgrind 3.19 can't read that of Swift."""
    run("strip", "--strip-debug", "-o", folder / "swift", program)
    return folder / "swift"


def figure(pattern, text):
    return int(re.search(pattern, text).group(1).replace(",", ""))


def instructions(program, message, direction, count):
    text = run("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, message, direction, count)
    return figure(r"Collected : (\d+)", text)


def allocations(program, message, direction, count):
    text = run("valgrind", "--tool=memcheck", "--leak-check=no", program, message, direction, count)
    return figure(r"total heap usage: ([\d,]+) allocs", text)


def per_message(measure, program, message, direction):
    few, many = ROUNDS[message]
    difference = measure(program, message, direction, many) - measure(program, message, direction, few)
    return difference / (many - few)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/release")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        programs = {"C++": build_cpp(folder), "protobuf-c": build_c(folder),
                    "Rollcall": without_debug_information(options.build / "bench-codec", folder)}
        print(f"{'message':8} {'':7} {'by':11} {'instructions':>13} {'of C++':>7} {'budget':>7} {'allocations':>12}")
        for message, direction in CASES:
            floor = None
            for name, program in programs.items():
                spent = per_message(instructions, program, message, direction)
                floor = floor or spent
                budget = f"{BUDGETS[direction]:.1f}" if name == "Rollcall" else ""
                allocated = per_message(allocations, program, message, direction)
                print(f"{message:8} {direction:7} {name:11} {spent:13,.0f} {spent / floor:7.2f} {budget:>7} {allocated:12.1f}")


if __name__ == "__main__":
    main()
