// Generated from rollcall/sample/v1/old.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CSampleAPI
@_spi(GeneratedCode) public import Protobuf

public enum PastEnumDeprecated: OpenEnum {
  case noneValue
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .noneValue
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .noneValue: 0
    case .unrecognized(let number): number
    }
  }
}

@available(*, deprecated)
public typealias PastEnum = PastEnumDeprecated

extension PastEnumDeprecated {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.old.PastEnum",
    documentation: "",
    values: [
      .init(name: "PAST_ENUM_NONE", number: 0),
    ]
  )
}

public struct PastMessageDeprecated: Message {
  public var kind: PastEnumDeprecated = PastEnumDeprecated()

  public var again: PastMessageDeprecated? {
    get { againStorage?.value }
    set { againStorage = newValue.map { Indirect($0) } }
  }
  private var againStorage: Indirect<PastMessageDeprecated>?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    kind: PastEnumDeprecated = PastEnumDeprecated(),
    again: PastMessageDeprecated? = nil
  ) {
    self.kind = kind
    self.again = again
  }
}

@available(*, deprecated)
public typealias PastMessage = PastMessageDeprecated

extension PastMessageDeprecated {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.old.PastMessage",
    documentation: "",
    fields: [
      FieldSchema(
        name: "kind", jsonName: "kind", number: 1,
        type: .enumeration(PastEnumDeprecated.self)
      ),
      FieldSchema(
        name: "again", jsonName: "again", number: 2,
        type: .message(PastMessageDeprecated.self), label: .explicit
      ),
    ]
  )
}

extension PastMessageDeprecated {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Old__PastMessage.self, fullName: "rollcall.sample.v1.old.PastMessage", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1_old__past_message__init($0) })

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

@_spi(GeneratedCode) extension PastMessageDeprecated: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Old__PastMessage.self)
    self.kind = unsafe PastEnumDeprecated(rawValue: .init(truncatingIfNeeded: source.pointee.kind_f1.rawValue))
    if let value = unsafe source.pointee.again_f2 {
      self.again = try unsafe PastMessageDeprecated(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.old.PastMessage")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Old__PastMessage.self, capacity: 1)
    unsafe rollcall_sample_v1_old__past_message__init(target)
    arena.expect(15)
    unsafe target.pointee.kind_f1 = .init(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if let value = self.again {
      unsafe target.pointee.again_f2 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
