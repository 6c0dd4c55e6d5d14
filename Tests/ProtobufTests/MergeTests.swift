import DirectoryAPI
import Protobuf
import SampleAPI
import Testing
import WellKnownTypes

@Suite("An embedded message that comes twice")
struct MergeTests {
  /// A field with these messages' bytes, one after the other.
  private func twice(_ tag: UInt8, _ messages: any Message...) throws -> [UInt8] {
    var bytes: [UInt8] = []
    for message in messages {
      let packed = try message.packed()
      bytes += [tag, UInt8(packed.count)] + packed
    }
    return bytes
  }

  @Test("is merged, plain numbers too")
  func numbers() throws {
    let bytes = try twice(0x22, Timestamp(seconds: 5), Timestamp(nanos: 6))
    #expect(try User(packed: bytes).createTime == Timestamp(seconds: 5, nanos: 6))
  }

  @Test("has its repeated fields joined and its single ones replaced")
  func repeatedAndSingle() throws {
    let bytes = try twice(
      0x12, Tree(name: "a", branches: [Tree(name: "1")]),
      Tree(name: "b", branches: [Tree(name: "2")], named: ["k": Tree()]))
    let left = try #require(try Tree(packed: bytes).left)
    #expect(left.name == "b")
    #expect(left.branches.map(\.name) == ["1", "2"])
    #expect(left.named.keys.sorted() == ["k"])
  }

  @Test("is merged at every depth")
  func deep() throws {
    let bytes = try twice(
      0x12, Tree(left: Tree(name: "a", left: Tree(name: "b"))),
      Tree(left: Tree(branches: [Tree(name: "c")])))
    #expect(
      try Tree(packed: bytes).left
        == Tree(left: Tree(name: "a", left: Tree(name: "b"), branches: [Tree(name: "c")])))
  }

  @Test("keeps the unknown fields of both")
  func unknownFields() throws {
    let user = try User(packed: [0x22, 3, 0xf8, 0x06, 1, 0x22, 3, 0xf8, 0x06, 2])
    #expect(user.createTime?.unknownFields.bytes == [0xf8, 0x06, 1, 0xf8, 0x06, 2])
  }

  @Test("is merged inside of a oneof, unless another field came between")
  func oneof() throws {
    let first = Scalars(int32Value: 1)
    let second = Scalars(stringValue: "b")
    let merged = try Choice(packed: twice(0x32, first, second))
    #expect(merged.whatKind == .scalars(Scalars(int32Value: 1, stringValue: "b")))

    let interrupted = try Choice(packed: twice(0x32, first) + [0x10, 9] + twice(0x32, second))
    #expect(interrupted.whatKind == .scalars(second))

    #expect(throws: DecodingFailure.self) {
      // What is replaced has to be a message too.
      try Choice(packed: [0x32, 1, 0x0d, 0x10, 9, 0xa3, 0x06, 0xa4, 0x06])
    }

    let replaced = try Choice(packed: twice(0x32, first, second) + [0x10, 9])
    #expect(replaced.whatKind == .number(9))
  }

  @Test("is merged though a oneof in it is not set")
  func unsetOneof() throws {
    let bytes = try twice(0x42, Choice(before: 1), Choice(after: 2))
    #expect(try Choice(packed: bytes).whatKind == .again(Choice(before: 1, after: 2)))
  }

  @Test("is merged when there are too many of it to join their lists one by one")
  func manyLists() throws {
    let leaf = Tree(name: String(repeating: "x", count: 40))
    let part = Tree(branches: [leaf, leaf])
    let packed = try part.packed()
    let parts = Array(repeating: [0x12, UInt8(packed.count)] + packed, count: 2_000)
    #expect(try Tree(packed: Array(parts.joined())).left?.branches.count == 4_000)
  }

  @Test("inside of a list element is merged there, and the elements stay apart")
  func withinElements() throws {
    let first = try User(
      packed: twice(0x22, Timestamp(seconds: 5), Timestamp(nanos: 6)))
    let bytes =
      try [0x0a, 8] + twice(0x22, Timestamp(seconds: 5), Timestamp(nanos: 6))
      + [0x0a, 3, 0x0a, 1, 97]
    let message = try BatchGetUsersResponse(packed: bytes)
    #expect(message.users == [first, User(id: "a")])
  }

  @Test("is told from a message with many fields")
  func manyFields() throws {
    let request = BatchGetUsersRequest(ids: (0..<100).map(String.init))
    #expect(try BatchGetUsersRequest(packed: request.packed()) == request)
    let many = Repeated(scalars: Array(repeating: Samples.largest, count: 50))
    #expect(try Repeated(packed: many.packed()) == many)
  }
}
