import Protobuf
import RPCCore

/// Reads the JSON of a service configuration. Source: gRPC, "Service Config in gRPC", and gRFC A6
/// for retries, hedging and throttling.
enum ServiceConfigurationReader {
  static func read(_ text: String) throws(JSONFailure) -> ServiceConfiguration {
    var configuration = ServiceConfiguration()
    let root = try JSONObject(JSONParser.parse(text), JSONPath())
    try root.only("methodConfig", "retryThrottling")
    if let throttling = try root.object("retryThrottling") {
      configuration.retryBudget = try budget(throttling)
    }
    var named: Set<String> = []
    for entry in try root.objects("methodConfig") ?? [] {
      try entry.only("name", "timeout", "waitForReady", "retryPolicy", "hedgingPolicy")
      let policy = try policy(entry)
      guard let names = try entry.objects("name"), !names.isEmpty else {
        throw entry.path.failure("has no \"name\", so it would be for no method")
      }
      for name in names {
        try name.only("service", "method")
        let service = try name.string("service") ?? ""
        let method = try name.string("method") ?? ""
        guard !service.isEmpty || method.isEmpty else {
          throw name.path.failure("names a method without its service")
        }
        guard named.insert("\(service)/\(method)").inserted else {
          throw name.path.failure("has a policy already")
        }
        if service.isEmpty {
          configuration.forAll = policy
        } else if method.isEmpty {
          configuration.services[service] = policy
        } else {
          configuration.methods["\(service)/\(method)"] = policy
        }
      }
    }
    return configuration
  }

  private static func policy(_ entry: JSONObject) throws(JSONFailure) -> CallPolicy {
    let retry = try entry.object("retryPolicy")
    let hedging = try entry.object("hedgingPolicy")
    guard retry == nil || hedging == nil else {
      throw entry.path.failure("has a retryPolicy and a hedgingPolicy; a method takes one of them")
    }
    return CallPolicy(
      timeout: try entry.duration("timeout"), waitForReady: try entry.bool("waitForReady"),
      retry: try retry.map(Self.retry), hedging: try hedging.map(Self.hedging))
  }

  private static func retry(_ object: JSONObject) throws(JSONFailure) -> RetryPolicy {
    try object.only(
      "maxAttempts", "initialBackoff", "maxBackoff", "backoffMultiplier", "retryableStatusCodes")
    let standing = RetryPolicy()
    let first = try object.duration("initialBackoff") ?? standing.initialBackoff
    let longest = try object.duration("maxBackoff") ?? max(first, standing.maximumBackoff)
    guard first <= longest else {
      throw object.path.failure("has an initialBackoff over its maxBackoff")
    }
    return RetryPolicy(
      maximumAttempts: try object.integer("maxAttempts", in: 1...5) ?? standing.maximumAttempts,
      initialBackoff: first, maximumBackoff: longest,
      multiplier: try object.number("backoffMultiplier", in: 1...100) ?? standing.multiplier,
      codes: try codes(object, "retryableStatusCodes") ?? standing.codes)
  }

  private static func hedging(_ object: JSONObject) throws(JSONFailure) -> HedgingPolicy {
    try object.only("maxAttempts", "hedgingDelay", "nonFatalStatusCodes")
    guard let delay = try object.duration("hedgingDelay") else {
      throw object.path.failure("has no hedgingDelay")
    }
    let standing = HedgingPolicy(delay: delay)
    return HedgingPolicy(
      maximumAttempts: try object.integer("maxAttempts", in: 1...5) ?? standing.maximumAttempts,
      delay: delay, codes: try codes(object, "nonFatalStatusCodes") ?? standing.codes)
  }

  private static func budget(_ object: JSONObject) throws(JSONFailure) -> RetryBudget {
    try object.only("maxTokens", "tokenRatio")
    let standing = RetryBudget()
    return RetryBudget(
      maximumTokens: try object.integer("maxTokens", in: 0...100_000) ?? standing.maximumTokens,
      tokensPerSuccess: try object.number("tokenRatio", in: 0...1) ?? standing.tokensPerSuccess)
  }

  private static func codes(_ object: JSONObject, _ key: String) throws(JSONFailure) -> Set<
    StatusCode
  >? {
    guard let names = try object.strings(key) else { return nil }
    var codes: Set<StatusCode> = []
    for (index, name) in names.enumerated() {
      guard let code = StatusCode.allCases.first(where: { $0.name == name }), code != .ok else {
        throw object.path.field(key).element(index).failure(
          "\"\(name)\" is no code of a failed call; they are written as in \"UNAVAILABLE\"")
      }
      codes.insert(code)
    }
    return codes
  }
}
