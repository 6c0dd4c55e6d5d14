import FoundationEssentials

/// What `rollcall top` reads of a service's /console.json.
struct ServiceReport: Decodable, Sendable {
  struct Span: Decodable, Sendable {
    let seconds: Double
    let processor: Double
    let busy: Double
    let inFlight: Int
    let connections: Int
    let total: [Double?]
    let methods: [String: [Double?]]
  }

  struct Certificate: Decodable, Sendable { let ends: Double }

  struct Call: Decodable, Sendable {
    let time: Double
    let method: String
    let code: String
    let message: String
    let peer: String
    let traceId: String?
  }

  let service: String
  let now: Double
  let started: Double
  let problems: [String]
  let certificate: Certificate?
  let spans: [Span]
  let failed: [Call]

  init(_ json: [UInt8]) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: Data(json))
  }

  /// What one method, or the whole service, did lately.
  struct Traffic: Hashable {
    var rate = 0.0
    var errors = 0.0
    /// In milliseconds, of the last span with calls.
    var percentiles: [Double?] = [nil, nil, nil]
  }

  private static let window = 10.0

  /// - Parameter method: Its path; `nil` for all of them.
  func traffic(of method: String?) -> Traffic {
    var traffic = Traffic()
    var (seconds, good, bad) = (0.0, 0.0, 0.0)
    for span in spans.reversed() {
      guard seconds < Self.window else { break }
      seconds += span.seconds
      let sample = if let method { span.methods[method] ?? [] } else { span.total }
      guard sample.count == 5 else { continue }
      good += sample[0] ?? 0
      bad += sample[1] ?? 0
      if traffic.percentiles[0] == nil { traffic.percentiles = Array(sample[2...]) }
    }
    guard seconds > 0, good + bad > 0 else { return traffic }
    traffic.rate = (good + bad) / seconds
    traffic.errors = bad / (good + bad)
    return traffic
  }

  /// Those that were called in the last minutes.
  var methods: [String] { Set(spans.flatMap(\.methods.keys)).sorted() }
}
