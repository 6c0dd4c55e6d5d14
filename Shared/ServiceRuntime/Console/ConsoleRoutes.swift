import AdminHTTP

/// The console: a page of three files, the JSON that it shows, and the switch of the log's level.
enum ConsoleRoutes {
  static func routes(_ report: ConsoleReport, _ logger: Logger, _ access: AdminAccess)
    -> [AdminRoute]
  {
    [
      // What is in these is in the source code: they tell nobody anything.
      file("/", "text/html; charset=utf-8", ConsolePage.html),
      file("/console.css", "text/css; charset=utf-8", ConsolePage.style),
      file("/console.js", "text/javascript; charset=utf-8", ConsolePage.script),
      AdminRoute("/console.json") { request in
        if let refusal = access.refusal(of: request) { return refusal }
        let after = request.query["since"].flatMap { Int($0) } ?? 0
        return AdminResponse(
          contentType: "application/json", body: report.json(after: after))
      },
      AdminRoute("/log-level", method: "POST") { request in
        if let refusal = access.refusal(of: request) ?? access.refusal(ofChange: request) {
          return refusal
        }
        guard let level = request.query["level"].flatMap(LogLevel.init) else {
          let levels = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
          return AdminResponse(status: 400, text: "level is one of \(levels)\n")
        }
        let before = logger.level
        logger.level = level
        logger.log(
          max(level, .warning), "the log level was changed",
          ["from": .string(before.rawValue), "to": .string(level.rawValue)])
        return AdminResponse(text: "\(level.rawValue)\n")
      },
    ]
  }

  private static func file(_ path: String, _ type: String, _ text: String) -> AdminRoute {
    let response = AdminResponse(
      contentType: type, body: Array(text.utf8), contentSecurityPolicy: policy)
    return AdminRoute(path) { _ in response }
  }

  /// Nothing but the page's own files and its own JSON. Source: Content Security Policy Level 3.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}
