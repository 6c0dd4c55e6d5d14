import AdminHTTP
import EventLoop
import HealthAPI
import LinuxIO
import RPCCore
import RPCTransport
import Reflection
import Tracing

/// Starts a service, serves until it is asked to stop, and stops it in order.
struct ServiceLifecycle: Sendable {
  let service: ServiceDefinition
  let settings: ServiceSettings
  let logger: Logger
  let termination: Termination
  let build: @Sendable (ServiceContext) async throws -> ServiceAssembly

  /// Returns when everything has stopped.
  ///
  /// - Throws: What kept the service from starting.
  func run(startedAt start: ContinuousClock.Instant = .now) async throws {
    logger.info("starting", Self.configuration(settings))
    if !settings.unusedSockets.isEmpty {
      logger.warning(
        "sockets that the service was started with are not listened on",
        ["descriptors": .strings(settings.unusedSockets.map { "\($0)" })])
    }
    let metrics = MetricsRegistry()
    ProcessMetrics.register(in: metrics)
    Release.register(service.name, in: metrics)
    let credentials = try ServiceCredentials(
      directory: settings.certificates, name: service.name)
    let tracing = try ServiceTracing(
      settings, service: service.name, as: credentials, logger, metrics)
    let certificates = CertificateWatch(credentials, logger, metrics)
    let watch = Task { await certificates.run(every: settings.certificatesInterval) }
    defer { watch.cancel() }

    let health = ServiceHealth()
    let checks = Task { await health.watchChecks(every: Self.checksInterval) }
    defer { checks.cancel() }
    let readiness = ReadinessWatch(health, logger, metrics)
    let watchReadiness = Task { await readiness.run() }
    defer { watchReadiness.cancel() }
    let loops = try EventLoops.shared().loops
    LoopMetrics.register(loops, in: metrics)
    let channels = ChannelBook(in: metrics)
    let console = ConsoleReport(
      service.name, settings, logger, credentials, health, channels, metrics, loops: loops)
    let looking = Task { await console.run() }
    defer { looking.cancel() }
    let admin = try startAdmin { access in
      ConsoleRoutes.routes(console, logger, access)
        + AdminRoutes.routes(
          health: health, liveness: LoopLiveness(loops), metrics: metrics, access: access)
    }
    defer { admin.stop() }

    try StoreFolder.check(settings.store)
    let context = ServiceContext(
      settings: settings, logger: logger, metrics: metrics, credentials: credentials,
      isWaiting: { health.wait(for: $0) }, channelEvents: ChannelEventLog(logger, metrics),
      clientMetrics: ClientMetrics(in: metrics), channels: channels)
    guard let assembly = try await assemble(context) else {
      logger.info("stopped", ["reason": .string("asked to before it could serve")])
      return
    }
    let server: Server
    let address: String
    do {
      server = try makeServer(assembly, credentials, metrics, health, tracing.tracer, console)
      address = try listen(server)
    } catch {
      await assembly.stop()
      throw error
    }
    health.serve(assembly.readiness)
    logger.info(
      "ready",
      [
        "listen": .string(address), "admin": .string("\(admin.address)"),
        "start_ms": .milliseconds(ContinuousClock.now - start),
      ])

    let signal = await termination.first()
    health.drain(reason: "\(signal.name) came")
    await drain(server, signal, health, assembly)
    await assembly.stop()
    await tracing.stop()
    logger.info("stopped")
  }

  /// - Returns: `nil` if the service was asked to stop before it was built: it may wait for a database
  ///   for as long as that takes.
  private func assemble(_ context: ServiceContext) async throws -> ServiceAssembly? {
    let building = Task { try await build(context) }
    termination.whenAsked { building.cancel() }
    do {
      return try await building.value
    } catch {
      if building.isCancelled { return nil }
      throw error
    }
  }

  private func startAdmin(_ routes: (AdminAccess) -> [AdminRoute]) throws(RuntimeError)
    -> AdminServer
  {
    let address = try ListenAddress.resolve(settings.admin, for: .admin)
    let access = try AdminAccess(tokenFile: settings.adminToken, for: address)
    if case .nobody = access {
      logger.warning(
        "the admin port has no console: others can reach it, and it has no token",
        ["address": .string("\(address)"), "option": .string(ServiceOption.adminToken.flag)])
    }
    do throws(SystemError) {
      return try AdminServer(listeningOn: address, routes: routes(access))
    } catch {
      throw ListenAddress.failure(error, address, .admin)
    }
  }

  private func makeServer(
    _ assembly: ServiceAssembly, _ credentials: ServiceCredentials, _ metrics: MetricsRegistry,
    _ health: ServiceHealth, _ tracer: Tracer, _ console: ConsoleReport
  ) throws(RuntimeError) -> Server {
    let services = served(assembly, health)
    var configuration = settings.server
    configuration.authenticator = assembly.authenticator
    assembly.configure(&configuration)
    let events = ServerEventLog(
      logger, metrics, recent: console.recent, connections: console.connections)
    configuration.report = { events.record($0) }
    let observer = CallObserver(
      tracer: tracer, log: CallLog(logger, share: settings.accessLog))
    configuration.interceptors.insert(observer, at: 0)
    let server = try Server(
      serving: services, as: credentials, configuration: configuration)
    ServerMetrics.register({ [weak server] in server?.tallies ?? [] }, in: metrics)
    console.watch(server)
    metrics.gauge(
      "rollcall_server_handshakes_in_progress", help: "TLS handshakes that aren't over."
    ) { [weak server] in
      server.map { Double($0.handshakeCount) }
    }
    metrics.gauge("rollcall_server_connections", help: "Open connections.") { [weak server] in
      server.map { Double($0.connectionCount) }
    }
    metrics.counter(
      "rollcall_compression_saved_bytes_total",
      help: "Bytes that the compression of sent messages has kept off the wire."
    ) { Double(Server.savedBytes) }
    watchLoads(of: server, metrics)
    return server
  }

  /// With what every service serves by itself.
  private func served(_ assembly: ServiceAssembly, _ health: ServiceHealth) -> [any RPCService] {
    var services = assembly.services
    let names = services.flatMap { $0.methods.map(\.descriptor.service) }
    services.append(
      HealthHandlers(health: health, services: Set(names + [HealthMethods.check.service])))
    if settings.reflection { services.append(ReflectionHandlers(describing: services)) }
    return services
  }

  /// Far less than what a load balancer takes to act on it.
  private static let checksInterval = Duration.seconds(1)

  private func watchLoads(of server: Server, _ metrics: MetricsRegistry) {
    let labels = ["service", "method"]
    let rows = { @Sendable [weak server] (value: (Server.MethodLoad) -> Int) in
      (server?.loads ?? []).map { load in
        (labels: [load.method.service, load.method.name], value: Double(value(load)))
      }
    }
    metrics.gauges(
      "rollcall_server_concurrency_limit",
      help: "Calls that may run at once, where there is a limit.",
      labels: labels
    ) { rows(\.limit) }
    metrics.gauges(
      "rollcall_server_calls_admitted", help: "Calls that run under such a limit.", labels: labels
    ) { rows(\.running) }
    metrics.gauges(
      "rollcall_server_calls_waiting", help: "Calls that wait for their turn.", labels: labels
    ) { rows(\.waiting) }
  }

  private func listen(_ server: Server) throws(RuntimeError) -> String {
    let inherited = SettingText.inheritedDescriptors(settings.listen)
    guard inherited.isEmpty else {
      var addresses: [String] = []
      for descriptor in inherited { addresses.append(try server.listen(onInherited: descriptor)) }
      return addresses.joined(separator: ",")
    }
    let address = try ListenAddress.resolve(settings.listen, for: .listen)
    do throws(RuntimeError) {
      return try server.listen(on: address.description, sharing: settings.sharesListen)
    } catch {
      guard let cause = error.cause as? SystemError else { throw error }
      throw ListenAddress.failure(cause, address, .listen)
    }
  }

  private func drain(
    _ server: Server, _ signal: TerminationSignal, _ health: ServiceHealth,
    _ assembly: ServiceAssembly
  ) async {
    // Whoever ends it at a terminal waits for no load balancer.
    let pause = signal == .terminate ? settings.drainPause : nil
    logger.info(
      "draining",
      [
        "signal": .string(signal.name), "connections": .integer(server.connectionCount),
        "pause_ms": .milliseconds(pause ?? .zero),
        "limit_ms": .milliseconds(settings.drainTimeout),
      ])
    if let pause, (try? await Task.sleep(for: pause)) != nil {
      logger.info("listening no more", ["connections": .integer(server.connectionCount)])
    }
    health.release()
    assembly.drain()
    let start = ContinuousClock.now
    await server.drain(until: .after(settings.drainTimeout))
    logger.info("drained", ["after_ms": .milliseconds(ContinuousClock.now - start)])
  }

  private static func configuration(_ settings: ServiceSettings) -> LogMetadata {
    var metadata: LogMetadata = [:]
    for report in settings.report { metadata.append(report.option.name, .string(report.text)) }
    for source in [SettingReport.Source.flag, .environment, .inherited] {
      let names = settings.report.filter { $0.source == source }.map(\.option.name)
      if source == .inherited, names.isEmpty { continue }
      metadata.append("from_\(source.rawValue)", .strings(names))
    }
    return metadata
  }
}
