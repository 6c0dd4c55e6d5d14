import RPCCore

/// Who may call a method, as the walk expects it.
struct AccessRow: Sendable {
  enum Peers: Sendable {
    case any
    case named(Set<String>)

    func admit(_ name: String) -> Bool {
      switch self {
      case .any: true
      case .named(let names): names.contains(name)
      }
    }
  }

  enum People: Sendable {
    case nobody
    /// Ada, whom every request of the walk is about.
    case herself
    case everybody
  }

  let peers: Peers
  let people: People
  /// What is sent, as JSON: of a stream, each of its messages. "$ada" is Ada's id, and so on.
  let requests: [String]
  /// What those who get in are answered. Most requests have something wrong with them, so that they
  /// can be sent over and over.
  let answer: StatusCode
  /// What other people are answered, if it isn't PERMISSION_DENIED.
  let othersAnswer: StatusCode
  /// Whoever gets in ends all sessions of Ada's.
  private(set) var endsSessions = false

  private init(
    _ peers: Peers, _ people: People, _ requests: [String], _ answer: StatusCode,
    _ othersAnswer: StatusCode
  ) {
    self.peers = peers
    self.people = people
    self.requests = requests
    self.answer = answer
    self.othersAnswer = othersAnswer
  }

  /// Everybody with a certificate.
  static func anyPeer(_ requests: String..., answers answer: StatusCode = .ok) -> AccessRow {
    AccessRow(.any, .nobody, requests, answer, .permissionDenied)
  }

  /// Those peers alone.
  static func peers(
    _ names: String..., send requests: [String], answers answer: StatusCode = .ok
  ) -> AccessRow {
    AccessRow(.named(Set(names)), .nobody, requests, answer, .permissionDenied)
  }

  /// Those peers, and whoever the request is about.
  static func herself(
    _ names: String..., send requests: [String], answers answer: StatusCode = .ok,
    others: StatusCode = .permissionDenied
  ) -> AccessRow {
    AccessRow(.named(Set(names)), .herself, requests, answer, others)
  }

  func endingSessions() -> AccessRow {
    var row = self
    row.endsSessions = true
    return row
  }

  /// Those peers, and everybody who has signed in.
  static func everybody(
    _ names: String..., send requests: [String], answers answer: StatusCode = .ok
  ) -> AccessRow {
    AccessRow(.named(Set(names)), .everybody, requests, answer, .permissionDenied)
  }
}
