import AdminHTTP
import LinuxIO
import TestSupport
import Testing

@Suite("The admin port")
struct AdminServerTests {
  private static func start(
    limits: AdminServer.Limits = .init(), routes: [AdminRoute] = Self.routes, port: UInt16 = 0
  ) throws -> AdminServer {
    try AdminServer(
      listeningOn: .ipv4([127, 0, 0, 1], port: port), limits: limits, routes: routes)
  }

  private static let routes = [
    AdminRoute("/livez") { _ in AdminResponse(text: "ok\n") },
    AdminRoute("/readyz") { _ in AdminResponse(status: 503, text: "draining\n") },
    AdminRoute("/console") { request in
      AdminResponse(
        contentType: "text/html; charset=utf-8", body: Array("<p>\(request.path)</p>".utf8))
    },
    AdminRoute("/large") { _ in
      AdminResponse(body: [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000))
    },
  ]

  private static func ask(_ server: AdminServer, _ request: String) throws -> Reply {
    let client = PlainClient(port: try #require(server.address.port))
    client.send(request)
    return try #require(Reply(client.readToEnd()))
  }

  private static func get(_ server: AdminServer, _ path: String) throws -> Reply {
    try Self.ask(server, "GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
  }

  @Test("answers each path by its route")
  func routing() throws {
    let server = try Self.start()
    let live = try Self.get(server, "/livez")
    #expect(live.status == 200)
    #expect(live.body == "ok\n")
    #expect(live.headers["content-type"] == "text/plain; charset=utf-8")
    #expect(live.headers["content-length"] == "3")
    #expect(live.headers["cache-control"] == "no-store")
    #expect(try Self.get(server, "/readyz").status == 503)
    let console = try Self.get(server, "/console?since=1")
    #expect(console.body == "<p>/console</p>")
    #expect(console.headers["content-type"] == "text/html; charset=utf-8")
  }

  @Test(
    "tells what there is when a path isn't known", arguments: ["/", "/livez/", "/..%2f", "/%ff"])
  func unknownPath(_ path: String) throws {
    let server = try Self.start()
    let reply = try Self.get(server, path)
    #expect(reply.status == 404)
    #expect(reply.body == "nothing is here; there is /livez, /readyz, /console, /large\n")
  }

  @Test("answers HEAD without a body")
  func head() throws {
    let server = try Self.start()
    let reply = try Self.ask(
      server, "HEAD /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    #expect(reply.status == 200)
    #expect(reply.headers["content-length"] == "3")
    #expect(reply.body.isEmpty)
  }

  @Test("refuses other methods", arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
  func otherMethods(_ method: String) throws {
    let server = try Self.start()
    let reply = try Self.ask(
      server,
      "\(method) /livez HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc")
    #expect(reply.status == 405)
    #expect(reply.headers["allow"] == "GET, HEAD")
    #expect(reply.body == "\(method) isn't served here, only GET and HEAD\n")
  }

  @Test("ignores the body of a GET")
  func bodyOfGet() throws {
    let server = try Self.start()
    let client = PlainClient(port: try #require(server.address.port))
    client.send("GET /livez HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello")
    #expect(client.readReply()?.body == "ok\n")
    client.send("GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.readReply()?.status == 503)
  }

  @Test("keeps a connection for several requests")
  func keepAlive() throws {
    let server = try Self.start()
    let client = PlainClient(port: try #require(server.address.port))
    client.send("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.readReply()?.status == 200)
    client.send("GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    #expect(Reply(client.readToEnd())?.status == 503)
  }

  @Test("sends a large answer whole")
  func largeAnswer() throws {
    let server = try Self.start()
    #expect(try Self.get(server, "/large").body.utf8.count == 3_000_000)
  }

  @Test(
    "refuses a request that is no HTTP and goes on",
    arguments: [
      "\u{16}\u{3}\u{1}\u{2}\u{0}\r\n\r\n", "hello\r\n\r\n", "GET  \r\n\r\n",
    ])
  func noHTTP(_ request: String) throws {
    let server = try Self.start()
    let client = PlainClient(port: try #require(server.address.port))
    client.send(request)
    if let status = Reply(client.readToEnd())?.status { #expect(status >= 400) }
    #expect(try Self.get(server, "/livez").status == 200)
  }

  @Test("refuses headers over its limit and goes on")
  func longHeaders() throws {
    let server = try Self.start()
    let padding = String(repeating: "x", count: 40_000)
    let reply = try Self.ask(server, "GET /livez HTTP/1.1\r\nHost: a\r\nX: \(padding)\r\n\r\n")
    #expect(reply.status >= 400)
    #expect(try Self.get(server, "/livez").status == 200)
  }

  @Test("closes a connection that says nothing for too long")
  func idle() throws {
    var limits = AdminServer.Limits()
    limits.idleSeconds = 1
    let server = try Self.start(limits: limits)
    let client = PlainClient(port: try #require(server.address.port))
    client.send("GET /livez HTTP/1.1\r\n")
    #expect(client.readToEnd() != nil)
  }

  @Test("takes no more connections than its limit")
  func tooManyConnections() throws {
    var limits = AdminServer.Limits()
    limits.maximumConnections = 2
    let server = try Self.start(limits: limits)
    let port = try #require(server.address.port)
    let holders = (0..<2).map { _ in PlainClient(port: port) }
    for holder in holders {
      holder.send("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(holder.readReply()?.status == 200)
    }
    let late = PlainClient(port: port)
    late.send("GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    // It either closes the connection or lets it wait until another one ends.
    holders[0].send("GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    #expect(Reply(holders[0].readToEnd())?.status == 200)
    #expect(late.readToEnd() != nil)
  }

  @Test("says which port is in use")
  func portInUse() throws {
    let server = try Self.start()
    let port = try #require(server.address.port)
    let failure = #expect(throws: SystemError.self) { _ = try Self.start(port: port) }
    #expect(failure?.isAddressInUse == true)
    #expect(failure?.description == "listen on 127.0.0.1:\(port): Address already in use")
  }

  @Test("frees its port when it stops, and can be stopped twice")
  func stopping() throws {
    let server = try Self.start()
    let port = try #require(server.address.port)
    let idle = PlainClient(port: port)
    server.stop()
    server.stop()
    #expect(idle.readToEnd() == "")
    let next = try Self.start(port: port)
    #expect(try Self.get(next, "/livez").status == 200)
  }

  @Test("stops with the value that owns it")
  func lifetime() throws {
    let port = try #require(try Self.start().address.port)
    let next = try Self.start(port: port)
    #expect(next.address.port == port)
  }
}
