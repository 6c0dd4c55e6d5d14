// Generated from unpackaged.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CSampleAPI
@_spi(GeneratedCode) public import Protobuf

public enum UnpackagedKind: OpenEnum {
  case noneValue
  case any
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .noneValue
    case 1: self = .any
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .noneValue: 0
    case .any: 1
    case .unrecognized(let number): number
    }
  }
}

extension UnpackagedKind {
  public static let schema = EnumSchema(
    fullName: "UnpackagedKind",
    documentation: "",
    values: [
      .init(name: "UNPACKAGED_KIND_NONE", number: 0),
      .init(name: "UNPACKAGED_KIND_ANY", number: 1),
    ]
  )
}

public struct Unpackaged: Message {
  public var inside: Unpackaged.Inside? {
    get { insideStorage?.value }
    set { insideStorage = newValue.map { Indirect($0) } }
  }
  private var insideStorage: Indirect<Unpackaged.Inside>?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    inside: Unpackaged.Inside? = nil
  ) {
    self.inside = inside
  }
}

extension Unpackaged {
  public struct Inside: Message {
    public var outer: Unpackaged? {
      get { outerStorage?.value }
      set { outerStorage = newValue.map { Indirect($0) } }
    }
    private var outerStorage: Indirect<Unpackaged>?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      outer: Unpackaged? = nil
    ) {
      self.outer = outer
    }
  }
}

extension Unpackaged {
  public static let schema = MessageSchema(
    fullName: "Unpackaged",
    documentation: "",
    fields: [
      FieldSchema(
        name: "inside", jsonName: "inside", number: 1,
        type: .message(Unpackaged.Inside.self), label: .explicit
      ),
    ]
  )
}

extension Unpackaged.Inside {
  public static let schema = MessageSchema(
    fullName: "Unpackaged.Inside",
    documentation: "",
    fields: [
      FieldSchema(
        name: "outer", jsonName: "outer", number: 1,
        type: .message(Unpackaged.self), label: .explicit
      ),
    ]
  )
}

extension Unpackaged {
  private static let layout = unsafe MessageLayout(
    Nopackage__Unpackaged.self, fullName: "Unpackaged", isRecursive: true,
    initialise: { unsafe nopackage__unpackaged__init($0) })

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

@_spi(GeneratedCode) extension Unpackaged: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Nopackage__Unpackaged.self)
    if let value = unsafe source.pointee.inside_f1 {
      self.inside = try unsafe Unpackaged.Inside(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "Unpackaged")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Nopackage__Unpackaged.self, capacity: 1)
    unsafe nopackage__unpackaged__init(target)
    if let value = self.inside {
      unsafe target.pointee.inside_f1 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Unpackaged.Inside {
  private static let layout = unsafe MessageLayout(
    Nopackage__Unpackaged__Inside.self, fullName: "Unpackaged.Inside", isRecursive: true,
    initialise: { unsafe nopackage__unpackaged__inside__init($0) })

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

@_spi(GeneratedCode) extension Unpackaged.Inside: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Nopackage__Unpackaged__Inside.self)
    if let value = unsafe source.pointee.outer_f1 {
      self.outer = try unsafe Unpackaged(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "Unpackaged.Inside")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Nopackage__Unpackaged__Inside.self, capacity: 1)
    unsafe nopackage__unpackaged__inside__init(target)
    if let value = self.outer {
      unsafe target.pointee.outer_f1 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
