package import EventLoop
import LinuxIO
import RPCCore
package import RPCTransport

/// Makes a load: calls of a plan over connections of its own, on event loops of its own.
///
/// It says nothing to anybody but its caller.
package struct LoadEngine: Sendable {
  /// How it goes, a few times a second.
  package struct Progress: Sendable {
    package let interval: LoadInterval
    /// Seconds since the beginning; the time to warm up is before 0.
    package let seconds: Double

    package init(interval: LoadInterval, seconds: Double) {
      self.interval = interval
      self.seconds = seconds
    }
  }

  private let plan: LoadPlan
  private let methods: [LoadedMethod]
  private let targets: Int
  private let channel: @Sendable (_ target: Int, LoopGroup) throws -> Channel
  private let source: @Sendable (Share) -> any RequestSource

  /// - Parameters:
  ///   - methods: At least one.
  ///   - channel: Makes one connection's channel to one of the servers that the methods name.
  ///   - source: Says what the calls of one event loop are, which is that share of the load.
  package init(
    _ plan: LoadPlan, _ methods: [LoadedMethod],
    channel: @escaping @Sendable (_ target: Int, LoopGroup) throws -> Channel,
    source: @escaping @Sendable (Share) -> any RequestSource
  ) {
    self.plan = plan
    self.methods = methods
    targets = (methods.map(\.target).max() ?? 0) + 1
    self.channel = channel
    self.source = source
  }

  /// How long the spans are of which progress is told: a result holds a few hundred of them at most.
  package static func intervalSeconds(of plan: LoadPlan) -> Double {
    max(0.25, (plan.seconds ?? 0) / 240)
  }

  /// Makes the load and suspends until its last call has ended.
  ///
  /// - Parameters:
  ///   - isInterrupted: Asked several times a second; true ends the load, which is then reported.
  ///   - observe: Told at every interval.
  /// - Throws: UNAVAILABLE if a server can't be reached to begin with.
  package func run(
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    observe: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws -> LoadResult {
    let parts = try await connected()
    defer { for part in parts { part.close() } }
    let start = MonotonicClock.nanoseconds + 10_000_000
    let warm = start + plan.warmUp
    let end = plan.end == .max ? .max : start + plan.end
    _ = try await Self.each(parts) { try $0.load.begin(at: start) }

    let watch = Watch(
      parts: parts, warm: warm, end: end, grace: UInt64(plan.graceSeconds * 1e9),
      seconds: Self.intervalSeconds(of: plan),
      isInterrupted: isInterrupted, observe: observe)
    let used = ProcessorTime.nanoseconds
    let seen = await withTaskGroup(of: Watch.Seen?.self) { group in
      group.addTask { await watch.run() }
      group.addTask {
        for part in parts { await part.load.done() }
        return nil
      }
      var seen: Watch.Seen?
      while let next = await group.next() {
        if let next { seen = next } else { group.cancelAll() }
      }
      return seen
    }
    return await result(of: parts, seen, used: ProcessorTime.nanoseconds - used)
  }

  private func result(of parts: [Part], _ seen: Watch.Seen?, used: UInt64) async
    -> LoadResult
  {
    let finished = await Self.each(parts) { part in part.load.finish() }
    var result = LoadResult(
      methods: methods.map { .init(name: $0.name, tally: CallTally()) },
      intervals: seen?.intervals ?? [], seconds: seen?.seconds ?? 0,
      isInterrupted: seen?.isInterrupted ?? false)
    for part in finished {
      for (index, tally) in part.tallies.enumerated() { result.methods[index].tally.merge(tally) }
      result.overhead.lag.merge(part.lag)
      result.overhead.mostInFlight += part.mostInFlight
    }
    result.overhead.threads = parts.count
    result.overhead.processorNanoseconds = seen.map { used - min(used, $0.used) } ?? used
    return result
  }

  // MARK: Loops and connections

  struct Part: Sendable {
    let group: LoopGroup
    let load: LoadLoop
    let channels: [Channel]

    func close() {
      for channel in channels { channel.close() }
      // Whatever the channels put there to close is done before.
      group.stop()
    }
  }

  private func connected() async throws -> [Part] {
    let count = max(1, min(plan.connections, ProcessorQuota.cores))
    var parts: [Part] = []
    do {
      for index in 0..<count {
        let group = try LoopGroup(count: 1, name: "load-\(index)")
        let own = Share(index: index, count: count).part(of: plan.connections)
        let channels = try (0..<targets).map { target in
          try (0..<max(1, own)).map { _ in try channel(target, group) }
        }
        let load = try LoadLoop(
          group.loops[0], methods, plan.pace(index, of: count),
          source(plan.share.part(index, of: count)), channels, warmUp: plan.warmUp, end: plan.end)
        parts.append(Part(group: group, load: load, channels: channels.flatMap { $0 }))
      }
      for part in parts {
        for channel in part.channels { try await channel.connect(for: methods[0].descriptor) }
      }
    } catch {
      for part in parts { part.close() }
      throw error
    }
    return parts
  }

  /// Does something on each part's loop.
  static func each<Value: Sendable, Failure: Error>(
    _ parts: [Part], _ body: @escaping @Sendable (Part) throws(Failure) -> Value
  ) async throws(Failure) -> [Value] {
    var values: [Value] = []
    for part in parts {
      let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
        part.load.loop.execute {
          continuation.resume(returning: Result { () throws(Failure) in try body(part) })
        }
      }
      values.append(try result.get())
    }
    return values
  }
}
