import GroupsAPI
import RPCCore
import Synchronization
import Testing

@testable import Groups

/// A conversation of the "new group" screen under way, as a client sees it.
final class ComposeScreen: Sendable {
  private let events = AsyncStream<ComposeEvent>.makeStream()
  private let states = AsyncStream<ComposeState>.makeStream()
  private let permits = AsyncStream<Void>.makeStream()
  private let reads: Reads
  private let call: Task<Void, any Error>

  /// Events that the service has taken.
  private final class Reads: Sendable {
    let count = Mutex(0)
  }

  /// - Parameter isSlow: Whether the client takes a state only when ``permit()`` is called.
  init(_ groups: GroupsHandlers, isSlow: Bool = false) {
    let incoming = events.stream
    let output = states.continuation
    let permitted = permits.stream
    let reads = Reads()
    self.reads = reads
    let requests = RequestStream<ComposeEvent> { () async throws(RPCError) in
      // One reader at a time, as over the wire.
      var iterator = incoming.makeAsyncIterator()
      let event = await iterator.next()
      if event != nil { reads.count.withLock { $0 += 1 } }
      return event
    }
    let responses = ResponseWriter<ComposeState> { state throws(RPCError) in
      if isSlow {
        var iterator = permitted.makeAsyncIterator()
        _ = await iterator.next()
      }
      output.yield(state)
    }
    let context = CallContext(
      method: GroupsMethods.compose, peer: nil, address: "test", metadata: Metadata(),
      deadline: nil)
    call = Task {
      defer { output.finish() }
      try await groups.compose(requests, responses: responses, context: context)
    }
  }

  var eventsRead: Int { reads.count.withLock { $0 } }

  func send(_ event: ComposeEvent.Event?) {
    events.continuation.yield(ComposeEvent(event: event))
  }

  func finish() { events.continuation.finish() }

  /// Lets the service send one more state.
  func permit() { permits.continuation.yield() }

  func next() async -> ComposeState? {
    for await state in states.stream { return state }
    return nil
  }

  /// Sends an event and waits for the state that answers it.
  func act(_ event: ComposeEvent.Event) async throws -> ComposeState {
    send(event)
    return try #require(await next())
  }

  /// Waits for the end of the call.
  func end() async throws { try await call.value }
}
