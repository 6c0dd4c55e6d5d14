"""otlp_receiver.py [--refuse | --certs DIR]: a collector of traces that isn't ours, on grpcio and OpenTelemetry's own
schema. Prints its address, and then a line of JSON for each span. --refuse says that it takes none;
--certs has it use TLS, as DIR/collector.pem, and take only clients whom DIR/ca.pem has signed. Runs
until it is ended."""
import concurrent.futures
import json
import pathlib
import sys

import grpc
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2, trace_service_pb2_grpc


def value(attribute):
    return getattr(attribute.value, attribute.value.WhichOneof("value"))


class Receiver(trace_service_pb2_grpc.TraceServiceServicer):
    def Export(self, request, context):
        response = trace_service_pb2.ExportTraceServiceResponse()
        for resource in request.resource_spans:
            names = {a.key: value(a) for a in resource.resource.attributes}
            for span in (span for scope in resource.scope_spans for span in scope.spans):
                if "--refuse" in sys.argv:
                    response.partial_success.rejected_spans += 1
                    response.partial_success.error_message = "the collector's disk is full"
                    continue
                print(json.dumps({
                    "service": names.get("service.name"), "trace": span.trace_id.hex(), "id": span.span_id.hex(),
                    "parent": span.parent_span_id.hex(), "name": span.name, "kind": span.kind,
                    "nanoseconds": span.end_time_unix_nano - span.start_time_unix_nano,
                    "status": span.status.code, "message": span.status.message, "state": span.trace_state,
                    "attributes": {a.key: value(a) for a in span.attributes}}), flush=True)
        return response


def port(server):
    if "--certs" not in sys.argv:
        return server.add_insecure_port("127.0.0.1:0")
    folder = pathlib.Path(sys.argv[sys.argv.index("--certs") + 1])
    authority, certificate, key = ((folder / name).read_bytes() for name in ("ca.pem", "collector.pem", "collector.key"))
    return server.add_secure_port("127.0.0.1:0", grpc.ssl_server_credentials(
        [(key, certificate)], root_certificates=authority, require_client_auth=True))


server = grpc.server(concurrent.futures.ThreadPoolExecutor(4))
trace_service_pb2_grpc.add_TraceServiceServicer_to_server(Receiver(), server)
print(f"127.0.0.1:{port(server)}", flush=True)
server.start()
server.wait_for_termination()
