// Generated from rollcall/sample/v1/language.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CSampleAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

/// Names for one number, below zero too, and with the same spelling in Swift.
public enum Aliases: OpenEnum {
  case zero
  case moo
  case lowest
  case highest
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public static let `nil` = Self.zero

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .zero
    case 2: self = .moo
    case -2147483648: self = .lowest
    case 2147483647: self = .highest
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .zero: 0
    case .moo: 2
    case .lowest: -2147483648
    case .highest: 2147483647
    case .unrecognized(let number): number
    }
  }
}

extension Aliases {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.Aliases",
    documentation: "Names for one number, below zero too, and with the same spelling in Swift.",
    values: [
      .init(name: "ALIASES_ZERO", number: 0),
      .init(name: "ALIASES_NIL", number: 0),
      .init(name: "ALIASES_MOO", number: 2),
      .init(name: "ALIASES_moo", number: 2),
      .init(name: "ALIASES_LOWEST", number: -2147483648),
      .init(name: "ALIASES_HIGHEST", number: 2147483647),
    ]
  )
}

public enum OldEnumDeprecated: OpenEnum {
  case noneValue
  case someValue
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .noneValue
    case 1: self = .someValue
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .noneValue: 0
    case .someValue: 1
    case .unrecognized(let number): number
    }
  }
}

@available(*, deprecated)
public typealias OldEnum = OldEnumDeprecated

extension OldEnumDeprecated {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.OldEnum",
    documentation: "",
    values: [
      .init(name: "OLD_ENUM_NONE", number: 0),
      .init(name: "OLD_ENUM_SOME", number: 1),
    ]
  )
}

public enum PartlyOld: OpenEnum {
  @available(*, deprecated)
  case zero
  case new
  /// Was a good idea.
  @available(*, deprecated)
  case bad
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public static let worse = DeprecatedBad.make()

  @available(*, deprecated)
  public static let worst = Self.new

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = DeprecatedZero.make()
    case 1: self = .new
    case 2: self = DeprecatedBad.make()
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .zero: 0
    case .new: 1
    case .bad: 2
    case .unrecognized(let number): number
    }
  }
}

extension PartlyOld {
  private enum DeprecatedZero: DeprecatedCase {
    @available(*, deprecated)
    static func makeDeprecated(_ value: Void) -> PartlyOld {
      PartlyOld.zero
    }
  }
}

extension PartlyOld {
  private enum DeprecatedBad: DeprecatedCase {
    @available(*, deprecated)
    static func makeDeprecated(_ value: Void) -> PartlyOld {
      PartlyOld.bad
    }
  }
}

extension PartlyOld {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.PartlyOld",
    documentation: "",
    values: [
      .init(name: "PARTLY_OLD_ZERO", number: 0),
      .init(name: "PARTLY_OLD_NEW", number: 1),
      .init(name: "PARTLY_OLD_BAD", number: 2, documentation: "Was a good idea."),
      .init(name: "PARTLY_OLD_WORSE", number: 2),
      .init(name: "PARTLY_OLD_WORST", number: 1),
    ]
  )
}

/// Every scalar type as an unpacked list; those of sample.proto are packed.
public struct Unpacked: Message {
  public var doubles: [Double] = []

  public var floats: [Float] = []

  public var int32s: [Int32] = []

  public var int64s: [Int64] = []

  public var uint32s: [UInt32] = []

  public var uint64s: [UInt64] = []

  public var sint32s: [Int32] = []

  public var sint64s: [Int64] = []

  public var fixed32s: [UInt32] = []

  public var fixed64s: [UInt64] = []

  public var sfixed32s: [Int32] = []

  public var sfixed64s: [Int64] = []

  public var bools: [Bool] = []

  public var colours: [Colour] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    doubles: [Double] = [],
    floats: [Float] = [],
    int32s: [Int32] = [],
    int64s: [Int64] = [],
    uint32s: [UInt32] = [],
    uint64s: [UInt64] = [],
    sint32s: [Int32] = [],
    sint64s: [Int64] = [],
    fixed32s: [UInt32] = [],
    fixed64s: [UInt64] = [],
    sfixed32s: [Int32] = [],
    sfixed64s: [Int64] = [],
    bools: [Bool] = [],
    colours: [Colour] = []
  ) {
    self.doubles = doubles
    self.floats = floats
    self.int32s = int32s
    self.int64s = int64s
    self.uint32s = uint32s
    self.uint64s = uint64s
    self.sint32s = sint32s
    self.sint64s = sint64s
    self.fixed32s = fixed32s
    self.fixed64s = fixed64s
    self.sfixed32s = sfixed32s
    self.sfixed64s = sfixed64s
    self.bools = bools
    self.colours = colours
  }
}

/// Said in so many words, and not.
public struct Packed: Message {
  public var doubles: [Double] = []

  public var floats: [Float] = []

  public var int32s: [Int32] = []

  public var int64s: [Int64] = []

  public var uint32s: [UInt32] = []

  public var uint64s: [UInt64] = []

  public var sint32s: [Int32] = []

  public var sint64s: [Int64] = []

  public var fixed32s: [UInt32] = []

  public var fixed64s: [UInt64] = []

  public var sfixed32s: [Int32] = []

  public var sfixed64s: [Int64] = []

  public var bools: [Bool] = []

  public var colours: [Colour] = []

  public var usual: [Int32] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    doubles: [Double] = [],
    floats: [Float] = [],
    int32s: [Int32] = [],
    int64s: [Int64] = [],
    uint32s: [UInt32] = [],
    uint64s: [UInt64] = [],
    sint32s: [Int32] = [],
    sint64s: [Int64] = [],
    fixed32s: [UInt32] = [],
    fixed64s: [UInt64] = [],
    sfixed32s: [Int32] = [],
    sfixed64s: [Int64] = [],
    bools: [Bool] = [],
    colours: [Colour] = [],
    usual: [Int32] = []
  ) {
    self.doubles = doubles
    self.floats = floats
    self.int32s = int32s
    self.int64s = int64s
    self.uint32s = uint32s
    self.uint64s = uint64s
    self.sint32s = sint32s
    self.sint64s = sint64s
    self.fixed32s = fixed32s
    self.fixed64s = fixed64s
    self.sfixed32s = sfixed32s
    self.sfixed64s = sfixed64s
    self.bools = bools
    self.colours = colours
    self.usual = usual
  }
}

/// Every type of a key, and every type of a value.
public struct AllMaps: Message {
  public var byInt32: [Int32: String] = [:]

  public var byInt64: [Int64: String] = [:]

  public var byUint32: [UInt32: String] = [:]

  public var byUint64: [UInt64: String] = [:]

  public var bySint32: [Int32: String] = [:]

  public var bySint64: [Int64: String] = [:]

  public var byFixed32: [UInt32: String] = [:]

  public var byFixed64: [UInt64: String] = [:]

  public var bySfixed32: [Int32: String] = [:]

  public var bySfixed64: [Int64: String] = [:]

  public var byBool: [Bool: String] = [:]

  public var byString: [String: String] = [:]

  public var toDouble: [String: Double] = [:]

  public var toFloat: [String: Float] = [:]

  public var toInt32: [String: Int32] = [:]

  public var toInt64: [String: Int64] = [:]

  public var toUint32: [String: UInt32] = [:]

  public var toUint64: [String: UInt64] = [:]

  public var toSint32: [String: Int32] = [:]

  public var toSint64: [String: Int64] = [:]

  public var toFixed32: [String: UInt32] = [:]

  public var toFixed64: [String: UInt64] = [:]

  public var toSfixed32: [String: Int32] = [:]

  public var toSfixed64: [String: Int64] = [:]

  public var toBool: [String: Bool] = [:]

  public var toBytes: [String: [UInt8]] = [:]

  public var toColour: [String: Colour] = [:]

  public var toPing: [String: Ping] = [:]

  public var toNullvalue: [String: NullValue] = [:]

  public var toAnyValue: [String: Value] = [:]

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    byInt32: [Int32: String] = [:],
    byInt64: [Int64: String] = [:],
    byUint32: [UInt32: String] = [:],
    byUint64: [UInt64: String] = [:],
    bySint32: [Int32: String] = [:],
    bySint64: [Int64: String] = [:],
    byFixed32: [UInt32: String] = [:],
    byFixed64: [UInt64: String] = [:],
    bySfixed32: [Int32: String] = [:],
    bySfixed64: [Int64: String] = [:],
    byBool: [Bool: String] = [:],
    byString: [String: String] = [:],
    toDouble: [String: Double] = [:],
    toFloat: [String: Float] = [:],
    toInt32: [String: Int32] = [:],
    toInt64: [String: Int64] = [:],
    toUint32: [String: UInt32] = [:],
    toUint64: [String: UInt64] = [:],
    toSint32: [String: Int32] = [:],
    toSint64: [String: Int64] = [:],
    toFixed32: [String: UInt32] = [:],
    toFixed64: [String: UInt64] = [:],
    toSfixed32: [String: Int32] = [:],
    toSfixed64: [String: Int64] = [:],
    toBool: [String: Bool] = [:],
    toBytes: [String: [UInt8]] = [:],
    toColour: [String: Colour] = [:],
    toPing: [String: Ping] = [:],
    toNullvalue: [String: NullValue] = [:],
    toAnyValue: [String: Value] = [:]
  ) {
    self.byInt32 = byInt32
    self.byInt64 = byInt64
    self.byUint32 = byUint32
    self.byUint64 = byUint64
    self.bySint32 = bySint32
    self.bySint64 = bySint64
    self.byFixed32 = byFixed32
    self.byFixed64 = byFixed64
    self.bySfixed32 = bySfixed32
    self.bySfixed64 = bySfixed64
    self.byBool = byBool
    self.byString = byString
    self.toDouble = toDouble
    self.toFloat = toFloat
    self.toInt32 = toInt32
    self.toInt64 = toInt64
    self.toUint32 = toUint32
    self.toUint64 = toUint64
    self.toSint32 = toSint32
    self.toSint64 = toSint64
    self.toFixed32 = toFixed32
    self.toFixed64 = toFixed64
    self.toSfixed32 = toSfixed32
    self.toSfixed64 = toSfixed64
    self.toBool = toBool
    self.toBytes = toBytes
    self.toColour = toColour
    self.toPing = toPing
    self.toNullvalue = toNullvalue
    self.toAnyValue = toAnyValue
  }
}

/// Every type as one of many.
public struct AllOneof: Message {
  public var kind: KindOneof?

  public var kindOfKind: AllOneof.Kind = AllOneof.Kind()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    kind: KindOneof? = nil,
    kindOfKind: AllOneof.Kind = AllOneof.Kind()
  ) {
    self.kind = kind
    self.kindOfKind = kindOfKind
  }

  public enum KindOneof: Sendable, Hashable {
    case doubleKind(Double)
    case floatKind(Float)
    case int32Kind(Int32)
    case int64Kind(Int64)
    case uint32Kind(UInt32)
    case uint64Kind(UInt64)
    case sint32Kind(Int32)
    case sint64Kind(Int64)
    case fixed32Kind(UInt32)
    case fixed64Kind(UInt64)
    case sfixed32Kind(Int32)
    case sfixed64Kind(Int64)
    case boolKind(Bool)
    case stringKind(String)
    case bytesKind([UInt8])
    case colourKind(Colour)
    case pingKind(Ping)
    case nullKind(NullValue)
    case structKind(Struct)
    case wrappedKind(StringValue)
  }
}

extension AllOneof {
  /// Beside a oneof of the same name.
  public enum Kind: OpenEnum {
    case notSet
    case set
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .notSet
      case 1: self = .set
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .notSet: 0
      case .set: 1
      case .unrecognized(let number): number
      }
    }
  }
}

extension AllOneof.Kind {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.AllOneof.Kind",
    documentation: "Beside a oneof of the same name.",
    values: [
      .init(name: "NOT_SET", number: 0),
      .init(name: "SET", number: 1),
    ]
  )
}

/// These two hold each other, in each of the ways there are.
public struct Ping: Message {
  public var pong: Pong? {
    get { pongStorage?.value }
    set { pongStorage = newValue.map { Indirect($0) } }
  }
  private var pongStorage: Indirect<Pong>?

  public var maybe: Pong? {
    get { maybeStorage?.value }
    set { maybeStorage = newValue.map { Indirect($0) } }
  }
  private var maybeStorage: Indirect<Pong>?

  public var many: [Pong] = []

  public var named: [String: Pong] = [:]

  public var either: Either?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    pong: Pong? = nil,
    maybe: Pong? = nil,
    many: [Pong] = [],
    named: [String: Pong] = [:],
    either: Either? = nil
  ) {
    self.pong = pong
    self.maybe = maybe
    self.many = many
    self.named = named
    self.either = either
  }

  public enum Either: Sendable, Hashable {
    indirect case chosen(Pong)
    indirect case itself(Ping)
  }
}

public struct Pong: Message {
  public var ping: Ping? {
    get { pingStorage?.value }
    set { pingStorage = newValue.map { Indirect($0) } }
  }
  private var pingStorage: Indirect<Ping>?

  public var text: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    ping: Ping? = nil,
    text: String = ""
  ) {
    self.ping = ping
    self.text = text
  }
}

public struct WellKnownToo: Message {
  public var any: AnyMessage?

  public var `struct`: Struct?

  public var value: Value?

  public var list: ListValue?

  public var null: NullValue = NullValue()

  public var double: DoubleValue?

  public var float: FloatValue?

  public var int64: Int64Value?

  public var uint64: UInt64Value?

  public var int32: Int32Value?

  public var uint32: UInt32Value?

  public var bool: BoolValue?

  public var string: StringValue?

  public var bytes: BytesValue?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    any: AnyMessage? = nil,
    `struct`: Struct? = nil,
    value: Value? = nil,
    list: ListValue? = nil,
    null: NullValue = NullValue(),
    double: DoubleValue? = nil,
    float: FloatValue? = nil,
    int64: Int64Value? = nil,
    uint64: UInt64Value? = nil,
    int32: Int32Value? = nil,
    uint32: UInt32Value? = nil,
    bool: BoolValue? = nil,
    string: StringValue? = nil,
    bytes: BytesValue? = nil
  ) {
    self.any = any
    self.`struct` = `struct`
    self.value = value
    self.list = list
    self.null = null
    self.double = double
    self.float = float
    self.int64 = int64
    self.uint64 = uint64
    self.int32 = int32
    self.uint32 = uint32
    self.bool = bool
    self.string = string
    self.bytes = bytes
  }
}

/// Types that come through a public import, and from a file without a package.
public struct Imported: Message {
  public var plain: Unpackaged?

  public var inside: Unpackaged.Inside?

  public var kinds: [UnpackagedKind] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    plain: Unpackaged? = nil,
    inside: Unpackaged.Inside? = nil,
    kinds: [UnpackagedKind] = []
  ) {
    self.plain = plain
    self.inside = inside
    self.kinds = kinds
  }
}

public struct JsonNames: Message {
  public var given: Int32 = 0

  public var notGiven: Int32 = 0

  public var snakeCase3: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    given: Int32 = 0,
    notGiven: Int32 = 0,
    snakeCase3: Int32 = 0
  ) {
    self.given = given
    self.notGiven = notGiven
    self.snakeCase3 = snakeCase3
  }
}

public struct Reserved: Message {
  public var kept: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    kept: Int32 = 0
  ) {
    self.kept = kept
  }
}

/// A comment in front.
///
/// Apart by an empty line, so about nothing.
public struct Comments: Message {
  /// In front.
  ///
  /// And behind.
  public var both: Int32 = 0

  /// Only behind.
  public var behind: Int32 = 0

  /// A block that has "quotes", \ backslashes, and // slashes.
  /// \"\"\" and """ and #"# and \(interpolation) don't end it.
  public var block: Int32 = 0

  /// Marks that turn text around: U+202E and U+2066; a separator: U+2028; a
  /// family: 👨‍👩‍👧.
  public var invisible: Int32 = 0

  /// */ ends a comment in C, and /* begins one.
  public var markers: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    both: Int32 = 0,
    behind: Int32 = 0,
    block: Int32 = 0,
    invisible: Int32 = 0,
    markers: Int32 = 0
  ) {
    self.both = both
    self.behind = behind
    self.block = block
    self.invisible = invisible
    self.markers = markers
  }
}

public struct Deprecations: Message {
  @available(*, deprecated)
  public var plain: Int32 {
    get { plainValue }
    set { plainValue = newValue }
  }
  private var plainValue: Int32 = 0

  @available(*, deprecated)
  public var maybe: String? {
    get { maybeValue }
    set { maybeValue = newValue }
  }
  private var maybeValue: String?

  @available(*, deprecated)
  public var list: [Int32] {
    get { listValue }
    set { listValue = newValue }
  }
  private var listValue: [Int32] = []

  @available(*, deprecated)
  public var map: [String: Int32] {
    get { mapValue }
    set { mapValue = newValue }
  }
  private var mapValue: [String: Int32] = [:]

  /// Still documented.
  @available(*, deprecated)
  public var itself: Deprecations? {
    get { itselfValue }
    set { itselfValue = newValue }
  }
  private var itselfValue: Deprecations? {
    get { itselfStorage?.value }
    set { itselfStorage = newValue.map { Indirect($0) } }
  }
  private var itselfStorage: Indirect<Deprecations>?

  public var old: OldMessageDeprecated?

  public var oldEnum: OldEnumDeprecated = OldEnumDeprecated()

  public var choice: Choice?

  public var partly: PartlyOld = PartlyOld()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    plain: Int32 = 0,
    maybe: String? = nil,
    list: [Int32] = [],
    map: [String: Int32] = [:],
    itself: Deprecations? = nil,
    old: OldMessageDeprecated? = nil,
    oldEnum: OldEnumDeprecated = OldEnumDeprecated(),
    choice: Choice? = nil,
    partly: PartlyOld = PartlyOld()
  ) {
    self.plainValue = plain
    self.maybeValue = maybe
    self.listValue = list
    self.mapValue = map
    self.itselfValue = itself
    self.old = old
    self.oldEnum = oldEnum
    self.choice = choice
    self.partly = partly
  }

  public enum Choice: Sendable, Hashable {
    @available(*, deprecated)
    case oldChoice(Int32)
    @available(*, deprecated)
    case oldMessage(OldMessageDeprecated.WithinDeprecated)
    case newChoice(String)
  }

  private enum DeprecatedOldChoice8: DeprecatedCase {
    @available(*, deprecated)
    static func makeDeprecated(_ value: Int32) -> Choice {
      Choice.oldChoice(value)
    }
  }

  private enum DeprecatedOldMessage9: DeprecatedCase {
    @available(*, deprecated)
    static func makeDeprecated(_ value: OldMessageDeprecated.WithinDeprecated) -> Choice {
      Choice.oldMessage(value)
    }
  }
}

/// Use another.
public struct OldMessageDeprecated: Message {
  public var value: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: Int32 = 0
  ) {
    self.value = value
  }
}

@available(*, deprecated)
public typealias OldMessage = OldMessageDeprecated

extension OldMessageDeprecated {
  public struct WithinDeprecated: Message {
    public var outer: OldMessageDeprecated?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      outer: OldMessageDeprecated? = nil
    ) {
      self.outer = outer
    }
  }

  @available(*, deprecated)
  public typealias Within = WithinDeprecated
}

public struct Whose: Message {
  public var id: String = ""

  public var person: Whose.Person?

  public var alias: String?

  public var kind: Kind?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    person: Whose.Person? = nil,
    alias: String? = nil,
    kind: Kind? = nil
  ) {
    self.id = id
    self.person = person
    self.alias = alias
    self.kind = kind
  }

  public enum Kind: Sendable, Hashable {
    case `class`(Whose.Naming)
    case name(String)
  }
}

extension Whose {
  public struct Person: Message {
    public var id: String = ""

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      id: String = ""
    ) {
      self.id = id
    }
  }
}

extension Whose {
  public struct Naming: Message {
    public var selfField: Whose.Naming? {
      get { selfFieldStorage?.value }
      set { selfFieldStorage = newValue.map { Indirect($0) } }
    }
    private var selfFieldStorage: Indirect<Whose.Naming>?

    public var word: Word?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      selfField: Whose.Naming? = nil,
      word: Word? = nil
    ) {
      self.selfField = selfField
      self.word = word
    }

    public enum Word: Sendable, Hashable {
      case `default`(String)
    }
  }
}

/// A service whose client would be called like this message.
public struct TakenClient: Message {
  public var unknownFields = UnknownFields()

  public init() {}
}

extension Unpacked {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Unpacked",
    documentation: "Every scalar type as an unpacked list; those of sample.proto are packed.",
    fields: [
      FieldSchema(
        name: "doubles", jsonName: "doubles", number: 1,
        type: .double, label: .repeated
      ),
      FieldSchema(
        name: "floats", jsonName: "floats", number: 2,
        type: .float, label: .repeated
      ),
      FieldSchema(
        name: "int32s", jsonName: "int32s", number: 3,
        type: .int32, label: .repeated
      ),
      FieldSchema(
        name: "int64s", jsonName: "int64s", number: 4,
        type: .int64, label: .repeated
      ),
      FieldSchema(
        name: "uint32s", jsonName: "uint32s", number: 5,
        type: .uint32, label: .repeated
      ),
      FieldSchema(
        name: "uint64s", jsonName: "uint64s", number: 6,
        type: .uint64, label: .repeated
      ),
      FieldSchema(
        name: "sint32s", jsonName: "sint32s", number: 7,
        type: .sint32, label: .repeated
      ),
      FieldSchema(
        name: "sint64s", jsonName: "sint64s", number: 8,
        type: .sint64, label: .repeated
      ),
      FieldSchema(
        name: "fixed32s", jsonName: "fixed32s", number: 9,
        type: .fixed32, label: .repeated
      ),
      FieldSchema(
        name: "fixed64s", jsonName: "fixed64s", number: 10,
        type: .fixed64, label: .repeated
      ),
      FieldSchema(
        name: "sfixed32s", jsonName: "sfixed32s", number: 11,
        type: .sfixed32, label: .repeated
      ),
      FieldSchema(
        name: "sfixed64s", jsonName: "sfixed64s", number: 12,
        type: .sfixed64, label: .repeated
      ),
      FieldSchema(
        name: "bools", jsonName: "bools", number: 13,
        type: .bool, label: .repeated
      ),
      FieldSchema(
        name: "colours", jsonName: "colours", number: 14,
        type: .enumeration(Colour.self), label: .repeated
      ),
    ]
  )
}

extension Packed {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Packed",
    documentation: "Said in so many words, and not.",
    fields: [
      FieldSchema(
        name: "doubles", jsonName: "doubles", number: 1,
        type: .double, label: .repeated
      ),
      FieldSchema(
        name: "floats", jsonName: "floats", number: 2,
        type: .float, label: .repeated
      ),
      FieldSchema(
        name: "int32s", jsonName: "int32s", number: 3,
        type: .int32, label: .repeated
      ),
      FieldSchema(
        name: "int64s", jsonName: "int64s", number: 4,
        type: .int64, label: .repeated
      ),
      FieldSchema(
        name: "uint32s", jsonName: "uint32s", number: 5,
        type: .uint32, label: .repeated
      ),
      FieldSchema(
        name: "uint64s", jsonName: "uint64s", number: 6,
        type: .uint64, label: .repeated
      ),
      FieldSchema(
        name: "sint32s", jsonName: "sint32s", number: 7,
        type: .sint32, label: .repeated
      ),
      FieldSchema(
        name: "sint64s", jsonName: "sint64s", number: 8,
        type: .sint64, label: .repeated
      ),
      FieldSchema(
        name: "fixed32s", jsonName: "fixed32s", number: 9,
        type: .fixed32, label: .repeated
      ),
      FieldSchema(
        name: "fixed64s", jsonName: "fixed64s", number: 10,
        type: .fixed64, label: .repeated
      ),
      FieldSchema(
        name: "sfixed32s", jsonName: "sfixed32s", number: 11,
        type: .sfixed32, label: .repeated
      ),
      FieldSchema(
        name: "sfixed64s", jsonName: "sfixed64s", number: 12,
        type: .sfixed64, label: .repeated
      ),
      FieldSchema(
        name: "bools", jsonName: "bools", number: 13,
        type: .bool, label: .repeated
      ),
      FieldSchema(
        name: "colours", jsonName: "colours", number: 14,
        type: .enumeration(Colour.self), label: .repeated
      ),
      FieldSchema(
        name: "usual", jsonName: "usual", number: 15,
        type: .int32, label: .repeated
      ),
    ]
  )
}

extension AllMaps {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.AllMaps",
    documentation: "Every type of a key, and every type of a value.",
    fields: [
      FieldSchema(
        name: "by_int32", jsonName: "byInt32", number: 1,
        type: .map(key: .int32, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_int64", jsonName: "byInt64", number: 2,
        type: .map(key: .int64, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_uint32", jsonName: "byUint32", number: 3,
        type: .map(key: .uint32, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_uint64", jsonName: "byUint64", number: 4,
        type: .map(key: .uint64, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_sint32", jsonName: "bySint32", number: 5,
        type: .map(key: .sint32, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_sint64", jsonName: "bySint64", number: 6,
        type: .map(key: .sint64, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_fixed32", jsonName: "byFixed32", number: 7,
        type: .map(key: .fixed32, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_fixed64", jsonName: "byFixed64", number: 8,
        type: .map(key: .fixed64, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_sfixed32", jsonName: "bySfixed32", number: 9,
        type: .map(key: .sfixed32, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_sfixed64", jsonName: "bySfixed64", number: 10,
        type: .map(key: .sfixed64, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_bool", jsonName: "byBool", number: 11,
        type: .map(key: .bool, value: .string), label: .map
      ),
      FieldSchema(
        name: "by_string", jsonName: "byString", number: 12,
        type: .map(key: .string, value: .string), label: .map
      ),
      FieldSchema(
        name: "to_double", jsonName: "toDouble", number: 13,
        type: .map(key: .string, value: .double), label: .map
      ),
      FieldSchema(
        name: "to_float", jsonName: "toFloat", number: 14,
        type: .map(key: .string, value: .float), label: .map
      ),
      FieldSchema(
        name: "to_int32", jsonName: "toInt32", number: 15,
        type: .map(key: .string, value: .int32), label: .map
      ),
      FieldSchema(
        name: "to_int64", jsonName: "toInt64", number: 16,
        type: .map(key: .string, value: .int64), label: .map
      ),
      FieldSchema(
        name: "to_uint32", jsonName: "toUint32", number: 17,
        type: .map(key: .string, value: .uint32), label: .map
      ),
      FieldSchema(
        name: "to_uint64", jsonName: "toUint64", number: 18,
        type: .map(key: .string, value: .uint64), label: .map
      ),
      FieldSchema(
        name: "to_sint32", jsonName: "toSint32", number: 19,
        type: .map(key: .string, value: .sint32), label: .map
      ),
      FieldSchema(
        name: "to_sint64", jsonName: "toSint64", number: 20,
        type: .map(key: .string, value: .sint64), label: .map
      ),
      FieldSchema(
        name: "to_fixed32", jsonName: "toFixed32", number: 21,
        type: .map(key: .string, value: .fixed32), label: .map
      ),
      FieldSchema(
        name: "to_fixed64", jsonName: "toFixed64", number: 22,
        type: .map(key: .string, value: .fixed64), label: .map
      ),
      FieldSchema(
        name: "to_sfixed32", jsonName: "toSfixed32", number: 23,
        type: .map(key: .string, value: .sfixed32), label: .map
      ),
      FieldSchema(
        name: "to_sfixed64", jsonName: "toSfixed64", number: 24,
        type: .map(key: .string, value: .sfixed64), label: .map
      ),
      FieldSchema(
        name: "to_bool", jsonName: "toBool", number: 25,
        type: .map(key: .string, value: .bool), label: .map
      ),
      FieldSchema(
        name: "to_bytes", jsonName: "toBytes", number: 26,
        type: .map(key: .string, value: .bytes), label: .map
      ),
      FieldSchema(
        name: "to_colour", jsonName: "toColour", number: 27,
        type: .map(key: .string, value: .enumeration(Colour.self)), label: .map
      ),
      FieldSchema(
        name: "to_ping", jsonName: "toPing", number: 28,
        type: .map(key: .string, value: .message(Ping.self)), label: .map
      ),
      FieldSchema(
        name: "to_nullvalue", jsonName: "toNullvalue", number: 29,
        type: .map(key: .string, value: .enumeration(NullValue.self)), label: .map
      ),
      FieldSchema(
        name: "to_any_value", jsonName: "toAnyValue", number: 30,
        type: .map(key: .string, value: .message(Value.self)), label: .map
      ),
    ]
  )
}

extension AllOneof {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.AllOneof",
    documentation: "Every type as one of many.",
    fields: [
      FieldSchema(
        name: "double_kind", jsonName: "doubleKind", number: 1,
        type: .double, label: .oneof("kind")
      ),
      FieldSchema(
        name: "float_kind", jsonName: "floatKind", number: 2,
        type: .float, label: .oneof("kind")
      ),
      FieldSchema(
        name: "int32_kind", jsonName: "int32Kind", number: 3,
        type: .int32, label: .oneof("kind")
      ),
      FieldSchema(
        name: "int64_kind", jsonName: "int64Kind", number: 4,
        type: .int64, label: .oneof("kind")
      ),
      FieldSchema(
        name: "uint32_kind", jsonName: "uint32Kind", number: 5,
        type: .uint32, label: .oneof("kind")
      ),
      FieldSchema(
        name: "uint64_kind", jsonName: "uint64Kind", number: 6,
        type: .uint64, label: .oneof("kind")
      ),
      FieldSchema(
        name: "sint32_kind", jsonName: "sint32Kind", number: 7,
        type: .sint32, label: .oneof("kind")
      ),
      FieldSchema(
        name: "sint64_kind", jsonName: "sint64Kind", number: 8,
        type: .sint64, label: .oneof("kind")
      ),
      FieldSchema(
        name: "fixed32_kind", jsonName: "fixed32Kind", number: 9,
        type: .fixed32, label: .oneof("kind")
      ),
      FieldSchema(
        name: "fixed64_kind", jsonName: "fixed64Kind", number: 10,
        type: .fixed64, label: .oneof("kind")
      ),
      FieldSchema(
        name: "sfixed32_kind", jsonName: "sfixed32Kind", number: 11,
        type: .sfixed32, label: .oneof("kind")
      ),
      FieldSchema(
        name: "sfixed64_kind", jsonName: "sfixed64Kind", number: 12,
        type: .sfixed64, label: .oneof("kind")
      ),
      FieldSchema(
        name: "bool_kind", jsonName: "boolKind", number: 13,
        type: .bool, label: .oneof("kind")
      ),
      FieldSchema(
        name: "string_kind", jsonName: "stringKind", number: 14,
        type: .string, label: .oneof("kind")
      ),
      FieldSchema(
        name: "bytes_kind", jsonName: "bytesKind", number: 15,
        type: .bytes, label: .oneof("kind")
      ),
      FieldSchema(
        name: "colour_kind", jsonName: "colourKind", number: 16,
        type: .enumeration(Colour.self), label: .oneof("kind")
      ),
      FieldSchema(
        name: "ping_kind", jsonName: "pingKind", number: 17,
        type: .message(Ping.self), label: .oneof("kind")
      ),
      FieldSchema(
        name: "null_kind", jsonName: "nullKind", number: 18,
        type: .enumeration(NullValue.self), label: .oneof("kind")
      ),
      FieldSchema(
        name: "struct_kind", jsonName: "structKind", number: 19,
        type: .message(Struct.self), label: .oneof("kind")
      ),
      FieldSchema(
        name: "wrapped_kind", jsonName: "wrappedKind", number: 20,
        type: .message(StringValue.self), label: .oneof("kind")
      ),
      FieldSchema(
        name: "kind_of_kind", jsonName: "kindOfKind", number: 100,
        type: .enumeration(AllOneof.Kind.self)
      ),
    ]
  )
}

extension Ping {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Ping",
    documentation: "These two hold each other, in each of the ways there are.",
    fields: [
      FieldSchema(
        name: "pong", jsonName: "pong", number: 1,
        type: .message(Pong.self), label: .explicit
      ),
      FieldSchema(
        name: "maybe", jsonName: "maybe", number: 2,
        type: .message(Pong.self), label: .explicit
      ),
      FieldSchema(
        name: "many", jsonName: "many", number: 3,
        type: .message(Pong.self), label: .repeated
      ),
      FieldSchema(
        name: "named", jsonName: "named", number: 4,
        type: .map(key: .string, value: .message(Pong.self)), label: .map
      ),
      FieldSchema(
        name: "chosen", jsonName: "chosen", number: 5,
        type: .message(Pong.self), label: .oneof("either")
      ),
      FieldSchema(
        name: "itself", jsonName: "itself", number: 6,
        type: .message(Ping.self), label: .oneof("either")
      ),
    ]
  )
}

extension Pong {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Pong",
    documentation: "",
    fields: [
      FieldSchema(
        name: "ping", jsonName: "ping", number: 1,
        type: .message(Ping.self), label: .explicit
      ),
      FieldSchema(
        name: "text", jsonName: "text", number: 2,
        type: .string
      ),
    ]
  )
}

extension WellKnownToo {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.WellKnownToo",
    documentation: "",
    fields: [
      FieldSchema(
        name: "any", jsonName: "any", number: 1,
        type: .message(AnyMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "struct", jsonName: "struct", number: 2,
        type: .message(Struct.self), label: .explicit
      ),
      FieldSchema(
        name: "value", jsonName: "value", number: 3,
        type: .message(Value.self), label: .explicit
      ),
      FieldSchema(
        name: "list", jsonName: "list", number: 4,
        type: .message(ListValue.self), label: .explicit
      ),
      FieldSchema(
        name: "null", jsonName: "null", number: 5,
        type: .enumeration(NullValue.self)
      ),
      FieldSchema(
        name: "double", jsonName: "double", number: 6,
        type: .message(DoubleValue.self), label: .explicit
      ),
      FieldSchema(
        name: "float", jsonName: "float", number: 7,
        type: .message(FloatValue.self), label: .explicit
      ),
      FieldSchema(
        name: "int64", jsonName: "int64", number: 8,
        type: .message(Int64Value.self), label: .explicit
      ),
      FieldSchema(
        name: "uint64", jsonName: "uint64", number: 9,
        type: .message(UInt64Value.self), label: .explicit
      ),
      FieldSchema(
        name: "int32", jsonName: "int32", number: 10,
        type: .message(Int32Value.self), label: .explicit
      ),
      FieldSchema(
        name: "uint32", jsonName: "uint32", number: 11,
        type: .message(UInt32Value.self), label: .explicit
      ),
      FieldSchema(
        name: "bool", jsonName: "bool", number: 12,
        type: .message(BoolValue.self), label: .explicit
      ),
      FieldSchema(
        name: "string", jsonName: "string", number: 13,
        type: .message(StringValue.self), label: .explicit
      ),
      FieldSchema(
        name: "bytes", jsonName: "bytes", number: 14,
        type: .message(BytesValue.self), label: .explicit
      ),
    ]
  )
}

extension Imported {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Imported",
    documentation: "Types that come through a public import, and from a file without a package.",
    fields: [
      FieldSchema(
        name: "plain", jsonName: "plain", number: 1,
        type: .message(Unpackaged.self), label: .explicit
      ),
      FieldSchema(
        name: "inside", jsonName: "inside", number: 2,
        type: .message(Unpackaged.Inside.self), label: .explicit
      ),
      FieldSchema(
        name: "kinds", jsonName: "kinds", number: 3,
        type: .enumeration(UnpackagedKind.self), label: .repeated
      ),
    ]
  )
}

extension JsonNames {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.JsonNames",
    documentation: "",
    fields: [
      FieldSchema(
        name: "given", jsonName: "other \\ \"name\"", number: 1,
        type: .int32
      ),
      FieldSchema(
        name: "not_given", jsonName: "notGiven", number: 2,
        type: .int32
      ),
      FieldSchema(
        name: "snake_case_3", jsonName: "snakeCase3", number: 3,
        type: .int32
      ),
    ]
  )
}

extension Reserved {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Reserved",
    documentation: "",
    fields: [
      FieldSchema(
        name: "kept", jsonName: "kept", number: 1,
        type: .int32
      ),
    ]
  )
}

extension Comments {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Comments",
    documentation: "A comment in front.\n\nApart by an empty line, so about nothing.",
    fields: [
      FieldSchema(
        name: "both", jsonName: "both", number: 1,
        type: .int32,
        documentation: "In front.\n\nAnd behind."
      ),
      FieldSchema(
        name: "behind", jsonName: "behind", number: 2,
        type: .int32,
        documentation: "Only behind."
      ),
      FieldSchema(
        name: "block", jsonName: "block", number: 3,
        type: .int32,
        documentation: "A block that has \"quotes\", \\ backslashes, and // slashes.\n\\\"\\\"\\\" and \"\"\" and #\"# and \\(interpolation) don't end it."
      ),
      FieldSchema(
        name: "invisible", jsonName: "invisible", number: 4,
        type: .int32,
        documentation: "Marks that turn text around: U+202E and U+2066; a separator: U+2028; a\nfamily: 👨‍👩‍👧."
      ),
      FieldSchema(
        name: "markers", jsonName: "markers", number: 5,
        type: .int32,
        documentation: "*/ ends a comment in C, and /* begins one."
      ),
    ]
  )
}

extension Deprecations {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Deprecations",
    documentation: "",
    fields: [
      FieldSchema(
        name: "plain", jsonName: "plain", number: 1,
        type: .int32
      ),
      FieldSchema(
        name: "maybe", jsonName: "maybe", number: 2,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "list", jsonName: "list", number: 3,
        type: .int32, label: .repeated
      ),
      FieldSchema(
        name: "map", jsonName: "map", number: 4,
        type: .map(key: .string, value: .int32), label: .map
      ),
      FieldSchema(
        name: "itself", jsonName: "itself", number: 5,
        type: .message(Deprecations.self), label: .explicit,
        documentation: "Still documented."
      ),
      FieldSchema(
        name: "old", jsonName: "old", number: 6,
        type: .message(OldMessageDeprecated.self), label: .explicit
      ),
      FieldSchema(
        name: "old_enum", jsonName: "oldEnum", number: 7,
        type: .enumeration(OldEnumDeprecated.self)
      ),
      FieldSchema(
        name: "old_choice", jsonName: "oldChoice", number: 8,
        type: .int32, label: .oneof("choice")
      ),
      FieldSchema(
        name: "old_message", jsonName: "oldMessage", number: 9,
        type: .message(OldMessageDeprecated.WithinDeprecated.self), label: .oneof("choice")
      ),
      FieldSchema(
        name: "new_choice", jsonName: "newChoice", number: 10,
        type: .string, label: .oneof("choice")
      ),
      FieldSchema(
        name: "partly", jsonName: "partly", number: 11,
        type: .enumeration(PartlyOld.self)
      ),
    ]
  )
}

extension OldMessageDeprecated {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.OldMessage",
    documentation: "Use another.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .int32
      ),
    ]
  )
}

extension OldMessageDeprecated.WithinDeprecated {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.OldMessage.Within",
    documentation: "",
    fields: [
      FieldSchema(
        name: "outer", jsonName: "outer", number: 1,
        type: .message(OldMessageDeprecated.self), label: .explicit
      ),
    ]
  )
}

extension Whose {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Whose",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "person", jsonName: "person", number: 2,
        type: .message(Whose.Person.self), label: .explicit
      ),
      FieldSchema(
        name: "alias", jsonName: "alias", number: 3,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "class", jsonName: "class", number: 4,
        type: .message(Whose.Naming.self), label: .oneof("kind")
      ),
      FieldSchema(
        name: "name", jsonName: "name", number: 5,
        type: .string, label: .oneof("kind")
      ),
    ]
  )
}

extension Whose.Person {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Whose.Person",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
    ]
  )
}

extension Whose.Naming {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Whose.Naming",
    documentation: "",
    fields: [
      FieldSchema(
        name: "self", jsonName: "self", number: 1,
        type: .message(Whose.Naming.self), label: .explicit
      ),
      FieldSchema(
        name: "default", jsonName: "default", number: 2,
        type: .string, label: .oneof("word")
      ),
    ]
  )
}

extension TakenClient {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.TakenClient",
    documentation: "A service whose client would be called like this message.",
    fields: []
  )
}

extension Unpacked {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Unpacked.self, fullName: "rollcall.sample.v1.Unpacked",
    initialise: { unsafe rollcall_sample_v1__unpacked__init($0) })

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

@_spi(GeneratedCode) extension Unpacked: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Unpacked.self)
    self.doubles = unsafe [Double](reading: source.pointee.doubles_f1, count: source.pointee.n_doubles_f1)
    self.floats = unsafe [Float](reading: source.pointee.floats_f2, count: source.pointee.n_floats_f2)
    self.int32s = unsafe [Int32](reading: source.pointee.int32s_f3, count: source.pointee.n_int32s_f3)
    self.int64s = unsafe [Int64](reading: source.pointee.int64s_f4, count: source.pointee.n_int64s_f4)
    self.uint32s = unsafe [UInt32](reading: source.pointee.uint32s_f5, count: source.pointee.n_uint32s_f5)
    self.uint64s = unsafe [UInt64](reading: source.pointee.uint64s_f6, count: source.pointee.n_uint64s_f6)
    self.sint32s = unsafe [Int32](reading: source.pointee.sint32s_f7, count: source.pointee.n_sint32s_f7)
    self.sint64s = unsafe [Int64](reading: source.pointee.sint64s_f8, count: source.pointee.n_sint64s_f8)
    self.fixed32s = unsafe [UInt32](reading: source.pointee.fixed32s_f9, count: source.pointee.n_fixed32s_f9)
    self.fixed64s = unsafe [UInt64](reading: source.pointee.fixed64s_f10, count: source.pointee.n_fixed64s_f10)
    self.sfixed32s = unsafe [Int32](reading: source.pointee.sfixed32s_f11, count: source.pointee.n_sfixed32s_f11)
    self.sfixed64s = unsafe [Int64](reading: source.pointee.sfixed64s_f12, count: source.pointee.n_sfixed64s_f12)
    self.bools = unsafe [Bool](reading: source.pointee.bools_f13, count: source.pointee.n_bools_f13)
    self.colours = unsafe [Colour](reading: source.pointee.colours_f14, count: source.pointee.n_colours_f14)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Unpacked")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Unpacked.self, capacity: 1)
    unsafe rollcall_sample_v1__unpacked__init(target)
    unsafe target.pointee.n_doubles_f1 = self.doubles.count
    unsafe target.pointee.doubles_f1 = arena.array(self.doubles)
    unsafe target.pointee.n_floats_f2 = self.floats.count
    unsafe target.pointee.floats_f2 = arena.array(self.floats)
    unsafe target.pointee.n_int32s_f3 = self.int32s.count
    unsafe target.pointee.int32s_f3 = arena.array(self.int32s)
    unsafe target.pointee.n_int64s_f4 = self.int64s.count
    unsafe target.pointee.int64s_f4 = arena.array(self.int64s)
    unsafe target.pointee.n_uint32s_f5 = self.uint32s.count
    unsafe target.pointee.uint32s_f5 = arena.array(self.uint32s)
    unsafe target.pointee.n_uint64s_f6 = self.uint64s.count
    unsafe target.pointee.uint64s_f6 = arena.array(self.uint64s)
    unsafe target.pointee.n_sint32s_f7 = self.sint32s.count
    unsafe target.pointee.sint32s_f7 = arena.array(self.sint32s)
    unsafe target.pointee.n_sint64s_f8 = self.sint64s.count
    unsafe target.pointee.sint64s_f8 = arena.array(self.sint64s)
    unsafe target.pointee.n_fixed32s_f9 = self.fixed32s.count
    unsafe target.pointee.fixed32s_f9 = arena.array(self.fixed32s)
    unsafe target.pointee.n_fixed64s_f10 = self.fixed64s.count
    unsafe target.pointee.fixed64s_f10 = arena.array(self.fixed64s)
    unsafe target.pointee.n_sfixed32s_f11 = self.sfixed32s.count
    unsafe target.pointee.sfixed32s_f11 = arena.array(self.sfixed32s)
    unsafe target.pointee.n_sfixed64s_f12 = self.sfixed64s.count
    unsafe target.pointee.sfixed64s_f12 = arena.array(self.sfixed64s)
    unsafe target.pointee.n_bools_f13 = self.bools.count
    unsafe target.pointee.bools_f13 = arena.array(self.bools)
    unsafe target.pointee.n_colours_f14 = self.colours.count
    unsafe target.pointee.colours_f14 = arena.array(self.colours, packedBytes: 15) { value, _ in .init(rawValue: .init(truncatingIfNeeded: value.rawValue)) }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Packed {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Packed.self, fullName: "rollcall.sample.v1.Packed",
    initialise: { unsafe rollcall_sample_v1__packed__init($0) })

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

@_spi(GeneratedCode) extension Packed: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Packed.self)
    self.doubles = unsafe [Double](reading: source.pointee.doubles_f1, count: source.pointee.n_doubles_f1)
    self.floats = unsafe [Float](reading: source.pointee.floats_f2, count: source.pointee.n_floats_f2)
    self.int32s = unsafe [Int32](reading: source.pointee.int32s_f3, count: source.pointee.n_int32s_f3)
    self.int64s = unsafe [Int64](reading: source.pointee.int64s_f4, count: source.pointee.n_int64s_f4)
    self.uint32s = unsafe [UInt32](reading: source.pointee.uint32s_f5, count: source.pointee.n_uint32s_f5)
    self.uint64s = unsafe [UInt64](reading: source.pointee.uint64s_f6, count: source.pointee.n_uint64s_f6)
    self.sint32s = unsafe [Int32](reading: source.pointee.sint32s_f7, count: source.pointee.n_sint32s_f7)
    self.sint64s = unsafe [Int64](reading: source.pointee.sint64s_f8, count: source.pointee.n_sint64s_f8)
    self.fixed32s = unsafe [UInt32](reading: source.pointee.fixed32s_f9, count: source.pointee.n_fixed32s_f9)
    self.fixed64s = unsafe [UInt64](reading: source.pointee.fixed64s_f10, count: source.pointee.n_fixed64s_f10)
    self.sfixed32s = unsafe [Int32](reading: source.pointee.sfixed32s_f11, count: source.pointee.n_sfixed32s_f11)
    self.sfixed64s = unsafe [Int64](reading: source.pointee.sfixed64s_f12, count: source.pointee.n_sfixed64s_f12)
    self.bools = unsafe [Bool](reading: source.pointee.bools_f13, count: source.pointee.n_bools_f13)
    self.colours = unsafe [Colour](reading: source.pointee.colours_f14, count: source.pointee.n_colours_f14)
    self.usual = unsafe [Int32](reading: source.pointee.usual_f15, count: source.pointee.n_usual_f15)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Packed")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Packed.self, capacity: 1)
    unsafe rollcall_sample_v1__packed__init(target)
    unsafe target.pointee.n_doubles_f1 = self.doubles.count
    unsafe target.pointee.doubles_f1 = arena.array(self.doubles)
    unsafe target.pointee.n_floats_f2 = self.floats.count
    unsafe target.pointee.floats_f2 = arena.array(self.floats)
    unsafe target.pointee.n_int32s_f3 = self.int32s.count
    unsafe target.pointee.int32s_f3 = arena.array(self.int32s)
    unsafe target.pointee.n_int64s_f4 = self.int64s.count
    unsafe target.pointee.int64s_f4 = arena.array(self.int64s)
    unsafe target.pointee.n_uint32s_f5 = self.uint32s.count
    unsafe target.pointee.uint32s_f5 = arena.array(self.uint32s)
    unsafe target.pointee.n_uint64s_f6 = self.uint64s.count
    unsafe target.pointee.uint64s_f6 = arena.array(self.uint64s)
    unsafe target.pointee.n_sint32s_f7 = self.sint32s.count
    unsafe target.pointee.sint32s_f7 = arena.array(self.sint32s)
    unsafe target.pointee.n_sint64s_f8 = self.sint64s.count
    unsafe target.pointee.sint64s_f8 = arena.array(self.sint64s)
    unsafe target.pointee.n_fixed32s_f9 = self.fixed32s.count
    unsafe target.pointee.fixed32s_f9 = arena.array(self.fixed32s)
    unsafe target.pointee.n_fixed64s_f10 = self.fixed64s.count
    unsafe target.pointee.fixed64s_f10 = arena.array(self.fixed64s)
    unsafe target.pointee.n_sfixed32s_f11 = self.sfixed32s.count
    unsafe target.pointee.sfixed32s_f11 = arena.array(self.sfixed32s)
    unsafe target.pointee.n_sfixed64s_f12 = self.sfixed64s.count
    unsafe target.pointee.sfixed64s_f12 = arena.array(self.sfixed64s)
    unsafe target.pointee.n_bools_f13 = self.bools.count
    unsafe target.pointee.bools_f13 = arena.array(self.bools)
    unsafe target.pointee.n_colours_f14 = self.colours.count
    unsafe target.pointee.colours_f14 = arena.array(self.colours, packedBytes: 15) { value, _ in .init(rawValue: .init(truncatingIfNeeded: value.rawValue)) }
    unsafe target.pointee.n_usual_f15 = self.usual.count
    unsafe target.pointee.usual_f15 = arena.array(self.usual)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension AllMaps {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__AllMaps.self, fullName: "rollcall.sample.v1.AllMaps", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__all_maps__init($0) })

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

@_spi(GeneratedCode) extension AllMaps: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__AllMaps.self)
    for index in unsafe 0..<source.pointee.n_by_int32_f1 {
      guard let entry = unsafe source.pointee.by_int32_f1[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.byInt32[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_int32")
    }
    for index in unsafe 0..<source.pointee.n_by_int64_f2 {
      guard let entry = unsafe source.pointee.by_int64_f2[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.byInt64[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_int64")
    }
    for index in unsafe 0..<source.pointee.n_by_uint32_f3 {
      guard let entry = unsafe source.pointee.by_uint32_f3[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.byUint32[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_uint32")
    }
    for index in unsafe 0..<source.pointee.n_by_uint64_f4 {
      guard let entry = unsafe source.pointee.by_uint64_f4[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.byUint64[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_uint64")
    }
    for index in unsafe 0..<source.pointee.n_by_sint32_f5 {
      guard let entry = unsafe source.pointee.by_sint32_f5[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.bySint32[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_sint32")
    }
    for index in unsafe 0..<source.pointee.n_by_sint64_f6 {
      guard let entry = unsafe source.pointee.by_sint64_f6[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.bySint64[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_sint64")
    }
    for index in unsafe 0..<source.pointee.n_by_fixed32_f7 {
      guard let entry = unsafe source.pointee.by_fixed32_f7[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.byFixed32[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_fixed32")
    }
    for index in unsafe 0..<source.pointee.n_by_fixed64_f8 {
      guard let entry = unsafe source.pointee.by_fixed64_f8[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.byFixed64[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_fixed64")
    }
    for index in unsafe 0..<source.pointee.n_by_sfixed32_f9 {
      guard let entry = unsafe source.pointee.by_sfixed32_f9[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.bySfixed32[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_sfixed32")
    }
    for index in unsafe 0..<source.pointee.n_by_sfixed64_f10 {
      guard let entry = unsafe source.pointee.by_sfixed64_f10[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key
      self.bySfixed64[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_sfixed64")
    }
    for index in unsafe 0..<source.pointee.n_by_bool_f11 {
      guard let entry = unsafe source.pointee.by_bool_f11[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = unsafe entry.pointee.key != 0
      self.byBool[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_bool")
    }
    for index in unsafe 0..<source.pointee.n_by_string_f12 {
      guard let entry = unsafe source.pointee.by_string_f12[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.by_string")
      self.byString[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.AllMaps.by_string")
    }
    for index in unsafe 0..<source.pointee.n_to_double_f13 {
      guard let entry = unsafe source.pointee.to_double_f13[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_double")
      self.toDouble[key] = unsafe Double(bitPattern: entry.pointee.value)
    }
    for index in unsafe 0..<source.pointee.n_to_float_f14 {
      guard let entry = unsafe source.pointee.to_float_f14[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_float")
      self.toFloat[key] = unsafe Float(bitPattern: entry.pointee.value)
    }
    for index in unsafe 0..<source.pointee.n_to_int32_f15 {
      guard let entry = unsafe source.pointee.to_int32_f15[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_int32")
      self.toInt32[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_int64_f16 {
      guard let entry = unsafe source.pointee.to_int64_f16[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_int64")
      self.toInt64[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_uint32_f17 {
      guard let entry = unsafe source.pointee.to_uint32_f17[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_uint32")
      self.toUint32[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_uint64_f18 {
      guard let entry = unsafe source.pointee.to_uint64_f18[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_uint64")
      self.toUint64[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_sint32_f19 {
      guard let entry = unsafe source.pointee.to_sint32_f19[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_sint32")
      self.toSint32[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_sint64_f20 {
      guard let entry = unsafe source.pointee.to_sint64_f20[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_sint64")
      self.toSint64[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_fixed32_f21 {
      guard let entry = unsafe source.pointee.to_fixed32_f21[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_fixed32")
      self.toFixed32[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_fixed64_f22 {
      guard let entry = unsafe source.pointee.to_fixed64_f22[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_fixed64")
      self.toFixed64[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_sfixed32_f23 {
      guard let entry = unsafe source.pointee.to_sfixed32_f23[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_sfixed32")
      self.toSfixed32[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_sfixed64_f24 {
      guard let entry = unsafe source.pointee.to_sfixed64_f24[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_sfixed64")
      self.toSfixed64[key] = unsafe entry.pointee.value
    }
    for index in unsafe 0..<source.pointee.n_to_bool_f25 {
      guard let entry = unsafe source.pointee.to_bool_f25[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_bool")
      self.toBool[key] = unsafe entry.pointee.value != 0
    }
    for index in unsafe 0..<source.pointee.n_to_bytes_f26 {
      guard let entry = unsafe source.pointee.to_bytes_f26[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_bytes")
      self.toBytes[key] = unsafe [UInt8](reading: entry.pointee.value)
    }
    for index in unsafe 0..<source.pointee.n_to_colour_f27 {
      guard let entry = unsafe source.pointee.to_colour_f27[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_colour")
      self.toColour[key] = unsafe Colour(rawValue: .init(truncatingIfNeeded: entry.pointee.value.rawValue))
    }
    for index in unsafe 0..<source.pointee.n_to_ping_f28 {
      guard let entry = unsafe source.pointee.to_ping_f28[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_ping")
      var value = Ping()
      if let message = unsafe entry.pointee.value {
        value = try unsafe Ping(reading: message)
      }
      self.toPing[key] = value
    }
    for index in unsafe 0..<source.pointee.n_to_nullvalue_f29 {
      guard let entry = unsafe source.pointee.to_nullvalue_f29[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_nullvalue")
      self.toNullvalue[key] = unsafe NullValue(rawValue: .init(truncatingIfNeeded: entry.pointee.value.rawValue))
    }
    for index in unsafe 0..<source.pointee.n_to_any_value_f30 {
      guard let entry = unsafe source.pointee.to_any_value_f30[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.AllMaps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.AllMaps.to_any_value")
      var value = Value()
      if let message = unsafe entry.pointee.value {
        value = try unsafe Value(reading: message)
      }
      self.toAnyValue[key] = value
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.AllMaps")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__AllMaps.self, capacity: 1)
    unsafe rollcall_sample_v1__all_maps__init(target)
    unsafe target.pointee.n_by_int32_f1 = self.byInt32.count
    unsafe target.pointee.by_int32_f1 = arena.entries(self.byInt32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ByInt32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_int32_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_int64_f2 = self.byInt64.count
    unsafe target.pointee.by_int64_f2 = arena.entries(self.byInt64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ByInt64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_int64_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_uint32_f3 = self.byUint32.count
    unsafe target.pointee.by_uint32_f3 = arena.entries(self.byUint32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ByUint32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_uint32_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_uint64_f4 = self.byUint64.count
    unsafe target.pointee.by_uint64_f4 = arena.entries(self.byUint64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ByUint64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_uint64_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_sint32_f5 = self.bySint32.count
    unsafe target.pointee.by_sint32_f5 = arena.entries(self.bySint32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__BySint32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_sint32_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_sint64_f6 = self.bySint64.count
    unsafe target.pointee.by_sint64_f6 = arena.entries(self.bySint64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__BySint64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_sint64_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_fixed32_f7 = self.byFixed32.count
    unsafe target.pointee.by_fixed32_f7 = arena.entries(self.byFixed32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ByFixed32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_fixed32_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_fixed64_f8 = self.byFixed64.count
    unsafe target.pointee.by_fixed64_f8 = arena.entries(self.byFixed64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ByFixed64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_fixed64_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_sfixed32_f9 = self.bySfixed32.count
    unsafe target.pointee.by_sfixed32_f9 = arena.entries(self.bySfixed32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__BySfixed32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_sfixed32_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_sfixed64_f10 = self.bySfixed64.count
    unsafe target.pointee.by_sfixed64_f10 = arena.entries(self.bySfixed64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__BySfixed64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_sfixed64_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_bool_f11 = self.byBool.count
    unsafe target.pointee.by_bool_f11 = arena.entries(self.byBool.sorted { !$0.key && $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ByBoolEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_bool_entry__init(target)
      unsafe target.pointee.key = entry.key ? 1 : 0
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_by_string_f12 = self.byString.count
    unsafe target.pointee.by_string_f12 = arena.entries(self.byString.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ByStringEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__by_string_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_to_double_f13 = self.toDouble.count
    unsafe target.pointee.to_double_f13 = arena.entries(self.toDouble.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToDoubleEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_double_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value.bitPattern
    }
    unsafe target.pointee.n_to_float_f14 = self.toFloat.count
    unsafe target.pointee.to_float_f14 = arena.entries(self.toFloat.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToFloatEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_float_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value.bitPattern
    }
    unsafe target.pointee.n_to_int32_f15 = self.toInt32.count
    unsafe target.pointee.to_int32_f15 = arena.entries(self.toInt32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToInt32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_int32_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_int64_f16 = self.toInt64.count
    unsafe target.pointee.to_int64_f16 = arena.entries(self.toInt64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToInt64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_int64_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_uint32_f17 = self.toUint32.count
    unsafe target.pointee.to_uint32_f17 = arena.entries(self.toUint32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToUint32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_uint32_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_uint64_f18 = self.toUint64.count
    unsafe target.pointee.to_uint64_f18 = arena.entries(self.toUint64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToUint64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_uint64_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_sint32_f19 = self.toSint32.count
    unsafe target.pointee.to_sint32_f19 = arena.entries(self.toSint32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToSint32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_sint32_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_sint64_f20 = self.toSint64.count
    unsafe target.pointee.to_sint64_f20 = arena.entries(self.toSint64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToSint64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_sint64_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_fixed32_f21 = self.toFixed32.count
    unsafe target.pointee.to_fixed32_f21 = arena.entries(self.toFixed32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToFixed32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_fixed32_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_fixed64_f22 = self.toFixed64.count
    unsafe target.pointee.to_fixed64_f22 = arena.entries(self.toFixed64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToFixed64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_fixed64_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_sfixed32_f23 = self.toSfixed32.count
    unsafe target.pointee.to_sfixed32_f23 = arena.entries(self.toSfixed32.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToSfixed32Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_sfixed32_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_sfixed64_f24 = self.toSfixed64.count
    unsafe target.pointee.to_sfixed64_f24 = arena.entries(self.toSfixed64.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToSfixed64Entry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_sfixed64_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    unsafe target.pointee.n_to_bool_f25 = self.toBool.count
    unsafe target.pointee.to_bool_f25 = arena.entries(self.toBool.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToBoolEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_bool_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value ? 1 : 0
    }
    unsafe target.pointee.n_to_bytes_f26 = self.toBytes.count
    unsafe target.pointee.to_bytes_f26 = arena.entries(self.toBytes.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToBytesEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_bytes_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_to_colour_f27 = self.toColour.count
    unsafe target.pointee.to_colour_f27 = arena.entries(self.toColour.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToColourEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_colour_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = .init(rawValue: .init(truncatingIfNeeded: entry.value.rawValue))
    }
    unsafe target.pointee.n_to_ping_f28 = self.toPing.count
    unsafe target.pointee.to_ping_f28 = arena.entries(self.toPing.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToPingEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_ping_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.message(entry.value)
    }
    unsafe target.pointee.n_to_nullvalue_f29 = self.toNullvalue.count
    unsafe target.pointee.to_nullvalue_f29 = arena.entries(self.toNullvalue.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToNullvalueEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_nullvalue_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = .init(rawValue: .init(truncatingIfNeeded: entry.value.rawValue))
    }
    unsafe target.pointee.n_to_any_value_f30 = self.toAnyValue.count
    unsafe target.pointee.to_any_value_f30 = arena.entries(self.toAnyValue.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__AllMaps__ToAnyValueEntry>, entry, arena) in
      unsafe rollcall_sample_v1__all_maps__to_any_value_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.message(entry.value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension AllOneof {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__AllOneof.self, fullName: "rollcall.sample.v1.AllOneof", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__all_oneof__init($0) })

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

@_spi(GeneratedCode) extension AllOneof: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__AllOneof.self)
    self.kindOfKind = unsafe AllOneof.Kind(rawValue: .init(truncatingIfNeeded: source.pointee.kind_of_kind_f100.rawValue))
    switch unsafe source.pointee.kind_oneof0_case.rawValue {
    case 1:
      self.kind = .doubleKind(unsafe Double(bitPattern: source.pointee.double_kind_f1))
    case 2:
      self.kind = .floatKind(unsafe Float(bitPattern: source.pointee.float_kind_f2))
    case 3:
      self.kind = .int32Kind(unsafe source.pointee.int32_kind_f3)
    case 4:
      self.kind = .int64Kind(unsafe source.pointee.int64_kind_f4)
    case 5:
      self.kind = .uint32Kind(unsafe source.pointee.uint32_kind_f5)
    case 6:
      self.kind = .uint64Kind(unsafe source.pointee.uint64_kind_f6)
    case 7:
      self.kind = .sint32Kind(unsafe source.pointee.sint32_kind_f7)
    case 8:
      self.kind = .sint64Kind(unsafe source.pointee.sint64_kind_f8)
    case 9:
      self.kind = .fixed32Kind(unsafe source.pointee.fixed32_kind_f9)
    case 10:
      self.kind = .fixed64Kind(unsafe source.pointee.fixed64_kind_f10)
    case 11:
      self.kind = .sfixed32Kind(unsafe source.pointee.sfixed32_kind_f11)
    case 12:
      self.kind = .sfixed64Kind(unsafe source.pointee.sfixed64_kind_f12)
    case 13:
      self.kind = .boolKind(unsafe source.pointee.bool_kind_f13 != 0)
    case 14:
      self.kind = .stringKind(try unsafe String(reading: source.pointee.string_kind_f14, field: "rollcall.sample.v1.AllOneof.string_kind"))
    case 15:
      self.kind = .bytesKind(unsafe [UInt8](reading: source.pointee.bytes_kind_f15))
    case 16:
      self.kind = .colourKind(unsafe Colour(rawValue: .init(truncatingIfNeeded: source.pointee.colour_kind_f16.rawValue)))
    case 17:
      if let value = unsafe source.pointee.ping_kind_f17 {
        self.kind = .pingKind(try unsafe Ping(reading: value))
      }
    case 18:
      self.kind = .nullKind(unsafe NullValue(rawValue: .init(truncatingIfNeeded: source.pointee.null_kind_f18.rawValue)))
    case 19:
      if let value = unsafe source.pointee.struct_kind_f19 {
        self.kind = .structKind(try unsafe Struct(reading: value))
      }
    case 20:
      if let value = unsafe source.pointee.wrapped_kind_f20 {
        self.kind = .wrappedKind(try unsafe StringValue(reading: value))
      }
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.AllOneof")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__AllOneof.self, capacity: 1)
    unsafe rollcall_sample_v1__all_oneof__init(target)
    arena.expect(30)
    unsafe target.pointee.kind_of_kind_f100 = .init(rawValue: .init(truncatingIfNeeded: self.kindOfKind.rawValue))
    switch self.kind {
    case .doubleKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.double_kind_f1 = value.bitPattern
    case .floatKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.float_kind_f2 = value.bitPattern
    case .int32Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 3)
      unsafe target.pointee.int32_kind_f3 = value
    case .int64Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 4)
      unsafe target.pointee.int64_kind_f4 = value
    case .uint32Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 5)
      unsafe target.pointee.uint32_kind_f5 = value
    case .uint64Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 6)
      unsafe target.pointee.uint64_kind_f6 = value
    case .sint32Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 7)
      unsafe target.pointee.sint32_kind_f7 = value
    case .sint64Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 8)
      unsafe target.pointee.sint64_kind_f8 = value
    case .fixed32Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 9)
      unsafe target.pointee.fixed32_kind_f9 = value
    case .fixed64Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 10)
      unsafe target.pointee.fixed64_kind_f10 = value
    case .sfixed32Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 11)
      unsafe target.pointee.sfixed32_kind_f11 = value
    case .sfixed64Kind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 12)
      unsafe target.pointee.sfixed64_kind_f12 = value
    case .boolKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 13)
      unsafe target.pointee.bool_kind_f13 = value ? 1 : 0
    case .stringKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 14)
      unsafe target.pointee.string_kind_f14 = arena.data(value)
    case .bytesKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 15)
      unsafe target.pointee.bytes_kind_f15 = arena.data(value)
    case .colourKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 16)
      unsafe target.pointee.colour_kind_f16 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    case .pingKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 17)
      unsafe target.pointee.ping_kind_f17 = arena.message(value)
    case .nullKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 18)
      unsafe target.pointee.null_kind_f18 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    case .structKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 19)
      unsafe target.pointee.struct_kind_f19 = arena.message(value)
    case .wrappedKind(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 20)
      unsafe target.pointee.wrapped_kind_f20 = arena.message(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Ping {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Ping.self, fullName: "rollcall.sample.v1.Ping", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__ping__init($0) })

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

@_spi(GeneratedCode) extension Ping: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Ping.self)
    if let value = unsafe source.pointee.pong_f1 {
      self.pong = try unsafe Pong(reading: value)
    }
    if unsafe source.pointee._maybe_oneof1_case.rawValue == 2, let value = unsafe source.pointee.maybe_f2 {
      self.maybe = try unsafe Pong(reading: value)
    }
    self.many = try unsafe [Pong](reading: source.pointee.many_f3, count: source.pointee.n_many_f3)
    for index in unsafe 0..<source.pointee.n_named_f4 {
      guard let entry = unsafe source.pointee.named_f4[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.Ping")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.Ping.named")
      var value = Pong()
      if let message = unsafe entry.pointee.value {
        value = try unsafe Pong(reading: message)
      }
      self.named[key] = value
    }
    switch unsafe source.pointee.either_oneof0_case.rawValue {
    case 5:
      if let value = unsafe source.pointee.chosen_f5 {
        self.either = .chosen(try unsafe Pong(reading: value))
      }
    case 6:
      if let value = unsafe source.pointee.itself_f6 {
        self.either = .itself(try unsafe Ping(reading: value))
      }
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Ping")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Ping.self, capacity: 1)
    unsafe rollcall_sample_v1__ping__init(target)
    if let value = self.pong {
      unsafe target.pointee.pong_f1 = arena.message(value)
    }
    if let value = self.maybe {
      unsafe target.pointee._maybe_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.maybe_f2 = arena.message(value)
    }
    unsafe target.pointee.n_many_f3 = self.many.count
    unsafe target.pointee.many_f3 = arena.messages(self.many)
    unsafe target.pointee.n_named_f4 = self.named.count
    unsafe target.pointee.named_f4 = arena.entries(self.named.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__Ping__NamedEntry>, entry, arena) in
      unsafe rollcall_sample_v1__ping__named_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.message(entry.value)
    }
    switch self.either {
    case .chosen(let value)?:
      unsafe target.pointee.either_oneof0_case = .init(rawValue: 5)
      unsafe target.pointee.chosen_f5 = arena.message(value)
    case .itself(let value)?:
      unsafe target.pointee.either_oneof0_case = .init(rawValue: 6)
      unsafe target.pointee.itself_f6 = arena.message(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Pong {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Pong.self, fullName: "rollcall.sample.v1.Pong", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__pong__init($0) })

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

@_spi(GeneratedCode) extension Pong: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Pong.self)
    if let value = unsafe source.pointee.ping_f1 {
      self.ping = try unsafe Ping(reading: value)
    }
    self.text = try unsafe String(reading: source.pointee.text_f2, field: "rollcall.sample.v1.Pong.text")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Pong")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Pong.self, capacity: 1)
    unsafe rollcall_sample_v1__pong__init(target)
    if let value = self.ping {
      unsafe target.pointee.ping_f1 = arena.message(value)
    }
    unsafe target.pointee.text_f2 = arena.data(self.text)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WellKnownToo {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__WellKnownToo.self, fullName: "rollcall.sample.v1.WellKnownToo", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__well_known_too__init($0) })

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

@_spi(GeneratedCode) extension WellKnownToo: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__WellKnownToo.self)
    if let value = unsafe source.pointee.any_f1 {
      self.any = try unsafe AnyMessage(reading: value)
    }
    if let value = unsafe source.pointee.struct_f2 {
      self.`struct` = try unsafe Struct(reading: value)
    }
    if let value = unsafe source.pointee.value_f3 {
      self.value = try unsafe Value(reading: value)
    }
    if let value = unsafe source.pointee.list_f4 {
      self.list = try unsafe ListValue(reading: value)
    }
    self.null = unsafe NullValue(rawValue: .init(truncatingIfNeeded: source.pointee.null_f5.rawValue))
    if let value = unsafe source.pointee.double_f6 {
      self.double = try unsafe DoubleValue(reading: value)
    }
    if let value = unsafe source.pointee.float_f7 {
      self.float = try unsafe FloatValue(reading: value)
    }
    if let value = unsafe source.pointee.int64_f8 {
      self.int64 = try unsafe Int64Value(reading: value)
    }
    if let value = unsafe source.pointee.uint64_f9 {
      self.uint64 = try unsafe UInt64Value(reading: value)
    }
    if let value = unsafe source.pointee.int32_f10 {
      self.int32 = try unsafe Int32Value(reading: value)
    }
    if let value = unsafe source.pointee.uint32_f11 {
      self.uint32 = try unsafe UInt32Value(reading: value)
    }
    if let value = unsafe source.pointee.bool_f12 {
      self.bool = try unsafe BoolValue(reading: value)
    }
    if let value = unsafe source.pointee.string_f13 {
      self.string = try unsafe StringValue(reading: value)
    }
    if let value = unsafe source.pointee.bytes_f14 {
      self.bytes = try unsafe BytesValue(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.WellKnownToo")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__WellKnownToo.self, capacity: 1)
    unsafe rollcall_sample_v1__well_known_too__init(target)
    arena.expect(15)
    if let value = self.any {
      unsafe target.pointee.any_f1 = arena.message(value)
    }
    if let value = self.`struct` {
      unsafe target.pointee.struct_f2 = arena.message(value)
    }
    if let value = self.value {
      unsafe target.pointee.value_f3 = arena.message(value)
    }
    if let value = self.list {
      unsafe target.pointee.list_f4 = arena.message(value)
    }
    unsafe target.pointee.null_f5 = .init(rawValue: .init(truncatingIfNeeded: self.null.rawValue))
    if let value = self.double {
      unsafe target.pointee.double_f6 = arena.message(value)
    }
    if let value = self.float {
      unsafe target.pointee.float_f7 = arena.message(value)
    }
    if let value = self.int64 {
      unsafe target.pointee.int64_f8 = arena.message(value)
    }
    if let value = self.uint64 {
      unsafe target.pointee.uint64_f9 = arena.message(value)
    }
    if let value = self.int32 {
      unsafe target.pointee.int32_f10 = arena.message(value)
    }
    if let value = self.uint32 {
      unsafe target.pointee.uint32_f11 = arena.message(value)
    }
    if let value = self.bool {
      unsafe target.pointee.bool_f12 = arena.message(value)
    }
    if let value = self.string {
      unsafe target.pointee.string_f13 = arena.message(value)
    }
    if let value = self.bytes {
      unsafe target.pointee.bytes_f14 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Imported {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Imported.self, fullName: "rollcall.sample.v1.Imported", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__imported__init($0) })

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

@_spi(GeneratedCode) extension Imported: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Imported.self)
    if let value = unsafe source.pointee.plain_f1 {
      self.plain = try unsafe Unpackaged(reading: value)
    }
    if let value = unsafe source.pointee.inside_f2 {
      self.inside = try unsafe Unpackaged.Inside(reading: value)
    }
    self.kinds = unsafe [UnpackagedKind](reading: source.pointee.kinds_f3, count: source.pointee.n_kinds_f3)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Imported")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Imported.self, capacity: 1)
    unsafe rollcall_sample_v1__imported__init(target)
    if let value = self.plain {
      unsafe target.pointee.plain_f1 = arena.message(value)
    }
    if let value = self.inside {
      unsafe target.pointee.inside_f2 = arena.message(value)
    }
    unsafe target.pointee.n_kinds_f3 = self.kinds.count
    unsafe target.pointee.kinds_f3 = arena.array(self.kinds, packedBytes: 15) { value, _ in .init(rawValue: .init(truncatingIfNeeded: value.rawValue)) }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension JsonNames {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__JsonNames.self, fullName: "rollcall.sample.v1.JsonNames",
    initialise: { unsafe rollcall_sample_v1__json_names__init($0) })

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

@_spi(GeneratedCode) extension JsonNames: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__JsonNames.self)
    self.given = unsafe source.pointee.given_f1
    self.notGiven = unsafe source.pointee.not_given_f2
    self.snakeCase3 = unsafe source.pointee.snake_case_3_f3
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.JsonNames")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__JsonNames.self, capacity: 1)
    unsafe rollcall_sample_v1__json_names__init(target)
    arena.expect(45)
    unsafe target.pointee.given_f1 = self.given
    unsafe target.pointee.not_given_f2 = self.notGiven
    unsafe target.pointee.snake_case_3_f3 = self.snakeCase3
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Reserved {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Reserved.self, fullName: "rollcall.sample.v1.Reserved",
    initialise: { unsafe rollcall_sample_v1__reserved__init($0) })

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

@_spi(GeneratedCode) extension Reserved: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Reserved.self)
    self.kept = unsafe source.pointee.kept_f1
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Reserved")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Reserved.self, capacity: 1)
    unsafe rollcall_sample_v1__reserved__init(target)
    arena.expect(15)
    unsafe target.pointee.kept_f1 = self.kept
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Comments {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Comments.self, fullName: "rollcall.sample.v1.Comments",
    initialise: { unsafe rollcall_sample_v1__comments__init($0) })

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

@_spi(GeneratedCode) extension Comments: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Comments.self)
    self.both = unsafe source.pointee.both_f1
    self.behind = unsafe source.pointee.behind_f2
    self.block = unsafe source.pointee.block_f3
    self.invisible = unsafe source.pointee.invisible_f4
    self.markers = unsafe source.pointee.markers_f5
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Comments")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Comments.self, capacity: 1)
    unsafe rollcall_sample_v1__comments__init(target)
    arena.expect(75)
    unsafe target.pointee.both_f1 = self.both
    unsafe target.pointee.behind_f2 = self.behind
    unsafe target.pointee.block_f3 = self.block
    unsafe target.pointee.invisible_f4 = self.invisible
    unsafe target.pointee.markers_f5 = self.markers
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Deprecations {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Deprecations.self, fullName: "rollcall.sample.v1.Deprecations", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__deprecations__init($0) })

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

@_spi(GeneratedCode) extension Deprecations: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Deprecations.self)
    self.plainValue = unsafe source.pointee.plain_f1
    if unsafe source.pointee._maybe_oneof1_case.rawValue == 2 {
      self.maybeValue = try unsafe String(reading: source.pointee.maybe_f2, field: "rollcall.sample.v1.Deprecations.maybe")
    }
    self.listValue = unsafe [Int32](reading: source.pointee.list_f3, count: source.pointee.n_list_f3)
    for index in unsafe 0..<source.pointee.n_map_f4 {
      guard let entry = unsafe source.pointee.map_f4[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.Deprecations")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.Deprecations.map")
      self.mapValue[key] = unsafe entry.pointee.value
    }
    if let value = unsafe source.pointee.itself_f5 {
      self.itselfValue = try unsafe Deprecations(reading: value)
    }
    if let value = unsafe source.pointee.old_f6 {
      self.old = try unsafe OldMessageDeprecated(reading: value)
    }
    self.oldEnum = unsafe OldEnumDeprecated(rawValue: .init(truncatingIfNeeded: source.pointee.old_enum_f7.rawValue))
    self.partly = unsafe PartlyOld(rawValue: .init(truncatingIfNeeded: source.pointee.partly_f11.rawValue))
    switch unsafe source.pointee.choice_oneof0_case.rawValue {
    case 8:
      self.choice = DeprecatedOldChoice8.make(unsafe source.pointee.old_choice_f8)
    case 9:
      if let value = unsafe source.pointee.old_message_f9 {
        self.choice = DeprecatedOldMessage9.make(try unsafe OldMessageDeprecated.WithinDeprecated(reading: value))
      }
    case 10:
      self.choice = .newChoice(try unsafe String(reading: source.pointee.new_choice_f10, field: "rollcall.sample.v1.Deprecations.new_choice"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Deprecations")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Deprecations.self, capacity: 1)
    unsafe rollcall_sample_v1__deprecations__init(target)
    arena.expect(60)
    unsafe target.pointee.plain_f1 = self.plainValue
    if let value = self.maybeValue {
      unsafe target.pointee._maybe_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.maybe_f2 = arena.data(value)
    }
    unsafe target.pointee.n_list_f3 = self.listValue.count
    unsafe target.pointee.list_f3 = arena.array(self.listValue)
    unsafe target.pointee.n_map_f4 = self.mapValue.count
    unsafe target.pointee.map_f4 = arena.entries(self.mapValue.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__Deprecations__MapEntry>, entry, arena) in
      unsafe rollcall_sample_v1__deprecations__map_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = entry.value
    }
    if let value = self.itselfValue {
      unsafe target.pointee.itself_f5 = arena.message(value)
    }
    if let value = self.old {
      unsafe target.pointee.old_f6 = arena.message(value)
    }
    unsafe target.pointee.old_enum_f7 = .init(rawValue: .init(truncatingIfNeeded: self.oldEnum.rawValue))
    unsafe target.pointee.partly_f11 = .init(rawValue: .init(truncatingIfNeeded: self.partly.rawValue))
    switch self.choice {
    case .oldChoice(let value)?:
      unsafe target.pointee.choice_oneof0_case = .init(rawValue: 8)
      unsafe target.pointee.old_choice_f8 = value
    case .oldMessage(let value)?:
      unsafe target.pointee.choice_oneof0_case = .init(rawValue: 9)
      unsafe target.pointee.old_message_f9 = arena.message(value)
    case .newChoice(let value)?:
      unsafe target.pointee.choice_oneof0_case = .init(rawValue: 10)
      unsafe target.pointee.new_choice_f10 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension OldMessageDeprecated {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__OldMessage.self, fullName: "rollcall.sample.v1.OldMessage",
    initialise: { unsafe rollcall_sample_v1__old_message__init($0) })

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

@_spi(GeneratedCode) extension OldMessageDeprecated: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__OldMessage.self)
    self.value = unsafe source.pointee.value_f1
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.OldMessage")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__OldMessage.self, capacity: 1)
    unsafe rollcall_sample_v1__old_message__init(target)
    arena.expect(15)
    unsafe target.pointee.value_f1 = self.value
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension OldMessageDeprecated.WithinDeprecated {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__OldMessage__Within.self, fullName: "rollcall.sample.v1.OldMessage.Within",
    initialise: { unsafe rollcall_sample_v1__old_message__within__init($0) })

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

@_spi(GeneratedCode) extension OldMessageDeprecated.WithinDeprecated: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__OldMessage__Within.self)
    if let value = unsafe source.pointee.outer_f1 {
      self.outer = try unsafe OldMessageDeprecated(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.OldMessage.Within")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__OldMessage__Within.self, capacity: 1)
    unsafe rollcall_sample_v1__old_message__within__init(target)
    if let value = self.outer {
      unsafe target.pointee.outer_f1 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Whose {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Whose.self, fullName: "rollcall.sample.v1.Whose", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__whose__init($0) })

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

@_spi(GeneratedCode) extension Whose: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Whose.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.sample.v1.Whose.id")
    if let value = unsafe source.pointee.person_f2 {
      self.person = try unsafe Whose.Person(reading: value)
    }
    if unsafe source.pointee._alias_oneof1_case.rawValue == 3 {
      self.alias = try unsafe String(reading: source.pointee.alias_f3, field: "rollcall.sample.v1.Whose.alias")
    }
    switch unsafe source.pointee.kind_oneof0_case.rawValue {
    case 4:
      if let value = unsafe source.pointee.class_f4 {
        self.kind = .`class`(try unsafe Whose.Naming(reading: value))
      }
    case 5:
      self.kind = .name(try unsafe String(reading: source.pointee.name_f5, field: "rollcall.sample.v1.Whose.name"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Whose")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Whose.self, capacity: 1)
    unsafe rollcall_sample_v1__whose__init(target)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    if let value = self.person {
      unsafe target.pointee.person_f2 = arena.message(value)
    }
    if let value = self.alias {
      unsafe target.pointee._alias_oneof1_case = .init(rawValue: 3)
      unsafe target.pointee.alias_f3 = arena.data(value)
    }
    switch self.kind {
    case .`class`(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 4)
      unsafe target.pointee.class_f4 = arena.message(value)
    case .name(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 5)
      unsafe target.pointee.name_f5 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Whose.Person {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Whose__Person.self, fullName: "rollcall.sample.v1.Whose.Person",
    initialise: { unsafe rollcall_sample_v1__whose__person__init($0) })

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

@_spi(GeneratedCode) extension Whose.Person: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Whose__Person.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.sample.v1.Whose.Person.id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Whose.Person")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Whose__Person.self, capacity: 1)
    unsafe rollcall_sample_v1__whose__person__init(target)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Whose.Naming {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Whose__Naming.self, fullName: "rollcall.sample.v1.Whose.Naming", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__whose__naming__init($0) })

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

@_spi(GeneratedCode) extension Whose.Naming: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Whose__Naming.self)
    if let value = unsafe source.pointee.self_f1 {
      self.selfField = try unsafe Whose.Naming(reading: value)
    }
    switch unsafe source.pointee.word_oneof0_case.rawValue {
    case 2:
      self.word = .`default`(try unsafe String(reading: source.pointee.default_f2, field: "rollcall.sample.v1.Whose.Naming.default"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Whose.Naming")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Whose__Naming.self, capacity: 1)
    unsafe rollcall_sample_v1__whose__naming__init(target)
    if let value = self.selfField {
      unsafe target.pointee.self_f1 = arena.message(value)
    }
    switch self.word {
    case .`default`(let value)?:
      unsafe target.pointee.word_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.default_f2 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TakenClient {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__TakenClient.self, fullName: "rollcall.sample.v1.TakenClient",
    initialise: { unsafe rollcall_sample_v1__taken_client__init($0) })

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

@_spi(GeneratedCode) extension TakenClient: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__TakenClient.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.TakenClient")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__TakenClient.self, capacity: 1)
    unsafe rollcall_sample_v1__taken_client__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
