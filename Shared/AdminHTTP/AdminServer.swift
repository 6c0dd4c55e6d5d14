internal import CMicroHTTPD
internal import Glibc
package import LinuxIO

/// The HTTP port for operators and their tools: health, metrics, console. Bodies of requests
/// are passed over.
///
/// A single thread serves it, apart from the event loops, so that a busy service still answers.
@safe package final class AdminServer: Sendable {
  /// How much somebody can hold against the process with this port.
  package struct Limits: Sendable {
    package var maximumConnections: UInt32 = 64
    /// A connection that is silent for so long is closed.
    package var idleSeconds: UInt32 = 15
    /// For the request line and the headers of one connection.
    package var connectionBytes = 16 * 1024

    package init() {}
  }

  /// Where it listens, with the port that the system chose if the one asked for was 0.
  package let address: SocketAddress

  private let router: Router
  private let daemon: Lock<RunningDaemon?>

  /// Starts to listen and to answer.
  ///
  /// - Throws: With ``SystemError/isAddressInUse`` when somebody else listens there.
  package init(
    listeningOn address: SocketAddress, limits: Limits = Limits(), routes: [AdminRoute]
  ) throws(SystemError) {
    let socket = try Socket.listen(on: address, backlog: 64)
    let router = Router(AdminRouter(routes))
    self.address = socket.localAddress ?? address
    self.router = router
    self.daemon = Lock(try RunningDaemon(socket: socket, router: router, limits: limits))
  }

  deinit { self.stop() }

  /// Closes the port and its connections, and waits for the answer that is being made. Safe to be
  /// called twice, but not from a route.
  package func stop() {
    self.daemon.withLock { $0 = nil }
  }
}

/// An object, so that libmicrohttpd's callback can reach the router by a pointer.
final class Router: Sendable {
  let router: AdminRouter

  init(_ router: AdminRouter) {
    self.router = router
  }
}

/// The thread and the connections of libmicrohttpd, ended with the value that owns them.
@safe struct RunningDaemon: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointer: this value is its only owner, and libmicrohttpd takes calls
  // from any thread.
  private let raw: OpaquePointer
  /// Kept until the daemon has ended.
  private let socket: Socket

  /// - Parameter router: Has to outlive this value.
  init(socket: consuming Socket, router: Router, limits: AdminServer.Limits) throws(SystemError) {
    let context = unsafe Unmanaged.passUnretained(router).toOpaque()
    let raw = unsafe shim_MHD_start(
      socket.number, Self.answer, context, limits.maximumConnections, limits.idleSeconds,
      limits.connectionBytes)
    guard let raw = unsafe raw else {
      throw SystemError(number: EAGAIN, operation: "start the thread of the admin port")
    }
    unsafe self.raw = raw
    self.socket = socket
  }

  deinit {
    // Takes the socket out first: it is closed by its owner, not twice.
    _ = unsafe MHD_quiesce_daemon(self.raw)
    unsafe MHD_stop_daemon(self.raw)
  }

  private static let answer:
    @convention(c) (
      UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int>?,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) -> MHD_Result = { context, connection, path, method, _, _, bodyBytes, request in
      guard let context = unsafe context, let path = unsafe path, let method = unsafe method else {
        return .NO
      }
      let router = unsafe Unmanaged<Router>.fromOpaque(context).takeUnretainedValue().router
      let methodName = unsafe String(cString: method)
      // The first call comes after the headers. An answer to it would close the connection, which
      // is right only for a method that may bring a body. Any pointer marks the request as seen.
      if router.serves(method: methodName), unsafe request?.pointee == nil {
        unsafe request?.pointee = unsafe context
        return .YES
      }
      if let bodyBytes = unsafe bodyBytes, unsafe bodyBytes.pointee > 0 {
        // A body that has no meaning here: read and forgotten.
        unsafe bodyBytes.pointee = 0
        return .YES
      }
      let asked = unsafe AdminRequest(
        path: String(cString: path),
        headers: values(of: connection, .HEADER_KIND, AdminRequest.headerNames),
        query: values(of: connection, .GET_ARGUMENT_KIND, AdminRequest.queryNames))
      let answer = router.answer(method: methodName, asked)
      return unsafe Self.queue(answer, on: connection)
    }

  private static func values(
    of connection: OpaquePointer?, _ kind: MHD_ValueKind, _ names: [String]
  ) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      guard let value = unsafe MHD_lookup_connection_value(connection, kind, name) else { continue }
      values[name] = unsafe String(cString: value)
    }
    return values
  }

  private static func queue(_ answer: AdminRouter.Answer, on connection: OpaquePointer?)
    -> MHD_Result
  {
    let created = unsafe answer.response.body.withUnsafeBytes { body in
      unsafe MHD_create_response_from_buffer(
        body.count, UnsafeMutableRawPointer(mutating: body.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let response = unsafe created else { return .NO }
    defer { unsafe MHD_destroy_response(response) }
    var headers = [
      ("Content-Type", answer.response.contentType),
      ("Cache-Control", "no-store"),
      ("X-Content-Type-Options", "nosniff"),
      ("Content-Security-Policy", answer.response.contentSecurityPolicy),
      ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
    if let challenge = answer.response.challenge {
      headers.append(("WWW-Authenticate", challenge))
    }
    if let allow = answer.allow { headers.append(("Allow", allow)) }
    for (name, value) in headers { unsafe MHD_add_response_header(response, name, value) }
    return unsafe MHD_queue_response(connection, answer.response.status, response)
  }
}
