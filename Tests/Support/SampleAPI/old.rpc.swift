// Generated from rollcall/sample/v1/old.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport

/// The methods of rollcall.sample.v1.old.Past.
public enum PastMethods {
  public static let call = MethodDescriptor(
    service: "rollcall.sample.v1.old.Past",
    name: "Call",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [call]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.sample.v1.old.Past",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: call,
        documentation: "",
        input: PastMessageDeprecated.self,
        output: PastMessageDeprecated.self
      ),
    ]
  )
}

public protocol PastService: RPCService {
  func call(_ request: PastMessageDeprecated, context: CallContext) async throws -> PastMessageDeprecated
}

extension PastService {
  public var methods: [ServerMethod] {
    [
      .unary(PastMethods.call) {
        (request: PastMessageDeprecated, context) async throws -> PastMessageDeprecated in
        try await self.call(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .sampleAPI
  }
}

/// Calls rollcall.sample.v1.old.Past.
@available(*, deprecated)
public struct PastClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public func call(
    _ request: PastMessageDeprecated,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> PastMessageDeprecated {
    try await channel.unary(
      PastMethods.call, request, options: options, returning: PastMessageDeprecated.self
    )
  }
}
