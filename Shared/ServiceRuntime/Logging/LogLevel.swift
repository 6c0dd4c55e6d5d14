/// How much a log line matters.
///
/// The cases grow with that.
public enum LogLevel: String, Sendable, Hashable, CaseIterable, Comparable {
  /// What a developer wants to see while looking for something: each call, each connection.
  case debug
  /// What happens seldom and is as it should be.
  case info
  /// Something went wrong that the service copes with.
  case warning
  /// Something went wrong that somebody has to look at.
  case error

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }

  /// - Parameter rank: That of a level.
  init(rank: Int) { self = Self.allCases[rank] }

  var rank: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }
}
