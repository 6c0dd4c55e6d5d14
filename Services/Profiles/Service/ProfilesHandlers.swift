internal import DirectoryAPI
package import People
package import ProfilesAPI
package import RPCCore
internal import Screens
internal import ServiceRequests
internal import ServiceStore
internal import TLS
internal import WellKnownTypes

/// The methods of profiles over any store of them and any directory of people.
///
/// Who has an account has a profile: what nobody changed yet is the directory's name and an avatar
/// that follows from the id.
package struct ProfilesHandlers: ProfilesService {
  let store: any ProfileStore
  private let directory: any PeopleDirectory

  /// As many as one call to the directory takes.
  private static let maximumIDs = 1_000

  package init(store: any ProfileStore, directory: any PeopleDirectory) {
    self.store = store
    self.directory = directory
  }

  package func getProfile(
    _ request: GetProfileRequest, context: CallContext
  ) async throws -> Profile {
    var fields = FieldViolations()
    let checkedID = fields.id(request.userID, in: "user_id")
    let id = try fields.checked(checkedID)
    let user = try await directory.requirePerson(id)
    let record = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.profile(of: id)
    }
    return Profile(of: id, user, record)
  }

  package func batchGetProfiles(
    _ request: BatchGetProfilesRequest, context: CallContext
  ) async throws -> BatchGetProfilesResponse {
    var fields = FieldViolations()
    if request.userIDs.count > Self.maximumIDs {
      fields.add(
        "user_ids",
        "has \(request.userIDs.count) ids; at most \(Self.maximumIDs) are allowed")
    }
    try fields.check()
    // An id that can't be anybody's is unknown like one that could.
    let asked = request.userIDs.map { (written: $0, id: RecordID($0)) }
    let ids = Set(asked.compactMap(\.id))
    let people = try await directory.people(ids)
    let records = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.profiles(of: Array(people.keys))
    }
    var response = BatchGetProfilesResponse()
    var shown: Set<RecordID> = []
    for (written, id) in asked {
      if let id, let user = people[id] {
        guard shown.insert(id).inserted else { continue }
        response.profiles.append(Profile(of: id, user, records[id]))
      } else {
        response.unknownIDs.append(written)
      }
    }
    return response
  }

  package func updateProfile(
    _ request: UpdateProfileRequest, context: CallContext
  ) async throws -> Profile {
    var fields = FieldViolations()
    let mask = fields.mask(request.updateMask, allowed: ["display_name", "about", "background"])
    if request.profile == nil { fields.add("profile", "is missing") }
    let profile = request.profile ?? Profile()
    let checkedID = request.profile == nil ? nil : fields.id(profile.userID, in: "profile.user_id")
    var changes: [ProfileChange] = []
    if mask.contains("display_name") {
      // Empty: the directory's name again.
      let name = fields.text(profile.displayName, in: "profile.display_name", characters: 0...100)
      changes.append(.displayName(name.flatMap { $0.isEmpty ? nil : $0 }))
    }
    if mask.contains("about") {
      let about = fields.text(
        profile.about, in: "profile.about", characters: 0...500, lineBreaks: true)
      changes.append(.about(about ?? ""))
    }
    if mask.contains("background") {
      // Empty: the avatar's own again.
      changes.append(.background(fields.color(profile.background, in: "profile.background")))
    }
    let id = try fields.checked(checkedID)
    return try await change(id, changes, expecting: expected(profile.revision))
  }

  package func chooseAvatar(
    _ request: ChooseAvatarRequest, context: CallContext
  ) async throws -> Profile {
    var fields = FieldViolations()
    let checkedID = fields.id(request.userID, in: "user_id")
    _ = fields.avatar(request.avatarName, in: "avatar_name")
    let id = try fields.checked(checkedID)
    return try await change(id, [.avatar(name: request.avatarName)], expecting: nil)
  }

  private func change(
    _ id: RecordID, _ changes: [ProfileChange], expecting revision: UInt64?
  ) async throws(RPCError) -> Profile {
    let user = try await directory.requirePerson(id)
    let record = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.change(id, changes, expecting: revision)
    }
    return Profile(of: id, user, record)
  }
}

extension Profile {
  /// - Parameter user: `nil` leaves the name empty while it is the directory's.
  init(of id: RecordID, _ user: User?, _ record: ProfileRecord?) {
    let avatar = AvatarCatalogue.avatar(of: id, record)
    self.init(
      userID: id.description, displayName: record?.displayName ?? user?.displayName ?? "",
      avatar: ProfilesAPI.Avatar(avatar),
      about: record?.about ?? "", updateTime: record.map { Timestamp($0.updateTime) },
      revision: record?.revision ?? 0,
      background: (record?.background ?? avatar.background).hex,
      pictureHash: record?.picture.map(Hexadecimal.text) ?? "")
  }
}

extension AvatarCatalogue {
  /// The one that somebody has chosen, or else the one that they have from the beginning.
  static func avatar(of id: RecordID, _ record: ProfileRecord?) -> Screens.Avatar {
    record?.avatarName.flatMap(avatar(named:)) ?? first(for: id.bytes)
  }
}

extension FieldViolations {
  /// - Returns: `nil` for an empty text, which is allowed.
  fileprivate mutating func color(_ text: String, in field: String) -> RGBColor? {
    guard !text.isEmpty else { return nil }
    if let color = RGBColor(hex: text) { return color }
    add(field, "is \(Self.quoted(text)), which is no colour; write one as #rrggbb, such as #2e7d32")
    return nil
  }
}
