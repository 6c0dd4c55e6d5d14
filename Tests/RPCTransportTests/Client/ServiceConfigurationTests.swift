import DirectoryAPI
import Foundation
import LinuxIO
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("Service configuration", .timeLimit(.minutes(1)))
struct ServiceConfigurationTests {
  private static let text = """
    {
      "methodConfig": [
        {"name": [{}], "timeout": "30s"},
        {
          "name": [{"service": "test.v1.Flaky"}, {"service": "test.v1.Other", "method": "Do"}],
          "timeout": "1.5s",
          "waitForReady": true,
          "retryPolicy": {
            "maxAttempts": 4, "initialBackoff": "0.001s", "maxBackoff": "0.01s",
            "backoffMultiplier": 1.5, "retryableStatusCodes": ["UNAVAILABLE", "ABORTED"]
          }
        },
        {
          "name": [{"service": "test.v1.Flaky", "method": "Get"}],
          "hedgingPolicy": {
            "maxAttempts": 3, "hedgingDelay": "0.1s", "nonFatalStatusCodes": ["INTERNAL"]
          }
        }
      ],
      "retryThrottling": {"maxTokens": 10, "tokenRatio": 0.25}
    }
    """

  @Test("says what holds for a method, for a service and for all, the most specific first")
  func reading() throws {
    let configuration = try ServiceConfiguration(json: Self.text)
    #expect(configuration.forAll == CallPolicy(timeout: .seconds(30)))
    let service = CallPolicy(
      timeout: .milliseconds(1500), waitForReady: true,
      retry: RetryPolicy(
        maximumAttempts: 4, initialBackoff: .milliseconds(1), maximumBackoff: .milliseconds(10),
        multiplier: 1.5, codes: [.unavailable, .aborted]))
    #expect(configuration.services == ["test.v1.Flaky": service])
    #expect(
      configuration.methods == [
        "test.v1.Other/Do": service,
        "test.v1.Flaky/Get": CallPolicy(
          hedging: HedgingPolicy(
            maximumAttempts: 3, delay: .milliseconds(100), codes: [.internalError])),
      ])
    #expect(
      configuration.retryBudget == RetryBudget(maximumTokens: 10, tokensPerSuccess: 0.25))
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let text: String
    let says: String
    var testDescription: String { says }
  }

  private static func entry(_ rest: String) -> String {
    #"{"methodConfig": [{"name": [{"service": "a.B"}], \#(rest)}]}"#
  }

  static let wrong = [
    Wrong(text: "{\n  \"methodConfig\": [,]\n}", says: "line 2, column 20: expected a value"),
    Wrong(text: "[]", says: "expected an object, found an array"),
    Wrong(text: #"{"methodConfigs": []}"#, says: "methodConfigs: unknown"),
    Wrong(text: entry(#""timeOut": "1s""#), says: "methodConfig[0].timeOut: unknown"),
    Wrong(
      text: entry(#""timeout": 1"#),
      says: "methodConfig[0].timeout: expected a span of time above zero, as in \"1.5s\", found 1"),
    Wrong(text: entry(#""timeout": "-1s""#), says: "methodConfig[0].timeout: expected a span"),
    Wrong(text: entry(#""waitForReady": "yes""#), says: "methodConfig[0].waitForReady: expected"),
    Wrong(
      text: entry(#""retryPolicy": {"maxAttempts": 9}"#),
      says: "methodConfig[0].retryPolicy.maxAttempts: expected a whole number from 1 to 5, found 9"),
    Wrong(
      text: entry(#""retryPolicy": {"retryableStatusCodes": ["UNAVAILABLE", "GONE"]}"#),
      says: "methodConfig[0].retryPolicy.retryableStatusCodes[1]: \"GONE\" is no code"),
    Wrong(
      text: entry(#""retryPolicy": {"initialBackoff": "2s", "maxBackoff": "1s"}"#),
      says: "methodConfig[0].retryPolicy: has an initialBackoff over its maxBackoff"),
    Wrong(
      text: entry(#""hedgingPolicy": {"maxAttempts": 2}"#),
      says: "methodConfig[0].hedgingPolicy: has no hedgingDelay"),
    Wrong(
      text: entry(#""retryPolicy": {}, "hedgingPolicy": {"hedgingDelay": "1s"}"#),
      says: "methodConfig[0]: has a retryPolicy and a hedgingPolicy"),
    Wrong(text: #"{"methodConfig": [{}]}"#, says: "methodConfig[0]: has no \"name\""),
    Wrong(
      text: #"{"methodConfig": [{"name": [{"method": "Do"}]}]}"#,
      says: "methodConfig[0].name[0]: names a method without its service"),
    Wrong(
      text: #"{"methodConfig": [{"name": [{}]}, {"name": [{}]}]}"#,
      says: "methodConfig[1].name[0]: has a policy already"),
    Wrong(
      text: #"{"retryThrottling": {"tokenRatio": 2}}"#,
      says: "retryThrottling.tokenRatio: expected a number from 0.0 to 1.0, found 2"),
  ]

  @Test("what is wrong is refused with the place where it stands", arguments: wrong)
  func refusal(_ wrong: Wrong) {
    let error = #expect(throws: RuntimeError.self) { try ServiceConfiguration(json: wrong.text) }
    #expect(error?.code == .badConfiguration)
    #expect(error?.message.contains(wrong.says) == true, "\(error?.message ?? "")")
  }

  @Test("a file is read, and named when it can't be")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/service.json"
    let missing = #expect(throws: RuntimeError.self) { try ServiceConfiguration(file: path) }
    #expect(missing?.code == .ioFailure)
    #expect(missing?.message.contains("open \(path): No such file") == true)
    try Self.text.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try ServiceConfiguration(file: path) == ServiceConfiguration(json: Self.text))
    try "{\"x\": 1}".write(toFile: path, atomically: true, encoding: .utf8)
    let wrong = #expect(throws: RuntimeError.self) { try ServiceConfiguration(file: path) }
    #expect(wrong?.message.hasPrefix("\(path): x: unknown") == true)
  }

  @Test("a channel's calls keep to it")
  func use() async throws {
    let services = try ServiceConfiguration(
      json: """
        {"methodConfig": [
          {"name": [{"service": "test.v1.Flaky", "method": "Put"}],
           "retryPolicy": {"maxAttempts": 2, "initialBackoff": "0.001s",
                           "retryableStatusCodes": ["ABORTED"]}},
          {"name": [{"service": "test.v1.Flaky", "method": "List"}],
           "retryPolicy": {"maxAttempts": 1}},
          {"name": [{"service": "test.v1.Flaky", "method": "Add"}], "timeout": "0.3s"}
        ]}
        """)
    try await FlakySite.with {
      $0.services = services
    } _: { site in
      let aborted = RPCError(.aborted, "somebody else was first")
      site.flaky.script(.fail(aborted))
      let user = try await site.call(Flaky.put, "a")
      #expect(user.id == "a")
      site.flaky.script(.fail(aborted), .fail(aborted))
      await #expect(throws: RPCError.self) { try await site.call(Flaky.put) }
      #expect(site.flaky.attempts.count == 4)
      site.flaky.script(.fail(RPCError(.unavailable, "down")))
      let stream: ResponseStream<User> = try await site.channel.serverStreaming(
        Flaky.list, GetUserRequest(), options: CallOptions())
      await #expect(throws: RPCError.self) { for try await _ in stream {} }
      #expect(site.flaky.attempts.count == 5)
      site.flaky.script(.hang)
      let late = await #expect(throws: RPCError.self) {
        try await site.call(Flaky.add, "x", CallOptions(timeout: .seconds(600)))
      }
      #expect(late?.code == .deadlineExceeded)
    }
  }
}
