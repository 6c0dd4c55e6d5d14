// Generated from rollcall/plugin/v1/plugin.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CPluginAPI
@_spi(GeneratedCode) public import Protobuf

public struct CodeGeneratorRequest: Message {
  /// The names on the command line.
  public var fileToGenerate: [String] = []

  /// What comes with --rollcall_opt.
  public var parameter: String?

  /// Those files and all that they import, imports first.
  public var protoFile: [FileDescriptorProto] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    fileToGenerate: [String] = [],
    parameter: String? = nil,
    protoFile: [FileDescriptorProto] = []
  ) {
    self.fileToGenerate = fileToGenerate
    self.parameter = parameter
    self.protoFile = protoFile
  }
}

public struct CodeGeneratorResponse: Message {
  /// What protoc prints, as coming from the plugin. Nothing is written then.
  public var error: String?

  /// Bits; 1 says that the plugin knows proto3's `optional`.
  public var supportedFeatures: UInt64?

  public var file: [CodeGeneratorResponse.File] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    error: String? = nil,
    supportedFeatures: UInt64? = nil,
    file: [CodeGeneratorResponse.File] = []
  ) {
    self.error = error
    self.supportedFeatures = supportedFeatures
    self.file = file
  }
}

extension CodeGeneratorResponse {
  public struct File: Message {
    /// Relative to the output directory.
    public var name: String?

    public var content: String?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      name: String? = nil,
      content: String? = nil
    ) {
      self.name = name
      self.content = content
    }
  }
}

extension CodeGeneratorRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.CodeGeneratorRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "file_to_generate", jsonName: "fileToGenerate", number: 1,
        type: .string, label: .repeated,
        documentation: "The names on the command line."
      ),
      FieldSchema(
        name: "parameter", jsonName: "parameter", number: 2,
        type: .string, label: .explicit,
        documentation: "What comes with --rollcall_opt."
      ),
      FieldSchema(
        name: "proto_file", jsonName: "protoFile", number: 15,
        type: .message(FileDescriptorProto.self), label: .repeated,
        documentation: "Those files and all that they import, imports first."
      ),
    ]
  )
}

extension CodeGeneratorResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.CodeGeneratorResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "error", jsonName: "error", number: 1,
        type: .string, label: .explicit,
        documentation: "What protoc prints, as coming from the plugin. Nothing is written then."
      ),
      FieldSchema(
        name: "supported_features", jsonName: "supportedFeatures", number: 2,
        type: .uint64, label: .explicit,
        documentation: "Bits; 1 says that the plugin knows proto3's `optional`."
      ),
      FieldSchema(
        name: "file", jsonName: "file", number: 15,
        type: .message(CodeGeneratorResponse.File.self), label: .repeated
      ),
    ]
  )
}

extension CodeGeneratorResponse.File {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.CodeGeneratorResponse.File",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string, label: .explicit,
        documentation: "Relative to the output directory."
      ),
      FieldSchema(
        name: "content", jsonName: "content", number: 15,
        type: .string, label: .explicit
      ),
    ]
  )
}

extension CodeGeneratorRequest {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__CodeGeneratorRequest.self, fullName: "rollcall.plugin.v1.CodeGeneratorRequest", isRecursive: true,
    initialise: { unsafe rollcall_plugin_v1__code_generator_request__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension CodeGeneratorRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__CodeGeneratorRequest.self)
    self.fileToGenerate = try unsafe [String](reading: source.pointee.file_to_generate_f1, count: source.pointee.n_file_to_generate_f1, field: "rollcall.plugin.v1.CodeGeneratorRequest.file_to_generate")
    if unsafe source.pointee._parameter_oneof0_case.rawValue == 2 {
      self.parameter = try unsafe String(reading: source.pointee.parameter_f2, field: "rollcall.plugin.v1.CodeGeneratorRequest.parameter")
    }
    self.protoFile = try unsafe [FileDescriptorProto](reading: source.pointee.proto_file_f15, count: source.pointee.n_proto_file_f15)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.CodeGeneratorRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__CodeGeneratorRequest.self, capacity: 1)
    unsafe rollcall_plugin_v1__code_generator_request__init(target)
    unsafe target.pointee.n_file_to_generate_f1 = self.fileToGenerate.count
    unsafe target.pointee.file_to_generate_f1 = arena.array(self.fileToGenerate)
    if let value = self.parameter {
      unsafe target.pointee._parameter_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.parameter_f2 = arena.data(value)
    }
    unsafe target.pointee.n_proto_file_f15 = self.protoFile.count
    unsafe target.pointee.proto_file_f15 = arena.messages(self.protoFile)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension CodeGeneratorResponse {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__CodeGeneratorResponse.self, fullName: "rollcall.plugin.v1.CodeGeneratorResponse",
    initialise: { unsafe rollcall_plugin_v1__code_generator_response__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension CodeGeneratorResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__CodeGeneratorResponse.self)
    if unsafe source.pointee._error_oneof0_case.rawValue == 1 {
      self.error = try unsafe String(reading: source.pointee.error_f1, field: "rollcall.plugin.v1.CodeGeneratorResponse.error")
    }
    if unsafe source.pointee._supported_features_oneof1_case.rawValue == 2 {
      self.supportedFeatures = unsafe source.pointee.supported_features_f2
    }
    self.file = try unsafe [CodeGeneratorResponse.File](reading: source.pointee.file_f15, count: source.pointee.n_file_f15)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.CodeGeneratorResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__CodeGeneratorResponse.self, capacity: 1)
    unsafe rollcall_plugin_v1__code_generator_response__init(target)
    arena.expect(15)
    if let value = self.error {
      unsafe target.pointee._error_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.error_f1 = arena.data(value)
    }
    if let value = self.supportedFeatures {
      unsafe target.pointee._supported_features_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.supported_features_f2 = value
    }
    unsafe target.pointee.n_file_f15 = self.file.count
    unsafe target.pointee.file_f15 = arena.messages(self.file)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension CodeGeneratorResponse.File {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__CodeGeneratorResponse__File.self, fullName: "rollcall.plugin.v1.CodeGeneratorResponse.File",
    initialise: { unsafe rollcall_plugin_v1__code_generator_response__file__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension CodeGeneratorResponse.File: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__CodeGeneratorResponse__File.self)
    if unsafe source.pointee._name_oneof0_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.plugin.v1.CodeGeneratorResponse.File.name")
    }
    if unsafe source.pointee._content_oneof1_case.rawValue == 15 {
      self.content = try unsafe String(reading: source.pointee.content_f15, field: "rollcall.plugin.v1.CodeGeneratorResponse.File.content")
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.CodeGeneratorResponse.File")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__CodeGeneratorResponse__File.self, capacity: 1)
    unsafe rollcall_plugin_v1__code_generator_response__file__init(target)
    if let value = self.name {
      unsafe target.pointee._name_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.name_f1 = arena.data(value)
    }
    if let value = self.content {
      unsafe target.pointee._content_oneof1_case = .init(rawValue: 15)
      unsafe target.pointee.content_f15 = arena.data(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
