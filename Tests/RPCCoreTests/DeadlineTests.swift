import RPCCore
import Testing

@Suite("Deadlines")
struct DeadlineTests {
  @Test("the nearer of the call's own and the inherited one counts")
  func nearer() throws {
    #expect(CallOptions().deadline() == nil)
    let inherited = Deadline.after(.seconds(10))
    Deadline.$current.withValue(inherited) {
      #expect(CallOptions().deadline() == inherited)
      #expect(CallOptions(timeout: .seconds(600)).deadline() == inherited)
      let own = CallOptions(timeout: .seconds(1)).deadline()
      #expect(own.map { $0 < inherited } == true)
    }
  }

  @Test("a span too long for any clock is still a deadline")
  func longSpan() {
    let deadline = Deadline.after(.seconds(Int64.max))
    #expect(!deadline.hasPassed)
    #expect(deadline.remaining > .seconds(3600))
  }

  @Test("a deadline of nothing has passed")
  func passed() {
    #expect(Deadline.after(.zero).hasPassed)
    #expect(Deadline.after(.seconds(-5)).remaining < .zero)
  }
}
