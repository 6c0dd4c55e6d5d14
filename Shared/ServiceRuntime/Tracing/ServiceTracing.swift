import RPCCore
import RPCTransport
import TLS
import Tracing

/// What a service needs for its traces, with a collector or without.
struct ServiceTracing: Sendable {
  let tracer: Tracer
  private let queue: SpanQueue?
  private let exporting: Task<Void, Never>?

  /// What the last spans get to reach the collector when the service stops.
  private static let farewell = Duration.seconds(2)

  /// Nothing is connected yet: a collector that is away keeps no service from starting.
  ///
  /// - Parameter credentials: The service's own, for a collector over TLS.
  init(
    _ settings: ServiceSettings, service: String, as credentials: ServiceCredentials,
    _ logger: Logger, _ metrics: MetricsRegistry
  ) throws {
    let seed = try SecureRandom.bytes(8).reduce(0) { $0 << 8 | UInt64($1) }
    guard let collector = settings.traces else {
      tracer = Tracer(into: nil, sampling: .never, seed: seed)
      (queue, exporting) = (nil, nil)
      return
    }
    let queue = SpanQueue()
    var configuration = ChannelConfiguration()
    configuration.callProtocol = .grpc
    let channel = try Channel(
      to: collector.address, as: collector.isSecure ? credentials : .plaintext,
      configuration: configuration)
    let exporter = SpanExporter(of: queue, over: channel, as: service, logger, metrics)
    tracer = Tracer(
      into: queue, sampling: Sampling(share: settings.traceShare), seed: seed)
    self.queue = queue
    exporting = Task { await exporter.run() }
  }

  /// Sends what has been recorded, and gives up after a while.
  func stop() async {
    guard let queue, let exporting else { return }
    queue.close()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await withTaskCancellationHandler {
          await exporting.value
        } onCancel: {
          exporting.cancel()
        }
      }
      group.addTask { try? await Task.sleep(for: Self.farewell) }
      await group.next()
      group.cancelAll()
    }
  }
}
