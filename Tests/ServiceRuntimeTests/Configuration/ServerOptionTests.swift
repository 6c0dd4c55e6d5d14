import RPCTransport
import Testing

@testable import ServiceRuntime

@Suite("The options of a server")
struct ServerOptionTests {
  private static let service = ServiceDefinition(
    name: "group-service", summary: "groups and their members", port: 7402, adminPort: 9402,
    callsDirectory: false)

  private func read(_ arguments: [String], _ environment: [String: String] = [:])
    -> CommandLineRequest
  {
    CommandLineReader.read(
      arguments, environment: { environment[$0] }, process: 4711, for: Self.service)
  }

  private func server(_ arguments: [String], _ environment: [String: String] = [:])
    -> ServerConfiguration?
  {
    guard case .run(let settings) = read(arguments, environment) else { return nil }
    return settings.server
  }

  @Test("are what the library's are unless somebody says otherwise, but for age and compression")
  func defaults() throws {
    let library = ServerConfiguration()
    let server = try #require(self.server([]))
    #expect(server.maximumFrameBytes == library.maximumFrameBytes)
    #expect(server.maximumMetadataBytes == library.maximumMetadataBytes)
    #expect(server.maximumCallsPerConnection == library.maximumCallsPerConnection)
    #expect(server.maximumConnections == library.maximumConnections)
    #expect(server.maximumHandshakes == library.maximumHandshakes)
    #expect(server.maximumUnsentBytes == library.maximumUnsentBytes)
    #expect(server.handshakeTimeout == library.handshakeTimeout)
    #expect(server.idleTimeout == library.idleTimeout)
    #expect(server.slowReaderTimeout == library.slowReaderTimeout)
    #expect(server.concurrency == library.concurrency)
    #expect(server.connectionAge == .seconds(1800))
    #expect(server.compressedAbove == 4096)
    #expect(server.connectionGrace == .seconds(600))
  }

  struct Setting: Sendable, CustomTestStringConvertible {
    let option: String
    let text: String
    let isSet: @Sendable (ServerConfiguration) -> Bool
    var testDescription: String { "\(option) \(text)" }

    init(
      _ option: String, _ text: String, _ isSet: @escaping @Sendable (ServerConfiguration) -> Bool
    ) {
      self.option = option
      self.text = text
      self.isSet = isSet
    }
  }

  static let settings = [
    Setting("max-message", "1MiB") { $0.maximumFrameBytes == 1 << 20 },
    Setting("max-metadata", "512") { $0.maximumMetadataBytes == 512 },
    Setting("max-calls", "7") { $0.maximumCallsPerConnection == 7 },
    Setting("max-connections", "8") { $0.maximumConnections == 8 },
    Setting("max-handshakes", "9") { $0.maximumHandshakes == 9 },
    Setting("max-unsent", "2KiB") { $0.maximumUnsentBytes == 2048 },
    Setting("handshake-timeout", "3s") { $0.handshakeTimeout == .seconds(3) },
    Setting("idle-timeout", "1m") { $0.idleTimeout == .seconds(60) },
    Setting("slow-reader-timeout", "500ms") { $0.slowReaderTimeout == .milliseconds(500) },
    Setting("slow-reader-timeout", "off") { $0.slowReaderTimeout == nil },
    Setting("connection-age", "5m") { $0.connectionAge == .seconds(300) },
    Setting("connection-age", "off") { $0.connectionAge == nil },
    Setting("connection-grace", "1s") { $0.connectionGrace == .seconds(1) },
    Setting("connection-grace", "off") { $0.connectionGrace == nil },
    Setting("compress-above", "off") { $0.compressedAbove == nil },
    Setting("compress-above", "100") { $0.compressedAbove == 100 },
    Setting("concurrency", "12") { $0.concurrency == .constant(12, waiting: 12) },
    Setting("concurrency", "adaptive") { $0.concurrency == .adaptive(ceiling: 10_000) },
    Setting("concurrency", "adaptive:500") { $0.concurrency == .adaptive(ceiling: 500) },
  ]

  @Test("are read from flags and from the environment", arguments: settings)
  func reading(_ setting: Setting) throws {
    #expect(setting.isSet(try #require(server(["--\(setting.option)=\(setting.text)"]))))
    let option = try #require(ServiceOption(rawValue: setting.option))
    let fromEnvironment = server([], [option.line(for: Self.service).variable: setting.text])
    #expect(setting.isSet(try #require(fromEnvironment)))
    if let usual = server([]) { #expect(!setting.isSet(usual)) }
  }

  private static let number = "a number from 1 to 1000000"

  static let mistakes = [
    ("--max-message=0", "a size of at most 1024MiB, such as 512, 64KiB or 4MiB"),
    ("--max-message=1GiB", "a size of at most 1024MiB, such as 512, 64KiB or 4MiB"),
    ("--max-message=1025MiB", "a size of at most 1024MiB, such as 512, 64KiB or 4MiB"),
    ("--max-metadata=x", "a size of at most 1024MiB, such as 512, 64KiB or 4MiB"),
    ("--max-calls=0", "a number from 1 to 1000000"),
    ("--max-connections=-1", "a number from 1 to 1000000"),
    ("--max-handshakes=1.5", "a number from 1 to 1000000"),
    ("--concurrency=auto", "\(number), adaptive, adaptive:NUMBER as its ceiling, or off"),
    ("--concurrency=adaptive:0", "\(number), adaptive, adaptive:NUMBER as its ceiling, or off"),
    ("--handshake-timeout=off", "a time of at most an hour, such as 500ms, 10s or 2m"),
    ("--idle-timeout=on", "a time of at most an hour, such as 500ms, 10s or 2m, or off"),
  ]

  @Test("refuse what can't be meant, and say what is allowed", arguments: mistakes)
  func refusing(_ argument: String, _ expectation: String) {
    let parts = argument.split(separator: "=").map(String.init)
    guard case .refuse(let mistakes) = read([argument]) else {
      Issue.record("it was taken")
      return
    }
    #expect(mistakes == ["\(parts[0]) is \"\(parts[1])\", but it takes \(expectation)"])
  }
}
