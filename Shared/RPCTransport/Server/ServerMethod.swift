public import Protobuf
public import RPCCore

/// What a server serves: generated service protocols conform and write ``methods`` themselves.
public protocol RPCService: Sendable {
  var methods: [ServerMethod] { get }

  /// The .proto files of its methods, for reflection. None for one that was written without.
  var descriptors: FileDescriptors { get }
}

extension RPCService {
  public var descriptors: FileDescriptors { FileDescriptors() }
}

/// A method and the function that carries it out.
public struct ServerMethod: Sendable {
  public let descriptor: MethodDescriptor

  enum Implementation {
    case unary(PendingUnaryCall.Begin)
    case streaming(MakeCall)
  }

  typealias MakeCall =
    @Sendable (
      ServedMethod, UInt64, CallFlow?, CallContext, CallServices, any ServerCallCarrier
    ) -> ServerCall

  let implementation: Implementation
  /// It finds in a request whom that is about.
  let tellsWhose: Bool

  @inlinable public static func unary<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor,
    _ handler: @escaping @Sendable (Request, CallContext) async throws -> Response
  ) -> ServerMethod {
    unary(descriptor, tellsWhose: false) { (bytes, call) throws(RPCError) in
      let request: Request
      do throws(DecodingFailure) {
        request = try Request(packed: copy bytes)
      } catch {
        throw PendingUnaryCall.undecodable(Request.schema, error)
      }
      return {
        do {
          let response =
            call.isIntercepted
            ? try await call.intercept(request, handler) : try await handler(request, call.context)
          call.answer { output throws(EncodingFailure) in try response.pack(into: &output) }
        } catch {
          call.answer(error: error)
        }
      }
    }
  }

  /// - Parameter whose: The id of the person whom a request is about, for the access rule; `nil` for
  ///   a request that doesn't say.
  @inlinable public static func unary<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor, whose: @escaping @Sendable (Request) -> String?,
    _ handler: @escaping @Sendable (Request, CallContext) async throws -> Response
  ) -> ServerMethod {
    unary(descriptor, tellsWhose: true) { (bytes, call) throws(RPCError) in
      let request: Request
      do throws(DecodingFailure) {
        request = try Request(packed: copy bytes)
      } catch {
        throw PendingUnaryCall.undecodable(Request.schema, error)
      }
      return {
        guard call.admits({ whose(request) }) else { return }
        do {
          let response =
            call.isIntercepted
            ? try await call.intercept(request, handler) : try await handler(request, call.context)
          call.answer { output throws(EncodingFailure) in try response.pack(into: &output) }
        } catch {
          call.answer(error: error)
        }
      }
    }
  }

  @usableFromInline static func unary(
    _ descriptor: MethodDescriptor, tellsWhose: Bool, begin: @escaping PendingUnaryCall.Begin
  ) -> ServerMethod {
    ServerMethod(
      descriptor: descriptor, implementation: .unary(begin), tellsWhose: tellsWhose)
  }

  /// - Parameter whose: As for ``unary(_:whose:_:)``.
  @inlinable public static func serverStreaming<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor, whose: (@Sendable (Request) -> String?)? = nil,
    _ handler:
      @escaping @Sendable (Request, ResponseWriter<Response>, CallContext) async throws -> Void
  ) -> ServerMethod {
    bidirectionalStreaming(descriptor, whose: whose) {
      (requests: RequestStream<Request>, responses, context) in
      try await handler(try await only(requests, descriptor), responses, context)
    }
  }

  /// - Parameter whose: As for ``unary(_:whose:_:)``, of the first message. The handler of a person's
  ///   call begins when that has come.
  @inlinable public static func clientStreaming<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor, whose: (@Sendable (Request) -> String?)? = nil,
    _ handler: @escaping @Sendable (RequestStream<Request>, CallContext) async throws -> Response
  ) -> ServerMethod {
    bidirectionalStreaming(descriptor, whose: whose) {
      (requests: RequestStream<Request>, responses, context) in
      try await responses.send(try await handler(requests, context))
    }
  }

  /// - Parameter whose: As for ``clientStreaming(_:whose:_:)``.
  @inlinable public static func bidirectionalStreaming<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor, whose: (@Sendable (Request) -> String?)? = nil,
    _ handler:
      @escaping @Sendable (RequestStream<Request>, ResponseWriter<Response>, CallContext)
      async throws -> Void
  ) -> ServerMethod {
    streaming(descriptor, whose: whose) { (requests: RequestStream<Request>, sender, context) in
      let responses = ResponseWriter<Response> { (response) async throws(RPCError) in
        let isSent = try sender.sendNow { output throws(EncodingFailure) in
          try response.pack(into: &output)
        }
        guard !isSent else { return }
        try await sender.send { output throws(EncodingFailure) in try response.pack(into: &output) }
      }
      try await sender.pass(requests, responses, context, to: handler)
    }
  }

  @usableFromInline static func streaming<Request: Message>(
    _ descriptor: MethodDescriptor, whose: (@Sendable (Request) -> String?)?,
    _ handler:
      @escaping @Sendable (RequestStream<Request>, StreamSender, CallContext) async throws -> Void
  ) -> ServerMethod {
    let makeCall: MakeCall = { method, id, flow, context, services, carrier in
      StreamingServerCall(
        method, id: id, flow: flow, context: context, services: services, carrier: carrier,
        whose: whose, handler: handler)
    }
    return ServerMethod(
      descriptor: descriptor, implementation: .streaming(makeCall), tellsWhose: whose != nil)
  }

  /// The request of a call that has one, and its half-close.
  @usableFromInline static func only<Request: Message>(
    _ requests: RequestStream<Request>, _ descriptor: MethodDescriptor
  ) async throws -> Request {
    var iterator = requests.makeAsyncIterator()
    guard let request = try await iterator.next() else {
      throw RPCError(.invalidArgument, "\(descriptor.path) takes one message, and none came")
    }
    guard try await iterator.next() == nil else {
      throw RPCError(
        .invalidArgument, "\(descriptor.path) takes one message, and a second one came")
    }
    return request
  }
}
