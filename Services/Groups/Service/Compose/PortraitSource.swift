package import Screens

/// How people look in lists. Nobody has to wait for it or do without a list because of it.
package protocol PortraitSource: Sendable {
  /// - Returns: Everybody's, in less than a second: what can't be learnt in that time is the avatar
  ///   that the person has from the first moment.
  func portraits(of people: [String]) async -> [String: Portrait]
}

/// The avatars that people have from the first moment.
package struct FirstPortraits: PortraitSource {
  package init() {}

  package func portraits(of people: [String]) async -> [String: Portrait] {
    var portraits: [String: Portrait] = [:]
    for person in people {
      portraits[person] = AvatarCatalogue.first(forUserID: person).map { Portrait(avatar: $0) }
    }
    return portraits
  }
}
