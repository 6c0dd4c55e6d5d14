import Testing

@testable import Tracing

@Suite("The queue of spans", .timeLimit(.minutes(1)))
struct SpanQueueTests {
  private func fill(_ queue: SpanQueue, _ count: Int) {
    let tracer = Tracer(into: queue, sampling: Sampling(share: 1), seed: 3)
    for _ in 0..<count { tracer.serverSpan("s/M", parent: nil, state: nil) { [] }?.end() }
  }

  @Test("leaves out and counts what it has no room for")
  func bound() async {
    let queue = SpanQueue(capacity: 10, batch: 4)
    fill(queue, 25)
    #expect(queue.droppedCount == 15)
    var sizes: [Int] = []
    queue.close()
    while let spans = await queue.next(within: .seconds(60)) { sizes.append(spans.count) }
    #expect(sizes == [10])
  }

  @Test("gives a batch as soon as it is full, and what there is once the time is over")
  func batches() async {
    let queue = SpanQueue(capacity: 10, batch: 4)
    async let waited = queue.next(within: .seconds(600))
    fill(queue, 4)
    #expect(await waited?.count == 4)
    fill(queue, 1)
    #expect(await queue.next(within: .milliseconds(1))?.count == 1)
    #expect(await queue.next(within: .milliseconds(1))?.count == 0)
  }

  @Test("wakes who waits when it is closed, and takes no more")
  func close() async {
    let queue = SpanQueue()
    async let waited = queue.next(within: .seconds(600))
    queue.close()
    #expect(await waited == nil)
    fill(queue, 1)
    #expect(queue.droppedCount == 1)
    #expect(await queue.next(within: .zero) == nil)
  }
}
