package import EventLoop
import LinuxIO
package import RPCCore

/// The event loops that the servers and channels of a process share, made when first needed.
package enum EventLoops {
  private static let made: Result<LoopGroup, SystemError> = Result { () throws(SystemError) in
    try LoopGroup()
  }

  package static func shared() throws(RuntimeError) -> LoopGroup {
    switch made {
    case .success(let loops): return loops
    case .failure(let error):
      throw RuntimeError(.ioFailure, "can't start the event loops: \(error)", cause: error)
    }
  }
}
