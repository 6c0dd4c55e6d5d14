/// What a service is, for its command line: its name, its defaults, and which options it has.
public struct ServiceDefinition: Sendable {
  /// As in its certificate and its logs: "group-service".
  public let name: String
  /// One line for `--help`.
  public let summary: String
  /// Where it listens unless it is told otherwise, on loopback.
  public let port: UInt16
  public let adminPort: UInt16
  /// Whether it calls the user directory, and so has `--directory` and `--directory-calls`.
  public let callsDirectory: Bool
  /// Whether it keeps data, and so has `--store`.
  public let keepsData: Bool
  /// The schema of that data, if it can be kept on a database server: then it has the other options
  /// about stores, too.
  public let schema: ServiceSchema?
  /// The options that it has beside those that all services have.
  public let ownOptions: [OwnOption]

  public init(
    name: String, summary: String, port: UInt16, adminPort: UInt16, callsDirectory: Bool = false,
    keepsData: Bool = false, schema: ServiceSchema? = nil, ownOptions: [OwnOption] = []
  ) {
    self.name = name
    self.summary = summary
    self.port = port
    self.adminPort = adminPort
    self.callsDirectory = callsDirectory
    self.keepsData = keepsData
    self.schema = schema
    self.ownOptions = ownOptions
  }

  var options: [ServiceOption] {
    ServiceOption.allCases.filter {
      switch $0 {
      case .directory, .directoryCalls: callsDirectory
      case .store: keepsData
      case .storeConnections, .storePrepare: schema != nil
      default: true
      }
    }
  }

  /// All of its options, in the order of the help.
  var lines: [OptionLine] { options.map { $0.line(for: self) } + ownOptions.map(\.line) }
}
