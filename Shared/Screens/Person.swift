/// Somebody whom a search can find.
///
/// Two persons are the same one if their ids are equal: an e-mail can change between two searches.
public struct Person: Sendable, Hashable, Identifiable {
  public let id: String
  public let email: String
  public let displayName: String

  public init(id: String, email: String, displayName: String = "") {
    self.id = id
    self.email = email
    self.displayName = displayName
  }
}
