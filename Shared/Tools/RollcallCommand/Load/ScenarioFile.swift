import FoundationEssentials
import LoadGenerator
import Protobuf
import RPCCore
import RPCTransport

/// A scenario as it stands in a file: JSON with the servers, and flows of calls with their weights.
struct ScenarioFile {
  struct Call {
    let target: Int
    let method: String
    /// JSON with functions in it.
    let request: String
    let headers: [(key: String, value: String)]
    let saved: [(name: String, path: String)]
    let thinkSeconds: Double
    let timeout: Duration?
    let messages: Int
    let answers: Int?
  }

  struct Flow {
    let name: String
    let weight: Double
    let values: [(name: String, text: String)]
    let calls: [Call]
  }

  /// By the names that calls have for them.
  let targets: [(name: String, address: String)]
  let flows: [Flow]
  /// Where the files are that its templates name.
  let folder: String?

  /// One call over and over.
  init(address: String, _ call: Call) {
    targets = [("server", address)]
    flows = [Flow(name: call.method, weight: 1, values: [], calls: [call])]
    folder = nil
  }

  /// - Parameter addresses: Where the servers are, instead of where the file says, by name.
  /// - Throws: What is wrong, and where in the file.
  init(path: String, addresses: [String: String]) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path) can't be read")
    }
    let value: JSONValue
    do throws(JSONFailure) {
      value = try JSONParser.parse(String(decoding: data, as: UTF8.self))
    } catch {
      throw UsageError("\(path) is no JSON: \(error)")
    }
    folder = path.lastIndex(of: "/").map { String(path[..<$0]) }
    let file = try ScenarioValue(value, path).members(["description", "targets", "flows"])
    var targets: [(name: String, address: String)] = []
    for (name, address) in try file["targets"]?.everyMember ?? [] {
      let text = try address.text
      targets.append((name, addresses[name] ?? text))
    }
    for name in addresses.keys.sorted() where !targets.contains(where: { $0.name == name }) {
      throw UsageError(
        "\(path) has no target \"\(name)\""
          + Suggestion.phrase(for: name, among: targets.map(\.name)))
    }
    guard !targets.isEmpty else { throw UsageError("\(path): \"targets\" names no server") }
    self.targets = targets
    flows = try (file["flows"]?.elements ?? []).map { flow throws(UsageError) in
      try Self.flow(flow, targets.map(\.name))
    }
    guard !flows.isEmpty else { throw UsageError("\(path): \"flows\" has no flow") }
  }

  private static func flow(_ value: ScenarioValue, _ targets: [String]) throws(UsageError) -> Flow {
    let flow = try value.members(["name", "weight", "values", "calls"])
    let weight = try flow["weight"]?.number ?? 1
    guard weight > 0 else { throw value.failure("a weight is above 0") }
    let calls = try (flow["calls"]?.elements ?? []).map { call throws(UsageError) in
      try Self.call(call, targets)
    }
    guard !calls.isEmpty else { throw value.failure("it has no \"calls\"") }
    return Flow(
      name: try flow["name"]?.text ?? calls[0].method, weight: weight,
      values: try Self.texts(flow["values"]), calls: calls)
  }

  private static func call(_ value: ScenarioValue, _ targets: [String]) throws(UsageError) -> Call {
    let call = try value.members([
      "target", "method", "request", "headers", "save", "think", "timeout", "messages", "answers",
    ])
    guard let method = try call["method"]?.text else { throw value.failure("it has no \"method\"") }
    var target = 0
    if let name = try call["target"]?.text {
      guard let index = targets.firstIndex(of: name) else {
        throw value.failure(
          "there is no target \"\(name)\"" + Suggestion.phrase(for: name, among: targets))
      }
      target = index
    }
    let think = try call["think"]?.text
    let timeout = try call["timeout"]?.text
    return Call(
      target: target, method: method, request: call["request"]?.value.text ?? "{}",
      headers: try texts(call["headers"]).map { ($0.name, $0.text) },
      saved: try texts(call["save"]).map { ($0.name, $0.text) },
      thinkSeconds: try think.map(TimeoutText.parse).map { $0 / .seconds(1) } ?? 0,
      timeout: try timeout.map(TimeoutText.parse),
      messages: try call["messages"]?.count ?? 1, answers: try call["answers"]?.count)
  }

  private static func texts(_ value: ScenarioValue?) throws(UsageError) -> [(
    name: String, text: String
  )] {
    guard let value else { return [] }
    return try value.everyMember.map { member throws(UsageError) in
      (member.name, try member.value.text)
    }
  }
}

/// A part of a scenario's JSON, that knows where it stands.
struct ScenarioValue {
  let value: JSONValue
  private let place: String

  init(_ value: JSONValue, _ place: String) {
    self.value = value
    self.place = place
  }

  func failure(_ text: String) -> UsageError { UsageError("\(place): \(text)") }

  /// What would be ignored is refused.
  func members(_ known: [String]) throws(UsageError) -> [String: ScenarioValue] {
    var members: [String: ScenarioValue] = [:]
    for (name, value) in try everyMember {
      guard known.contains(name) else {
        throw failure("\"\(name)\" says nothing here" + Suggestion.phrase(for: name, among: known))
      }
      members[name] = value
    }
    return members
  }

  var everyMember: [(name: String, value: ScenarioValue)] {
    get throws(UsageError) {
      guard case .object(let members) = value else {
        throw failure("expected an object, found \(value.found)")
      }
      return members.map { ($0.key, ScenarioValue($0.value, "\(place): \($0.key)")) }
    }
  }

  var elements: [ScenarioValue] {
    get throws(UsageError) {
      guard case .array(let elements) = value else {
        throw failure("expected an array, found \(value.found)")
      }
      return elements.enumerated().map { ScenarioValue($1, "\(place)[\($0)]") }
    }
  }

  var text: String {
    get throws(UsageError) {
      guard case .string(let text) = value else {
        throw failure("expected a text, found \(value.found)")
      }
      return text
    }
  }

  var number: Double {
    get throws(UsageError) {
      guard case .number(let text) = value, let number = Double(text) else {
        throw failure("expected a number, found \(value.found)")
      }
      return number
    }
  }

  /// A whole number above 0.
  var count: Int {
    get throws(UsageError) {
      guard case .number(let text) = value, let number = Int(text), number > 0 else {
        throw failure("expected a whole number above 0, found \(value.found)")
      }
      return number
    }
  }
}
