public import RPCTransport

/// The configuration of a service as it is in effect: checked as a whole, and read nowhere else.
public struct ServiceSettings: Sendable {
  /// HOST:PORT, unix:PATH or fd:NUMBER,fd:NUMBER.
  public let listen: String
  /// Whether other processes may listen there as well.
  public let sharesListen: Bool
  public let admin: String
  /// The file with the token that the admin port asks for; `nil` for none.
  let adminToken: String?
  /// Work that keeps an event loop for longer is told of; `nil`: none is.
  let stallThreshold: Duration?
  /// The certificates folder.
  public let certificates: String
  /// How often the certificate files are looked at.
  public let certificatesInterval: Duration
  public let store: StoreLocation
  /// How many connections it may have to a database server.
  public let storeConnections: Int
  /// Whether statements are prepared on those connections, which a pooler between may not bear.
  public let preparesStatements: Bool
  /// The target of the user directory; `nil` for a service that doesn't call it.
  public let directory: String?
  /// The service configuration file for the calls to it; `nil` for none.
  public let directoryCalls: String?
  /// Whether it tells what it serves, by gRPC's server reflection.
  public let reflection: Bool
  public let logLevel: LogLevel
  let logFormat: LogFormat
  /// The share of the calls that have a line in the log; all of them at the debug level.
  let accessLog: Double?
  /// Where spans go; `nil` for nowhere.
  let traces: TraceCollector?
  /// The share of the traces that begin here which is recorded.
  let traceShare: Double
  /// How long the service goes on as before after SIGTERM, but says that it isn't ready, so that
  /// load balancers send new connections elsewhere first; `nil`: not at all.
  public let drainPause: Duration?
  /// What running calls get after that.
  public let drainTimeout: Duration
  /// The limits of its server.
  public let server: ServerConfiguration

  /// Sockets that the process was started with to listen on, and doesn't.
  let unusedSockets: [Int32]

  /// The values of its own options, by name.
  let own: [String: OwnValue]

  /// What is in effect and where it comes from, for the log. Secrets are masked.
  let report: [SettingReport]
}

/// Where a service keeps its data.
public enum StoreLocation: Sendable, Hashable {
  case sqlite(path: String)
  /// A connection string of libpq, which may hold a password.
  case postgresql(url: String)
  /// It keeps none.
  case nowhere
}

/// One setting for the log of the start.
struct SettingReport: Sendable, Hashable {
  enum Source: String, Sendable, Hashable {
    case flag
    case environment
    /// By a supervisor that started the process with it.
    case inherited
    case usual = "default"
  }

  let option: OptionLine
  let text: String
  let source: Source
}
