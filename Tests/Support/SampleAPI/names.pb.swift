// Generated from rollcall/sample/v1/names.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CSampleAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

public enum EnumWords: OpenEnum {
  case any
  case selfValue
  case type
  case `protocol`
  case `as`
  case `associatedtype`
  case `await`
  case `break`
  case `case`
  case `catch`
  case `class`
  case `continue`
  case `default`
  case `defer`
  case `deinit`
  case `do`
  case `else`
  case `enum`
  case `extension`
  case `false`
  case `fallthrough`
  case `fileprivate`
  case `for`
  case `func`
  case `guard`
  case `if`
  case `import`
  case `in`
  case initValue
  case `inout`
  case `internal`
  case `is`
  case `let`
  case `nil`
  case `operator`
  case `precedencegroup`
  case `private`
  case `public`
  case `repeat`
  case `rethrows`
  case `return`
  case `static`
  case `struct`
  case `subscript`
  case `super`
  case `switch`
  case `throw`
  case `throws`
  case `true`
  case `try`
  case `typealias`
  case `var`
  case `where`
  case `while`
  case schemaValue
  case rawValueValue
  case unrecognizedValue
  case descriptionValue
  case hashValueValue
  case hashValue
  case noneValue
  case someValue
  case asm
  case auto
  case char
  case const
  case double
  case extern
  case float
  case goto
  case inline
  case int
  case long
  case namespace
  case new
  case register
  case short
  case signed
  case sizeof
  case template
  case this
  case typedef
  case union
  case unsigned
  case virtual
  case void
  case volatile
  case wcharT
  case xor
  case bool
  case linux
  case unix
  case assert
  case offsetof
  case errno
  case restrict
  case typeof
  case nullptr
  case alignas
  case base
  case nX
  case xCase
  case nBase
  case actor
  case async
  case unsafe
  case borrowing
  case consuming
  case consume
  case copy
  case discard
  case each
  case yield
  case get
  case set
  case willSet
  case didSet
  case newValue
  case oldValue
  case value
  case source
  case target
  case arena
  case entry
  case index
  case key
  case bytes
  case output
  case error
  case left
  case right
  case macro
  case nonisolated
  case sending
  case open
  case override
  case optional
  case required
  case weak
  case unowned
  case dynamic
  case final
  case lazy
  case mutating
  case convenience
  case indirect
  case infix
  case prefix
  case postfix
  case associativity
  case precedence
  case message
  case field
  case number
  case name
  case storage
  case isEqual
  case copyWith
  case text
  case request
  case context
  case channel
  case options
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .any
    case 1: self = .selfValue
    case 2: self = .type
    case 3: self = .`protocol`
    case 4: self = .`as`
    case 5: self = .`associatedtype`
    case 6: self = .`await`
    case 7: self = .`break`
    case 8: self = .`case`
    case 9: self = .`catch`
    case 10: self = .`class`
    case 11: self = .`continue`
    case 12: self = .`default`
    case 13: self = .`defer`
    case 14: self = .`deinit`
    case 15: self = .`do`
    case 16: self = .`else`
    case 17: self = .`enum`
    case 18: self = .`extension`
    case 19: self = .`false`
    case 20: self = .`fallthrough`
    case 21: self = .`fileprivate`
    case 22: self = .`for`
    case 23: self = .`func`
    case 24: self = .`guard`
    case 25: self = .`if`
    case 26: self = .`import`
    case 27: self = .`in`
    case 28: self = .initValue
    case 29: self = .`inout`
    case 30: self = .`internal`
    case 31: self = .`is`
    case 32: self = .`let`
    case 33: self = .`nil`
    case 34: self = .`operator`
    case 35: self = .`precedencegroup`
    case 36: self = .`private`
    case 37: self = .`public`
    case 38: self = .`repeat`
    case 39: self = .`rethrows`
    case 40: self = .`return`
    case 41: self = .`static`
    case 42: self = .`struct`
    case 43: self = .`subscript`
    case 44: self = .`super`
    case 45: self = .`switch`
    case 46: self = .`throw`
    case 47: self = .`throws`
    case 48: self = .`true`
    case 49: self = .`try`
    case 50: self = .`typealias`
    case 51: self = .`var`
    case 52: self = .`where`
    case 53: self = .`while`
    case 54: self = .schemaValue
    case 55: self = .rawValueValue
    case 56: self = .unrecognizedValue
    case 57: self = .descriptionValue
    case 58: self = .hashValueValue
    case 59: self = .hashValue
    case 60: self = .noneValue
    case 61: self = .someValue
    case 62: self = .asm
    case 63: self = .auto
    case 64: self = .char
    case 65: self = .const
    case 66: self = .double
    case 67: self = .extern
    case 68: self = .float
    case 69: self = .goto
    case 70: self = .inline
    case 71: self = .int
    case 72: self = .long
    case 73: self = .namespace
    case 74: self = .new
    case 75: self = .register
    case 76: self = .short
    case 77: self = .signed
    case 78: self = .sizeof
    case 79: self = .template
    case 80: self = .this
    case 81: self = .typedef
    case 82: self = .union
    case 83: self = .unsigned
    case 84: self = .virtual
    case 85: self = .void
    case 86: self = .volatile
    case 87: self = .wcharT
    case 88: self = .xor
    case 89: self = .bool
    case 90: self = .linux
    case 91: self = .unix
    case 92: self = .assert
    case 93: self = .offsetof
    case 94: self = .errno
    case 95: self = .restrict
    case 96: self = .typeof
    case 97: self = .nullptr
    case 98: self = .alignas
    case 99: self = .base
    case 100: self = .nX
    case 101: self = .xCase
    case 102: self = .nBase
    case 103: self = .actor
    case 104: self = .async
    case 105: self = .unsafe
    case 106: self = .borrowing
    case 107: self = .consuming
    case 108: self = .consume
    case 109: self = .copy
    case 110: self = .discard
    case 111: self = .each
    case 112: self = .yield
    case 113: self = .get
    case 114: self = .set
    case 115: self = .willSet
    case 116: self = .didSet
    case 117: self = .newValue
    case 118: self = .oldValue
    case 119: self = .value
    case 120: self = .source
    case 121: self = .target
    case 122: self = .arena
    case 123: self = .entry
    case 124: self = .index
    case 125: self = .key
    case 126: self = .bytes
    case 127: self = .output
    case 128: self = .error
    case 129: self = .left
    case 130: self = .right
    case 131: self = .macro
    case 132: self = .nonisolated
    case 133: self = .sending
    case 134: self = .open
    case 135: self = .override
    case 136: self = .optional
    case 137: self = .required
    case 138: self = .weak
    case 139: self = .unowned
    case 140: self = .dynamic
    case 141: self = .final
    case 142: self = .lazy
    case 143: self = .mutating
    case 144: self = .convenience
    case 145: self = .indirect
    case 146: self = .infix
    case 147: self = .prefix
    case 148: self = .postfix
    case 149: self = .associativity
    case 150: self = .precedence
    case 151: self = .message
    case 152: self = .field
    case 153: self = .number
    case 154: self = .name
    case 155: self = .storage
    case 156: self = .isEqual
    case 157: self = .copyWith
    case 158: self = .text
    case 159: self = .request
    case 160: self = .context
    case 161: self = .channel
    case 162: self = .options
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .any: 0
    case .selfValue: 1
    case .type: 2
    case .`protocol`: 3
    case .`as`: 4
    case .`associatedtype`: 5
    case .`await`: 6
    case .`break`: 7
    case .`case`: 8
    case .`catch`: 9
    case .`class`: 10
    case .`continue`: 11
    case .`default`: 12
    case .`defer`: 13
    case .`deinit`: 14
    case .`do`: 15
    case .`else`: 16
    case .`enum`: 17
    case .`extension`: 18
    case .`false`: 19
    case .`fallthrough`: 20
    case .`fileprivate`: 21
    case .`for`: 22
    case .`func`: 23
    case .`guard`: 24
    case .`if`: 25
    case .`import`: 26
    case .`in`: 27
    case .initValue: 28
    case .`inout`: 29
    case .`internal`: 30
    case .`is`: 31
    case .`let`: 32
    case .`nil`: 33
    case .`operator`: 34
    case .`precedencegroup`: 35
    case .`private`: 36
    case .`public`: 37
    case .`repeat`: 38
    case .`rethrows`: 39
    case .`return`: 40
    case .`static`: 41
    case .`struct`: 42
    case .`subscript`: 43
    case .`super`: 44
    case .`switch`: 45
    case .`throw`: 46
    case .`throws`: 47
    case .`true`: 48
    case .`try`: 49
    case .`typealias`: 50
    case .`var`: 51
    case .`where`: 52
    case .`while`: 53
    case .schemaValue: 54
    case .rawValueValue: 55
    case .unrecognizedValue: 56
    case .descriptionValue: 57
    case .hashValueValue: 58
    case .hashValue: 59
    case .noneValue: 60
    case .someValue: 61
    case .asm: 62
    case .auto: 63
    case .char: 64
    case .const: 65
    case .double: 66
    case .extern: 67
    case .float: 68
    case .goto: 69
    case .inline: 70
    case .int: 71
    case .long: 72
    case .namespace: 73
    case .new: 74
    case .register: 75
    case .short: 76
    case .signed: 77
    case .sizeof: 78
    case .template: 79
    case .this: 80
    case .typedef: 81
    case .union: 82
    case .unsigned: 83
    case .virtual: 84
    case .void: 85
    case .volatile: 86
    case .wcharT: 87
    case .xor: 88
    case .bool: 89
    case .linux: 90
    case .unix: 91
    case .assert: 92
    case .offsetof: 93
    case .errno: 94
    case .restrict: 95
    case .typeof: 96
    case .nullptr: 97
    case .alignas: 98
    case .base: 99
    case .nX: 100
    case .xCase: 101
    case .nBase: 102
    case .actor: 103
    case .async: 104
    case .unsafe: 105
    case .borrowing: 106
    case .consuming: 107
    case .consume: 108
    case .copy: 109
    case .discard: 110
    case .each: 111
    case .yield: 112
    case .get: 113
    case .set: 114
    case .willSet: 115
    case .didSet: 116
    case .newValue: 117
    case .oldValue: 118
    case .value: 119
    case .source: 120
    case .target: 121
    case .arena: 122
    case .entry: 123
    case .index: 124
    case .key: 125
    case .bytes: 126
    case .output: 127
    case .error: 128
    case .left: 129
    case .right: 130
    case .macro: 131
    case .nonisolated: 132
    case .sending: 133
    case .open: 134
    case .override: 135
    case .optional: 136
    case .required: 137
    case .weak: 138
    case .unowned: 139
    case .dynamic: 140
    case .final: 141
    case .lazy: 142
    case .mutating: 143
    case .convenience: 144
    case .indirect: 145
    case .infix: 146
    case .prefix: 147
    case .postfix: 148
    case .associativity: 149
    case .precedence: 150
    case .message: 151
    case .field: 152
    case .number: 153
    case .name: 154
    case .storage: 155
    case .isEqual: 156
    case .copyWith: 157
    case .text: 158
    case .request: 159
    case .context: 160
    case .channel: 161
    case .options: 162
    case .unrecognized(let number): number
    }
  }
}

extension EnumWords {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.names.EnumWords",
    documentation: "",
    values: [
      .init(name: "Any", number: 0),
      .init(name: "Self", number: 1),
      .init(name: "Type", number: 2),
      .init(name: "Protocol", number: 3),
      .init(name: "as", number: 4),
      .init(name: "associatedtype", number: 5),
      .init(name: "await", number: 6),
      .init(name: "break", number: 7),
      .init(name: "case", number: 8),
      .init(name: "catch", number: 9),
      .init(name: "class", number: 10),
      .init(name: "continue", number: 11),
      .init(name: "default", number: 12),
      .init(name: "defer", number: 13),
      .init(name: "deinit", number: 14),
      .init(name: "do", number: 15),
      .init(name: "else", number: 16),
      .init(name: "enum", number: 17),
      .init(name: "extension", number: 18),
      .init(name: "false", number: 19),
      .init(name: "fallthrough", number: 20),
      .init(name: "fileprivate", number: 21),
      .init(name: "for", number: 22),
      .init(name: "func", number: 23),
      .init(name: "guard", number: 24),
      .init(name: "if", number: 25),
      .init(name: "import", number: 26),
      .init(name: "in", number: 27),
      .init(name: "init", number: 28),
      .init(name: "inout", number: 29),
      .init(name: "internal", number: 30),
      .init(name: "is", number: 31),
      .init(name: "let", number: 32),
      .init(name: "nil", number: 33),
      .init(name: "operator", number: 34),
      .init(name: "precedencegroup", number: 35),
      .init(name: "private", number: 36),
      .init(name: "public", number: 37),
      .init(name: "repeat", number: 38),
      .init(name: "rethrows", number: 39),
      .init(name: "return", number: 40),
      .init(name: "static", number: 41),
      .init(name: "struct", number: 42),
      .init(name: "subscript", number: 43),
      .init(name: "super", number: 44),
      .init(name: "switch", number: 45),
      .init(name: "throw", number: 46),
      .init(name: "throws", number: 47),
      .init(name: "true", number: 48),
      .init(name: "try", number: 49),
      .init(name: "typealias", number: 50),
      .init(name: "var", number: 51),
      .init(name: "where", number: 52),
      .init(name: "while", number: 53),
      .init(name: "schema", number: 54),
      .init(name: "rawValue", number: 55),
      .init(name: "unrecognized", number: 56),
      .init(name: "description", number: 57),
      .init(name: "hashValue", number: 58),
      .init(name: "hash", number: 59),
      .init(name: "none", number: 60),
      .init(name: "some", number: 61),
      .init(name: "asm", number: 62),
      .init(name: "auto", number: 63),
      .init(name: "char", number: 64),
      .init(name: "const", number: 65),
      .init(name: "double", number: 66),
      .init(name: "extern", number: 67),
      .init(name: "float", number: 68),
      .init(name: "goto", number: 69),
      .init(name: "inline", number: 70),
      .init(name: "int", number: 71),
      .init(name: "long", number: 72),
      .init(name: "namespace", number: 73),
      .init(name: "new", number: 74),
      .init(name: "register", number: 75),
      .init(name: "short", number: 76),
      .init(name: "signed", number: 77),
      .init(name: "sizeof", number: 78),
      .init(name: "template", number: 79),
      .init(name: "this", number: 80),
      .init(name: "typedef", number: 81),
      .init(name: "union", number: 82),
      .init(name: "unsigned", number: 83),
      .init(name: "virtual", number: 84),
      .init(name: "void", number: 85),
      .init(name: "volatile", number: 86),
      .init(name: "wchar_t", number: 87),
      .init(name: "xor", number: 88),
      .init(name: "bool", number: 89),
      .init(name: "linux", number: 90),
      .init(name: "unix", number: 91),
      .init(name: "assert", number: 92),
      .init(name: "offsetof", number: 93),
      .init(name: "errno", number: 94),
      .init(name: "restrict", number: 95),
      .init(name: "typeof", number: 96),
      .init(name: "nullptr", number: 97),
      .init(name: "alignas", number: 98),
      .init(name: "base", number: 99),
      .init(name: "n_x", number: 100),
      .init(name: "x_case", number: 101),
      .init(name: "n_base", number: 102),
      .init(name: "actor", number: 103),
      .init(name: "async", number: 104),
      .init(name: "unsafe", number: 105),
      .init(name: "borrowing", number: 106),
      .init(name: "consuming", number: 107),
      .init(name: "consume", number: 108),
      .init(name: "copy", number: 109),
      .init(name: "discard", number: 110),
      .init(name: "each", number: 111),
      .init(name: "yield", number: 112),
      .init(name: "get", number: 113),
      .init(name: "set", number: 114),
      .init(name: "willSet", number: 115),
      .init(name: "didSet", number: 116),
      .init(name: "newValue", number: 117),
      .init(name: "oldValue", number: 118),
      .init(name: "value", number: 119),
      .init(name: "source", number: 120),
      .init(name: "target", number: 121),
      .init(name: "arena", number: 122),
      .init(name: "entry", number: 123),
      .init(name: "index", number: 124),
      .init(name: "key", number: 125),
      .init(name: "bytes", number: 126),
      .init(name: "output", number: 127),
      .init(name: "error", number: 128),
      .init(name: "left", number: 129),
      .init(name: "right", number: 130),
      .init(name: "macro", number: 131),
      .init(name: "nonisolated", number: 132),
      .init(name: "sending", number: 133),
      .init(name: "open", number: 134),
      .init(name: "override", number: 135),
      .init(name: "optional", number: 136),
      .init(name: "required", number: 137),
      .init(name: "weak", number: 138),
      .init(name: "unowned", number: 139),
      .init(name: "dynamic", number: 140),
      .init(name: "final", number: 141),
      .init(name: "lazy", number: 142),
      .init(name: "mutating", number: 143),
      .init(name: "convenience", number: 144),
      .init(name: "indirect", number: 145),
      .init(name: "infix", number: 146),
      .init(name: "prefix", number: 147),
      .init(name: "postfix", number: 148),
      .init(name: "associativity", number: 149),
      .init(name: "precedence", number: 150),
      .init(name: "message", number: 151),
      .init(name: "field", number: 152),
      .init(name: "number", number: 153),
      .init(name: "name", number: 154),
      .init(name: "storage", number: 155),
      .init(name: "isEqual", number: 156),
      .init(name: "copyWith", number: 157),
      .init(name: "text", number: 158),
      .init(name: "request", number: 159),
      .init(name: "context", number: 160),
      .init(name: "channel", number: 161),
      .init(name: "options", number: 162),
    ]
  )
}

/// Each a type that generated code uses.
public struct TypeNames: Message {
  public var aAny: TypeNames.AnyMessage?

  public var aAnyobject: TypeNames.AnyObjectMessage?

  public var aArena: TypeNames.ArenaMessage?

  public var aArray: TypeNames.ArrayMessage?

  public var aBool: TypeNames.BoolMessage?

  public var aCallcontext: TypeNames.CallContextMessage?

  public var aCalloptions: TypeNames.CallOptionsMessage?

  public var aChannel: TypeNames.ChannelMessage?

  public var aCharacter: TypeNames.CharacterMessage?

  public var aCustomstringconvertible: TypeNames.CustomStringConvertibleMessage?

  public var aDecodingfailure: TypeNames.DecodingFailureMessage?

  public var aDictionary: TypeNames.DictionaryMessage?

  public var aDouble: TypeNames.DoubleMessage?

  public var aDuration: TypeNames.DurationMessage?

  public var aEncodingfailure: TypeNames.EncodingFailureMessage?

  public var aEnumschema: TypeNames.EnumSchemaMessage?

  public var aEquatable: TypeNames.EquatableMessage?

  public var aError: TypeNames.ErrorMessage?

  public var aFieldschema: TypeNames.FieldSchemaMessage?

  public var aFloat: TypeNames.FloatMessage?

  public var aGeneratedmessage: TypeNames.GeneratedMessageMessage?

  public var aHashable: TypeNames.HashableMessage?

  public var aHasher: TypeNames.HasherMessage?

  public var aIndirect: TypeNames.IndirectMessage?

  public var aInt: TypeNames.IntMessage?

  public var aInt32: TypeNames.Int32Message?

  public var aInt64: TypeNames.Int64Message?

  public var aMessage: TypeNames.MessageMessage?

  public var aMessagelayout: TypeNames.MessageLayoutMessage?

  public var aMessageschema: TypeNames.MessageSchemaMessage?

  public var aMethoddescriptor: TypeNames.MethodDescriptorMessage?

  public var aMethodschema: TypeNames.MethodSchemaMessage?

  public var aNever: TypeNames.NeverMessage?

  public var aOpenenum: TypeNames.OpenEnumMessage?

  public var aOptional: TypeNames.OptionalMessage?

  public var aProtocol: TypeNames.ProtocolMessage?

  public var aRpcerror: TypeNames.RPCErrorMessage?

  public var aRpcservice: TypeNames.RPCServiceMessage?

  public var aRawspan: TypeNames.RawSpanMessage?

  public var aRequeststream: TypeNames.RequestStreamMessage?

  public var aResponsestream: TypeNames.ResponseStreamMessage?

  public var aResponsewriter: TypeNames.ResponseWriterMessage?

  public var aResult: TypeNames.ResultMessage?

  public var aSelf: TypeNames.SelfMessage?

  public var aSendable: TypeNames.SendableMessage?

  public var aServermethod: TypeNames.ServerMethodMessage?

  public var aServiceschema: TypeNames.ServiceSchemaMessage?

  public var aSet: TypeNames.SetMessage?

  public var aStaticstring: TypeNames.StaticStringMessage?

  public var aString: TypeNames.StringMessage?

  public var aSwift: TypeNames.SwiftMessage?

  public var aTask: TypeNames.TaskMessage?

  public var aType: TypeNames.TypeMessage?

  public var aUint32: TypeNames.UInt32Message?

  public var aUint64: TypeNames.UInt64Message?

  public var aUint8: TypeNames.UInt8Message?

  public var aUnknownfields: TypeNames.UnknownFieldsMessage?

  public var aUnsafemutablerawpointer: TypeNames.UnsafeMutableRawPointerMessage?

  public var aUnsaferawpointer: TypeNames.UnsafeRawPointerMessage?

  public var aVoid: TypeNames.VoidMessage?

  public var time: Timestamp?

  public var span: WellKnownTypes.DurationMessage?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    aAny: TypeNames.AnyMessage? = nil,
    aAnyobject: TypeNames.AnyObjectMessage? = nil,
    aArena: TypeNames.ArenaMessage? = nil,
    aArray: TypeNames.ArrayMessage? = nil,
    aBool: TypeNames.BoolMessage? = nil,
    aCallcontext: TypeNames.CallContextMessage? = nil,
    aCalloptions: TypeNames.CallOptionsMessage? = nil,
    aChannel: TypeNames.ChannelMessage? = nil,
    aCharacter: TypeNames.CharacterMessage? = nil,
    aCustomstringconvertible: TypeNames.CustomStringConvertibleMessage? = nil,
    aDecodingfailure: TypeNames.DecodingFailureMessage? = nil,
    aDictionary: TypeNames.DictionaryMessage? = nil,
    aDouble: TypeNames.DoubleMessage? = nil,
    aDuration: TypeNames.DurationMessage? = nil,
    aEncodingfailure: TypeNames.EncodingFailureMessage? = nil,
    aEnumschema: TypeNames.EnumSchemaMessage? = nil,
    aEquatable: TypeNames.EquatableMessage? = nil,
    aError: TypeNames.ErrorMessage? = nil,
    aFieldschema: TypeNames.FieldSchemaMessage? = nil,
    aFloat: TypeNames.FloatMessage? = nil,
    aGeneratedmessage: TypeNames.GeneratedMessageMessage? = nil,
    aHashable: TypeNames.HashableMessage? = nil,
    aHasher: TypeNames.HasherMessage? = nil,
    aIndirect: TypeNames.IndirectMessage? = nil,
    aInt: TypeNames.IntMessage? = nil,
    aInt32: TypeNames.Int32Message? = nil,
    aInt64: TypeNames.Int64Message? = nil,
    aMessage: TypeNames.MessageMessage? = nil,
    aMessagelayout: TypeNames.MessageLayoutMessage? = nil,
    aMessageschema: TypeNames.MessageSchemaMessage? = nil,
    aMethoddescriptor: TypeNames.MethodDescriptorMessage? = nil,
    aMethodschema: TypeNames.MethodSchemaMessage? = nil,
    aNever: TypeNames.NeverMessage? = nil,
    aOpenenum: TypeNames.OpenEnumMessage? = nil,
    aOptional: TypeNames.OptionalMessage? = nil,
    aProtocol: TypeNames.ProtocolMessage? = nil,
    aRpcerror: TypeNames.RPCErrorMessage? = nil,
    aRpcservice: TypeNames.RPCServiceMessage? = nil,
    aRawspan: TypeNames.RawSpanMessage? = nil,
    aRequeststream: TypeNames.RequestStreamMessage? = nil,
    aResponsestream: TypeNames.ResponseStreamMessage? = nil,
    aResponsewriter: TypeNames.ResponseWriterMessage? = nil,
    aResult: TypeNames.ResultMessage? = nil,
    aSelf: TypeNames.SelfMessage? = nil,
    aSendable: TypeNames.SendableMessage? = nil,
    aServermethod: TypeNames.ServerMethodMessage? = nil,
    aServiceschema: TypeNames.ServiceSchemaMessage? = nil,
    aSet: TypeNames.SetMessage? = nil,
    aStaticstring: TypeNames.StaticStringMessage? = nil,
    aString: TypeNames.StringMessage? = nil,
    aSwift: TypeNames.SwiftMessage? = nil,
    aTask: TypeNames.TaskMessage? = nil,
    aType: TypeNames.TypeMessage? = nil,
    aUint32: TypeNames.UInt32Message? = nil,
    aUint64: TypeNames.UInt64Message? = nil,
    aUint8: TypeNames.UInt8Message? = nil,
    aUnknownfields: TypeNames.UnknownFieldsMessage? = nil,
    aUnsafemutablerawpointer: TypeNames.UnsafeMutableRawPointerMessage? = nil,
    aUnsaferawpointer: TypeNames.UnsafeRawPointerMessage? = nil,
    aVoid: TypeNames.VoidMessage? = nil,
    time: Timestamp? = nil,
    span: WellKnownTypes.DurationMessage? = nil
  ) {
    self.aAny = aAny
    self.aAnyobject = aAnyobject
    self.aArena = aArena
    self.aArray = aArray
    self.aBool = aBool
    self.aCallcontext = aCallcontext
    self.aCalloptions = aCalloptions
    self.aChannel = aChannel
    self.aCharacter = aCharacter
    self.aCustomstringconvertible = aCustomstringconvertible
    self.aDecodingfailure = aDecodingfailure
    self.aDictionary = aDictionary
    self.aDouble = aDouble
    self.aDuration = aDuration
    self.aEncodingfailure = aEncodingfailure
    self.aEnumschema = aEnumschema
    self.aEquatable = aEquatable
    self.aError = aError
    self.aFieldschema = aFieldschema
    self.aFloat = aFloat
    self.aGeneratedmessage = aGeneratedmessage
    self.aHashable = aHashable
    self.aHasher = aHasher
    self.aIndirect = aIndirect
    self.aInt = aInt
    self.aInt32 = aInt32
    self.aInt64 = aInt64
    self.aMessage = aMessage
    self.aMessagelayout = aMessagelayout
    self.aMessageschema = aMessageschema
    self.aMethoddescriptor = aMethoddescriptor
    self.aMethodschema = aMethodschema
    self.aNever = aNever
    self.aOpenenum = aOpenenum
    self.aOptional = aOptional
    self.aProtocol = aProtocol
    self.aRpcerror = aRpcerror
    self.aRpcservice = aRpcservice
    self.aRawspan = aRawspan
    self.aRequeststream = aRequeststream
    self.aResponsestream = aResponsestream
    self.aResponsewriter = aResponsewriter
    self.aResult = aResult
    self.aSelf = aSelf
    self.aSendable = aSendable
    self.aServermethod = aServermethod
    self.aServiceschema = aServiceschema
    self.aSet = aSet
    self.aStaticstring = aStaticstring
    self.aString = aString
    self.aSwift = aSwift
    self.aTask = aTask
    self.aType = aType
    self.aUint32 = aUint32
    self.aUint64 = aUint64
    self.aUint8 = aUint8
    self.aUnknownfields = aUnknownfields
    self.aUnsafemutablerawpointer = aUnsafemutablerawpointer
    self.aUnsaferawpointer = aUnsaferawpointer
    self.aVoid = aVoid
    self.time = time
    self.span = span
  }
}

extension TypeNames {
  public struct ClientStreamingCallMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct BidirectionalCallMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct UnsafeMutablePointerMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct DeprecatedCaseMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct MessageTypesMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct AnyMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct AnyObjectMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ArenaMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ArrayMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct BoolMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct CallContextMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct CallOptionsMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ChannelMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct CharacterMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct CustomStringConvertibleMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct DecodingFailureMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct DictionaryMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct DoubleMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct DurationMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct EncodingFailureMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct EnumSchemaMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct EquatableMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ErrorMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct FieldSchemaMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct FloatMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct GeneratedMessageMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct HashableMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct HasherMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct IndirectMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct IntMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct Int32Message: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct Int64Message: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct MessageMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct MessageLayoutMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct MessageSchemaMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct MethodDescriptorMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct MethodSchemaMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct NeverMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct OpenEnumMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct OptionalMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ProtocolMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct RPCErrorMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct RPCServiceMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct RawSpanMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct RequestStreamMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ResponseStreamMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ResponseWriterMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ResultMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct SelfMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct SendableMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ServerMethodMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct ServiceSchemaMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct SetMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct StaticStringMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct StringMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct SwiftMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct TaskMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct TypeMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct UInt32Message: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct UInt64Message: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct UInt8Message: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct UnknownFieldsMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct UnsafeMutableRawPointerMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct UnsafeRawPointerMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public struct VoidMessage: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

/// Each a word of Swift or C.
public struct Words: Message {
  public var any: Int32 = 0

  public var selfField: Int32 = 0

  public var type: Int32 = 0

  public var `protocol`: Int32 = 0

  public var `as`: Int32 = 0

  public var `associatedtype`: Int32 = 0

  public var `await`: Int32 = 0

  public var `break`: Int32 = 0

  public var `case`: Int32 = 0

  public var `catch`: Int32 = 0

  public var `class`: Int32 = 0

  public var `continue`: Int32 = 0

  public var `default`: Int32 = 0

  public var `defer`: Int32 = 0

  public var `deinit`: Int32 = 0

  public var `do`: Int32 = 0

  public var `else`: Int32 = 0

  public var `enum`: Int32 = 0

  public var `extension`: Int32 = 0

  public var `false`: Int32 = 0

  public var `fallthrough`: Int32 = 0

  public var `fileprivate`: Int32 = 0

  public var `for`: Int32 = 0

  public var `func`: Int32 = 0

  public var `guard`: Int32 = 0

  public var `if`: Int32 = 0

  public var `import`: Int32 = 0

  public var `in`: Int32 = 0

  public var initField: Int32 = 0

  public var `inout`: Int32 = 0

  public var `internal`: Int32 = 0

  public var `is`: Int32 = 0

  public var `let`: Int32 = 0

  public var `nil`: Int32 = 0

  public var `operator`: Int32 = 0

  public var `precedencegroup`: Int32 = 0

  public var `private`: Int32 = 0

  public var `public`: Int32 = 0

  public var `repeat`: Int32 = 0

  public var `rethrows`: Int32 = 0

  public var `return`: Int32 = 0

  public var `static`: Int32 = 0

  public var `struct`: Int32 = 0

  public var `subscript`: Int32 = 0

  public var `super`: Int32 = 0

  public var `switch`: Int32 = 0

  public var `throw`: Int32 = 0

  public var `throws`: Int32 = 0

  public var `true`: Int32 = 0

  public var `try`: Int32 = 0

  public var `typealias`: Int32 = 0

  public var `var`: Int32 = 0

  public var `where`: Int32 = 0

  public var `while`: Int32 = 0

  public var asm: Int32 = 0

  public var auto: Int32 = 0

  public var char: Int32 = 0

  public var const: Int32 = 0

  public var double: Int32 = 0

  public var extern: Int32 = 0

  public var float: Int32 = 0

  public var goto: Int32 = 0

  public var inline: Int32 = 0

  public var int: Int32 = 0

  public var long: Int32 = 0

  public var namespace: Int32 = 0

  public var new: Int32 = 0

  public var register: Int32 = 0

  public var short: Int32 = 0

  public var signed: Int32 = 0

  public var sizeof: Int32 = 0

  public var template: Int32 = 0

  public var this: Int32 = 0

  public var typedef: Int32 = 0

  public var union: Int32 = 0

  public var unsigned: Int32 = 0

  public var virtual: Int32 = 0

  public var void: Int32 = 0

  public var volatile: Int32 = 0

  public var wcharT: Int32 = 0

  public var xor: Int32 = 0

  public var bool: Int32 = 0

  public var linux: Int32 = 0

  public var unix: Int32 = 0

  public var assert: Int32 = 0

  public var offsetof: Int32 = 0

  public var errno: Int32 = 0

  public var restrict: Int32 = 0

  public var typeof: Int32 = 0

  public var nullptr: Int32 = 0

  public var alignas: Int32 = 0

  public var base: Int32 = 0

  public var nX: Int32 = 0

  public var xCase: Int32 = 0

  public var nBase: Int32 = 0

  public var descriptionField: Int32 = 0

  public var hashValueField: Int32 = 0

  public var schemaField: Int32 = 0

  public var layoutField: Int32 = 0

  public var unknownFieldsField: Int32 = 0

  public var packedField: Int32 = 0

  public var packField: Int32 = 0

  public var jsonField: Int32 = 0

  public var withField: Int32 = 0

  public var hashField: Int32 = 0

  public var writeField: Int32 = 0

  public var unpackField: Int32 = 0

  public var actor: Int32 = 0

  public var async: Int32 = 0

  public var unsafe: Int32 = 0

  public var borrowing: Int32 = 0

  public var consuming: Int32 = 0

  public var consume: Int32 = 0

  public var copy: Int32 = 0

  public var discard: Int32 = 0

  public var each: Int32 = 0

  public var some: Int32 = 0

  public var yield: Int32 = 0

  public var get: Int32 = 0

  public var set: Int32 = 0

  public var willSet: Int32 = 0

  public var didSet: Int32 = 0

  public var newValue: Int32 = 0

  public var oldValue: Int32 = 0

  public var value: Int32 = 0

  public var source: Int32 = 0

  public var target: Int32 = 0

  public var arena: Int32 = 0

  public var entry: Int32 = 0

  public var index: Int32 = 0

  public var key: Int32 = 0

  public var bytes: Int32 = 0

  public var output: Int32 = 0

  public var error: Int32 = 0

  public var left: Int32 = 0

  public var right: Int32 = 0

  public var macro: Int32 = 0

  public var nonisolated: Int32 = 0

  public var sending: Int32 = 0

  public var open: Int32 = 0

  public var override: Int32 = 0

  public var optional: Int32 = 0

  public var required: Int32 = 0

  public var weak: Int32 = 0

  public var unowned: Int32 = 0

  public var dynamic: Int32 = 0

  public var final: Int32 = 0

  public var lazy: Int32 = 0

  public var mutating: Int32 = 0

  public var convenience: Int32 = 0

  public var indirect: Int32 = 0

  public var infix: Int32 = 0

  public var prefix: Int32 = 0

  public var postfix: Int32 = 0

  public var associativity: Int32 = 0

  public var precedence: Int32 = 0

  public var message: Int32 = 0

  public var field: Int32 = 0

  public var number: Int32 = 0

  public var name: Int32 = 0

  public var storage: Int32 = 0

  public var isEqual: Int32 = 0

  public var copyWith: Int32 = 0

  public var text: Int32 = 0

  public var request: Int32 = 0

  public var context: Int32 = 0

  public var channel: Int32 = 0

  public var options: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    any: Int32 = 0,
    selfField: Int32 = 0,
    type: Int32 = 0,
    `protocol`: Int32 = 0,
    `as`: Int32 = 0,
    `associatedtype`: Int32 = 0,
    `await`: Int32 = 0,
    `break`: Int32 = 0,
    `case`: Int32 = 0,
    `catch`: Int32 = 0,
    `class`: Int32 = 0,
    `continue`: Int32 = 0,
    `default`: Int32 = 0,
    `defer`: Int32 = 0,
    `deinit`: Int32 = 0,
    `do`: Int32 = 0,
    `else`: Int32 = 0,
    `enum`: Int32 = 0,
    `extension`: Int32 = 0,
    `false`: Int32 = 0,
    `fallthrough`: Int32 = 0,
    `fileprivate`: Int32 = 0,
    `for`: Int32 = 0,
    `func`: Int32 = 0,
    `guard`: Int32 = 0,
    `if`: Int32 = 0,
    `import`: Int32 = 0,
    `in`: Int32 = 0,
    initField: Int32 = 0,
    `inout`: Int32 = 0,
    `internal`: Int32 = 0,
    `is`: Int32 = 0,
    `let`: Int32 = 0,
    `nil`: Int32 = 0,
    `operator`: Int32 = 0,
    `precedencegroup`: Int32 = 0,
    `private`: Int32 = 0,
    `public`: Int32 = 0,
    `repeat`: Int32 = 0,
    `rethrows`: Int32 = 0,
    `return`: Int32 = 0,
    `static`: Int32 = 0,
    `struct`: Int32 = 0,
    `subscript`: Int32 = 0,
    `super`: Int32 = 0,
    `switch`: Int32 = 0,
    `throw`: Int32 = 0,
    `throws`: Int32 = 0,
    `true`: Int32 = 0,
    `try`: Int32 = 0,
    `typealias`: Int32 = 0,
    `var`: Int32 = 0,
    `where`: Int32 = 0,
    `while`: Int32 = 0,
    asm: Int32 = 0,
    auto: Int32 = 0,
    char: Int32 = 0,
    const: Int32 = 0,
    double: Int32 = 0,
    extern: Int32 = 0,
    float: Int32 = 0,
    goto: Int32 = 0,
    inline: Int32 = 0,
    int: Int32 = 0,
    long: Int32 = 0,
    namespace: Int32 = 0,
    new: Int32 = 0,
    register: Int32 = 0,
    short: Int32 = 0,
    signed: Int32 = 0,
    sizeof: Int32 = 0,
    template: Int32 = 0,
    this: Int32 = 0,
    typedef: Int32 = 0,
    union: Int32 = 0,
    unsigned: Int32 = 0,
    virtual: Int32 = 0,
    void: Int32 = 0,
    volatile: Int32 = 0,
    wcharT: Int32 = 0,
    xor: Int32 = 0,
    bool: Int32 = 0,
    linux: Int32 = 0,
    unix: Int32 = 0,
    assert: Int32 = 0,
    offsetof: Int32 = 0,
    errno: Int32 = 0,
    restrict: Int32 = 0,
    typeof: Int32 = 0,
    nullptr: Int32 = 0,
    alignas: Int32 = 0,
    base: Int32 = 0,
    nX: Int32 = 0,
    xCase: Int32 = 0,
    nBase: Int32 = 0,
    descriptionField: Int32 = 0,
    hashValueField: Int32 = 0,
    schemaField: Int32 = 0,
    layoutField: Int32 = 0,
    unknownFieldsField: Int32 = 0,
    packedField: Int32 = 0,
    packField: Int32 = 0,
    jsonField: Int32 = 0,
    withField: Int32 = 0,
    hashField: Int32 = 0,
    writeField: Int32 = 0,
    unpackField: Int32 = 0,
    actor: Int32 = 0,
    async: Int32 = 0,
    unsafe: Int32 = 0,
    borrowing: Int32 = 0,
    consuming: Int32 = 0,
    consume: Int32 = 0,
    copy: Int32 = 0,
    discard: Int32 = 0,
    each: Int32 = 0,
    some: Int32 = 0,
    yield: Int32 = 0,
    get: Int32 = 0,
    set: Int32 = 0,
    willSet: Int32 = 0,
    didSet: Int32 = 0,
    newValue: Int32 = 0,
    oldValue: Int32 = 0,
    value: Int32 = 0,
    source: Int32 = 0,
    target: Int32 = 0,
    arena: Int32 = 0,
    entry: Int32 = 0,
    index: Int32 = 0,
    key: Int32 = 0,
    bytes: Int32 = 0,
    output: Int32 = 0,
    error: Int32 = 0,
    left: Int32 = 0,
    right: Int32 = 0,
    macro: Int32 = 0,
    nonisolated: Int32 = 0,
    sending: Int32 = 0,
    open: Int32 = 0,
    override: Int32 = 0,
    optional: Int32 = 0,
    required: Int32 = 0,
    weak: Int32 = 0,
    unowned: Int32 = 0,
    dynamic: Int32 = 0,
    final: Int32 = 0,
    lazy: Int32 = 0,
    mutating: Int32 = 0,
    convenience: Int32 = 0,
    indirect: Int32 = 0,
    infix: Int32 = 0,
    prefix: Int32 = 0,
    postfix: Int32 = 0,
    associativity: Int32 = 0,
    precedence: Int32 = 0,
    message: Int32 = 0,
    field: Int32 = 0,
    number: Int32 = 0,
    name: Int32 = 0,
    storage: Int32 = 0,
    isEqual: Int32 = 0,
    copyWith: Int32 = 0,
    text: Int32 = 0,
    request: Int32 = 0,
    context: Int32 = 0,
    channel: Int32 = 0,
    options: Int32 = 0
  ) {
    self.any = any
    self.selfField = selfField
    self.type = type
    self.`protocol` = `protocol`
    self.`as` = `as`
    self.`associatedtype` = `associatedtype`
    self.`await` = `await`
    self.`break` = `break`
    self.`case` = `case`
    self.`catch` = `catch`
    self.`class` = `class`
    self.`continue` = `continue`
    self.`default` = `default`
    self.`defer` = `defer`
    self.`deinit` = `deinit`
    self.`do` = `do`
    self.`else` = `else`
    self.`enum` = `enum`
    self.`extension` = `extension`
    self.`false` = `false`
    self.`fallthrough` = `fallthrough`
    self.`fileprivate` = `fileprivate`
    self.`for` = `for`
    self.`func` = `func`
    self.`guard` = `guard`
    self.`if` = `if`
    self.`import` = `import`
    self.`in` = `in`
    self.initField = initField
    self.`inout` = `inout`
    self.`internal` = `internal`
    self.`is` = `is`
    self.`let` = `let`
    self.`nil` = `nil`
    self.`operator` = `operator`
    self.`precedencegroup` = `precedencegroup`
    self.`private` = `private`
    self.`public` = `public`
    self.`repeat` = `repeat`
    self.`rethrows` = `rethrows`
    self.`return` = `return`
    self.`static` = `static`
    self.`struct` = `struct`
    self.`subscript` = `subscript`
    self.`super` = `super`
    self.`switch` = `switch`
    self.`throw` = `throw`
    self.`throws` = `throws`
    self.`true` = `true`
    self.`try` = `try`
    self.`typealias` = `typealias`
    self.`var` = `var`
    self.`where` = `where`
    self.`while` = `while`
    self.asm = asm
    self.auto = auto
    self.char = char
    self.const = const
    self.double = double
    self.extern = extern
    self.float = float
    self.goto = goto
    self.inline = inline
    self.int = int
    self.long = long
    self.namespace = namespace
    self.new = new
    self.register = register
    self.short = short
    self.signed = signed
    self.sizeof = sizeof
    self.template = template
    self.this = this
    self.typedef = typedef
    self.union = union
    self.unsigned = unsigned
    self.virtual = virtual
    self.void = void
    self.volatile = volatile
    self.wcharT = wcharT
    self.xor = xor
    self.bool = bool
    self.linux = linux
    self.unix = unix
    self.assert = assert
    self.offsetof = offsetof
    self.errno = errno
    self.restrict = restrict
    self.typeof = typeof
    self.nullptr = nullptr
    self.alignas = alignas
    self.base = base
    self.nX = nX
    self.xCase = xCase
    self.nBase = nBase
    self.descriptionField = descriptionField
    self.hashValueField = hashValueField
    self.schemaField = schemaField
    self.layoutField = layoutField
    self.unknownFieldsField = unknownFieldsField
    self.packedField = packedField
    self.packField = packField
    self.jsonField = jsonField
    self.withField = withField
    self.hashField = hashField
    self.writeField = writeField
    self.unpackField = unpackField
    self.actor = actor
    self.async = async
    self.unsafe = unsafe
    self.borrowing = borrowing
    self.consuming = consuming
    self.consume = consume
    self.copy = copy
    self.discard = discard
    self.each = each
    self.some = some
    self.yield = yield
    self.get = get
    self.set = set
    self.willSet = willSet
    self.didSet = didSet
    self.newValue = newValue
    self.oldValue = oldValue
    self.value = value
    self.source = source
    self.target = target
    self.arena = arena
    self.entry = entry
    self.index = index
    self.key = key
    self.bytes = bytes
    self.output = output
    self.error = error
    self.left = left
    self.right = right
    self.macro = macro
    self.nonisolated = nonisolated
    self.sending = sending
    self.open = open
    self.override = override
    self.optional = optional
    self.required = required
    self.weak = weak
    self.unowned = unowned
    self.dynamic = dynamic
    self.final = final
    self.lazy = lazy
    self.mutating = mutating
    self.convenience = convenience
    self.indirect = indirect
    self.infix = infix
    self.prefix = prefix
    self.postfix = postfix
    self.associativity = associativity
    self.precedence = precedence
    self.message = message
    self.field = field
    self.number = number
    self.name = name
    self.storage = storage
    self.isEqual = isEqual
    self.copyWith = copyWith
    self.text = text
    self.request = request
    self.context = context
    self.channel = channel
    self.options = options
  }
}

public struct RepeatedWords: Message {
  public var any: [String] = []

  public var selfField: [String] = []

  public var type: [String] = []

  public var `protocol`: [String] = []

  public var `as`: [String] = []

  public var `associatedtype`: [String] = []

  public var `await`: [String] = []

  public var `break`: [String] = []

  public var `case`: [String] = []

  public var `catch`: [String] = []

  public var `class`: [String] = []

  public var `continue`: [String] = []

  public var `default`: [String] = []

  public var `defer`: [String] = []

  public var `deinit`: [String] = []

  public var `do`: [String] = []

  public var `else`: [String] = []

  public var `enum`: [String] = []

  public var `extension`: [String] = []

  public var `false`: [String] = []

  public var `fallthrough`: [String] = []

  public var `fileprivate`: [String] = []

  public var `for`: [String] = []

  public var `func`: [String] = []

  public var `guard`: [String] = []

  public var `if`: [String] = []

  public var `import`: [String] = []

  public var `in`: [String] = []

  public var initField: [String] = []

  public var `inout`: [String] = []

  public var `internal`: [String] = []

  public var `is`: [String] = []

  public var `let`: [String] = []

  public var `nil`: [String] = []

  public var `operator`: [String] = []

  public var `precedencegroup`: [String] = []

  public var `private`: [String] = []

  public var `public`: [String] = []

  public var `repeat`: [String] = []

  public var `rethrows`: [String] = []

  public var `return`: [String] = []

  public var `static`: [String] = []

  public var `struct`: [String] = []

  public var `subscript`: [String] = []

  public var `super`: [String] = []

  public var `switch`: [String] = []

  public var `throw`: [String] = []

  public var `throws`: [String] = []

  public var `true`: [String] = []

  public var `try`: [String] = []

  public var `typealias`: [String] = []

  public var `var`: [String] = []

  public var `where`: [String] = []

  public var `while`: [String] = []

  public var asm: [String] = []

  public var auto: [String] = []

  public var char: [String] = []

  public var const: [String] = []

  public var double: [String] = []

  public var extern: [String] = []

  public var float: [String] = []

  public var goto: [String] = []

  public var inline: [String] = []

  public var int: [String] = []

  public var long: [String] = []

  public var namespace: [String] = []

  public var new: [String] = []

  public var register: [String] = []

  public var short: [String] = []

  public var signed: [String] = []

  public var sizeof: [String] = []

  public var template: [String] = []

  public var this: [String] = []

  public var typedef: [String] = []

  public var union: [String] = []

  public var unsigned: [String] = []

  public var virtual: [String] = []

  public var void: [String] = []

  public var volatile: [String] = []

  public var wcharT: [String] = []

  public var xor: [String] = []

  public var bool: [String] = []

  public var linux: [String] = []

  public var unix: [String] = []

  public var assert: [String] = []

  public var offsetof: [String] = []

  public var errno: [String] = []

  public var restrict: [String] = []

  public var typeof: [String] = []

  public var nullptr: [String] = []

  public var alignas: [String] = []

  public var base: [String] = []

  public var nX: [String] = []

  public var xCase: [String] = []

  public var nBase: [String] = []

  public var descriptionField: [String] = []

  public var hashValueField: [String] = []

  public var schemaField: [String] = []

  public var layoutField: [String] = []

  public var unknownFieldsField: [String] = []

  public var packedField: [String] = []

  public var packField: [String] = []

  public var jsonField: [String] = []

  public var withField: [String] = []

  public var hashField: [String] = []

  public var writeField: [String] = []

  public var unpackField: [String] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    any: [String] = [],
    selfField: [String] = [],
    type: [String] = [],
    `protocol`: [String] = [],
    `as`: [String] = [],
    `associatedtype`: [String] = [],
    `await`: [String] = [],
    `break`: [String] = [],
    `case`: [String] = [],
    `catch`: [String] = [],
    `class`: [String] = [],
    `continue`: [String] = [],
    `default`: [String] = [],
    `defer`: [String] = [],
    `deinit`: [String] = [],
    `do`: [String] = [],
    `else`: [String] = [],
    `enum`: [String] = [],
    `extension`: [String] = [],
    `false`: [String] = [],
    `fallthrough`: [String] = [],
    `fileprivate`: [String] = [],
    `for`: [String] = [],
    `func`: [String] = [],
    `guard`: [String] = [],
    `if`: [String] = [],
    `import`: [String] = [],
    `in`: [String] = [],
    initField: [String] = [],
    `inout`: [String] = [],
    `internal`: [String] = [],
    `is`: [String] = [],
    `let`: [String] = [],
    `nil`: [String] = [],
    `operator`: [String] = [],
    `precedencegroup`: [String] = [],
    `private`: [String] = [],
    `public`: [String] = [],
    `repeat`: [String] = [],
    `rethrows`: [String] = [],
    `return`: [String] = [],
    `static`: [String] = [],
    `struct`: [String] = [],
    `subscript`: [String] = [],
    `super`: [String] = [],
    `switch`: [String] = [],
    `throw`: [String] = [],
    `throws`: [String] = [],
    `true`: [String] = [],
    `try`: [String] = [],
    `typealias`: [String] = [],
    `var`: [String] = [],
    `where`: [String] = [],
    `while`: [String] = [],
    asm: [String] = [],
    auto: [String] = [],
    char: [String] = [],
    const: [String] = [],
    double: [String] = [],
    extern: [String] = [],
    float: [String] = [],
    goto: [String] = [],
    inline: [String] = [],
    int: [String] = [],
    long: [String] = [],
    namespace: [String] = [],
    new: [String] = [],
    register: [String] = [],
    short: [String] = [],
    signed: [String] = [],
    sizeof: [String] = [],
    template: [String] = [],
    this: [String] = [],
    typedef: [String] = [],
    union: [String] = [],
    unsigned: [String] = [],
    virtual: [String] = [],
    void: [String] = [],
    volatile: [String] = [],
    wcharT: [String] = [],
    xor: [String] = [],
    bool: [String] = [],
    linux: [String] = [],
    unix: [String] = [],
    assert: [String] = [],
    offsetof: [String] = [],
    errno: [String] = [],
    restrict: [String] = [],
    typeof: [String] = [],
    nullptr: [String] = [],
    alignas: [String] = [],
    base: [String] = [],
    nX: [String] = [],
    xCase: [String] = [],
    nBase: [String] = [],
    descriptionField: [String] = [],
    hashValueField: [String] = [],
    schemaField: [String] = [],
    layoutField: [String] = [],
    unknownFieldsField: [String] = [],
    packedField: [String] = [],
    packField: [String] = [],
    jsonField: [String] = [],
    withField: [String] = [],
    hashField: [String] = [],
    writeField: [String] = [],
    unpackField: [String] = []
  ) {
    self.any = any
    self.selfField = selfField
    self.type = type
    self.`protocol` = `protocol`
    self.`as` = `as`
    self.`associatedtype` = `associatedtype`
    self.`await` = `await`
    self.`break` = `break`
    self.`case` = `case`
    self.`catch` = `catch`
    self.`class` = `class`
    self.`continue` = `continue`
    self.`default` = `default`
    self.`defer` = `defer`
    self.`deinit` = `deinit`
    self.`do` = `do`
    self.`else` = `else`
    self.`enum` = `enum`
    self.`extension` = `extension`
    self.`false` = `false`
    self.`fallthrough` = `fallthrough`
    self.`fileprivate` = `fileprivate`
    self.`for` = `for`
    self.`func` = `func`
    self.`guard` = `guard`
    self.`if` = `if`
    self.`import` = `import`
    self.`in` = `in`
    self.initField = initField
    self.`inout` = `inout`
    self.`internal` = `internal`
    self.`is` = `is`
    self.`let` = `let`
    self.`nil` = `nil`
    self.`operator` = `operator`
    self.`precedencegroup` = `precedencegroup`
    self.`private` = `private`
    self.`public` = `public`
    self.`repeat` = `repeat`
    self.`rethrows` = `rethrows`
    self.`return` = `return`
    self.`static` = `static`
    self.`struct` = `struct`
    self.`subscript` = `subscript`
    self.`super` = `super`
    self.`switch` = `switch`
    self.`throw` = `throw`
    self.`throws` = `throws`
    self.`true` = `true`
    self.`try` = `try`
    self.`typealias` = `typealias`
    self.`var` = `var`
    self.`where` = `where`
    self.`while` = `while`
    self.asm = asm
    self.auto = auto
    self.char = char
    self.const = const
    self.double = double
    self.extern = extern
    self.float = float
    self.goto = goto
    self.inline = inline
    self.int = int
    self.long = long
    self.namespace = namespace
    self.new = new
    self.register = register
    self.short = short
    self.signed = signed
    self.sizeof = sizeof
    self.template = template
    self.this = this
    self.typedef = typedef
    self.union = union
    self.unsigned = unsigned
    self.virtual = virtual
    self.void = void
    self.volatile = volatile
    self.wcharT = wcharT
    self.xor = xor
    self.bool = bool
    self.linux = linux
    self.unix = unix
    self.assert = assert
    self.offsetof = offsetof
    self.errno = errno
    self.restrict = restrict
    self.typeof = typeof
    self.nullptr = nullptr
    self.alignas = alignas
    self.base = base
    self.nX = nX
    self.xCase = xCase
    self.nBase = nBase
    self.descriptionField = descriptionField
    self.hashValueField = hashValueField
    self.schemaField = schemaField
    self.layoutField = layoutField
    self.unknownFieldsField = unknownFieldsField
    self.packedField = packedField
    self.packField = packField
    self.jsonField = jsonField
    self.withField = withField
    self.hashField = hashField
    self.writeField = writeField
    self.unpackField = unpackField
  }
}

public struct OneofWords: Message {
  public var words: Words?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    words: Words? = nil
  ) {
    self.words = words
  }

  public enum Words: Sendable, Hashable {
    case any(String)
    case selfValue(String)
    case type(String)
    case `protocol`(String)
    case `as`(String)
    case `associatedtype`(String)
    case `await`(String)
    case `break`(String)
    case `case`(String)
    case `catch`(String)
    case `class`(String)
    case `continue`(String)
    case `default`(String)
    case `defer`(String)
    case `deinit`(String)
    case `do`(String)
    case `else`(String)
    case `enum`(String)
    case `extension`(String)
    case `false`(String)
    case `fallthrough`(String)
    case `fileprivate`(String)
    case `for`(String)
    case `func`(String)
    case `guard`(String)
    case `if`(String)
    case `import`(String)
    case `in`(String)
    case initValue(String)
    case `inout`(String)
    case `internal`(String)
    case `is`(String)
    case `let`(String)
    case `nil`(String)
    case `operator`(String)
    case `precedencegroup`(String)
    case `private`(String)
    case `public`(String)
    case `repeat`(String)
    case `rethrows`(String)
    case `return`(String)
    case `static`(String)
    case `struct`(String)
    case `subscript`(String)
    case `super`(String)
    case `switch`(String)
    case `throw`(String)
    case `throws`(String)
    case `true`(String)
    case `try`(String)
    case `typealias`(String)
    case `var`(String)
    case `where`(String)
    case `while`(String)
    case asm(String)
    case auto(String)
    case char(String)
    case const(String)
    case double(String)
    case extern(String)
    case float(String)
    case goto(String)
    case inline(String)
    case int(String)
    case long(String)
    case namespace(String)
    case new(String)
    case register(String)
    case short(String)
    case signed(String)
    case sizeof(String)
    case template(String)
    case this(String)
    case typedef(String)
    case union(String)
    case unsigned(String)
    case virtual(String)
    case void(String)
    case volatile(String)
    case wcharT(String)
    case xor(String)
    case bool(String)
    case linux(String)
    case unix(String)
    case assert(String)
    case offsetof(String)
    case errno(String)
    case restrict(String)
    case typeof(String)
    case nullptr(String)
    case alignas(String)
    case base(String)
    case nX(String)
    case xCase(String)
    case nBase(String)
    case descriptionValue(String)
    case hashValueValue(String)
    case schemaValue(String)
    case layout(String)
    case unknownFields(String)
    case packed(String)
    case pack(String)
    case json(String)
    case with(String)
    case hashValue(String)
    case write(String)
    case unpack(String)
    case actor(String)
    case async(String)
    case unsafe(String)
    case borrowing(String)
    case consuming(String)
    case consume(String)
    case copy(String)
    case discard(String)
    case each(String)
    case someValue(String)
    case yield(String)
    case get(String)
    case set(String)
    case willSet(String)
    case didSet(String)
    case newValue(String)
    case oldValue(String)
    case value(String)
    case source(String)
    case target(String)
    case arena(String)
    case entry(String)
    case index(String)
    case key(String)
    case bytes(String)
    case output(String)
    case error(String)
    case left(String)
    case right(String)
    case macro(String)
    case nonisolated(String)
    case sending(String)
    case open(String)
    case override(String)
    case optional(String)
    case required(String)
    case weak(String)
    case unowned(String)
    case dynamic(String)
    case final(String)
    case lazy(String)
    case mutating(String)
    case convenience(String)
    case indirect(String)
    case infix(String)
    case prefix(String)
    case postfix(String)
    case associativity(String)
    case precedence(String)
    case message(String)
    case field(String)
    case number(String)
    case name(String)
    case storage(String)
    case isEqual(String)
    case copyWith(String)
    case text(String)
    case request(String)
    case context(String)
    case channel(String)
    case options(String)
  }
}

public struct OptionalWords: Message {
  public var any: [UInt8]?

  public var selfField: [UInt8]?

  public var type: [UInt8]?

  public var `protocol`: [UInt8]?

  public var `as`: [UInt8]?

  public var `associatedtype`: [UInt8]?

  public var `await`: [UInt8]?

  public var `break`: [UInt8]?

  public var `case`: [UInt8]?

  public var `catch`: [UInt8]?

  public var `class`: [UInt8]?

  public var `continue`: [UInt8]?

  public var `default`: [UInt8]?

  public var `defer`: [UInt8]?

  public var `deinit`: [UInt8]?

  public var `do`: [UInt8]?

  public var `else`: [UInt8]?

  public var `enum`: [UInt8]?

  public var `extension`: [UInt8]?

  public var `false`: [UInt8]?

  public var `fallthrough`: [UInt8]?

  public var `fileprivate`: [UInt8]?

  public var `for`: [UInt8]?

  public var `func`: [UInt8]?

  public var `guard`: [UInt8]?

  public var `if`: [UInt8]?

  public var `import`: [UInt8]?

  public var `in`: [UInt8]?

  public var initField: [UInt8]?

  public var `inout`: [UInt8]?

  public var `internal`: [UInt8]?

  public var `is`: [UInt8]?

  public var `let`: [UInt8]?

  public var `nil`: [UInt8]?

  public var `operator`: [UInt8]?

  public var `precedencegroup`: [UInt8]?

  public var `private`: [UInt8]?

  public var `public`: [UInt8]?

  public var `repeat`: [UInt8]?

  public var `rethrows`: [UInt8]?

  public var `return`: [UInt8]?

  public var `static`: [UInt8]?

  public var `struct`: [UInt8]?

  public var `subscript`: [UInt8]?

  public var `super`: [UInt8]?

  public var `switch`: [UInt8]?

  public var `throw`: [UInt8]?

  public var `throws`: [UInt8]?

  public var `true`: [UInt8]?

  public var `try`: [UInt8]?

  public var `typealias`: [UInt8]?

  public var `var`: [UInt8]?

  public var `where`: [UInt8]?

  public var `while`: [UInt8]?

  public var asm: [UInt8]?

  public var auto: [UInt8]?

  public var char: [UInt8]?

  public var const: [UInt8]?

  public var double: [UInt8]?

  public var extern: [UInt8]?

  public var float: [UInt8]?

  public var goto: [UInt8]?

  public var inline: [UInt8]?

  public var int: [UInt8]?

  public var long: [UInt8]?

  public var namespace: [UInt8]?

  public var new: [UInt8]?

  public var register: [UInt8]?

  public var short: [UInt8]?

  public var signed: [UInt8]?

  public var sizeof: [UInt8]?

  public var template: [UInt8]?

  public var this: [UInt8]?

  public var typedef: [UInt8]?

  public var union: [UInt8]?

  public var unsigned: [UInt8]?

  public var virtual: [UInt8]?

  public var void: [UInt8]?

  public var volatile: [UInt8]?

  public var wcharT: [UInt8]?

  public var xor: [UInt8]?

  public var bool: [UInt8]?

  public var linux: [UInt8]?

  public var unix: [UInt8]?

  public var assert: [UInt8]?

  public var offsetof: [UInt8]?

  public var errno: [UInt8]?

  public var restrict: [UInt8]?

  public var typeof: [UInt8]?

  public var nullptr: [UInt8]?

  public var alignas: [UInt8]?

  public var base: [UInt8]?

  public var nX: [UInt8]?

  public var xCase: [UInt8]?

  public var nBase: [UInt8]?

  public var descriptionField: [UInt8]?

  public var hashValueField: [UInt8]?

  public var schemaField: [UInt8]?

  public var layoutField: [UInt8]?

  public var unknownFieldsField: [UInt8]?

  public var packedField: [UInt8]?

  public var packField: [UInt8]?

  public var jsonField: [UInt8]?

  public var withField: [UInt8]?

  public var hashField: [UInt8]?

  public var writeField: [UInt8]?

  public var unpackField: [UInt8]?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    any: [UInt8]? = nil,
    selfField: [UInt8]? = nil,
    type: [UInt8]? = nil,
    `protocol`: [UInt8]? = nil,
    `as`: [UInt8]? = nil,
    `associatedtype`: [UInt8]? = nil,
    `await`: [UInt8]? = nil,
    `break`: [UInt8]? = nil,
    `case`: [UInt8]? = nil,
    `catch`: [UInt8]? = nil,
    `class`: [UInt8]? = nil,
    `continue`: [UInt8]? = nil,
    `default`: [UInt8]? = nil,
    `defer`: [UInt8]? = nil,
    `deinit`: [UInt8]? = nil,
    `do`: [UInt8]? = nil,
    `else`: [UInt8]? = nil,
    `enum`: [UInt8]? = nil,
    `extension`: [UInt8]? = nil,
    `false`: [UInt8]? = nil,
    `fallthrough`: [UInt8]? = nil,
    `fileprivate`: [UInt8]? = nil,
    `for`: [UInt8]? = nil,
    `func`: [UInt8]? = nil,
    `guard`: [UInt8]? = nil,
    `if`: [UInt8]? = nil,
    `import`: [UInt8]? = nil,
    `in`: [UInt8]? = nil,
    initField: [UInt8]? = nil,
    `inout`: [UInt8]? = nil,
    `internal`: [UInt8]? = nil,
    `is`: [UInt8]? = nil,
    `let`: [UInt8]? = nil,
    `nil`: [UInt8]? = nil,
    `operator`: [UInt8]? = nil,
    `precedencegroup`: [UInt8]? = nil,
    `private`: [UInt8]? = nil,
    `public`: [UInt8]? = nil,
    `repeat`: [UInt8]? = nil,
    `rethrows`: [UInt8]? = nil,
    `return`: [UInt8]? = nil,
    `static`: [UInt8]? = nil,
    `struct`: [UInt8]? = nil,
    `subscript`: [UInt8]? = nil,
    `super`: [UInt8]? = nil,
    `switch`: [UInt8]? = nil,
    `throw`: [UInt8]? = nil,
    `throws`: [UInt8]? = nil,
    `true`: [UInt8]? = nil,
    `try`: [UInt8]? = nil,
    `typealias`: [UInt8]? = nil,
    `var`: [UInt8]? = nil,
    `where`: [UInt8]? = nil,
    `while`: [UInt8]? = nil,
    asm: [UInt8]? = nil,
    auto: [UInt8]? = nil,
    char: [UInt8]? = nil,
    const: [UInt8]? = nil,
    double: [UInt8]? = nil,
    extern: [UInt8]? = nil,
    float: [UInt8]? = nil,
    goto: [UInt8]? = nil,
    inline: [UInt8]? = nil,
    int: [UInt8]? = nil,
    long: [UInt8]? = nil,
    namespace: [UInt8]? = nil,
    new: [UInt8]? = nil,
    register: [UInt8]? = nil,
    short: [UInt8]? = nil,
    signed: [UInt8]? = nil,
    sizeof: [UInt8]? = nil,
    template: [UInt8]? = nil,
    this: [UInt8]? = nil,
    typedef: [UInt8]? = nil,
    union: [UInt8]? = nil,
    unsigned: [UInt8]? = nil,
    virtual: [UInt8]? = nil,
    void: [UInt8]? = nil,
    volatile: [UInt8]? = nil,
    wcharT: [UInt8]? = nil,
    xor: [UInt8]? = nil,
    bool: [UInt8]? = nil,
    linux: [UInt8]? = nil,
    unix: [UInt8]? = nil,
    assert: [UInt8]? = nil,
    offsetof: [UInt8]? = nil,
    errno: [UInt8]? = nil,
    restrict: [UInt8]? = nil,
    typeof: [UInt8]? = nil,
    nullptr: [UInt8]? = nil,
    alignas: [UInt8]? = nil,
    base: [UInt8]? = nil,
    nX: [UInt8]? = nil,
    xCase: [UInt8]? = nil,
    nBase: [UInt8]? = nil,
    descriptionField: [UInt8]? = nil,
    hashValueField: [UInt8]? = nil,
    schemaField: [UInt8]? = nil,
    layoutField: [UInt8]? = nil,
    unknownFieldsField: [UInt8]? = nil,
    packedField: [UInt8]? = nil,
    packField: [UInt8]? = nil,
    jsonField: [UInt8]? = nil,
    withField: [UInt8]? = nil,
    hashField: [UInt8]? = nil,
    writeField: [UInt8]? = nil,
    unpackField: [UInt8]? = nil
  ) {
    self.any = any
    self.selfField = selfField
    self.type = type
    self.`protocol` = `protocol`
    self.`as` = `as`
    self.`associatedtype` = `associatedtype`
    self.`await` = `await`
    self.`break` = `break`
    self.`case` = `case`
    self.`catch` = `catch`
    self.`class` = `class`
    self.`continue` = `continue`
    self.`default` = `default`
    self.`defer` = `defer`
    self.`deinit` = `deinit`
    self.`do` = `do`
    self.`else` = `else`
    self.`enum` = `enum`
    self.`extension` = `extension`
    self.`false` = `false`
    self.`fallthrough` = `fallthrough`
    self.`fileprivate` = `fileprivate`
    self.`for` = `for`
    self.`func` = `func`
    self.`guard` = `guard`
    self.`if` = `if`
    self.`import` = `import`
    self.`in` = `in`
    self.initField = initField
    self.`inout` = `inout`
    self.`internal` = `internal`
    self.`is` = `is`
    self.`let` = `let`
    self.`nil` = `nil`
    self.`operator` = `operator`
    self.`precedencegroup` = `precedencegroup`
    self.`private` = `private`
    self.`public` = `public`
    self.`repeat` = `repeat`
    self.`rethrows` = `rethrows`
    self.`return` = `return`
    self.`static` = `static`
    self.`struct` = `struct`
    self.`subscript` = `subscript`
    self.`super` = `super`
    self.`switch` = `switch`
    self.`throw` = `throw`
    self.`throws` = `throws`
    self.`true` = `true`
    self.`try` = `try`
    self.`typealias` = `typealias`
    self.`var` = `var`
    self.`where` = `where`
    self.`while` = `while`
    self.asm = asm
    self.auto = auto
    self.char = char
    self.const = const
    self.double = double
    self.extern = extern
    self.float = float
    self.goto = goto
    self.inline = inline
    self.int = int
    self.long = long
    self.namespace = namespace
    self.new = new
    self.register = register
    self.short = short
    self.signed = signed
    self.sizeof = sizeof
    self.template = template
    self.this = this
    self.typedef = typedef
    self.union = union
    self.unsigned = unsigned
    self.virtual = virtual
    self.void = void
    self.volatile = volatile
    self.wcharT = wcharT
    self.xor = xor
    self.bool = bool
    self.linux = linux
    self.unix = unix
    self.assert = assert
    self.offsetof = offsetof
    self.errno = errno
    self.restrict = restrict
    self.typeof = typeof
    self.nullptr = nullptr
    self.alignas = alignas
    self.base = base
    self.nX = nX
    self.xCase = xCase
    self.nBase = nBase
    self.descriptionField = descriptionField
    self.hashValueField = hashValueField
    self.schemaField = schemaField
    self.layoutField = layoutField
    self.unknownFieldsField = unknownFieldsField
    self.packedField = packedField
    self.packField = packField
    self.jsonField = jsonField
    self.withField = withField
    self.hashField = hashField
    self.writeField = writeField
    self.unpackField = unpackField
  }
}

/// Spelled alike, in Swift and in C.
public struct Alike: Message {
  public var a: Alike.FooBar?

  public var b: Alike.FooBar2?

  public var c: Alike.FooBar3?

  public var d: Alike.FOOBar?

  public var e: Alike.Foo.Bar?

  /// A field that is called like what counts another.
  public var userID: Int32 = 0

  public var user: [Int32] = []

  public var nUser: Int32 = 0

  public var state: StateOneof?

  public var stateCase: Int32 = 0

  /// Private names that generated code would choose.
  public var again: Alike? {
    get { againStorage13?.value }
    set { againStorage13 = newValue.map { Indirect($0) } }
  }
  private var againStorage13: Indirect<Alike>?

  public var againStorage: Int32 = 0

  @available(*, deprecated)
  public var old: Int32 {
    get { oldValue15 }
    set { oldValue15 = newValue }
  }
  private var oldValue15: Int32 = 0

  public var oldValue: Int32 = 0

  public var hasName: Int32?

  public var hasHasName: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    a: Alike.FooBar? = nil,
    b: Alike.FooBar2? = nil,
    c: Alike.FooBar3? = nil,
    d: Alike.FOOBar? = nil,
    e: Alike.Foo.Bar? = nil,
    userID: Int32 = 0,
    user: [Int32] = [],
    nUser: Int32 = 0,
    state: StateOneof? = nil,
    stateCase: Int32 = 0,
    again: Alike? = nil,
    againStorage: Int32 = 0,
    old: Int32 = 0,
    oldValue: Int32 = 0,
    hasName: Int32? = nil,
    hasHasName: Int32 = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.userID = userID
    self.user = user
    self.nUser = nUser
    self.state = state
    self.stateCase = stateCase
    self.again = again
    self.againStorage = againStorage
    self.oldValue15 = old
    self.oldValue = oldValue
    self.hasName = hasName
    self.hasHasName = hasHasName
  }

  public enum StateOneof: Sendable, Hashable {
    case on(Int32)
    case off(Int32)
  }
}

extension Alike {
  public enum State: OpenEnum {
    case notSet
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .notSet
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .notSet: 0
      case .unrecognized(let number): number
      }
    }
  }
}

extension Alike.State {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.names.Alike.State",
    documentation: "",
    values: [
      .init(name: "NOT_SET", number: 0),
    ]
  )
}

extension Alike {
  public enum StateOneof0: OpenEnum {
    case otherNotSet
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .otherNotSet
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .otherNotSet: 0
      case .unrecognized(let number): number
      }
    }
  }
}

extension Alike.StateOneof0 {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.names.Alike.StateOneof0",
    documentation: "",
    values: [
      .init(name: "OTHER_NOT_SET", number: 0),
    ]
  )
}

extension Alike {
  public struct FooBar: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension Alike {
  public struct FooBar2: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension Alike {
  public struct FooBar3: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension Alike {
  public struct FOOBar: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension Alike {
  public struct Foo: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension Alike.Foo {
  public struct Bar: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

/// Types within hide those outside.
public struct Hiding: Message {
  public var timestamp: TimestampOneof?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    timestamp: TimestampOneof? = nil
  ) {
    self.timestamp = timestamp
  }

  public enum TimestampOneof: Sendable, Hashable {
    case ofAll(WellKnownTypes.Timestamp)
    case own(Hiding.Timestamp)
  }
}

extension Hiding {
  public struct Timestamp: Message {
    public var outer: WellKnownTypes.Timestamp?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      outer: WellKnownTypes.Timestamp? = nil
    ) {
      self.outer = outer
    }
  }
}

extension Hiding {
  public struct Words: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension Hiding.Words {
  public struct Inner: Message {
    public var alike: Hiding.Words.Alike?

    public var words: SampleAPI.Words?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      alike: Hiding.Words.Alike? = nil,
      words: SampleAPI.Words? = nil
    ) {
      self.alike = alike
      self.words = words
    }
  }
}

extension Hiding.Words {
  public struct Alike: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

extension TypeNames {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames",
    documentation: "Each a type that generated code uses.",
    fields: [
      FieldSchema(
        name: "a_any", jsonName: "aAny", number: 1,
        type: .message(TypeNames.AnyMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_anyobject", jsonName: "aAnyobject", number: 2,
        type: .message(TypeNames.AnyObjectMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_arena", jsonName: "aArena", number: 3,
        type: .message(TypeNames.ArenaMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_array", jsonName: "aArray", number: 4,
        type: .message(TypeNames.ArrayMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_bool", jsonName: "aBool", number: 5,
        type: .message(TypeNames.BoolMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_callcontext", jsonName: "aCallcontext", number: 6,
        type: .message(TypeNames.CallContextMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_calloptions", jsonName: "aCalloptions", number: 7,
        type: .message(TypeNames.CallOptionsMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_channel", jsonName: "aChannel", number: 8,
        type: .message(TypeNames.ChannelMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_character", jsonName: "aCharacter", number: 9,
        type: .message(TypeNames.CharacterMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_customstringconvertible", jsonName: "aCustomstringconvertible", number: 10,
        type: .message(TypeNames.CustomStringConvertibleMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_decodingfailure", jsonName: "aDecodingfailure", number: 11,
        type: .message(TypeNames.DecodingFailureMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_dictionary", jsonName: "aDictionary", number: 12,
        type: .message(TypeNames.DictionaryMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_double", jsonName: "aDouble", number: 13,
        type: .message(TypeNames.DoubleMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_duration", jsonName: "aDuration", number: 14,
        type: .message(TypeNames.DurationMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_encodingfailure", jsonName: "aEncodingfailure", number: 15,
        type: .message(TypeNames.EncodingFailureMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_enumschema", jsonName: "aEnumschema", number: 16,
        type: .message(TypeNames.EnumSchemaMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_equatable", jsonName: "aEquatable", number: 17,
        type: .message(TypeNames.EquatableMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_error", jsonName: "aError", number: 18,
        type: .message(TypeNames.ErrorMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_fieldschema", jsonName: "aFieldschema", number: 19,
        type: .message(TypeNames.FieldSchemaMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_float", jsonName: "aFloat", number: 20,
        type: .message(TypeNames.FloatMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_generatedmessage", jsonName: "aGeneratedmessage", number: 21,
        type: .message(TypeNames.GeneratedMessageMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_hashable", jsonName: "aHashable", number: 22,
        type: .message(TypeNames.HashableMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_hasher", jsonName: "aHasher", number: 23,
        type: .message(TypeNames.HasherMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_indirect", jsonName: "aIndirect", number: 24,
        type: .message(TypeNames.IndirectMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_int", jsonName: "aInt", number: 25,
        type: .message(TypeNames.IntMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_int32", jsonName: "aInt32", number: 26,
        type: .message(TypeNames.Int32Message.self), label: .explicit
      ),
      FieldSchema(
        name: "a_int64", jsonName: "aInt64", number: 27,
        type: .message(TypeNames.Int64Message.self), label: .explicit
      ),
      FieldSchema(
        name: "a_message", jsonName: "aMessage", number: 28,
        type: .message(TypeNames.MessageMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_messagelayout", jsonName: "aMessagelayout", number: 29,
        type: .message(TypeNames.MessageLayoutMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_messageschema", jsonName: "aMessageschema", number: 30,
        type: .message(TypeNames.MessageSchemaMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_methoddescriptor", jsonName: "aMethoddescriptor", number: 31,
        type: .message(TypeNames.MethodDescriptorMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_methodschema", jsonName: "aMethodschema", number: 32,
        type: .message(TypeNames.MethodSchemaMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_never", jsonName: "aNever", number: 33,
        type: .message(TypeNames.NeverMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_openenum", jsonName: "aOpenenum", number: 34,
        type: .message(TypeNames.OpenEnumMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_optional", jsonName: "aOptional", number: 35,
        type: .message(TypeNames.OptionalMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_protocol", jsonName: "aProtocol", number: 36,
        type: .message(TypeNames.ProtocolMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_rpcerror", jsonName: "aRpcerror", number: 37,
        type: .message(TypeNames.RPCErrorMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_rpcservice", jsonName: "aRpcservice", number: 38,
        type: .message(TypeNames.RPCServiceMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_rawspan", jsonName: "aRawspan", number: 39,
        type: .message(TypeNames.RawSpanMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_requeststream", jsonName: "aRequeststream", number: 40,
        type: .message(TypeNames.RequestStreamMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_responsestream", jsonName: "aResponsestream", number: 41,
        type: .message(TypeNames.ResponseStreamMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_responsewriter", jsonName: "aResponsewriter", number: 42,
        type: .message(TypeNames.ResponseWriterMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_result", jsonName: "aResult", number: 43,
        type: .message(TypeNames.ResultMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_self", jsonName: "aSelf", number: 44,
        type: .message(TypeNames.SelfMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_sendable", jsonName: "aSendable", number: 45,
        type: .message(TypeNames.SendableMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_servermethod", jsonName: "aServermethod", number: 46,
        type: .message(TypeNames.ServerMethodMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_serviceschema", jsonName: "aServiceschema", number: 47,
        type: .message(TypeNames.ServiceSchemaMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_set", jsonName: "aSet", number: 48,
        type: .message(TypeNames.SetMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_staticstring", jsonName: "aStaticstring", number: 49,
        type: .message(TypeNames.StaticStringMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_string", jsonName: "aString", number: 50,
        type: .message(TypeNames.StringMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_swift", jsonName: "aSwift", number: 51,
        type: .message(TypeNames.SwiftMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_task", jsonName: "aTask", number: 52,
        type: .message(TypeNames.TaskMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_type", jsonName: "aType", number: 53,
        type: .message(TypeNames.TypeMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_uint32", jsonName: "aUint32", number: 54,
        type: .message(TypeNames.UInt32Message.self), label: .explicit
      ),
      FieldSchema(
        name: "a_uint64", jsonName: "aUint64", number: 55,
        type: .message(TypeNames.UInt64Message.self), label: .explicit
      ),
      FieldSchema(
        name: "a_uint8", jsonName: "aUint8", number: 56,
        type: .message(TypeNames.UInt8Message.self), label: .explicit
      ),
      FieldSchema(
        name: "a_unknownfields", jsonName: "aUnknownfields", number: 57,
        type: .message(TypeNames.UnknownFieldsMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_unsafemutablerawpointer", jsonName: "aUnsafemutablerawpointer", number: 58,
        type: .message(TypeNames.UnsafeMutableRawPointerMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_unsaferawpointer", jsonName: "aUnsaferawpointer", number: 59,
        type: .message(TypeNames.UnsafeRawPointerMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "a_void", jsonName: "aVoid", number: 60,
        type: .message(TypeNames.VoidMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "time", jsonName: "time", number: 61,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "span", jsonName: "span", number: 62,
        type: .message(WellKnownTypes.DurationMessage.self), label: .explicit
      ),
    ]
  )
}

extension TypeNames.ClientStreamingCallMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.ClientStreamingCall",
    documentation: "",
    fields: []
  )
}

extension TypeNames.BidirectionalCallMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.BidirectionalCall",
    documentation: "",
    fields: []
  )
}

extension TypeNames.UnsafeMutablePointerMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.UnsafeMutablePointer",
    documentation: "",
    fields: []
  )
}

extension TypeNames.DeprecatedCaseMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.DeprecatedCase",
    documentation: "",
    fields: []
  )
}

extension TypeNames.MessageTypesMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.MessageTypes",
    documentation: "",
    fields: []
  )
}

extension TypeNames.AnyMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Any",
    documentation: "",
    fields: []
  )
}

extension TypeNames.AnyObjectMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.AnyObject",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ArenaMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Arena",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ArrayMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Array",
    documentation: "",
    fields: []
  )
}

extension TypeNames.BoolMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Bool",
    documentation: "",
    fields: []
  )
}

extension TypeNames.CallContextMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.CallContext",
    documentation: "",
    fields: []
  )
}

extension TypeNames.CallOptionsMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.CallOptions",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ChannelMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Channel",
    documentation: "",
    fields: []
  )
}

extension TypeNames.CharacterMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Character",
    documentation: "",
    fields: []
  )
}

extension TypeNames.CustomStringConvertibleMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.CustomStringConvertible",
    documentation: "",
    fields: []
  )
}

extension TypeNames.DecodingFailureMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.DecodingFailure",
    documentation: "",
    fields: []
  )
}

extension TypeNames.DictionaryMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Dictionary",
    documentation: "",
    fields: []
  )
}

extension TypeNames.DoubleMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Double",
    documentation: "",
    fields: []
  )
}

extension TypeNames.DurationMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Duration",
    documentation: "",
    fields: []
  )
}

extension TypeNames.EncodingFailureMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.EncodingFailure",
    documentation: "",
    fields: []
  )
}

extension TypeNames.EnumSchemaMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.EnumSchema",
    documentation: "",
    fields: []
  )
}

extension TypeNames.EquatableMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Equatable",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ErrorMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Error",
    documentation: "",
    fields: []
  )
}

extension TypeNames.FieldSchemaMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.FieldSchema",
    documentation: "",
    fields: []
  )
}

extension TypeNames.FloatMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Float",
    documentation: "",
    fields: []
  )
}

extension TypeNames.GeneratedMessageMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.GeneratedMessage",
    documentation: "",
    fields: []
  )
}

extension TypeNames.HashableMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Hashable",
    documentation: "",
    fields: []
  )
}

extension TypeNames.HasherMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Hasher",
    documentation: "",
    fields: []
  )
}

extension TypeNames.IndirectMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Indirect",
    documentation: "",
    fields: []
  )
}

extension TypeNames.IntMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Int",
    documentation: "",
    fields: []
  )
}

extension TypeNames.Int32Message {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Int32",
    documentation: "",
    fields: []
  )
}

extension TypeNames.Int64Message {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Int64",
    documentation: "",
    fields: []
  )
}

extension TypeNames.MessageMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Message",
    documentation: "",
    fields: []
  )
}

extension TypeNames.MessageLayoutMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.MessageLayout",
    documentation: "",
    fields: []
  )
}

extension TypeNames.MessageSchemaMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.MessageSchema",
    documentation: "",
    fields: []
  )
}

extension TypeNames.MethodDescriptorMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.MethodDescriptor",
    documentation: "",
    fields: []
  )
}

extension TypeNames.MethodSchemaMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.MethodSchema",
    documentation: "",
    fields: []
  )
}

extension TypeNames.NeverMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Never",
    documentation: "",
    fields: []
  )
}

extension TypeNames.OpenEnumMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.OpenEnum",
    documentation: "",
    fields: []
  )
}

extension TypeNames.OptionalMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Optional",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ProtocolMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Protocol",
    documentation: "",
    fields: []
  )
}

extension TypeNames.RPCErrorMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.RPCError",
    documentation: "",
    fields: []
  )
}

extension TypeNames.RPCServiceMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.RPCService",
    documentation: "",
    fields: []
  )
}

extension TypeNames.RawSpanMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.RawSpan",
    documentation: "",
    fields: []
  )
}

extension TypeNames.RequestStreamMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.RequestStream",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ResponseStreamMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.ResponseStream",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ResponseWriterMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.ResponseWriter",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ResultMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Result",
    documentation: "",
    fields: []
  )
}

extension TypeNames.SelfMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Self",
    documentation: "",
    fields: []
  )
}

extension TypeNames.SendableMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Sendable",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ServerMethodMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.ServerMethod",
    documentation: "",
    fields: []
  )
}

extension TypeNames.ServiceSchemaMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.ServiceSchema",
    documentation: "",
    fields: []
  )
}

extension TypeNames.SetMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Set",
    documentation: "",
    fields: []
  )
}

extension TypeNames.StaticStringMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.StaticString",
    documentation: "",
    fields: []
  )
}

extension TypeNames.StringMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.String",
    documentation: "",
    fields: []
  )
}

extension TypeNames.SwiftMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Swift",
    documentation: "",
    fields: []
  )
}

extension TypeNames.TaskMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Task",
    documentation: "",
    fields: []
  )
}

extension TypeNames.TypeMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Type",
    documentation: "",
    fields: []
  )
}

extension TypeNames.UInt32Message {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.UInt32",
    documentation: "",
    fields: []
  )
}

extension TypeNames.UInt64Message {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.UInt64",
    documentation: "",
    fields: []
  )
}

extension TypeNames.UInt8Message {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.UInt8",
    documentation: "",
    fields: []
  )
}

extension TypeNames.UnknownFieldsMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.UnknownFields",
    documentation: "",
    fields: []
  )
}

extension TypeNames.UnsafeMutableRawPointerMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.UnsafeMutableRawPointer",
    documentation: "",
    fields: []
  )
}

extension TypeNames.UnsafeRawPointerMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.UnsafeRawPointer",
    documentation: "",
    fields: []
  )
}

extension TypeNames.VoidMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.TypeNames.Void",
    documentation: "",
    fields: []
  )
}

extension Words {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Words",
    documentation: "Each a word of Swift or C.",
    fields: [
      FieldSchema(
        name: "Any", jsonName: "Any", number: 1,
        type: .int32
      ),
      FieldSchema(
        name: "Self", jsonName: "Self", number: 2,
        type: .int32
      ),
      FieldSchema(
        name: "Type", jsonName: "Type", number: 3,
        type: .int32
      ),
      FieldSchema(
        name: "Protocol", jsonName: "Protocol", number: 4,
        type: .int32
      ),
      FieldSchema(
        name: "as", jsonName: "as", number: 5,
        type: .int32
      ),
      FieldSchema(
        name: "associatedtype", jsonName: "associatedtype", number: 6,
        type: .int32
      ),
      FieldSchema(
        name: "await", jsonName: "await", number: 7,
        type: .int32
      ),
      FieldSchema(
        name: "break", jsonName: "break", number: 8,
        type: .int32
      ),
      FieldSchema(
        name: "case", jsonName: "case", number: 9,
        type: .int32
      ),
      FieldSchema(
        name: "catch", jsonName: "catch", number: 10,
        type: .int32
      ),
      FieldSchema(
        name: "class", jsonName: "class", number: 11,
        type: .int32
      ),
      FieldSchema(
        name: "continue", jsonName: "continue", number: 12,
        type: .int32
      ),
      FieldSchema(
        name: "default", jsonName: "default", number: 13,
        type: .int32
      ),
      FieldSchema(
        name: "defer", jsonName: "defer", number: 14,
        type: .int32
      ),
      FieldSchema(
        name: "deinit", jsonName: "deinit", number: 15,
        type: .int32
      ),
      FieldSchema(
        name: "do", jsonName: "do", number: 16,
        type: .int32
      ),
      FieldSchema(
        name: "else", jsonName: "else", number: 17,
        type: .int32
      ),
      FieldSchema(
        name: "enum", jsonName: "enum", number: 18,
        type: .int32
      ),
      FieldSchema(
        name: "extension", jsonName: "extension", number: 19,
        type: .int32
      ),
      FieldSchema(
        name: "false", jsonName: "false", number: 20,
        type: .int32
      ),
      FieldSchema(
        name: "fallthrough", jsonName: "fallthrough", number: 21,
        type: .int32
      ),
      FieldSchema(
        name: "fileprivate", jsonName: "fileprivate", number: 22,
        type: .int32
      ),
      FieldSchema(
        name: "for", jsonName: "for", number: 23,
        type: .int32
      ),
      FieldSchema(
        name: "func", jsonName: "func", number: 24,
        type: .int32
      ),
      FieldSchema(
        name: "guard", jsonName: "guard", number: 25,
        type: .int32
      ),
      FieldSchema(
        name: "if", jsonName: "if", number: 26,
        type: .int32
      ),
      FieldSchema(
        name: "import", jsonName: "import", number: 27,
        type: .int32
      ),
      FieldSchema(
        name: "in", jsonName: "in", number: 28,
        type: .int32
      ),
      FieldSchema(
        name: "init", jsonName: "init", number: 29,
        type: .int32
      ),
      FieldSchema(
        name: "inout", jsonName: "inout", number: 30,
        type: .int32
      ),
      FieldSchema(
        name: "internal", jsonName: "internal", number: 31,
        type: .int32
      ),
      FieldSchema(
        name: "is", jsonName: "is", number: 32,
        type: .int32
      ),
      FieldSchema(
        name: "let", jsonName: "let", number: 33,
        type: .int32
      ),
      FieldSchema(
        name: "nil", jsonName: "nil", number: 34,
        type: .int32
      ),
      FieldSchema(
        name: "operator", jsonName: "operator", number: 35,
        type: .int32
      ),
      FieldSchema(
        name: "precedencegroup", jsonName: "precedencegroup", number: 36,
        type: .int32
      ),
      FieldSchema(
        name: "private", jsonName: "private", number: 37,
        type: .int32
      ),
      FieldSchema(
        name: "public", jsonName: "public", number: 38,
        type: .int32
      ),
      FieldSchema(
        name: "repeat", jsonName: "repeat", number: 39,
        type: .int32
      ),
      FieldSchema(
        name: "rethrows", jsonName: "rethrows", number: 40,
        type: .int32
      ),
      FieldSchema(
        name: "return", jsonName: "return", number: 41,
        type: .int32
      ),
      FieldSchema(
        name: "static", jsonName: "static", number: 42,
        type: .int32
      ),
      FieldSchema(
        name: "struct", jsonName: "struct", number: 43,
        type: .int32
      ),
      FieldSchema(
        name: "subscript", jsonName: "subscript", number: 44,
        type: .int32
      ),
      FieldSchema(
        name: "super", jsonName: "super", number: 45,
        type: .int32
      ),
      FieldSchema(
        name: "switch", jsonName: "switch", number: 46,
        type: .int32
      ),
      FieldSchema(
        name: "throw", jsonName: "throw", number: 47,
        type: .int32
      ),
      FieldSchema(
        name: "throws", jsonName: "throws", number: 48,
        type: .int32
      ),
      FieldSchema(
        name: "true", jsonName: "true", number: 49,
        type: .int32
      ),
      FieldSchema(
        name: "try", jsonName: "try", number: 50,
        type: .int32
      ),
      FieldSchema(
        name: "typealias", jsonName: "typealias", number: 51,
        type: .int32
      ),
      FieldSchema(
        name: "var", jsonName: "var", number: 52,
        type: .int32
      ),
      FieldSchema(
        name: "where", jsonName: "where", number: 53,
        type: .int32
      ),
      FieldSchema(
        name: "while", jsonName: "while", number: 54,
        type: .int32
      ),
      FieldSchema(
        name: "asm", jsonName: "asm", number: 55,
        type: .int32
      ),
      FieldSchema(
        name: "auto", jsonName: "auto", number: 56,
        type: .int32
      ),
      FieldSchema(
        name: "char", jsonName: "char", number: 57,
        type: .int32
      ),
      FieldSchema(
        name: "const", jsonName: "const", number: 58,
        type: .int32
      ),
      FieldSchema(
        name: "double", jsonName: "double", number: 59,
        type: .int32
      ),
      FieldSchema(
        name: "extern", jsonName: "extern", number: 60,
        type: .int32
      ),
      FieldSchema(
        name: "float", jsonName: "float", number: 61,
        type: .int32
      ),
      FieldSchema(
        name: "goto", jsonName: "goto", number: 62,
        type: .int32
      ),
      FieldSchema(
        name: "inline", jsonName: "inline", number: 63,
        type: .int32
      ),
      FieldSchema(
        name: "int", jsonName: "int", number: 64,
        type: .int32
      ),
      FieldSchema(
        name: "long", jsonName: "long", number: 65,
        type: .int32
      ),
      FieldSchema(
        name: "namespace", jsonName: "namespace", number: 66,
        type: .int32
      ),
      FieldSchema(
        name: "new", jsonName: "new", number: 67,
        type: .int32
      ),
      FieldSchema(
        name: "register", jsonName: "register", number: 68,
        type: .int32
      ),
      FieldSchema(
        name: "short", jsonName: "short", number: 69,
        type: .int32
      ),
      FieldSchema(
        name: "signed", jsonName: "signed", number: 70,
        type: .int32
      ),
      FieldSchema(
        name: "sizeof", jsonName: "sizeof", number: 71,
        type: .int32
      ),
      FieldSchema(
        name: "template", jsonName: "template", number: 72,
        type: .int32
      ),
      FieldSchema(
        name: "this", jsonName: "this", number: 73,
        type: .int32
      ),
      FieldSchema(
        name: "typedef", jsonName: "typedef", number: 74,
        type: .int32
      ),
      FieldSchema(
        name: "union", jsonName: "union", number: 75,
        type: .int32
      ),
      FieldSchema(
        name: "unsigned", jsonName: "unsigned", number: 76,
        type: .int32
      ),
      FieldSchema(
        name: "virtual", jsonName: "virtual", number: 77,
        type: .int32
      ),
      FieldSchema(
        name: "void", jsonName: "void", number: 78,
        type: .int32
      ),
      FieldSchema(
        name: "volatile", jsonName: "volatile", number: 79,
        type: .int32
      ),
      FieldSchema(
        name: "wchar_t", jsonName: "wcharT", number: 80,
        type: .int32
      ),
      FieldSchema(
        name: "xor", jsonName: "xor", number: 81,
        type: .int32
      ),
      FieldSchema(
        name: "bool", jsonName: "bool", number: 82,
        type: .int32
      ),
      FieldSchema(
        name: "linux", jsonName: "linux", number: 83,
        type: .int32
      ),
      FieldSchema(
        name: "unix", jsonName: "unix", number: 84,
        type: .int32
      ),
      FieldSchema(
        name: "assert", jsonName: "assert", number: 85,
        type: .int32
      ),
      FieldSchema(
        name: "offsetof", jsonName: "offsetof", number: 86,
        type: .int32
      ),
      FieldSchema(
        name: "errno", jsonName: "errno", number: 87,
        type: .int32
      ),
      FieldSchema(
        name: "restrict", jsonName: "restrict", number: 88,
        type: .int32
      ),
      FieldSchema(
        name: "typeof", jsonName: "typeof", number: 89,
        type: .int32
      ),
      FieldSchema(
        name: "nullptr", jsonName: "nullptr", number: 90,
        type: .int32
      ),
      FieldSchema(
        name: "alignas", jsonName: "alignas", number: 91,
        type: .int32
      ),
      FieldSchema(
        name: "base", jsonName: "base", number: 92,
        type: .int32
      ),
      FieldSchema(
        name: "n_x", jsonName: "nX", number: 93,
        type: .int32
      ),
      FieldSchema(
        name: "x_case", jsonName: "xCase", number: 94,
        type: .int32
      ),
      FieldSchema(
        name: "n_base", jsonName: "nBase", number: 95,
        type: .int32
      ),
      FieldSchema(
        name: "description", jsonName: "description", number: 96,
        type: .int32
      ),
      FieldSchema(
        name: "hashValue", jsonName: "hashValue", number: 97,
        type: .int32
      ),
      FieldSchema(
        name: "schema", jsonName: "schema", number: 98,
        type: .int32
      ),
      FieldSchema(
        name: "layout", jsonName: "layout", number: 99,
        type: .int32
      ),
      FieldSchema(
        name: "unknownFields", jsonName: "unknownFields", number: 100,
        type: .int32
      ),
      FieldSchema(
        name: "packed", jsonName: "packed", number: 101,
        type: .int32
      ),
      FieldSchema(
        name: "pack", jsonName: "pack", number: 102,
        type: .int32
      ),
      FieldSchema(
        name: "json", jsonName: "json", number: 103,
        type: .int32
      ),
      FieldSchema(
        name: "with", jsonName: "with", number: 104,
        type: .int32
      ),
      FieldSchema(
        name: "hash", jsonName: "hash", number: 105,
        type: .int32
      ),
      FieldSchema(
        name: "write", jsonName: "write", number: 106,
        type: .int32
      ),
      FieldSchema(
        name: "unpack", jsonName: "unpack", number: 107,
        type: .int32
      ),
      FieldSchema(
        name: "actor", jsonName: "actor", number: 108,
        type: .int32
      ),
      FieldSchema(
        name: "async", jsonName: "async", number: 109,
        type: .int32
      ),
      FieldSchema(
        name: "unsafe", jsonName: "unsafe", number: 110,
        type: .int32
      ),
      FieldSchema(
        name: "borrowing", jsonName: "borrowing", number: 111,
        type: .int32
      ),
      FieldSchema(
        name: "consuming", jsonName: "consuming", number: 112,
        type: .int32
      ),
      FieldSchema(
        name: "consume", jsonName: "consume", number: 113,
        type: .int32
      ),
      FieldSchema(
        name: "copy", jsonName: "copy", number: 114,
        type: .int32
      ),
      FieldSchema(
        name: "discard", jsonName: "discard", number: 115,
        type: .int32
      ),
      FieldSchema(
        name: "each", jsonName: "each", number: 116,
        type: .int32
      ),
      FieldSchema(
        name: "some", jsonName: "some", number: 117,
        type: .int32
      ),
      FieldSchema(
        name: "yield", jsonName: "yield", number: 118,
        type: .int32
      ),
      FieldSchema(
        name: "get", jsonName: "get", number: 119,
        type: .int32
      ),
      FieldSchema(
        name: "set", jsonName: "set", number: 120,
        type: .int32
      ),
      FieldSchema(
        name: "willSet", jsonName: "willSet", number: 121,
        type: .int32
      ),
      FieldSchema(
        name: "didSet", jsonName: "didSet", number: 122,
        type: .int32
      ),
      FieldSchema(
        name: "newValue", jsonName: "newValue", number: 123,
        type: .int32
      ),
      FieldSchema(
        name: "oldValue", jsonName: "oldValue", number: 124,
        type: .int32
      ),
      FieldSchema(
        name: "value", jsonName: "value", number: 125,
        type: .int32
      ),
      FieldSchema(
        name: "source", jsonName: "source", number: 126,
        type: .int32
      ),
      FieldSchema(
        name: "target", jsonName: "target", number: 127,
        type: .int32
      ),
      FieldSchema(
        name: "arena", jsonName: "arena", number: 128,
        type: .int32
      ),
      FieldSchema(
        name: "entry", jsonName: "entry", number: 129,
        type: .int32
      ),
      FieldSchema(
        name: "index", jsonName: "index", number: 130,
        type: .int32
      ),
      FieldSchema(
        name: "key", jsonName: "key", number: 131,
        type: .int32
      ),
      FieldSchema(
        name: "bytes", jsonName: "bytes", number: 132,
        type: .int32
      ),
      FieldSchema(
        name: "output", jsonName: "output", number: 133,
        type: .int32
      ),
      FieldSchema(
        name: "error", jsonName: "error", number: 134,
        type: .int32
      ),
      FieldSchema(
        name: "left", jsonName: "left", number: 135,
        type: .int32
      ),
      FieldSchema(
        name: "right", jsonName: "right", number: 136,
        type: .int32
      ),
      FieldSchema(
        name: "macro", jsonName: "macro", number: 137,
        type: .int32
      ),
      FieldSchema(
        name: "nonisolated", jsonName: "nonisolated", number: 138,
        type: .int32
      ),
      FieldSchema(
        name: "sending", jsonName: "sending", number: 139,
        type: .int32
      ),
      FieldSchema(
        name: "open", jsonName: "open", number: 140,
        type: .int32
      ),
      FieldSchema(
        name: "override", jsonName: "override", number: 141,
        type: .int32
      ),
      FieldSchema(
        name: "optional", jsonName: "optional", number: 142,
        type: .int32
      ),
      FieldSchema(
        name: "required", jsonName: "required", number: 143,
        type: .int32
      ),
      FieldSchema(
        name: "weak", jsonName: "weak", number: 144,
        type: .int32
      ),
      FieldSchema(
        name: "unowned", jsonName: "unowned", number: 145,
        type: .int32
      ),
      FieldSchema(
        name: "dynamic", jsonName: "dynamic", number: 146,
        type: .int32
      ),
      FieldSchema(
        name: "final", jsonName: "final", number: 147,
        type: .int32
      ),
      FieldSchema(
        name: "lazy", jsonName: "lazy", number: 148,
        type: .int32
      ),
      FieldSchema(
        name: "mutating", jsonName: "mutating", number: 149,
        type: .int32
      ),
      FieldSchema(
        name: "convenience", jsonName: "convenience", number: 150,
        type: .int32
      ),
      FieldSchema(
        name: "indirect", jsonName: "indirect", number: 151,
        type: .int32
      ),
      FieldSchema(
        name: "infix", jsonName: "infix", number: 152,
        type: .int32
      ),
      FieldSchema(
        name: "prefix", jsonName: "prefix", number: 153,
        type: .int32
      ),
      FieldSchema(
        name: "postfix", jsonName: "postfix", number: 154,
        type: .int32
      ),
      FieldSchema(
        name: "associativity", jsonName: "associativity", number: 155,
        type: .int32
      ),
      FieldSchema(
        name: "precedence", jsonName: "precedence", number: 156,
        type: .int32
      ),
      FieldSchema(
        name: "message", jsonName: "message", number: 157,
        type: .int32
      ),
      FieldSchema(
        name: "field", jsonName: "field", number: 158,
        type: .int32
      ),
      FieldSchema(
        name: "number", jsonName: "number", number: 159,
        type: .int32
      ),
      FieldSchema(
        name: "name", jsonName: "name", number: 160,
        type: .int32
      ),
      FieldSchema(
        name: "storage", jsonName: "storage", number: 161,
        type: .int32
      ),
      FieldSchema(
        name: "isEqual", jsonName: "isEqual", number: 162,
        type: .int32
      ),
      FieldSchema(
        name: "copyWith", jsonName: "copyWith", number: 163,
        type: .int32
      ),
      FieldSchema(
        name: "text", jsonName: "text", number: 164,
        type: .int32
      ),
      FieldSchema(
        name: "request", jsonName: "request", number: 165,
        type: .int32
      ),
      FieldSchema(
        name: "context", jsonName: "context", number: 166,
        type: .int32
      ),
      FieldSchema(
        name: "channel", jsonName: "channel", number: 167,
        type: .int32
      ),
      FieldSchema(
        name: "options", jsonName: "options", number: 168,
        type: .int32
      ),
    ]
  )
}

extension RepeatedWords {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.RepeatedWords",
    documentation: "",
    fields: [
      FieldSchema(
        name: "Any", jsonName: "Any", number: 1,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "Self", jsonName: "Self", number: 2,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "Type", jsonName: "Type", number: 3,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "Protocol", jsonName: "Protocol", number: 4,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "as", jsonName: "as", number: 5,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "associatedtype", jsonName: "associatedtype", number: 6,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "await", jsonName: "await", number: 7,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "break", jsonName: "break", number: 8,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "case", jsonName: "case", number: 9,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "catch", jsonName: "catch", number: 10,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "class", jsonName: "class", number: 11,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "continue", jsonName: "continue", number: 12,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "default", jsonName: "default", number: 13,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "defer", jsonName: "defer", number: 14,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "deinit", jsonName: "deinit", number: 15,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "do", jsonName: "do", number: 16,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "else", jsonName: "else", number: 17,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "enum", jsonName: "enum", number: 18,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "extension", jsonName: "extension", number: 19,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "false", jsonName: "false", number: 20,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "fallthrough", jsonName: "fallthrough", number: 21,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "fileprivate", jsonName: "fileprivate", number: 22,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "for", jsonName: "for", number: 23,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "func", jsonName: "func", number: 24,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "guard", jsonName: "guard", number: 25,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "if", jsonName: "if", number: 26,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "import", jsonName: "import", number: 27,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "in", jsonName: "in", number: 28,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "init", jsonName: "init", number: 29,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "inout", jsonName: "inout", number: 30,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "internal", jsonName: "internal", number: 31,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "is", jsonName: "is", number: 32,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "let", jsonName: "let", number: 33,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "nil", jsonName: "nil", number: 34,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "operator", jsonName: "operator", number: 35,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "precedencegroup", jsonName: "precedencegroup", number: 36,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "private", jsonName: "private", number: 37,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "public", jsonName: "public", number: 38,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "repeat", jsonName: "repeat", number: 39,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "rethrows", jsonName: "rethrows", number: 40,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "return", jsonName: "return", number: 41,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "static", jsonName: "static", number: 42,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "struct", jsonName: "struct", number: 43,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "subscript", jsonName: "subscript", number: 44,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "super", jsonName: "super", number: 45,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "switch", jsonName: "switch", number: 46,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "throw", jsonName: "throw", number: 47,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "throws", jsonName: "throws", number: 48,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "true", jsonName: "true", number: 49,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "try", jsonName: "try", number: 50,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "typealias", jsonName: "typealias", number: 51,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "var", jsonName: "var", number: 52,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "where", jsonName: "where", number: 53,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "while", jsonName: "while", number: 54,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "asm", jsonName: "asm", number: 55,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "auto", jsonName: "auto", number: 56,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "char", jsonName: "char", number: 57,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "const", jsonName: "const", number: 58,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "double", jsonName: "double", number: 59,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "extern", jsonName: "extern", number: 60,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "float", jsonName: "float", number: 61,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "goto", jsonName: "goto", number: 62,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "inline", jsonName: "inline", number: 63,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "int", jsonName: "int", number: 64,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "long", jsonName: "long", number: 65,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "namespace", jsonName: "namespace", number: 66,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "new", jsonName: "new", number: 67,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "register", jsonName: "register", number: 68,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "short", jsonName: "short", number: 69,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "signed", jsonName: "signed", number: 70,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "sizeof", jsonName: "sizeof", number: 71,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "template", jsonName: "template", number: 72,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "this", jsonName: "this", number: 73,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "typedef", jsonName: "typedef", number: 74,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "union", jsonName: "union", number: 75,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "unsigned", jsonName: "unsigned", number: 76,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "virtual", jsonName: "virtual", number: 77,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "void", jsonName: "void", number: 78,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "volatile", jsonName: "volatile", number: 79,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "wchar_t", jsonName: "wcharT", number: 80,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "xor", jsonName: "xor", number: 81,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "bool", jsonName: "bool", number: 82,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "linux", jsonName: "linux", number: 83,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "unix", jsonName: "unix", number: 84,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "assert", jsonName: "assert", number: 85,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "offsetof", jsonName: "offsetof", number: 86,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "errno", jsonName: "errno", number: 87,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "restrict", jsonName: "restrict", number: 88,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "typeof", jsonName: "typeof", number: 89,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "nullptr", jsonName: "nullptr", number: 90,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "alignas", jsonName: "alignas", number: 91,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "base", jsonName: "base", number: 92,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "n_x", jsonName: "nX", number: 93,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "x_case", jsonName: "xCase", number: 94,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "n_base", jsonName: "nBase", number: 95,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "description", jsonName: "description", number: 96,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "hashValue", jsonName: "hashValue", number: 97,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "schema", jsonName: "schema", number: 98,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "layout", jsonName: "layout", number: 99,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "unknownFields", jsonName: "unknownFields", number: 100,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "packed", jsonName: "packed", number: 101,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "pack", jsonName: "pack", number: 102,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "json", jsonName: "json", number: 103,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "with", jsonName: "with", number: 104,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "hash", jsonName: "hash", number: 105,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "write", jsonName: "write", number: 106,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "unpack", jsonName: "unpack", number: 107,
        type: .string, label: .repeated
      ),
    ]
  )
}

extension OneofWords {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.OneofWords",
    documentation: "",
    fields: [
      FieldSchema(
        name: "Any", jsonName: "Any", number: 1,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "Self", jsonName: "Self", number: 2,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "Type", jsonName: "Type", number: 3,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "Protocol", jsonName: "Protocol", number: 4,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "as", jsonName: "as", number: 5,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "associatedtype", jsonName: "associatedtype", number: 6,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "await", jsonName: "await", number: 7,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "break", jsonName: "break", number: 8,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "case", jsonName: "case", number: 9,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "catch", jsonName: "catch", number: 10,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "class", jsonName: "class", number: 11,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "continue", jsonName: "continue", number: 12,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "default", jsonName: "default", number: 13,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "defer", jsonName: "defer", number: 14,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "deinit", jsonName: "deinit", number: 15,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "do", jsonName: "do", number: 16,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "else", jsonName: "else", number: 17,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "enum", jsonName: "enum", number: 18,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "extension", jsonName: "extension", number: 19,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "false", jsonName: "false", number: 20,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "fallthrough", jsonName: "fallthrough", number: 21,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "fileprivate", jsonName: "fileprivate", number: 22,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "for", jsonName: "for", number: 23,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "func", jsonName: "func", number: 24,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "guard", jsonName: "guard", number: 25,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "if", jsonName: "if", number: 26,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "import", jsonName: "import", number: 27,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "in", jsonName: "in", number: 28,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "init", jsonName: "init", number: 29,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "inout", jsonName: "inout", number: 30,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "internal", jsonName: "internal", number: 31,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "is", jsonName: "is", number: 32,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "let", jsonName: "let", number: 33,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "nil", jsonName: "nil", number: 34,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "operator", jsonName: "operator", number: 35,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "precedencegroup", jsonName: "precedencegroup", number: 36,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "private", jsonName: "private", number: 37,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "public", jsonName: "public", number: 38,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "repeat", jsonName: "repeat", number: 39,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "rethrows", jsonName: "rethrows", number: 40,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "return", jsonName: "return", number: 41,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "static", jsonName: "static", number: 42,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "struct", jsonName: "struct", number: 43,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "subscript", jsonName: "subscript", number: 44,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "super", jsonName: "super", number: 45,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "switch", jsonName: "switch", number: 46,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "throw", jsonName: "throw", number: 47,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "throws", jsonName: "throws", number: 48,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "true", jsonName: "true", number: 49,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "try", jsonName: "try", number: 50,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "typealias", jsonName: "typealias", number: 51,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "var", jsonName: "var", number: 52,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "where", jsonName: "where", number: 53,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "while", jsonName: "while", number: 54,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "asm", jsonName: "asm", number: 55,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "auto", jsonName: "auto", number: 56,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "char", jsonName: "char", number: 57,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "const", jsonName: "const", number: 58,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "double", jsonName: "double", number: 59,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "extern", jsonName: "extern", number: 60,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "float", jsonName: "float", number: 61,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "goto", jsonName: "goto", number: 62,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "inline", jsonName: "inline", number: 63,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "int", jsonName: "int", number: 64,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "long", jsonName: "long", number: 65,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "namespace", jsonName: "namespace", number: 66,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "new", jsonName: "new", number: 67,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "register", jsonName: "register", number: 68,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "short", jsonName: "short", number: 69,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "signed", jsonName: "signed", number: 70,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "sizeof", jsonName: "sizeof", number: 71,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "template", jsonName: "template", number: 72,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "this", jsonName: "this", number: 73,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "typedef", jsonName: "typedef", number: 74,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "union", jsonName: "union", number: 75,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "unsigned", jsonName: "unsigned", number: 76,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "virtual", jsonName: "virtual", number: 77,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "void", jsonName: "void", number: 78,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "volatile", jsonName: "volatile", number: 79,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "wchar_t", jsonName: "wcharT", number: 80,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "xor", jsonName: "xor", number: 81,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "bool", jsonName: "bool", number: 82,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "linux", jsonName: "linux", number: 83,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "unix", jsonName: "unix", number: 84,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "assert", jsonName: "assert", number: 85,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "offsetof", jsonName: "offsetof", number: 86,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "errno", jsonName: "errno", number: 87,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "restrict", jsonName: "restrict", number: 88,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "typeof", jsonName: "typeof", number: 89,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "nullptr", jsonName: "nullptr", number: 90,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "alignas", jsonName: "alignas", number: 91,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "base", jsonName: "base", number: 92,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "n_x", jsonName: "nX", number: 93,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "x_case", jsonName: "xCase", number: 94,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "n_base", jsonName: "nBase", number: 95,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "description", jsonName: "description", number: 96,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "hashValue", jsonName: "hashValue", number: 97,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "schema", jsonName: "schema", number: 98,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "layout", jsonName: "layout", number: 99,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "unknownFields", jsonName: "unknownFields", number: 100,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "packed", jsonName: "packed", number: 101,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "pack", jsonName: "pack", number: 102,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "json", jsonName: "json", number: 103,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "with", jsonName: "with", number: 104,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "hash", jsonName: "hash", number: 105,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "write", jsonName: "write", number: 106,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "unpack", jsonName: "unpack", number: 107,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "actor", jsonName: "actor", number: 108,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "async", jsonName: "async", number: 109,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "unsafe", jsonName: "unsafe", number: 110,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "borrowing", jsonName: "borrowing", number: 111,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "consuming", jsonName: "consuming", number: 112,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "consume", jsonName: "consume", number: 113,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "copy", jsonName: "copy", number: 114,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "discard", jsonName: "discard", number: 115,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "each", jsonName: "each", number: 116,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "some", jsonName: "some", number: 117,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "yield", jsonName: "yield", number: 118,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "get", jsonName: "get", number: 119,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "set", jsonName: "set", number: 120,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "willSet", jsonName: "willSet", number: 121,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "didSet", jsonName: "didSet", number: 122,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "newValue", jsonName: "newValue", number: 123,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "oldValue", jsonName: "oldValue", number: 124,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "value", jsonName: "value", number: 125,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "source", jsonName: "source", number: 126,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "target", jsonName: "target", number: 127,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "arena", jsonName: "arena", number: 128,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "entry", jsonName: "entry", number: 129,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "index", jsonName: "index", number: 130,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "key", jsonName: "key", number: 131,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "bytes", jsonName: "bytes", number: 132,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "output", jsonName: "output", number: 133,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "error", jsonName: "error", number: 134,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "left", jsonName: "left", number: 135,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "right", jsonName: "right", number: 136,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "macro", jsonName: "macro", number: 137,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "nonisolated", jsonName: "nonisolated", number: 138,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "sending", jsonName: "sending", number: 139,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "open", jsonName: "open", number: 140,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "override", jsonName: "override", number: 141,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "optional", jsonName: "optional", number: 142,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "required", jsonName: "required", number: 143,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "weak", jsonName: "weak", number: 144,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "unowned", jsonName: "unowned", number: 145,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "dynamic", jsonName: "dynamic", number: 146,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "final", jsonName: "final", number: 147,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "lazy", jsonName: "lazy", number: 148,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "mutating", jsonName: "mutating", number: 149,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "convenience", jsonName: "convenience", number: 150,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "indirect", jsonName: "indirect", number: 151,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "infix", jsonName: "infix", number: 152,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "prefix", jsonName: "prefix", number: 153,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "postfix", jsonName: "postfix", number: 154,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "associativity", jsonName: "associativity", number: 155,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "precedence", jsonName: "precedence", number: 156,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "message", jsonName: "message", number: 157,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "field", jsonName: "field", number: 158,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "number", jsonName: "number", number: 159,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "name", jsonName: "name", number: 160,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "storage", jsonName: "storage", number: 161,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "isEqual", jsonName: "isEqual", number: 162,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "copyWith", jsonName: "copyWith", number: 163,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "text", jsonName: "text", number: 164,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "request", jsonName: "request", number: 165,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "context", jsonName: "context", number: 166,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "channel", jsonName: "channel", number: 167,
        type: .string, label: .oneof("words")
      ),
      FieldSchema(
        name: "options", jsonName: "options", number: 168,
        type: .string, label: .oneof("words")
      ),
    ]
  )
}

extension OptionalWords {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.OptionalWords",
    documentation: "",
    fields: [
      FieldSchema(
        name: "Any", jsonName: "Any", number: 1,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "Self", jsonName: "Self", number: 2,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "Type", jsonName: "Type", number: 3,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "Protocol", jsonName: "Protocol", number: 4,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "as", jsonName: "as", number: 5,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "associatedtype", jsonName: "associatedtype", number: 6,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "await", jsonName: "await", number: 7,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "break", jsonName: "break", number: 8,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "case", jsonName: "case", number: 9,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "catch", jsonName: "catch", number: 10,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "class", jsonName: "class", number: 11,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "continue", jsonName: "continue", number: 12,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "default", jsonName: "default", number: 13,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "defer", jsonName: "defer", number: 14,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "deinit", jsonName: "deinit", number: 15,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "do", jsonName: "do", number: 16,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "else", jsonName: "else", number: 17,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "enum", jsonName: "enum", number: 18,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "extension", jsonName: "extension", number: 19,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "false", jsonName: "false", number: 20,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "fallthrough", jsonName: "fallthrough", number: 21,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "fileprivate", jsonName: "fileprivate", number: 22,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "for", jsonName: "for", number: 23,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "func", jsonName: "func", number: 24,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "guard", jsonName: "guard", number: 25,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "if", jsonName: "if", number: 26,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "import", jsonName: "import", number: 27,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "in", jsonName: "in", number: 28,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "init", jsonName: "init", number: 29,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "inout", jsonName: "inout", number: 30,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "internal", jsonName: "internal", number: 31,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "is", jsonName: "is", number: 32,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "let", jsonName: "let", number: 33,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "nil", jsonName: "nil", number: 34,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "operator", jsonName: "operator", number: 35,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "precedencegroup", jsonName: "precedencegroup", number: 36,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "private", jsonName: "private", number: 37,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "public", jsonName: "public", number: 38,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "repeat", jsonName: "repeat", number: 39,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "rethrows", jsonName: "rethrows", number: 40,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "return", jsonName: "return", number: 41,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "static", jsonName: "static", number: 42,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "struct", jsonName: "struct", number: 43,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "subscript", jsonName: "subscript", number: 44,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "super", jsonName: "super", number: 45,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "switch", jsonName: "switch", number: 46,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "throw", jsonName: "throw", number: 47,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "throws", jsonName: "throws", number: 48,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "true", jsonName: "true", number: 49,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "try", jsonName: "try", number: 50,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "typealias", jsonName: "typealias", number: 51,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "var", jsonName: "var", number: 52,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "where", jsonName: "where", number: 53,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "while", jsonName: "while", number: 54,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "asm", jsonName: "asm", number: 55,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "auto", jsonName: "auto", number: 56,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "char", jsonName: "char", number: 57,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "const", jsonName: "const", number: 58,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "double", jsonName: "double", number: 59,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "extern", jsonName: "extern", number: 60,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "float", jsonName: "float", number: 61,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "goto", jsonName: "goto", number: 62,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "inline", jsonName: "inline", number: 63,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "int", jsonName: "int", number: 64,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "long", jsonName: "long", number: 65,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "namespace", jsonName: "namespace", number: 66,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "new", jsonName: "new", number: 67,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "register", jsonName: "register", number: 68,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "short", jsonName: "short", number: 69,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "signed", jsonName: "signed", number: 70,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "sizeof", jsonName: "sizeof", number: 71,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "template", jsonName: "template", number: 72,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "this", jsonName: "this", number: 73,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "typedef", jsonName: "typedef", number: 74,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "union", jsonName: "union", number: 75,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "unsigned", jsonName: "unsigned", number: 76,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "virtual", jsonName: "virtual", number: 77,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "void", jsonName: "void", number: 78,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "volatile", jsonName: "volatile", number: 79,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "wchar_t", jsonName: "wcharT", number: 80,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "xor", jsonName: "xor", number: 81,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "bool", jsonName: "bool", number: 82,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "linux", jsonName: "linux", number: 83,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "unix", jsonName: "unix", number: 84,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "assert", jsonName: "assert", number: 85,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "offsetof", jsonName: "offsetof", number: 86,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "errno", jsonName: "errno", number: 87,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "restrict", jsonName: "restrict", number: 88,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "typeof", jsonName: "typeof", number: 89,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "nullptr", jsonName: "nullptr", number: 90,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "alignas", jsonName: "alignas", number: 91,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "base", jsonName: "base", number: 92,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "n_x", jsonName: "nX", number: 93,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "x_case", jsonName: "xCase", number: 94,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "n_base", jsonName: "nBase", number: 95,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "description", jsonName: "description", number: 96,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "hashValue", jsonName: "hashValue", number: 97,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "schema", jsonName: "schema", number: 98,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "layout", jsonName: "layout", number: 99,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "unknownFields", jsonName: "unknownFields", number: 100,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "packed", jsonName: "packed", number: 101,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "pack", jsonName: "pack", number: 102,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "json", jsonName: "json", number: 103,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "with", jsonName: "with", number: 104,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "hash", jsonName: "hash", number: 105,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "write", jsonName: "write", number: 106,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "unpack", jsonName: "unpack", number: 107,
        type: .bytes, label: .explicit
      ),
    ]
  )
}

extension Alike {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Alike",
    documentation: "Spelled alike, in Swift and in C.",
    fields: [
      FieldSchema(
        name: "a", jsonName: "a", number: 1,
        type: .message(Alike.FooBar.self), label: .explicit
      ),
      FieldSchema(
        name: "b", jsonName: "b", number: 2,
        type: .message(Alike.FooBar2.self), label: .explicit
      ),
      FieldSchema(
        name: "c", jsonName: "c", number: 3,
        type: .message(Alike.FooBar3.self), label: .explicit
      ),
      FieldSchema(
        name: "d", jsonName: "d", number: 4,
        type: .message(Alike.FOOBar.self), label: .explicit
      ),
      FieldSchema(
        name: "e", jsonName: "e", number: 5,
        type: .message(Alike.Foo.Bar.self), label: .explicit
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 6,
        type: .int32,
        documentation: "A field that is called like what counts another."
      ),
      FieldSchema(
        name: "user", jsonName: "user", number: 8,
        type: .int32, label: .repeated
      ),
      FieldSchema(
        name: "n_user", jsonName: "nUser", number: 9,
        type: .int32
      ),
      FieldSchema(
        name: "on", jsonName: "on", number: 10,
        type: .int32, label: .oneof("state")
      ),
      FieldSchema(
        name: "off", jsonName: "off", number: 11,
        type: .int32, label: .oneof("state")
      ),
      FieldSchema(
        name: "state_case", jsonName: "stateCase", number: 12,
        type: .int32
      ),
      FieldSchema(
        name: "again", jsonName: "again", number: 13,
        type: .message(Alike.self), label: .explicit,
        documentation: "Private names that generated code would choose."
      ),
      FieldSchema(
        name: "again_storage", jsonName: "againStorage", number: 14,
        type: .int32
      ),
      FieldSchema(
        name: "old", jsonName: "old", number: 15,
        type: .int32
      ),
      FieldSchema(
        name: "old_value", jsonName: "oldValue", number: 16,
        type: .int32
      ),
      FieldSchema(
        name: "has_name", jsonName: "hasName", number: 17,
        type: .int32, label: .explicit
      ),
      FieldSchema(
        name: "has_has_name", jsonName: "hasHasName", number: 18,
        type: .int32
      ),
    ]
  )
}

extension Alike.FooBar {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Alike.foo_bar",
    documentation: "",
    fields: []
  )
}

extension Alike.FooBar2 {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Alike.FooBar",
    documentation: "",
    fields: []
  )
}

extension Alike.FooBar3 {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Alike.Foo_Bar",
    documentation: "",
    fields: []
  )
}

extension Alike.FOOBar {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Alike.FOOBar",
    documentation: "",
    fields: []
  )
}

extension Alike.Foo {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Alike.Foo",
    documentation: "",
    fields: []
  )
}

extension Alike.Foo.Bar {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Alike.Foo.Bar",
    documentation: "",
    fields: []
  )
}

extension Hiding {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Hiding",
    documentation: "Types within hide those outside.",
    fields: [
      FieldSchema(
        name: "of_all", jsonName: "ofAll", number: 1,
        type: .message(WellKnownTypes.Timestamp.self), label: .oneof("timestamp")
      ),
      FieldSchema(
        name: "own", jsonName: "own", number: 2,
        type: .message(Hiding.Timestamp.self), label: .oneof("timestamp")
      ),
    ]
  )
}

extension Hiding.Timestamp {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Hiding.Timestamp",
    documentation: "",
    fields: [
      FieldSchema(
        name: "outer", jsonName: "outer", number: 1,
        type: .message(WellKnownTypes.Timestamp.self), label: .explicit
      ),
    ]
  )
}

extension Hiding.Words {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Hiding.Words",
    documentation: "",
    fields: []
  )
}

extension Hiding.Words.Inner {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Hiding.Words.Inner",
    documentation: "",
    fields: [
      FieldSchema(
        name: "alike", jsonName: "alike", number: 1,
        type: .message(Hiding.Words.Alike.self), label: .explicit
      ),
      FieldSchema(
        name: "words", jsonName: "words", number: 2,
        type: .message(SampleAPI.Words.self), label: .explicit
      ),
    ]
  )
}

extension Hiding.Words.Alike {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.names.Hiding.Words.Alike",
    documentation: "",
    fields: []
  )
}

extension TypeNames {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames.self, fullName: "rollcall.sample.v1.names.TypeNames",
    initialise: { unsafe rollcall_sample_v1_names__type_names__init($0) })

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

@_spi(GeneratedCode) extension TypeNames: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames.self)
    if let value = unsafe source.pointee.a_any_f1 {
      self.aAny = try unsafe TypeNames.AnyMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_anyobject_f2 {
      self.aAnyobject = try unsafe TypeNames.AnyObjectMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_arena_f3 {
      self.aArena = try unsafe TypeNames.ArenaMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_array_f4 {
      self.aArray = try unsafe TypeNames.ArrayMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_bool_f5 {
      self.aBool = try unsafe TypeNames.BoolMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_callcontext_f6 {
      self.aCallcontext = try unsafe TypeNames.CallContextMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_calloptions_f7 {
      self.aCalloptions = try unsafe TypeNames.CallOptionsMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_channel_f8 {
      self.aChannel = try unsafe TypeNames.ChannelMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_character_f9 {
      self.aCharacter = try unsafe TypeNames.CharacterMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_customstringconvertible_f10 {
      self.aCustomstringconvertible = try unsafe TypeNames.CustomStringConvertibleMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_decodingfailure_f11 {
      self.aDecodingfailure = try unsafe TypeNames.DecodingFailureMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_dictionary_f12 {
      self.aDictionary = try unsafe TypeNames.DictionaryMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_double_f13 {
      self.aDouble = try unsafe TypeNames.DoubleMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_duration_f14 {
      self.aDuration = try unsafe TypeNames.DurationMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_encodingfailure_f15 {
      self.aEncodingfailure = try unsafe TypeNames.EncodingFailureMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_enumschema_f16 {
      self.aEnumschema = try unsafe TypeNames.EnumSchemaMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_equatable_f17 {
      self.aEquatable = try unsafe TypeNames.EquatableMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_error_f18 {
      self.aError = try unsafe TypeNames.ErrorMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_fieldschema_f19 {
      self.aFieldschema = try unsafe TypeNames.FieldSchemaMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_float_f20 {
      self.aFloat = try unsafe TypeNames.FloatMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_generatedmessage_f21 {
      self.aGeneratedmessage = try unsafe TypeNames.GeneratedMessageMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_hashable_f22 {
      self.aHashable = try unsafe TypeNames.HashableMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_hasher_f23 {
      self.aHasher = try unsafe TypeNames.HasherMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_indirect_f24 {
      self.aIndirect = try unsafe TypeNames.IndirectMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_int_f25 {
      self.aInt = try unsafe TypeNames.IntMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_int32_f26 {
      self.aInt32 = try unsafe TypeNames.Int32Message(reading: value)
    }
    if let value = unsafe source.pointee.a_int64_f27 {
      self.aInt64 = try unsafe TypeNames.Int64Message(reading: value)
    }
    if let value = unsafe source.pointee.a_message_f28 {
      self.aMessage = try unsafe TypeNames.MessageMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_messagelayout_f29 {
      self.aMessagelayout = try unsafe TypeNames.MessageLayoutMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_messageschema_f30 {
      self.aMessageschema = try unsafe TypeNames.MessageSchemaMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_methoddescriptor_f31 {
      self.aMethoddescriptor = try unsafe TypeNames.MethodDescriptorMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_methodschema_f32 {
      self.aMethodschema = try unsafe TypeNames.MethodSchemaMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_never_f33 {
      self.aNever = try unsafe TypeNames.NeverMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_openenum_f34 {
      self.aOpenenum = try unsafe TypeNames.OpenEnumMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_optional_f35 {
      self.aOptional = try unsafe TypeNames.OptionalMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_protocol_f36 {
      self.aProtocol = try unsafe TypeNames.ProtocolMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_rpcerror_f37 {
      self.aRpcerror = try unsafe TypeNames.RPCErrorMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_rpcservice_f38 {
      self.aRpcservice = try unsafe TypeNames.RPCServiceMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_rawspan_f39 {
      self.aRawspan = try unsafe TypeNames.RawSpanMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_requeststream_f40 {
      self.aRequeststream = try unsafe TypeNames.RequestStreamMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_responsestream_f41 {
      self.aResponsestream = try unsafe TypeNames.ResponseStreamMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_responsewriter_f42 {
      self.aResponsewriter = try unsafe TypeNames.ResponseWriterMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_result_f43 {
      self.aResult = try unsafe TypeNames.ResultMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_self_f44 {
      self.aSelf = try unsafe TypeNames.SelfMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_sendable_f45 {
      self.aSendable = try unsafe TypeNames.SendableMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_servermethod_f46 {
      self.aServermethod = try unsafe TypeNames.ServerMethodMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_serviceschema_f47 {
      self.aServiceschema = try unsafe TypeNames.ServiceSchemaMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_set_f48 {
      self.aSet = try unsafe TypeNames.SetMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_staticstring_f49 {
      self.aStaticstring = try unsafe TypeNames.StaticStringMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_string_f50 {
      self.aString = try unsafe TypeNames.StringMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_swift_f51 {
      self.aSwift = try unsafe TypeNames.SwiftMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_task_f52 {
      self.aTask = try unsafe TypeNames.TaskMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_type_f53 {
      self.aType = try unsafe TypeNames.TypeMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_uint32_f54 {
      self.aUint32 = try unsafe TypeNames.UInt32Message(reading: value)
    }
    if let value = unsafe source.pointee.a_uint64_f55 {
      self.aUint64 = try unsafe TypeNames.UInt64Message(reading: value)
    }
    if let value = unsafe source.pointee.a_uint8_f56 {
      self.aUint8 = try unsafe TypeNames.UInt8Message(reading: value)
    }
    if let value = unsafe source.pointee.a_unknownfields_f57 {
      self.aUnknownfields = try unsafe TypeNames.UnknownFieldsMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_unsafemutablerawpointer_f58 {
      self.aUnsafemutablerawpointer = try unsafe TypeNames.UnsafeMutableRawPointerMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_unsaferawpointer_f59 {
      self.aUnsaferawpointer = try unsafe TypeNames.UnsafeRawPointerMessage(reading: value)
    }
    if let value = unsafe source.pointee.a_void_f60 {
      self.aVoid = try unsafe TypeNames.VoidMessage(reading: value)
    }
    if let value = unsafe source.pointee.time_f61 {
      self.time = try unsafe Timestamp(reading: value)
    }
    if let value = unsafe source.pointee.span_f62 {
      self.span = try unsafe WellKnownTypes.DurationMessage(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__init(target)
    if let value = self.aAny {
      unsafe target.pointee.a_any_f1 = arena.message(value)
    }
    if let value = self.aAnyobject {
      unsafe target.pointee.a_anyobject_f2 = arena.message(value)
    }
    if let value = self.aArena {
      unsafe target.pointee.a_arena_f3 = arena.message(value)
    }
    if let value = self.aArray {
      unsafe target.pointee.a_array_f4 = arena.message(value)
    }
    if let value = self.aBool {
      unsafe target.pointee.a_bool_f5 = arena.message(value)
    }
    if let value = self.aCallcontext {
      unsafe target.pointee.a_callcontext_f6 = arena.message(value)
    }
    if let value = self.aCalloptions {
      unsafe target.pointee.a_calloptions_f7 = arena.message(value)
    }
    if let value = self.aChannel {
      unsafe target.pointee.a_channel_f8 = arena.message(value)
    }
    if let value = self.aCharacter {
      unsafe target.pointee.a_character_f9 = arena.message(value)
    }
    if let value = self.aCustomstringconvertible {
      unsafe target.pointee.a_customstringconvertible_f10 = arena.message(value)
    }
    if let value = self.aDecodingfailure {
      unsafe target.pointee.a_decodingfailure_f11 = arena.message(value)
    }
    if let value = self.aDictionary {
      unsafe target.pointee.a_dictionary_f12 = arena.message(value)
    }
    if let value = self.aDouble {
      unsafe target.pointee.a_double_f13 = arena.message(value)
    }
    if let value = self.aDuration {
      unsafe target.pointee.a_duration_f14 = arena.message(value)
    }
    if let value = self.aEncodingfailure {
      unsafe target.pointee.a_encodingfailure_f15 = arena.message(value)
    }
    if let value = self.aEnumschema {
      unsafe target.pointee.a_enumschema_f16 = arena.message(value)
    }
    if let value = self.aEquatable {
      unsafe target.pointee.a_equatable_f17 = arena.message(value)
    }
    if let value = self.aError {
      unsafe target.pointee.a_error_f18 = arena.message(value)
    }
    if let value = self.aFieldschema {
      unsafe target.pointee.a_fieldschema_f19 = arena.message(value)
    }
    if let value = self.aFloat {
      unsafe target.pointee.a_float_f20 = arena.message(value)
    }
    if let value = self.aGeneratedmessage {
      unsafe target.pointee.a_generatedmessage_f21 = arena.message(value)
    }
    if let value = self.aHashable {
      unsafe target.pointee.a_hashable_f22 = arena.message(value)
    }
    if let value = self.aHasher {
      unsafe target.pointee.a_hasher_f23 = arena.message(value)
    }
    if let value = self.aIndirect {
      unsafe target.pointee.a_indirect_f24 = arena.message(value)
    }
    if let value = self.aInt {
      unsafe target.pointee.a_int_f25 = arena.message(value)
    }
    if let value = self.aInt32 {
      unsafe target.pointee.a_int32_f26 = arena.message(value)
    }
    if let value = self.aInt64 {
      unsafe target.pointee.a_int64_f27 = arena.message(value)
    }
    if let value = self.aMessage {
      unsafe target.pointee.a_message_f28 = arena.message(value)
    }
    if let value = self.aMessagelayout {
      unsafe target.pointee.a_messagelayout_f29 = arena.message(value)
    }
    if let value = self.aMessageschema {
      unsafe target.pointee.a_messageschema_f30 = arena.message(value)
    }
    if let value = self.aMethoddescriptor {
      unsafe target.pointee.a_methoddescriptor_f31 = arena.message(value)
    }
    if let value = self.aMethodschema {
      unsafe target.pointee.a_methodschema_f32 = arena.message(value)
    }
    if let value = self.aNever {
      unsafe target.pointee.a_never_f33 = arena.message(value)
    }
    if let value = self.aOpenenum {
      unsafe target.pointee.a_openenum_f34 = arena.message(value)
    }
    if let value = self.aOptional {
      unsafe target.pointee.a_optional_f35 = arena.message(value)
    }
    if let value = self.aProtocol {
      unsafe target.pointee.a_protocol_f36 = arena.message(value)
    }
    if let value = self.aRpcerror {
      unsafe target.pointee.a_rpcerror_f37 = arena.message(value)
    }
    if let value = self.aRpcservice {
      unsafe target.pointee.a_rpcservice_f38 = arena.message(value)
    }
    if let value = self.aRawspan {
      unsafe target.pointee.a_rawspan_f39 = arena.message(value)
    }
    if let value = self.aRequeststream {
      unsafe target.pointee.a_requeststream_f40 = arena.message(value)
    }
    if let value = self.aResponsestream {
      unsafe target.pointee.a_responsestream_f41 = arena.message(value)
    }
    if let value = self.aResponsewriter {
      unsafe target.pointee.a_responsewriter_f42 = arena.message(value)
    }
    if let value = self.aResult {
      unsafe target.pointee.a_result_f43 = arena.message(value)
    }
    if let value = self.aSelf {
      unsafe target.pointee.a_self_f44 = arena.message(value)
    }
    if let value = self.aSendable {
      unsafe target.pointee.a_sendable_f45 = arena.message(value)
    }
    if let value = self.aServermethod {
      unsafe target.pointee.a_servermethod_f46 = arena.message(value)
    }
    if let value = self.aServiceschema {
      unsafe target.pointee.a_serviceschema_f47 = arena.message(value)
    }
    if let value = self.aSet {
      unsafe target.pointee.a_set_f48 = arena.message(value)
    }
    if let value = self.aStaticstring {
      unsafe target.pointee.a_staticstring_f49 = arena.message(value)
    }
    if let value = self.aString {
      unsafe target.pointee.a_string_f50 = arena.message(value)
    }
    if let value = self.aSwift {
      unsafe target.pointee.a_swift_f51 = arena.message(value)
    }
    if let value = self.aTask {
      unsafe target.pointee.a_task_f52 = arena.message(value)
    }
    if let value = self.aType {
      unsafe target.pointee.a_type_f53 = arena.message(value)
    }
    if let value = self.aUint32 {
      unsafe target.pointee.a_uint32_f54 = arena.message(value)
    }
    if let value = self.aUint64 {
      unsafe target.pointee.a_uint64_f55 = arena.message(value)
    }
    if let value = self.aUint8 {
      unsafe target.pointee.a_uint8_f56 = arena.message(value)
    }
    if let value = self.aUnknownfields {
      unsafe target.pointee.a_unknownfields_f57 = arena.message(value)
    }
    if let value = self.aUnsafemutablerawpointer {
      unsafe target.pointee.a_unsafemutablerawpointer_f58 = arena.message(value)
    }
    if let value = self.aUnsaferawpointer {
      unsafe target.pointee.a_unsaferawpointer_f59 = arena.message(value)
    }
    if let value = self.aVoid {
      unsafe target.pointee.a_void_f60 = arena.message(value)
    }
    if let value = self.time {
      unsafe target.pointee.time_f61 = arena.message(value)
    }
    if let value = self.span {
      unsafe target.pointee.span_f62 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ClientStreamingCallMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__ClientStreamingCall.self, fullName: "rollcall.sample.v1.names.TypeNames.ClientStreamingCall",
    initialise: { unsafe rollcall_sample_v1_names__type_names__client_streaming_call__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ClientStreamingCallMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__ClientStreamingCall.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.ClientStreamingCall")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__ClientStreamingCall.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__client_streaming_call__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.BidirectionalCallMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__BidirectionalCall.self, fullName: "rollcall.sample.v1.names.TypeNames.BidirectionalCall",
    initialise: { unsafe rollcall_sample_v1_names__type_names__bidirectional_call__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.BidirectionalCallMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__BidirectionalCall.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.BidirectionalCall")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__BidirectionalCall.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__bidirectional_call__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.UnsafeMutablePointerMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__UnsafeMutablePointer.self, fullName: "rollcall.sample.v1.names.TypeNames.UnsafeMutablePointer",
    initialise: { unsafe rollcall_sample_v1_names__type_names__unsafe_mutable_pointer__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.UnsafeMutablePointerMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__UnsafeMutablePointer.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.UnsafeMutablePointer")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__UnsafeMutablePointer.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__unsafe_mutable_pointer__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.DeprecatedCaseMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__DeprecatedCase.self, fullName: "rollcall.sample.v1.names.TypeNames.DeprecatedCase",
    initialise: { unsafe rollcall_sample_v1_names__type_names__deprecated_case__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.DeprecatedCaseMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__DeprecatedCase.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.DeprecatedCase")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__DeprecatedCase.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__deprecated_case__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.MessageTypesMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__MessageTypes.self, fullName: "rollcall.sample.v1.names.TypeNames.MessageTypes",
    initialise: { unsafe rollcall_sample_v1_names__type_names__message_types__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.MessageTypesMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__MessageTypes.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.MessageTypes")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__MessageTypes.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__message_types__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.AnyMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Any.self, fullName: "rollcall.sample.v1.names.TypeNames.Any",
    initialise: { unsafe rollcall_sample_v1_names__type_names__any__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.AnyMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Any.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Any")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Any.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__any__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.AnyObjectMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__AnyObject.self, fullName: "rollcall.sample.v1.names.TypeNames.AnyObject",
    initialise: { unsafe rollcall_sample_v1_names__type_names__any_object__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.AnyObjectMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__AnyObject.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.AnyObject")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__AnyObject.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__any_object__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ArenaMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Arena.self, fullName: "rollcall.sample.v1.names.TypeNames.Arena",
    initialise: { unsafe rollcall_sample_v1_names__type_names__arena__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ArenaMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Arena.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Arena")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Arena.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__arena__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ArrayMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Array.self, fullName: "rollcall.sample.v1.names.TypeNames.Array",
    initialise: { unsafe rollcall_sample_v1_names__type_names__array__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ArrayMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Array.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Array")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Array.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__array__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.BoolMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Bool.self, fullName: "rollcall.sample.v1.names.TypeNames.Bool",
    initialise: { unsafe rollcall_sample_v1_names__type_names__bool__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.BoolMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Bool.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Bool")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Bool.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__bool__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.CallContextMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__CallContext.self, fullName: "rollcall.sample.v1.names.TypeNames.CallContext",
    initialise: { unsafe rollcall_sample_v1_names__type_names__call_context__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.CallContextMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__CallContext.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.CallContext")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__CallContext.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__call_context__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.CallOptionsMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__CallOptions.self, fullName: "rollcall.sample.v1.names.TypeNames.CallOptions",
    initialise: { unsafe rollcall_sample_v1_names__type_names__call_options__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.CallOptionsMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__CallOptions.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.CallOptions")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__CallOptions.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__call_options__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ChannelMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Channel.self, fullName: "rollcall.sample.v1.names.TypeNames.Channel",
    initialise: { unsafe rollcall_sample_v1_names__type_names__channel__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ChannelMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Channel.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Channel")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Channel.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__channel__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.CharacterMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Character.self, fullName: "rollcall.sample.v1.names.TypeNames.Character",
    initialise: { unsafe rollcall_sample_v1_names__type_names__character__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.CharacterMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Character.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Character")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Character.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__character__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.CustomStringConvertibleMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__CustomStringConvertible.self, fullName: "rollcall.sample.v1.names.TypeNames.CustomStringConvertible",
    initialise: { unsafe rollcall_sample_v1_names__type_names__custom_string_convertible__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.CustomStringConvertibleMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__CustomStringConvertible.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.CustomStringConvertible")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__CustomStringConvertible.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__custom_string_convertible__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.DecodingFailureMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__DecodingFailure.self, fullName: "rollcall.sample.v1.names.TypeNames.DecodingFailure",
    initialise: { unsafe rollcall_sample_v1_names__type_names__decoding_failure__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.DecodingFailureMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__DecodingFailure.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.DecodingFailure")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__DecodingFailure.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__decoding_failure__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.DictionaryMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Dictionary.self, fullName: "rollcall.sample.v1.names.TypeNames.Dictionary",
    initialise: { unsafe rollcall_sample_v1_names__type_names__dictionary__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.DictionaryMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Dictionary.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Dictionary")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Dictionary.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__dictionary__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.DoubleMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Double.self, fullName: "rollcall.sample.v1.names.TypeNames.Double",
    initialise: { unsafe rollcall_sample_v1_names__type_names__double__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.DoubleMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Double.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Double")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Double.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__double__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.DurationMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Duration.self, fullName: "rollcall.sample.v1.names.TypeNames.Duration",
    initialise: { unsafe rollcall_sample_v1_names__type_names__duration__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.DurationMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Duration.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Duration")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Duration.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__duration__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.EncodingFailureMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__EncodingFailure.self, fullName: "rollcall.sample.v1.names.TypeNames.EncodingFailure",
    initialise: { unsafe rollcall_sample_v1_names__type_names__encoding_failure__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.EncodingFailureMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__EncodingFailure.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.EncodingFailure")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__EncodingFailure.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__encoding_failure__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.EnumSchemaMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__EnumSchema.self, fullName: "rollcall.sample.v1.names.TypeNames.EnumSchema",
    initialise: { unsafe rollcall_sample_v1_names__type_names__enum_schema__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.EnumSchemaMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__EnumSchema.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.EnumSchema")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__EnumSchema.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__enum_schema__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.EquatableMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Equatable.self, fullName: "rollcall.sample.v1.names.TypeNames.Equatable",
    initialise: { unsafe rollcall_sample_v1_names__type_names__equatable__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.EquatableMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Equatable.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Equatable")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Equatable.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__equatable__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ErrorMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Error.self, fullName: "rollcall.sample.v1.names.TypeNames.Error",
    initialise: { unsafe rollcall_sample_v1_names__type_names__error__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ErrorMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Error.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Error")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Error.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__error__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.FieldSchemaMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__FieldSchema.self, fullName: "rollcall.sample.v1.names.TypeNames.FieldSchema",
    initialise: { unsafe rollcall_sample_v1_names__type_names__field_schema__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.FieldSchemaMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__FieldSchema.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.FieldSchema")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__FieldSchema.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__field_schema__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.FloatMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Float.self, fullName: "rollcall.sample.v1.names.TypeNames.Float",
    initialise: { unsafe rollcall_sample_v1_names__type_names__float__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.FloatMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Float.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Float")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Float.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__float__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.GeneratedMessageMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__GeneratedMessage.self, fullName: "rollcall.sample.v1.names.TypeNames.GeneratedMessage",
    initialise: { unsafe rollcall_sample_v1_names__type_names__generated_message__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.GeneratedMessageMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__GeneratedMessage.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.GeneratedMessage")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__GeneratedMessage.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__generated_message__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.HashableMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Hashable.self, fullName: "rollcall.sample.v1.names.TypeNames.Hashable",
    initialise: { unsafe rollcall_sample_v1_names__type_names__hashable__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.HashableMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Hashable.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Hashable")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Hashable.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__hashable__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.HasherMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Hasher.self, fullName: "rollcall.sample.v1.names.TypeNames.Hasher",
    initialise: { unsafe rollcall_sample_v1_names__type_names__hasher__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.HasherMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Hasher.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Hasher")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Hasher.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__hasher__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.IndirectMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Indirect.self, fullName: "rollcall.sample.v1.names.TypeNames.Indirect",
    initialise: { unsafe rollcall_sample_v1_names__type_names__indirect__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.IndirectMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Indirect.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Indirect")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Indirect.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__indirect__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.IntMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Int.self, fullName: "rollcall.sample.v1.names.TypeNames.Int",
    initialise: { unsafe rollcall_sample_v1_names__type_names__int__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.IntMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Int.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Int")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Int.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__int__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.Int32Message {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Int32.self, fullName: "rollcall.sample.v1.names.TypeNames.Int32",
    initialise: { unsafe rollcall_sample_v1_names__type_names__int32__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.Int32Message: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Int32.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Int32")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Int32.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__int32__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.Int64Message {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Int64.self, fullName: "rollcall.sample.v1.names.TypeNames.Int64",
    initialise: { unsafe rollcall_sample_v1_names__type_names__int64__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.Int64Message: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Int64.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Int64")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Int64.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__int64__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.MessageMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Message.self, fullName: "rollcall.sample.v1.names.TypeNames.Message",
    initialise: { unsafe rollcall_sample_v1_names__type_names__message__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.MessageMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Message.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Message")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Message.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__message__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.MessageLayoutMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__MessageLayout.self, fullName: "rollcall.sample.v1.names.TypeNames.MessageLayout",
    initialise: { unsafe rollcall_sample_v1_names__type_names__message_layout__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.MessageLayoutMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__MessageLayout.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.MessageLayout")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__MessageLayout.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__message_layout__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.MessageSchemaMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__MessageSchema.self, fullName: "rollcall.sample.v1.names.TypeNames.MessageSchema",
    initialise: { unsafe rollcall_sample_v1_names__type_names__message_schema__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.MessageSchemaMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__MessageSchema.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.MessageSchema")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__MessageSchema.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__message_schema__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.MethodDescriptorMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__MethodDescriptor.self, fullName: "rollcall.sample.v1.names.TypeNames.MethodDescriptor",
    initialise: { unsafe rollcall_sample_v1_names__type_names__method_descriptor__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.MethodDescriptorMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__MethodDescriptor.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.MethodDescriptor")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__MethodDescriptor.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__method_descriptor__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.MethodSchemaMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__MethodSchema.self, fullName: "rollcall.sample.v1.names.TypeNames.MethodSchema",
    initialise: { unsafe rollcall_sample_v1_names__type_names__method_schema__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.MethodSchemaMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__MethodSchema.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.MethodSchema")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__MethodSchema.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__method_schema__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.NeverMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Never.self, fullName: "rollcall.sample.v1.names.TypeNames.Never",
    initialise: { unsafe rollcall_sample_v1_names__type_names__never__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.NeverMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Never.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Never")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Never.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__never__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.OpenEnumMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__OpenEnum.self, fullName: "rollcall.sample.v1.names.TypeNames.OpenEnum",
    initialise: { unsafe rollcall_sample_v1_names__type_names__open_enum__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.OpenEnumMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__OpenEnum.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.OpenEnum")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__OpenEnum.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__open_enum__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.OptionalMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Optional.self, fullName: "rollcall.sample.v1.names.TypeNames.Optional",
    initialise: { unsafe rollcall_sample_v1_names__type_names__optional__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.OptionalMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Optional.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Optional")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Optional.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__optional__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ProtocolMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Protocol.self, fullName: "rollcall.sample.v1.names.TypeNames.Protocol",
    initialise: { unsafe rollcall_sample_v1_names__type_names__protocol__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ProtocolMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Protocol.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Protocol")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Protocol.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__protocol__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.RPCErrorMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__RPCErrorX52586522.self, fullName: "rollcall.sample.v1.names.TypeNames.RPCError",
    initialise: { unsafe rollcall_sample_v1_names__type_names__rpcerror_x52586522__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.RPCErrorMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__RPCErrorX52586522.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.RPCError")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__RPCErrorX52586522.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__rpcerror_x52586522__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.RPCServiceMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__RPCServiceX9ad90427.self, fullName: "rollcall.sample.v1.names.TypeNames.RPCService",
    initialise: { unsafe rollcall_sample_v1_names__type_names__rpcservice_x9ad90427__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.RPCServiceMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__RPCServiceX9ad90427.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.RPCService")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__RPCServiceX9ad90427.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__rpcservice_x9ad90427__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.RawSpanMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__RawSpan.self, fullName: "rollcall.sample.v1.names.TypeNames.RawSpan",
    initialise: { unsafe rollcall_sample_v1_names__type_names__raw_span__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.RawSpanMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__RawSpan.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.RawSpan")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__RawSpan.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__raw_span__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.RequestStreamMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__RequestStream.self, fullName: "rollcall.sample.v1.names.TypeNames.RequestStream",
    initialise: { unsafe rollcall_sample_v1_names__type_names__request_stream__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.RequestStreamMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__RequestStream.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.RequestStream")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__RequestStream.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__request_stream__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ResponseStreamMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__ResponseStream.self, fullName: "rollcall.sample.v1.names.TypeNames.ResponseStream",
    initialise: { unsafe rollcall_sample_v1_names__type_names__response_stream__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ResponseStreamMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__ResponseStream.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.ResponseStream")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__ResponseStream.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__response_stream__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ResponseWriterMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__ResponseWriter.self, fullName: "rollcall.sample.v1.names.TypeNames.ResponseWriter",
    initialise: { unsafe rollcall_sample_v1_names__type_names__response_writer__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ResponseWriterMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__ResponseWriter.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.ResponseWriter")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__ResponseWriter.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__response_writer__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ResultMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Result.self, fullName: "rollcall.sample.v1.names.TypeNames.Result",
    initialise: { unsafe rollcall_sample_v1_names__type_names__result__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ResultMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Result.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Result")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Result.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__result__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.SelfMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Self.self, fullName: "rollcall.sample.v1.names.TypeNames.Self",
    initialise: { unsafe rollcall_sample_v1_names__type_names__self__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.SelfMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Self.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Self")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Self.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__self__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.SendableMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Sendable.self, fullName: "rollcall.sample.v1.names.TypeNames.Sendable",
    initialise: { unsafe rollcall_sample_v1_names__type_names__sendable__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.SendableMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Sendable.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Sendable")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Sendable.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__sendable__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ServerMethodMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__ServerMethod.self, fullName: "rollcall.sample.v1.names.TypeNames.ServerMethod",
    initialise: { unsafe rollcall_sample_v1_names__type_names__server_method__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ServerMethodMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__ServerMethod.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.ServerMethod")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__ServerMethod.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__server_method__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.ServiceSchemaMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__ServiceSchema.self, fullName: "rollcall.sample.v1.names.TypeNames.ServiceSchema",
    initialise: { unsafe rollcall_sample_v1_names__type_names__service_schema__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.ServiceSchemaMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__ServiceSchema.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.ServiceSchema")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__ServiceSchema.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__service_schema__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.SetMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Set.self, fullName: "rollcall.sample.v1.names.TypeNames.Set",
    initialise: { unsafe rollcall_sample_v1_names__type_names__set__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.SetMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Set.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Set")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Set.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__set__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.StaticStringMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__StaticString.self, fullName: "rollcall.sample.v1.names.TypeNames.StaticString",
    initialise: { unsafe rollcall_sample_v1_names__type_names__static_string__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.StaticStringMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__StaticString.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.StaticString")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__StaticString.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__static_string__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.StringMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__String.self, fullName: "rollcall.sample.v1.names.TypeNames.String",
    initialise: { unsafe rollcall_sample_v1_names__type_names__string__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.StringMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__String.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.String")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__String.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__string__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.SwiftMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Swift.self, fullName: "rollcall.sample.v1.names.TypeNames.Swift",
    initialise: { unsafe rollcall_sample_v1_names__type_names__swift__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.SwiftMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Swift.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Swift")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Swift.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__swift__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.TaskMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Task.self, fullName: "rollcall.sample.v1.names.TypeNames.Task",
    initialise: { unsafe rollcall_sample_v1_names__type_names__task__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.TaskMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Task.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Task")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Task.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__task__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.TypeMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Type.self, fullName: "rollcall.sample.v1.names.TypeNames.Type",
    initialise: { unsafe rollcall_sample_v1_names__type_names__type__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.TypeMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Type.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Type")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Type.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__type__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.UInt32Message {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__UInt32Xd2ec146c.self, fullName: "rollcall.sample.v1.names.TypeNames.UInt32",
    initialise: { unsafe rollcall_sample_v1_names__type_names__uint32_xd2ec146c__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.UInt32Message: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__UInt32Xd2ec146c.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.UInt32")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__UInt32Xd2ec146c.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__uint32_xd2ec146c__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.UInt64Message {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__UInt64X4ef81093.self, fullName: "rollcall.sample.v1.names.TypeNames.UInt64",
    initialise: { unsafe rollcall_sample_v1_names__type_names__uint64_x4ef81093__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.UInt64Message: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__UInt64X4ef81093.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.UInt64")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__UInt64X4ef81093.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__uint64_x4ef81093__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.UInt8Message {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__UInt8X3f2d185b.self, fullName: "rollcall.sample.v1.names.TypeNames.UInt8",
    initialise: { unsafe rollcall_sample_v1_names__type_names__uint8_x3f2d185b__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.UInt8Message: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__UInt8X3f2d185b.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.UInt8")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__UInt8X3f2d185b.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__uint8_x3f2d185b__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.UnknownFieldsMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__UnknownFields.self, fullName: "rollcall.sample.v1.names.TypeNames.UnknownFields",
    initialise: { unsafe rollcall_sample_v1_names__type_names__unknown_fields__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.UnknownFieldsMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__UnknownFields.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.UnknownFields")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__UnknownFields.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__unknown_fields__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.UnsafeMutableRawPointerMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__UnsafeMutableRawPointer.self, fullName: "rollcall.sample.v1.names.TypeNames.UnsafeMutableRawPointer",
    initialise: { unsafe rollcall_sample_v1_names__type_names__unsafe_mutable_raw_pointer__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.UnsafeMutableRawPointerMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__UnsafeMutableRawPointer.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.UnsafeMutableRawPointer")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__UnsafeMutableRawPointer.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__unsafe_mutable_raw_pointer__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.UnsafeRawPointerMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__UnsafeRawPointer.self, fullName: "rollcall.sample.v1.names.TypeNames.UnsafeRawPointer",
    initialise: { unsafe rollcall_sample_v1_names__type_names__unsafe_raw_pointer__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.UnsafeRawPointerMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__UnsafeRawPointer.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.UnsafeRawPointer")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__UnsafeRawPointer.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__unsafe_raw_pointer__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension TypeNames.VoidMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__TypeNames__Void.self, fullName: "rollcall.sample.v1.names.TypeNames.Void",
    initialise: { unsafe rollcall_sample_v1_names__type_names__void__init($0) })

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

@_spi(GeneratedCode) extension TypeNames.VoidMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__TypeNames__Void.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.TypeNames.Void")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__TypeNames__Void.self, capacity: 1)
    unsafe rollcall_sample_v1_names__type_names__void__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Words {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Words.self, fullName: "rollcall.sample.v1.names.Words",
    initialise: { unsafe rollcall_sample_v1_names__words__init($0) })

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

@_spi(GeneratedCode) extension Words: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Words.self)
    self.any = unsafe source.pointee.any_f1
    self.selfField = unsafe source.pointee.self_f2
    self.type = unsafe source.pointee.type_f3
    self.`protocol` = unsafe source.pointee.protocol_f4
    self.`as` = unsafe source.pointee.as_f5
    self.`associatedtype` = unsafe source.pointee.associatedtype_f6
    self.`await` = unsafe source.pointee.await_f7
    self.`break` = unsafe source.pointee.break_f8
    self.`case` = unsafe source.pointee.case_f9
    self.`catch` = unsafe source.pointee.catch_f10
    self.`class` = unsafe source.pointee.class_f11
    self.`continue` = unsafe source.pointee.continue_f12
    self.`default` = unsafe source.pointee.default_f13
    self.`defer` = unsafe source.pointee.defer_f14
    self.`deinit` = unsafe source.pointee.deinit_f15
    self.`do` = unsafe source.pointee.do_f16
    self.`else` = unsafe source.pointee.else_f17
    self.`enum` = unsafe source.pointee.enum_f18
    self.`extension` = unsafe source.pointee.extension_f19
    self.`false` = unsafe source.pointee.false_f20
    self.`fallthrough` = unsafe source.pointee.fallthrough_f21
    self.`fileprivate` = unsafe source.pointee.fileprivate_f22
    self.`for` = unsafe source.pointee.for_f23
    self.`func` = unsafe source.pointee.func_f24
    self.`guard` = unsafe source.pointee.guard_f25
    self.`if` = unsafe source.pointee.if_f26
    self.`import` = unsafe source.pointee.import_f27
    self.`in` = unsafe source.pointee.in_f28
    self.initField = unsafe source.pointee.init_f29
    self.`inout` = unsafe source.pointee.inout_f30
    self.`internal` = unsafe source.pointee.internal_f31
    self.`is` = unsafe source.pointee.is_f32
    self.`let` = unsafe source.pointee.let_f33
    self.`nil` = unsafe source.pointee.nil_f34
    self.`operator` = unsafe source.pointee.operator_f35
    self.`precedencegroup` = unsafe source.pointee.precedencegroup_f36
    self.`private` = unsafe source.pointee.private_f37
    self.`public` = unsafe source.pointee.public_f38
    self.`repeat` = unsafe source.pointee.repeat_f39
    self.`rethrows` = unsafe source.pointee.rethrows_f40
    self.`return` = unsafe source.pointee.return_f41
    self.`static` = unsafe source.pointee.static_f42
    self.`struct` = unsafe source.pointee.struct_f43
    self.`subscript` = unsafe source.pointee.subscript_f44
    self.`super` = unsafe source.pointee.super_f45
    self.`switch` = unsafe source.pointee.switch_f46
    self.`throw` = unsafe source.pointee.throw_f47
    self.`throws` = unsafe source.pointee.throws_f48
    self.`true` = unsafe source.pointee.true_f49
    self.`try` = unsafe source.pointee.try_f50
    self.`typealias` = unsafe source.pointee.typealias_f51
    self.`var` = unsafe source.pointee.var_f52
    self.`where` = unsafe source.pointee.where_f53
    self.`while` = unsafe source.pointee.while_f54
    self.asm = unsafe source.pointee.asm_f55
    self.auto = unsafe source.pointee.auto_f56
    self.char = unsafe source.pointee.char_f57
    self.const = unsafe source.pointee.const_f58
    self.double = unsafe source.pointee.double_f59
    self.extern = unsafe source.pointee.extern_f60
    self.float = unsafe source.pointee.float_f61
    self.goto = unsafe source.pointee.goto_f62
    self.inline = unsafe source.pointee.inline_f63
    self.int = unsafe source.pointee.int_f64
    self.long = unsafe source.pointee.long_f65
    self.namespace = unsafe source.pointee.namespace_f66
    self.new = unsafe source.pointee.new_f67
    self.register = unsafe source.pointee.register_f68
    self.short = unsafe source.pointee.short_f69
    self.signed = unsafe source.pointee.signed_f70
    self.sizeof = unsafe source.pointee.sizeof_f71
    self.template = unsafe source.pointee.template_f72
    self.this = unsafe source.pointee.this_f73
    self.typedef = unsafe source.pointee.typedef_f74
    self.union = unsafe source.pointee.union_f75
    self.unsigned = unsafe source.pointee.unsigned_f76
    self.virtual = unsafe source.pointee.virtual_f77
    self.void = unsafe source.pointee.void_f78
    self.volatile = unsafe source.pointee.volatile_f79
    self.wcharT = unsafe source.pointee.wchar_t_f80
    self.xor = unsafe source.pointee.xor_f81
    self.bool = unsafe source.pointee.bool_f82
    self.linux = unsafe source.pointee.linux_f83
    self.unix = unsafe source.pointee.unix_f84
    self.assert = unsafe source.pointee.assert_f85
    self.offsetof = unsafe source.pointee.offsetof_f86
    self.errno = unsafe source.pointee.errno_f87
    self.restrict = unsafe source.pointee.restrict_f88
    self.typeof = unsafe source.pointee.typeof_f89
    self.nullptr = unsafe source.pointee.nullptr_f90
    self.alignas = unsafe source.pointee.alignas_f91
    self.base = unsafe source.pointee.base_f92
    self.nX = unsafe source.pointee.n_x_f93
    self.xCase = unsafe source.pointee.x_case_f94
    self.nBase = unsafe source.pointee.n_base_f95
    self.descriptionField = unsafe source.pointee.description_f96
    self.hashValueField = unsafe source.pointee.hashvalue_f97
    self.schemaField = unsafe source.pointee.schema_f98
    self.layoutField = unsafe source.pointee.layout_f99
    self.unknownFieldsField = unsafe source.pointee.unknownfields_f100
    self.packedField = unsafe source.pointee.packed_f101
    self.packField = unsafe source.pointee.pack_f102
    self.jsonField = unsafe source.pointee.json_f103
    self.withField = unsafe source.pointee.with_f104
    self.hashField = unsafe source.pointee.hash_f105
    self.writeField = unsafe source.pointee.write_f106
    self.unpackField = unsafe source.pointee.unpack_f107
    self.actor = unsafe source.pointee.actor_f108
    self.async = unsafe source.pointee.async_f109
    self.unsafe = unsafe source.pointee.unsafe_f110
    self.borrowing = unsafe source.pointee.borrowing_f111
    self.consuming = unsafe source.pointee.consuming_f112
    self.consume = unsafe source.pointee.consume_f113
    self.copy = unsafe source.pointee.copy_f114
    self.discard = unsafe source.pointee.discard_f115
    self.each = unsafe source.pointee.each_f116
    self.some = unsafe source.pointee.some_f117
    self.yield = unsafe source.pointee.yield_f118
    self.get = unsafe source.pointee.get_f119
    self.set = unsafe source.pointee.set_f120
    self.willSet = unsafe source.pointee.willset_f121
    self.didSet = unsafe source.pointee.didset_f122
    self.newValue = unsafe source.pointee.newvalue_f123
    self.oldValue = unsafe source.pointee.oldvalue_f124
    self.value = unsafe source.pointee.value_f125
    self.source = unsafe source.pointee.source_f126
    self.target = unsafe source.pointee.target_f127
    self.arena = unsafe source.pointee.arena_f128
    self.entry = unsafe source.pointee.entry_f129
    self.index = unsafe source.pointee.index_f130
    self.key = unsafe source.pointee.key_f131
    self.bytes = unsafe source.pointee.bytes_f132
    self.output = unsafe source.pointee.output_f133
    self.error = unsafe source.pointee.error_f134
    self.left = unsafe source.pointee.left_f135
    self.right = unsafe source.pointee.right_f136
    self.macro = unsafe source.pointee.macro_f137
    self.nonisolated = unsafe source.pointee.nonisolated_f138
    self.sending = unsafe source.pointee.sending_f139
    self.open = unsafe source.pointee.open_f140
    self.override = unsafe source.pointee.override_f141
    self.optional = unsafe source.pointee.optional_f142
    self.required = unsafe source.pointee.required_f143
    self.weak = unsafe source.pointee.weak_f144
    self.unowned = unsafe source.pointee.unowned_f145
    self.dynamic = unsafe source.pointee.dynamic_f146
    self.final = unsafe source.pointee.final_f147
    self.lazy = unsafe source.pointee.lazy_f148
    self.mutating = unsafe source.pointee.mutating_f149
    self.convenience = unsafe source.pointee.convenience_f150
    self.indirect = unsafe source.pointee.indirect_f151
    self.infix = unsafe source.pointee.infix_f152
    self.prefix = unsafe source.pointee.prefix_f153
    self.postfix = unsafe source.pointee.postfix_f154
    self.associativity = unsafe source.pointee.associativity_f155
    self.precedence = unsafe source.pointee.precedence_f156
    self.message = unsafe source.pointee.message_f157
    self.field = unsafe source.pointee.field_f158
    self.number = unsafe source.pointee.number_f159
    self.name = unsafe source.pointee.name_f160
    self.storage = unsafe source.pointee.storage_f161
    self.isEqual = unsafe source.pointee.isequal_f162
    self.copyWith = unsafe source.pointee.copywith_f163
    self.text = unsafe source.pointee.text_f164
    self.request = unsafe source.pointee.request_f165
    self.context = unsafe source.pointee.context_f166
    self.channel = unsafe source.pointee.channel_f167
    self.options = unsafe source.pointee.options_f168
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Words")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Words.self, capacity: 1)
    unsafe rollcall_sample_v1_names__words__init(target)
    arena.expect(2520)
    unsafe target.pointee.any_f1 = self.any
    unsafe target.pointee.self_f2 = self.selfField
    unsafe target.pointee.type_f3 = self.type
    unsafe target.pointee.protocol_f4 = self.`protocol`
    unsafe target.pointee.as_f5 = self.`as`
    unsafe target.pointee.associatedtype_f6 = self.`associatedtype`
    unsafe target.pointee.await_f7 = self.`await`
    unsafe target.pointee.break_f8 = self.`break`
    unsafe target.pointee.case_f9 = self.`case`
    unsafe target.pointee.catch_f10 = self.`catch`
    unsafe target.pointee.class_f11 = self.`class`
    unsafe target.pointee.continue_f12 = self.`continue`
    unsafe target.pointee.default_f13 = self.`default`
    unsafe target.pointee.defer_f14 = self.`defer`
    unsafe target.pointee.deinit_f15 = self.`deinit`
    unsafe target.pointee.do_f16 = self.`do`
    unsafe target.pointee.else_f17 = self.`else`
    unsafe target.pointee.enum_f18 = self.`enum`
    unsafe target.pointee.extension_f19 = self.`extension`
    unsafe target.pointee.false_f20 = self.`false`
    unsafe target.pointee.fallthrough_f21 = self.`fallthrough`
    unsafe target.pointee.fileprivate_f22 = self.`fileprivate`
    unsafe target.pointee.for_f23 = self.`for`
    unsafe target.pointee.func_f24 = self.`func`
    unsafe target.pointee.guard_f25 = self.`guard`
    unsafe target.pointee.if_f26 = self.`if`
    unsafe target.pointee.import_f27 = self.`import`
    unsafe target.pointee.in_f28 = self.`in`
    unsafe target.pointee.init_f29 = self.initField
    unsafe target.pointee.inout_f30 = self.`inout`
    unsafe target.pointee.internal_f31 = self.`internal`
    unsafe target.pointee.is_f32 = self.`is`
    unsafe target.pointee.let_f33 = self.`let`
    unsafe target.pointee.nil_f34 = self.`nil`
    unsafe target.pointee.operator_f35 = self.`operator`
    unsafe target.pointee.precedencegroup_f36 = self.`precedencegroup`
    unsafe target.pointee.private_f37 = self.`private`
    unsafe target.pointee.public_f38 = self.`public`
    unsafe target.pointee.repeat_f39 = self.`repeat`
    unsafe target.pointee.rethrows_f40 = self.`rethrows`
    unsafe target.pointee.return_f41 = self.`return`
    unsafe target.pointee.static_f42 = self.`static`
    unsafe target.pointee.struct_f43 = self.`struct`
    unsafe target.pointee.subscript_f44 = self.`subscript`
    unsafe target.pointee.super_f45 = self.`super`
    unsafe target.pointee.switch_f46 = self.`switch`
    unsafe target.pointee.throw_f47 = self.`throw`
    unsafe target.pointee.throws_f48 = self.`throws`
    unsafe target.pointee.true_f49 = self.`true`
    unsafe target.pointee.try_f50 = self.`try`
    unsafe target.pointee.typealias_f51 = self.`typealias`
    unsafe target.pointee.var_f52 = self.`var`
    unsafe target.pointee.where_f53 = self.`where`
    unsafe target.pointee.while_f54 = self.`while`
    unsafe target.pointee.asm_f55 = self.asm
    unsafe target.pointee.auto_f56 = self.auto
    unsafe target.pointee.char_f57 = self.char
    unsafe target.pointee.const_f58 = self.const
    unsafe target.pointee.double_f59 = self.double
    unsafe target.pointee.extern_f60 = self.extern
    unsafe target.pointee.float_f61 = self.float
    unsafe target.pointee.goto_f62 = self.goto
    unsafe target.pointee.inline_f63 = self.inline
    unsafe target.pointee.int_f64 = self.int
    unsafe target.pointee.long_f65 = self.long
    unsafe target.pointee.namespace_f66 = self.namespace
    unsafe target.pointee.new_f67 = self.new
    unsafe target.pointee.register_f68 = self.register
    unsafe target.pointee.short_f69 = self.short
    unsafe target.pointee.signed_f70 = self.signed
    unsafe target.pointee.sizeof_f71 = self.sizeof
    unsafe target.pointee.template_f72 = self.template
    unsafe target.pointee.this_f73 = self.this
    unsafe target.pointee.typedef_f74 = self.typedef
    unsafe target.pointee.union_f75 = self.union
    unsafe target.pointee.unsigned_f76 = self.unsigned
    unsafe target.pointee.virtual_f77 = self.virtual
    unsafe target.pointee.void_f78 = self.void
    unsafe target.pointee.volatile_f79 = self.volatile
    unsafe target.pointee.wchar_t_f80 = self.wcharT
    unsafe target.pointee.xor_f81 = self.xor
    unsafe target.pointee.bool_f82 = self.bool
    unsafe target.pointee.linux_f83 = self.linux
    unsafe target.pointee.unix_f84 = self.unix
    unsafe target.pointee.assert_f85 = self.assert
    unsafe target.pointee.offsetof_f86 = self.offsetof
    unsafe target.pointee.errno_f87 = self.errno
    unsafe target.pointee.restrict_f88 = self.restrict
    unsafe target.pointee.typeof_f89 = self.typeof
    unsafe target.pointee.nullptr_f90 = self.nullptr
    unsafe target.pointee.alignas_f91 = self.alignas
    unsafe target.pointee.base_f92 = self.base
    unsafe target.pointee.n_x_f93 = self.nX
    unsafe target.pointee.x_case_f94 = self.xCase
    unsafe target.pointee.n_base_f95 = self.nBase
    unsafe target.pointee.description_f96 = self.descriptionField
    unsafe target.pointee.hashvalue_f97 = self.hashValueField
    unsafe target.pointee.schema_f98 = self.schemaField
    unsafe target.pointee.layout_f99 = self.layoutField
    unsafe target.pointee.unknownfields_f100 = self.unknownFieldsField
    unsafe target.pointee.packed_f101 = self.packedField
    unsafe target.pointee.pack_f102 = self.packField
    unsafe target.pointee.json_f103 = self.jsonField
    unsafe target.pointee.with_f104 = self.withField
    unsafe target.pointee.hash_f105 = self.hashField
    unsafe target.pointee.write_f106 = self.writeField
    unsafe target.pointee.unpack_f107 = self.unpackField
    unsafe target.pointee.actor_f108 = self.actor
    unsafe target.pointee.async_f109 = self.async
    unsafe target.pointee.unsafe_f110 = self.unsafe
    unsafe target.pointee.borrowing_f111 = self.borrowing
    unsafe target.pointee.consuming_f112 = self.consuming
    unsafe target.pointee.consume_f113 = self.consume
    unsafe target.pointee.copy_f114 = self.copy
    unsafe target.pointee.discard_f115 = self.discard
    unsafe target.pointee.each_f116 = self.each
    unsafe target.pointee.some_f117 = self.some
    unsafe target.pointee.yield_f118 = self.yield
    unsafe target.pointee.get_f119 = self.get
    unsafe target.pointee.set_f120 = self.set
    unsafe target.pointee.willset_f121 = self.willSet
    unsafe target.pointee.didset_f122 = self.didSet
    unsafe target.pointee.newvalue_f123 = self.newValue
    unsafe target.pointee.oldvalue_f124 = self.oldValue
    unsafe target.pointee.value_f125 = self.value
    unsafe target.pointee.source_f126 = self.source
    unsafe target.pointee.target_f127 = self.target
    unsafe target.pointee.arena_f128 = self.arena
    unsafe target.pointee.entry_f129 = self.entry
    unsafe target.pointee.index_f130 = self.index
    unsafe target.pointee.key_f131 = self.key
    unsafe target.pointee.bytes_f132 = self.bytes
    unsafe target.pointee.output_f133 = self.output
    unsafe target.pointee.error_f134 = self.error
    unsafe target.pointee.left_f135 = self.left
    unsafe target.pointee.right_f136 = self.right
    unsafe target.pointee.macro_f137 = self.macro
    unsafe target.pointee.nonisolated_f138 = self.nonisolated
    unsafe target.pointee.sending_f139 = self.sending
    unsafe target.pointee.open_f140 = self.open
    unsafe target.pointee.override_f141 = self.override
    unsafe target.pointee.optional_f142 = self.optional
    unsafe target.pointee.required_f143 = self.required
    unsafe target.pointee.weak_f144 = self.weak
    unsafe target.pointee.unowned_f145 = self.unowned
    unsafe target.pointee.dynamic_f146 = self.dynamic
    unsafe target.pointee.final_f147 = self.final
    unsafe target.pointee.lazy_f148 = self.lazy
    unsafe target.pointee.mutating_f149 = self.mutating
    unsafe target.pointee.convenience_f150 = self.convenience
    unsafe target.pointee.indirect_f151 = self.indirect
    unsafe target.pointee.infix_f152 = self.infix
    unsafe target.pointee.prefix_f153 = self.prefix
    unsafe target.pointee.postfix_f154 = self.postfix
    unsafe target.pointee.associativity_f155 = self.associativity
    unsafe target.pointee.precedence_f156 = self.precedence
    unsafe target.pointee.message_f157 = self.message
    unsafe target.pointee.field_f158 = self.field
    unsafe target.pointee.number_f159 = self.number
    unsafe target.pointee.name_f160 = self.name
    unsafe target.pointee.storage_f161 = self.storage
    unsafe target.pointee.isequal_f162 = self.isEqual
    unsafe target.pointee.copywith_f163 = self.copyWith
    unsafe target.pointee.text_f164 = self.text
    unsafe target.pointee.request_f165 = self.request
    unsafe target.pointee.context_f166 = self.context
    unsafe target.pointee.channel_f167 = self.channel
    unsafe target.pointee.options_f168 = self.options
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension RepeatedWords {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__RepeatedWords.self, fullName: "rollcall.sample.v1.names.RepeatedWords",
    initialise: { unsafe rollcall_sample_v1_names__repeated_words__init($0) })

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

@_spi(GeneratedCode) extension RepeatedWords: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__RepeatedWords.self)
    self.any = try unsafe [String](reading: source.pointee.any_f1, count: source.pointee.n_any_f1, field: "rollcall.sample.v1.names.RepeatedWords.Any")
    self.selfField = try unsafe [String](reading: source.pointee.self_f2, count: source.pointee.n_self_f2, field: "rollcall.sample.v1.names.RepeatedWords.Self")
    self.type = try unsafe [String](reading: source.pointee.type_f3, count: source.pointee.n_type_f3, field: "rollcall.sample.v1.names.RepeatedWords.Type")
    self.`protocol` = try unsafe [String](reading: source.pointee.protocol_f4, count: source.pointee.n_protocol_f4, field: "rollcall.sample.v1.names.RepeatedWords.Protocol")
    self.`as` = try unsafe [String](reading: source.pointee.as_f5, count: source.pointee.n_as_f5, field: "rollcall.sample.v1.names.RepeatedWords.as")
    self.`associatedtype` = try unsafe [String](reading: source.pointee.associatedtype_f6, count: source.pointee.n_associatedtype_f6, field: "rollcall.sample.v1.names.RepeatedWords.associatedtype")
    self.`await` = try unsafe [String](reading: source.pointee.await_f7, count: source.pointee.n_await_f7, field: "rollcall.sample.v1.names.RepeatedWords.await")
    self.`break` = try unsafe [String](reading: source.pointee.break_f8, count: source.pointee.n_break_f8, field: "rollcall.sample.v1.names.RepeatedWords.break")
    self.`case` = try unsafe [String](reading: source.pointee.case_f9, count: source.pointee.n_case_f9, field: "rollcall.sample.v1.names.RepeatedWords.case")
    self.`catch` = try unsafe [String](reading: source.pointee.catch_f10, count: source.pointee.n_catch_f10, field: "rollcall.sample.v1.names.RepeatedWords.catch")
    self.`class` = try unsafe [String](reading: source.pointee.class_f11, count: source.pointee.n_class_f11, field: "rollcall.sample.v1.names.RepeatedWords.class")
    self.`continue` = try unsafe [String](reading: source.pointee.continue_f12, count: source.pointee.n_continue_f12, field: "rollcall.sample.v1.names.RepeatedWords.continue")
    self.`default` = try unsafe [String](reading: source.pointee.default_f13, count: source.pointee.n_default_f13, field: "rollcall.sample.v1.names.RepeatedWords.default")
    self.`defer` = try unsafe [String](reading: source.pointee.defer_f14, count: source.pointee.n_defer_f14, field: "rollcall.sample.v1.names.RepeatedWords.defer")
    self.`deinit` = try unsafe [String](reading: source.pointee.deinit_f15, count: source.pointee.n_deinit_f15, field: "rollcall.sample.v1.names.RepeatedWords.deinit")
    self.`do` = try unsafe [String](reading: source.pointee.do_f16, count: source.pointee.n_do_f16, field: "rollcall.sample.v1.names.RepeatedWords.do")
    self.`else` = try unsafe [String](reading: source.pointee.else_f17, count: source.pointee.n_else_f17, field: "rollcall.sample.v1.names.RepeatedWords.else")
    self.`enum` = try unsafe [String](reading: source.pointee.enum_f18, count: source.pointee.n_enum_f18, field: "rollcall.sample.v1.names.RepeatedWords.enum")
    self.`extension` = try unsafe [String](reading: source.pointee.extension_f19, count: source.pointee.n_extension_f19, field: "rollcall.sample.v1.names.RepeatedWords.extension")
    self.`false` = try unsafe [String](reading: source.pointee.false_f20, count: source.pointee.n_false_f20, field: "rollcall.sample.v1.names.RepeatedWords.false")
    self.`fallthrough` = try unsafe [String](reading: source.pointee.fallthrough_f21, count: source.pointee.n_fallthrough_f21, field: "rollcall.sample.v1.names.RepeatedWords.fallthrough")
    self.`fileprivate` = try unsafe [String](reading: source.pointee.fileprivate_f22, count: source.pointee.n_fileprivate_f22, field: "rollcall.sample.v1.names.RepeatedWords.fileprivate")
    self.`for` = try unsafe [String](reading: source.pointee.for_f23, count: source.pointee.n_for_f23, field: "rollcall.sample.v1.names.RepeatedWords.for")
    self.`func` = try unsafe [String](reading: source.pointee.func_f24, count: source.pointee.n_func_f24, field: "rollcall.sample.v1.names.RepeatedWords.func")
    self.`guard` = try unsafe [String](reading: source.pointee.guard_f25, count: source.pointee.n_guard_f25, field: "rollcall.sample.v1.names.RepeatedWords.guard")
    self.`if` = try unsafe [String](reading: source.pointee.if_f26, count: source.pointee.n_if_f26, field: "rollcall.sample.v1.names.RepeatedWords.if")
    self.`import` = try unsafe [String](reading: source.pointee.import_f27, count: source.pointee.n_import_f27, field: "rollcall.sample.v1.names.RepeatedWords.import")
    self.`in` = try unsafe [String](reading: source.pointee.in_f28, count: source.pointee.n_in_f28, field: "rollcall.sample.v1.names.RepeatedWords.in")
    self.initField = try unsafe [String](reading: source.pointee.init_f29, count: source.pointee.n_init_f29, field: "rollcall.sample.v1.names.RepeatedWords.init")
    self.`inout` = try unsafe [String](reading: source.pointee.inout_f30, count: source.pointee.n_inout_f30, field: "rollcall.sample.v1.names.RepeatedWords.inout")
    self.`internal` = try unsafe [String](reading: source.pointee.internal_f31, count: source.pointee.n_internal_f31, field: "rollcall.sample.v1.names.RepeatedWords.internal")
    self.`is` = try unsafe [String](reading: source.pointee.is_f32, count: source.pointee.n_is_f32, field: "rollcall.sample.v1.names.RepeatedWords.is")
    self.`let` = try unsafe [String](reading: source.pointee.let_f33, count: source.pointee.n_let_f33, field: "rollcall.sample.v1.names.RepeatedWords.let")
    self.`nil` = try unsafe [String](reading: source.pointee.nil_f34, count: source.pointee.n_nil_f34, field: "rollcall.sample.v1.names.RepeatedWords.nil")
    self.`operator` = try unsafe [String](reading: source.pointee.operator_f35, count: source.pointee.n_operator_f35, field: "rollcall.sample.v1.names.RepeatedWords.operator")
    self.`precedencegroup` = try unsafe [String](reading: source.pointee.precedencegroup_f36, count: source.pointee.n_precedencegroup_f36, field: "rollcall.sample.v1.names.RepeatedWords.precedencegroup")
    self.`private` = try unsafe [String](reading: source.pointee.private_f37, count: source.pointee.n_private_f37, field: "rollcall.sample.v1.names.RepeatedWords.private")
    self.`public` = try unsafe [String](reading: source.pointee.public_f38, count: source.pointee.n_public_f38, field: "rollcall.sample.v1.names.RepeatedWords.public")
    self.`repeat` = try unsafe [String](reading: source.pointee.repeat_f39, count: source.pointee.n_repeat_f39, field: "rollcall.sample.v1.names.RepeatedWords.repeat")
    self.`rethrows` = try unsafe [String](reading: source.pointee.rethrows_f40, count: source.pointee.n_rethrows_f40, field: "rollcall.sample.v1.names.RepeatedWords.rethrows")
    self.`return` = try unsafe [String](reading: source.pointee.return_f41, count: source.pointee.n_return_f41, field: "rollcall.sample.v1.names.RepeatedWords.return")
    self.`static` = try unsafe [String](reading: source.pointee.static_f42, count: source.pointee.n_static_f42, field: "rollcall.sample.v1.names.RepeatedWords.static")
    self.`struct` = try unsafe [String](reading: source.pointee.struct_f43, count: source.pointee.n_struct_f43, field: "rollcall.sample.v1.names.RepeatedWords.struct")
    self.`subscript` = try unsafe [String](reading: source.pointee.subscript_f44, count: source.pointee.n_subscript_f44, field: "rollcall.sample.v1.names.RepeatedWords.subscript")
    self.`super` = try unsafe [String](reading: source.pointee.super_f45, count: source.pointee.n_super_f45, field: "rollcall.sample.v1.names.RepeatedWords.super")
    self.`switch` = try unsafe [String](reading: source.pointee.switch_f46, count: source.pointee.n_switch_f46, field: "rollcall.sample.v1.names.RepeatedWords.switch")
    self.`throw` = try unsafe [String](reading: source.pointee.throw_f47, count: source.pointee.n_throw_f47, field: "rollcall.sample.v1.names.RepeatedWords.throw")
    self.`throws` = try unsafe [String](reading: source.pointee.throws_f48, count: source.pointee.n_throws_f48, field: "rollcall.sample.v1.names.RepeatedWords.throws")
    self.`true` = try unsafe [String](reading: source.pointee.true_f49, count: source.pointee.n_true_f49, field: "rollcall.sample.v1.names.RepeatedWords.true")
    self.`try` = try unsafe [String](reading: source.pointee.try_f50, count: source.pointee.n_try_f50, field: "rollcall.sample.v1.names.RepeatedWords.try")
    self.`typealias` = try unsafe [String](reading: source.pointee.typealias_f51, count: source.pointee.n_typealias_f51, field: "rollcall.sample.v1.names.RepeatedWords.typealias")
    self.`var` = try unsafe [String](reading: source.pointee.var_f52, count: source.pointee.n_var_f52, field: "rollcall.sample.v1.names.RepeatedWords.var")
    self.`where` = try unsafe [String](reading: source.pointee.where_f53, count: source.pointee.n_where_f53, field: "rollcall.sample.v1.names.RepeatedWords.where")
    self.`while` = try unsafe [String](reading: source.pointee.while_f54, count: source.pointee.n_while_f54, field: "rollcall.sample.v1.names.RepeatedWords.while")
    self.asm = try unsafe [String](reading: source.pointee.asm_f55, count: source.pointee.n_asm_f55, field: "rollcall.sample.v1.names.RepeatedWords.asm")
    self.auto = try unsafe [String](reading: source.pointee.auto_f56, count: source.pointee.n_auto_f56, field: "rollcall.sample.v1.names.RepeatedWords.auto")
    self.char = try unsafe [String](reading: source.pointee.char_f57, count: source.pointee.n_char_f57, field: "rollcall.sample.v1.names.RepeatedWords.char")
    self.const = try unsafe [String](reading: source.pointee.const_f58, count: source.pointee.n_const_f58, field: "rollcall.sample.v1.names.RepeatedWords.const")
    self.double = try unsafe [String](reading: source.pointee.double_f59, count: source.pointee.n_double_f59, field: "rollcall.sample.v1.names.RepeatedWords.double")
    self.extern = try unsafe [String](reading: source.pointee.extern_f60, count: source.pointee.n_extern_f60, field: "rollcall.sample.v1.names.RepeatedWords.extern")
    self.float = try unsafe [String](reading: source.pointee.float_f61, count: source.pointee.n_float_f61, field: "rollcall.sample.v1.names.RepeatedWords.float")
    self.goto = try unsafe [String](reading: source.pointee.goto_f62, count: source.pointee.n_goto_f62, field: "rollcall.sample.v1.names.RepeatedWords.goto")
    self.inline = try unsafe [String](reading: source.pointee.inline_f63, count: source.pointee.n_inline_f63, field: "rollcall.sample.v1.names.RepeatedWords.inline")
    self.int = try unsafe [String](reading: source.pointee.int_f64, count: source.pointee.n_int_f64, field: "rollcall.sample.v1.names.RepeatedWords.int")
    self.long = try unsafe [String](reading: source.pointee.long_f65, count: source.pointee.n_long_f65, field: "rollcall.sample.v1.names.RepeatedWords.long")
    self.namespace = try unsafe [String](reading: source.pointee.namespace_f66, count: source.pointee.n_namespace_f66, field: "rollcall.sample.v1.names.RepeatedWords.namespace")
    self.new = try unsafe [String](reading: source.pointee.new_f67, count: source.pointee.n_new_f67, field: "rollcall.sample.v1.names.RepeatedWords.new")
    self.register = try unsafe [String](reading: source.pointee.register_f68, count: source.pointee.n_register_f68, field: "rollcall.sample.v1.names.RepeatedWords.register")
    self.short = try unsafe [String](reading: source.pointee.short_f69, count: source.pointee.n_short_f69, field: "rollcall.sample.v1.names.RepeatedWords.short")
    self.signed = try unsafe [String](reading: source.pointee.signed_f70, count: source.pointee.n_signed_f70, field: "rollcall.sample.v1.names.RepeatedWords.signed")
    self.sizeof = try unsafe [String](reading: source.pointee.sizeof_f71, count: source.pointee.n_sizeof_f71, field: "rollcall.sample.v1.names.RepeatedWords.sizeof")
    self.template = try unsafe [String](reading: source.pointee.template_f72, count: source.pointee.n_template_f72, field: "rollcall.sample.v1.names.RepeatedWords.template")
    self.this = try unsafe [String](reading: source.pointee.this_f73, count: source.pointee.n_this_f73, field: "rollcall.sample.v1.names.RepeatedWords.this")
    self.typedef = try unsafe [String](reading: source.pointee.typedef_f74, count: source.pointee.n_typedef_f74, field: "rollcall.sample.v1.names.RepeatedWords.typedef")
    self.union = try unsafe [String](reading: source.pointee.union_f75, count: source.pointee.n_union_f75, field: "rollcall.sample.v1.names.RepeatedWords.union")
    self.unsigned = try unsafe [String](reading: source.pointee.unsigned_f76, count: source.pointee.n_unsigned_f76, field: "rollcall.sample.v1.names.RepeatedWords.unsigned")
    self.virtual = try unsafe [String](reading: source.pointee.virtual_f77, count: source.pointee.n_virtual_f77, field: "rollcall.sample.v1.names.RepeatedWords.virtual")
    self.void = try unsafe [String](reading: source.pointee.void_f78, count: source.pointee.n_void_f78, field: "rollcall.sample.v1.names.RepeatedWords.void")
    self.volatile = try unsafe [String](reading: source.pointee.volatile_f79, count: source.pointee.n_volatile_f79, field: "rollcall.sample.v1.names.RepeatedWords.volatile")
    self.wcharT = try unsafe [String](reading: source.pointee.wchar_t_f80, count: source.pointee.n_wchar_t_f80, field: "rollcall.sample.v1.names.RepeatedWords.wchar_t")
    self.xor = try unsafe [String](reading: source.pointee.xor_f81, count: source.pointee.n_xor_f81, field: "rollcall.sample.v1.names.RepeatedWords.xor")
    self.bool = try unsafe [String](reading: source.pointee.bool_f82, count: source.pointee.n_bool_f82, field: "rollcall.sample.v1.names.RepeatedWords.bool")
    self.linux = try unsafe [String](reading: source.pointee.linux_f83, count: source.pointee.n_linux_f83, field: "rollcall.sample.v1.names.RepeatedWords.linux")
    self.unix = try unsafe [String](reading: source.pointee.unix_f84, count: source.pointee.n_unix_f84, field: "rollcall.sample.v1.names.RepeatedWords.unix")
    self.assert = try unsafe [String](reading: source.pointee.assert_f85, count: source.pointee.n_assert_f85, field: "rollcall.sample.v1.names.RepeatedWords.assert")
    self.offsetof = try unsafe [String](reading: source.pointee.offsetof_f86, count: source.pointee.n_offsetof_f86, field: "rollcall.sample.v1.names.RepeatedWords.offsetof")
    self.errno = try unsafe [String](reading: source.pointee.errno_f87, count: source.pointee.n_errno_f87, field: "rollcall.sample.v1.names.RepeatedWords.errno")
    self.restrict = try unsafe [String](reading: source.pointee.restrict_f88, count: source.pointee.n_restrict_f88, field: "rollcall.sample.v1.names.RepeatedWords.restrict")
    self.typeof = try unsafe [String](reading: source.pointee.typeof_f89, count: source.pointee.n_typeof_f89, field: "rollcall.sample.v1.names.RepeatedWords.typeof")
    self.nullptr = try unsafe [String](reading: source.pointee.nullptr_f90, count: source.pointee.n_nullptr_f90, field: "rollcall.sample.v1.names.RepeatedWords.nullptr")
    self.alignas = try unsafe [String](reading: source.pointee.alignas_f91, count: source.pointee.n_alignas_f91, field: "rollcall.sample.v1.names.RepeatedWords.alignas")
    self.base = try unsafe [String](reading: source.pointee.base_f92, count: source.pointee.n_base_f92, field: "rollcall.sample.v1.names.RepeatedWords.base")
    self.nX = try unsafe [String](reading: source.pointee.n_x_f93, count: source.pointee.n_n_x_f93, field: "rollcall.sample.v1.names.RepeatedWords.n_x")
    self.xCase = try unsafe [String](reading: source.pointee.x_case_f94, count: source.pointee.n_x_case_f94, field: "rollcall.sample.v1.names.RepeatedWords.x_case")
    self.nBase = try unsafe [String](reading: source.pointee.n_base_f95, count: source.pointee.n_n_base_f95, field: "rollcall.sample.v1.names.RepeatedWords.n_base")
    self.descriptionField = try unsafe [String](reading: source.pointee.description_f96, count: source.pointee.n_description_f96, field: "rollcall.sample.v1.names.RepeatedWords.description")
    self.hashValueField = try unsafe [String](reading: source.pointee.hashvalue_f97, count: source.pointee.n_hashvalue_f97, field: "rollcall.sample.v1.names.RepeatedWords.hashValue")
    self.schemaField = try unsafe [String](reading: source.pointee.schema_f98, count: source.pointee.n_schema_f98, field: "rollcall.sample.v1.names.RepeatedWords.schema")
    self.layoutField = try unsafe [String](reading: source.pointee.layout_f99, count: source.pointee.n_layout_f99, field: "rollcall.sample.v1.names.RepeatedWords.layout")
    self.unknownFieldsField = try unsafe [String](reading: source.pointee.unknownfields_f100, count: source.pointee.n_unknownfields_f100, field: "rollcall.sample.v1.names.RepeatedWords.unknownFields")
    self.packedField = try unsafe [String](reading: source.pointee.packed_f101, count: source.pointee.n_packed_f101, field: "rollcall.sample.v1.names.RepeatedWords.packed")
    self.packField = try unsafe [String](reading: source.pointee.pack_f102, count: source.pointee.n_pack_f102, field: "rollcall.sample.v1.names.RepeatedWords.pack")
    self.jsonField = try unsafe [String](reading: source.pointee.json_f103, count: source.pointee.n_json_f103, field: "rollcall.sample.v1.names.RepeatedWords.json")
    self.withField = try unsafe [String](reading: source.pointee.with_f104, count: source.pointee.n_with_f104, field: "rollcall.sample.v1.names.RepeatedWords.with")
    self.hashField = try unsafe [String](reading: source.pointee.hash_f105, count: source.pointee.n_hash_f105, field: "rollcall.sample.v1.names.RepeatedWords.hash")
    self.writeField = try unsafe [String](reading: source.pointee.write_f106, count: source.pointee.n_write_f106, field: "rollcall.sample.v1.names.RepeatedWords.write")
    self.unpackField = try unsafe [String](reading: source.pointee.unpack_f107, count: source.pointee.n_unpack_f107, field: "rollcall.sample.v1.names.RepeatedWords.unpack")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.RepeatedWords")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__RepeatedWords.self, capacity: 1)
    unsafe rollcall_sample_v1_names__repeated_words__init(target)
    unsafe target.pointee.n_any_f1 = self.any.count
    unsafe target.pointee.any_f1 = arena.array(self.any)
    unsafe target.pointee.n_self_f2 = self.selfField.count
    unsafe target.pointee.self_f2 = arena.array(self.selfField)
    unsafe target.pointee.n_type_f3 = self.type.count
    unsafe target.pointee.type_f3 = arena.array(self.type)
    unsafe target.pointee.n_protocol_f4 = self.`protocol`.count
    unsafe target.pointee.protocol_f4 = arena.array(self.`protocol`)
    unsafe target.pointee.n_as_f5 = self.`as`.count
    unsafe target.pointee.as_f5 = arena.array(self.`as`)
    unsafe target.pointee.n_associatedtype_f6 = self.`associatedtype`.count
    unsafe target.pointee.associatedtype_f6 = arena.array(self.`associatedtype`)
    unsafe target.pointee.n_await_f7 = self.`await`.count
    unsafe target.pointee.await_f7 = arena.array(self.`await`)
    unsafe target.pointee.n_break_f8 = self.`break`.count
    unsafe target.pointee.break_f8 = arena.array(self.`break`)
    unsafe target.pointee.n_case_f9 = self.`case`.count
    unsafe target.pointee.case_f9 = arena.array(self.`case`)
    unsafe target.pointee.n_catch_f10 = self.`catch`.count
    unsafe target.pointee.catch_f10 = arena.array(self.`catch`)
    unsafe target.pointee.n_class_f11 = self.`class`.count
    unsafe target.pointee.class_f11 = arena.array(self.`class`)
    unsafe target.pointee.n_continue_f12 = self.`continue`.count
    unsafe target.pointee.continue_f12 = arena.array(self.`continue`)
    unsafe target.pointee.n_default_f13 = self.`default`.count
    unsafe target.pointee.default_f13 = arena.array(self.`default`)
    unsafe target.pointee.n_defer_f14 = self.`defer`.count
    unsafe target.pointee.defer_f14 = arena.array(self.`defer`)
    unsafe target.pointee.n_deinit_f15 = self.`deinit`.count
    unsafe target.pointee.deinit_f15 = arena.array(self.`deinit`)
    unsafe target.pointee.n_do_f16 = self.`do`.count
    unsafe target.pointee.do_f16 = arena.array(self.`do`)
    unsafe target.pointee.n_else_f17 = self.`else`.count
    unsafe target.pointee.else_f17 = arena.array(self.`else`)
    unsafe target.pointee.n_enum_f18 = self.`enum`.count
    unsafe target.pointee.enum_f18 = arena.array(self.`enum`)
    unsafe target.pointee.n_extension_f19 = self.`extension`.count
    unsafe target.pointee.extension_f19 = arena.array(self.`extension`)
    unsafe target.pointee.n_false_f20 = self.`false`.count
    unsafe target.pointee.false_f20 = arena.array(self.`false`)
    unsafe target.pointee.n_fallthrough_f21 = self.`fallthrough`.count
    unsafe target.pointee.fallthrough_f21 = arena.array(self.`fallthrough`)
    unsafe target.pointee.n_fileprivate_f22 = self.`fileprivate`.count
    unsafe target.pointee.fileprivate_f22 = arena.array(self.`fileprivate`)
    unsafe target.pointee.n_for_f23 = self.`for`.count
    unsafe target.pointee.for_f23 = arena.array(self.`for`)
    unsafe target.pointee.n_func_f24 = self.`func`.count
    unsafe target.pointee.func_f24 = arena.array(self.`func`)
    unsafe target.pointee.n_guard_f25 = self.`guard`.count
    unsafe target.pointee.guard_f25 = arena.array(self.`guard`)
    unsafe target.pointee.n_if_f26 = self.`if`.count
    unsafe target.pointee.if_f26 = arena.array(self.`if`)
    unsafe target.pointee.n_import_f27 = self.`import`.count
    unsafe target.pointee.import_f27 = arena.array(self.`import`)
    unsafe target.pointee.n_in_f28 = self.`in`.count
    unsafe target.pointee.in_f28 = arena.array(self.`in`)
    unsafe target.pointee.n_init_f29 = self.initField.count
    unsafe target.pointee.init_f29 = arena.array(self.initField)
    unsafe target.pointee.n_inout_f30 = self.`inout`.count
    unsafe target.pointee.inout_f30 = arena.array(self.`inout`)
    unsafe target.pointee.n_internal_f31 = self.`internal`.count
    unsafe target.pointee.internal_f31 = arena.array(self.`internal`)
    unsafe target.pointee.n_is_f32 = self.`is`.count
    unsafe target.pointee.is_f32 = arena.array(self.`is`)
    unsafe target.pointee.n_let_f33 = self.`let`.count
    unsafe target.pointee.let_f33 = arena.array(self.`let`)
    unsafe target.pointee.n_nil_f34 = self.`nil`.count
    unsafe target.pointee.nil_f34 = arena.array(self.`nil`)
    unsafe target.pointee.n_operator_f35 = self.`operator`.count
    unsafe target.pointee.operator_f35 = arena.array(self.`operator`)
    unsafe target.pointee.n_precedencegroup_f36 = self.`precedencegroup`.count
    unsafe target.pointee.precedencegroup_f36 = arena.array(self.`precedencegroup`)
    unsafe target.pointee.n_private_f37 = self.`private`.count
    unsafe target.pointee.private_f37 = arena.array(self.`private`)
    unsafe target.pointee.n_public_f38 = self.`public`.count
    unsafe target.pointee.public_f38 = arena.array(self.`public`)
    unsafe target.pointee.n_repeat_f39 = self.`repeat`.count
    unsafe target.pointee.repeat_f39 = arena.array(self.`repeat`)
    unsafe target.pointee.n_rethrows_f40 = self.`rethrows`.count
    unsafe target.pointee.rethrows_f40 = arena.array(self.`rethrows`)
    unsafe target.pointee.n_return_f41 = self.`return`.count
    unsafe target.pointee.return_f41 = arena.array(self.`return`)
    unsafe target.pointee.n_static_f42 = self.`static`.count
    unsafe target.pointee.static_f42 = arena.array(self.`static`)
    unsafe target.pointee.n_struct_f43 = self.`struct`.count
    unsafe target.pointee.struct_f43 = arena.array(self.`struct`)
    unsafe target.pointee.n_subscript_f44 = self.`subscript`.count
    unsafe target.pointee.subscript_f44 = arena.array(self.`subscript`)
    unsafe target.pointee.n_super_f45 = self.`super`.count
    unsafe target.pointee.super_f45 = arena.array(self.`super`)
    unsafe target.pointee.n_switch_f46 = self.`switch`.count
    unsafe target.pointee.switch_f46 = arena.array(self.`switch`)
    unsafe target.pointee.n_throw_f47 = self.`throw`.count
    unsafe target.pointee.throw_f47 = arena.array(self.`throw`)
    unsafe target.pointee.n_throws_f48 = self.`throws`.count
    unsafe target.pointee.throws_f48 = arena.array(self.`throws`)
    unsafe target.pointee.n_true_f49 = self.`true`.count
    unsafe target.pointee.true_f49 = arena.array(self.`true`)
    unsafe target.pointee.n_try_f50 = self.`try`.count
    unsafe target.pointee.try_f50 = arena.array(self.`try`)
    unsafe target.pointee.n_typealias_f51 = self.`typealias`.count
    unsafe target.pointee.typealias_f51 = arena.array(self.`typealias`)
    unsafe target.pointee.n_var_f52 = self.`var`.count
    unsafe target.pointee.var_f52 = arena.array(self.`var`)
    unsafe target.pointee.n_where_f53 = self.`where`.count
    unsafe target.pointee.where_f53 = arena.array(self.`where`)
    unsafe target.pointee.n_while_f54 = self.`while`.count
    unsafe target.pointee.while_f54 = arena.array(self.`while`)
    unsafe target.pointee.n_asm_f55 = self.asm.count
    unsafe target.pointee.asm_f55 = arena.array(self.asm)
    unsafe target.pointee.n_auto_f56 = self.auto.count
    unsafe target.pointee.auto_f56 = arena.array(self.auto)
    unsafe target.pointee.n_char_f57 = self.char.count
    unsafe target.pointee.char_f57 = arena.array(self.char)
    unsafe target.pointee.n_const_f58 = self.const.count
    unsafe target.pointee.const_f58 = arena.array(self.const)
    unsafe target.pointee.n_double_f59 = self.double.count
    unsafe target.pointee.double_f59 = arena.array(self.double)
    unsafe target.pointee.n_extern_f60 = self.extern.count
    unsafe target.pointee.extern_f60 = arena.array(self.extern)
    unsafe target.pointee.n_float_f61 = self.float.count
    unsafe target.pointee.float_f61 = arena.array(self.float)
    unsafe target.pointee.n_goto_f62 = self.goto.count
    unsafe target.pointee.goto_f62 = arena.array(self.goto)
    unsafe target.pointee.n_inline_f63 = self.inline.count
    unsafe target.pointee.inline_f63 = arena.array(self.inline)
    unsafe target.pointee.n_int_f64 = self.int.count
    unsafe target.pointee.int_f64 = arena.array(self.int)
    unsafe target.pointee.n_long_f65 = self.long.count
    unsafe target.pointee.long_f65 = arena.array(self.long)
    unsafe target.pointee.n_namespace_f66 = self.namespace.count
    unsafe target.pointee.namespace_f66 = arena.array(self.namespace)
    unsafe target.pointee.n_new_f67 = self.new.count
    unsafe target.pointee.new_f67 = arena.array(self.new)
    unsafe target.pointee.n_register_f68 = self.register.count
    unsafe target.pointee.register_f68 = arena.array(self.register)
    unsafe target.pointee.n_short_f69 = self.short.count
    unsafe target.pointee.short_f69 = arena.array(self.short)
    unsafe target.pointee.n_signed_f70 = self.signed.count
    unsafe target.pointee.signed_f70 = arena.array(self.signed)
    unsafe target.pointee.n_sizeof_f71 = self.sizeof.count
    unsafe target.pointee.sizeof_f71 = arena.array(self.sizeof)
    unsafe target.pointee.n_template_f72 = self.template.count
    unsafe target.pointee.template_f72 = arena.array(self.template)
    unsafe target.pointee.n_this_f73 = self.this.count
    unsafe target.pointee.this_f73 = arena.array(self.this)
    unsafe target.pointee.n_typedef_f74 = self.typedef.count
    unsafe target.pointee.typedef_f74 = arena.array(self.typedef)
    unsafe target.pointee.n_union_f75 = self.union.count
    unsafe target.pointee.union_f75 = arena.array(self.union)
    unsafe target.pointee.n_unsigned_f76 = self.unsigned.count
    unsafe target.pointee.unsigned_f76 = arena.array(self.unsigned)
    unsafe target.pointee.n_virtual_f77 = self.virtual.count
    unsafe target.pointee.virtual_f77 = arena.array(self.virtual)
    unsafe target.pointee.n_void_f78 = self.void.count
    unsafe target.pointee.void_f78 = arena.array(self.void)
    unsafe target.pointee.n_volatile_f79 = self.volatile.count
    unsafe target.pointee.volatile_f79 = arena.array(self.volatile)
    unsafe target.pointee.n_wchar_t_f80 = self.wcharT.count
    unsafe target.pointee.wchar_t_f80 = arena.array(self.wcharT)
    unsafe target.pointee.n_xor_f81 = self.xor.count
    unsafe target.pointee.xor_f81 = arena.array(self.xor)
    unsafe target.pointee.n_bool_f82 = self.bool.count
    unsafe target.pointee.bool_f82 = arena.array(self.bool)
    unsafe target.pointee.n_linux_f83 = self.linux.count
    unsafe target.pointee.linux_f83 = arena.array(self.linux)
    unsafe target.pointee.n_unix_f84 = self.unix.count
    unsafe target.pointee.unix_f84 = arena.array(self.unix)
    unsafe target.pointee.n_assert_f85 = self.assert.count
    unsafe target.pointee.assert_f85 = arena.array(self.assert)
    unsafe target.pointee.n_offsetof_f86 = self.offsetof.count
    unsafe target.pointee.offsetof_f86 = arena.array(self.offsetof)
    unsafe target.pointee.n_errno_f87 = self.errno.count
    unsafe target.pointee.errno_f87 = arena.array(self.errno)
    unsafe target.pointee.n_restrict_f88 = self.restrict.count
    unsafe target.pointee.restrict_f88 = arena.array(self.restrict)
    unsafe target.pointee.n_typeof_f89 = self.typeof.count
    unsafe target.pointee.typeof_f89 = arena.array(self.typeof)
    unsafe target.pointee.n_nullptr_f90 = self.nullptr.count
    unsafe target.pointee.nullptr_f90 = arena.array(self.nullptr)
    unsafe target.pointee.n_alignas_f91 = self.alignas.count
    unsafe target.pointee.alignas_f91 = arena.array(self.alignas)
    unsafe target.pointee.n_base_f92 = self.base.count
    unsafe target.pointee.base_f92 = arena.array(self.base)
    unsafe target.pointee.n_n_x_f93 = self.nX.count
    unsafe target.pointee.n_x_f93 = arena.array(self.nX)
    unsafe target.pointee.n_x_case_f94 = self.xCase.count
    unsafe target.pointee.x_case_f94 = arena.array(self.xCase)
    unsafe target.pointee.n_n_base_f95 = self.nBase.count
    unsafe target.pointee.n_base_f95 = arena.array(self.nBase)
    unsafe target.pointee.n_description_f96 = self.descriptionField.count
    unsafe target.pointee.description_f96 = arena.array(self.descriptionField)
    unsafe target.pointee.n_hashvalue_f97 = self.hashValueField.count
    unsafe target.pointee.hashvalue_f97 = arena.array(self.hashValueField)
    unsafe target.pointee.n_schema_f98 = self.schemaField.count
    unsafe target.pointee.schema_f98 = arena.array(self.schemaField)
    unsafe target.pointee.n_layout_f99 = self.layoutField.count
    unsafe target.pointee.layout_f99 = arena.array(self.layoutField)
    unsafe target.pointee.n_unknownfields_f100 = self.unknownFieldsField.count
    unsafe target.pointee.unknownfields_f100 = arena.array(self.unknownFieldsField)
    unsafe target.pointee.n_packed_f101 = self.packedField.count
    unsafe target.pointee.packed_f101 = arena.array(self.packedField)
    unsafe target.pointee.n_pack_f102 = self.packField.count
    unsafe target.pointee.pack_f102 = arena.array(self.packField)
    unsafe target.pointee.n_json_f103 = self.jsonField.count
    unsafe target.pointee.json_f103 = arena.array(self.jsonField)
    unsafe target.pointee.n_with_f104 = self.withField.count
    unsafe target.pointee.with_f104 = arena.array(self.withField)
    unsafe target.pointee.n_hash_f105 = self.hashField.count
    unsafe target.pointee.hash_f105 = arena.array(self.hashField)
    unsafe target.pointee.n_write_f106 = self.writeField.count
    unsafe target.pointee.write_f106 = arena.array(self.writeField)
    unsafe target.pointee.n_unpack_f107 = self.unpackField.count
    unsafe target.pointee.unpack_f107 = arena.array(self.unpackField)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension OneofWords {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__OneofWords.self, fullName: "rollcall.sample.v1.names.OneofWords",
    initialise: { unsafe rollcall_sample_v1_names__oneof_words__init($0) })

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

@_spi(GeneratedCode) extension OneofWords: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__OneofWords.self)
    switch unsafe source.pointee.words_oneof0_case.rawValue {
    case 1:
      self.words = .any(try unsafe String(reading: source.pointee.any_f1, field: "rollcall.sample.v1.names.OneofWords.Any"))
    case 2:
      self.words = .selfValue(try unsafe String(reading: source.pointee.self_f2, field: "rollcall.sample.v1.names.OneofWords.Self"))
    case 3:
      self.words = .type(try unsafe String(reading: source.pointee.type_f3, field: "rollcall.sample.v1.names.OneofWords.Type"))
    case 4:
      self.words = .`protocol`(try unsafe String(reading: source.pointee.protocol_f4, field: "rollcall.sample.v1.names.OneofWords.Protocol"))
    case 5:
      self.words = .`as`(try unsafe String(reading: source.pointee.as_f5, field: "rollcall.sample.v1.names.OneofWords.as"))
    case 6:
      self.words = .`associatedtype`(try unsafe String(reading: source.pointee.associatedtype_f6, field: "rollcall.sample.v1.names.OneofWords.associatedtype"))
    case 7:
      self.words = .`await`(try unsafe String(reading: source.pointee.await_f7, field: "rollcall.sample.v1.names.OneofWords.await"))
    case 8:
      self.words = .`break`(try unsafe String(reading: source.pointee.break_f8, field: "rollcall.sample.v1.names.OneofWords.break"))
    case 9:
      self.words = .`case`(try unsafe String(reading: source.pointee.case_f9, field: "rollcall.sample.v1.names.OneofWords.case"))
    case 10:
      self.words = .`catch`(try unsafe String(reading: source.pointee.catch_f10, field: "rollcall.sample.v1.names.OneofWords.catch"))
    case 11:
      self.words = .`class`(try unsafe String(reading: source.pointee.class_f11, field: "rollcall.sample.v1.names.OneofWords.class"))
    case 12:
      self.words = .`continue`(try unsafe String(reading: source.pointee.continue_f12, field: "rollcall.sample.v1.names.OneofWords.continue"))
    case 13:
      self.words = .`default`(try unsafe String(reading: source.pointee.default_f13, field: "rollcall.sample.v1.names.OneofWords.default"))
    case 14:
      self.words = .`defer`(try unsafe String(reading: source.pointee.defer_f14, field: "rollcall.sample.v1.names.OneofWords.defer"))
    case 15:
      self.words = .`deinit`(try unsafe String(reading: source.pointee.deinit_f15, field: "rollcall.sample.v1.names.OneofWords.deinit"))
    case 16:
      self.words = .`do`(try unsafe String(reading: source.pointee.do_f16, field: "rollcall.sample.v1.names.OneofWords.do"))
    case 17:
      self.words = .`else`(try unsafe String(reading: source.pointee.else_f17, field: "rollcall.sample.v1.names.OneofWords.else"))
    case 18:
      self.words = .`enum`(try unsafe String(reading: source.pointee.enum_f18, field: "rollcall.sample.v1.names.OneofWords.enum"))
    case 19:
      self.words = .`extension`(try unsafe String(reading: source.pointee.extension_f19, field: "rollcall.sample.v1.names.OneofWords.extension"))
    case 20:
      self.words = .`false`(try unsafe String(reading: source.pointee.false_f20, field: "rollcall.sample.v1.names.OneofWords.false"))
    case 21:
      self.words = .`fallthrough`(try unsafe String(reading: source.pointee.fallthrough_f21, field: "rollcall.sample.v1.names.OneofWords.fallthrough"))
    case 22:
      self.words = .`fileprivate`(try unsafe String(reading: source.pointee.fileprivate_f22, field: "rollcall.sample.v1.names.OneofWords.fileprivate"))
    case 23:
      self.words = .`for`(try unsafe String(reading: source.pointee.for_f23, field: "rollcall.sample.v1.names.OneofWords.for"))
    case 24:
      self.words = .`func`(try unsafe String(reading: source.pointee.func_f24, field: "rollcall.sample.v1.names.OneofWords.func"))
    case 25:
      self.words = .`guard`(try unsafe String(reading: source.pointee.guard_f25, field: "rollcall.sample.v1.names.OneofWords.guard"))
    case 26:
      self.words = .`if`(try unsafe String(reading: source.pointee.if_f26, field: "rollcall.sample.v1.names.OneofWords.if"))
    case 27:
      self.words = .`import`(try unsafe String(reading: source.pointee.import_f27, field: "rollcall.sample.v1.names.OneofWords.import"))
    case 28:
      self.words = .`in`(try unsafe String(reading: source.pointee.in_f28, field: "rollcall.sample.v1.names.OneofWords.in"))
    case 29:
      self.words = .initValue(try unsafe String(reading: source.pointee.init_f29, field: "rollcall.sample.v1.names.OneofWords.init"))
    case 30:
      self.words = .`inout`(try unsafe String(reading: source.pointee.inout_f30, field: "rollcall.sample.v1.names.OneofWords.inout"))
    case 31:
      self.words = .`internal`(try unsafe String(reading: source.pointee.internal_f31, field: "rollcall.sample.v1.names.OneofWords.internal"))
    case 32:
      self.words = .`is`(try unsafe String(reading: source.pointee.is_f32, field: "rollcall.sample.v1.names.OneofWords.is"))
    case 33:
      self.words = .`let`(try unsafe String(reading: source.pointee.let_f33, field: "rollcall.sample.v1.names.OneofWords.let"))
    case 34:
      self.words = .`nil`(try unsafe String(reading: source.pointee.nil_f34, field: "rollcall.sample.v1.names.OneofWords.nil"))
    case 35:
      self.words = .`operator`(try unsafe String(reading: source.pointee.operator_f35, field: "rollcall.sample.v1.names.OneofWords.operator"))
    case 36:
      self.words = .`precedencegroup`(try unsafe String(reading: source.pointee.precedencegroup_f36, field: "rollcall.sample.v1.names.OneofWords.precedencegroup"))
    case 37:
      self.words = .`private`(try unsafe String(reading: source.pointee.private_f37, field: "rollcall.sample.v1.names.OneofWords.private"))
    case 38:
      self.words = .`public`(try unsafe String(reading: source.pointee.public_f38, field: "rollcall.sample.v1.names.OneofWords.public"))
    case 39:
      self.words = .`repeat`(try unsafe String(reading: source.pointee.repeat_f39, field: "rollcall.sample.v1.names.OneofWords.repeat"))
    case 40:
      self.words = .`rethrows`(try unsafe String(reading: source.pointee.rethrows_f40, field: "rollcall.sample.v1.names.OneofWords.rethrows"))
    case 41:
      self.words = .`return`(try unsafe String(reading: source.pointee.return_f41, field: "rollcall.sample.v1.names.OneofWords.return"))
    case 42:
      self.words = .`static`(try unsafe String(reading: source.pointee.static_f42, field: "rollcall.sample.v1.names.OneofWords.static"))
    case 43:
      self.words = .`struct`(try unsafe String(reading: source.pointee.struct_f43, field: "rollcall.sample.v1.names.OneofWords.struct"))
    case 44:
      self.words = .`subscript`(try unsafe String(reading: source.pointee.subscript_f44, field: "rollcall.sample.v1.names.OneofWords.subscript"))
    case 45:
      self.words = .`super`(try unsafe String(reading: source.pointee.super_f45, field: "rollcall.sample.v1.names.OneofWords.super"))
    case 46:
      self.words = .`switch`(try unsafe String(reading: source.pointee.switch_f46, field: "rollcall.sample.v1.names.OneofWords.switch"))
    case 47:
      self.words = .`throw`(try unsafe String(reading: source.pointee.throw_f47, field: "rollcall.sample.v1.names.OneofWords.throw"))
    case 48:
      self.words = .`throws`(try unsafe String(reading: source.pointee.throws_f48, field: "rollcall.sample.v1.names.OneofWords.throws"))
    case 49:
      self.words = .`true`(try unsafe String(reading: source.pointee.true_f49, field: "rollcall.sample.v1.names.OneofWords.true"))
    case 50:
      self.words = .`try`(try unsafe String(reading: source.pointee.try_f50, field: "rollcall.sample.v1.names.OneofWords.try"))
    case 51:
      self.words = .`typealias`(try unsafe String(reading: source.pointee.typealias_f51, field: "rollcall.sample.v1.names.OneofWords.typealias"))
    case 52:
      self.words = .`var`(try unsafe String(reading: source.pointee.var_f52, field: "rollcall.sample.v1.names.OneofWords.var"))
    case 53:
      self.words = .`where`(try unsafe String(reading: source.pointee.where_f53, field: "rollcall.sample.v1.names.OneofWords.where"))
    case 54:
      self.words = .`while`(try unsafe String(reading: source.pointee.while_f54, field: "rollcall.sample.v1.names.OneofWords.while"))
    case 55:
      self.words = .asm(try unsafe String(reading: source.pointee.asm_f55, field: "rollcall.sample.v1.names.OneofWords.asm"))
    case 56:
      self.words = .auto(try unsafe String(reading: source.pointee.auto_f56, field: "rollcall.sample.v1.names.OneofWords.auto"))
    case 57:
      self.words = .char(try unsafe String(reading: source.pointee.char_f57, field: "rollcall.sample.v1.names.OneofWords.char"))
    case 58:
      self.words = .const(try unsafe String(reading: source.pointee.const_f58, field: "rollcall.sample.v1.names.OneofWords.const"))
    case 59:
      self.words = .double(try unsafe String(reading: source.pointee.double_f59, field: "rollcall.sample.v1.names.OneofWords.double"))
    case 60:
      self.words = .extern(try unsafe String(reading: source.pointee.extern_f60, field: "rollcall.sample.v1.names.OneofWords.extern"))
    case 61:
      self.words = .float(try unsafe String(reading: source.pointee.float_f61, field: "rollcall.sample.v1.names.OneofWords.float"))
    case 62:
      self.words = .goto(try unsafe String(reading: source.pointee.goto_f62, field: "rollcall.sample.v1.names.OneofWords.goto"))
    case 63:
      self.words = .inline(try unsafe String(reading: source.pointee.inline_f63, field: "rollcall.sample.v1.names.OneofWords.inline"))
    case 64:
      self.words = .int(try unsafe String(reading: source.pointee.int_f64, field: "rollcall.sample.v1.names.OneofWords.int"))
    case 65:
      self.words = .long(try unsafe String(reading: source.pointee.long_f65, field: "rollcall.sample.v1.names.OneofWords.long"))
    case 66:
      self.words = .namespace(try unsafe String(reading: source.pointee.namespace_f66, field: "rollcall.sample.v1.names.OneofWords.namespace"))
    case 67:
      self.words = .new(try unsafe String(reading: source.pointee.new_f67, field: "rollcall.sample.v1.names.OneofWords.new"))
    case 68:
      self.words = .register(try unsafe String(reading: source.pointee.register_f68, field: "rollcall.sample.v1.names.OneofWords.register"))
    case 69:
      self.words = .short(try unsafe String(reading: source.pointee.short_f69, field: "rollcall.sample.v1.names.OneofWords.short"))
    case 70:
      self.words = .signed(try unsafe String(reading: source.pointee.signed_f70, field: "rollcall.sample.v1.names.OneofWords.signed"))
    case 71:
      self.words = .sizeof(try unsafe String(reading: source.pointee.sizeof_f71, field: "rollcall.sample.v1.names.OneofWords.sizeof"))
    case 72:
      self.words = .template(try unsafe String(reading: source.pointee.template_f72, field: "rollcall.sample.v1.names.OneofWords.template"))
    case 73:
      self.words = .this(try unsafe String(reading: source.pointee.this_f73, field: "rollcall.sample.v1.names.OneofWords.this"))
    case 74:
      self.words = .typedef(try unsafe String(reading: source.pointee.typedef_f74, field: "rollcall.sample.v1.names.OneofWords.typedef"))
    case 75:
      self.words = .union(try unsafe String(reading: source.pointee.union_f75, field: "rollcall.sample.v1.names.OneofWords.union"))
    case 76:
      self.words = .unsigned(try unsafe String(reading: source.pointee.unsigned_f76, field: "rollcall.sample.v1.names.OneofWords.unsigned"))
    case 77:
      self.words = .virtual(try unsafe String(reading: source.pointee.virtual_f77, field: "rollcall.sample.v1.names.OneofWords.virtual"))
    case 78:
      self.words = .void(try unsafe String(reading: source.pointee.void_f78, field: "rollcall.sample.v1.names.OneofWords.void"))
    case 79:
      self.words = .volatile(try unsafe String(reading: source.pointee.volatile_f79, field: "rollcall.sample.v1.names.OneofWords.volatile"))
    case 80:
      self.words = .wcharT(try unsafe String(reading: source.pointee.wchar_t_f80, field: "rollcall.sample.v1.names.OneofWords.wchar_t"))
    case 81:
      self.words = .xor(try unsafe String(reading: source.pointee.xor_f81, field: "rollcall.sample.v1.names.OneofWords.xor"))
    case 82:
      self.words = .bool(try unsafe String(reading: source.pointee.bool_f82, field: "rollcall.sample.v1.names.OneofWords.bool"))
    case 83:
      self.words = .linux(try unsafe String(reading: source.pointee.linux_f83, field: "rollcall.sample.v1.names.OneofWords.linux"))
    case 84:
      self.words = .unix(try unsafe String(reading: source.pointee.unix_f84, field: "rollcall.sample.v1.names.OneofWords.unix"))
    case 85:
      self.words = .assert(try unsafe String(reading: source.pointee.assert_f85, field: "rollcall.sample.v1.names.OneofWords.assert"))
    case 86:
      self.words = .offsetof(try unsafe String(reading: source.pointee.offsetof_f86, field: "rollcall.sample.v1.names.OneofWords.offsetof"))
    case 87:
      self.words = .errno(try unsafe String(reading: source.pointee.errno_f87, field: "rollcall.sample.v1.names.OneofWords.errno"))
    case 88:
      self.words = .restrict(try unsafe String(reading: source.pointee.restrict_f88, field: "rollcall.sample.v1.names.OneofWords.restrict"))
    case 89:
      self.words = .typeof(try unsafe String(reading: source.pointee.typeof_f89, field: "rollcall.sample.v1.names.OneofWords.typeof"))
    case 90:
      self.words = .nullptr(try unsafe String(reading: source.pointee.nullptr_f90, field: "rollcall.sample.v1.names.OneofWords.nullptr"))
    case 91:
      self.words = .alignas(try unsafe String(reading: source.pointee.alignas_f91, field: "rollcall.sample.v1.names.OneofWords.alignas"))
    case 92:
      self.words = .base(try unsafe String(reading: source.pointee.base_f92, field: "rollcall.sample.v1.names.OneofWords.base"))
    case 93:
      self.words = .nX(try unsafe String(reading: source.pointee.n_x_f93, field: "rollcall.sample.v1.names.OneofWords.n_x"))
    case 94:
      self.words = .xCase(try unsafe String(reading: source.pointee.x_case_f94, field: "rollcall.sample.v1.names.OneofWords.x_case"))
    case 95:
      self.words = .nBase(try unsafe String(reading: source.pointee.n_base_f95, field: "rollcall.sample.v1.names.OneofWords.n_base"))
    case 96:
      self.words = .descriptionValue(try unsafe String(reading: source.pointee.description_f96, field: "rollcall.sample.v1.names.OneofWords.description"))
    case 97:
      self.words = .hashValueValue(try unsafe String(reading: source.pointee.hashvalue_f97, field: "rollcall.sample.v1.names.OneofWords.hashValue"))
    case 98:
      self.words = .schemaValue(try unsafe String(reading: source.pointee.schema_f98, field: "rollcall.sample.v1.names.OneofWords.schema"))
    case 99:
      self.words = .layout(try unsafe String(reading: source.pointee.layout_f99, field: "rollcall.sample.v1.names.OneofWords.layout"))
    case 100:
      self.words = .unknownFields(try unsafe String(reading: source.pointee.unknownfields_f100, field: "rollcall.sample.v1.names.OneofWords.unknownFields"))
    case 101:
      self.words = .packed(try unsafe String(reading: source.pointee.packed_f101, field: "rollcall.sample.v1.names.OneofWords.packed"))
    case 102:
      self.words = .pack(try unsafe String(reading: source.pointee.pack_f102, field: "rollcall.sample.v1.names.OneofWords.pack"))
    case 103:
      self.words = .json(try unsafe String(reading: source.pointee.json_f103, field: "rollcall.sample.v1.names.OneofWords.json"))
    case 104:
      self.words = .with(try unsafe String(reading: source.pointee.with_f104, field: "rollcall.sample.v1.names.OneofWords.with"))
    case 105:
      self.words = .hashValue(try unsafe String(reading: source.pointee.hash_f105, field: "rollcall.sample.v1.names.OneofWords.hash"))
    case 106:
      self.words = .write(try unsafe String(reading: source.pointee.write_f106, field: "rollcall.sample.v1.names.OneofWords.write"))
    case 107:
      self.words = .unpack(try unsafe String(reading: source.pointee.unpack_f107, field: "rollcall.sample.v1.names.OneofWords.unpack"))
    case 108:
      self.words = .actor(try unsafe String(reading: source.pointee.actor_f108, field: "rollcall.sample.v1.names.OneofWords.actor"))
    case 109:
      self.words = .async(try unsafe String(reading: source.pointee.async_f109, field: "rollcall.sample.v1.names.OneofWords.async"))
    case 110:
      self.words = .unsafe(try unsafe String(reading: source.pointee.unsafe_f110, field: "rollcall.sample.v1.names.OneofWords.unsafe"))
    case 111:
      self.words = .borrowing(try unsafe String(reading: source.pointee.borrowing_f111, field: "rollcall.sample.v1.names.OneofWords.borrowing"))
    case 112:
      self.words = .consuming(try unsafe String(reading: source.pointee.consuming_f112, field: "rollcall.sample.v1.names.OneofWords.consuming"))
    case 113:
      self.words = .consume(try unsafe String(reading: source.pointee.consume_f113, field: "rollcall.sample.v1.names.OneofWords.consume"))
    case 114:
      self.words = .copy(try unsafe String(reading: source.pointee.copy_f114, field: "rollcall.sample.v1.names.OneofWords.copy"))
    case 115:
      self.words = .discard(try unsafe String(reading: source.pointee.discard_f115, field: "rollcall.sample.v1.names.OneofWords.discard"))
    case 116:
      self.words = .each(try unsafe String(reading: source.pointee.each_f116, field: "rollcall.sample.v1.names.OneofWords.each"))
    case 117:
      self.words = .someValue(try unsafe String(reading: source.pointee.some_f117, field: "rollcall.sample.v1.names.OneofWords.some"))
    case 118:
      self.words = .yield(try unsafe String(reading: source.pointee.yield_f118, field: "rollcall.sample.v1.names.OneofWords.yield"))
    case 119:
      self.words = .get(try unsafe String(reading: source.pointee.get_f119, field: "rollcall.sample.v1.names.OneofWords.get"))
    case 120:
      self.words = .set(try unsafe String(reading: source.pointee.set_f120, field: "rollcall.sample.v1.names.OneofWords.set"))
    case 121:
      self.words = .willSet(try unsafe String(reading: source.pointee.willset_f121, field: "rollcall.sample.v1.names.OneofWords.willSet"))
    case 122:
      self.words = .didSet(try unsafe String(reading: source.pointee.didset_f122, field: "rollcall.sample.v1.names.OneofWords.didSet"))
    case 123:
      self.words = .newValue(try unsafe String(reading: source.pointee.newvalue_f123, field: "rollcall.sample.v1.names.OneofWords.newValue"))
    case 124:
      self.words = .oldValue(try unsafe String(reading: source.pointee.oldvalue_f124, field: "rollcall.sample.v1.names.OneofWords.oldValue"))
    case 125:
      self.words = .value(try unsafe String(reading: source.pointee.value_f125, field: "rollcall.sample.v1.names.OneofWords.value"))
    case 126:
      self.words = .source(try unsafe String(reading: source.pointee.source_f126, field: "rollcall.sample.v1.names.OneofWords.source"))
    case 127:
      self.words = .target(try unsafe String(reading: source.pointee.target_f127, field: "rollcall.sample.v1.names.OneofWords.target"))
    case 128:
      self.words = .arena(try unsafe String(reading: source.pointee.arena_f128, field: "rollcall.sample.v1.names.OneofWords.arena"))
    case 129:
      self.words = .entry(try unsafe String(reading: source.pointee.entry_f129, field: "rollcall.sample.v1.names.OneofWords.entry"))
    case 130:
      self.words = .index(try unsafe String(reading: source.pointee.index_f130, field: "rollcall.sample.v1.names.OneofWords.index"))
    case 131:
      self.words = .key(try unsafe String(reading: source.pointee.key_f131, field: "rollcall.sample.v1.names.OneofWords.key"))
    case 132:
      self.words = .bytes(try unsafe String(reading: source.pointee.bytes_f132, field: "rollcall.sample.v1.names.OneofWords.bytes"))
    case 133:
      self.words = .output(try unsafe String(reading: source.pointee.output_f133, field: "rollcall.sample.v1.names.OneofWords.output"))
    case 134:
      self.words = .error(try unsafe String(reading: source.pointee.error_f134, field: "rollcall.sample.v1.names.OneofWords.error"))
    case 135:
      self.words = .left(try unsafe String(reading: source.pointee.left_f135, field: "rollcall.sample.v1.names.OneofWords.left"))
    case 136:
      self.words = .right(try unsafe String(reading: source.pointee.right_f136, field: "rollcall.sample.v1.names.OneofWords.right"))
    case 137:
      self.words = .macro(try unsafe String(reading: source.pointee.macro_f137, field: "rollcall.sample.v1.names.OneofWords.macro"))
    case 138:
      self.words = .nonisolated(try unsafe String(reading: source.pointee.nonisolated_f138, field: "rollcall.sample.v1.names.OneofWords.nonisolated"))
    case 139:
      self.words = .sending(try unsafe String(reading: source.pointee.sending_f139, field: "rollcall.sample.v1.names.OneofWords.sending"))
    case 140:
      self.words = .open(try unsafe String(reading: source.pointee.open_f140, field: "rollcall.sample.v1.names.OneofWords.open"))
    case 141:
      self.words = .override(try unsafe String(reading: source.pointee.override_f141, field: "rollcall.sample.v1.names.OneofWords.override"))
    case 142:
      self.words = .optional(try unsafe String(reading: source.pointee.optional_f142, field: "rollcall.sample.v1.names.OneofWords.optional"))
    case 143:
      self.words = .required(try unsafe String(reading: source.pointee.required_f143, field: "rollcall.sample.v1.names.OneofWords.required"))
    case 144:
      self.words = .weak(try unsafe String(reading: source.pointee.weak_f144, field: "rollcall.sample.v1.names.OneofWords.weak"))
    case 145:
      self.words = .unowned(try unsafe String(reading: source.pointee.unowned_f145, field: "rollcall.sample.v1.names.OneofWords.unowned"))
    case 146:
      self.words = .dynamic(try unsafe String(reading: source.pointee.dynamic_f146, field: "rollcall.sample.v1.names.OneofWords.dynamic"))
    case 147:
      self.words = .final(try unsafe String(reading: source.pointee.final_f147, field: "rollcall.sample.v1.names.OneofWords.final"))
    case 148:
      self.words = .lazy(try unsafe String(reading: source.pointee.lazy_f148, field: "rollcall.sample.v1.names.OneofWords.lazy"))
    case 149:
      self.words = .mutating(try unsafe String(reading: source.pointee.mutating_f149, field: "rollcall.sample.v1.names.OneofWords.mutating"))
    case 150:
      self.words = .convenience(try unsafe String(reading: source.pointee.convenience_f150, field: "rollcall.sample.v1.names.OneofWords.convenience"))
    case 151:
      self.words = .indirect(try unsafe String(reading: source.pointee.indirect_f151, field: "rollcall.sample.v1.names.OneofWords.indirect"))
    case 152:
      self.words = .infix(try unsafe String(reading: source.pointee.infix_f152, field: "rollcall.sample.v1.names.OneofWords.infix"))
    case 153:
      self.words = .prefix(try unsafe String(reading: source.pointee.prefix_f153, field: "rollcall.sample.v1.names.OneofWords.prefix"))
    case 154:
      self.words = .postfix(try unsafe String(reading: source.pointee.postfix_f154, field: "rollcall.sample.v1.names.OneofWords.postfix"))
    case 155:
      self.words = .associativity(try unsafe String(reading: source.pointee.associativity_f155, field: "rollcall.sample.v1.names.OneofWords.associativity"))
    case 156:
      self.words = .precedence(try unsafe String(reading: source.pointee.precedence_f156, field: "rollcall.sample.v1.names.OneofWords.precedence"))
    case 157:
      self.words = .message(try unsafe String(reading: source.pointee.message_f157, field: "rollcall.sample.v1.names.OneofWords.message"))
    case 158:
      self.words = .field(try unsafe String(reading: source.pointee.field_f158, field: "rollcall.sample.v1.names.OneofWords.field"))
    case 159:
      self.words = .number(try unsafe String(reading: source.pointee.number_f159, field: "rollcall.sample.v1.names.OneofWords.number"))
    case 160:
      self.words = .name(try unsafe String(reading: source.pointee.name_f160, field: "rollcall.sample.v1.names.OneofWords.name"))
    case 161:
      self.words = .storage(try unsafe String(reading: source.pointee.storage_f161, field: "rollcall.sample.v1.names.OneofWords.storage"))
    case 162:
      self.words = .isEqual(try unsafe String(reading: source.pointee.isequal_f162, field: "rollcall.sample.v1.names.OneofWords.isEqual"))
    case 163:
      self.words = .copyWith(try unsafe String(reading: source.pointee.copywith_f163, field: "rollcall.sample.v1.names.OneofWords.copyWith"))
    case 164:
      self.words = .text(try unsafe String(reading: source.pointee.text_f164, field: "rollcall.sample.v1.names.OneofWords.text"))
    case 165:
      self.words = .request(try unsafe String(reading: source.pointee.request_f165, field: "rollcall.sample.v1.names.OneofWords.request"))
    case 166:
      self.words = .context(try unsafe String(reading: source.pointee.context_f166, field: "rollcall.sample.v1.names.OneofWords.context"))
    case 167:
      self.words = .channel(try unsafe String(reading: source.pointee.channel_f167, field: "rollcall.sample.v1.names.OneofWords.channel"))
    case 168:
      self.words = .options(try unsafe String(reading: source.pointee.options_f168, field: "rollcall.sample.v1.names.OneofWords.options"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.OneofWords")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__OneofWords.self, capacity: 1)
    unsafe rollcall_sample_v1_names__oneof_words__init(target)
    switch self.words {
    case .any(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.any_f1 = arena.data(value)
    case .selfValue(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.self_f2 = arena.data(value)
    case .type(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 3)
      unsafe target.pointee.type_f3 = arena.data(value)
    case .`protocol`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 4)
      unsafe target.pointee.protocol_f4 = arena.data(value)
    case .`as`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 5)
      unsafe target.pointee.as_f5 = arena.data(value)
    case .`associatedtype`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 6)
      unsafe target.pointee.associatedtype_f6 = arena.data(value)
    case .`await`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 7)
      unsafe target.pointee.await_f7 = arena.data(value)
    case .`break`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 8)
      unsafe target.pointee.break_f8 = arena.data(value)
    case .`case`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 9)
      unsafe target.pointee.case_f9 = arena.data(value)
    case .`catch`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 10)
      unsafe target.pointee.catch_f10 = arena.data(value)
    case .`class`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 11)
      unsafe target.pointee.class_f11 = arena.data(value)
    case .`continue`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 12)
      unsafe target.pointee.continue_f12 = arena.data(value)
    case .`default`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 13)
      unsafe target.pointee.default_f13 = arena.data(value)
    case .`defer`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 14)
      unsafe target.pointee.defer_f14 = arena.data(value)
    case .`deinit`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 15)
      unsafe target.pointee.deinit_f15 = arena.data(value)
    case .`do`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 16)
      unsafe target.pointee.do_f16 = arena.data(value)
    case .`else`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 17)
      unsafe target.pointee.else_f17 = arena.data(value)
    case .`enum`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 18)
      unsafe target.pointee.enum_f18 = arena.data(value)
    case .`extension`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 19)
      unsafe target.pointee.extension_f19 = arena.data(value)
    case .`false`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 20)
      unsafe target.pointee.false_f20 = arena.data(value)
    case .`fallthrough`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 21)
      unsafe target.pointee.fallthrough_f21 = arena.data(value)
    case .`fileprivate`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 22)
      unsafe target.pointee.fileprivate_f22 = arena.data(value)
    case .`for`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 23)
      unsafe target.pointee.for_f23 = arena.data(value)
    case .`func`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 24)
      unsafe target.pointee.func_f24 = arena.data(value)
    case .`guard`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 25)
      unsafe target.pointee.guard_f25 = arena.data(value)
    case .`if`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 26)
      unsafe target.pointee.if_f26 = arena.data(value)
    case .`import`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 27)
      unsafe target.pointee.import_f27 = arena.data(value)
    case .`in`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 28)
      unsafe target.pointee.in_f28 = arena.data(value)
    case .initValue(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 29)
      unsafe target.pointee.init_f29 = arena.data(value)
    case .`inout`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 30)
      unsafe target.pointee.inout_f30 = arena.data(value)
    case .`internal`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 31)
      unsafe target.pointee.internal_f31 = arena.data(value)
    case .`is`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 32)
      unsafe target.pointee.is_f32 = arena.data(value)
    case .`let`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 33)
      unsafe target.pointee.let_f33 = arena.data(value)
    case .`nil`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 34)
      unsafe target.pointee.nil_f34 = arena.data(value)
    case .`operator`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 35)
      unsafe target.pointee.operator_f35 = arena.data(value)
    case .`precedencegroup`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 36)
      unsafe target.pointee.precedencegroup_f36 = arena.data(value)
    case .`private`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 37)
      unsafe target.pointee.private_f37 = arena.data(value)
    case .`public`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 38)
      unsafe target.pointee.public_f38 = arena.data(value)
    case .`repeat`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 39)
      unsafe target.pointee.repeat_f39 = arena.data(value)
    case .`rethrows`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 40)
      unsafe target.pointee.rethrows_f40 = arena.data(value)
    case .`return`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 41)
      unsafe target.pointee.return_f41 = arena.data(value)
    case .`static`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 42)
      unsafe target.pointee.static_f42 = arena.data(value)
    case .`struct`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 43)
      unsafe target.pointee.struct_f43 = arena.data(value)
    case .`subscript`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 44)
      unsafe target.pointee.subscript_f44 = arena.data(value)
    case .`super`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 45)
      unsafe target.pointee.super_f45 = arena.data(value)
    case .`switch`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 46)
      unsafe target.pointee.switch_f46 = arena.data(value)
    case .`throw`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 47)
      unsafe target.pointee.throw_f47 = arena.data(value)
    case .`throws`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 48)
      unsafe target.pointee.throws_f48 = arena.data(value)
    case .`true`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 49)
      unsafe target.pointee.true_f49 = arena.data(value)
    case .`try`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 50)
      unsafe target.pointee.try_f50 = arena.data(value)
    case .`typealias`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 51)
      unsafe target.pointee.typealias_f51 = arena.data(value)
    case .`var`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 52)
      unsafe target.pointee.var_f52 = arena.data(value)
    case .`where`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 53)
      unsafe target.pointee.where_f53 = arena.data(value)
    case .`while`(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 54)
      unsafe target.pointee.while_f54 = arena.data(value)
    case .asm(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 55)
      unsafe target.pointee.asm_f55 = arena.data(value)
    case .auto(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 56)
      unsafe target.pointee.auto_f56 = arena.data(value)
    case .char(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 57)
      unsafe target.pointee.char_f57 = arena.data(value)
    case .const(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 58)
      unsafe target.pointee.const_f58 = arena.data(value)
    case .double(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 59)
      unsafe target.pointee.double_f59 = arena.data(value)
    case .extern(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 60)
      unsafe target.pointee.extern_f60 = arena.data(value)
    case .float(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 61)
      unsafe target.pointee.float_f61 = arena.data(value)
    case .goto(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 62)
      unsafe target.pointee.goto_f62 = arena.data(value)
    case .inline(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 63)
      unsafe target.pointee.inline_f63 = arena.data(value)
    case .int(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 64)
      unsafe target.pointee.int_f64 = arena.data(value)
    case .long(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 65)
      unsafe target.pointee.long_f65 = arena.data(value)
    case .namespace(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 66)
      unsafe target.pointee.namespace_f66 = arena.data(value)
    case .new(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 67)
      unsafe target.pointee.new_f67 = arena.data(value)
    case .register(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 68)
      unsafe target.pointee.register_f68 = arena.data(value)
    case .short(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 69)
      unsafe target.pointee.short_f69 = arena.data(value)
    case .signed(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 70)
      unsafe target.pointee.signed_f70 = arena.data(value)
    case .sizeof(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 71)
      unsafe target.pointee.sizeof_f71 = arena.data(value)
    case .template(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 72)
      unsafe target.pointee.template_f72 = arena.data(value)
    case .this(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 73)
      unsafe target.pointee.this_f73 = arena.data(value)
    case .typedef(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 74)
      unsafe target.pointee.typedef_f74 = arena.data(value)
    case .union(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 75)
      unsafe target.pointee.union_f75 = arena.data(value)
    case .unsigned(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 76)
      unsafe target.pointee.unsigned_f76 = arena.data(value)
    case .virtual(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 77)
      unsafe target.pointee.virtual_f77 = arena.data(value)
    case .void(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 78)
      unsafe target.pointee.void_f78 = arena.data(value)
    case .volatile(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 79)
      unsafe target.pointee.volatile_f79 = arena.data(value)
    case .wcharT(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 80)
      unsafe target.pointee.wchar_t_f80 = arena.data(value)
    case .xor(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 81)
      unsafe target.pointee.xor_f81 = arena.data(value)
    case .bool(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 82)
      unsafe target.pointee.bool_f82 = arena.data(value)
    case .linux(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 83)
      unsafe target.pointee.linux_f83 = arena.data(value)
    case .unix(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 84)
      unsafe target.pointee.unix_f84 = arena.data(value)
    case .assert(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 85)
      unsafe target.pointee.assert_f85 = arena.data(value)
    case .offsetof(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 86)
      unsafe target.pointee.offsetof_f86 = arena.data(value)
    case .errno(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 87)
      unsafe target.pointee.errno_f87 = arena.data(value)
    case .restrict(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 88)
      unsafe target.pointee.restrict_f88 = arena.data(value)
    case .typeof(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 89)
      unsafe target.pointee.typeof_f89 = arena.data(value)
    case .nullptr(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 90)
      unsafe target.pointee.nullptr_f90 = arena.data(value)
    case .alignas(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 91)
      unsafe target.pointee.alignas_f91 = arena.data(value)
    case .base(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 92)
      unsafe target.pointee.base_f92 = arena.data(value)
    case .nX(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 93)
      unsafe target.pointee.n_x_f93 = arena.data(value)
    case .xCase(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 94)
      unsafe target.pointee.x_case_f94 = arena.data(value)
    case .nBase(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 95)
      unsafe target.pointee.n_base_f95 = arena.data(value)
    case .descriptionValue(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 96)
      unsafe target.pointee.description_f96 = arena.data(value)
    case .hashValueValue(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 97)
      unsafe target.pointee.hashvalue_f97 = arena.data(value)
    case .schemaValue(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 98)
      unsafe target.pointee.schema_f98 = arena.data(value)
    case .layout(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 99)
      unsafe target.pointee.layout_f99 = arena.data(value)
    case .unknownFields(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 100)
      unsafe target.pointee.unknownfields_f100 = arena.data(value)
    case .packed(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 101)
      unsafe target.pointee.packed_f101 = arena.data(value)
    case .pack(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 102)
      unsafe target.pointee.pack_f102 = arena.data(value)
    case .json(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 103)
      unsafe target.pointee.json_f103 = arena.data(value)
    case .with(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 104)
      unsafe target.pointee.with_f104 = arena.data(value)
    case .hashValue(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 105)
      unsafe target.pointee.hash_f105 = arena.data(value)
    case .write(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 106)
      unsafe target.pointee.write_f106 = arena.data(value)
    case .unpack(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 107)
      unsafe target.pointee.unpack_f107 = arena.data(value)
    case .actor(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 108)
      unsafe target.pointee.actor_f108 = arena.data(value)
    case .async(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 109)
      unsafe target.pointee.async_f109 = arena.data(value)
    case .unsafe(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 110)
      unsafe target.pointee.unsafe_f110 = arena.data(value)
    case .borrowing(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 111)
      unsafe target.pointee.borrowing_f111 = arena.data(value)
    case .consuming(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 112)
      unsafe target.pointee.consuming_f112 = arena.data(value)
    case .consume(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 113)
      unsafe target.pointee.consume_f113 = arena.data(value)
    case .copy(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 114)
      unsafe target.pointee.copy_f114 = arena.data(value)
    case .discard(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 115)
      unsafe target.pointee.discard_f115 = arena.data(value)
    case .each(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 116)
      unsafe target.pointee.each_f116 = arena.data(value)
    case .someValue(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 117)
      unsafe target.pointee.some_f117 = arena.data(value)
    case .yield(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 118)
      unsafe target.pointee.yield_f118 = arena.data(value)
    case .get(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 119)
      unsafe target.pointee.get_f119 = arena.data(value)
    case .set(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 120)
      unsafe target.pointee.set_f120 = arena.data(value)
    case .willSet(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 121)
      unsafe target.pointee.willset_f121 = arena.data(value)
    case .didSet(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 122)
      unsafe target.pointee.didset_f122 = arena.data(value)
    case .newValue(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 123)
      unsafe target.pointee.newvalue_f123 = arena.data(value)
    case .oldValue(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 124)
      unsafe target.pointee.oldvalue_f124 = arena.data(value)
    case .value(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 125)
      unsafe target.pointee.value_f125 = arena.data(value)
    case .source(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 126)
      unsafe target.pointee.source_f126 = arena.data(value)
    case .target(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 127)
      unsafe target.pointee.target_f127 = arena.data(value)
    case .arena(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 128)
      unsafe target.pointee.arena_f128 = arena.data(value)
    case .entry(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 129)
      unsafe target.pointee.entry_f129 = arena.data(value)
    case .index(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 130)
      unsafe target.pointee.index_f130 = arena.data(value)
    case .key(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 131)
      unsafe target.pointee.key_f131 = arena.data(value)
    case .bytes(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 132)
      unsafe target.pointee.bytes_f132 = arena.data(value)
    case .output(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 133)
      unsafe target.pointee.output_f133 = arena.data(value)
    case .error(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 134)
      unsafe target.pointee.error_f134 = arena.data(value)
    case .left(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 135)
      unsafe target.pointee.left_f135 = arena.data(value)
    case .right(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 136)
      unsafe target.pointee.right_f136 = arena.data(value)
    case .macro(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 137)
      unsafe target.pointee.macro_f137 = arena.data(value)
    case .nonisolated(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 138)
      unsafe target.pointee.nonisolated_f138 = arena.data(value)
    case .sending(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 139)
      unsafe target.pointee.sending_f139 = arena.data(value)
    case .open(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 140)
      unsafe target.pointee.open_f140 = arena.data(value)
    case .override(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 141)
      unsafe target.pointee.override_f141 = arena.data(value)
    case .optional(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 142)
      unsafe target.pointee.optional_f142 = arena.data(value)
    case .required(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 143)
      unsafe target.pointee.required_f143 = arena.data(value)
    case .weak(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 144)
      unsafe target.pointee.weak_f144 = arena.data(value)
    case .unowned(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 145)
      unsafe target.pointee.unowned_f145 = arena.data(value)
    case .dynamic(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 146)
      unsafe target.pointee.dynamic_f146 = arena.data(value)
    case .final(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 147)
      unsafe target.pointee.final_f147 = arena.data(value)
    case .lazy(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 148)
      unsafe target.pointee.lazy_f148 = arena.data(value)
    case .mutating(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 149)
      unsafe target.pointee.mutating_f149 = arena.data(value)
    case .convenience(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 150)
      unsafe target.pointee.convenience_f150 = arena.data(value)
    case .indirect(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 151)
      unsafe target.pointee.indirect_f151 = arena.data(value)
    case .infix(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 152)
      unsafe target.pointee.infix_f152 = arena.data(value)
    case .prefix(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 153)
      unsafe target.pointee.prefix_f153 = arena.data(value)
    case .postfix(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 154)
      unsafe target.pointee.postfix_f154 = arena.data(value)
    case .associativity(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 155)
      unsafe target.pointee.associativity_f155 = arena.data(value)
    case .precedence(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 156)
      unsafe target.pointee.precedence_f156 = arena.data(value)
    case .message(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 157)
      unsafe target.pointee.message_f157 = arena.data(value)
    case .field(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 158)
      unsafe target.pointee.field_f158 = arena.data(value)
    case .number(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 159)
      unsafe target.pointee.number_f159 = arena.data(value)
    case .name(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 160)
      unsafe target.pointee.name_f160 = arena.data(value)
    case .storage(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 161)
      unsafe target.pointee.storage_f161 = arena.data(value)
    case .isEqual(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 162)
      unsafe target.pointee.isequal_f162 = arena.data(value)
    case .copyWith(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 163)
      unsafe target.pointee.copywith_f163 = arena.data(value)
    case .text(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 164)
      unsafe target.pointee.text_f164 = arena.data(value)
    case .request(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 165)
      unsafe target.pointee.request_f165 = arena.data(value)
    case .context(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 166)
      unsafe target.pointee.context_f166 = arena.data(value)
    case .channel(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 167)
      unsafe target.pointee.channel_f167 = arena.data(value)
    case .options(let value)?:
      unsafe target.pointee.words_oneof0_case = .init(rawValue: 168)
      unsafe target.pointee.options_f168 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension OptionalWords {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__OptionalWords.self, fullName: "rollcall.sample.v1.names.OptionalWords",
    initialise: { unsafe rollcall_sample_v1_names__optional_words__init($0) })

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

@_spi(GeneratedCode) extension OptionalWords: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__OptionalWords.self)
    if unsafe source.pointee.__any_oneof0_case.rawValue == 1 {
      self.any = unsafe [UInt8](reading: source.pointee.any_f1)
    }
    if unsafe source.pointee.__self_oneof1_case.rawValue == 2 {
      self.selfField = unsafe [UInt8](reading: source.pointee.self_f2)
    }
    if unsafe source.pointee.__type_oneof2_case.rawValue == 3 {
      self.type = unsafe [UInt8](reading: source.pointee.type_f3)
    }
    if unsafe source.pointee.__protocol_oneof3_case.rawValue == 4 {
      self.`protocol` = unsafe [UInt8](reading: source.pointee.protocol_f4)
    }
    if unsafe source.pointee._as_oneof4_case.rawValue == 5 {
      self.`as` = unsafe [UInt8](reading: source.pointee.as_f5)
    }
    if unsafe source.pointee._associatedtype_oneof5_case.rawValue == 6 {
      self.`associatedtype` = unsafe [UInt8](reading: source.pointee.associatedtype_f6)
    }
    if unsafe source.pointee._await_oneof6_case.rawValue == 7 {
      self.`await` = unsafe [UInt8](reading: source.pointee.await_f7)
    }
    if unsafe source.pointee._break_oneof7_case.rawValue == 8 {
      self.`break` = unsafe [UInt8](reading: source.pointee.break_f8)
    }
    if unsafe source.pointee._case_oneof8_case.rawValue == 9 {
      self.`case` = unsafe [UInt8](reading: source.pointee.case_f9)
    }
    if unsafe source.pointee._catch_oneof9_case.rawValue == 10 {
      self.`catch` = unsafe [UInt8](reading: source.pointee.catch_f10)
    }
    if unsafe source.pointee._class_oneof10_case.rawValue == 11 {
      self.`class` = unsafe [UInt8](reading: source.pointee.class_f11)
    }
    if unsafe source.pointee._continue_oneof11_case.rawValue == 12 {
      self.`continue` = unsafe [UInt8](reading: source.pointee.continue_f12)
    }
    if unsafe source.pointee._default_oneof12_case.rawValue == 13 {
      self.`default` = unsafe [UInt8](reading: source.pointee.default_f13)
    }
    if unsafe source.pointee._defer_oneof13_case.rawValue == 14 {
      self.`defer` = unsafe [UInt8](reading: source.pointee.defer_f14)
    }
    if unsafe source.pointee._deinit_oneof14_case.rawValue == 15 {
      self.`deinit` = unsafe [UInt8](reading: source.pointee.deinit_f15)
    }
    if unsafe source.pointee._do_oneof15_case.rawValue == 16 {
      self.`do` = unsafe [UInt8](reading: source.pointee.do_f16)
    }
    if unsafe source.pointee._else_oneof16_case.rawValue == 17 {
      self.`else` = unsafe [UInt8](reading: source.pointee.else_f17)
    }
    if unsafe source.pointee._enum_oneof17_case.rawValue == 18 {
      self.`enum` = unsafe [UInt8](reading: source.pointee.enum_f18)
    }
    if unsafe source.pointee._extension_oneof18_case.rawValue == 19 {
      self.`extension` = unsafe [UInt8](reading: source.pointee.extension_f19)
    }
    if unsafe source.pointee._false_oneof19_case.rawValue == 20 {
      self.`false` = unsafe [UInt8](reading: source.pointee.false_f20)
    }
    if unsafe source.pointee._fallthrough_oneof20_case.rawValue == 21 {
      self.`fallthrough` = unsafe [UInt8](reading: source.pointee.fallthrough_f21)
    }
    if unsafe source.pointee._fileprivate_oneof21_case.rawValue == 22 {
      self.`fileprivate` = unsafe [UInt8](reading: source.pointee.fileprivate_f22)
    }
    if unsafe source.pointee._for_oneof22_case.rawValue == 23 {
      self.`for` = unsafe [UInt8](reading: source.pointee.for_f23)
    }
    if unsafe source.pointee._func_oneof23_case.rawValue == 24 {
      self.`func` = unsafe [UInt8](reading: source.pointee.func_f24)
    }
    if unsafe source.pointee._guard_oneof24_case.rawValue == 25 {
      self.`guard` = unsafe [UInt8](reading: source.pointee.guard_f25)
    }
    if unsafe source.pointee._if_oneof25_case.rawValue == 26 {
      self.`if` = unsafe [UInt8](reading: source.pointee.if_f26)
    }
    if unsafe source.pointee._import_oneof26_case.rawValue == 27 {
      self.`import` = unsafe [UInt8](reading: source.pointee.import_f27)
    }
    if unsafe source.pointee._in_oneof27_case.rawValue == 28 {
      self.`in` = unsafe [UInt8](reading: source.pointee.in_f28)
    }
    if unsafe source.pointee._init_oneof28_case.rawValue == 29 {
      self.initField = unsafe [UInt8](reading: source.pointee.init_f29)
    }
    if unsafe source.pointee._inout_oneof29_case.rawValue == 30 {
      self.`inout` = unsafe [UInt8](reading: source.pointee.inout_f30)
    }
    if unsafe source.pointee._internal_oneof30_case.rawValue == 31 {
      self.`internal` = unsafe [UInt8](reading: source.pointee.internal_f31)
    }
    if unsafe source.pointee._is_oneof31_case.rawValue == 32 {
      self.`is` = unsafe [UInt8](reading: source.pointee.is_f32)
    }
    if unsafe source.pointee._let_oneof32_case.rawValue == 33 {
      self.`let` = unsafe [UInt8](reading: source.pointee.let_f33)
    }
    if unsafe source.pointee._nil_oneof33_case.rawValue == 34 {
      self.`nil` = unsafe [UInt8](reading: source.pointee.nil_f34)
    }
    if unsafe source.pointee._operator_oneof34_case.rawValue == 35 {
      self.`operator` = unsafe [UInt8](reading: source.pointee.operator_f35)
    }
    if unsafe source.pointee._precedencegroup_oneof35_case.rawValue == 36 {
      self.`precedencegroup` = unsafe [UInt8](reading: source.pointee.precedencegroup_f36)
    }
    if unsafe source.pointee._private_oneof36_case.rawValue == 37 {
      self.`private` = unsafe [UInt8](reading: source.pointee.private_f37)
    }
    if unsafe source.pointee._public_oneof37_case.rawValue == 38 {
      self.`public` = unsafe [UInt8](reading: source.pointee.public_f38)
    }
    if unsafe source.pointee._repeat_oneof38_case.rawValue == 39 {
      self.`repeat` = unsafe [UInt8](reading: source.pointee.repeat_f39)
    }
    if unsafe source.pointee._rethrows_oneof39_case.rawValue == 40 {
      self.`rethrows` = unsafe [UInt8](reading: source.pointee.rethrows_f40)
    }
    if unsafe source.pointee._return_oneof40_case.rawValue == 41 {
      self.`return` = unsafe [UInt8](reading: source.pointee.return_f41)
    }
    if unsafe source.pointee._static_oneof41_case.rawValue == 42 {
      self.`static` = unsafe [UInt8](reading: source.pointee.static_f42)
    }
    if unsafe source.pointee._struct_oneof42_case.rawValue == 43 {
      self.`struct` = unsafe [UInt8](reading: source.pointee.struct_f43)
    }
    if unsafe source.pointee._subscript_oneof43_case.rawValue == 44 {
      self.`subscript` = unsafe [UInt8](reading: source.pointee.subscript_f44)
    }
    if unsafe source.pointee._super_oneof44_case.rawValue == 45 {
      self.`super` = unsafe [UInt8](reading: source.pointee.super_f45)
    }
    if unsafe source.pointee._switch_oneof45_case.rawValue == 46 {
      self.`switch` = unsafe [UInt8](reading: source.pointee.switch_f46)
    }
    if unsafe source.pointee._throw_oneof46_case.rawValue == 47 {
      self.`throw` = unsafe [UInt8](reading: source.pointee.throw_f47)
    }
    if unsafe source.pointee._throws_oneof47_case.rawValue == 48 {
      self.`throws` = unsafe [UInt8](reading: source.pointee.throws_f48)
    }
    if unsafe source.pointee._true_oneof48_case.rawValue == 49 {
      self.`true` = unsafe [UInt8](reading: source.pointee.true_f49)
    }
    if unsafe source.pointee._try_oneof49_case.rawValue == 50 {
      self.`try` = unsafe [UInt8](reading: source.pointee.try_f50)
    }
    if unsafe source.pointee._typealias_oneof50_case.rawValue == 51 {
      self.`typealias` = unsafe [UInt8](reading: source.pointee.typealias_f51)
    }
    if unsafe source.pointee._var_oneof51_case.rawValue == 52 {
      self.`var` = unsafe [UInt8](reading: source.pointee.var_f52)
    }
    if unsafe source.pointee._where_oneof52_case.rawValue == 53 {
      self.`where` = unsafe [UInt8](reading: source.pointee.where_f53)
    }
    if unsafe source.pointee._while_oneof53_case.rawValue == 54 {
      self.`while` = unsafe [UInt8](reading: source.pointee.while_f54)
    }
    if unsafe source.pointee._asm_oneof54_case.rawValue == 55 {
      self.asm = unsafe [UInt8](reading: source.pointee.asm_f55)
    }
    if unsafe source.pointee._auto_oneof55_case.rawValue == 56 {
      self.auto = unsafe [UInt8](reading: source.pointee.auto_f56)
    }
    if unsafe source.pointee._char_oneof56_case.rawValue == 57 {
      self.char = unsafe [UInt8](reading: source.pointee.char_f57)
    }
    if unsafe source.pointee._const_oneof57_case.rawValue == 58 {
      self.const = unsafe [UInt8](reading: source.pointee.const_f58)
    }
    if unsafe source.pointee._double_oneof58_case.rawValue == 59 {
      self.double = unsafe [UInt8](reading: source.pointee.double_f59)
    }
    if unsafe source.pointee._extern_oneof59_case.rawValue == 60 {
      self.extern = unsafe [UInt8](reading: source.pointee.extern_f60)
    }
    if unsafe source.pointee._float_oneof60_case.rawValue == 61 {
      self.float = unsafe [UInt8](reading: source.pointee.float_f61)
    }
    if unsafe source.pointee._goto_oneof61_case.rawValue == 62 {
      self.goto = unsafe [UInt8](reading: source.pointee.goto_f62)
    }
    if unsafe source.pointee._inline_oneof62_case.rawValue == 63 {
      self.inline = unsafe [UInt8](reading: source.pointee.inline_f63)
    }
    if unsafe source.pointee._int_oneof63_case.rawValue == 64 {
      self.int = unsafe [UInt8](reading: source.pointee.int_f64)
    }
    if unsafe source.pointee._long_oneof64_case.rawValue == 65 {
      self.long = unsafe [UInt8](reading: source.pointee.long_f65)
    }
    if unsafe source.pointee._namespace_oneof65_case.rawValue == 66 {
      self.namespace = unsafe [UInt8](reading: source.pointee.namespace_f66)
    }
    if unsafe source.pointee._new_oneof66_case.rawValue == 67 {
      self.new = unsafe [UInt8](reading: source.pointee.new_f67)
    }
    if unsafe source.pointee._register_oneof67_case.rawValue == 68 {
      self.register = unsafe [UInt8](reading: source.pointee.register_f68)
    }
    if unsafe source.pointee._short_oneof68_case.rawValue == 69 {
      self.short = unsafe [UInt8](reading: source.pointee.short_f69)
    }
    if unsafe source.pointee._signed_oneof69_case.rawValue == 70 {
      self.signed = unsafe [UInt8](reading: source.pointee.signed_f70)
    }
    if unsafe source.pointee._sizeof_oneof70_case.rawValue == 71 {
      self.sizeof = unsafe [UInt8](reading: source.pointee.sizeof_f71)
    }
    if unsafe source.pointee._template_oneof71_case.rawValue == 72 {
      self.template = unsafe [UInt8](reading: source.pointee.template_f72)
    }
    if unsafe source.pointee._this_oneof72_case.rawValue == 73 {
      self.this = unsafe [UInt8](reading: source.pointee.this_f73)
    }
    if unsafe source.pointee._typedef_oneof73_case.rawValue == 74 {
      self.typedef = unsafe [UInt8](reading: source.pointee.typedef_f74)
    }
    if unsafe source.pointee._union_oneof74_case.rawValue == 75 {
      self.union = unsafe [UInt8](reading: source.pointee.union_f75)
    }
    if unsafe source.pointee._unsigned_oneof75_case.rawValue == 76 {
      self.unsigned = unsafe [UInt8](reading: source.pointee.unsigned_f76)
    }
    if unsafe source.pointee._virtual_oneof76_case.rawValue == 77 {
      self.virtual = unsafe [UInt8](reading: source.pointee.virtual_f77)
    }
    if unsafe source.pointee._void_oneof77_case.rawValue == 78 {
      self.void = unsafe [UInt8](reading: source.pointee.void_f78)
    }
    if unsafe source.pointee._volatile_oneof78_case.rawValue == 79 {
      self.volatile = unsafe [UInt8](reading: source.pointee.volatile_f79)
    }
    if unsafe source.pointee._wchar_t_oneof79_case.rawValue == 80 {
      self.wcharT = unsafe [UInt8](reading: source.pointee.wchar_t_f80)
    }
    if unsafe source.pointee._xor_oneof80_case.rawValue == 81 {
      self.xor = unsafe [UInt8](reading: source.pointee.xor_f81)
    }
    if unsafe source.pointee._bool_oneof81_case.rawValue == 82 {
      self.bool = unsafe [UInt8](reading: source.pointee.bool_f82)
    }
    if unsafe source.pointee._linux_oneof82_case.rawValue == 83 {
      self.linux = unsafe [UInt8](reading: source.pointee.linux_f83)
    }
    if unsafe source.pointee._unix_oneof83_case.rawValue == 84 {
      self.unix = unsafe [UInt8](reading: source.pointee.unix_f84)
    }
    if unsafe source.pointee._assert_oneof84_case.rawValue == 85 {
      self.assert = unsafe [UInt8](reading: source.pointee.assert_f85)
    }
    if unsafe source.pointee._offsetof_oneof85_case.rawValue == 86 {
      self.offsetof = unsafe [UInt8](reading: source.pointee.offsetof_f86)
    }
    if unsafe source.pointee._errno_oneof86_case.rawValue == 87 {
      self.errno = unsafe [UInt8](reading: source.pointee.errno_f87)
    }
    if unsafe source.pointee._restrict_oneof87_case.rawValue == 88 {
      self.restrict = unsafe [UInt8](reading: source.pointee.restrict_f88)
    }
    if unsafe source.pointee._typeof_oneof88_case.rawValue == 89 {
      self.typeof = unsafe [UInt8](reading: source.pointee.typeof_f89)
    }
    if unsafe source.pointee._nullptr_oneof89_case.rawValue == 90 {
      self.nullptr = unsafe [UInt8](reading: source.pointee.nullptr_f90)
    }
    if unsafe source.pointee._alignas_oneof90_case.rawValue == 91 {
      self.alignas = unsafe [UInt8](reading: source.pointee.alignas_f91)
    }
    if unsafe source.pointee._base_oneof91_case.rawValue == 92 {
      self.base = unsafe [UInt8](reading: source.pointee.base_f92)
    }
    if unsafe source.pointee._n_x_oneof92_case.rawValue == 93 {
      self.nX = unsafe [UInt8](reading: source.pointee.n_x_f93)
    }
    if unsafe source.pointee._x_case_oneof93_case.rawValue == 94 {
      self.xCase = unsafe [UInt8](reading: source.pointee.x_case_f94)
    }
    if unsafe source.pointee._n_base_oneof94_case.rawValue == 95 {
      self.nBase = unsafe [UInt8](reading: source.pointee.n_base_f95)
    }
    if unsafe source.pointee._description_oneof95_case.rawValue == 96 {
      self.descriptionField = unsafe [UInt8](reading: source.pointee.description_f96)
    }
    if unsafe source.pointee._hash_value_oneof96_case.rawValue == 97 {
      self.hashValueField = unsafe [UInt8](reading: source.pointee.hashvalue_f97)
    }
    if unsafe source.pointee._schema_oneof97_case.rawValue == 98 {
      self.schemaField = unsafe [UInt8](reading: source.pointee.schema_f98)
    }
    if unsafe source.pointee._layout_oneof98_case.rawValue == 99 {
      self.layoutField = unsafe [UInt8](reading: source.pointee.layout_f99)
    }
    if unsafe source.pointee._unknown_fields_oneof99_case.rawValue == 100 {
      self.unknownFieldsField = unsafe [UInt8](reading: source.pointee.unknownfields_f100)
    }
    if unsafe source.pointee._packed_oneof100_case.rawValue == 101 {
      self.packedField = unsafe [UInt8](reading: source.pointee.packed_f101)
    }
    if unsafe source.pointee._pack_oneof101_case.rawValue == 102 {
      self.packField = unsafe [UInt8](reading: source.pointee.pack_f102)
    }
    if unsafe source.pointee._json_oneof102_case.rawValue == 103 {
      self.jsonField = unsafe [UInt8](reading: source.pointee.json_f103)
    }
    if unsafe source.pointee._with_oneof103_case.rawValue == 104 {
      self.withField = unsafe [UInt8](reading: source.pointee.with_f104)
    }
    if unsafe source.pointee._hash_oneof104_case.rawValue == 105 {
      self.hashField = unsafe [UInt8](reading: source.pointee.hash_f105)
    }
    if unsafe source.pointee._write_oneof105_case.rawValue == 106 {
      self.writeField = unsafe [UInt8](reading: source.pointee.write_f106)
    }
    if unsafe source.pointee._unpack_oneof106_case.rawValue == 107 {
      self.unpackField = unsafe [UInt8](reading: source.pointee.unpack_f107)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.OptionalWords")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__OptionalWords.self, capacity: 1)
    unsafe rollcall_sample_v1_names__optional_words__init(target)
    if let value = self.any {
      unsafe target.pointee.__any_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.any_f1 = arena.data(value)
    }
    if let value = self.selfField {
      unsafe target.pointee.__self_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.self_f2 = arena.data(value)
    }
    if let value = self.type {
      unsafe target.pointee.__type_oneof2_case = .init(rawValue: 3)
      unsafe target.pointee.type_f3 = arena.data(value)
    }
    if let value = self.`protocol` {
      unsafe target.pointee.__protocol_oneof3_case = .init(rawValue: 4)
      unsafe target.pointee.protocol_f4 = arena.data(value)
    }
    if let value = self.`as` {
      unsafe target.pointee._as_oneof4_case = .init(rawValue: 5)
      unsafe target.pointee.as_f5 = arena.data(value)
    }
    if let value = self.`associatedtype` {
      unsafe target.pointee._associatedtype_oneof5_case = .init(rawValue: 6)
      unsafe target.pointee.associatedtype_f6 = arena.data(value)
    }
    if let value = self.`await` {
      unsafe target.pointee._await_oneof6_case = .init(rawValue: 7)
      unsafe target.pointee.await_f7 = arena.data(value)
    }
    if let value = self.`break` {
      unsafe target.pointee._break_oneof7_case = .init(rawValue: 8)
      unsafe target.pointee.break_f8 = arena.data(value)
    }
    if let value = self.`case` {
      unsafe target.pointee._case_oneof8_case = .init(rawValue: 9)
      unsafe target.pointee.case_f9 = arena.data(value)
    }
    if let value = self.`catch` {
      unsafe target.pointee._catch_oneof9_case = .init(rawValue: 10)
      unsafe target.pointee.catch_f10 = arena.data(value)
    }
    if let value = self.`class` {
      unsafe target.pointee._class_oneof10_case = .init(rawValue: 11)
      unsafe target.pointee.class_f11 = arena.data(value)
    }
    if let value = self.`continue` {
      unsafe target.pointee._continue_oneof11_case = .init(rawValue: 12)
      unsafe target.pointee.continue_f12 = arena.data(value)
    }
    if let value = self.`default` {
      unsafe target.pointee._default_oneof12_case = .init(rawValue: 13)
      unsafe target.pointee.default_f13 = arena.data(value)
    }
    if let value = self.`defer` {
      unsafe target.pointee._defer_oneof13_case = .init(rawValue: 14)
      unsafe target.pointee.defer_f14 = arena.data(value)
    }
    if let value = self.`deinit` {
      unsafe target.pointee._deinit_oneof14_case = .init(rawValue: 15)
      unsafe target.pointee.deinit_f15 = arena.data(value)
    }
    if let value = self.`do` {
      unsafe target.pointee._do_oneof15_case = .init(rawValue: 16)
      unsafe target.pointee.do_f16 = arena.data(value)
    }
    if let value = self.`else` {
      unsafe target.pointee._else_oneof16_case = .init(rawValue: 17)
      unsafe target.pointee.else_f17 = arena.data(value)
    }
    if let value = self.`enum` {
      unsafe target.pointee._enum_oneof17_case = .init(rawValue: 18)
      unsafe target.pointee.enum_f18 = arena.data(value)
    }
    if let value = self.`extension` {
      unsafe target.pointee._extension_oneof18_case = .init(rawValue: 19)
      unsafe target.pointee.extension_f19 = arena.data(value)
    }
    if let value = self.`false` {
      unsafe target.pointee._false_oneof19_case = .init(rawValue: 20)
      unsafe target.pointee.false_f20 = arena.data(value)
    }
    if let value = self.`fallthrough` {
      unsafe target.pointee._fallthrough_oneof20_case = .init(rawValue: 21)
      unsafe target.pointee.fallthrough_f21 = arena.data(value)
    }
    if let value = self.`fileprivate` {
      unsafe target.pointee._fileprivate_oneof21_case = .init(rawValue: 22)
      unsafe target.pointee.fileprivate_f22 = arena.data(value)
    }
    if let value = self.`for` {
      unsafe target.pointee._for_oneof22_case = .init(rawValue: 23)
      unsafe target.pointee.for_f23 = arena.data(value)
    }
    if let value = self.`func` {
      unsafe target.pointee._func_oneof23_case = .init(rawValue: 24)
      unsafe target.pointee.func_f24 = arena.data(value)
    }
    if let value = self.`guard` {
      unsafe target.pointee._guard_oneof24_case = .init(rawValue: 25)
      unsafe target.pointee.guard_f25 = arena.data(value)
    }
    if let value = self.`if` {
      unsafe target.pointee._if_oneof25_case = .init(rawValue: 26)
      unsafe target.pointee.if_f26 = arena.data(value)
    }
    if let value = self.`import` {
      unsafe target.pointee._import_oneof26_case = .init(rawValue: 27)
      unsafe target.pointee.import_f27 = arena.data(value)
    }
    if let value = self.`in` {
      unsafe target.pointee._in_oneof27_case = .init(rawValue: 28)
      unsafe target.pointee.in_f28 = arena.data(value)
    }
    if let value = self.initField {
      unsafe target.pointee._init_oneof28_case = .init(rawValue: 29)
      unsafe target.pointee.init_f29 = arena.data(value)
    }
    if let value = self.`inout` {
      unsafe target.pointee._inout_oneof29_case = .init(rawValue: 30)
      unsafe target.pointee.inout_f30 = arena.data(value)
    }
    if let value = self.`internal` {
      unsafe target.pointee._internal_oneof30_case = .init(rawValue: 31)
      unsafe target.pointee.internal_f31 = arena.data(value)
    }
    if let value = self.`is` {
      unsafe target.pointee._is_oneof31_case = .init(rawValue: 32)
      unsafe target.pointee.is_f32 = arena.data(value)
    }
    if let value = self.`let` {
      unsafe target.pointee._let_oneof32_case = .init(rawValue: 33)
      unsafe target.pointee.let_f33 = arena.data(value)
    }
    if let value = self.`nil` {
      unsafe target.pointee._nil_oneof33_case = .init(rawValue: 34)
      unsafe target.pointee.nil_f34 = arena.data(value)
    }
    if let value = self.`operator` {
      unsafe target.pointee._operator_oneof34_case = .init(rawValue: 35)
      unsafe target.pointee.operator_f35 = arena.data(value)
    }
    if let value = self.`precedencegroup` {
      unsafe target.pointee._precedencegroup_oneof35_case = .init(rawValue: 36)
      unsafe target.pointee.precedencegroup_f36 = arena.data(value)
    }
    if let value = self.`private` {
      unsafe target.pointee._private_oneof36_case = .init(rawValue: 37)
      unsafe target.pointee.private_f37 = arena.data(value)
    }
    if let value = self.`public` {
      unsafe target.pointee._public_oneof37_case = .init(rawValue: 38)
      unsafe target.pointee.public_f38 = arena.data(value)
    }
    if let value = self.`repeat` {
      unsafe target.pointee._repeat_oneof38_case = .init(rawValue: 39)
      unsafe target.pointee.repeat_f39 = arena.data(value)
    }
    if let value = self.`rethrows` {
      unsafe target.pointee._rethrows_oneof39_case = .init(rawValue: 40)
      unsafe target.pointee.rethrows_f40 = arena.data(value)
    }
    if let value = self.`return` {
      unsafe target.pointee._return_oneof40_case = .init(rawValue: 41)
      unsafe target.pointee.return_f41 = arena.data(value)
    }
    if let value = self.`static` {
      unsafe target.pointee._static_oneof41_case = .init(rawValue: 42)
      unsafe target.pointee.static_f42 = arena.data(value)
    }
    if let value = self.`struct` {
      unsafe target.pointee._struct_oneof42_case = .init(rawValue: 43)
      unsafe target.pointee.struct_f43 = arena.data(value)
    }
    if let value = self.`subscript` {
      unsafe target.pointee._subscript_oneof43_case = .init(rawValue: 44)
      unsafe target.pointee.subscript_f44 = arena.data(value)
    }
    if let value = self.`super` {
      unsafe target.pointee._super_oneof44_case = .init(rawValue: 45)
      unsafe target.pointee.super_f45 = arena.data(value)
    }
    if let value = self.`switch` {
      unsafe target.pointee._switch_oneof45_case = .init(rawValue: 46)
      unsafe target.pointee.switch_f46 = arena.data(value)
    }
    if let value = self.`throw` {
      unsafe target.pointee._throw_oneof46_case = .init(rawValue: 47)
      unsafe target.pointee.throw_f47 = arena.data(value)
    }
    if let value = self.`throws` {
      unsafe target.pointee._throws_oneof47_case = .init(rawValue: 48)
      unsafe target.pointee.throws_f48 = arena.data(value)
    }
    if let value = self.`true` {
      unsafe target.pointee._true_oneof48_case = .init(rawValue: 49)
      unsafe target.pointee.true_f49 = arena.data(value)
    }
    if let value = self.`try` {
      unsafe target.pointee._try_oneof49_case = .init(rawValue: 50)
      unsafe target.pointee.try_f50 = arena.data(value)
    }
    if let value = self.`typealias` {
      unsafe target.pointee._typealias_oneof50_case = .init(rawValue: 51)
      unsafe target.pointee.typealias_f51 = arena.data(value)
    }
    if let value = self.`var` {
      unsafe target.pointee._var_oneof51_case = .init(rawValue: 52)
      unsafe target.pointee.var_f52 = arena.data(value)
    }
    if let value = self.`where` {
      unsafe target.pointee._where_oneof52_case = .init(rawValue: 53)
      unsafe target.pointee.where_f53 = arena.data(value)
    }
    if let value = self.`while` {
      unsafe target.pointee._while_oneof53_case = .init(rawValue: 54)
      unsafe target.pointee.while_f54 = arena.data(value)
    }
    if let value = self.asm {
      unsafe target.pointee._asm_oneof54_case = .init(rawValue: 55)
      unsafe target.pointee.asm_f55 = arena.data(value)
    }
    if let value = self.auto {
      unsafe target.pointee._auto_oneof55_case = .init(rawValue: 56)
      unsafe target.pointee.auto_f56 = arena.data(value)
    }
    if let value = self.char {
      unsafe target.pointee._char_oneof56_case = .init(rawValue: 57)
      unsafe target.pointee.char_f57 = arena.data(value)
    }
    if let value = self.const {
      unsafe target.pointee._const_oneof57_case = .init(rawValue: 58)
      unsafe target.pointee.const_f58 = arena.data(value)
    }
    if let value = self.double {
      unsafe target.pointee._double_oneof58_case = .init(rawValue: 59)
      unsafe target.pointee.double_f59 = arena.data(value)
    }
    if let value = self.extern {
      unsafe target.pointee._extern_oneof59_case = .init(rawValue: 60)
      unsafe target.pointee.extern_f60 = arena.data(value)
    }
    if let value = self.float {
      unsafe target.pointee._float_oneof60_case = .init(rawValue: 61)
      unsafe target.pointee.float_f61 = arena.data(value)
    }
    if let value = self.goto {
      unsafe target.pointee._goto_oneof61_case = .init(rawValue: 62)
      unsafe target.pointee.goto_f62 = arena.data(value)
    }
    if let value = self.inline {
      unsafe target.pointee._inline_oneof62_case = .init(rawValue: 63)
      unsafe target.pointee.inline_f63 = arena.data(value)
    }
    if let value = self.int {
      unsafe target.pointee._int_oneof63_case = .init(rawValue: 64)
      unsafe target.pointee.int_f64 = arena.data(value)
    }
    if let value = self.long {
      unsafe target.pointee._long_oneof64_case = .init(rawValue: 65)
      unsafe target.pointee.long_f65 = arena.data(value)
    }
    if let value = self.namespace {
      unsafe target.pointee._namespace_oneof65_case = .init(rawValue: 66)
      unsafe target.pointee.namespace_f66 = arena.data(value)
    }
    if let value = self.new {
      unsafe target.pointee._new_oneof66_case = .init(rawValue: 67)
      unsafe target.pointee.new_f67 = arena.data(value)
    }
    if let value = self.register {
      unsafe target.pointee._register_oneof67_case = .init(rawValue: 68)
      unsafe target.pointee.register_f68 = arena.data(value)
    }
    if let value = self.short {
      unsafe target.pointee._short_oneof68_case = .init(rawValue: 69)
      unsafe target.pointee.short_f69 = arena.data(value)
    }
    if let value = self.signed {
      unsafe target.pointee._signed_oneof69_case = .init(rawValue: 70)
      unsafe target.pointee.signed_f70 = arena.data(value)
    }
    if let value = self.sizeof {
      unsafe target.pointee._sizeof_oneof70_case = .init(rawValue: 71)
      unsafe target.pointee.sizeof_f71 = arena.data(value)
    }
    if let value = self.template {
      unsafe target.pointee._template_oneof71_case = .init(rawValue: 72)
      unsafe target.pointee.template_f72 = arena.data(value)
    }
    if let value = self.this {
      unsafe target.pointee._this_oneof72_case = .init(rawValue: 73)
      unsafe target.pointee.this_f73 = arena.data(value)
    }
    if let value = self.typedef {
      unsafe target.pointee._typedef_oneof73_case = .init(rawValue: 74)
      unsafe target.pointee.typedef_f74 = arena.data(value)
    }
    if let value = self.union {
      unsafe target.pointee._union_oneof74_case = .init(rawValue: 75)
      unsafe target.pointee.union_f75 = arena.data(value)
    }
    if let value = self.unsigned {
      unsafe target.pointee._unsigned_oneof75_case = .init(rawValue: 76)
      unsafe target.pointee.unsigned_f76 = arena.data(value)
    }
    if let value = self.virtual {
      unsafe target.pointee._virtual_oneof76_case = .init(rawValue: 77)
      unsafe target.pointee.virtual_f77 = arena.data(value)
    }
    if let value = self.void {
      unsafe target.pointee._void_oneof77_case = .init(rawValue: 78)
      unsafe target.pointee.void_f78 = arena.data(value)
    }
    if let value = self.volatile {
      unsafe target.pointee._volatile_oneof78_case = .init(rawValue: 79)
      unsafe target.pointee.volatile_f79 = arena.data(value)
    }
    if let value = self.wcharT {
      unsafe target.pointee._wchar_t_oneof79_case = .init(rawValue: 80)
      unsafe target.pointee.wchar_t_f80 = arena.data(value)
    }
    if let value = self.xor {
      unsafe target.pointee._xor_oneof80_case = .init(rawValue: 81)
      unsafe target.pointee.xor_f81 = arena.data(value)
    }
    if let value = self.bool {
      unsafe target.pointee._bool_oneof81_case = .init(rawValue: 82)
      unsafe target.pointee.bool_f82 = arena.data(value)
    }
    if let value = self.linux {
      unsafe target.pointee._linux_oneof82_case = .init(rawValue: 83)
      unsafe target.pointee.linux_f83 = arena.data(value)
    }
    if let value = self.unix {
      unsafe target.pointee._unix_oneof83_case = .init(rawValue: 84)
      unsafe target.pointee.unix_f84 = arena.data(value)
    }
    if let value = self.assert {
      unsafe target.pointee._assert_oneof84_case = .init(rawValue: 85)
      unsafe target.pointee.assert_f85 = arena.data(value)
    }
    if let value = self.offsetof {
      unsafe target.pointee._offsetof_oneof85_case = .init(rawValue: 86)
      unsafe target.pointee.offsetof_f86 = arena.data(value)
    }
    if let value = self.errno {
      unsafe target.pointee._errno_oneof86_case = .init(rawValue: 87)
      unsafe target.pointee.errno_f87 = arena.data(value)
    }
    if let value = self.restrict {
      unsafe target.pointee._restrict_oneof87_case = .init(rawValue: 88)
      unsafe target.pointee.restrict_f88 = arena.data(value)
    }
    if let value = self.typeof {
      unsafe target.pointee._typeof_oneof88_case = .init(rawValue: 89)
      unsafe target.pointee.typeof_f89 = arena.data(value)
    }
    if let value = self.nullptr {
      unsafe target.pointee._nullptr_oneof89_case = .init(rawValue: 90)
      unsafe target.pointee.nullptr_f90 = arena.data(value)
    }
    if let value = self.alignas {
      unsafe target.pointee._alignas_oneof90_case = .init(rawValue: 91)
      unsafe target.pointee.alignas_f91 = arena.data(value)
    }
    if let value = self.base {
      unsafe target.pointee._base_oneof91_case = .init(rawValue: 92)
      unsafe target.pointee.base_f92 = arena.data(value)
    }
    if let value = self.nX {
      unsafe target.pointee._n_x_oneof92_case = .init(rawValue: 93)
      unsafe target.pointee.n_x_f93 = arena.data(value)
    }
    if let value = self.xCase {
      unsafe target.pointee._x_case_oneof93_case = .init(rawValue: 94)
      unsafe target.pointee.x_case_f94 = arena.data(value)
    }
    if let value = self.nBase {
      unsafe target.pointee._n_base_oneof94_case = .init(rawValue: 95)
      unsafe target.pointee.n_base_f95 = arena.data(value)
    }
    if let value = self.descriptionField {
      unsafe target.pointee._description_oneof95_case = .init(rawValue: 96)
      unsafe target.pointee.description_f96 = arena.data(value)
    }
    if let value = self.hashValueField {
      unsafe target.pointee._hash_value_oneof96_case = .init(rawValue: 97)
      unsafe target.pointee.hashvalue_f97 = arena.data(value)
    }
    if let value = self.schemaField {
      unsafe target.pointee._schema_oneof97_case = .init(rawValue: 98)
      unsafe target.pointee.schema_f98 = arena.data(value)
    }
    if let value = self.layoutField {
      unsafe target.pointee._layout_oneof98_case = .init(rawValue: 99)
      unsafe target.pointee.layout_f99 = arena.data(value)
    }
    if let value = self.unknownFieldsField {
      unsafe target.pointee._unknown_fields_oneof99_case = .init(rawValue: 100)
      unsafe target.pointee.unknownfields_f100 = arena.data(value)
    }
    if let value = self.packedField {
      unsafe target.pointee._packed_oneof100_case = .init(rawValue: 101)
      unsafe target.pointee.packed_f101 = arena.data(value)
    }
    if let value = self.packField {
      unsafe target.pointee._pack_oneof101_case = .init(rawValue: 102)
      unsafe target.pointee.pack_f102 = arena.data(value)
    }
    if let value = self.jsonField {
      unsafe target.pointee._json_oneof102_case = .init(rawValue: 103)
      unsafe target.pointee.json_f103 = arena.data(value)
    }
    if let value = self.withField {
      unsafe target.pointee._with_oneof103_case = .init(rawValue: 104)
      unsafe target.pointee.with_f104 = arena.data(value)
    }
    if let value = self.hashField {
      unsafe target.pointee._hash_oneof104_case = .init(rawValue: 105)
      unsafe target.pointee.hash_f105 = arena.data(value)
    }
    if let value = self.writeField {
      unsafe target.pointee._write_oneof105_case = .init(rawValue: 106)
      unsafe target.pointee.write_f106 = arena.data(value)
    }
    if let value = self.unpackField {
      unsafe target.pointee._unpack_oneof106_case = .init(rawValue: 107)
      unsafe target.pointee.unpack_f107 = arena.data(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Alike {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Alike.self, fullName: "rollcall.sample.v1.names.Alike", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1_names__alike__init($0) })

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

@_spi(GeneratedCode) extension Alike: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Alike.self)
    if let value = unsafe source.pointee.a_f1 {
      self.a = try unsafe Alike.FooBar(reading: value)
    }
    if let value = unsafe source.pointee.b_f2 {
      self.b = try unsafe Alike.FooBar2(reading: value)
    }
    if let value = unsafe source.pointee.c_f3 {
      self.c = try unsafe Alike.FooBar3(reading: value)
    }
    if let value = unsafe source.pointee.d_f4 {
      self.d = try unsafe Alike.FOOBar(reading: value)
    }
    if let value = unsafe source.pointee.e_f5 {
      self.e = try unsafe Alike.Foo.Bar(reading: value)
    }
    self.userID = unsafe source.pointee.user_id_f6
    self.user = unsafe [Int32](reading: source.pointee.user_f8, count: source.pointee.n_user_f8)
    self.nUser = unsafe source.pointee.n_user_f9
    self.stateCase = unsafe source.pointee.state_case_f12
    if let value = unsafe source.pointee.again_f13 {
      self.again = try unsafe Alike(reading: value)
    }
    self.againStorage = unsafe source.pointee.again_storage_f14
    self.oldValue15 = unsafe source.pointee.old_f15
    self.oldValue = unsafe source.pointee.old_value_f16
    if unsafe source.pointee._has_name_oneof1_case.rawValue == 17 {
      self.hasName = unsafe source.pointee.has_name_f17
    }
    self.hasHasName = unsafe source.pointee.has_has_name_f18
    switch unsafe source.pointee.state_oneof0_case.rawValue {
    case 10:
      self.state = .on(unsafe source.pointee.on_f10)
    case 11:
      self.state = .off(unsafe source.pointee.off_f11)
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Alike")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Alike.self, capacity: 1)
    unsafe rollcall_sample_v1_names__alike__init(target)
    arena.expect(135)
    if let value = self.a {
      unsafe target.pointee.a_f1 = arena.message(value)
    }
    if let value = self.b {
      unsafe target.pointee.b_f2 = arena.message(value)
    }
    if let value = self.c {
      unsafe target.pointee.c_f3 = arena.message(value)
    }
    if let value = self.d {
      unsafe target.pointee.d_f4 = arena.message(value)
    }
    if let value = self.e {
      unsafe target.pointee.e_f5 = arena.message(value)
    }
    unsafe target.pointee.user_id_f6 = self.userID
    unsafe target.pointee.n_user_f8 = self.user.count
    unsafe target.pointee.user_f8 = arena.array(self.user)
    unsafe target.pointee.n_user_f9 = self.nUser
    unsafe target.pointee.state_case_f12 = self.stateCase
    if let value = self.again {
      unsafe target.pointee.again_f13 = arena.message(value)
    }
    unsafe target.pointee.again_storage_f14 = self.againStorage
    unsafe target.pointee.old_f15 = self.oldValue15
    unsafe target.pointee.old_value_f16 = self.oldValue
    if let value = self.hasName {
      unsafe target.pointee._has_name_oneof1_case = .init(rawValue: 17)
      unsafe target.pointee.has_name_f17 = value
    }
    unsafe target.pointee.has_has_name_f18 = self.hasHasName
    switch self.state {
    case .on(let value)?:
      unsafe target.pointee.state_oneof0_case = .init(rawValue: 10)
      unsafe target.pointee.on_f10 = value
    case .off(let value)?:
      unsafe target.pointee.state_oneof0_case = .init(rawValue: 11)
      unsafe target.pointee.off_f11 = value
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Alike.FooBar {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Alike__FooBarX01efffdd.self, fullName: "rollcall.sample.v1.names.Alike.foo_bar",
    initialise: { unsafe rollcall_sample_v1_names__alike__foo_bar_x01efffdd__init($0) })

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

@_spi(GeneratedCode) extension Alike.FooBar: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Alike__FooBarX01efffdd.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Alike.foo_bar")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Alike__FooBarX01efffdd.self, capacity: 1)
    unsafe rollcall_sample_v1_names__alike__foo_bar_x01efffdd__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Alike.FooBar2 {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Alike__FooBar.self, fullName: "rollcall.sample.v1.names.Alike.FooBar",
    initialise: { unsafe rollcall_sample_v1_names__alike__foo_bar__init($0) })

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

@_spi(GeneratedCode) extension Alike.FooBar2: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Alike__FooBar.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Alike.FooBar")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Alike__FooBar.self, capacity: 1)
    unsafe rollcall_sample_v1_names__alike__foo_bar__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Alike.FooBar3 {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Alike__FooBarXe686649d.self, fullName: "rollcall.sample.v1.names.Alike.Foo_Bar",
    initialise: { unsafe rollcall_sample_v1_names__alike__foo_bar_xe686649d__init($0) })

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

@_spi(GeneratedCode) extension Alike.FooBar3: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Alike__FooBarXe686649d.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Alike.Foo_Bar")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Alike__FooBarXe686649d.self, capacity: 1)
    unsafe rollcall_sample_v1_names__alike__foo_bar_xe686649d__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Alike.FOOBar {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Alike__FOOBarX7d96b668.self, fullName: "rollcall.sample.v1.names.Alike.FOOBar",
    initialise: { unsafe rollcall_sample_v1_names__alike__foobar_x7d96b668__init($0) })

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

@_spi(GeneratedCode) extension Alike.FOOBar: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Alike__FOOBarX7d96b668.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Alike.FOOBar")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Alike__FOOBarX7d96b668.self, capacity: 1)
    unsafe rollcall_sample_v1_names__alike__foobar_x7d96b668__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Alike.Foo {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Alike__Foo.self, fullName: "rollcall.sample.v1.names.Alike.Foo",
    initialise: { unsafe rollcall_sample_v1_names__alike__foo__init($0) })

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

@_spi(GeneratedCode) extension Alike.Foo: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Alike__Foo.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Alike.Foo")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Alike__Foo.self, capacity: 1)
    unsafe rollcall_sample_v1_names__alike__foo__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Alike.Foo.Bar {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Alike__Foo__Bar.self, fullName: "rollcall.sample.v1.names.Alike.Foo.Bar",
    initialise: { unsafe rollcall_sample_v1_names__alike__foo__bar__init($0) })

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

@_spi(GeneratedCode) extension Alike.Foo.Bar: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Alike__Foo__Bar.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Alike.Foo.Bar")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Alike__Foo__Bar.self, capacity: 1)
    unsafe rollcall_sample_v1_names__alike__foo__bar__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Hiding {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Hiding.self, fullName: "rollcall.sample.v1.names.Hiding",
    initialise: { unsafe rollcall_sample_v1_names__hiding__init($0) })

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

@_spi(GeneratedCode) extension Hiding: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Hiding.self)
    switch unsafe source.pointee.timestamp_oneof0_case.rawValue {
    case 1:
      if let value = unsafe source.pointee.of_all_f1 {
        self.timestamp = .ofAll(try unsafe WellKnownTypes.Timestamp(reading: value))
      }
    case 2:
      if let value = unsafe source.pointee.own_f2 {
        self.timestamp = .own(try unsafe Hiding.Timestamp(reading: value))
      }
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Hiding")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Hiding.self, capacity: 1)
    unsafe rollcall_sample_v1_names__hiding__init(target)
    switch self.timestamp {
    case .ofAll(let value)?:
      unsafe target.pointee.timestamp_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.of_all_f1 = arena.message(value)
    case .own(let value)?:
      unsafe target.pointee.timestamp_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.own_f2 = arena.message(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Hiding.Timestamp {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Hiding__Timestamp.self, fullName: "rollcall.sample.v1.names.Hiding.Timestamp",
    initialise: { unsafe rollcall_sample_v1_names__hiding__timestamp__init($0) })

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

@_spi(GeneratedCode) extension Hiding.Timestamp: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Hiding__Timestamp.self)
    if let value = unsafe source.pointee.outer_f1 {
      self.outer = try unsafe WellKnownTypes.Timestamp(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Hiding.Timestamp")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Hiding__Timestamp.self, capacity: 1)
    unsafe rollcall_sample_v1_names__hiding__timestamp__init(target)
    if let value = self.outer {
      unsafe target.pointee.outer_f1 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Hiding.Words {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Hiding__Words.self, fullName: "rollcall.sample.v1.names.Hiding.Words",
    initialise: { unsafe rollcall_sample_v1_names__hiding__words__init($0) })

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

@_spi(GeneratedCode) extension Hiding.Words: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Hiding__Words.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Hiding.Words")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Hiding__Words.self, capacity: 1)
    unsafe rollcall_sample_v1_names__hiding__words__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Hiding.Words.Inner {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Hiding__Words__Inner.self, fullName: "rollcall.sample.v1.names.Hiding.Words.Inner",
    initialise: { unsafe rollcall_sample_v1_names__hiding__words__inner__init($0) })

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

@_spi(GeneratedCode) extension Hiding.Words.Inner: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Hiding__Words__Inner.self)
    if let value = unsafe source.pointee.alike_f1 {
      self.alike = try unsafe Hiding.Words.Alike(reading: value)
    }
    if let value = unsafe source.pointee.words_f2 {
      self.words = try unsafe SampleAPI.Words(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Hiding.Words.Inner")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Hiding__Words__Inner.self, capacity: 1)
    unsafe rollcall_sample_v1_names__hiding__words__inner__init(target)
    if let value = self.alike {
      unsafe target.pointee.alike_f1 = arena.message(value)
    }
    if let value = self.words {
      unsafe target.pointee.words_f2 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Hiding.Words.Alike {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1Names__Hiding__Words__Alike.self, fullName: "rollcall.sample.v1.names.Hiding.Words.Alike",
    initialise: { unsafe rollcall_sample_v1_names__hiding__words__alike__init($0) })

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

@_spi(GeneratedCode) extension Hiding.Words.Alike: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1Names__Hiding__Words__Alike.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.names.Hiding.Words.Alike")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1Names__Hiding__Words__Alike.self, capacity: 1)
    unsafe rollcall_sample_v1_names__hiding__words__alike__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
