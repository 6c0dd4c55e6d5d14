internal import People
internal import Pictures
package import ProfilesAPI
package import RPCCore
internal import ServiceRequests
internal import ServiceStore

/// People's own pictures: how they come and go.
extension AvatarsHandlers {
  package func uploadPicture(
    _ requests: RequestStream<UploadPictureRequest>, context: CallContext
  ) async throws -> Profile {
    var messages = requests.makeAsyncIterator()
    guard let first = try await messages.next() else {
      throw RPCError(
        .invalidArgument, "no message came; the first one says whose picture it is")
    }
    var fields = FieldViolations()
    let checkedID = fields.id(first.userID, in: "user_id")
    let id = try fields.checked(checkedID)
    // Before anything large is taken in.
    let user = try await directory.requirePerson(id)

    let share = UploadRoom.Share(of: studio.uploadRoom)
    // It is held as long as the file is.
    defer { withExtendedLifetime(share) {} }
    let file = try await inTime { try await Self.file(first, requests, share) }
    let picture = try await studio.prepare(file)
    let record = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.keep(picture, of: id)
    }
    return Profile(of: id, user, record)
  }

  /// What the messages hold together.
  private static func file(
    _ first: UploadPictureRequest, _ rest: RequestStream<UploadPictureRequest>,
    _ share: UploadRoom.Share
  ) async throws -> [UInt8] {
    var messages = rest.makeAsyncIterator()
    var file: [UInt8] = []
    var next: UploadPictureRequest? = first
    while let message = next {
      guard message.userID.isEmpty || message.userID == first.userID else {
        throw RPCError.invalidArgument([
          FieldViolation(
            field: "user_id",
            description: "changes from one message to another; a picture is one person's")
        ])
      }
      guard file.count + message.data.count <= PreparedPicture.maximumBytes else {
        throw RPCError.picture(
          PictureRefusal("has more than \(PreparedPicture.maximumBytes) bytes"))
      }
      try share.grow(by: message.data.count)
      file += message.data
      next = try await messages.next()
    }
    return file
  }

  private func inTime(_ body: @escaping @Sendable () async throws -> [UInt8]) async throws
    -> [UInt8]
  {
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      group.addTask { try await body() }
      group.addTask { [uploadTime] in
        try await Task.sleep(for: uploadTime)
        throw RPCError(
          .deadlineExceeded, "the picture didn't come within \(uploadTime); send it again")
      }
      defer { group.cancelAll() }
      guard let file = try await group.next() else { throw CancellationError() }
      return file
    }
  }

  package func deletePicture(
    _ request: DeletePictureRequest, context: CallContext
  ) async throws -> Profile {
    var fields = FieldViolations()
    let checkedID = fields.id(request.userID, in: "user_id")
    let id = try fields.checked(checkedID)
    let user = try await directory.requirePerson(id)
    let record = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.erasePicture(of: id)
    }
    return Profile(of: id, user, record)
  }
}
