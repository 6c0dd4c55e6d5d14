import DirectoryAPI
import RPCTransport
import WellKnownTypes

/// The user directory's methods.
enum DirectoryCases {
  static let all: [MethodCase] = [
    MethodCase(name: "CreateUser") { fixture, _ in
      _ = try await fixture.directory.createUser(
        CreateUserRequest(email: "new-\(fixture.fresh)@example.com", displayName: "Somebody New"))
    },
    MethodCase(name: "GetUser") { fixture, turn in
      _ = try await fixture.directory.getUser(GetUserRequest(id: fixture.person(turn).id))
    },
    MethodCase(name: "BatchGetUsers/100") { fixture, turn in
      let first = turn.index(of: fixture.people.count - 100)
      let ids = fixture.people[first..<first + 100].map(\.id)
      _ = try await fixture.directory.batchGetUsers(BatchGetUsersRequest(ids: ids))
    },
    MethodCase(name: "SearchUsers") { fixture, turn in
      _ = try await fixture.directory.searchUsers(
        SearchUsersRequest(term: "son\(turn.index(of: fixture.people.count))"))
    },
    MethodCase(name: "ListUsers") { fixture, _ in
      _ = try await fixture.directory.listUsers(ListUsersRequest())
    },
    MethodCase(name: "UpdateUser") { fixture, turn in
      _ = try await fixture.directory.updateUser(
        UpdateUserRequest(
          user: User(id: fixture.person(turn).id, displayName: "Name \(turn.number)"),
          updateMask: FieldMask(paths: ["display_name"])))
    },
    MethodCase(name: "DisableUser+EnableUser") { fixture, turn in
      let id = fixture.people[448 + turn.caller].id
      _ = try await fixture.directory.disableUser(DisableUserRequest(id: id))
      _ = try await fixture.directory.enableUser(EnableUserRequest(id: id))
    },
    MethodCase(name: "ExportUser") { fixture, turn in
      _ = try await fixture.directory.exportUser(ExportUserRequest(id: fixture.person(turn).id))
    },
    MethodCase(name: "WatchUsers(first)") { fixture, _ in
      let told = try await fixture.directory.watchUsers(WatchUsersRequest())
      for try await _ in told { return }
    },
    MethodCase(name: "LoadUsers/100") { fixture, _ in
      let call = try await fixture.directory.loadUsers()
      let people = (0..<100).map { _ in
        CreateUserRequest(email: "load-\(fixture.fresh)@example.com", displayName: "One of Many")
      }
      try await call.send(LoadUsersRequest(users: people))
      call.finishSending()
      for try await _ in call.responses {}
    },
    MethodCase(name: "CreateUser+DeleteUser") { fixture, _ in
      let user = try await fixture.directory.createUser(
        CreateUserRequest(email: "gone-\(fixture.fresh)@example.com", displayName: "Short Stay"))
      _ = try await fixture.directory.deleteUser(DeleteUserRequest(id: user.id))
    },
  ]
}
