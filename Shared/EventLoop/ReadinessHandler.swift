package import LinuxIO

/// What a loop tells when a watched descriptor is ready. Called on the loop.
package protocol ReadinessHandler: AnyObject {
  func ready(_ readiness: Readiness)
}

/// A descriptor that a loop watches, until ``Loop/unwatch(_:)``.
package struct Watch: Sendable {
  fileprivate let token: UInt64
  fileprivate let descriptor: Int32
}

/// Who is to be told of which descriptor. A place is used again, under another generation, so an
/// event that was fetched for its former owner finds nobody.
struct WatchTable {
  private struct Place {
    var handler: (any ReadinessHandler)?
    var generation: UInt32 = 0
  }

  private var places: [Place] = []
  private var free: [Int] = []

  mutating func add(_ handler: any ReadinessHandler, descriptor: Int32) -> Watch {
    let index: Int
    if let reused = free.popLast() {
      index = reused
    } else {
      index = places.count
      places.append(Place())
    }
    places[index].handler = handler
    let token = UInt64(places[index].generation) << 32 | UInt64(index)
    return Watch(token: token, descriptor: descriptor)
  }

  mutating func remove(_ watch: Watch) {
    guard handler(of: watch.token) != nil else { return }
    let index = Int(watch.token & 0xffff_ffff)
    places[index].handler = nil
    places[index].generation &+= 1
    free.append(index)
  }

  func handler(of token: UInt64) -> (any ReadinessHandler)? {
    let index = Int(token & 0xffff_ffff)
    guard index < places.count, places[index].generation == UInt32(token >> 32) else { return nil }
    return places[index].handler
  }
}

extension Watch {
  package var isOf: Int32 { descriptor }
  var epollToken: UInt64 { token }
}
