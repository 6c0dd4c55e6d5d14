"""The public interop service of gRPC on grpcio, with reflection: a server that isn't ours.

    server.py DIR NAME      over TLS, with DIR/NAME.pem, and clients need one of DIR/ca.pem's
    server.py --plaintext   without TLS

Prints its port and runs until somebody ends it.
"""

import sys
import time
from concurrent import futures

import schemas
import grpc
from grpc_reflection.v1alpha import reflection

messages = schemas.messages_pb2
INITIAL = "x-grpc-test-echo-initial"
TRAILING = "x-grpc-test-echo-trailing-bin"


def echo_metadata(context):
    sent = dict(context.invocation_metadata())
    if INITIAL in sent:
        context.send_initial_metadata(((INITIAL, sent[INITIAL]),))
    if TRAILING in sent:
        context.set_trailing_metadata(((TRAILING, sent[TRAILING]),))


def end_as_asked(request, context):
    if request.HasField("response_status") and request.response_status.code:
        codes = {code.value[0]: code for code in grpc.StatusCode}
        context.abort(codes[request.response_status.code], request.response_status.message)


def payload(size):
    return messages.Payload(type=messages.COMPRESSABLE, body=bytes(size))


class TestService(schemas.test_pb2_grpc.TestServiceServicer):
    def EmptyCall(self, request, context):
        echo_metadata(context)
        return schemas.empty_pb2.Empty()

    def UnaryCall(self, request, context):
        echo_metadata(context)
        end_as_asked(request, context)
        if request.response_compressed.value:
            context.set_compression(grpc.Compression.Gzip)
        return messages.SimpleResponse(payload=payload(request.response_size))

    def CacheableUnaryCall(self, request, context):
        return self.UnaryCall(request, context)

    def StreamingOutputCall(self, request, context):
        echo_metadata(context)
        if any(wanted.compressed.value for wanted in request.response_parameters):
            context.set_compression(grpc.Compression.Gzip)
        yield from self.answers(request, context)

    @staticmethod
    def answers(request, context):
        for wanted in request.response_parameters:
            if wanted.interval_us:
                time.sleep(wanted.interval_us / 1e6)
            yield messages.StreamingOutputCallResponse(payload=payload(wanted.size))
        end_as_asked(request, context)

    def StreamingInputCall(self, requests, context):
        echo_metadata(context)
        size = sum(len(request.payload.body) for request in requests)
        return messages.StreamingInputCallResponse(aggregated_payload_size=size)

    def FullDuplexCall(self, requests, context):
        echo_metadata(context)
        for request in requests:
            yield from self.answers(request, context)

    def HalfDuplexCall(self, requests, context):
        for request in list(requests):
            yield from self.answers(request, context)


def credentials(folder, name):
    def read(file):
        with open(f"{folder}/{file}", "rb") as opened:
            return opened.read()

    return grpc.ssl_server_credentials(
        [(read(f"{name}.key"), read(f"{name}.pem"))], read("ca.pem"), require_client_auth=True
    )


def main():
    server = grpc.server(futures.ThreadPoolExecutor(max_workers=8))
    schemas.test_pb2_grpc.add_TestServiceServicer_to_server(TestService(), server)
    reflection.enable_server_reflection(
        ["grpc.testing.TestService", reflection.SERVICE_NAME], server
    )
    if sys.argv[1] == "--plaintext":
        port = server.add_insecure_port("127.0.0.1:0")
    else:
        port = server.add_secure_port("127.0.0.1:0", credentials(*sys.argv[1:3]))
    server.start()
    print("port", port, flush=True)
    server.wait_for_termination()


main()
