import Protobuf
import SampleAPI
import Testing
import WellKnownTypes

/// Changed messages, over and over, with properties that hold whatever comes out.
///
/// FUZZ_RUNS in the environment, which `make fuzz` sets, says how many changes are made to each
/// sample; PROTOBUF_SEED makes them others. A failure names both the input and the seed.
@Suite("Changed at random,")
struct FuzzTests {
  private static let types: MessageTypes = [.sampleAPI, .wellKnownTypes]
  fileprivate static let options = JSONOptions(types: types)
  private static let runs = RandomTests.count("FUZZ_RUNS", default: 300)

  private static let wellKnown: [any Message] = [
    Struct(fields: [
      "a": Value(kind: .nullValue(.nullValue)),
      "b": Value(kind: .listValue(ListValue(values: [Value(kind: .numberValue(1.5))]))),
    ]),
    AnyMessage(
      typeURL: "type.googleapis.com/rollcall.sample.v1.Choice",
      value: [0x10, 9, 0x58, 1]),
    AnyMessage(
      typeURL: "type.googleapis.com/google.protobuf.Duration", value: [0x08, 3, 0x10, 5]),
    DoubleValue(value: -0.0), BytesValue(value: [1, 2, 3]), Timestamp(seconds: 1, nanos: 2),
    FieldMask(paths: ["a.b_c"]),
  ]
  private static let samples = Samples.all + wellKnown

  @Test("packed messages are refused, or the same after another time through", arguments: 0..<4)
  func packed(_ part: Int) throws {
    var mutator = Mutator(seed: RandomTests.seed &+ UInt64(part))
    let seeds = try Self.samples.map { try $0.packed() }
    let names = Self.types.fullNames
    for (index, sample) in Self.samples.enumerated() where index % 4 == part {
      for _ in 0..<Self.runs {
        let bytes = mutator.mutated(seeds[index], with: seeds, as: .bytes)
        type(of: sample).unpack(bytes)
        // To most other types these are fields of the wrong wire type.
        if let name = mutator.pick(names) { Self.types[name]?.unpack(bytes) }
      }
    }
  }

  @Test("JSON is refused, or gives a message whose JSON gives it again", arguments: 0..<4)
  func json(_ part: Int) throws {
    var mutator = Mutator(seed: RandomTests.seed &+ 100 &+ UInt64(part))
    let seeds = try Self.samples.map { Array(try $0.json(options: Self.options).utf8) }
    for (index, sample) in Self.samples.enumerated() where index % 4 == part {
      for _ in 0..<Self.runs {
        let text = mutator.mutated(seeds[index], with: seeds, as: .json)
        type(of: sample).read(String(decoding: text, as: UTF8.self))
      }
    }
  }
}

extension Message {
  fileprivate static func unpack(_ bytes: [UInt8]) {
    let message: Self
    do throws(DecodingFailure) {
      message = try Self(packed: bytes)
    } catch {
      #expect(!error.description.isEmpty)
      return
    }
    do {
      let packed = try message.packed()
      // Bytes are compared, since not-a-number differs from itself.
      let again = try Self(packed: packed).packed()
      #expect(again == packed, "PROTOBUF_SEED=\(RandomTests.seed): \(Self.self) of \(bytes)")
      // An empty entry of a map gets the value that it lacks; nothing else grows.
      #expect(
        packed.count <= 2 * bytes.count,
        "PROTOBUF_SEED=\(RandomTests.seed): \(Self.self) of \(bytes) takes \(packed.count) bytes")
      try message.check()
    } catch {
      Issue.record("PROTOBUF_SEED=\(RandomTests.seed): \(Self.self) of \(bytes): \(error)")
    }
  }

  /// What has JSON is the same after a time through it, but for unknown fields.
  private func check() throws {
    let json: String
    do throws(JSONFailure) {
      json = try self.json(options: FuzzTests.options)
    } catch {
      #expect(!description.isEmpty)
      return
    }
    #expect(
      try Self(json: json, options: FuzzTests.options).json(options: FuzzTests.options) == json)
  }

  fileprivate static func read(_ json: String) {
    let message: Self
    do throws(JSONFailure) {
      message = try Self(json: json, options: FuzzTests.options)
    } catch {
      #expect(!error.description.isEmpty)
      return
    }
    do {
      let again = try Self(
        json: message.json(options: FuzzTests.options), options: FuzzTests.options)
      #expect(
        try again.packed() == message.packed(),
        "PROTOBUF_SEED=\(RandomTests.seed): \(Self.self) of \(json)")
    } catch {
      Issue.record("PROTOBUF_SEED=\(RandomTests.seed): \(Self.self) of \(json): \(error)")
    }
  }
}

/// Makes inputs that are almost right out of right ones.
struct Mutator {
  enum Format {
    case bytes, json

    /// What the format is made of.
    var tokens: [[UInt8]] {
      switch self {
      case .bytes:
        [
          [0], [0x80], [0xff], [0xff, 0xff, 0xff, 0xff, 0x0f], [0x0b], [0x0c], [0x0a, 0], [0x12],
          [0x1a, 2], [0x82, 0x80, 0x80, 0x80, 0x10], [0xf8, 0xff, 0xff, 0xff, 0x0f, 1],
          [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01], [0xc3], [0xa0, 0x06, 1],
        ]
      case .json:
        [
          "{", "}", "[", "]", ",", ":", "\"", "null", "true", "-", "0", "1e999", "1.0", "-0.0",
          "\\u0000", "\\ud83d", "\\", "\"NaN\"", "\"@type\":", "\"value\":", "\"\":", "{}", "[]",
          "\"1970-01-01T00:00:00Z\"", "\"-1s\"", "é", "\u{0}", "_", "=",
        ].map { Array($0.utf8) }
      }
    }
  }

  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.randomElement(using: &random)
  }

  mutating func mutated(_ input: [UInt8], with others: [[UInt8]], as format: Format) -> [UInt8] {
    var result = input
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      let start = Int.random(in: 0...result.count, using: &random)
      let end = min(result.count, start + Int.random(in: 0..<8, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where start < result.count:
        result[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1 where start < result.count:
        result[start] = .random(in: 0...255, using: &random)
      case 2:
        result.removeSubrange(start..<end)
      case 3:
        result.insert(contentsOf: result[start..<end], at: start)
      case 4:
        let other = pick(others) ?? []
        result.replaceSubrange(start..<end, with: other.prefix(40))
      default:
        result.replaceSubrange(
          start..<end, with: pick(format.tokens) ?? [])
      }
    }
    return result
  }
}
