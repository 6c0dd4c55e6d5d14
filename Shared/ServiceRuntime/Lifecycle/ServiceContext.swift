public import RPCCore
public import RPCTransport

/// What a service is built from.
public struct ServiceContext: Sendable {
  public let settings: ServiceSettings
  public let logger: Logger
  public let metrics: MetricsRegistry
  /// The service's own certificate, for its channels.
  public let credentials: ServiceCredentials
  /// Says on `/readyz` what the start waits for: "store: …".
  public let isWaiting: @Sendable (String) -> Void
  let channelEvents: ChannelEventLog
  let clientMetrics: ClientMetrics
  let channels: ChannelBook

  /// A channel whose calls are counted and timed, and whose troubles are in the log.
  ///
  /// - Parameters:
  ///   - calls: A service configuration file with timeouts, retries and hedging, if there is one.
  ///   - configuration: Its `report` is replaced by the log. Where it doesn't say from what size on
  ///     messages are compressed, the service's option does.
  /// - Throws: `.badConfiguration` for text that is no target, or a file that is wrong.
  public func channel(
    to target: String, calls: String? = nil,
    configuration: ChannelConfiguration = ChannelConfiguration()
  ) throws(RuntimeError) -> Channel {
    var configuration = configuration
    configuration.report = { [channelEvents] event in
      channelEvents.record(event)
      ClientTracing.record(event)
    }
    configuration.compressedAbove =
      configuration.compressedAbove ?? settings.server.compressedAbove
    configuration.interceptors.insert(
      contentsOf: [clientMetrics, ClientTracing(callProtocol: configuration.callProtocol)]
        as [any ClientInterceptor], at: 0)
    if let calls { configuration.services = try ServiceConfiguration(file: calls) }
    let channel = try Channel(to: target, as: credentials, configuration: configuration)
    channels.add(channel, to: target)
    return channel
  }

  /// A channel to the user directory, for a service whose definition says that it calls it.
  ///
  /// Nothing is connected yet: a directory that is down keeps no service from starting. Who answers
  /// at the address has to be the user directory of the own trust domain, by its certificate.
  public func directoryChannel() throws(RuntimeError) -> Channel {
    guard let target = settings.directory else {
      throw RuntimeError(.badConfiguration, "this service has no \(ServiceOption.directory.flag)")
    }
    var configuration = ChannelConfiguration()
    configuration.serverName = credentials.serverName(of: "user-directory")
    return try channel(to: target, calls: settings.directoryCalls, configuration: configuration)
  }
}

/// A service that is ready to be served.
public struct ServiceAssembly: Sendable {
  public var services: [any RPCService]
  public var readiness: [ReadinessCheck]
  /// Tells who bears an access token; `nil` for a service that nobody signs in to.
  public var authenticator: (any CallAuthenticator)?
  /// Adds to what the options say of the server: interceptors, which run inside of the metrics, and
  /// limits of single methods. `report` is the log's.
  public var configure: @Sendable (inout ServerConfiguration) -> Void
  /// Called when the service is about to stop, before running calls are waited for: ends those that
  /// go on until somebody ends them.
  public var drain: @Sendable () -> Void
  /// Called after the last call has ended: closes channels and stores.
  public var stop: @Sendable () async -> Void

  public init(
    serving services: [any RPCService], readiness: [ReadinessCheck] = [],
    authenticator: (any CallAuthenticator)? = nil,
    configure: @escaping @Sendable (inout ServerConfiguration) -> Void = { _ in },
    drain: @escaping @Sendable () -> Void = {},
    stop: @escaping @Sendable () async -> Void = {}
  ) {
    self.services = services
    self.readiness = readiness
    self.authenticator = authenticator
    self.configure = configure
    self.drain = drain
    self.stop = stop
  }
}
