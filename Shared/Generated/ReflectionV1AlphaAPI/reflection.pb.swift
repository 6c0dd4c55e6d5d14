// Generated from grpc/reflection/v1alpha/reflection.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CReflectionV1AlphaAPI
@_spi(GeneratedCode) public import Protobuf

public struct ServerReflectionRequest: Message {
  /// Not looked at.
  public var host: String = ""

  public var messageRequest: MessageRequest?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    host: String = "",
    messageRequest: MessageRequest? = nil
  ) {
    self.host = host
    self.messageRequest = messageRequest
  }

  public enum MessageRequest: Sendable, Hashable {
    /// "rollcall/groups/v1/groups.proto"
    case fileByFilename(String)
    /// The file of a service, method, message, field, oneof, enum, enum value or
    /// extension, by its full name.
    case fileContainingSymbol(String)
    /// The file that declares an extension.
    case fileContainingExtension(ExtensionRequest)
    /// The numbers of the extensions of the message with this full name.
    case allExtensionNumbersOfType(String)
    /// The services that are served; the value isn't looked at.
    case listServices(String)
  }
}

public struct ExtensionRequest: Message {
  /// The full name of the message that is extended.
  public var containingType: String = ""

  public var extensionNumber: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    containingType: String = "",
    extensionNumber: Int32 = 0
  ) {
    self.containingType = containingType
    self.extensionNumber = extensionNumber
  }
}

public struct ServerReflectionResponse: Message {
  /// The request's host.
  public var validHost: String = ""

  public var originalRequest: ServerReflectionRequest?

  public var messageResponse: MessageResponse?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    validHost: String = "",
    originalRequest: ServerReflectionRequest? = nil,
    messageResponse: MessageResponse? = nil
  ) {
    self.validHost = validHost
    self.originalRequest = originalRequest
    self.messageResponse = messageResponse
  }

  public enum MessageResponse: Sendable, Hashable {
    case fileDescriptorResponse(FileDescriptorResponse)
    case allExtensionNumbersResponse(ExtensionNumberResponse)
    case listServicesResponse(ListServiceResponse)
    /// There is no such file, symbol or extension, or the request is empty. The
    /// stream goes on.
    case errorResponse(ErrorResponse)
  }
}

public struct FileDescriptorResponse: Message {
  /// Each a packed google.protobuf.FileDescriptorProto.
  public var fileDescriptorProto: [[UInt8]] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    fileDescriptorProto: [[UInt8]] = []
  ) {
    self.fileDescriptorProto = fileDescriptorProto
  }
}

public struct ExtensionNumberResponse: Message {
  /// The full name of the message that is extended.
  public var baseTypeName: String = ""

  public var extensionNumber: [Int32] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    baseTypeName: String = "",
    extensionNumber: [Int32] = []
  ) {
    self.baseTypeName = baseTypeName
    self.extensionNumber = extensionNumber
  }
}

public struct ListServiceResponse: Message {
  public var service: [ServiceResponse] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    service: [ServiceResponse] = []
  ) {
    self.service = service
  }
}

public struct ServiceResponse: Message {
  /// With its package.
  public var name: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String = ""
  ) {
    self.name = name
  }
}

public struct ErrorResponse: Message {
  /// A status code.
  public var errorCode: Int32 = 0

  public var errorMessage: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    errorCode: Int32 = 0,
    errorMessage: String = ""
  ) {
    self.errorCode = errorCode
    self.errorMessage = errorMessage
  }
}

extension ServerReflectionRequest {
  public static let schema = MessageSchema(
    fullName: "grpc.reflection.v1alpha.ServerReflectionRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "host", jsonName: "host", number: 1,
        type: .string,
        documentation: "Not looked at."
      ),
      FieldSchema(
        name: "file_by_filename", jsonName: "fileByFilename", number: 3,
        type: .string, label: .oneof("message_request"),
        documentation: "\"rollcall/groups/v1/groups.proto\""
      ),
      FieldSchema(
        name: "file_containing_symbol", jsonName: "fileContainingSymbol", number: 4,
        type: .string, label: .oneof("message_request"),
        documentation: "The file of a service, method, message, field, oneof, enum, enum value or\nextension, by its full name."
      ),
      FieldSchema(
        name: "file_containing_extension", jsonName: "fileContainingExtension", number: 5,
        type: .message(ExtensionRequest.self), label: .oneof("message_request"),
        documentation: "The file that declares an extension."
      ),
      FieldSchema(
        name: "all_extension_numbers_of_type", jsonName: "allExtensionNumbersOfType", number: 6,
        type: .string, label: .oneof("message_request"),
        documentation: "The numbers of the extensions of the message with this full name."
      ),
      FieldSchema(
        name: "list_services", jsonName: "listServices", number: 7,
        type: .string, label: .oneof("message_request"),
        documentation: "The services that are served; the value isn't looked at."
      ),
    ]
  )
}

extension ExtensionRequest {
  public static let schema = MessageSchema(
    fullName: "grpc.reflection.v1alpha.ExtensionRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "containing_type", jsonName: "containingType", number: 1,
        type: .string,
        documentation: "The full name of the message that is extended."
      ),
      FieldSchema(
        name: "extension_number", jsonName: "extensionNumber", number: 2,
        type: .int32
      ),
    ]
  )
}

extension ServerReflectionResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.reflection.v1alpha.ServerReflectionResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "valid_host", jsonName: "validHost", number: 1,
        type: .string,
        documentation: "The request's host."
      ),
      FieldSchema(
        name: "original_request", jsonName: "originalRequest", number: 2,
        type: .message(ServerReflectionRequest.self), label: .explicit
      ),
      FieldSchema(
        name: "file_descriptor_response", jsonName: "fileDescriptorResponse", number: 4,
        type: .message(FileDescriptorResponse.self), label: .oneof("message_response")
      ),
      FieldSchema(
        name: "all_extension_numbers_response", jsonName: "allExtensionNumbersResponse", number: 5,
        type: .message(ExtensionNumberResponse.self), label: .oneof("message_response")
      ),
      FieldSchema(
        name: "list_services_response", jsonName: "listServicesResponse", number: 6,
        type: .message(ListServiceResponse.self), label: .oneof("message_response")
      ),
      FieldSchema(
        name: "error_response", jsonName: "errorResponse", number: 7,
        type: .message(ErrorResponse.self), label: .oneof("message_response"),
        documentation: "There is no such file, symbol or extension, or the request is empty. The\nstream goes on."
      ),
    ]
  )
}

extension FileDescriptorResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.reflection.v1alpha.FileDescriptorResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "file_descriptor_proto", jsonName: "fileDescriptorProto", number: 1,
        type: .bytes, label: .repeated,
        documentation: "Each a packed google.protobuf.FileDescriptorProto."
      ),
    ]
  )
}

extension ExtensionNumberResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.reflection.v1alpha.ExtensionNumberResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "base_type_name", jsonName: "baseTypeName", number: 1,
        type: .string,
        documentation: "The full name of the message that is extended."
      ),
      FieldSchema(
        name: "extension_number", jsonName: "extensionNumber", number: 2,
        type: .int32, label: .repeated
      ),
    ]
  )
}

extension ListServiceResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.reflection.v1alpha.ListServiceResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "service", jsonName: "service", number: 1,
        type: .message(ServiceResponse.self), label: .repeated
      ),
    ]
  )
}

extension ServiceResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.reflection.v1alpha.ServiceResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string,
        documentation: "With its package."
      ),
    ]
  )
}

extension ErrorResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.reflection.v1alpha.ErrorResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "error_code", jsonName: "errorCode", number: 1,
        type: .int32,
        documentation: "A status code."
      ),
      FieldSchema(
        name: "error_message", jsonName: "errorMessage", number: 2,
        type: .string
      ),
    ]
  )
}

extension ServerReflectionRequest {
  private static let layout = unsafe MessageLayout(
    GrpcReflectionV1alpha__ServerReflectionRequest.self, fullName: "grpc.reflection.v1alpha.ServerReflectionRequest",
    initialise: { unsafe grpc_reflection_v1alpha__server_reflection_request__init($0) })

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

@_spi(GeneratedCode) extension ServerReflectionRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcReflectionV1alpha__ServerReflectionRequest.self)
    self.host = try unsafe String(reading: source.pointee.host_f1, field: "grpc.reflection.v1alpha.ServerReflectionRequest.host")
    switch unsafe source.pointee.message_request_oneof0_case.rawValue {
    case 3:
      self.messageRequest = .fileByFilename(try unsafe String(reading: source.pointee.file_by_filename_f3, field: "grpc.reflection.v1alpha.ServerReflectionRequest.file_by_filename"))
    case 4:
      self.messageRequest = .fileContainingSymbol(try unsafe String(reading: source.pointee.file_containing_symbol_f4, field: "grpc.reflection.v1alpha.ServerReflectionRequest.file_containing_symbol"))
    case 5:
      if let value = unsafe source.pointee.file_containing_extension_f5 {
        self.messageRequest = .fileContainingExtension(try unsafe ExtensionRequest(reading: value))
      }
    case 6:
      self.messageRequest = .allExtensionNumbersOfType(try unsafe String(reading: source.pointee.all_extension_numbers_of_type_f6, field: "grpc.reflection.v1alpha.ServerReflectionRequest.all_extension_numbers_of_type"))
    case 7:
      self.messageRequest = .listServices(try unsafe String(reading: source.pointee.list_services_f7, field: "grpc.reflection.v1alpha.ServerReflectionRequest.list_services"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.reflection.v1alpha.ServerReflectionRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcReflectionV1alpha__ServerReflectionRequest.self, capacity: 1)
    unsafe grpc_reflection_v1alpha__server_reflection_request__init(target)
    unsafe target.pointee.host_f1 = arena.data(self.host)
    switch self.messageRequest {
    case .fileByFilename(let value)?:
      unsafe target.pointee.message_request_oneof0_case = .init(rawValue: 3)
      unsafe target.pointee.file_by_filename_f3 = arena.data(value)
    case .fileContainingSymbol(let value)?:
      unsafe target.pointee.message_request_oneof0_case = .init(rawValue: 4)
      unsafe target.pointee.file_containing_symbol_f4 = arena.data(value)
    case .fileContainingExtension(let value)?:
      unsafe target.pointee.message_request_oneof0_case = .init(rawValue: 5)
      unsafe target.pointee.file_containing_extension_f5 = arena.message(value)
    case .allExtensionNumbersOfType(let value)?:
      unsafe target.pointee.message_request_oneof0_case = .init(rawValue: 6)
      unsafe target.pointee.all_extension_numbers_of_type_f6 = arena.data(value)
    case .listServices(let value)?:
      unsafe target.pointee.message_request_oneof0_case = .init(rawValue: 7)
      unsafe target.pointee.list_services_f7 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ExtensionRequest {
  private static let layout = unsafe MessageLayout(
    GrpcReflectionV1alpha__ExtensionRequest.self, fullName: "grpc.reflection.v1alpha.ExtensionRequest",
    initialise: { unsafe grpc_reflection_v1alpha__extension_request__init($0) })

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

@_spi(GeneratedCode) extension ExtensionRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcReflectionV1alpha__ExtensionRequest.self)
    self.containingType = try unsafe String(reading: source.pointee.containing_type_f1, field: "grpc.reflection.v1alpha.ExtensionRequest.containing_type")
    self.extensionNumber = unsafe source.pointee.extension_number_f2
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.reflection.v1alpha.ExtensionRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcReflectionV1alpha__ExtensionRequest.self, capacity: 1)
    unsafe grpc_reflection_v1alpha__extension_request__init(target)
    arena.expect(15)
    unsafe target.pointee.containing_type_f1 = arena.data(self.containingType)
    unsafe target.pointee.extension_number_f2 = self.extensionNumber
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ServerReflectionResponse {
  private static let layout = unsafe MessageLayout(
    GrpcReflectionV1alpha__ServerReflectionResponse.self, fullName: "grpc.reflection.v1alpha.ServerReflectionResponse",
    initialise: { unsafe grpc_reflection_v1alpha__server_reflection_response__init($0) })

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

@_spi(GeneratedCode) extension ServerReflectionResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcReflectionV1alpha__ServerReflectionResponse.self)
    self.validHost = try unsafe String(reading: source.pointee.valid_host_f1, field: "grpc.reflection.v1alpha.ServerReflectionResponse.valid_host")
    if let value = unsafe source.pointee.original_request_f2 {
      self.originalRequest = try unsafe ServerReflectionRequest(reading: value)
    }
    switch unsafe source.pointee.message_response_oneof0_case.rawValue {
    case 4:
      if let value = unsafe source.pointee.file_descriptor_response_f4 {
        self.messageResponse = .fileDescriptorResponse(try unsafe FileDescriptorResponse(reading: value))
      }
    case 5:
      if let value = unsafe source.pointee.all_extension_numbers_response_f5 {
        self.messageResponse = .allExtensionNumbersResponse(try unsafe ExtensionNumberResponse(reading: value))
      }
    case 6:
      if let value = unsafe source.pointee.list_services_response_f6 {
        self.messageResponse = .listServicesResponse(try unsafe ListServiceResponse(reading: value))
      }
    case 7:
      if let value = unsafe source.pointee.error_response_f7 {
        self.messageResponse = .errorResponse(try unsafe ErrorResponse(reading: value))
      }
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.reflection.v1alpha.ServerReflectionResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcReflectionV1alpha__ServerReflectionResponse.self, capacity: 1)
    unsafe grpc_reflection_v1alpha__server_reflection_response__init(target)
    unsafe target.pointee.valid_host_f1 = arena.data(self.validHost)
    if let value = self.originalRequest {
      unsafe target.pointee.original_request_f2 = arena.message(value)
    }
    switch self.messageResponse {
    case .fileDescriptorResponse(let value)?:
      unsafe target.pointee.message_response_oneof0_case = .init(rawValue: 4)
      unsafe target.pointee.file_descriptor_response_f4 = arena.message(value)
    case .allExtensionNumbersResponse(let value)?:
      unsafe target.pointee.message_response_oneof0_case = .init(rawValue: 5)
      unsafe target.pointee.all_extension_numbers_response_f5 = arena.message(value)
    case .listServicesResponse(let value)?:
      unsafe target.pointee.message_response_oneof0_case = .init(rawValue: 6)
      unsafe target.pointee.list_services_response_f6 = arena.message(value)
    case .errorResponse(let value)?:
      unsafe target.pointee.message_response_oneof0_case = .init(rawValue: 7)
      unsafe target.pointee.error_response_f7 = arena.message(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension FileDescriptorResponse {
  private static let layout = unsafe MessageLayout(
    GrpcReflectionV1alpha__FileDescriptorResponse.self, fullName: "grpc.reflection.v1alpha.FileDescriptorResponse",
    initialise: { unsafe grpc_reflection_v1alpha__file_descriptor_response__init($0) })

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

@_spi(GeneratedCode) extension FileDescriptorResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcReflectionV1alpha__FileDescriptorResponse.self)
    self.fileDescriptorProto = unsafe [[UInt8]](reading: source.pointee.file_descriptor_proto_f1, count: source.pointee.n_file_descriptor_proto_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.reflection.v1alpha.FileDescriptorResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcReflectionV1alpha__FileDescriptorResponse.self, capacity: 1)
    unsafe grpc_reflection_v1alpha__file_descriptor_response__init(target)
    unsafe target.pointee.n_file_descriptor_proto_f1 = self.fileDescriptorProto.count
    unsafe target.pointee.file_descriptor_proto_f1 = arena.array(self.fileDescriptorProto)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ExtensionNumberResponse {
  private static let layout = unsafe MessageLayout(
    GrpcReflectionV1alpha__ExtensionNumberResponse.self, fullName: "grpc.reflection.v1alpha.ExtensionNumberResponse",
    initialise: { unsafe grpc_reflection_v1alpha__extension_number_response__init($0) })

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

@_spi(GeneratedCode) extension ExtensionNumberResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcReflectionV1alpha__ExtensionNumberResponse.self)
    self.baseTypeName = try unsafe String(reading: source.pointee.base_type_name_f1, field: "grpc.reflection.v1alpha.ExtensionNumberResponse.base_type_name")
    self.extensionNumber = unsafe [Int32](reading: source.pointee.extension_number_f2, count: source.pointee.n_extension_number_f2)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.reflection.v1alpha.ExtensionNumberResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcReflectionV1alpha__ExtensionNumberResponse.self, capacity: 1)
    unsafe grpc_reflection_v1alpha__extension_number_response__init(target)
    unsafe target.pointee.base_type_name_f1 = arena.data(self.baseTypeName)
    unsafe target.pointee.n_extension_number_f2 = self.extensionNumber.count
    unsafe target.pointee.extension_number_f2 = arena.array(self.extensionNumber)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListServiceResponse {
  private static let layout = unsafe MessageLayout(
    GrpcReflectionV1alpha__ListServiceResponse.self, fullName: "grpc.reflection.v1alpha.ListServiceResponse",
    initialise: { unsafe grpc_reflection_v1alpha__list_service_response__init($0) })

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

@_spi(GeneratedCode) extension ListServiceResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcReflectionV1alpha__ListServiceResponse.self)
    self.service = try unsafe [ServiceResponse](reading: source.pointee.service_f1, count: source.pointee.n_service_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.reflection.v1alpha.ListServiceResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcReflectionV1alpha__ListServiceResponse.self, capacity: 1)
    unsafe grpc_reflection_v1alpha__list_service_response__init(target)
    unsafe target.pointee.n_service_f1 = self.service.count
    unsafe target.pointee.service_f1 = arena.messages(self.service)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ServiceResponse {
  private static let layout = unsafe MessageLayout(
    GrpcReflectionV1alpha__ServiceResponse.self, fullName: "grpc.reflection.v1alpha.ServiceResponse",
    initialise: { unsafe grpc_reflection_v1alpha__service_response__init($0) })

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

@_spi(GeneratedCode) extension ServiceResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcReflectionV1alpha__ServiceResponse.self)
    self.name = try unsafe String(reading: source.pointee.name_f1, field: "grpc.reflection.v1alpha.ServiceResponse.name")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.reflection.v1alpha.ServiceResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcReflectionV1alpha__ServiceResponse.self, capacity: 1)
    unsafe grpc_reflection_v1alpha__service_response__init(target)
    unsafe target.pointee.name_f1 = arena.data(self.name)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ErrorResponse {
  private static let layout = unsafe MessageLayout(
    GrpcReflectionV1alpha__ErrorResponse.self, fullName: "grpc.reflection.v1alpha.ErrorResponse",
    initialise: { unsafe grpc_reflection_v1alpha__error_response__init($0) })

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

@_spi(GeneratedCode) extension ErrorResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcReflectionV1alpha__ErrorResponse.self)
    self.errorCode = unsafe source.pointee.error_code_f1
    self.errorMessage = try unsafe String(reading: source.pointee.error_message_f2, field: "grpc.reflection.v1alpha.ErrorResponse.error_message")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.reflection.v1alpha.ErrorResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcReflectionV1alpha__ErrorResponse.self, capacity: 1)
    unsafe grpc_reflection_v1alpha__error_response__init(target)
    arena.expect(15)
    unsafe target.pointee.error_code_f1 = self.errorCode
    unsafe target.pointee.error_message_f2 = arena.data(self.errorMessage)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
