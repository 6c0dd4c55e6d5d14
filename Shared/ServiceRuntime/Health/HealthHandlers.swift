import HealthAPI
import RPCCore
import RPCTransport

/// The readiness of a service for whoever asks by gRPC's health protocol: clients that balance load,
/// and containers' health checks.
///
/// Anybody with a certificate of the trust domain may ask. A container has its service's own.
struct HealthHandlers: HealthService {
  let health: ServiceHealth
  /// The services that are served here. They are ready or not together, as the process is.
  let services: Set<String>

  func check(_ request: HealthCheckRequest, context: CallContext) async throws
    -> HealthCheckResponse
  {
    guard isServed(request.service) else {
      throw RPCError(.notFound, "no service \"\(request.service.prefix(200))\" here")
    }
    return HealthCheckResponse(status: status)
  }

  func list(_ request: HealthListRequest, context: CallContext) async throws -> HealthListResponse {
    let response = HealthCheckResponse(status: status)
    let names = services.union([Self.wholeServer])
    return HealthListResponse(
      statuses: Dictionary(uniqueKeysWithValues: names.map { ($0, response) }))
  }

  func watch(
    _ request: HealthCheckRequest, responses: ResponseWriter<HealthCheckResponse>,
    context: CallContext
  ) async throws {
    // Before the first look, so that no change falls between the two.
    var changes = health.changes().makeAsyncIterator()
    var last: HealthCheckResponse.ServingStatus?
    repeat {
      let status = isServed(request.service) ? self.status : .serviceUnknown
      if status != last { try await responses.send(HealthCheckResponse(status: status)) }
      last = status
    } while await changes.next() != nil
    throw RPCError(.unavailable, "the server stops")
  }

  private static let wholeServer = ""

  private func isServed(_ service: String) -> Bool {
    service == Self.wholeServer || services.contains(service)
  }

  private var status: HealthCheckResponse.ServingStatus {
    health.problems().isEmpty ? .serving : .notServing
  }
}
