/// What the schema says about one method: the generator writes these from the .proto files.
public final class MethodDescriptor: Sendable {
  public enum Kind: Sendable, Hashable {
    case unary
    case clientStreaming
    case serverStreaming
    case bidirectionalStreaming
  }

  /// What carrying the call out twice does: the `idempotency_level` of the method.
  public enum Idempotency: Sendable, Hashable {
    case unknown
    case noSideEffects
    case idempotent
  }

  /// With its package: "rollcall.groups.v1.Groups".
  public let service: String
  public let name: String
  public let kind: Kind
  public let idempotency: Idempotency
  public let access: AccessRule
  /// "rollcall.groups.v1.Groups/CreateGroup".
  public let path: String

  public init(
    service: String, name: String, kind: Kind, idempotency: Idempotency, access: AccessRule
  ) {
    self.service = service
    self.name = name
    self.kind = kind
    self.idempotency = idempotency
    self.access = access
    self.path = "\(service)/\(name)"
  }
}

extension MethodDescriptor: Hashable {
  public static func == (left: MethodDescriptor, right: MethodDescriptor) -> Bool {
    left.path == right.path
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension MethodDescriptor: CustomStringConvertible {
  public var description: String { path }
}
