package import ServiceStore
package import WellKnownTypes

extension Timestamp {
  package init(_ time: WallTime) {
    let (seconds, nanoseconds) = time.secondsAndNanoseconds
    self.init(seconds: seconds, nanos: nanoseconds)
  }
}
