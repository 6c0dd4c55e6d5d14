import TLS
import Testing

@Suite("An established TLS connection")
struct StreamTests {
  let pair: Handshake

  init() throws {
    let authority = try TestAuthority()
    self.pair = try Handshake(client: try authority.client(), server: try authority.server())
    self.pair.run()
    try #require(self.pair.clientFailure == nil)
    try #require(self.pair.serverFailure == nil)
  }

  /// Counts up in a pattern whose period is no power of two, so that a shifted block shows.
  private static func pattern(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8($0 % 251) }
  }

  static let sizes = [1, 16_384, 16_385, 65_536, 131_072, 131_073, 3_000_000]

  @Test("delivers as many bytes as are written, through a full socket too", arguments: sizes)
  func delivery(_ size: Int) throws {
    let bytes = Self.pattern(size)
    var rest = bytes[...]
    var received: [UInt8] = []
    while !rest.isEmpty {
      switch try self.pair.writeFromClient(Array(rest)) {
      case .bytes(let count): rest = rest.dropFirst(count)
      case .wantsWrite: received += try self.pair.readAllByServer()
      case .wantsRead: Issue.record("nothing has to be read here")
      }
    }
    received += try self.pair.readAllByServer()
    #expect(received == bytes)
  }

  @Test("takes up to 128 KiB with one call")
  func gathering() throws {
    self.pair.sockets.setSendBuffer(bytes: 1 << 20)
    let result = try self.pair.writeFromClient(Self.pattern(200_000))
    #expect(result == .bytes(131_072))
    #expect(try self.pair.readAllByServer() == Self.pattern(131_072))
  }

  @Test("continues a write that the socket cut, from another address")
  func interruptedWrite() throws {
    let bytes = Self.pattern(500_000)
    var rest = bytes[...]
    while case .bytes(let count) = try self.pair.writeFromClient(Array(rest)) {
      rest = rest.dropFirst(count)
    }
    // The socket is full: the same bytes go on being refused until somebody reads.
    #expect(try self.pair.writeFromClient(Array(rest)) == .wantsWrite)
    var received = try self.pair.readAllByServer()
    while !rest.isEmpty {
      if case .bytes(let count) = try self.pair.writeFromClient(Array(rest)) {
        rest = rest.dropFirst(count)
      }
      received += try self.pair.readAllByServer()
    }
    #expect(received == bytes)
  }

  @Test("says that bytes are pending when the reader's buffer was too small for them")
  func pending() throws {
    #expect(try self.pair.writeFromClient(Self.pattern(10)) == .bytes(10))
    let first = try self.pair.readByServer(atMost: 4)
    #expect(first.0 == .bytes(4))
    #expect(first.hasPending)
    let second = try self.pair.readByServer(atMost: 6)
    #expect(second.0 == .bytes(6))
    #expect(!second.hasPending)
    let third = try self.pair.readByServer(atMost: 6)
    #expect(third.0 == .wantsRead)
    #expect(!third.hasPending)
  }

  @Test("gathers the records of several small writes into one read")
  func severalRecords() throws {
    for _ in 0..<5 { #expect(try self.pair.writeFromClient([1, 2, 3]) == .bytes(3)) }
    let read = try self.pair.readByServer(atMost: 4096)
    #expect(read.0 == .bytes(15))
  }

  @Test("doesn't call half of a record pending")
  func halfRecord() throws {
    #expect(try self.pair.writeFromClient([1, 2, 3]) == .bytes(3))
    let record = self.pair.sockets.receivedByFirst()
    #expect(try self.pair.writeFromClient([4, 5, 6]) == .bytes(3))
    let next = self.pair.sockets.receivedByFirst()
    self.pair.sockets.sendFromSecond(record + next.prefix(7))
    let first = try self.pair.readByServer(atMost: 4096)
    #expect(first.0 == .bytes(3))
    #expect(!first.hasPending)
    self.pair.sockets.sendFromSecond(Array(next.dropFirst(7)))
    #expect(try self.pair.readByServer(atMost: 4096).0 == .bytes(3))
  }

  @Test("ends when the other end says farewell")
  func farewell() throws {
    _ = try self.pair.writeFromClient([1])
    self.pair.shutdownClient()
    let last = try self.pair.readByServer(atMost: 16)
    #expect(last.0 == .bytes(1))
    #expect(last.hasPending)
    #expect(try self.pair.readByServer(atMost: 16).0 == .closed)
  }

  @Test("ends when the other end goes away without a word")
  func hangUp() throws {
    self.pair.sockets.hangUpSecond()
    #expect(try self.pair.readByServer(atMost: 16).0 == .closed)
  }

  @Test("makes a write to somebody who went away an error and no signal")
  func brokenPipe() throws {
    self.pair.sockets.hangUpSecond()
    let failure = #expect(throws: TLSFailure.self) {
      _ = try self.pair.writeFromServer([1, 2, 3])
    }
    #expect(failure?.reason == .connectionReset)
    #expect(failure?.description == "the client reset the connection (Broken pipe)")
    #expect(throws: TLSFailure.self) {
      _ = try self.pair.writeFromServer([UInt8](repeating: 0, count: 100_000))
    }
  }

  @Test("fails when somebody between the two changes a byte")
  func tampering() throws {
    _ = try self.pair.writeFromClient(Array("transfer".utf8))
    var record = self.pair.sockets.receivedByFirst()
    record[record.count - 1] ^= 1
    self.pair.sockets.sendFromSecond(record)
    let failure = #expect(throws: TLSFailure.self) {
      _ = try self.pair.readByServer(atMost: 16)
    }
    #expect(failure?.reason == .protocolViolation)
  }

  @Test("gives what came before a changed byte and then fails")
  func lateTampering() throws {
    _ = try self.pair.writeFromClient([1, 2, 3])
    _ = try self.pair.writeFromClient([4, 5, 6])
    var records = self.pair.sockets.receivedByFirst()
    records[records.count - 1] ^= 1
    self.pair.sockets.sendFromSecond(records)
    let first = try self.pair.readByServer(atMost: 16)
    #expect(first.0 == .bytes(3))
    #expect(first.hasPending)
    let failure = #expect(throws: TLSFailure.self) {
      _ = try self.pair.readByServer(atMost: 16)
    }
    #expect(failure?.reason == .protocolViolation)
  }

  @Test("fails when plain bytes come in between")
  func plainBytes() throws {
    self.pair.sockets.sendFromSecond(Array("GET / HTTP/1.1\r\n".utf8))
    let failure = #expect(throws: TLSFailure.self) {
      _ = try self.pair.readByServer(atMost: 16)
    }
    #expect(failure?.reason == .protocolViolation)
  }
}

@Suite("A TLS handshake over a slow network")
struct SlowHandshakeTests {
  @Test("is done although each byte comes alone")
  func byteByByte() throws {
    let authority = try TestAuthority()
    let left = SocketPair()
    let right = SocketPair()
    var client = try TLSSession(
      context: try authority.client(), descriptor: left.first, serverName: "localhost")
    var server = try TLSSession(context: try authority.server(), descriptor: right.first)
    var isDone = (client: false, server: false)
    for _ in 0..<10 where !(isDone.client && isDone.server) {
      isDone.client = try client.handshake() == .done
      for byte in left.receivedBySecond() {
        right.sendFromSecond([byte])
        isDone.server = try server.handshake() == .done
      }
      // What comes behind the handshake, a ticket, nobody reads here.
      for byte in right.receivedBySecond() where !isDone.client {
        left.sendFromSecond([byte])
        isDone.client = try client.handshake() == .done
      }
    }
    #expect(isDone.client)
    #expect(isDone.server)
  }
}
