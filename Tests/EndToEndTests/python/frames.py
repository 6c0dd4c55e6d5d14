"""Sends one server bytes that no client should, over TLS, and prints what it says to each.

frames.py ADDRESS CERTIFICATES NAME
"""
import json, struct, sys
from rollcall.directory.v1 import directory_pb2 as directory
from rollcall_client import Call, CallError, Connection, Frame

METHOD = "rollcall.directory.v1.UserDirectory/GetUser"


def framed(payload):
    return struct.pack(">I", len(payload)) + payload


def call(message, method=METHOD):
    return framed(Frame(
        call_id=1, begin={"method": method}, half_close=True, message=message).SerializeToString())


# What ends the connection, since the bytes after it can't be trusted.
VIOLATIONS = {
    "over the limit": struct.pack(">I", 4 * 1024 * 1024 + 1),
    "far over the limit": b"\xff\xff\xff\xff",
    "of zero length": struct.pack(">I", 0),
    "that is no protobuf": framed(b"\xff\xff\xff"),
    "with a field cut off": framed(b"\x08"),
    "with a group": framed(b"\x0b\x0c"),
}

# What ends its call only.
CALLS = {
    "a message that is no protobuf": call(b"\xff\xff\xff"),
    "a message cut off": call(b"\x0a\x24abc"),
    "invalid UTF-8": call(b"\x0a\x02\xc3\x28"),
    "a method that isn't there": call(b"", "rollcall.directory.v1.UserDirectory/Nothing"),
    "a service that isn't there": call(b"", "rollcall.Nothing/Nothing"),
    "no method": call(b"", ""),
    "no message": framed(
        Frame(call_id=1, begin={"method": METHOD}, half_close=True).SerializeToString()),
}

address, certificates, name = sys.argv[1:]
bystander = Connection(address, certificates, name)


def works(connection):
    """Whether a call gets its answer: nobody has this id, and the directory says so."""
    connection.last_id += 1  # The raw calls above took number 1.
    nobody = directory.GetUserRequest(id="00000000-0000-7000-8000-000000000000")
    try:
        connection.unary(METHOD, directory.User, nobody, timeout=30)
    except CallError as error:
        return error.args[0] == 5
    return False


def show(**values):
    print(json.dumps(values), flush=True)


for case, data in VIOLATIONS.items():
    connection = Connection(address, certificates, name)
    connection.socket.sendall(data)
    frame = Frame.FromString(connection.input.read(struct.unpack(">I", connection.input.read(4))[0]))
    show(
        case=case, code=frame.go_away.code, message=frame.go_away.reason,
        closed=connection.input.read() == b"", others=works(bystander))

for case, data in CALLS.items():
    connection = Connection(address, certificates, name)
    connection.socket.sendall(data)
    frame = connection.read()
    show(
        case=case, code=frame.end.code, message=frame.end.message, same=works(connection),
        others=works(bystander))

# A connection that ends in the middle of a frame.
connection = Connection(address, certificates, name)
connection.socket.sendall(framed(bytes(100))[:50])
connection.socket.close()
connection.input.close()
show(case="cut off", others=works(bystander))
