import RPCCore
import Testing

@testable import RollcallCommand

@Suite("rollcall top")
struct TopTextTests {
  private static let json = """
    {"service": "users", "now": 1000000, "started": 400000, "problems": ["store: full"],
     "certificate": {"ends": 260000000},
     "spans": [
      {"seconds": 100, "processor": 0, "busy": 0, "in_flight": 0, "connections": 0,
       "total": [900000, 0, 1, 1, 1], "methods": {}},
      {"seconds": 8, "processor": 0.5, "busy": 0.25, "in_flight": 1, "connections": 2,
       "total": [60, 20, 0.5, 12.34, 2500], "methods": {"a.B/C": [60, 20, 0.5, 12.34, 2500]}},
      {"seconds": 2, "processor": 0.057, "busy": 0.25, "in_flight": 3, "connections": 4,
       "total": [20, 0, 0.5, 12.34, 2500], "methods": {"a.B/C": [20, 0, null, null, null]}}],
     "failed": [{"time": 3723000, "method": "a.B/C", "code": "ABORTED", "message": "no",
       "peer": "p", "trace_id": "abc"}]}
    """

  @Test("shows rates of the last ten seconds, and what is known of a service")
  func table() throws {
    let report = try ServiceReport(Array(Self.json.utf8))
    let text = TopText.text(
      [
        .init(address: "127.0.0.1:9401", report: report),
        .init(address: "127.0.0.1:9402", problem: "127.0.0.1:9402: Connection refused"),
      ], methods: 5)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = lines[1].split(separator: " ").map(String.init)
    #expect(
      words == [
        "users", "not", "ready", "10", "20%", "500µs", "12.3ms", "2.50s", "3", "4", "5.7%", "25%",
        "2d", "10m",
      ])
    #expect(lines[2].hasPrefix("127.0.0.1:9402  away"))
    #expect(text.contains("\nusers: store: full\n"))
    #expect(text.contains("\n127.0.0.1:9402: Connection refused\n"))
    #expect(text.contains("\n  01:02:03  ABORTED  C: no trace abc\n"))
    #expect(lines.contains { $0.hasPrefix("C       users") })
  }

  @Test("keeps its columns in line")
  func columns() throws {
    let report = try ServiceReport(Array(Self.json.utf8))
    let lines = TopText.text([.init(address: "a", report: report)], methods: 0)
      .split(separator: "\n")
    #expect(Columns.width(of: String(lines[0])) == Columns.width(of: String(lines[1])))
  }

  @Test(
    "tells what isn't an admin port",
    arguments: [
      ("SSH-2.0-OpenSSH\r\n", "doesn't speak HTTP"),
      ("HTTP/1.1 401 Unauthorized\r\n\r\n", "--token-file"),
      ("HTTP/1.1 404 Not Found\r\n\r\nno", "no console"),
      ("HTTP/1.1 503 Busy\r\n\r\nlater", "answers 503: later"), ("", "doesn't speak HTTP"),
    ])
  func answers(_ answer: String, _ reason: String) {
    let failure = #expect(throws: RuntimeError.self) {
      _ = try AdminPort.body(of: Array(answer.utf8), from: "a:1")
    }
    #expect(failure?.message.contains(reason) == true)
  }

  @Test("ends at once with 1 if nobody answers")
  func nobody() async {
    let typist = Typist()
    let code = await Rollcall.run(["top", "127.0.0.1:1"], console: typist.console)
    #expect(code == 1)
    #expect(typist.seen.contains("127.0.0.1:1: Connection refused"))
  }
}
