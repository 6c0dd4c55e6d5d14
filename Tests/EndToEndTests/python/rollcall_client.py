"""A whole client of rollcall/1, made of ssl, socket, struct and protobuf alone, by proto/WIRE.md.

It has one thread and any number of calls: what it reads for another call waits there.
"""
import collections, socket, ssl, struct
from rollcall.rpc.v1.frame_pb2 import Frame


class CallError(Exception):
    """A status other than OK; the last frame of the call has its code, message and details."""


class Connection:
    def __init__(self, address, certificates, name):
        context = ssl.create_default_context(cafile=f"{certificates}/ca.pem")
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.load_cert_chain(f"{certificates}/{name}.pem", f"{certificates}/{name}.key")
        context.set_alpn_protocols(["rollcall/1"])
        host, port = address.rsplit(":", 1)
        plain = socket.create_connection((host, int(port)), timeout=30)
        self.socket = context.wrap_socket(plain, server_hostname=host)
        self.input, self.calls, self.last_id, self.credit = self.socket.makefile("rb"), {}, 0, 0
        self.settings = self.read().settings  # With it, the server has taken our certificate.
        self.credit += self.settings.connection_credit or 1_048_576

    def write(self, **fields):
        payload = Frame(**fields).SerializeToString()  # In the order of numbers: message is last.
        self.socket.sendall(struct.pack(">I", len(payload)) + payload)

    def read(self):
        header = self.input.read(4)
        payload = self.input.read(struct.unpack(">I", header)[0]) if len(header) == 4 else b""
        if not payload:
            raise ConnectionError("the server closed the connection")
        frame = Frame.FromString(payload)
        if frame.go_away.code:
            raise ConnectionError(frame.go_away.reason)
        if frame.HasField("ping") and not frame.ping.answer:
            self.write(ping={"opaque": frame.ping.opaque, "answer": True})
        owner = self.calls.get(frame.call_id, self)  # Call 0 is the connection.
        owner.credit += frame.credit
        if owner is not self:
            owner.frames.append(frame)
        return frame

    def unary(self, *arguments, **options):
        [answer] = Call(self, *arguments, **options).answers()
        return answer


class Call:
    """A call of any kind. With a request it is complete; without one, send() and then finish()."""
    def __init__(self, connection, method, answer_type, request=None, timeout=0, metadata=None):
        self.connection, self.answer_type = connection, answer_type
        self.frames, self.credit = collections.deque(), connection.settings.call_credit or 65_536
        self.id = connection.last_id = connection.last_id + 1
        connection.calls[self.id] = self
        pairs = [{"key": key, "value": value} for key, value in (metadata or {}).items()]
        begin = {"method": method, "timeout_us": int(timeout * 1e6), "metadata": pairs}
        if request is None:
            connection.write(call_id=self.id, begin=begin)
        else:
            self.send(request, begin=begin, half_close=True)

    def send(self, request, **fields):
        while min(self.credit, self.connection.credit) <= 0:
            self.connection.read()
        message = request.SerializeToString()
        self.credit -= len(message) + 32
        self.connection.credit -= len(message) + 32
        self.connection.write(call_id=self.id, message=message, **fields)

    def finish(self):
        self.connection.write(call_id=self.id, half_close=True)

    def answers(self):
        frame = Frame()
        while not frame.HasField("end"):
            while not self.frames:
                self.connection.read()
            frame = self.frames.popleft()
            if frame.HasField("message"):
                for call_id in (0, self.id):  # What was taken may be sent again.
                    if not (call_id and frame.HasField("end")):
                        self.connection.write(call_id=call_id, credit=len(frame.message) + 32)
                yield self.answer_type.FromString(frame.message)
        del self.connection.calls[self.id]
        if frame.end.code:
            raise CallError(frame.end.code, frame.end.message, frame.end.details)
