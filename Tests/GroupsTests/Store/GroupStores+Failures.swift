import People
import ServiceStore
import Testing

@testable import Groups

/// What a store refuses with, by its kind alone.
enum Refusal: Hashable {
  case notFound(String)
  case alreadyExists(String)
  case stale
  case forbidden
  case denied
  case full
  case other(String)

  init(_ failure: StoreFailure) {
    switch failure {
    case .notFound(let kind, _): self = .notFound(kind)
    case .alreadyExists(let kind, _): self = .alreadyExists(kind)
    case .stale: self = .stale
    case .forbidden: self = .forbidden
    case .denied: self = .denied
    case .full: self = .full
    default: self = .other("\(failure)")
    }
  }
}

/// How the store refuses; `nil` if it doesn't.
func refusal<Value>(_ body: () async throws -> Value) async -> Refusal? {
  do {
    _ = try await body()
    return nil
  } catch {
    return (error as? StoreFailure).map(Refusal.init) ?? .other("\(error)")
  }
}

extension GroupStoreFixture {
  /// Somebody who acts.
  static func person(_ number: Int) -> Initiator { .person(id(number)) }

  /// A group of an owner, an admin (2) and two members (3 and 4).
  func ranked(_ owner: Int = 1, title: String? = nil) async throws -> GroupRecord {
    let group = try await create(owner, with: [2, 3, 4], title: title)
    return try await store.setRole(
      .admin, of: Self.id(2), in: group.id, by: Self.person(owner), expecting: nil)
  }

  /// Hears that somebody has been deleted.
  func forget(_ number: Int) async throws {
    try await store.forget([Self.id(number)], movingTo: "after \(number)")
  }
}
