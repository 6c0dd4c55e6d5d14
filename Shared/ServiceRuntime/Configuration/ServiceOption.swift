/// One setting of a service, with the names by which it is given.
enum ServiceOption: String, Sendable, CaseIterable {
  case listen
  case admin
  case certs
  case certsInterval = "certs-interval"
  case store
  case directory
  case logLevel = "log-level"
  case drainTimeout = "drain-timeout"

  /// "--log-level"
  var flag: String { "--\(rawValue)" }

  /// "ROLLCALL_LOG_LEVEL"
  var variable: String {
    "ROLLCALL_" + String(rawValue.map { $0 == "-" ? "_" : $0 }).uppercased()
  }

  var placeholder: String {
    switch self {
    case .listen, .admin: "HOST:PORT"
    case .certs: "DIR"
    case .store: "sqlite:PATH"
    case .directory: "TARGET"
    case .logLevel: "LEVEL"
    case .drainTimeout, .certsInterval: "TIME"
    }
  }

  var meaning: String {
    switch self {
    case .listen: "where to serve calls, with TLS; port 0 lets the system choose"
    case .admin: "where to serve health and metrics, with HTTP"
    case .certs: "the folder with ca.pem and this service's certificate and key"
    case .certsInterval: "how often to look whether the certificate files are new ones"
    case .store: "where the data is"
    case .directory: "the user directory: HOST:PORT, dns:///HOST:PORT, static:HOST:PORT,HOST:PORT"
    case .logLevel: LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
    case .drainTimeout: "how long running calls may go on after SIGTERM, such as 10s or 1m"
    }
  }

  func defaultText(for service: ServiceDefinition) -> String {
    switch self {
    case .listen: "127.0.0.1:\(service.port)"
    case .admin: "127.0.0.1:\(service.adminPort)"
    case .certs: ".rollcall/certs"
    case .certsInterval: "10s"
    case .store: "sqlite:.rollcall/data/\(service.name).db"
    case .directory: "127.0.0.1:7401"
    case .logLevel: LogLevel.info.rawValue
    case .drainTimeout: "10s"
    }
  }
}
