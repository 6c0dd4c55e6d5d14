"""The Python modules of the interop schema, made anew for the process that imports this."""

import atexit
import os
import shutil
import sys
import tempfile

import grpc_tools
from grpc_tools import protoc

_root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
_output = tempfile.mkdtemp()
atexit.register(shutil.rmtree, _output, ignore_errors=True)
_folders = [
    os.path.join(_root, "Tests", "Interop", "proto"),
    os.path.join(_root, "proto"),
    os.path.join(os.path.dirname(grpc_tools.__file__), "_proto"),
]
_files = ["empty", "messages", "test"]
_code = protoc.main(
    ["protoc"]
    + [f"-I{folder}" for folder in _folders]
    + [f"--python_out={_output}", f"--grpc_python_out={_output}"]
    + [f"grpc/testing/{name}.proto" for name in _files]
    + ["rollcall/options/v1/options.proto"]
)
if _code != 0:
    sys.exit("protoc refused the schemas")

# The generated package is called grpc.testing, and grpc is taken: the folder joins that package.
import grpc  # noqa: E402

grpc.__path__.append(os.path.join(_output, "grpc"))
sys.path.insert(0, _output)

from grpc.testing import empty_pb2, messages_pb2, test_pb2, test_pb2_grpc  # noqa: E402,F401
