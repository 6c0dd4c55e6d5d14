import AvatarArt
import PeopleFakes
import Pictures
import ProfilesAPI
import RPCCore
import Raster
import Screens
import ServiceStore
import Synchronization
import TLS
import Testing

@testable import Profiles

@Suite("The pictures of avatars and people", .timeLimit(.minutes(5)))
struct AvatarImageTests {
  let fixture: ProfileStoreFixture
  let people = PeopleInMemory()
  let studio: ImageStudio
  let handlers: AvatarsHandlers

  init() async throws {
    fixture = try await ProfileStoreFixture(ProfileStoreMaker.all[0])
    studio = try ImageStudio()
    handlers = AvatarsHandlers(store: fixture.profiles, directory: people, studio: studio)
    people.add(1, "ann@x", name: "Ann")
  }

  private func context(_ method: MethodDescriptor) -> CallContext {
    CallContext(method: method, peer: nil, address: "test", metadata: Metadata(), deadline: nil)
  }

  /// The description and the file of an answer.
  private func get(
    _ request: GetAvatarImageRequest
  ) async throws -> (image: ImageDescription, file: [UInt8]) {
    let parts = Mutex<[GetAvatarImageResponse]>([])
    try await handlers.getAvatarImage(
      request, responses: ResponseWriter { part in parts.withLock { $0.append(part) } },
      context: context(AvatarsMethods.getAvatarImage))
    let all = parts.withLock { $0 }
    guard case .image(let image) = try #require(all.first).part else {
      throw ProfileStoreFixture.Unexpected()
    }
    var file: [UInt8] = []
    for part in all.dropFirst() {
      guard case .data(let bytes) = part.part else { throw ProfileStoreFixture.Unexpected() }
      #expect(!bytes.isEmpty && bytes.count <= 32 << 10)
      file += bytes
    }
    return (image, file)
  }

  private func upload(_ messages: [UploadPictureRequest]) async throws -> Profile {
    let left = Mutex(messages[...])
    return try await handlers.uploadPicture(
      RequestStream { left.withLock { $0.popFirst() } },
      context: context(AvatarsMethods.uploadPicture))
  }

  private func upload(_ file: [UInt8], pieces: Int = 1_000) async throws -> Profile {
    var messages = [UploadPictureRequest(userID: PeopleInMemory.id(1))]
    for start in stride(from: 0, to: file.count, by: pieces) {
      messages.append(
        UploadPictureRequest(data: Array(file[start..<min(start + pieces, file.count)])))
    }
    return try await upload(messages)
  }

  @Test("a picture that doesn't come to its end in time gives back the memory that it held")
  func stalledUpload() async throws {
    let handlers = AvatarsHandlers(
      store: fixture.profiles, directory: people, studio: studio, uploadTime: .milliseconds(20))
    let first = Mutex<UploadPictureRequest?>(
      UploadPictureRequest(userID: PeopleInMemory.id(1), data: [1, 2, 3]))
    let free = studio.uploadRoom.freeBytes
    await #expect {
      _ = try await handlers.uploadPicture(
        RequestStream { () async throws(RPCError) in
          if let message = first.withLock({ message in
            defer { message = nil }
            return message
          }) {
            return message
          }
          do { try await Task.sleep(for: .seconds(600)) } catch {
            throw RPCError(.cancelled, "the wait was cancelled")
          }
          return nil
        }, context: context(AvatarsMethods.uploadPicture))
    } throws: { error in
      (error as? RPCError)?.code == .deadlineExceeded
    }
    #expect(studio.uploadRoom.freeBytes == free)
  }

  /// A picture that Ann could send: an avatar, on a colour.
  private func file(_ name: String = "dark0", on color: RGBColor? = .lightGray) -> [UInt8] {
    AvatarDrawing(of: AvatarCatalogue.avatar(named: name)!).bitmap(side: 70, on: color).png
  }

  private func violations(_ body: () async throws -> Void) async -> [String] {
    let error = await #expect(throws: RPCError.self) { try await body() }
    #expect(error?.code == .invalidArgument)
    return error.map { [$0.message] } ?? []
  }

  @Test("an avatar comes in each format, as it is drawn, with its hash")
  func formats() async throws {
    let drawing = AvatarDrawing(of: AvatarCatalogue.avatar(named: "light7")!)
    let cases: [(ImageFormat, String, [UInt8])] = [
      (.svg, "image/svg+xml", Array(drawing.svg(side: 40).utf8)),
      (.png, "image/png", drawing.bitmap(side: 40).png),
      (.webp, "image/webp", drawing.bitmap(side: 40).webP),
      (.unspecified, "image/webp", drawing.bitmap(side: 40).webP),
    ]
    for (format, type, expected) in cases {
      let (image, file) = try await get(
        GetAvatarImageRequest(subject: .avatarName("light7"), format: format, size: 40))
      #expect(file == expected)
      #expect(image.contentType == type)
      #expect(image.size == UInt64(file.count) && image.side == 40)
      #expect(image.etag == Hexadecimal.text(SHA256.digest(file)))
      #expect(!image.notModified && !image.own)
    }
  }

  @Test("with a background, and without one, in the usual size and the largest")
  func backgrounds() async throws {
    let avatar = AvatarCatalogue.avatar(named: "dark2")!
    let request = GetAvatarImageRequest(subject: .avatarName("dark2"), format: .png)
    let usual = try await get(request)
    #expect(usual.image.side == 128)
    #expect(usual.file == AvatarDrawing(of: avatar).bitmap(side: 128).png)
    var covered = request
    covered.background = .avatar
    covered.size = 512
    let large = try await get(covered)
    #expect(large.file == AvatarDrawing(of: avatar).bitmap(side: 512, on: .lightGray).png)
  }

  @Test("whoever has the file already isn't sent it again")
  func notModified() async throws {
    var request = GetAvatarImageRequest(subject: .avatarName("dark2"), format: .svg)
    let first = try await get(request)
    request.ifNoneMatch = first.image.etag
    let again = try await get(request)
    #expect(again.image.notModified && again.file.isEmpty)
    #expect(again.image.etag == first.image.etag && again.image.size == first.image.size)
    request.ifNoneMatch = "another"
    #expect(try await get(request).file == first.file)
  }

  @Test("a person without a picture is shown by their avatar, on their own colour if asked")
  func person() async throws {
    let id = try #require(RecordID(PeopleInMemory.id(1)))
    let first = AvatarCatalogue.first(for: id.bytes)
    let request = GetAvatarImageRequest(subject: .userID(PeopleInMemory.id(1)), format: .svg)
    #expect(
      try await get(request).file == Array(AvatarDrawing(of: first).svg(side: 128).utf8))
    let green = RGBColor(red: 1, green: 200, blue: 3)
    _ = try await fixture.profiles.change(
      id, [.avatar(name: "light9"), .background(green)], expecting: nil)
    var colored = request
    colored.background = .profile
    let drawing = AvatarDrawing(of: AvatarCatalogue.avatar(named: "light9")!)
    #expect(try await get(colored).file == Array(drawing.svg(side: 128, on: green).utf8))
    colored.background = .avatar
    #expect(try await get(colored).file == Array(drawing.svg(side: 128, on: .darkGray).utf8))
  }

  @Test("what can't be asked for is said, all at once")
  func mistakes() async throws {
    let wrong = await violations {
      _ = try await get(
        GetAvatarImageRequest(
          subject: .avatarName("dark28"), format: .unrecognized(9), size: 31,
          background: .profile))
    }
    for field in ["avatar_name", "format", "size", "background"] {
      #expect(wrong.first?.contains(field) == true)
    }
    #expect(
      await violations { _ = try await get(GetAvatarImageRequest(size: 513)) }.first
        == "size is 513; 32 to 512 pixels are allowed; subject is missing: name an avatar_name or a user_id"
    )
    let stranger = await #expect(throws: RPCError.self) {
      _ = try await get(GetAvatarImageRequest(subject: .userID(PeopleInMemory.id(9))))
    }
    #expect(stranger?.code == .notFound)
  }

  @Test("a picture that was sent is shown at the next fetch, and so is the one after that")
  func uploads() async throws {
    let request = GetAvatarImageRequest(subject: .userID(PeopleInMemory.id(1)), size: 64)
    let avatar = try await get(request)
    var seen = [avatar.image.etag]
    for name in ["dark0", "light3"] {
      let profile = try await upload(file(name))
      #expect(profile.pictureHash.count == 64)
      var conditional = request
      conditional.ifNoneMatch = try #require(seen.last)
      let (image, file) = try await get(conditional)
      #expect(image.own && !image.notModified && image.side == 64)
      #expect(!seen.contains(image.etag))
      seen.append(image.etag)
      #expect(image.etag == Hexadecimal.text(SHA256.digest(file)))
      // The picture's corner, as it was sent.
      let bitmap = try KeptPicture.bitmap(of: file)
      #expect(abs(Int(bitmap.pixels[0]) - 0xaa) < 6)
    }
    let back = try await handlers.deletePicture(
      DeletePictureRequest(userID: PeopleInMemory.id(1)),
      context: context(AvatarsMethods.deletePicture))
    #expect(back.pictureHash.isEmpty && back.revision == 3)
    #expect(try await get(request).image.etag == seen[0])
  }

  @Test("an own picture comes in the next larger size, as WebP or PNG, and never as SVG")
  func ownFormats() async throws {
    _ = try await upload(file(on: nil))
    var request = GetAvatarImageRequest(
      subject: .userID(PeopleInMemory.id(1)), format: .png, size: 65)
    let clear = try await get(request)
    #expect(clear.image.side == 128 && clear.image.contentType == "image/png")
    request.format = .webp
    let kept = try await get(request)
    #expect(try KeptPicture.bitmap(of: kept.file).png == clear.file)
    // A background shows through what is clear.
    request.background = .avatar
    let covered = try KeptPicture.bitmap(of: try await get(request).file)
    #expect(covered.isOpaque)
    let id = try #require(RecordID(PeopleInMemory.id(1)))
    let color = AvatarCatalogue.first(for: id.bytes).background
    #expect(abs(Int(covered.pixels[0]) - Int(color.red)) < 6)
    request.format = .svg
    let refusal = await #expect(throws: RPCError.self) { _ = try await get(request) }
    #expect(refusal?.code == .failedPrecondition)
    #expect(refusal?.message.contains("PNG or WebP") == true)
  }

  @Test("a broken picture is refused with what is wrong, and the one before stays")
  func broken() async throws {
    let before = try await upload(file())
    let good = file()
    for (bad, reason) in [
      (Array(good.prefix(good.count / 2)), "the picture is a broken PNG: the file ends too early"),
      ([], "the picture is empty"),
      (Array("GIF89a".utf8), "the picture is a GIF; PNG, JPEG and WebP are taken"),
    ] {
      let error = await #expect(throws: RPCError.self) { _ = try await upload(bad) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.message == reason)
    }
    let profile = try await fixture.profiles.profile(of: RecordID(PeopleInMemory.id(1))!)
    #expect(profile.map { Hexadecimal.text($0.picture ?? []) } == before.pictureHash)
  }

  @Test("an upload over 5 MB is refused before the rest of it has come")
  func tooLarge() async throws {
    let sent = Mutex(0)
    let error = await #expect(throws: RPCError.self) {
      _ = try await handlers.uploadPicture(
        RequestStream {
          sent.withLock { $0 += 1 }
          return UploadPictureRequest(
            userID: PeopleInMemory.id(1), data: [UInt8](repeating: 0, count: 1 << 20))
        }, context: context(AvatarsMethods.uploadPicture))
    }
    #expect(error?.code == .invalidArgument)
    #expect(error?.message == "the picture has more than 5242880 bytes")
    #expect(sent.withLock { $0 } == 6)
  }

  @Test("the first message says whose picture it is, and none says otherwise")
  func whose() async throws {
    #expect(await violations { _ = try await upload([]) }.first?.contains("first") == true)
    #expect(
      await violations { _ = try await upload([UploadPictureRequest(data: [1])]) }
        == ["user_id is missing"])
    people.add(2, "bob@x")
    let changed = await violations {
      _ = try await upload([
        UploadPictureRequest(userID: PeopleInMemory.id(1)),
        UploadPictureRequest(userID: PeopleInMemory.id(2), data: file()),
      ])
    }
    #expect(changed.first?.contains("one person's") == true)
    let stranger = await #expect(throws: RPCError.self) {
      _ = try await upload([UploadPictureRequest(userID: PeopleInMemory.id(9), data: file())])
    }
    #expect(stranger?.code == .notFound)
  }

  @Test("uploads under way share their room, and give it back however they end")
  func room() async throws {
    let room = UploadRoom(bytes: 100)
    do {
      let first = UploadRoom.Share(of: room)
      let second = UploadRoom.Share(of: room)
      try first.grow(by: 60)
      try second.grow(by: 40)
      let error = #expect(throws: RPCError.self) { try second.grow(by: 1) }
      #expect(error?.code == .resourceExhausted)
      withExtendedLifetime((first, second)) {}
    }
    let whole = UploadRoom.Share(of: room)
    try whole.grow(by: 100)
    // And the studio's is free again after all kinds of uploads.
    _ = try await upload(file())
    _ = try? await upload(Array("GIF89a".utf8))
    let share = UploadRoom.Share(of: studio.uploadRoom)
    try share.grow(by: 64 << 20)
  }

  @Test("more uploads at once than may wait are told to try again")
  func busy() async throws {
    let studio = try ImageStudio(maximumUploads: 1)
    let file = file()
    var codes: [StatusCode?] = []
    await withTaskGroup(of: StatusCode?.self) { group in
      for _ in 0..<12 {
        group.addTask {
          do {
            _ = try await studio.prepare(file)
            return nil
          } catch {
            return (error as? RPCError)?.code ?? .unknown
          }
        }
      }
      for await code in group { codes.append(code) }
    }
    #expect(codes.contains(nil))
    #expect(codes.contains(.resourceExhausted))
    #expect(codes.allSatisfy { $0 == nil || $0 == .resourceExhausted })
  }

  @Test("the cache forgets what wasn't asked for the longest, and stays within its bytes")
  func cache() {
    let cache = ImageCache(maximumBytes: 1_000)
    func key(_ side: Int) -> RenderedImage.Key {
      RenderedImage.Key(
        motif: .avatar(AvatarCatalogue.all[0]), format: .png, side: side, background: nil)
    }
    for side in 0..<10 {
      cache.keep(
        RenderedImage(.png, side: side, file: [UInt8](repeating: 0, count: 100)), as: key(side))
    }
    #expect(cache.bytes == 1_000)
    #expect(cache[key(0)] != nil)
    cache.keep(RenderedImage(.png, side: 10, file: [UInt8](repeating: 0, count: 100)), as: key(10))
    #expect(cache.bytes <= 750)
    #expect(cache[key(0)] != nil && cache[key(10)] != nil)
    #expect(cache[key(1)] == nil && cache[key(2)] == nil)
  }
}
