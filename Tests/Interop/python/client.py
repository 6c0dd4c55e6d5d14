"""The public interoperability cases of gRPC, run by grpcio: a client that isn't ours.

    client.py sync|asyncio ADDRESS DIR    with DIR/ca.pem, DIR/operator.pem and its key

Prints "passed CASE" for each case, or "failed CASE: WHY", and ends with 1 if any failed.
Source of the cases: the gRPC project, doc/interop-test-descriptions.md.
"""

import asyncio
import sys

import schemas
import grpc
from grpc import StatusCode

messages, stubs, empty = schemas.messages_pb2, schemas.test_pb2_grpc, schemas.empty_pb2
INITIAL = ("x-grpc-test-echo-initial", "test_initial_metadata_value")
TRAILING = ("x-grpc-test-echo-trailing-bin", b"\xab\xab\xab")
SPECIAL = "\t\ntest with whitespace\r\nand Unicode BMP ☺ and non-BMP 😈\t\n"
GZIP = grpc.Compression.Gzip
REQUEST_SIZES, RESPONSE_SIZES = [27182, 8, 1828, 45904], [31415, 9, 2653, 58979]


def credentials(folder):
    def read(file):
        with open(f"{folder}/{file}", "rb") as opened:
            return opened.read()

    return grpc.ssl_channel_credentials(read("ca.pem"), read("operator.key"), read("operator.pem"))


def payload(size):
    return messages.Payload(body=bytes(size))


def compressed(value):
    return messages.BoolValue(value=value)


def simple(**fields):
    return messages.SimpleRequest(response_size=314159, payload=payload(271828), **fields)


def outputs(sizes, **fields):
    return messages.StreamingOutputCallRequest(
        response_parameters=[messages.ResponseParameters(size=size, **fields) for size in sizes])


def ping(request, response):
    message = outputs([response])
    message.payload.CopyFrom(payload(request))
    return message


def inputs(sizes=REQUEST_SIZES, **fields):
    return [messages.StreamingInputCallRequest(payload=payload(size), **fields) for size in sizes]


def status(code, message):
    return messages.EchoStatus(code=code, message=message)


def check(condition, words):
    if not condition:
        raise AssertionError(words)


def check_payloads(answers, sizes):
    found = [len(answer.payload.body) for answer in answers]
    check(found == sizes, f"payloads of {found} bytes and not of {sizes}")


def check_ended(error, code, message=None):
    check(error.code() == code, f"it ended with {error.code()} and not with {code}")
    check(message is None or error.details() == message, f"it ended with {error.details()!r}")


def check_echo(initial, trailing):
    check(INITIAL in [tuple(pair) for pair in initial], f"initial metadata {initial}")
    check(TRAILING in [tuple(pair) for pair in trailing], f"trailers {trailing}")


class Sync:
    def __init__(self, address, folder):
        channel = grpc.secure_channel(address, credentials(folder))
        self.test, self.none = stubs.TestServiceStub(channel), stubs.UnimplementedServiceStub(channel)

    def ended(self, code, call, message=None):
        try:
            answer = call()
            if hasattr(answer, "__next__"):
                list(answer)
        except grpc.RpcError as error:
            check_ended(error, code, message)
        else:
            raise AssertionError(f"it ended with OK and not with {code}")

    def empty_unary(self):
        check(self.test.EmptyCall(empty.Empty()) == empty.Empty(), "not empty")

    def large_unary(self):
        check_payloads([self.test.UnaryCall(simple())], [314159])

    def client_compressed_unary(self):
        self.ended(
            StatusCode.INVALID_ARGUMENT,
            lambda: self.test.UnaryCall(simple(expect_compressed=compressed(True))))
        check_payloads(
            [self.test.UnaryCall(simple(expect_compressed=compressed(True)), compression=GZIP)], [314159])
        check_payloads([self.test.UnaryCall(simple(expect_compressed=compressed(False)))], [314159])

    def server_compressed_unary(self):
        for value in (True, False):
            check_payloads([self.test.UnaryCall(simple(response_compressed=compressed(value)))], [314159])

    def client_streaming(self):
        answer = self.test.StreamingInputCall(iter(inputs()))
        check(answer.aggregated_payload_size == sum(REQUEST_SIZES), f"{answer}")

    def client_compressed_streaming(self):
        # grpcio leaves a message alone that would be larger compressed.
        requests = inputs([27182, 45904], expect_compressed=compressed(True))
        self.ended(StatusCode.INVALID_ARGUMENT, lambda: self.test.StreamingInputCall(iter(requests)))
        answer = self.test.StreamingInputCall(iter(requests), compression=GZIP)
        check(answer.aggregated_payload_size == 27182 + 45904, f"{answer}")

    def server_streaming(self):
        check_payloads(self.test.StreamingOutputCall(outputs(RESPONSE_SIZES)), RESPONSE_SIZES)

    def server_compressed_streaming(self):
        request = outputs(RESPONSE_SIZES, compressed=compressed(True))
        check_payloads(self.test.StreamingOutputCall(request), RESPONSE_SIZES)

    def ping_pong(self):
        requests = Requests()
        answers = self.test.FullDuplexCall(requests)
        for request, response in zip(REQUEST_SIZES, RESPONSE_SIZES):
            requests.put(ping(request, response))
            check_payloads([next(answers)], [response])
        requests.put(None)
        check(list(answers) == [], "more answers than requests")

    def empty_stream(self):
        check(list(self.test.FullDuplexCall(iter([]))) == [], "answers to nothing")

    def custom_metadata(self):
        answer, call = self.test.UnaryCall.with_call(simple(), metadata=(INITIAL, TRAILING))
        check_payloads([answer], [314159])
        check_echo(call.initial_metadata(), call.trailing_metadata())
        stream = self.test.FullDuplexCall(iter([ping(314159, 314159)]), metadata=(INITIAL, TRAILING))
        check_payloads(stream, [314159])
        check_echo(stream.initial_metadata(), stream.trailing_metadata())

    def status_code_and_message(self):
        wanted = status(2, "test status message")
        self.ended(
            StatusCode.UNKNOWN, lambda: self.test.UnaryCall(messages.SimpleRequest(response_status=wanted)),
            wanted.message)
        request = messages.StreamingOutputCallRequest(response_status=wanted)
        self.ended(StatusCode.UNKNOWN, lambda: self.test.FullDuplexCall(iter([request])), wanted.message)

    def special_status_message(self):
        request = messages.SimpleRequest(response_status=status(2, SPECIAL))
        self.ended(StatusCode.UNKNOWN, lambda: self.test.UnaryCall(request), SPECIAL)

    def unimplemented_method(self):
        self.ended(StatusCode.UNIMPLEMENTED, lambda: self.test.UnimplementedCall(empty.Empty()))

    def unimplemented_service(self):
        self.ended(StatusCode.UNIMPLEMENTED, lambda: self.none.UnimplementedCall(empty.Empty()))

    def cancel_after_begin(self):
        call = self.test.StreamingInputCall.future(Requests())
        call.cancel()
        check(call.cancelled() and call.code() == StatusCode.CANCELLED, "it wasn't cancelled")

    def cancel_after_first_response(self):
        requests = Requests()
        answers = self.test.FullDuplexCall(requests)
        requests.put(ping(REQUEST_SIZES[0], RESPONSE_SIZES[0]))
        check_payloads([next(answers)], RESPONSE_SIZES[:1])
        answers.cancel()
        self.ended(StatusCode.CANCELLED, lambda: answers)

    def timeout_on_sleeping_server(self):
        requests = Requests()
        requests.put(messages.StreamingOutputCallRequest(payload=payload(27182)))
        self.ended(StatusCode.DEADLINE_EXCEEDED, lambda: self.test.FullDuplexCall(requests, timeout=0.001))


class Requests:
    """Requests as they are put; None is the last."""

    def __init__(self):
        import queue
        self.queue = queue.Queue()
        self.put = self.queue.put

    def __iter__(self):
        return self

    def __next__(self):
        request = self.queue.get()
        if request is None:
            raise StopIteration
        return request


class AsyncIO:
    def __init__(self, address, folder):
        channel = grpc.aio.secure_channel(address, credentials(folder))
        self.test, self.none = stubs.TestServiceStub(channel), stubs.UnimplementedServiceStub(channel)

    async def ended(self, code, call, message=None):
        try:
            if hasattr(call, "__aiter__"):
                async for _ in call:
                    pass
            else:
                await call
        except grpc.aio.AioRpcError as error:
            check_ended(error, code, message)
        except asyncio.CancelledError:
            check(await call.code() == code, f"it ended with {await call.code()}")
        else:
            raise AssertionError(f"it ended with OK and not with {code}")

    async def empty_unary(self):
        check(await self.test.EmptyCall(empty.Empty()) == empty.Empty(), "not empty")

    async def large_unary(self):
        check_payloads([await self.test.UnaryCall(simple())], [314159])

    async def client_compressed_unary(self):
        request = simple(expect_compressed=compressed(True))
        await self.ended(StatusCode.INVALID_ARGUMENT, self.test.UnaryCall(request))
        check_payloads([await self.test.UnaryCall(request, compression=GZIP)], [314159])

    async def server_compressed_unary(self):
        for value in (True, False):
            check_payloads([await self.test.UnaryCall(simple(response_compressed=compressed(value)))], [314159])

    async def client_streaming(self):
        call = self.test.StreamingInputCall()
        for request in inputs():
            await call.write(request)
        await call.done_writing()
        answer = await call
        check(answer.aggregated_payload_size == sum(REQUEST_SIZES), f"{answer}")

    async def server_streaming(self):
        check_payloads(
            [answer async for answer in self.test.StreamingOutputCall(outputs(RESPONSE_SIZES))], RESPONSE_SIZES)

    async def ping_pong(self):
        call = self.test.FullDuplexCall()
        for request, response in zip(REQUEST_SIZES, RESPONSE_SIZES):
            await call.write(ping(request, response))
            check_payloads([await call.read()], [response])
        await call.done_writing()
        check(await call.read() is grpc.aio.EOF, "more answers than requests")

    async def empty_stream(self):
        call = self.test.FullDuplexCall()
        await call.done_writing()
        check(await call.read() is grpc.aio.EOF, "answers to nothing")

    async def custom_metadata(self):
        call = self.test.UnaryCall(simple(), metadata=(INITIAL, TRAILING))
        check_payloads([await call], [314159])
        check_echo(await call.initial_metadata(), await call.trailing_metadata())

    async def status_code_and_message(self):
        wanted = status(2, "test status message")
        await self.ended(
            StatusCode.UNKNOWN, self.test.UnaryCall(messages.SimpleRequest(response_status=wanted)), wanted.message)
        call = self.test.FullDuplexCall()
        await call.write(messages.StreamingOutputCallRequest(response_status=wanted))
        await call.done_writing()
        await self.ended(StatusCode.UNKNOWN, call, wanted.message)

    async def special_status_message(self):
        request = messages.SimpleRequest(response_status=status(2, SPECIAL))
        await self.ended(StatusCode.UNKNOWN, self.test.UnaryCall(request), SPECIAL)

    async def unimplemented_method(self):
        await self.ended(StatusCode.UNIMPLEMENTED, self.test.UnimplementedCall(empty.Empty()))

    async def unimplemented_service(self):
        await self.ended(StatusCode.UNIMPLEMENTED, self.none.UnimplementedCall(empty.Empty()))

    async def cancel_after_begin(self):
        call = self.test.StreamingInputCall()
        call.cancel()
        await self.ended(StatusCode.CANCELLED, call)

    async def cancel_after_first_response(self):
        call = self.test.FullDuplexCall()
        await call.write(ping(REQUEST_SIZES[0], RESPONSE_SIZES[0]))
        check_payloads([await call.read()], RESPONSE_SIZES[:1])
        call.cancel()
        check(await call.code() == StatusCode.CANCELLED, "it wasn't cancelled")

    async def timeout_on_sleeping_server(self):
        call = self.test.FullDuplexCall(timeout=0.001)
        check(await call.code() == StatusCode.DEADLINE_EXCEEDED, f"it ended with {await call.code()}")


async def run(cases):
    failed = 0
    for name in [name for name in vars(type(cases)) if not name.startswith("_") and name != "ended"]:
        try:
            outcome = getattr(cases, name)()
            if asyncio.iscoroutine(outcome):
                await outcome
            print(f"passed {name}", flush=True)
        except Exception as error:
            failed += 1
            print(f"failed {name}: {type(error).__name__}: {error}", flush=True)
    return failed


async def main():
    kind, address, folder = sys.argv[1:]
    # Made within the loop that asyncio's channel belongs to.
    cases = (AsyncIO if kind == "asyncio" else Sync)(address, folder)
    sys.exit(1 if await run(cases) else 0)


asyncio.run(main())
