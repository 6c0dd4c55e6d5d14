import TLS

/// A client and a server on a socket pair.
final class Handshake {
  let sockets = SocketPair()
  private var client: TLSSession
  private var server: TLSSession
  private(set) var clientFailure: TLSFailure?
  private(set) var serverFailure: TLSFailure?

  /// - Parameter place: Where the server is, for a client that resumes sessions.
  init(
    client: TLSContext, server: TLSContext, serverName: String? = nil, at place: String? = nil
  ) throws {
    self.client = try TLSSession(
      context: client, descriptor: self.sockets.second, serverName: serverName, server: place)
    self.server = try TLSSession(context: server, descriptor: self.sockets.first)
  }

  /// Lets both ends go on until they are done or have failed.
  func run() {
    for _ in 0..<10 {
      var clientIsDone = self.clientFailure != nil
      var serverIsDone = self.serverFailure != nil
      if !clientIsDone {
        do throws(TLSFailure) {
          clientIsDone = try self.client.handshake() == .done
        } catch {
          self.clientFailure = error
        }
      }
      if !serverIsDone {
        do throws(TLSFailure) {
          serverIsDone = try self.server.handshake() == .done
        } catch {
          self.serverFailure = error
        }
      }
      if clientIsDone, serverIsDone { return }
    }
  }

  /// In TLS 1.3 a client learns only with its first read that its certificate was refused.
  func failureOfFirstClientRead() -> TLSFailure? {
    do throws(TLSFailure) {
      _ = try self.client.readAll()
      return nil
    } catch {
      return error
    }
  }

  var isResumed: (client: Bool, server: Bool) { (self.client.isResumed, self.server.isResumed) }

  var clientProtocol: String? { self.client.negotiatedProtocol }
  var serverProtocol: String? { self.server.negotiatedProtocol }
  /// What the client knows about the server.
  var serverCertificate: PeerCertificate? { self.client.peerCertificate() }
  /// What the server knows about the client.
  var clientCertificate: PeerCertificate? { self.server.peerCertificate() }

  func writeFromClient(_ bytes: [UInt8]) throws(TLSFailure) -> TLSWrite {
    try self.client.write(bytes.span)
  }

  func writeFromServer(_ bytes: [UInt8]) throws(TLSFailure) -> TLSWrite {
    try self.server.write(bytes.span)
  }

  func readAllByClient() throws(TLSFailure) -> [UInt8] {
    try self.client.readAll()
  }

  func readAllByServer() throws(TLSFailure) -> [UInt8] {
    try self.server.readAll()
  }

  func readByServer(atMost count: Int) throws(TLSFailure) -> (TLSRead, hasPending: Bool) {
    var buffer = [UInt8](repeating: 0, count: count)
    var span = buffer.mutableSpan
    let result = try self.server.read(into: &span)
    return (result, self.server.hasPending)
  }

  func shutdownClient() {
    self.client.shutdown()
  }
}

extension TLSSession {
  fileprivate mutating func readAll() throws(TLSFailure) -> [UInt8] {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var span = buffer.mutableSpan
      guard case .bytes(let count) = try self.read(into: &span) else { return received }
      received.append(contentsOf: buffer[..<count])
    }
  }
}
