internal import PluginAPI

/// A file while what it declares is looked at.
struct FileScope {
  let descriptor: FileDescriptorProto
  let comments: Comments

  init(_ descriptor: FileDescriptorProto) {
    self.descriptor = descriptor
    comments = Comments(descriptor.sourceCodeInfo)
  }

  var package: String { descriptor.package ?? "" }
  var isProto3: Bool { descriptor.syntax == "proto3" }

  func failure(_ reason: String) -> DescriptorFailure {
    DescriptorFailure(file: descriptor.name ?? "", reason)
  }
}

/// The name of a field in JSON, where the descriptor doesn't tell it.
enum JSONName {
  /// "memberEmails" of "member_emails".
  static func of(_ name: String) -> String {
    var result = ""
    var isStart = false
    for character in name {
      if character == "_" {
        isStart = true
      } else {
        result += isStart ? character.uppercased() : String(character)
        isStart = false
      }
    }
    return result
  }
}
