import Protobuf
import SampleAPI
import Testing

@Suite("Presence")
struct PresenceTests {
  @Test("of an optional field is kept when its value is the default")
  func optionalDefaults() throws {
    let message = Samples.optionals
    #expect(try message.packed().count > 40)
    #expect(try Optionals(packed: message.packed()) == message)
    #expect(message != Optionals())
    #expect(try Optionals(int32Value: 0).packed() == [0x18, 0])
    #expect(try Optionals(stringValue: "").packed() == [0x72, 0])
  }

  @Test("of a field without it doesn't exist: a default on the wire is as good as none")
  func implicitDefaults() throws {
    let message = try Scalars(packed: [0x18, 0, 0x72, 0])
    #expect(message == Scalars())
    #expect(try message.packed().isEmpty)
  }

  @Test("of an embedded message is kept when it is empty")
  func emptyMessages() throws {
    #expect(try Optionals(packed: Optionals(scalars: Scalars()).packed()).scalars == Scalars())
    #expect(try Optionals(packed: Optionals().packed()).scalars == nil)
  }

  struct ChoiceRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: Choice.WhatKind?
  }

  static let choices = [
    ChoiceRow(testDescription: "nothing", kind: nil),
    ChoiceRow(testDescription: "the number zero", kind: .number(0)),
    ChoiceRow(testDescription: "an empty text", kind: .text("")),
    ChoiceRow(testDescription: "no bytes", kind: .chunk([])),
    ChoiceRow(testDescription: "the first colour", kind: .colour(.unspecified)),
    ChoiceRow(testDescription: "an empty message", kind: .scalars(Scalars())),
    ChoiceRow(testDescription: "false", kind: .flag(false)),
    ChoiceRow(testDescription: "itself", kind: .again(Choice())),
    ChoiceRow(testDescription: "a fraction of zero", kind: .fraction(0)),
  ]

  @Test("of a choice tells its defaults from none", arguments: choices)
  func choice(_ row: ChoiceRow) throws {
    let message = Choice(whatKind: row.kind)
    #expect(try Choice(packed: message.packed()) == message)
    #expect(try message.packed().isEmpty == (row.kind == nil))
  }

  @Test("of a choice goes to the last field on the wire")
  func lastChoiceWins() throws {
    #expect(try Choice(packed: [0x10, 1, 0x1a, 1, 97]).whatKind == .text("a"))
    #expect(try Choice(packed: [0x1a, 1, 97, 0x10, 1]).whatKind == .number(1))
    #expect(try Choice(packed: [0x10, 1, 0x10, 2]).whatKind == .number(2))
    #expect(try Choice(packed: [0x32, 2, 0x18, 1, 0x38, 0, 0x1a, 1, 97]).whatKind == .text("a"))
  }

  @Test("of one oneof has no part in another")
  func twoOneofs() throws {
    let message = try Choice(packed: [0x10, 1, 0x60, 2, 0x1a, 1, 97])
    #expect(message == Choice(whatKind: .text("a"), other: .otherNumber(2)))
  }

  @Test("a number that an enumeration doesn't have survives")
  func openEnums() throws {
    for number: Int32 in [.min, -2, 3, .max] {
      let message = Scalars(colour: Colour(rawValue: number))
      #expect(try Scalars(packed: message.packed()).colour == .unrecognized(number))
    }
    #expect(Colour.unrecognized(1) == .red)
    #expect(Names.TypeEnum.typeOtherwise == .typeDefault)
  }

  @Test("is kept for a negative zero, which is not the default")
  func negativeZero() throws {
    let scalars = try Scalars(packed: Scalars(doubleValue: -0.0, floatValue: -0.0).packed())
    #expect(scalars.doubleValue.sign == .minus)
    #expect(scalars.floatValue.sign == .minus)
    #expect(try scalars.json() == #"{"doubleValue":-0.0,"floatValue":-0.0}"#)
    #expect(try Scalars(json: scalars.json()).packed() == scalars.packed())

    let maps = try Maps(packed: Maps(doubles: [3: -0.0]).packed())
    #expect(maps.doubles[3]?.sign == .minus)
    #expect(try Maps(json: maps.json()).doubles[3]?.sign == .minus)
  }

  @Test("is true for any number but zero, however many bits it has")
  func truth() throws {
    let bytes: [UInt8] = [0x68, 0x80, 0x80, 0x80, 0x80, 0x20]
    #expect(try Scalars(packed: bytes) == Scalars(boolValue: true))
    #expect(try Scalars(packed: bytes).packed() == [0x68, 1])
    let list: [UInt8] = [0x6a, 6, 0, 0x80, 0x80, 0x80, 0x80, 0x20]
    #expect(try Repeated(packed: list).bools == [false, true])
  }
}
