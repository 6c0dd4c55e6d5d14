"""A gRPC server that isn't ours and whose schemas, in proto2 and an edition, no part of ours is compiled with.

    server.py DIR NAME      over TLS, with DIR/NAME.pem, and clients need one of DIR/ca.pem's
    server.py --plaintext   without TLS
    server.py --silent      without TLS and without reflection

Prints its port and runs until somebody ends it.
"""

import os
import sys
from concurrent import futures

import grpc
from google.protobuf import any_pb2
from grpc_health.v1 import health, health_pb2_grpc
from grpc_reflection.v1alpha import reflection

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
messages, services = grpc.protos_and_services("orders.proto")
_, note_services = grpc.protos_and_services("notes.proto")


def packed(message):
    holder = any_pb2.Any()
    holder.Pack(message)
    return holder


class Orders(services.OrdersServicer):
    def Place(self, request, context):
        if request.id == "refused":
            hint = packed(messages.Hint(text="try another"))
            # The fields of a google.rpc.Status: code, message, details.
            status = b"\x08\x03\x12\x02no\x1a" + bytes([hint.ByteSize()]) + hint.SerializeToString()
            context.set_trailing_metadata((("grpc-status-details-bin", status),))
            context.abort(grpc.StatusCode.INVALID_ARGUMENT, "no")
        return messages.Receipt(
            text=f"{request.count} of {request.id} in {request.place.town or 'no place'}",
            order=request,
            extra=packed(messages.Hint(text="thanks")),
        )

    def Follow(self, request, context):
        for number in range(request.count):
            yield messages.Receipt(text=f"{request.id} {number}")

    def PlaceAll(self, requests, context):
        return messages.Receipt(text=" ".join(request.id for request in requests))

    def Talk(self, requests, context):
        for request in requests:
            yield messages.Receipt(text=request.id)


class Notes(note_services.NotesServicer):
    def Echo(self, request, context):
        return request


def credentials(folder, name):
    def read(file):
        with open(f"{folder}/{file}", "rb") as opened:
            return opened.read()

    return grpc.ssl_server_credentials(
        [(read(f"{name}.key"), read(f"{name}.pem"))], read("ca.pem"), require_client_auth=True
    )


def main():
    server = grpc.server(futures.ThreadPoolExecutor(max_workers=8))
    services.add_OrdersServicer_to_server(Orders(), server)
    note_services.add_NotesServicer_to_server(Notes(), server)
    health_pb2_grpc.add_HealthServicer_to_server(health.HealthServicer(), server)
    if sys.argv[1] != "--silent":
        names = ["foreign.v1.Orders", "foreign.v1.Notes", "grpc.health.v1.Health"]
        names.append(reflection.SERVICE_NAME)
        reflection.enable_server_reflection(names, server)
    if sys.argv[1].startswith("--"):
        port = server.add_insecure_port("127.0.0.1:0")
    else:
        port = server.add_secure_port("127.0.0.1:0", credentials(*sys.argv[1:3]))
    server.start()
    print("port", port, flush=True)
    server.wait_for_termination()


main()
