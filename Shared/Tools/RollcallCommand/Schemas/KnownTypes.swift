import LinuxIO
import Protobuf

/// What a google.protobuf.Any in an answer can hold, as far as it is known: of the rest, a server that
/// tells its schema is asked.
final class KnownTypes: Sendable {
  private struct State {
    var types: MessageTypes
    var asked: Set<String> = []
  }

  private let state: Lock<State>
  private let fetch: (@Sendable (_ fullName: String) async -> MessageTypes?)?

  /// - Parameter fetch: `nil` if nobody can be asked.
  init(
    _ types: MessageTypes,
    fetch: (@Sendable (_ fullName: String) async -> MessageTypes?)? = nil
  ) {
    state = Lock(State(types: types))
    self.fetch = fetch
  }

  var types: MessageTypes { state.withLock { $0.types } }

  /// Asks for types, for each once.
  ///
  /// - Returns: Whether more is known now.
  func learn(_ fullNames: [String]) async -> Bool {
    guard let fetch else { return false }
    var hasLearnt = false
    for name in fullNames where state.withLock({ $0.asked.insert(name).inserted }) {
      guard let more = await fetch(name) else { continue }
      state.withLock { $0.types.formUnion(more) }
      hasLearnt = true
    }
    return hasLearnt
  }
}
