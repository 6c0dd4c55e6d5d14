internal import LinuxIO
internal import Normalization
internal import RPCCore
internal import SQLite
internal import ServiceStore

extension UserSearchIndex {
  /// A page of people. What takes no longer than some other calls is done on the caller's thread, and the
  /// rest on one of the store's, where a deadline that passes and a cancellation end it.
  func search(
    _ term: SearchTerm, excluding excluded: Set<RecordID>, after position: SearchPosition?,
    limit: Int, on database: SQLiteDatabase
  ) async throws(StoreFailure) -> FoundPeople {
    try await waitUntilLoaded()
    let deadline = Deadline.current
    if deadline?.hasPassed == true {
      throw .deadlineExceeded(stage: "before the search began")
    }
    var search = UserSearch(
      term, excluding: excluded, among: people, maximumBlocks: maximumBlocks,
      blocksUntilTooMuch: blocksAtOnce, check: {})
    do {
      return try search.page(after: position, limit: limit)
    } catch is UserSearch.TooMuch {
      return try await longSearch(
        term, excluding: excluded, after: position, limit: limit, until: deadline, on: database)
    } catch {
      throw .defect(error)
    }
  }

  private func longSearch(
    _ term: SearchTerm, excluding excluded: Set<RecordID>, after position: SearchPosition?,
    limit: Int, until deadline: Deadline?, on database: SQLiteDatabase
  ) async throws(StoreFailure) -> FoundPeople {
    let interruption = Interruption(deadline: deadline?.instant)
    let search: @Sendable (SQLiteConnection) throws -> FoundPeople = { [people, maximumBlocks] _ in
      var search = UserSearch(
        term, excluding: excluded, among: people, maximumBlocks: maximumBlocks,
        check: { try Self.check(interruption, deadline) })
      return try search.page(after: position, limit: limit)
    }
    let answer: Result<FoundPeople, StoreFailure> = await withTaskCancellationHandler {
      do throws(StoreFailure) {
        return .success(try await database.readFile(search))
      } catch {
        return .failure(error)
      }
    } onCancel: {
      interruption.interrupt()
    }
    return try answer.get()
  }

  /// - Throws: If nobody waits for the search any more.
  static func check(
    _ interruption: Interruption, _ deadline: Deadline?
  ) throws(StoreFailure) {
    guard interruption.isDue else { return }
    // Servers cancel a call at its deadline, so a cancellation may be the deadline's.
    throw deadline?.hasPassed == true
      ? .deadlineExceeded(stage: "within the search") : .cancelled
  }

  private func waitUntilLoaded() async throws(StoreFailure) {
    if try isLoaded() { return }
    do {
      let patience = Deadline.current?.remaining ?? .seconds(3600)
      _ = try await loaded.wait(past: .none, atMost: patience)
    } catch {
      throw Deadline.current?.hasPassed == true ? Self.notYetLoaded : .cancelled
    }
    guard try isLoaded() else { throw Self.notYetLoaded }
  }

  private static let notYetLoaded = StoreFailure.deadlineExceeded(
    stage: "while the search was being made ready after the start")

  /// - Throws: Why it never will be.
  func isLoaded() throws(StoreFailure) -> Bool {
    let (isLoaded, failure): (Bool, StoreFailure?) = state.withLock { state in
      switch state {
      case .loading: (false, nil)
      case .loaded: (true, nil)
      case .failed(let failure): (false, failure)
      }
    }
    if let failure { throw failure }
    return isLoaded
  }
}
