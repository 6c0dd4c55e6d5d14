internal import CPQ

/// Where a database is and how to sign in: a URI of libpq's, `postgresql://…`, checked.
///
/// Everything that libpq knows can be in it: several hosts, `target_session_attrs`, `sslmode`,
/// `sslrootcert`, `sslcert`, `sslkey`, `passfile`.
/// Source: PostgreSQL, "Connection Strings" and "Parameter Key Words".
package struct PostgresAddress: Sendable, Hashable, CustomStringConvertible {
  /// Whether statements may be prepared once and kept by the session. Not so behind a pooler that
  /// hands each transaction another session, such as pgbouncer before 1.21 in transaction mode.
  package let preparesStatements: Bool

  private var parameters: [Parameter]

  private struct Parameter: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// What the address doesn't say. A peer that has vanished without a word shows after some ten
  /// seconds, and doesn't hold its sessions for the kernel's two hours.
  private static let defaults = [
    Parameter(name: "connect_timeout", value: "3"),
    Parameter(name: "keepalives_idle", value: "10"),
    Parameter(name: "keepalives_interval", value: "3"),
    Parameter(name: "keepalives_count", value: "3"),
    Parameter(name: "tcp_user_timeout", value: "10000"),
    Parameter(name: "target_session_attrs", value: "read-write"),
    Parameter(name: "client_encoding", value: "UTF8"),
  ]

  /// - Parameter applicationName: How the sessions are called in `pg_stat_activity`, unless the
  ///   address says otherwise.
  /// - Throws: `.badAddress`, with what is wrong and without the password.
  package init(
    _ uri: String, preparesStatements: Bool = true, applicationName: String = "rollcall"
  ) throws(PostgresError) {
    guard uri.hasPrefix("postgresql://") || uri.hasPrefix("postgres://") else {
      throw PostgresError(.badAddress, "the address has to begin with postgresql://")
    }
    guard !uri.utf8.contains(0) else {
      throw PostgresError(.badAddress, "the address holds U+0000")
    }
    self.preparesStatements = preparesStatements
    parameters = try Self.parse(uri)
    for port in ports where !port.isEmpty {
      guard let number = Int(port), (1...65_535).contains(number) else {
        throw PostgresError(.badAddress, "a port is from 1 to 65535, not \"\(port)\"")
      }
    }
    let given = Set(parameters.map(\.name))
    let name = Parameter(name: "application_name", value: applicationName)
    parameters += (Self.defaults + [name]).filter { !given.contains($0.name) }
  }

  /// The user, the hosts and the database; no password.
  package var description: String {
    let hosts = (self["host"] ?? self["hostaddr"] ?? "localhost").split(separator: ",")
    let ports = ports
    let places = hosts.enumerated().map { index, host in
      let port = ports.count == 1 ? ports[0] : index < ports.count ? ports[index] : ""
      return "\(host):\(port.isEmpty ? "5432" : port)"
    }
    let user = self["user"].map { "\($0)@" } ?? ""
    return "\(user)\(places.joined(separator: ","))/\(self["dbname"] ?? self["user"] ?? "")"
  }

  /// One for all hosts, or one for each; empty for the usual one.
  private var ports: [Substring] {
    (self["port"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
  }

  private subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// Lends the names and values to libpq.
  func withParameters<R>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<UnsafePointer<CChar>?>?) -> R
  ) -> R {
    // Each of them followed by its NUL, all in one run of bytes.
    var bytes: [CChar] = []
    var nameOffsets: [Int] = []
    var valueOffsets: [Int] = []
    for parameter in parameters {
      nameOffsets.append(bytes.count)
      bytes += parameter.name.utf8CString
      valueOffsets.append(bytes.count)
      bytes += parameter.value.utf8CString
    }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return body(nil, nil) }
      var names: [UnsafePointer<CChar>?] = unsafe nameOffsets.map { unsafe base + $0 }
      var values: [UnsafePointer<CChar>?] = unsafe valueOffsets.map { unsafe base + $0 }
      unsafe names.append(nil)
      unsafe values.append(nil)
      return unsafe names.withUnsafeBufferPointer { names in
        unsafe values.withUnsafeBufferPointer { values in
          unsafe body(names.baseAddress, values.baseAddress)
        }
      }
    }
  }

  // MARK: Reading

  private static func parse(_ uri: String) throws(PostgresError) -> [Parameter] {
    var message: UnsafeMutablePointer<CChar>?
    let options = unsafe PQconninfoParse(uri, &message)
    defer {
      unsafe PQfreemem(message)
      unsafe PQconninfoFree(options)
    }
    guard var option = unsafe options else {
      let words = unsafe message.map { unsafe String(cString: $0) } ?? "no memory"
      // What it quotes may be the address or a part of it, and the password with that.
      let kept = String(words.prefix { $0 != "\"" && $0 != ":" })
      throw PostgresError(
        .badAddress, "the address can't be read: \(trimmed(kept))")
    }
    var found: [Parameter] = []
    while let name = unsafe option.pointee.keyword {
      if let value = unsafe option.pointee.val {
        found.append(
          unsafe Parameter(name: String(cString: name), value: String(cString: value)))
      }
      unsafe option += 1
    }
    return found
  }
}

/// libpq's messages end with a line break, and some have several lines.
func trimmed(_ message: String) -> String {
  let lines = message.split(whereSeparator: \.isNewline).map { line in
    line.drop { $0 == " " || $0 == "\t" }
  }
  return lines.joined(separator: "; ")
}
