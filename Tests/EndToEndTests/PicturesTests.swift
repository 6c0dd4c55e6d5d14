import DirectoryAPI
import LinuxIO
import ProfilesAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("Pictures, over the wire", .timeLimit(.minutes(4)))
struct PicturesTests {
  /// The description and the file of a picture.
  private func get(
    _ request: GetAvatarImageRequest, from client: AvatarsClient,
    options: CallOptions = CallOptions()
  ) async throws -> (image: ImageDescription, file: [UInt8]) {
    var image: ImageDescription?
    var file: [UInt8] = []
    for try await response in try await client.getAvatarImage(request, options: options) {
      switch response.part {
      case .image(let description): image = description
      case .data(let bytes): file += bytes
      case nil: Issue.record("a response with nothing in it")
      }
    }
    return (try #require(image), file)
  }

  private func upload(
    _ file: [UInt8], of user: String, to client: AvatarsClient, pieces: Int = 16 << 10,
    options: CallOptions = CallOptions()
  ) async throws -> Profile {
    let call = try await client.uploadPicture(options: options)
    try await call.send(UploadPictureRequest(userID: user))
    for start in stride(from: 0, to: file.count, by: pieces) {
      try await call.send(
        UploadPictureRequest(data: Array(file[start..<min(start + pieces, file.count)])))
    }
    return try await call.response()
  }

  @Test(
    "a person's picture is seen at the next fetch, and goes with them",
    arguments: [CallProtocol.native, .grpc])
  func ownPicture(_ callProtocol: CallProtocol) async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    let channel = try Channel(
      to: suite.profiles.address,
      as: ServiceCredentials(directory: suite.folder.path, name: "operator"),
      configuration: configuration)
    defer { channel.close() }
    let client = AvatarsClient(channel)
    let hers = GetAvatarImageRequest(subject: .userID(ana.id), format: .png, size: 256)
    let before = try await get(hers, from: client)
    #expect(!before.image.own && before.image.side == 256)

    // An avatar is as good a picture as any.
    let drawn = try await get(
      GetAvatarImageRequest(
        subject: .avatarName("dark1"), format: .png, size: 300, background: .avatar),
      from: client)
    #expect(drawn.file.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    let profile = try await upload(drawn.file, of: ana.id, to: client)
    #expect(!profile.pictureHash.isEmpty)
    var conditional = hers
    conditional.ifNoneMatch = before.image.etag
    let after = try await get(conditional, from: client)
    #expect(after.image.own && !after.image.notModified)
    #expect(after.image.size == UInt64(after.file.count) && after.image.etag != before.image.etag)
    conditional.ifNoneMatch = after.image.etag
    let again = try await get(conditional, from: client)
    #expect(again.image.notModified && again.file.isEmpty)
    #expect(
      try await ProfilesClient(channel).getProfile(GetProfileRequest(userID: ana.id)).pictureHash
        == profile.pictureHash)

    let without = try await client.deletePicture(DeletePictureRequest(userID: ana.id))
    #expect(without.pictureHash.isEmpty)
    #expect(try await get(hers, from: client).image.etag == before.image.etag)

    _ = try await upload(drawn.file, of: ana.id, to: client)
    _ = try await suite.users().deleteUser(DeleteUserRequest(id: ana.id))
    let gone = await status { _ = try await get(hers, from: client) }
    #expect(gone?.code == .notFound)
  }

  @Test("pictures are for those whom the schema names")
  func access() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let request = GetAvatarImageRequest(subject: .avatarName("light0"))
    let groups = AvatarsClient(try suite.channel(to: suite.profiles.address, as: "group-service"))
    #expect(try await get(request, from: groups).image.contentType == "image/webp")
    let denied = await status { _ = try await upload([1], of: ana.id, to: groups) }
    #expect(denied?.code == .unauthenticated)
    let directory = AvatarsClient(
      try suite.channel(to: suite.profiles.address, as: "user-directory"))
    let refused = await status { _ = try await get(request, from: directory) }
    #expect(refused?.code == .unauthenticated)
  }

  @Test("people send and delete their own pictures, see everybody's, and touch nobody else's")
  func people() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let users = try suite.users()
    let ana = try await users.createUser(
      CreateUserRequest(
        email: "ana@example.com", displayName: "Ana", password: "a quiet river runs"))
    let ben = try await users.createUser(
      CreateUserRequest(email: "ben@example.com", displayName: "Ben"))
    let signIn = try await users.authenticate(
      AuthenticateRequest(email: "ana@example.com", password: "a quiet river runs"))
    let asAna = CallOptions(metadata: ["authorization": "Bearer \(signIn.accessToken)"])
    // The peer alone may do nothing here.
    let client = AvatarsClient(
      try suite.channel(to: suite.profiles.address, as: "user-directory"))
    let drawn = try await get(
      GetAvatarImageRequest(subject: .avatarName("light3"), format: .png, size: 90), from: client,
      options: asAna)
    let mine = try await upload(drawn.file, of: ana.id, to: client, options: asAna)
    #expect(!mine.pictureHash.isEmpty)
    let others = GetAvatarImageRequest(subject: .userID(ben.id))
    #expect(try await !get(others, from: client, options: asAna).image.own)
    let sent = await status {
      _ = try await upload(drawn.file, of: ben.id, to: client, options: asAna)
    }
    #expect(sent?.code == .permissionDenied)
    let deleted = await status {
      _ = try await client.deletePicture(DeletePictureRequest(userID: ben.id), options: asAna)
    }
    #expect(deleted?.code == .permissionDenied)
    // Nor behind a first message that is one's own.
    let smuggled = await status {
      let call = try await client.uploadPicture(options: asAna)
      try await call.send(UploadPictureRequest(userID: ana.id))
      try await call.send(UploadPictureRequest(userID: ben.id, data: drawn.file))
      _ = try await call.response()
    }
    #expect(smuggled?.code == .invalidArgument)
    #expect(try await !get(others, from: client, options: asAna).image.own)
    let gone = try await client.deletePicture(
      DeletePictureRequest(userID: ana.id), options: asAna)
    #expect(gone.pictureHash.isEmpty)
  }

  @Test("many large uploads of nonsense at once are each refused, and do no harm to others")
  func hostile() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let client = AvatarsClient(try suite.channel(to: suite.profiles.address))
    // A PNG that declares 20,000 × 20,000 pixels, and much behind it; and one that never ends.
    let header: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0,
      0x4e, 0x20, 0, 0, 0x4e, 0x20, 8, 2, 0, 0, 0, 0x6c, 0x12, 0xd1, 0x6e,
    ]
    let nonsense = header + [UInt8](repeating: 0x55, count: 4 << 20)
    let endless = header + [UInt8](repeating: 0x55, count: 6 << 20)
    var codes: [StatusCode?] = []
    await withTaskGroup(of: StatusCode?.self) { group in
      for number in 0..<24 {
        group.addTask {
          await status {
            _ = try await upload(
              number % 4 == 0 ? endless : nonsense, of: ana.id, to: client, pieces: 64 << 10)
          }?.code
        }
      }
      for await code in group { codes.append(code) }
    }
    #expect(codes.contains(.invalidArgument))
    #expect(codes.allSatisfy { $0 == .invalidArgument || $0 == .resourceExhausted })
    let reason = await status {
      _ = try await upload(nonsense, of: ana.id, to: client, pieces: 64 << 10)
    }
    #expect(reason?.code == .invalidArgument)
    #expect(reason?.violations.map(\.field) == ["data"])
    #expect(try peakMegabytes(of: suite.profiles) < 400)
    let drawn = try await get(
      GetAvatarImageRequest(subject: .avatarName("light3"), format: .png, size: 100), from: client)
    #expect(try await !upload(drawn.file, of: ana.id, to: client).pictureHash.isEmpty)
  }

  @Test("pictures of 40 megapixels are taken, and their memory is that of one at a time")
  func fortyMegapixels() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "ben@example.com", "cy@example.com")
    let client = AvatarsClient(try suite.channel(to: suite.profiles.address))
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let file = try FileContents.read(
      "/\(folder)/PicturesTests/Files/forty-megapixels.webp", limit: 1 << 20)
    try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<6 {
        group.addTask {
          try await upload(file, of: people[number % people.count].id, to: client).pictureHash
        }
      }
      var hashes: Set<String> = []
      for try await hash in group { hashes.insert(hash) }
      #expect(hashes.count == 1)
    }
    // 160 MB for the pixels of one; six of them would be a gigabyte.
    #expect(try peakMegabytes(of: suite.profiles) < 400)
  }

  /// The most memory that a service has had.
  private func peakMegabytes(of service: ServiceProcess) throws -> Int {
    let file = try FileContents.read("/proc/\(service.process.pid)/status", limit: 1 << 16)
    let line = String(decoding: file, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }
    let kibibytes = line?.split(separator: " ").compactMap { Int($0) }.first
    return try #require(kibibytes) / 1024
  }
}
