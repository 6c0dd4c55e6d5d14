import Descriptors
import Protobuf
import RPCCore
import RPCTransport

extension ServiceCatalogue {
  /// The services of descriptors.
  ///
  /// - Parameter names: Those of them that count; `nil` for all.
  init(_ pool: DescriptorPool, _ names: [String]? = nil, from origin: Entry.Origin) {
    let services = pool.services.filter { names?.contains($0.fullName) ?? true }
    self.init(
      entries: services.map { Entry(schema: ServiceSchema($0), origin: origin) },
      messageTypes: [pool.messageTypes, ServiceCatalogue.ownTypes])
  }
}

extension ServiceSchema {
  init(_ service: LearnedService) {
    self.init(
      name: service.fullName, documentation: service.documentation,
      methods: service.methods.map { MethodSchema($0, of: service.fullName) })
  }
}

extension MethodSchema {
  init(_ method: LearnedMethod, of service: String) {
    let kind: MethodDescriptor.Kind =
      switch (method.clientStreams, method.serverStreams) {
      case (false, false): .unary
      case (true, false): .clientStreaming
      case (false, true): .serverStreaming
      case (true, true): .bidirectionalStreaming
      }
    let idempotency: MethodDescriptor.Idempotency =
      switch method.idempotency {
      case .unknown: .unknown
      case .noSideEffects: .noSideEffects
      case .idempotent: .idempotent
      }
    let access = method.access.map(AccessRule.init)
    self.init(
      descriptor: MethodDescriptor(
        service: service, name: method.name, kind: kind, idempotency: idempotency,
        access: access ?? .anyPeer),
      documentation: method.documentation, input: method.input, output: method.output,
      access: access)
  }
}

extension AccessRule {
  fileprivate init(_ access: LearnedAccess) {
    let users: Users =
      switch access.users {
      case .nobody: .nobody
      case .themselves(let field): .themselves(field: field)
      case .signedIn: .signedIn
      }
    self = access.callers == ["*"] ? .anyPeer : .callers(access.callers, users: users)
  }
}
