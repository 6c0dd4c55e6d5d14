import LinuxIO
import Testing

@Suite("Sockets")
struct SocketTests {
  @Test("a listener gives its port and takes a connection")
  func connection() throws {
    let listener = try Socket.listen(on: .ipv4([127, 0, 0, 1], port: 0))
    let bound = listener.localAddress
    let address = try #require(bound)
    #expect(address.port != 0)
    let early = try listener.accept()
    let isEarly = early != nil
    #expect(!isEarly)
    let client = try Socket.connect(to: address)
    let accepted = try wait { try listener.accept() }
    let failure = client.connectFailure(to: address)
    #expect(failure == nil)
    let (peer, own) = (accepted.peerAddress, client.localAddress)
    #expect(peer == own)
    let bytes: [UInt8] = [1, 2, 3]
    let sent = try unsafe client.send(bytes.span.bytes)
    #expect(sent == 3)
    var buffer = [UInt8](repeating: 0, count: 8)
    let count = try waitForBytes(accepted, &buffer)
    #expect(Array(buffer.prefix(count)) == bytes)
    client.finishSending()
    let end = try waitForBytes(accepted, &buffer)
    #expect(end == 0)
  }

  @Test("a second listener on one address is refused in words")
  func addressInUse() throws {
    let listener = try Socket.listen(on: .ipv4([127, 0, 0, 1], port: 0))
    let bound = listener.localAddress
    let address = try #require(bound)
    let error = #expect(throws: SystemError.self) { _ = try Socket.listen(on: address) }
    #expect(error?.isAddressInUse == true)
    #expect(error?.description == "listen on \(address): Address already in use")
  }

  @Test("writing to a peer that is gone is an error and no signal")
  func brokenPipe() throws {
    let pair = try Socket.Pair()
    let bytes: [UInt8] = [1]
    pair.first.finishSending()
    do throws(SystemError) {
      _ = try unsafe pair.first.send(bytes.span.bytes)
      Issue.record("the write went through")
    } catch {
      #expect(error.reason == "Broken pipe")
    }
  }

  private func wait(_ accept: () throws -> Socket?) throws -> Socket {
    let epoll = try Epoll()
    let events = Epoll.Events(capacity: 1)
    for _ in 0..<1000 {
      if let socket = try accept() { return socket }
      _ = try epoll.wait(events, milliseconds: 5)
    }
    throw SystemError(number: 110, operation: "wait for a connection")
  }

  private func waitForBytes(_ socket: borrowing Socket, _ buffer: inout [UInt8]) throws -> Int {
    let epoll = try Epoll()
    let events = Epoll.Events(capacity: 1)
    try epoll.add(socket.number, for: .readable, token: 1)
    while true {
      if let count = try socket.read(into: &buffer) { return count }
      _ = try epoll.wait(events, milliseconds: 5000)
    }
  }
}
