import EventLoop
import RPCCore

/// Calls that come with the access token of a person.
///
/// Everything here is for those: a call without metadata never gets here.
extension ServerCall {
  /// What the call is to do, after its token has been verified if it bears one.
  func afterAuthentication(_ work: @escaping Body) -> Body {
    guard let authenticator = services.authenticator, Authorization.isIn(context.metadata) else {
      return work
    }
    return { [self] in
      guard await authenticate(with: authenticator) else { return }
      await work()
    }
  }

  /// - Returns: Whether the call goes on; if not, it has ended.
  private func authenticate(with authenticator: any CallAuthenticator) async -> Bool {
    let access = context.method.access
    do throws(RPCError) {
      let token = try Authorization.token(in: context.metadata)
      context.identify(try await authenticator.user(bearing: token))
    } catch {
      return end(error, because: error.code == .unauthenticated ? .badToken : .unverifiedToken)
    }
    // Its deadline may have passed meanwhile, or its caller gone.
    guard !isOver else {
      handlerReturned()
      return false
    }
    do throws(RPCError) {
      try access.admitUser(from: context.peer, to: context.method)
    } catch {
      return end(error, because: CallRefusal(accessError: error))
    }
    return true
  }

  /// Whether the call is let in if its request is about the person on whose behalf it comes.
  var isForThemselves: Bool {
    guard !context.metadata.isEmpty, context.user != nil,
      case .themselves(field: _?) = context.method.access.users
    else { return false }
    return true
  }

  /// Judges a call that ``isForThemselves``.
  ///
  /// - Parameter id: Whom the request is about.
  /// - Returns: Whether the call goes on; if not, it has ended.
  func admit(aboutPerson id: String?) -> Bool {
    guard let user = context.user, case .themselves(field: let field?) = context.method.access.users
    else { return true }
    if let id, id == user.id { return true }
    return end(
      RPCError(
        .permissionDenied,
        "\(context.method.path) is for the person whom it is about: "
          + "\(field) has to be the id of the one who has signed in"),
      because: .otherPerson)
  }

  /// Ends the call in the place of its handler.
  private func end(_ error: RPCError, because refusal: CallRefusal) -> Bool {
    handlerReturned()
    refuse(error, because: refusal)
    return false
  }
}
