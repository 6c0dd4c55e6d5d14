"""Asks and asks, and reads no answer: a client that has hung itself up.

stalled.py ADDRESS CERTIFICATES NAME

Prints a line when the server takes no more from it, and then waits to be killed. It fails if the
server takes everything.
"""
import signal, sys
from rollcall.directory.v1 import directory_pb2 as directory
from rollcall_client import Call, Connection

METHOD = "rollcall.directory.v1.UserDirectory/SearchUsers"

connection = Connection(*sys.argv[1:])
connection.socket.settimeout(1)
request = directory.SearchUsersRequest(term="a", page_size=50)
for number in range(200_000):
    connection.credit = 1_000_000  # As long as it likes: this one doesn't keep to it.
    try:
        Call(connection, METHOD, directory.SearchUsersResponse, request)
    except TimeoutError:
        print(f"stalled after {number} calls", flush=True)
        break
else:
    sys.exit("the server has read 200,000 requests, and none of its answers was read")
signal.pause()
