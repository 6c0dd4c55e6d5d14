/// One setting of a service, with the names by which it is given.
enum ServiceOption: String, Sendable, CaseIterable {
  case listen
  case shareListen = "share-listen"
  case admin
  case adminToken = "admin-token-file"
  case certs
  case certsInterval = "certs-interval"
  case store
  case storeConnections = "store-connections"
  case storePrepare = "store-prepare"
  case directory
  case directoryCalls = "directory-calls"
  case reflection
  case logLevel = "log-level"
  case logFormat = "log-format"
  case accessLog = "access-log"
  case traces
  case traceShare = "trace-share"
  case drainPause = "drain-pause"
  case drainTimeout = "drain-timeout"
  case maxMessage = "max-message"
  case maxMetadata = "max-metadata"
  case maxCalls = "max-calls"
  case maxConnections = "max-connections"
  case maxHandshakes = "max-handshakes"
  case maxUnsent = "max-unsent"
  case handshakeTimeout = "handshake-timeout"
  case idleTimeout = "idle-timeout"
  case slowReaderTimeout = "slow-reader-timeout"
  case connectionAge = "connection-age"
  case connectionGrace = "connection-grace"
  case concurrency
  case stallThreshold = "stall-threshold"
  case compressAbove = "compress-above"

  /// "--log-level"
  var flag: String { "--\(rawValue)" }

  var placeholder: String {
    switch self {
    case .listen: "ADDRESS"
    case .admin: "HOST:PORT"
    case .certs: "DIR"
    case .store: "STORE"
    case .directory: "TARGET"
    case .directoryCalls, .adminToken: "FILE"
    case .logLevel: "LEVEL"
    case .logFormat: "FORMAT"
    case .accessLog, .traceShare: "SHARE"
    case .traces: "URL"
    case .drainPause, .drainTimeout, .certsInterval, .handshakeTimeout, .idleTimeout,
      .slowReaderTimeout,
      .connectionAge, .connectionGrace, .stallThreshold:
      "TIME"
    case .maxMessage, .maxMetadata, .maxUnsent, .compressAbove: "SIZE"
    case .concurrency: "LIMIT"
    case .shareListen, .storePrepare, .reflection: "yes|no"
    case .storeConnections, .maxCalls, .maxConnections, .maxHandshakes: "NUMBER"
    }
  }

  var meaning: String {
    switch self {
    case .listen: "where to serve calls, with TLS: HOST:PORT, or fd:N,… to inherit"
    case .shareListen: "whether another process may listen there as well, to take over"
    case .admin: "where to serve health, metrics and the console, with HTTP"
    case .adminToken: "a file with the bearer token that the admin port asks for, or off"
    case .certs: "the folder with ca.pem and this service's certificate and key"
    case .certsInterval: "how often to look whether the certificate files are new ones"
    case .store: "where the data is: sqlite:PATH or postgresql://USER@HOST/DATABASE"
    case .storeConnections: "how many connections to PostgreSQL, at most"
    case .storePrepare: "whether to prepare statements there: no behind pgbouncer before 1.21"
    case .directory: "the user directory: HOST:PORT, dns:///HOST:PORT or static:HOST:PORT,…"
    case .directoryCalls: "timeouts, retries and hedging of the calls to it, as JSON, or off"
    case .reflection: "whether tools may ask what is served, by gRPC's server reflection"
    case .logLevel: LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
    case .logFormat: "json, text for people, or auto: text if standard error is a terminal"
    case .accessLog: "which share of the calls has a line in the log, such as 1%, or off"
    case .traces: "the collector of traces: grpc://HOST:PORT, grpcs://HOST:PORT, or off"
    case .traceShare: "which share of the traces that begin here is recorded, such as 1%"
    case .drainPause: "how long to serve on after SIGTERM while not ready, or off"
    case .drainTimeout: "how long running calls may go on after that, such as 10s or 1m"
    case .maxMessage: "the largest message that is taken, such as 64KiB or 4MiB"
    case .maxMetadata: "how much metadata a call may carry"
    case .maxCalls: "how many calls may be open on one connection"
    case .maxConnections: "how many connections may be open"
    case .maxHandshakes: "how many TLS handshakes may be in progress; others wait"
    case .maxUnsent: "how much may wait for the reader of one connection"
    case .handshakeTimeout: "how long a TLS handshake may take"
    case .idleTimeout: "how long a connection may go without a call, or off"
    case .slowReaderTimeout: "how long a caller may read nothing of what waits for it, or off"
    case .connectionAge: "how old a connection may get before it is made anew, or off"
    case .concurrency: "calls of a method that run at once: a number, adaptive[:MOST], or off"
    case .stallThreshold: "work that keeps an event loop for longer is told of, or off"
    case .compressAbove: "from what size on messages are compressed, or off"
    case .connectionGrace: "how long the calls of such a connection may go on, or off"
    }
  }

  func defaultText(for service: ServiceDefinition) -> String {
    switch self {
    case .listen: "127.0.0.1:\(service.port)"
    case .shareListen: "no"
    case .admin: "127.0.0.1:\(service.adminPort)"
    case .adminToken: "off"
    case .certs: ".rollcall/certs"
    case .certsInterval: "10s"
    case .store: "sqlite:.rollcall/data/\(service.name).db"
    case .storeConnections: "16"
    case .storePrepare: "yes"
    case .directory: "127.0.0.1:7401"
    case .directoryCalls: "off"
    case .reflection: "yes"
    case .logLevel: LogLevel.info.rawValue
    case .logFormat: "auto"
    case .accessLog: "off"
    case .traces: "off"
    case .traceShare: "1%"
    case .drainPause: "5s"
    case .drainTimeout: "10s"
    case .maxMessage: "4MiB"
    case .maxMetadata: "64KiB"
    case .maxCalls: "1024"
    case .maxConnections: "10000"
    case .maxHandshakes: "256"
    case .maxUnsent: "64MiB"
    case .handshakeTimeout: "10s"
    case .idleTimeout: "off"
    case .slowReaderTimeout: "30s"
    case .connectionAge: "30m"
    case .connectionGrace: "10m"
    case .concurrency: "off"
    case .stallThreshold: "100ms"
    case .compressAbove: "4KiB"
    }
  }
}
