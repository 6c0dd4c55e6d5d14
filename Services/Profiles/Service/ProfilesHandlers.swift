internal import DirectoryAPI
package import People
package import ProfilesAPI
package import RPCCore
internal import Screens
internal import ServiceRequests
internal import ServiceStore
internal import WellKnownTypes

/// The methods of profiles over any store of them and any directory of people.
///
/// Who has an account has a profile: what nobody changed yet is the directory's name and an avatar
/// that follows from the id.
package struct ProfilesHandlers: ProfilesService {
  private let store: any ProfileStore
  private let directory: any PeopleDirectory

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

  package func updateProfile(
    _ request: UpdateProfileRequest, context: CallContext
  ) async throws -> Profile {
    var fields = FieldViolations()
    let mask = fields.mask(request.updateMask, allowed: ["display_name", "about"])
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
    let id = try fields.checked(checkedID)
    return try await change(id, changes, expecting: expected(profile.revision))
  }

  package func chooseAvatar(
    _ request: ChooseAvatarRequest, context: CallContext
  ) async throws -> Profile {
    var fields = FieldViolations()
    let checkedID = fields.id(request.userID, in: "user_id")
    if AvatarCatalogue.avatar(named: request.avatarName) == nil {
      let last = AvatarCatalogue.countPerStyle - 1
      fields.add(
        "avatar_name",
        "names no avatar: \(FieldViolations.quoted(request.avatarName)); there are dark0 to "
          + "dark\(last) and light0 to light\(last)")
    }
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
  init(of id: RecordID, _ user: User, _ record: ProfileRecord?) {
    let chosen = record?.avatarName.flatMap(AvatarCatalogue.avatar(named:))
    self.init(
      userID: id.description, displayName: record?.displayName ?? user.displayName,
      avatar: ProfilesAPI.Avatar(chosen ?? AvatarCatalogue.first(for: id)),
      about: record?.about ?? "", updateTime: record.map { Timestamp($0.updateTime) },
      revision: record?.revision ?? 0)
  }
}

extension AvatarCatalogue {
  /// The avatar of somebody who has not chosen one: always the same one for the same person, and
  /// all of them about equally often.
  static func first(for id: RecordID) -> Screens.Avatar {
    // FNV-1a over the id's bytes. Changing it would change people's faces: a test pins it.
    let hash = id.bytes.reduce(14_695_981_039_346_656_037 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return all[Int((hash ^ hash >> 32) % UInt64(all.count))]
  }
}
