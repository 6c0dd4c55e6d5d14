import Descriptors
import SampleAPI
import Testing
import WellKnownTypes

@testable import Protobuf

/// The types of the sample once more, learnt from its descriptors: they have to do what the
/// generated ones do.
@Suite("Types that are learnt as the program runs")
struct LearnedTypesTests {
  private let pool: DescriptorPool
  private let options: JSONOptions
  private let generated = JSONOptions(types: [.sampleAPI, .wellKnownTypes])

  init() throws {
    pool = try DescriptorPool(files: FileDescriptors.sampleAPI.files.map(\.bytes))
    options = JSONOptions(types: [pool.messageTypes, .wellKnownTypes])
  }

  private func learned(_ message: any Message) throws -> MessageType {
    try #require(pool.message(named: type(of: message).schema.fullName))
  }

  @Test("write the JSON that the generated ones write")
  func writing() throws {
    for sample in Samples.all {
      let packed = PackedMessage(try sample.packed())
      #expect(
        try learned(sample).json(of: packed, options: options)
          == sample.json(options: generated))
    }
  }

  @Test("read that JSON as the message that it was")
  func reading() throws {
    for sample in Samples.all {
      let json = try sample.json(options: generated)
      let packed = try learned(sample).message(json: json, options: options)
      let again = try type(of: sample).init(packed: packed.bytes)
      #expect(try again.json(options: generated) == json)
    }
  }

  @Test("have the fields of the generated ones, with their comments")
  func schemas() throws {
    for name in MessageTypes.sampleAPI.fullNames {
      let known = try #require(MessageTypes.sampleAPI.type(named: name)).schema
      let learned = try #require(pool.message(named: name)).schema
      #expect(learned.fullName == known.fullName)
      #expect(learned.documentation == known.documentation)
      try #require(learned.fields.count == known.fields.count, "\(name)")
      for (field, other) in zip(learned.fields, known.fields) {
        #expect(field.name == other.name)
        #expect(field.jsonName == other.jsonName)
        #expect(field.number == other.number)
        #expect(field.label == other.label, "\(name).\(field.name)")
        #expect(field.type.name == other.type.name)
        #expect(field.documentation == other.documentation)
      }
    }
  }

  @Test(
    "make of changed bytes what the generated ones make of them, or refuse them", arguments: 0..<4)
  func changedBytes(_ part: Int) throws {
    var mutator = Mutator(seed: RandomTests.seed &+ 200 &+ UInt64(part))
    let seeds = try Samples.all.map { try $0.packed() }
    var taken = 0
    for (index, sample) in Samples.all.enumerated() where index % 4 == part {
      let type = try learned(sample)
      for _ in 0..<RandomTests.count("FUZZ_RUNS", default: 300) {
        let bytes = mutator.mutated(seeds[index], with: seeds, as: .bytes)
        let json = try? type.readableJSON(of: PackedMessage(bytes), options: options).text
        guard let known = try? Swift.type(of: sample).init(packed: bytes) else { continue }
        taken += 1
        #expect(
          try Self.ordered(try #require(json))
            == Self.ordered(
              known.readableJSON(options: generated)), "\(bytes)")
      }
    }
    #expect(taken > 0)
  }

  /// Entries of maps come as they came, or sorted.
  private static func ordered(_ json: String) throws -> String {
    func text(_ value: JSONValue) -> String {
      switch value {
      case .object(let members):
        "{\(members.map { "\($0.key.debugDescription): \(text($0.value))" }.sorted())}"
      case .array(let elements): "[\(elements.map(text))]"
      case .null, .bool, .number, .string: "\(value)"
      }
    }
    return text(try JSONParser.parse(json))
  }

  @Test("refuse text that isn't UTF-8, and messages nested too deeply")
  func refusals() throws {
    let scalars = try learned(Scalars())
    let number = try #require(scalars.schema.field(named: "string_value")).number
    var writer = WireWriter()
    writer.delimited([0xff], number: number)
    let text = #expect(throws: JSONFailure.self) {
      try scalars.json(of: PackedMessage(writer.bytes), options: options)
    }
    #expect(text?.reason == "rollcall.sample.v1.Scalars: its string_value is not valid UTF-8")

    let tree = try learned(Tree())
    let left = try #require(tree.schema.field(named: "left")).number
    var bytes: [UInt8] = []
    for _ in 0..<200 {
      var outer = WireWriter()
      outer.delimited(bytes, number: left)
      bytes = outer.bytes
    }
    let deep = #expect(throws: JSONFailure.self) {
      try tree.json(of: PackedMessage(bytes), options: options)
    }
    #expect(deep?.reason.contains("nested more than 100 deep") == true)
  }
}
