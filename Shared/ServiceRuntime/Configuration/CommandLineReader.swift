import RPCCore
import RPCTransport

/// What the command line and the environment ask of a service.
enum CommandLineRequest: Sendable {
  case run(ServiceSettings)
  case help(String)
  case schema(SchemaTask, ServiceSchema, ServiceSettings)
  /// Everything that is wrong, one sentence each.
  case refuse([String])
}

/// Reads a service's configuration: flag over environment over default, checked as a whole.
///
/// Pure: nothing is opened, looked up or ended here.
struct CommandLineReader {
  private struct Given {
    let text: String
    let source: SettingReport.Source
  }

  private let service: ServiceDefinition
  /// By the names of the options.
  private var given: [String: Given] = [:]
  private var mistakes: [String] = []
  private var wantsHelp = false
  private var schemaTask: SchemaTask?
  private var inherited: [Int32] = []

  /// - Parameters:
  ///   - arguments: Without the program's own name.
  ///   - environment: The value of a variable.
  ///   - process: The number of this process.
  static func read(
    _ arguments: [String], environment: (String) -> String?, process: Int32,
    for service: ServiceDefinition
  ) -> CommandLineRequest {
    var reader = CommandLineReader(service: service)
    reader.readFlags(arguments)
    if reader.wantsHelp { return .help(HelpText.text(for: service)) }
    reader.readEnvironment(environment)
    reader.readActivation(environment, process)
    let settings = reader.settings()
    guard let settings, reader.mistakes.isEmpty else { return .refuse(reader.mistakes) }
    if let task = reader.schemaTask, let schema = service.schema {
      return .schema(task, schema, settings)
    }
    return .run(settings)
  }

  private init(service: ServiceDefinition) { self.service = service }

  private mutating func readFlags(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
        return
      }
      if service.schema != nil, let task = SchemaTask(rawValue: argument) {
        schemaTask = task
        continue
      }
      guard argument.hasPrefix("-") else {
        mistakes.append("\"\(argument)\" isn't expected: everything is said by \(allowedFlags)")
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = service.lines.first(where: { $0.flag == parts[0] }) else {
        mistakes.append("\(parts[0]) isn't an option of \(service.name); it has \(allowedFlags)")
        // Its value, if it has one, would only be a second mistake.
        if parts.count == 1, rest.first?.hasPrefix("-") == false { rest.removeFirst() }
        continue
      }
      let value: String
      if parts.count == 2 {
        value = String(parts[1])
      } else if let next = rest.first, !next.hasPrefix("--") {
        value = rest.removeFirst()
      } else {
        mistakes.append("\(option.flag) needs a value: \(option.flag) \(option.placeholder)")
        continue
      }
      guard given[option.name] == nil else {
        mistakes.append("\(option.flag) is given twice")
        continue
      }
      given[option.name] = Given(text: value, source: .flag)
    }
  }

  private mutating func readEnvironment(_ environment: (String) -> String?) {
    for option in service.lines where given[option.name] == nil {
      guard let text = environment(option.variable) else { continue }
      given[option.name] = Given(text: text, source: .environment)
    }
  }

  /// Sockets of a supervisor, as systemd hands them over, are what to listen on unless something else
  /// is asked for. Source: sd_listen_fds(3).
  private mutating func readActivation(_ environment: (String) -> String?, _ process: Int32) {
    guard let owner = environment("LISTEN_PID").flatMap({ Int32($0) }), owner == process,
      let count = environment("LISTEN_FDS").flatMap({ Int32($0) }), (1...64).contains(count)
    else { return }
    inherited = Array(Self.firstInherited..<Self.firstInherited + count)
    guard given[ServiceOption.listen.rawValue] == nil else { return }
    let text = inherited.map { "fd:\($0)" }.joined(separator: ",")
    given[ServiceOption.listen.rawValue] = Given(text: text, source: .inherited)
  }

  private static let firstInherited: Int32 = 3

  /// `nil` if there is a mistake.
  private mutating func settings() -> ServiceSettings? {
    let listen = value(.listen, SettingText.listen)
    let sharesListen = value(.shareListen, SettingText.choice)
    let admin = value(.admin, SettingText.address)
    let adminToken = value(.adminToken, SettingText.file)
    let stallThreshold = value(.stallThreshold, SettingText.limit)
    let certificates = value(.certs, SettingText.folder)
    let certificatesInterval = value(.certsInterval, SettingText.duration)
    let store = service.keepsData ? value(.store, SettingText.store) : StoreLocation.nowhere
    let storeConnections =
      service.schema == nil ? 0 : value(.storeConnections, SettingText.count)
    let preparesStatements =
      service.schema == nil ? true : value(.storePrepare, SettingText.choice)
    if case .postgresql = store, service.schema == nil {
      mistakes.append("\(ServiceOption.store.flag): \(service.name) keeps its data in a file")
    }
    let directory =
      service.callsDirectory ? value(.directory, SettingText.target).map(Optional.some) : .some(nil)
    let directoryCalls =
      service.callsDirectory ? value(.directoryCalls, SettingText.file) : .some(nil)
    let reflection = value(.reflection, SettingText.choice)
    let level = value(.logLevel, SettingText.level)
    let logFormat = value(.logFormat, SettingText.logFormat)
    let accessLog = value(.accessLog, SettingText.shareLimit)
    let traces = value(.traces, SettingText.collector)
    let traceShare = value(.traceShare, SettingText.share)
    let drainPause = value(.drainPause, SettingText.limit)
    let drainTimeout = value(.drainTimeout, SettingText.duration)
    let server = server()
    let own = ownValues()
    if let listen, listen == admin, !listen.hasSuffix(":0") {
      mistakes.append(
        "\(ServiceOption.listen.flag) and \(ServiceOption.admin.flag) are both \(listen)")
    }
    guard let listen, let sharesListen, let admin, let adminToken, let stallThreshold,
      let certificates, let certificatesInterval, let store, let storeConnections,
      let preparesStatements, let directory, let directoryCalls, let reflection, let level,
      let logFormat,
      let accessLog, let traces, let traceShare, let drainPause, let drainTimeout, let server,
      let own
    else { return nil }
    return ServiceSettings(
      listen: listen, sharesListen: sharesListen, admin: admin, adminToken: adminToken,
      stallThreshold: stallThreshold, certificates: certificates,
      certificatesInterval: certificatesInterval, store: store,
      storeConnections: storeConnections, preparesStatements: preparesStatements,
      directory: directory, directoryCalls: directoryCalls, reflection: reflection, logLevel: level,
      logFormat: logFormat, accessLog: accessLog, traces: traces, traceShare: traceShare,
      drainPause: drainPause, drainTimeout: drainTimeout, server: server,
      unusedSockets: inherited.filter { !SettingText.inheritedDescriptors(listen).contains($0) },
      own: own,
      report: service.lines.map { option in
        let given = text(of: option)
        return SettingReport(
          option: option, text: SettingText.masked(given.text), source: given.source)
      })
  }

  /// What the options say of the server; `nil` if there is a mistake.
  private mutating func server() -> ServerConfiguration? {
    var server = ServerConfiguration()
    let before = mistakes.count
    set(&server.maximumFrameBytes, .maxMessage, SettingText.size)
    set(&server.maximumMetadataBytes, .maxMetadata, SettingText.size)
    set(&server.maximumCallsPerConnection, .maxCalls, SettingText.count)
    set(&server.maximumConnections, .maxConnections, SettingText.count)
    set(&server.maximumHandshakes, .maxHandshakes, SettingText.count)
    set(&server.maximumUnsentBytes, .maxUnsent, SettingText.size)
    set(&server.handshakeTimeout, .handshakeTimeout, SettingText.duration)
    set(&server.idleTimeout, .idleTimeout, SettingText.limit)
    set(&server.slowReaderTimeout, .slowReaderTimeout, SettingText.limit)
    set(&server.connectionAge, .connectionAge, SettingText.limit)
    set(&server.connectionGrace, .connectionGrace, SettingText.limit)
    set(&server.compressedAbove, .compressAbove, SettingText.sizeLimit)
    set(&server.concurrency, .concurrency, SettingText.concurrency)
    return mistakes.count == before ? server : nil
  }

  private mutating func set<Value>(
    _ place: inout Value, _ option: ServiceOption,
    _ read: (String) throws(SettingText.Mistake) -> Value
  ) {
    if let value = value(option, read) { place = value }
  }

  /// The values of the service's own options; `nil` if there is a mistake.
  private mutating func ownValues() -> [String: OwnValue]? {
    var values: [String: OwnValue] = [:]
    for option in service.ownOptions {
      values[option.name] = value(option.line, option.read)
    }
    return values.count == service.ownOptions.count ? values : nil
  }

  private func text(of option: OptionLine) -> Given {
    given[option.name] ?? Given(text: option.defaultText, source: .usual)
  }

  private mutating func value<Value>(
    _ option: ServiceOption, _ read: (String) throws(SettingText.Mistake) -> Value
  ) -> Value? {
    value(option.line(for: service), read)
  }

  private mutating func value<Value>(
    _ option: OptionLine, _ read: (String) throws(SettingText.Mistake) -> Value
  ) -> Value? {
    let given = text(of: option)
    do throws(SettingText.Mistake) {
      return try read(given.text)
    } catch {
      let name = given.source == .environment ? option.variable : option.flag
      mistakes.append(
        "\(name) is \"\(SettingText.masked(given.text))\", but it takes \(error.expectation)")
      return nil
    }
  }

  private var allowedFlags: String {
    let tasks = service.schema == nil ? [] : SchemaTask.allCases.map(\.rawValue)
    return (service.lines.map(\.flag) + tasks + ["--help"]).joined(separator: ", ")
  }
}
