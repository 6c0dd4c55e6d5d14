import AdminHTTP

/// What every service's admin port answers.
enum AdminRoutes {
  static func routes(
    health: ServiceHealth, liveness: LoopLiveness, metrics: MetricsRegistry, access: AdminAccess
  ) -> [AdminRoute] {
    [
      AdminRoute("/livez") { _ in
        let stuck = liveness.stuckLoops()
        return stuck.isEmpty
          ? AdminResponse(text: "alive\n")
          : AdminResponse(
            status: 503, text: "these loops don't turn: \(stuck.joined(separator: ", "))\n")
      },
      AdminRoute("/readyz") { request in
        let problems = health.problems()
        if problems.isEmpty { return AdminResponse(text: "ready\n") }
        // Whoever probes has no token, and needs only the status.
        let isStranger = access.refusal(of: request)?.status == 401
        let text = isStranger ? "not ready\n" : problems.map { "\($0)\n" }.joined()
        return AdminResponse(status: 503, text: text)
      },
      AdminRoute("/metrics") { request in
        // Whoever has no token to show is told nothing; by which name a scraper asks is no matter.
        if let refusal = access.refusal(of: request), refusal.status == 401 { return refusal }
        return AdminResponse(contentType: PrometheusText.contentType, body: metrics.render())
      },
    ]
  }
}
