"""Asks a service of ours for its health and its schema with gRPC's own libraries, and calls it with
nothing but what it tells of itself.

    health_and_reflection.py ADDRESS DIR

Prints what it finds, one fact a line; after "watching" it waits for the service to change.
"""

import sys

import grpc
from google.protobuf import descriptor_pool, json_format, message_factory
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import (
    ProtoReflectionDescriptorDatabase,
)

address, folder = sys.argv[1:3]


def read(file):
    with open(f"{folder}/{file}", "rb") as opened:
        return opened.read()


def status(value):
    return health_pb2.HealthCheckResponse.ServingStatus.Name(value)


channel = grpc.secure_channel(
    address,
    grpc.ssl_channel_credentials(read("ca.pem"), read("operator.key"), read("operator.pem")),
)
health = health_pb2_grpc.HealthStub(channel)
for service in ["", "rollcall.directory.v1.UserDirectory", "grpc.health.v1.Health"]:
    answer = health.Check(health_pb2.HealthCheckRequest(service=service), timeout=10)
    print(f"health of \"{service}\":", status(answer.status))
try:
    health.Check(health_pb2.HealthCheckRequest(service="x"), timeout=10)
except grpc.RpcError as error:
    print("health of \"x\":", error.code().name)

database = ProtoReflectionDescriptorDatabase(channel)
print("services:", " ".join(sorted(database.get_services())))
pool = descriptor_pool.DescriptorPool(database)
service = pool.FindServiceByName("rollcall.directory.v1.UserDirectory")
print("methods:", " ".join(method.name for method in service.methods))
for file in ["google/protobuf/timestamp.proto", "rollcall/options/v1/options.proto"]:
    print("file:", pool.FindFileByName(file).name)
print("extension:", pool.FindExtensionByName("rollcall.options.v1.access").full_name)
try:
    pool.FindMessageTypeByName("rollcall.directory.v1.Usr")
except KeyError:
    print("no rollcall.directory.v1.Usr")


def call(name, request):
    method = service.methods_by_name[name]
    response_type = message_factory.GetMessageClass(method.output_type)
    send = channel.unary_unary(
        f"/{service.full_name}/{name}",
        request_serializer=lambda message: message.SerializeToString(),
        response_deserializer=response_type.FromString,
    )
    message = message_factory.GetMessageClass(method.input_type)()
    return send(json_format.ParseDict(request, message), timeout=10)


made = call("CreateUser", {"email": "ada@example.com", "displayName": "Ada"})
print("user:", call("GetUser", {"id": made.id}).display_name)

watched = health.Watch(health_pb2.HealthCheckRequest(), timeout=60)
print("watched:", status(next(watched).status))
print("watching", flush=True)
print("watched:", status(next(watched).status))
try:
    next(watched)
except grpc.RpcError as error:
    print("watch ended:", error.code().name)
