internal import PluginAPI
internal import Protobuf

/// A file while what it declares is looked at.
struct FileScope {
  let descriptor: FileDescriptorProto
  let comments: Comments
  /// What holds for fields that don't say otherwise.
  private(set) var features: Features

  init(_ descriptor: FileDescriptorProto) {
    self.descriptor = descriptor
    comments = Comments(descriptor.sourceCodeInfo)
    features = Features(presence: descriptor.syntax == "proto3" ? .implicit : .explicit)
      .with(descriptor.options?.features)
  }

  var package: String { descriptor.package ?? "" }

  /// The same within a message.
  func within(_ message: DescriptorProto) -> FileScope {
    var scope = self
    scope.features = features.with(message.options?.features)
    return scope
  }

  func failure(_ reason: String) -> DescriptorFailure {
    DescriptorFailure(file: descriptor.name ?? "", reason)
  }
}

/// What editions let each file, message and field choose; proto2 and proto3 are choices of it.
struct Features {
  /// Of fields that aren't messages: whether absence can be told from the default.
  var presence: FieldSchema.Label
  /// Messages are written as groups are.
  var isDelimited = false

  func with(_ set: FeatureSet?) -> Features {
    guard let set else { return self }
    var features = self
    switch set.fieldPresence {
    case .explicit?: features.presence = .explicit
    case .implicit?: features.presence = .implicit
    case .legacyRequired?: features.presence = .required
    case .fieldPresenceUnknown?, .unrecognized?, nil: break
    }
    switch set.messageEncoding {
    case .lengthPrefixed?: features.isDelimited = false
    case .delimited?: features.isDelimited = true
    case .messageEncodingUnknown?, .unrecognized?, nil: break
    }
    return features
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
