internal import LinuxIO
internal import Protobuf
internal import RPCCore

/// The index of a server's files, made when somebody first asks: most servers are never asked.
final class IndexOnDemand: Sendable {
  private let made = Lock<DescriptorIndex?>(nil)

  func value(of descriptors: FileDescriptors) throws(RPCError) -> DescriptorIndex {
    if let index = made.withLock({ $0 }) { return index }
    do throws(DecodingFailure) {
      // Outside of the lock, since it takes a while; whoever comes meanwhile makes one as well.
      let index = try DescriptorIndex(descriptors)
      made.withLock { $0 = index }
      return index
    } catch {
      throw RPCError(.internalError, "this server's own descriptors can't be read", cause: error)
    }
  }
}
