package import EventLoop

/// The sizes of the messages that this process's channels have sent and received, in bytes, on
/// rollcall/1 before compression. From any thread.
package enum MessageTraffic {
  package static let sent = Distribution(bounds: Distribution.sizes)
  package static let received = Distribution(bounds: Distribution.sizes)
}
