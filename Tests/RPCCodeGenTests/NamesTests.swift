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
      ("unknown_fields", "unknownFieldsField"), ("self", "selfField"), ("class", "class"),
      ("_leading", "leading"), ("trailing_", "trailing"), ("__two__", "two"), ("_3d", "n3d"),
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
    #expect(SwiftNames.type("foo_bar", suffix: "Message") == "FooBar")
    #expect(SwiftNames.type("Foo_Bar", suffix: "Message") == "FooBar")
  }

  @Test("of enumerations' cases lose the name of the enumeration, if all of them can")
  func cases() {
    #expect(
      SwiftNames.cases(of: "AvatarStyle", values: ["AVATAR_STYLE_DARK", "AVATAR_STYLE_USER_ID"])
        == ["dark", "userID"])
    #expect(SwiftNames.cases(of: "Kind", values: ["KIND_A", "OTHER"]) == ["kindA", "other"])
    #expect(SwiftNames.cases(of: "Kind", values: ["KIND_A", "KIND_2"]) == ["kindA", "kind2"])
    #expect(SwiftNames.cases(of: "Kind", values: ["KIND_NONE", "KIND_A"]) == ["noneValue", "a"])
  }

  @Test("of methods and of cases of oneofs say what they are where they would mean something else")
  func taken() {
    #expect(SwiftNames.method("Schema") == "schemaCall")
    #expect(SwiftNames.method("GetUser") == "getUser")
    #expect(SwiftNames.oneofCase("none") == "noneValue")
    #expect(SwiftNames.oneofCase("packed") == "packed")
  }

  @Test("never end in an underscore", arguments: ["a_", "_", "self", "Schema", "none", "init_"])
  func underscores(_ name: String) {
    for swiftName in [
      SwiftNames.property(name), SwiftNames.oneofCase(name), SwiftNames.method(name),
      SwiftNames.type(name, suffix: "Message"),
    ] {
      #expect(!swiftName.contains("_") && !swiftName.isEmpty)
    }
  }

  @Test("that are taken get a number behind")
  func claims() {
    var claims = NameClaims(taken: ["kind"])
    #expect(claims.claim("userID", number: 1) == "userID")
    #expect(claims.claim("userID", number: 2) == "userID2")
    #expect(claims.claim("userID2", number: 3) == "userID23")
    #expect(claims.claim("kind", number: 4) == "kind4")
  }
}

@Suite("Names in C")
struct CNamesTests {
  @Test(
    "of types say what protoc-gen-c would leave out",
    arguments: [
      (["rollcall.groups.v1", "Group"], "RollcallGroupsV1__Group", "rollcall_groups_v1__group"),
      (
        ["a.v1", "FooBar", "MEntry"], "AV1__FooBar__MEntryX54c9027c",
        "a_v1__foo_bar__mentry_x54c9027c"
      ),
      (["", "Name"], "Nopackage__Name", "nopackage__name"),
      (["", "APIKey"], "Nopackage__APIKeyXf06164be", "nopackage__apikey_xf06164be"),
    ])
  func types(_ path: [String], _ type: String, _ prefix: String) {
    let cPath = [CNames.package(path[0])] + path.dropFirst().map(CNames.type)
    #expect(CNames.Written.type(cPath) == type)
    #expect(CNames.Written.prefix(cPath) == prefix)
  }

  /// Pairs that protoc-gen-c would take for one, and names that look as if they were made up.
  static let alike = [
    ["FooBar", "Foo_Bar", "fooBar", "foo_bar", "FOOBar", "Foo__Bar", "_FooBar"],
    ["Key", "KEY", "key", "Key_", "KEy"],
    ["WhatOneof0", "WhatOneof0Case", "what_oneof0", "WhatOneof"],
    ["KeyX3c0ba6ac", "Key"],
  ]

  @Test("are apart for types that differ in case or underscores", arguments: alike)
  func apart(_ names: [String]) {
    let types = names.map { CNames.type($0) }
    #expect(Set(types.map { CNames.Written.type([$0]) }).count == names.count)
    #expect(Set(types.map { CNames.Written.prefix([$0]) }).count == names.count)
  }

  @Test("are apart for a type within a message and one in a package of that name")
  func nested() {
    let inMessage = [CNames.package("a"), CNames.type("B"), CNames.type("C")]
    let inPackage = [CNames.package("a.b"), CNames.type("C")]
    #expect(CNames.Written.type(inMessage) != CNames.Written.type(inPackage))
    #expect(CNames.Written.prefix(inMessage) != CNames.Written.prefix(inPackage))
  }

  @Test("are apart for packages that differ in dots, case or underscores")
  func packages() {
    let names = ["a.b", "a_b", "a.B", "ab", "A.b", "a.b_", "", "nopackage", "a_.b"]
    let packages = names.map { CNames.package($0) }
    #expect(Set(packages.map { CNames.Written.type([$0]) }).count == names.count)
    #expect(Set(packages.map { CNames.Written.prefix([$0]) }).count == names.count)
  }

  @Test("of an enum within a message are apart from those of a oneof")
  func oneofs() {
    for name in ["Kind", "KindOneof0", "KindOneof0Case", "KindCase"] {
      let type = CNames.Written.type([CNames.type(name)])
      let prefix = CNames.Written.prefix([CNames.type(name)])
      let oneof = CNames.oneof("kind", index: 0)
      #expect(type != CNames.Written.type([oneof]) + "Case")
      #expect(prefix != CNames.Written.prefix([oneof]))
    }
  }

  @Test("of members are no words of C, no macros, and nothing that protoc-gen-c adds")
  func members() {
    #expect(CNames.Written.field(CNames.field("class", number: 2)) == "class_f2")
    #expect(CNames.Written.field(CNames.field("userID", number: 3)) == "userid_f3")
    #expect(CNames.Written.count(CNames.field("register", number: 4)) == "n_register_f4")
    #expect(CNames.Written.oneofCase(CNames.oneof("WhatKind", index: 1)) == "what_kind_oneof1_case")
    #expect(CNames.value("MOO", index: 3) != CNames.value("MOO", index: 4))
  }

  @Test("of fields are apart in the JSON form that protoc compares, too")
  func json() {
    let fields = [("x_1", 2), ("x", 12), ("x1", 20), ("X", 120), ("xf1", 202), ("x", 1202)]
    let names = fields.map { name, number in
      CNames.field(name, number: Int32(number)).lowercased().replacing("_", with: "")
    }
    #expect(Set(names).count == fields.count)
  }
}
