import Testing

@testable import RPCCodeGen

@Suite("Names")
struct NamesTests {
  @Test(
    "of properties are Swift's spelling of those in the .proto file",
    arguments: [
      ("id", "id"), ("user_id", "userID"), ("userId", "userID"), ("user_ids", "userIDs"),
      ("image_url", "imageURL"), ("url", "url"), ("display_name", "displayName"),
      ("HTTPServer", "httpserver"), ("a", "a"), ("a_1b", "a1b"), ("x2_y", "x2Y"),
      ("unknown_fields", "unknownFields_"), ("self", "self_"), ("class", "class"),
    ])
  func properties(_ name: String, _ swiftName: String) {
    #expect(SwiftNames.property(name) == swiftName)
  }

  @Test("that are words of Swift's are escaped")
  func escaping() {
    #expect(SwiftNames.escaped("class") == "`class`")
    #expect(SwiftNames.escaped("classes") == "classes")
  }

  @Test("of types leave Swift's own alone")
  func types() {
    #expect(SwiftNames.type("Duration", suffix: "Message") == "DurationMessage")
    #expect(SwiftNames.type("Type", suffix: "Enum") == "TypeEnum")
    #expect(SwiftNames.type("group", suffix: "Message") == "Group")
  }

  @Test("of enumerations' cases lose the name of the enumeration, if all of them can")
  func cases() {
    #expect(
      SwiftNames.cases(of: "AvatarStyle", values: ["AVATAR_STYLE_DARK", "AVATAR_STYLE_USER_ID"])
        == ["dark", "userID"])
    #expect(SwiftNames.cases(of: "Kind", values: ["KIND_A", "OTHER"]) == ["kindA", "other"])
    #expect(SwiftNames.cases(of: "Kind", values: ["KIND_A", "KIND_2"]) == ["kindA", "kind2"])
    #expect(SwiftNames.cases(of: "Kind", values: ["KIND_NONE", "KIND_A"]) == ["none_", "a"])
  }

  @Test(
    "of C structs and functions are those of protoc-gen-c",
    arguments: [
      ("rollcall.groups.v1.Group", "Rollcall__Groups__V1__Group", "rollcall__groups__v1__group"),
      ("a_b.v1.FooBar.MEntry", "AB__V1__FooBar__MEntry", "a_b__v1__foo_bar__mentry"),
      ("APIKey", "APIKey", "apikey"),
    ])
  func c(_ fullName: String, _ type: String, _ prefix: String) {
    #expect(CNames.type(fullName) == type)
    #expect(CNames.prefix(fullName) == prefix)
  }

  @Test("of C members avoid the words of C++")
  func members() {
    #expect(CNames.field("class") == "class_")
    #expect(CNames.field("userID") == "userid")
    #expect(CNames.count("register") == "n_register_")
    #expect(CNames.oneofCase("WhatKind") == "what_kind_case")
  }
}
