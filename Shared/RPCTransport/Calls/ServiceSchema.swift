public import Protobuf
public import RPCCore

/// What the .proto file says of a service, for tools that learn of it as they run.
public struct ServiceSchema: Sendable {
  /// With its package.
  public let name: String
  /// The comment above it.
  public let documentation: String
  public let methods: [MethodSchema]

  public init(name: String, documentation: String, methods: [MethodSchema]) {
    self.name = name
    self.documentation = documentation
    self.methods = methods
  }
}

/// What the .proto file says of a method.
public struct MethodSchema: Sendable {
  public let descriptor: MethodDescriptor
  /// The comment above it.
  public let documentation: String
  public let input: MessageType
  public let output: MessageType
  /// Who may call it, if the file says that: one that isn't Rollcall's doesn't.
  public let access: AccessRule?

  public init(
    descriptor: MethodDescriptor, documentation: String, input: any Message.Type,
    output: any Message.Type
  ) {
    self.init(
      descriptor: descriptor, documentation: documentation, input: MessageType(input),
      output: MessageType(output), access: descriptor.access)
  }

  package init(
    descriptor: MethodDescriptor, documentation: String, input: MessageType, output: MessageType,
    access: AccessRule?
  ) {
    self.descriptor = descriptor
    self.documentation = documentation
    self.input = input
    self.output = output
    self.access = access
  }
}
