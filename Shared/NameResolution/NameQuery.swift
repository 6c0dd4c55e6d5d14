internal import CAres
import EventLoop
import LinuxIO

/// One look-up: a c-ares channel whose sockets and timer are the loop's.
///
/// It keeps itself alive until it has answered. Touched on its loop only.
@safe final class NameQuery {
  typealias Outcome = Result<[SocketAddress], NameResolver.Failure>

  /// Hands what the loop says of one socket on to c-ares.
  private final class SocketHandler: ReadinessHandler {
    private unowned let query: NameQuery
    private let socket: Int32

    init(_ query: NameQuery, socket: Int32) {
      self.query = query
      self.socket = socket
    }

    func ready(_ readiness: Readiness) { query.ready(socket, readiness) }
  }

  private let host: String
  private let port: UInt16
  private let loop: Loop
  private let done: (Outcome) -> Void
  // Made in `start`, freed in `end`, used between them only.
  private var channel: ares_channel?
  private var watches: [Int32: Watch] = [:]
  private var timer: LoopTimer?
  private var deadline: LoopTimer?
  private var outcome: Outcome?
  /// c-ares is on the stack: its channel can't be freed.
  private var isInside = false
  private var isOver = false

  init(_ host: String, port: UInt16, on loop: Loop, done: @escaping (Outcome) -> Void) {
    self.host = host
    self.port = port
    self.loop = loop
    self.done = done
  }

  private static let tries: Int32 = 3

  /// The library's own set-up, once per process. It needs none on Linux but asks for it.
  private static let libraryStatus: Int32 = rollcall_ares_set_up()

  func start(nameServers: [SocketAddress]?, timeout: Duration, attemptTimeout: Duration) {
    guard Self.libraryStatus == ARES_SUCCESS else {
      fail(Self.text(Self.libraryStatus))
      return
    }
    let (seconds, attoseconds) = attemptTimeout.components
    let milliseconds = Int32(
      clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    // Sound: the query outlives the channel, which is freed in `end`.
    let status = unsafe rollcall_ares_open(
      &channel, max(1, milliseconds), Self.tries,
      { data, socket, readable, writable in
        guard let data = unsafe data else { return }
        unsafe Unmanaged<NameQuery>.fromOpaque(data).takeUnretainedValue().watch(
          socket, readable: readable != 0, writable: writable != 0)
      }, Unmanaged.passUnretained(self).toOpaque())
    guard status == ARES_SUCCESS, let channel = unsafe channel else {
      fail(Self.text(status))
      return
    }
    if let nameServers {
      let list = nameServers.map(\.description).joined(separator: ",")
      let status = unsafe ares_set_servers_ports_csv(channel, list)
      guard status == ARES_SUCCESS else {
        fail("name servers \(list): \(Self.text(status))")
        return
      }
    }
    deadline = loop.schedule(at: ContinuousClock.now.advanced(by: timeout)) { [self] in
      deadline = nil
      fail("no answer within \(timeout)")
    }
    enter {
      // Balanced by `takeRetainedValue` in the callback, which comes once, at `ares_destroy` at the
      // latest.
      unsafe rollcall_ares_look_up(
        channel, host,
        { data, status, _, result in
          guard let data = unsafe data else { return }
          let query = unsafe Unmanaged<NameQuery>.fromOpaque(data).takeRetainedValue()
          unsafe query.answered(status, result)
          if let result = unsafe result { unsafe ares_freeaddrinfo(result) }
        }, Unmanaged.passRetained(self).toOpaque())
    }
  }

  // MARK: What c-ares tells

  private func watch(_ socket: Int32, readable: Bool, writable: Bool) {
    var interest: Readiness = []
    if readable { interest.insert(.readable) }
    if writable { interest.insert(.writable) }
    do {
      if interest.isEmpty {
        if let watch = watches.removeValue(forKey: socket) { loop.unwatch(watch) }
      } else if let watch = watches[socket] {
        try loop.change(watch, to: interest)
      } else {
        watches[socket] = try loop.watch(
          socket, for: interest, SocketHandler(self, socket: socket))
      }
    } catch {
      if outcome == nil { outcome = .failure(.init(host: host, reason: "\(error)")) }
    }
  }

  private func answered(_ status: Int32, _ result: UnsafeMutablePointer<ares_addrinfo>?) {
    guard outcome == nil else { return }
    guard status == ARES_SUCCESS, let result = unsafe result else {
      outcome = .failure(.init(host: host, reason: Self.text(status)))
      return
    }
    var found: [SocketAddress] = []
    var next = unsafe rollcall_ares_first(result)
    while let node = unsafe next {
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = unsafe rollcall_ares_address(node, &bytes)
      let address: SocketAddress? =
        switch count {
        case 4: .ipv4(Array(bytes.prefix(4)), port: port)
        case 16: .ipv6(bytes, port: port)
        default: nil
        }
      if let address, !found.contains(address) { found.append(address) }
      unsafe next = UnsafePointer(node.pointee.ai_next)
    }
    outcome =
      found.isEmpty
      ? .failure(.init(host: host, reason: "no address of a known family")) : .success(found)
  }

  // MARK: What the loop tells

  private func ready(_ socket: Int32, _ readiness: Readiness) {
    let isReadable = !readiness.isDisjoint(with: [.readable, .closed])
    let isWritable = readiness.contains(.writable)
    process(isReadable ? socket : Self.noSocket, isWritable ? socket : Self.noSocket)
  }

  private static let noSocket: Int32 = -1

  private func process(_ readable: Int32, _ writable: Int32) {
    guard let channel = unsafe channel else { return }
    enter { unsafe ares_process_fd(channel, readable, writable) }
  }

  /// Calls c-ares, and sees afterwards what it wants next.
  private func enter(_ body: () -> Void) {
    isInside = true
    body()
    isInside = false
    if outcome != nil {
      end()
    } else {
      setTimer()
    }
  }

  private func setTimer() {
    if let timer { loop.cancel(timer) }
    timer = nil
    guard let channel = unsafe channel else { return }
    let milliseconds = unsafe rollcall_ares_wait(channel)
    guard milliseconds >= 0 else { return }
    timer = loop.schedule(at: ContinuousClock.now.advanced(by: .milliseconds(milliseconds))) {
      [self] in
      timer = nil
      process(Self.noSocket, Self.noSocket)
    }
  }

  // MARK: The end

  private func fail(_ reason: String) {
    if outcome == nil { outcome = .failure(.init(host: host, reason: reason)) }
    if !isInside { end() }
  }

  private func end() {
    guard !isOver, let outcome else { return }
    isOver = true
    for timer in [timer, deadline] { if let timer { loop.cancel(timer) } }
    timer = nil
    deadline = nil
    if let channel = unsafe channel {
      unsafe self.channel = nil
      // Tells of its sockets' ends and of the look-up, if that has not answered.
      unsafe ares_destroy(channel)
    }
    for watch in watches.values { loop.unwatch(watch) }
    watches = [:]
    done(outcome)
  }

  private static func text(_ status: Int32) -> String {
    unsafe String(cString: ares_strerror(status))
  }
}
