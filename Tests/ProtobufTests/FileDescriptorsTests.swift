import GroupsAPI
import Testing
import WellKnownTypes

@testable import Protobuf

@Suite("The .proto files of a generated module")
struct FileDescriptorsTests {
  @Test("come with all that they import, imports first, each once")
  func files() {
    let names = FileDescriptors.groupsAPI.files.map(\.name)
    #expect(names.last == "rollcall/groups/v1/groups.proto")
    #expect(
      Set(names).isSuperset(of: [
        "google/protobuf/timestamp.proto", "google/protobuf/empty.proto",
        "google/protobuf/descriptor.proto", "rollcall/options/v1/options.proto",
      ]))
    #expect(Set(names).count == names.count)
  }

  @Test("are what protoc has read: each begins with its name, as field 1")
  func bytes() {
    for file in FileDescriptors.groupsAPI.files {
      let name = Array(file.name.utf8)
      #expect(Array(file.bytes.prefix(2 + name.count)) == [0x0a, UInt8(name.count)] + name)
    }
  }

  @Test("that come by two ways are there once, and none are there for one who has none")
  func union() {
    let both = FileDescriptors(importing: [.groupsAPI, .wellKnownTypes, .groupsAPI])
    #expect(
      both.files.map(\.name) == FileDescriptors.groupsAPI.files.map(\.name)
        + FileDescriptors.wellKnownTypes.files.map(\.name).filter { name in
          !FileDescriptors.groupsAPI.files.contains { $0.name == name }
        })
    #expect(FileDescriptors().files.isEmpty)
  }
}
