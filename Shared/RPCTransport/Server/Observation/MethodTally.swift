package import EventLoop
package import RPCCore
import Synchronization

/// What a server has counted and timed of one method's calls. From any thread.
///
/// It is a part of every call, so it takes a few atomic additions and no lock.
@safe package final class MethodTally: @unchecked Sendable {
  package let method: MethodDescriptor
  /// In nanoseconds, from the beginning of a call's handler to its end.
  package let durations = Distribution(bounds: Distribution.fineTimes)
  /// In bytes, before compression.
  package let received = Distribution(bounds: Distribution.sizes)
  package let sent = Distribution(bounds: Distribution.sizes)
  private let open = Atomic<Int>(0)
  /// By protocol and status. Unchecked because of the pointer: this value is its only owner, and
  /// atomics take any thread.
  private let outcomes: UnsafeMutablePointer<Atomic<UInt64>>

  private static let codes = StatusCode.allCases.count
  private static let places = codes * CallProtocol.allCases.count

  init(_ method: MethodDescriptor) {
    self.method = method
    unsafe outcomes = .allocate(capacity: Self.places)
    for index in 0..<Self.places { unsafe (outcomes + index).initialize(to: Atomic(0)) }
  }

  deinit {
    unsafe outcomes.deinitialize(count: Self.places)
    unsafe outcomes.deallocate()
  }

  /// Calls whose handlers have begun and that aren't over.
  package var inFlight: Int { open.load(ordering: .relaxed) }

  /// Calls that have ended.
  package func ended(_ callProtocol: CallProtocol, _ code: StatusCode) -> UInt64 {
    unsafe outcomes[Self.place(callProtocol, code)].load(ordering: .relaxed)
  }

  func begin() { open.wrappingAdd(1, ordering: .relaxed) }

  /// A call that has begun counts as one that hasn't.
  func withdraw() { open.wrappingSubtract(1, ordering: .relaxed) }

  func end(_ callProtocol: CallProtocol, _ code: StatusCode, after nanoseconds: UInt64) {
    open.wrappingSubtract(1, ordering: .relaxed)
    durations.record(nanoseconds)
    unsafe outcomes[Self.place(callProtocol, code)].wrappingAdd(1, ordering: .relaxed)
  }

  private static func place(_ callProtocol: CallProtocol, _ code: StatusCode) -> Int {
    let row =
      switch callProtocol {
      case .native: 0
      case .grpc: codes
      }
    // The codes are those of gRPC, 0 to 16 without a gap.
    return row + Int(code.rawValue)
  }
}
