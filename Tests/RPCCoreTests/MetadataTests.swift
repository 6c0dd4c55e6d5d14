import RPCCore
import Testing

@Suite("Metadata")
struct MetadataTests {
  @Test("keeps the order and every value of a key")
  func order() throws {
    var metadata: Metadata = ["b": "1", "a": "2"]
    try metadata.append("b", "3")
    try metadata.append("x-bin", binary: [0, 255])
    #expect(metadata.map(\.key) == ["b", "a", "b", "x-bin"])
    #expect(metadata["b"] == "1")
    #expect(metadata[binary: "x-bin"] == [0, 255])
    #expect(metadata["x-bin"] == nil)
    #expect(metadata["nope"] == nil)
  }

  @Test("refuses keys that can't travel", arguments: ["", "Upper", "ü", "a b", "a:b", "a\n"])
  func badKey(_ key: String) {
    var metadata = Metadata()
    let error = #expect(throws: RPCError.self) { try metadata.append(key, "v") }
    #expect(error?.code == .invalidArgument)
    #expect(metadata.isEmpty)
  }

  @Test("refuses text that isn't printable ASCII", arguments: ["ü", "a\nb", "\u{0}", "\u{7f}"])
  func badText(_ text: String) {
    var metadata = Metadata()
    #expect(throws: RPCError.self) { try metadata.append("key", text) }
  }

  @Test("holds bytes under -bin keys and text under the others, never the other way round")
  func kinds() {
    var metadata = Metadata()
    #expect(throws: RPCError.self) { try metadata.append("x-bin", "text") }
    #expect(throws: RPCError.self) { try metadata.append("x", binary: [1]) }
  }
}
