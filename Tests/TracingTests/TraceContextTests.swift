import Testing

@testable import Tracing

@Suite("The context of a trace")
struct TraceContextTests {
  static let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

  @Test("is read and written as the standard has it")
  func roundTrip() throws {
    let context = try #require(TraceContext(parent: Self.parent, state: "vendor=1,other=2"))
    #expect(context.traceID.description == "4bf92f3577b34da6a3ce929d0e0e4736")
    #expect(context.spanID.description == "00f067aa0ba902b7")
    #expect(context.isSampled)
    #expect(context.state == "vendor=1,other=2")
    #expect(context.parent == Self.parent)
    #expect(context.traceID.bytes.count == 16)
    #expect(context.spanID.bytes == [0x00, 0xf0, 0x67, 0xaa, 0x0b, 0xa9, 0x02, 0xb7])
  }

  @Test("of a later version is read as far as it is known, with flags that this one has")
  func laterVersion() throws {
    let later = "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-03-what-comes-later"
    let context = try #require(TraceContext(parent: later))
    #expect(context.isSampled)
    #expect(context.parent == Self.parent)
    let unsampled = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-02"
    #expect(TraceContext(parent: unsampled)?.isSampled == false)
  }

  @Test(
    "is none if it isn't one",
    arguments: [
      "", "00", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01 ",
      "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
      "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e473g-00f067aa0ba902b7-01",
      "00_4bf92f3577b34da6a3ce929d0e0e4736_00f067aa0ba902b7_01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-é1",
    ])
  func refused(_ text: String) {
    #expect(TraceContext(parent: text) == nil)
  }

  @Test("cut at any byte is none")
  func cut() {
    for length in 0..<Self.parent.utf8.count {
      #expect(TraceContext(parent: String(Self.parent.prefix(length))) == nil)
    }
  }

  @Test("goes on without a state of others that is too long")
  func longState() throws {
    let long = String(repeating: "a", count: 513)
    #expect(try #require(TraceContext(parent: Self.parent, state: long)).state.isEmpty)
  }
}
