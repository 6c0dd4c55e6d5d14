import AdminHTTP

/// What every service's admin port answers.
enum AdminRoutes {
  static func routes(health: ServiceHealth, liveness: LoopLiveness, metrics: MetricsRegistry)
    -> [AdminRoute]
  {
    [
      AdminRoute("/livez") { _ in
        let stuck = liveness.stuckLoops()
        return stuck.isEmpty
          ? AdminResponse(text: "alive\n")
          : AdminResponse(
            status: 503, text: "these loops don't turn: \(stuck.joined(separator: ", "))\n")
      },
      AdminRoute("/readyz") { _ in
        let problems = health.problems()
        return problems.isEmpty
          ? AdminResponse(text: "ready\n")
          : AdminResponse(status: 503, text: problems.map { "\($0)\n" }.joined())
      },
      AdminRoute("/metrics") { _ in
        AdminResponse(contentType: PrometheusText.contentType, body: metrics.render())
      },
    ]
  }
}
