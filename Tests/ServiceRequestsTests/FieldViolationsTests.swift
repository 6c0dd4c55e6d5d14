import RPCCore
import ServiceStore
import Testing
import WellKnownTypes

@testable import ServiceRequests

@Suite("Field violations")
struct FieldViolationsTests {
  /// The violations of the fields, as "field description".
  func violations(_ check: (inout FieldViolations) -> Void) -> [String] {
    var fields = FieldViolations()
    check(&fields)
    return fields.all.map { "\($0.field) \($0.description)" }
  }

  @Test("are all found before any is reported")
  func all() throws {
    var fields = FieldViolations()
    let id = fields.id("seven", in: "id")
    let name = fields.text("", in: "display_name", characters: 1...100)
    let error = #expect(throws: RPCError.self) { _ = try fields.checked(id, name) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.message == "id is not a UUID: \"seven\"; display_name is empty")
    #expect(error?.violations.map(\.field) == ["id", "display_name"])
  }

  @Test("of many fields are summed up in the text and all told in the details")
  func many() {
    var fields = FieldViolations()
    for index in 0..<13 { fields.add("ids[\(index)]", "is wrong") }
    let error = #expect(throws: RPCError.self) { try fields.check() }
    #expect(error?.message.hasSuffix("ids[9] is wrong; and 3 more") == true)
    #expect(error?.violations.count == 13)
  }

  @Test("don't stand in the way of fields that keep the rules")
  func none() throws {
    var fields = FieldViolations()
    let id = fields.id("0190c1a2-0000-7000-8000-000000000001", in: "id")
    let name = fields.text("  Ann Lee ", in: "display_name", characters: 1...100)
    let size = fields.pageSize(0, usual: 20, maximum: 100)
    let values = try fields.checked(id, name, size)
    #expect(values.1 == "Ann Lee")
    #expect(values.2 == 20)
  }

  @Test("name the character that a text may not have")
  func control() {
    #expect(
      violations { _ = $0.text("a\u{0}b", in: "title", characters: 0...9) } == [
        "title may not have U+0000 in it"
      ])
    #expect(violations { _ = $0.text("a\nb", in: "title", characters: 0...9) }.count == 1)
    #expect(
      violations { _ = $0.text("a\nb", in: "about", characters: 0...9, lineBreaks: true) } == [])
  }

  @Test(
    "name what turns the direction of a text around, and leave the marks of honest names",
    arguments: ["\u{202A}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2069}"])
  func direction(_ override: String) {
    for lineBreaks in [false, true] {
      let found = violations {
        _ = $0.text("a\(override)b", in: "name", characters: 0...9, lineBreaks: lineBreaks)
      }
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("name may not have U+20") == true, "\(found)")
    }
    #expect(
      violations { _ = $0.text("דן\u{200E}(A)\u{200F}", in: "name", characters: 0...9) } == [])
    #expect(violations { _ = $0.text("a\u{2028}b", in: "name", characters: 0...9) }.count == 1)
  }

  @Test("count characters, not bytes")
  func length() {
    let letters = String(repeating: "é", count: 100)
    #expect(violations { _ = $0.text(letters, in: "title", characters: 1...100) } == [])
    #expect(
      violations { _ = $0.text(letters + "é", in: "title", characters: 1...100) } == [
        "title is 101 characters long; at most 100 are allowed"
      ])
  }

  @Test("of a page size say what is allowed", arguments: [-1, 101, Int32.min, Int32.max])
  func pageSize(_ size: Int32) {
    #expect(
      violations { _ = $0.pageSize(size, usual: 20, maximum: 100) } == [
        "page_size is \(size); 1 to 100 are allowed, and 0 for 20"
      ])
  }

  @Test("name each path of an update mask that would be ignored")
  func mask() {
    let mask = FieldMask(paths: ["email", "revision", "nothing\n"])
    #expect(
      violations { _ = $0.mask(mask, allowed: ["email", "display_name"]) } == [
        "update_mask.paths[1] names \"revision\", which can't be changed; "
          + "it can name email, display_name",
        "update_mask.paths[2] names \"nothing\u{fffd}\", which can't be changed; "
          + "it can name email, display_name",
      ])
    let nothing = ["update_mask names no field; it can name email"]
    #expect(violations { _ = $0.mask(nil, allowed: ["email"]) } == nothing)
    #expect(violations { _ = $0.mask(FieldMask(), allowed: ["email"]) } == nothing)
  }

  @Test("tell a page token of another query from one that was made up")
  func pageToken() {
    let tokens = PageTokens(key: [1, 2, 3])
    let token = tokens.token(at: [9], of: "groups of ann")
    #expect(
      violations { _ = $0.position(in: token, of: "groups of bob", tokens) { $0 } } == [
        "page_token belongs to another query: ask for the first page of this one"
      ])
    #expect(
      violations { _ = $0.position(in: "page2", of: "groups of bob", tokens) { $0 } } == [
        "page_token was not given out by this service"
      ])
    #expect(violations { _ = $0.position(in: "", of: "groups of bob", tokens) { $0 } } == [])
  }

  @Test("shorten what somebody sent")
  func quoting() {
    #expect(FieldViolations.quoted(String(repeating: "x", count: 5_000)).count == 83)
  }
}
