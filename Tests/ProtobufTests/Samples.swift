import Protobuf
import SampleAPI
import WellKnownTypes

/// Messages with every field set, to values at the edge of what the type holds.
enum Samples {
  static let smallest = Scalars(
    doubleValue: -.greatestFiniteMagnitude, floatValue: -.leastNonzeroMagnitude,
    int32Value: .min, int64Value: .min, uint32Value: 1, uint64Value: 1, sint32Value: .min,
    sint64Value: .min, fixed32Value: 1, fixed64Value: 1, sfixed32Value: .min,
    sfixed64Value: .min, boolValue: true, stringValue: "\u{0}", bytesValue: [0], colour: .infrared)

  static let largest = Scalars(
    doubleValue: .infinity, floatValue: .greatestFiniteMagnitude, int32Value: .max,
    int64Value: .max, uint32Value: .max, uint64Value: .max, sint32Value: .max, sint64Value: .max,
    fixed32Value: .max, fixed64Value: .max, sfixed32Value: .max, sfixed64Value: .max,
    boolValue: true, stringValue: "Zoë 👩‍👩‍👧 \u{0} שלום\u{10ffff}", bytesValue: [0, 255, 0, 128],
    colour: .green)

  static let optionals = Optionals(
    doubleValue: 0, floatValue: 0, int32Value: 0, int64Value: 0, uint32Value: 0, uint64Value: 0,
    sint32Value: 0, sint64Value: 0, fixed32Value: 0, fixed64Value: 0, sfixed32Value: 0,
    sfixed64Value: 0, boolValue: false, stringValue: "", bytesValue: [], colour: .unspecified,
    scalars: Scalars())

  static let repeated = Repeated(
    doubles: [0, -1.5, .infinity], floats: [1, 0, -3.25], int32s: [.min, 0, .max],
    int64s: [.min, 0, .max], uint32s: [0, .max], uint64s: [0, .max], sint32s: [.min, 0, .max],
    sint64s: [.min, 0, .max], fixed32s: [0, .max], fixed64s: [0, .max],
    sfixed32s: [.min, 0, .max], sfixed64s: [.min, 0, .max], bools: [false, true, false],
    strings: ["", "a", "\u{0}"], chunks: [[], [1, 2], [0]],
    colours: [.red, .unspecified, .unrecognized(77), .infrared],
    scalars: [Scalars(), smallest, largest], unpacked: [3, 0, -3])

  static let maps = Maps(
    texts: ["": "", "a": "1", "\u{0}": "\u{0}"], scalars: [-1: largest, 0: Scalars()],
    chunks: [true: [1], false: []], colours: [.max: .red, 0: .unrecognized(-9)],
    doubles: [.min: 0.5, .max: -0.5])

  static let choice = Choice(
    before: 1, whatKind: .again(Choice(whatKind: .text(""), after: -1)), after: 2,
    other: .optionals(optionals))

  static let tree = Tree(
    name: "root", left: Tree(name: "left", left: Tree(name: "leftmost")),
    branches: [Tree(), Tree(name: "branch", branches: [Tree(name: "twig")])],
    named: ["a": Tree(name: "A"), "b": Tree()], bark: Tree.Bark(of: Tree(name: "back")))

  static let wellKnown = WellKnown(
    time: Timestamp(seconds: -1, nanos: 999_999_999),
    span: WellKnownTypes.DurationMessage(seconds: -3, nanos: -5),
    mask: ["display_name", "a.b_c"], nothing: Empty(),
    times: [Timestamp(), Timestamp(seconds: 1)])

  static let names = Names(
    selfField: "a", class: "b", default: "c", initField: "d", description: "e", schemaField: 1,
    userID: "f",
    in: "g", func: ["h"], var: ["i": "j"], hashValueField: 2, type: .typeOtherwise,
    protocol: Names.ProtocolMessage(
      own: Names.ProtocolMessage.Timestamp(), time: Timestamp(seconds: 4)),
    case: "k", leading: 3, trailing: 4, with2numbers3in: 5, register: [6], imageURL: "l",
    switch: .let("m"))

  /// All of the above, and each message empty.
  static let all: [any Message] = [
    smallest, largest, optionals, repeated, maps, choice, tree, wellKnown, names, Scalars(),
    Optionals(), Repeated(), Maps(), Choice(), Tree(), WellKnown(), Names(),
    SampleAPI.DurationMessage(), Nothing(),
  ]
}
