import Dates
import DirectoryAPI
import FoundationEssentials
import GroupsAPI
import Protobuf
import SampleAPI
import Testing
import WellKnownTypes

@Suite("Times and spans")
struct TimeConversionTests {
  @Test("can be added, and the difference of two times is a span")
  func arithmetic() {
    let time = Timestamp(seconds: -1, nanos: 900_000_000)
    #expect(time.advanced(by: .milliseconds(200)) == Timestamp(seconds: 0, nanos: 100_000_000))
    #expect(time.advanced(by: .seconds(-2)) == Timestamp(seconds: -3, nanos: 900_000_000))
    #expect(time.duration(to: Timestamp(seconds: 1)) == .milliseconds(1100))
    #expect(Timestamp(seconds: 1).duration(to: time) == .milliseconds(-1100))
    #expect(time < time.advanced(by: .nanoseconds(1)))
  }

  @Test("end at the first and the last moment that protobuf allows")
  func limits() {
    let last = Timestamp(seconds: 253_402_300_799, nanos: 999_999_999)
    #expect(Timestamp().advanced(by: .seconds(Int64.max)) == last)
    #expect(last.isValid)
    #expect(last.advanced(by: .seconds(-1)).advanced(by: .seconds(2)) == last)
    #expect(Timestamp(seconds: .min).advanced(by: .seconds(-1)).text == "0001-01-01T00:00:00Z")
    #expect(!Timestamp(seconds: 253_402_300_800).isValid)
    #expect(!Timestamp(nanos: -1).isValid)
    #expect(!Timestamp(nanos: 1_000_000_000).isValid)

    #expect(DurationMessage(Duration.seconds(Int64.max)).seconds == 315_576_000_000)
    #expect(DurationMessage(Duration.seconds(Int64.min)).seconds == -315_576_000_000)
    #expect(DurationMessage(Duration.seconds(Int64.min)).isValid)
    #expect(!DurationMessage(seconds: 1, nanos: -1).isValid)
    #expect(!DurationMessage(seconds: 315_576_000_001).isValid)
    #expect(DurationMessage(nanos: -999_999_999).isValid)
  }

  @Test("turn into dates and back")
  func dates() {
    let time = Timestamp(seconds: 1_785_484_800, nanos: 500_000_000)
    #expect(Date(time).timeIntervalSince1970 == 1_785_484_800.5)
    #expect(Timestamp(Date(time)) == time)
    #expect(Timestamp(Date(timeIntervalSince1970: -0.25)).nanos == 750_000_000)
    #expect(Timestamp(Date.distantFuture).isValid)
    #expect(Timestamp.now > time.advanced(by: .seconds(-1_000_000_000)))
  }
}

@Suite("Field masks")
struct FieldMaskTests {
  @Test("name the paths that a message doesn't have")
  func unknownPaths() {
    let mask: FieldMask = [
      "user", "user.email", "user.create_time.seconds", "user.age", "user.email.domain", "",
      "users",
      "userID", "user.", ".user",
    ]
    #expect(
      mask.unknownPaths(in: UpdateUserRequest.self) == [
        "user.age", "user.email.domain", "", "users", "userID", "user.", ".user",
      ])
  }

  @Test("don't go into lists and maps")
  func lists() {
    #expect(FieldMask(paths: ["members"]).unknownPaths(in: GroupsAPI.Group.self).isEmpty)
    #expect(
      FieldMask(paths: ["members.email", "named.a"]).unknownPaths(in: Tree.self)
        == ["members.email", "named.a"])
    #expect(FieldMask(paths: ["branches.name"]).unknownPaths(in: Tree.self) == ["branches.name"])
    #expect(FieldMask(paths: ["left.left.name"]).unknownPaths(in: Tree.self).isEmpty)
  }

  @Test("of all fields name them")
  func all() {
    #expect(FieldMask(allFieldsOf: GetUserRequest.self) == ["id"])
  }

  @Test("have a shortest form, and can be joined and intersected")
  func sets() {
    let mask: FieldMask = ["b.c", "a-b", "a", "a.b", "b.c.d", "a"]
    #expect(mask.canonical == ["a", "a-b", "b.c"])
    #expect(FieldMask(paths: ["a"]).union(["b", "a.c"]) == ["a", "b"])
    #expect(FieldMask(paths: ["a", "b.c"]).intersection(["a.x", "b", "c"]) == ["a.x", "b.c"])
    #expect(mask.isSuperset(of: ["a.z", "b.c"]))
    #expect(!mask.isSuperset(of: ["b"]))
  }
}

@Suite("Values without a schema")
struct ValueTests {
  private let value: Value = [
    "name": "Ada", "age": 36, "half": 0.5, "admin": true, "nothing": nil,
    "tags": ["a", 1, ["deep": [[]]]],
  ]

  @Test("are written as literals, and are JSON")
  func literals() throws {
    #expect(
      try value.json()
        == #"{"admin":true,"age":36,"half":0.5,"name":"Ada","nothing":null,"#
        + #""tags":["a",1,{"deep":[[]]}]}"#)
    #expect(try Value(json: try value.json()) == value)
    let twice: Struct = ["a": 1, "a": 2]
    #expect(twice["a"]?.number == 2)
  }

  @Test("are looked into by key and index")
  func access() {
    #expect(value["name"]?.string == "Ada")
    #expect(value["age"]?.number == 36)
    #expect(value["admin"]?.bool == true)
    #expect(value["nothing"]?.isNull == true)
    #expect(value["tags"]?[2]?["deep"]?[0]?.list == [])
    #expect(value["tags"]?[3] == nil)
    #expect(value["tags"]?[-1] == nil)
    #expect(value["other"] == nil)
    #expect(value["name"]?["x"] == nil)
    #expect(value["name"]?.number == nil)
    #expect(!Value().isNull)
    var object = value.object ?? [:]
    object["name"] = nil
    object["age"] = 37
    #expect(object["name"] == nil && object["age"]?.number == 37)
  }

  @Test("of one type are wrappers, made of what they hold")
  func wrappers() throws {
    let message = WellKnownToo(
      double: 1.5, float: 2.5, int64: -3, uint64: 4, int32: -5, uint32: 6, bool: true, string: "a",
      bytes: [1, 2])
    #expect(message.double?.value == 1.5 && message.float?.value == 2.5)
    #expect(message.int64?.value == -3 && message.uint64?.value == 4)
    #expect(message.int32?.value == -5 && message.uint32?.value == 6)
    #expect(message.bool?.value == true && message.string?.value == "a")
    #expect(message.bytes?.value == [1, 2])
    let text = "b"
    #expect(StringValue(text) == "b")
    #expect(try WellKnownToo(json: try message.json()) == message)
  }
}

@Suite("A message of any type")
struct AnyMessageTests {
  private let user = User(id: "1", email: "ada@example.com")

  @Test("is packed with its type, and unpacked as that")
  func roundTrip() throws {
    let any = try AnyMessage(packing: user)
    #expect(any.typeURL == "type.googleapis.com/rollcall.directory.v1.User")
    #expect(any.typeName == "rollcall.directory.v1.User")
    #expect(any.holds(User.self))
    #expect(try any.unpack() == user)
    #expect(try any.unpack(as: User.self).email == "ada@example.com")
    #expect(try any.unpack(as: [.directoryAPI]) as? User == user)
    #expect(try any.unpack(as: [.groupsAPI]) == nil)
  }

  @Test("isn't unpacked as another type, or from a URL that names none")
  func otherType() throws {
    let any = try AnyMessage(packing: user)
    let error = #expect(throws: AnyMessage.Failure.self) { try any.unpack(as: Empty.self) }
    #expect(
      error?.description == "expected google.protobuf.Empty, found "
        + "\"type.googleapis.com/rollcall.directory.v1.User\"")
    for url in ["", "rollcall.directory.v1.User", "type.googleapis.com/"] {
      let any = AnyMessage(typeURL: url, value: any.value)
      #expect(throws: AnyMessage.Failure.otherType(expected: User.schema.fullName, found: url)) {
        try any.unpack(as: User.self)
      }
      #expect(try any.unpack(as: [.directoryAPI]) == nil)
    }
    #expect(AnyMessage(typeURL: "/rollcall.directory.v1.User").holds(User.self))
  }

  @Test("says so when its bytes aren't what it says they are")
  func malformed() {
    let any = AnyMessage(typeURL: "example.com/rollcall.directory.v1.User", value: [0xff])
    #expect(
      throws: AnyMessage.Failure.malformed(.malformed(message: "rollcall.directory.v1.User"))
    ) {
      try any.unpack(as: User.self)
    }
  }
}
