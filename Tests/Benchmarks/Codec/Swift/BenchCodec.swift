internal import DirectoryAPI
internal import Glibc
internal import GroupsAPI
internal import Protobuf
internal import WellKnownTypes

/// Encodes or decodes one of two messages a number of times, for a tool that counts instructions
/// and allocations: `bench-codec user|group encode|decode COUNT`.
///
/// cpp/codec.cc and c/codec.c do the same with the same values.
@main
struct BenchCodec {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[3]) else { usage() }
    switch (arguments[1], arguments[2]) {
    case ("user", "encode"): try encode(Sample.user, count)
    case ("user", "decode"): try decode(Sample.user, count)
    case ("group", "encode"): try encode(Sample.group, count)
    case ("group", "decode"): try decode(Sample.group, count)
    default: usage()
    }
  }

  private static func encode<Sample: Message>(_ sample: Sample, _ count: Int) throws {
    // Decoded, so that its texts are on the heap as those of any message that is not a constant.
    let message = try Sample(packed: sample.packed())
    var bytes = 0
    for _ in 0..<count {
      bytes += try message.packed().count
    }
    print(bytes)
  }

  private static func decode<Sample: Message>(_ sample: Sample, _ count: Int) throws {
    let packed = try sample.packed()
    var equal = true
    for _ in 0..<count {
      let message = try Sample(packed: packed)
      equal = equal && message.unknownFields.isEmpty
    }
    print(equal ? packed.count * count : 0)
  }

  private static func usage() -> Never {
    print("usage: bench-codec user|group encode|decode COUNT")
    exit(64)
  }
}

/// The messages, of the sizes that the services send.
private enum Sample {
  static let time = Timestamp(seconds: 1_785_484_800, nanos: 123_456_789)

  static let user = User(
    id: "0190f7a2-8c3e-7b4a-9d1f-2a5b6c7d8e9f", email: "wilhelmina.okafor@example.com",
    displayName: "Wilhelmina Okafor", createTime: time, updateTime: time, revision: 3)

  static let group = Group(
    id: user.id, title: "Choir", creatorID: user.id,
    members: (0..<100).map { index in
      Member(
        userID: user.id, email: "member.number\(100 + index)@example.com",
        displayName: user.displayName, joinTime: time)
    },
    createTime: time, updateTime: time, revision: 3)
}
