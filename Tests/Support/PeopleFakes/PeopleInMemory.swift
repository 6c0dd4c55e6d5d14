package import DirectoryAPI
import People
package import RPCCore
internal import Synchronization

/// A user directory in memory: it finds, forgets, fails and keeps waiting as a test asks it to.
package final class PeopleInMemory: PeopleDirectory {
  private struct State {
    var users: [User] = []
    var failure: RPCError?
    var calls: [Call] = []
    var heldTerms: Set<String> = []
    var held: [String: [CheckedContinuation<Void, Never>]] = [:]
    var watchers: [(term: String, continuation: CheckedContinuation<Void, Never>)] = []
  }

  /// What was asked of it.
  package enum Call: Hashable, Sendable {
    case find(ids: Int, emails: Int)
    case search(String)
  }

  private let state = Mutex(State())

  package init() {}

  /// Adds somebody; ids are made of a number: 1 is 00000000-0000-7000-8000-000000000001.
  @discardableResult
  package func add(_ number: Int, _ email: String, name: String = "") -> User {
    let user = User(id: Self.id(number), email: email, displayName: name, revision: 1)
    state.withLock { $0.users.append(user) }
    return user
  }

  package static func id(_ number: Int) -> String {
    let digits = String(number)
    return "00000000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  package func delete(_ number: Int) {
    state.withLock { state in state.users.removeAll { $0.id == Self.id(number) } }
  }

  /// Every call fails from now on, or, with `nil`, works again.
  package func fail(with failure: RPCError?) {
    state.withLock { $0.failure = failure }
  }

  /// Searches for the term wait until they are released or their task is cancelled.
  package func hold(_ term: String) {
    state.withLock { state in _ = state.heldTerms.insert(term) }
  }

  package func release(_ term: String) {
    let waiting = state.withLock { state in
      state.heldTerms.remove(term)
      return state.held.removeValue(forKey: term) ?? []
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns once a search for the term waits.
  package func holds(_ term: String) async {
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        if state.held[term] != nil { return true }
        state.watchers.append((term, continuation))
        return false
      }
      if isHeld { continuation.resume() }
    }
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func find(
    _ request: BatchGetUsersRequest
  ) async throws(RPCError) -> BatchGetUsersResponse {
    let (users, failure) = state.withLock { state in
      state.calls.append(.find(ids: request.ids.count, emails: request.emails.count))
      return (state.users, state.failure)
    }
    if let failure { throw failure }
    var response = BatchGetUsersResponse()
    for id in request.ids {
      if let user = users.first(where: { $0.id == id }) {
        if !response.users.contains(user) { response.users.append(user) }
      } else {
        response.unknownIDs.append(id)
      }
    }
    for email in request.emails {
      if let user = users.first(where: { $0.email.lowercased() == email.lowercased() }) {
        if !response.users.contains(user) { response.users.append(user) }
      } else {
        response.unknownEmails.append(email)
      }
    }
    return response
  }

  package func search(
    _ request: SearchUsersRequest
  ) async throws(RPCError) -> SearchUsersResponse {
    state.withLock { $0.calls.append(.search(request.term)) }
    await waitIfHeld(request.term)
    if Task.isCancelled { throw RPCError(.cancelled, "the search was given up") }
    let (users, failure) = state.withLock { ($0.users, $0.failure) }
    if let failure { throw failure }
    let found = users.filter { $0.email.contains(request.term) }.sorted { $0.email < $1.email }
    return SearchUsersResponse(
      users: Array(found.prefix(request.pageSize == 0 ? 20 : Int(request.pageSize))),
      term: request.term, sequence: request.sequence)
  }

  private func waitIfHeld(_ term: String) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isHeld, watchers) = state.withLock { state in
          guard state.heldTerms.contains(term), !Task.isCancelled else {
            return (false, [] as [CheckedContinuation<Void, Never>])
          }
          state.held[term, default: []].append(continuation)
          let watchers = state.watchers.filter { $0.term == term }.map(\.continuation)
          state.watchers.removeAll { $0.term == term }
          return (true, watchers)
        }
        if !isHeld { continuation.resume() }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      // The same term isn't held twice in a test, so this wakes the right one.
      let waiting = state.withLock { $0.held.removeValue(forKey: term) ?? [] }
      for continuation in waiting { continuation.resume() }
    }
  }
}
