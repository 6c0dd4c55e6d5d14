import Testing

@testable import Tracing

@Suite("A tracer")
struct TracerTests {
  private let queue = SpanQueue(capacity: 100, batch: 100)

  private func tracer(share: Double) -> Tracer {
    Tracer(into: queue, sampling: Sampling(share: share), seed: 7) { 1_000 }
  }

  private func spans() async -> [Span] {
    queue.close()
    return await queue.next(within: .zero) ?? []
  }

  private func serverSpan(_ tracer: Tracer, parent: String? = nil) -> ActiveSpan? {
    tracer.serverSpan("s/M", parent: parent, state: nil) { [("a", .integer(1))] }
  }

  @Test("records what began elsewhere if it is recorded there, and then as a part of it")
  func parentBased() async throws {
    let span = try #require(
      serverSpan(tracer(share: 0), parent: TraceContextTests.parent))
    span.end()
    let recorded = await spans()
    #expect(recorded.count == 1)
    #expect("\(recorded[0].context.traceID)" == "4bf92f3577b34da6a3ce929d0e0e4736")
    #expect(recorded[0].parent?.description == "00f067aa0ba902b7")
    #expect(recorded[0].context.spanID != recorded[0].parent)
    #expect(recorded[0].start == 1_000)
  }

  @Test("passes on what isn't recorded elsewhere, and records nothing of it")
  func unsampledParent() async throws {
    let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"
    let span = try #require(serverSpan(tracer(share: 1), parent: parent))
    #expect(span.context.parent == parent)
    #expect(span.child("part", .inside) == nil)
    span.end()
    #expect(await spans().isEmpty)
  }

  @Test("without a place for spans passes on a trace that is recorded elsewhere")
  func noExporter() throws {
    let tracer = Tracer(into: nil, sampling: Sampling(share: 1), seed: 7)
    #expect(
      serverSpan(tracer, parent: TraceContextTests.parent)?.context.parent
        == TraceContextTests.parent)
    #expect(serverSpan(tracer) == nil)
  }

  @Test("begins traces for about the share that is asked for", arguments: [0, 0.01, 0.5, 1])
  func share(_ share: Double) {
    let tracer = tracer(share: share)
    let begun = (0..<10_000).count { _ in serverSpan(tracer) != nil }
    #expect(abs(Double(begun) - 10_000 * share) <= 200)
  }

  @Test("gives every trace and span an id of its own")
  func ids() throws {
    let tracer = tracer(share: 1)
    let spans = try (0..<1_000).map { _ in try #require(serverSpan(tracer)) }
    #expect(Set(spans.map(\.context.traceID)).count == spans.count)
    #expect(Set(spans.map(\.context.spanID)).count == spans.count)
  }

  @Test("tells attempts after the first apart, each with what ended the one before")
  func attempts() async throws {
    let root = try #require(serverSpan(tracer(share: 1)))
    let call = try #require(root.child("t/N", .client))
    call.beginAttempt(after: "first broke")
    call.beginAttempt(after: "second broke")
    call.end()
    call.end(.failed("a second end doesn't count"))
    root.end()
    let recorded = await spans()
    let attempts = recorded.filter { $0.parent == call.context.spanID }
    #expect(attempts.count == 2)
    #expect(attempts[0].outcome == .failed("second broke"))
    #expect(attempts[1].outcome == .succeeded)
    #expect(
      attempts.map { span in span.attributes.first { $0.key == "rollcall.attempt" }?.value }
        == [.integer(2), .integer(3)])
    #expect(recorded.count == 4)
    #expect(Set(recorded.map(\.context.traceID)).count == 1)
  }
}
