internal import PluginAPI

/// Who may call a method.
struct AccessModel {
  enum Peers {
    case any
    case named([String])
  }

  enum Users {
    case nobody
    case themselves(SelfPath?)
    case signedIn
  }

  let peers: Peers
  let users: Users

  /// How the request says whom it is about, if it has to.
  var selfPath: SelfPath? {
    if case .themselves(let path) = users { path } else { nil }
  }
}

/// Reads the `(rollcall.options.v1.access)` of a method, and refuses what means nothing.
struct AccessModelBuilder {
  let table: TypeTable
  let recursion: Recursion

  struct Failure: Error {
    let reason: String
  }

  private static let option = "(rollcall.options.v1.access)"

  func access(_ access: Access?, of input: TypeReference) throws(Failure) -> AccessModel {
    guard let access else {
      throw Failure(reason: "has no \(Self.option), so nobody could call it")
    }
    guard !access.callers.contains("") else { throw failure("names a caller \"\"") }
    let isForAll = access.callers.contains("*")
    guard !isForAll || access.callers.count == 1 else {
      throw failure("has \"*\" beside other callers")
    }
    let users = try users(access, of: input)
    guard !access.callers.isEmpty || access.users != .noneValue else {
      throw failure("names neither callers nor users")
    }
    guard !isForAll || access.users == .noneValue else {
      throw failure("has users beside \"*\", which lets everybody in already")
    }
    return AccessModel(peers: isForAll ? .any : .named(access.callers), users: users)
  }

  private func users(
    _ access: Access, of input: TypeReference
  ) throws(Failure) -> AccessModel.Users {
    guard access.selfField.isEmpty || access.users == .selfValue else {
      throw failure("has self: \"\(access.selfField)\" without users: USERS_SELF")
    }
    switch access.users {
    case .noneValue: return .nobody
    case .signedIn: return .signedIn
    case .selfValue:
      guard !access.selfField.isEmpty else { return .themselves(nil) }
      do throws(SelfPathBuilder.Failure) {
        return .themselves(
          try SelfPathBuilder(table: table, recursion: recursion).path(access.selfField, in: input))
      } catch {
        throw failure("has self: \"\(access.selfField)\", but \(error.reason)")
      }
    case .unrecognized(let number):
      throw failure("has users: \(number), which this generator doesn't know")
    }
  }

  private func failure(_ reason: String) -> Failure { Failure(reason: "\(Self.option) \(reason)") }
}
