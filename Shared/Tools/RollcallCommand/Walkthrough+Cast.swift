import DirectoryAPI
import FoundationEssentials
import RPCCore
import RPCTransport
import Screens

/// Who acts in the walkthrough.
struct WalkthroughCast {
  /// Somebody with an account of this run's own.
  struct Member {
    let user: User
    let password: String

    var firstName: String {
      String(user.displayName.split(separator: " ").first ?? "Somebody")
    }
  }

  /// Makes the group.
  let marta: Member
  let mario: Member
  let ewa: Member

  /// Marta, signed in: her calls go out with her access token.
  let asMarta: CallOptions
  /// Mario, signed in as well.
  let asMario: CallOptions

  var everybody: [Member] { [marta, mario, ewa] }
}

extension Walkthrough {
  /// Makes three accounts that nobody has had before, and signs the first one in.
  func signUp() async throws -> WalkthroughCast {
    chapter("Signing up")
    // Six letters and digits of a random number: a run's addresses are its own.
    let tag = String(UInt64.random(in: 2_176_782_336 / 36..<2_176_782_336), radix: 36)
    step("Marta, Mario and Ewa make accounts")
    var members: [WalkthroughCast.Member] = []
    do {
      for (name, local) in [
        ("Marta García", "marta.garcia"), ("Mario Rossi", "mario.rossi"),
        ("Ewa Kowalska", "ewa.kowalska"),
      ] {
        let password = UUID().uuidString.lowercased()
        let user = try await directory.createUser(
          CreateUserRequest(
            requestID: Self.newRequestID(), email: "\(local)+\(tag)@example.com",
            displayName: name, password: password),
          options: CallOptions(timeout: Self.patience))
        members.append(.init(user: user, password: password))
        let avatar = AvatarCatalogue.first(forUserID: user.id)?.name ?? "no avatar"
        note("\(Columns.left(name, width: 14))\(user.email), who begins as \(avatar)")
      }
      step("Marta signs in: first with a wrong password, then with hers")
      let wrong = try await refusal {
        _ = try await directory.authenticate(
          AuthenticateRequest(email: members[0].user.email, password: "not mine, surely"),
          options: CallOptions(timeout: Self.patience))
      }
      note("\(wrong.code.name): \(wrong.message)")
      let asMarta = try await signIn(members[0])
      note("Signed in. Every call from here on is hers, by her access token.")
      step("Mario signs in as well")
      let asMario = try await signIn(members[1])
      return WalkthroughCast(
        marta: members[0], mario: members[1], ewa: members[2], asMarta: asMarta,
        asMario: asMario)
    } catch {
      await remove(members)
      throw error
    }
  }

  /// - Returns: How the person's calls go out from now on.
  func signIn(_ member: WalkthroughCast.Member) async throws -> CallOptions {
    let signIn = try await directory.authenticate(
      AuthenticateRequest(
        email: member.user.email, password: member.password, device: "rollcall walkthrough"),
      options: CallOptions(timeout: Self.patience))
    return CallOptions(
      timeout: Self.patience, metadata: ["authorization": "Bearer \(signIn.accessToken)"])
  }

  /// Says goodbye and removes the accounts; the services forget what belonged to them.
  func leave(_ cast: WalkthroughCast) async {
    chapter("Leaving")
    step("The three delete their accounts")
    await remove(cast.everybody)
  }

  private func remove(_ members: [WalkthroughCast.Member]) async {
    var left: [String] = []
    for member in members {
      do {
        _ = try await directory.deleteUser(
          DeleteUserRequest(id: member.user.id), options: CallOptions(timeout: Self.patience))
      } catch {
        left.append("\(member.user.email) is still there: \(error.message)")
      }
    }
    for line in left { note(line) }
    if left.isEmpty {
      note("Their accounts, profiles and goals are gone, and they are in no group any more.")
      note("With --keep everything stays, and there are commands that go on from it.")
    }
  }
}
