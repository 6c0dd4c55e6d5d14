package import LinuxIO
import Synchronization

/// The event loops of a process.
package final class LoopGroup: Sendable {
  package let loops: [Loop]
  private let turn = Atomic<Int>(0)

  /// - Parameter count: Defaults to the cores that the process may use.
  package init(count: Int = ProcessorQuota.cores, name: String = "loop") throws(SystemError) {
    var loops: [Loop] = []
    for index in 0..<max(1, count) { loops.append(try Loop(name: "\(name)-\(index)")) }
    self.loops = loops
  }

  /// The loops in turn.
  package func next() -> Loop {
    loops[Int(UInt(bitPattern: turn.add(1, ordering: .relaxed).oldValue) % UInt(loops.count))]
  }

  /// The loop that the caller is on, if it is on one of these.
  package var current: Loop? { loops.first { $0.isCurrent } }

  package func stop() {
    for loop in loops { loop.stop() }
  }
}
