internal import CPQ

/// libpq's connection, closed with the object. One thread at a time: the connector's first, the
/// session's loop after that.
@safe final class SessionHandle: @unchecked Sendable {
  let raw: OpaquePointer

  private init(_ raw: OpaquePointer) {
    unsafe self.raw = raw
  }

  deinit { unsafe PQfinish(raw) }

  /// Connects, signs in and sets the session up; blocks meanwhile, for `connect_timeout` with each of
  /// the hosts at most.
  static func connect(to address: PostgresAddress) throws(PostgresError) -> SessionHandle {
    let raw = unsafe address.withParameters { names, values in
      unsafe PQconnectdbParams(names, values, 0)
    }
    guard let raw = unsafe raw else { throw PostgresError(.cannotConnect, "no memory") }
    let handle = unsafe SessionHandle(raw)
    guard unsafe PQstatus(raw) == CONNECTION_OK else {
      throw PostgresError(.cannotConnect, handle.message, address: address.description)
    }
    unsafe rollcall_pq_drop_notices(raw)
    if address.preparesStatements {
      // A process that hangs in a transaction must not hold its locks for ever. A pooler's session
      // isn't ours to set up: there each transaction says it.
      try handle.run("SET idle_in_transaction_session_timeout = '30s'", address)
    }
    guard unsafe PQsetnonblocking(raw, 1) == 0, unsafe PQenterPipelineMode(raw) == 1 else {
      throw PostgresError(.cannotConnect, handle.message, address: address.description)
    }
    return handle
  }

  /// libpq's words for the latest failure.
  var message: String { trimmed(unsafe String(cString: PQerrorMessage(raw))) }

  var isBroken: Bool { unsafe PQstatus(raw) != CONNECTION_OK }

  private func run(_ sql: String, _ address: PostgresAddress) throws(PostgresError) {
    let result = unsafe PQexec(raw, sql)
    defer { unsafe PQclear(result) }
    guard unsafe PQresultStatus(result) == PGRES_COMMAND_OK else {
      throw PostgresError(.cannotConnect, message, address: address.description)
    }
  }
}

/// What asks the server to end a statement, over a connection of its own.
@safe final class CancelHandle: @unchecked Sendable {
  // PQcancel may be called from any thread, and nothing changes the handle.
  private let raw: OpaquePointer

  init?(of session: SessionHandle) {
    guard let raw = unsafe PQgetCancel(session.raw) else { return nil }
    unsafe self.raw = raw
  }

  deinit { unsafe PQfreeCancel(raw) }

  /// Blocks until the server has passed the request on.
  ///
  /// - Returns: Why it could not be asked; `nil` if it was.
  func cancel() -> String? {
    var words = [CChar](repeating: 0, count: 256)
    let count = Int32(words.count)
    let isSent = unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe PQcancel(raw, words.baseAddress, count)
    }
    guard isSent == 0 else { return nil }
    let text = words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return trimmed(String(decoding: text, as: UTF8.self))
  }
}
