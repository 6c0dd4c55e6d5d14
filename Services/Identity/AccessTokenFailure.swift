/// Why a token proves nothing. Nothing of the token itself is in the words, save the name of its key.
package enum AccessTokenFailure: Error, Sendable, Hashable {
  case tooLong
  /// In what way it isn't a token of the directory's form.
  case malformed(String)
  /// Anything but EdDSA: "none" above all.
  case wrongAlgorithm
  /// The directory has no such key, or no more.
  case unknownKey(String)
  case wrongSignature
  /// Another directory says so.
  case foreignIssuer
  case expired
  case notYetValid
}

extension AccessTokenFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLong: "the access token is longer than \(UnverifiedToken.maximumBytes) bytes"
    case .malformed(let reason): "the access token is malformed: \(reason)"
    case .wrongAlgorithm: "the access token isn't signed by EdDSA"
    case .unknownKey(let id):
      "the access token is signed by the key \(id), which the user directory doesn't have; "
        + "sign in again"
    case .wrongSignature: "the signature of the access token is wrong"
    case .foreignIssuer: "the access token is of another user directory"
    case .expired: "the access token has expired; get a new one, or sign in again"
    case .notYetValid: "the access token isn't valid yet; a clock is wrong"
    }
  }
}
