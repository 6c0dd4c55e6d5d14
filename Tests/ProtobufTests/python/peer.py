"""Random messages, made and checked by Google's implementation.

    peer.py make SEED COUNT TYPE...   prints COUNT cases for each type, a JSON object a line
    peer.py check SEED COUNT TYPE...  reads what Swift made of the same cases, and prints what is
                                      different, a line each

A case has the message's "type", its "packed" bytes in hexadecimal, its "json", and packed bytes that
were "changed" at random, which may be no message. Swift answers with "packed", out of the packed
bytes; with "json", out of the same; with "fromJSON", the packed bytes out of the JSON; and with
"changed", out of the changed bytes, or without it if it refuses them. All schemas are imported from
the folders in PYTHONPATH.
"""

import importlib
import json
import os
import random
import struct
import sys
import warnings

from google.protobuf import descriptor, json_format, symbol_database

FD = descriptor.FieldDescriptor
WELL_KNOWN = ["any", "duration", "empty", "field_mask", "struct", "timestamp", "wrappers"]
# What names of fields are made of, for masks, so that JSON has a form for them.
MASKS = ["display_name", "a.b_c", "id", "members.email", "x1"]
NULL = "google.protobuf.NullValue"
ANY = b"type.googleapis.com/"
# No marks that combine: a key of a dictionary in Swift is the same composed and decomposed.
LETTERS = "abcXYZ09 _-./\\\"'<>&\0\n\t\x7f\u00e9\u00df\u05d0\u4e2d\u2028\ud7ff\ue000\uffff😀\U0010ffff"
NUMBERS = {
    "int32": [0, 1, -1, 127, 128, 2**31 - 1, -(2**31)],
    "int64": [0, 1, -1, 2**53 + 1, 2**63 - 1, -(2**63)],
    "uint32": [0, 1, 300, 2**32 - 1],
    "uint64": [0, 1, 2**53 + 1, 2**64 - 1],
    "double": [0.0, -0.0, 0.1, -1.5, 1e300, 5e-324, 3.0, 2.0**60, float("inf"), float("-inf"), float("nan")],
    "float": [0.0, -0.0, 0.1, -1.5, 3e38, 1e-45, 3.0, 2.0**60, float("inf"), float("-inf"), float("nan")],
}
KINDS = {
    FD.CPPTYPE_INT32: "int32",
    FD.CPPTYPE_INT64: "int64",
    FD.CPPTYPE_UINT32: "uint32",
    FD.CPPTYPE_UINT64: "uint64",
    FD.CPPTYPE_DOUBLE: "double",
    FD.CPPTYPE_FLOAT: "float",
}


def load():
    for name in WELL_KNOWN:
        importlib.import_module(f"google.protobuf.{name}_pb2")
    for folder in os.environ["PYTHONPATH"].split(":"):
        for root, _, files in sorted(os.walk(folder)):
            for file in sorted(files):
                if file.endswith("_pb2.py"):
                    path = os.path.relpath(os.path.join(root, file), folder)
                    importlib.import_module(path[: -len(".py")].replace("/", "."))


class Maker:
    """Fills messages at random."""

    def __init__(self, seed, types):
        self.random = random.Random(seed)
        self.types = types
        self.symbols = symbol_database.Default()

    def message(self, name, depth=0):
        message = self.symbols.GetSymbol(name)()
        self.fill(message, depth)
        return message

    def fill(self, message, depth):
        special = getattr(self, "fill_" + message.DESCRIPTOR.full_name.replace(".", "_"), None)
        if special:
            special(message, depth)
            return
        # Some messages with everything set, most with a little.
        share = self.random.choice([0.1, 0.3, 0.3, 0.9])
        for field in message.DESCRIPTOR.fields:
            if self.random.random() < share:
                self.field(message, field, depth)

    def field(self, message, field, depth):
        if field.message_type and field.message_type.GetOptions().map_entry:
            self.map(getattr(message, field.name), field.message_type, depth)
        elif field.label == FD.LABEL_REPEATED:
            values = getattr(message, field.name)
            for _ in range(self.random.choice([0, 1, 2, 2, 20])):
                if field.message_type is None:
                    values.append(self.scalar(field))
                elif depth < 4:
                    self.fill(values.add(), depth + 1)
        elif field.message_type is None:
            setattr(message, field.name, self.scalar(field))
        elif depth < 4:
            value = getattr(message, field.name)
            value.SetInParent()
            self.fill(value, depth + 1)

    def map(self, values, entry, depth):
        key, value = entry.fields_by_name["key"], entry.fields_by_name["value"]
        if value.enum_type and value.enum_type.full_name == NULL:
            # Python writes null for these, and doesn't read it.
            return
        for _ in range(self.random.choice([0, 1, 3])):
            if value.message_type is None:
                values[self.scalar(key)] = self.scalar(value)
            elif depth < 4:
                self.fill(values[self.scalar(key)], depth + 1)

    def scalar(self, field):
        if field.cpp_type in KINDS:
            return self.number(KINDS[field.cpp_type])
        if field.cpp_type == FD.CPPTYPE_BOOL:
            return self.random.random() < 0.5
        if field.cpp_type == FD.CPPTYPE_ENUM:
            if field.enum_type.full_name == NULL:
                return 0
            known = [value.number for value in field.enum_type.values]
            return self.random.choice(known + [-77, 2**31 - 1])
        if field.type == FD.TYPE_BYTES:
            return self.random.randbytes(self.random.choice([0, 1, 2, 3, 40]))
        return self.text()

    def number(self, kind):
        if self.random.random() < 0.5:
            return self.random.choice(NUMBERS[kind])
        if kind == "double":
            return self.random.uniform(-1e6, 1e6)
        if kind == "float":
            return struct.unpack("f", struct.pack("f", self.random.uniform(-1e6, 1e6)))[0]
        bits = int(kind[-2:])
        number = self.random.getrandbits(self.random.choice([7, 14, bits - 1]))
        return number if kind[0] == "u" or self.random.random() < 0.5 else -number

    def text(self):
        return "".join(self.random.choices(LETTERS, k=self.random.choice([0, 1, 5, 20])))

    # Well-known types, with what JSON has a form for.

    def fill_google_protobuf_Timestamp(self, message, depth):
        message.seconds = self.random.choice([0, -62135596800, 253402300799, self.random.getrandbits(31)])
        message.nanos = self.nanos()

    def fill_google_protobuf_Duration(self, message, depth):
        sign = self.random.choice([1, -1])
        message.seconds = sign * self.random.choice([0, 315576000000 - 1, self.random.getrandbits(20)])
        message.nanos = sign * self.nanos()

    def nanos(self):
        return self.random.choice([0, 1, 1000, 10**6, 500 * 10**6, 999999999])

    def fill_google_protobuf_FieldMask(self, message, depth):
        message.paths.extend(self.random.choices(MASKS, k=self.random.choice([0, 1, 3])))

    def fill_google_protobuf_Value(self, message, depth):
        kind = self.random.choice(["null", "number", "string", "bool", "struct", "list"][: 4 if depth > 3 else 6])
        if kind == "null":
            message.null_value = 0
        elif kind == "number":
            message.number_value = self.random.choice([0.0, -0.0, 1.0, 0.1, -1e300, 2.0**53])
        elif kind == "string":
            message.string_value = self.text()
        elif kind == "bool":
            message.bool_value = self.random.random() < 0.5
        elif kind == "struct":
            message.struct_value.SetInParent()
            self.fill(message.struct_value, depth + 1)
        else:
            message.list_value.SetInParent()
            self.fill(message.list_value, depth + 1)

    def fill_google_protobuf_Any(self, message, depth):
        if depth < 3 and self.random.random() < 0.8:
            message.Pack(self.message(self.random.choice(self.types), depth + 1), deterministic=True)

    def packed(self, message):
        """One of the many ways to pack it."""
        parts = [message.SerializeToString(deterministic=True)]
        if self.random.random() < 0.2:
            # Joined messages are merged ones. No sense comes of one Any's type with another's value.
            other = self.message(message.DESCRIPTOR.full_name)
            other = other.SerializeToString(deterministic=True)
            if ANY not in parts[0] + other and has_json(type(message), parts[0] + other):
                parts.append(other)
        while self.random.random() < 0.3:
            parts.insert(self.random.randrange(len(parts) + 1), self.unknown(message.DESCRIPTOR))
        return b"".join(parts)

    def changed(self, packed):
        """Almost the same bytes."""
        result = bytearray(packed)
        for _ in range(self.random.choice([1, 1, 2])):
            start = self.random.randrange(len(result) + 1)
            end = start + self.random.choice([0, 1, 1, 3])
            result[start:end] = self.random.choice(
                [b"", self.random.randbytes(1), b"\0", b"\x80", b"\xff\xff\xff\xff\x0f", bytes(result[start:end]) * 2]
            )
        return bytes(result)

    def unknown(self, message):
        """A field that the message doesn't have, or a group, which no message has."""
        known = {field.number for field in message.fields}
        number = self.random.choice([n for n in [1, 7, 100, 2**29 - 1] if n not in known])
        kind = self.random.choice([0, 1, 2, 3, 5])
        if kind == 3:
            number = self.random.choice([1, 2, 3, 100])
            inner = b"" if self.random.random() < 0.3 else self.unknown(message)
            return tag(number, 3) + inner + tag(number, 4)
        value = {0: b"\x96\x01", 1: b"12345678", 2: b"\x03a\0b", 5: b"1234"}[kind]
        return tag(number, kind) + value


def has_json(kind, packed):
    message = kind()
    message.ParseFromString(packed)
    try:
        json_format.MessageToJson(message)
        return True
    except Exception:
        return False


def tag(number, kind):
    value, result = number << 3 | kind, b""
    while value > 127:
        result += bytes([value & 127 | 128])
        value >>= 7
    return result + bytes([value])


def cases(seed, count, types):
    maker = Maker(seed, types)
    for name in types:
        for index in range(count):
            packed = maker.packed(maker.message(name))
            message = maker.symbols.GetSymbol(name)()
            message.ParseFromString(packed)
            yield index, message, packed, maker.changed(packed)


def comparable(message, unknown=True):
    copy = type(message)()
    copy.CopyFrom(message)
    if not unknown:
        copy.DiscardUnknownFields()
    order(copy)
    return copy.SerializeToString(deterministic=True)


def order(message):
    """Packs what is in an Any anew, since the order of a map in it is anybody's choice."""
    if message.DESCRIPTOR.full_name == "google.protobuf.Any":
        try:
            content = symbol_database.Default().GetSymbol(message.TypeName())()
            content.ParseFromString(message.value)
        except Exception:
            # A type of no name, or bytes that are none of it, stay what they are.
            return
        order(content)
        message.value = content.SerializeToString(deterministic=True)
        return
    for field, value in message.ListFields():
        if field.message_type is None:
            continue
        if field.message_type.GetOptions().map_entry:
            # Reading leaves a key that came twice in the message twice, until the map is written to.
            if field.message_type.fields_by_name["value"].message_type:
                for key in list(value):
                    value[key].SetInParent()
                    order(value[key])
            else:
                value.update(dict(value))
        elif field.label == FD.LABEL_REPEATED:
            for inner in value:
                order(inner)
        else:
            order(value)


def make(seed, count, types):
    for index, message, packed, changed in cases(seed, count, types):
        text = json_format.MessageToJson(
            message,
            including_default_value_fields=index % 2 == 0,
            preserving_proto_field_name=index % 3 == 0,
            indent=index % 4,
            ensure_ascii=index % 5 == 0,
        )
        case = {"type": message.DESCRIPTOR.full_name, "packed": packed.hex(), "json": text}
        print(json.dumps(case | {"changed": changed.hex()}))


def parsed(kind, packed):
    """The message, or None if there is none."""
    message = kind()
    with warnings.catch_warnings(record=True) as warned:
        # A field number of 0 and the end of a group that never began are only warned about.
        warnings.simplefilter("always")
        try:
            message.ParseFromString(packed)
        except Exception:
            return None
    return None if warned else message


def check(seed, count, types):
    checked, alike = 0, 0
    for index, message, packed, changed in cases(seed, count, types):
        answer = json.loads(sys.stdin.readline())
        name = message.DESCRIPTOR.full_name
        where = f"{name} {index} {packed.hex()}"

        def compare(what, parse, unknown):
            copy = type(message)()
            try:
                parse(copy)
            except Exception as error:
                print(f"{where}: {what}: {error}")
                return
            if comparable(copy, unknown) != comparable(message, unknown):
                print(f"{where}: {what}: got {comparable(copy, unknown).hex()}")

        compare("packed", lambda copy: copy.ParseFromString(bytes.fromhex(answer["packed"])), True)
        compare("json", lambda copy: json_format.Parse(answer["json"], copy), False)
        compare("fromJSON", lambda copy: copy.ParseFromString(bytes.fromhex(answer["fromJSON"])), False)
        # What only one of the two takes: texts that aren't UTF-8 and are replaced by later ones, and
        # here tags of more than 32 bits.
        expected = parsed(type(message), changed)
        if expected is not None and "changed" in answer:
            got = parsed(type(message), bytes.fromhex(answer["changed"]))
            if comparable(got) != comparable(expected):
                print(f"{name} {index} {changed.hex()}: changed: got {answer['changed']}")
            alike += 1
        checked += 1
    print(f"checked {checked}")
    print(f"{alike} of the changed ones")


if __name__ == "__main__":
    load()
    {"make": make, "check": check}[sys.argv[1]](int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
