import LoadGenerator
import Protobuf
import RPCCore

/// The calls of a scenario, as one event loop makes them.
///
/// Each call that the schedule asks for is the next one of a flow that has come so far and has thought
/// long enough, or else the first of a new flow. So the rate of calls is the asked one, whatever the
/// length of the flows.
final class ScenarioRequests: RequestSource {
  /// A flow that is under way.
  private struct Session {
    let flow: Int
    var step: Int
    var values: [String: String]
  }

  /// Those that wait before one step, in the order in which they may go on.
  private struct Queue {
    var entries: [(session: Int, from: UInt64)] = []
    var first = 0

    mutating func take(at now: UInt64) -> Int? {
      guard first < entries.count, entries[first].from <= now else { return nil }
      defer {
        first += 1
        if first == entries.count || first > 1024 {
          entries.removeFirst(first)
          first = 0
        }
      }
      return entries[first].session
    }
  }

  private let scenario: Scenario
  private let stride: Int
  private var values: TemplateValues
  private var sessions: [Session?] = []
  private var free: [Int] = []
  /// Of each flow, of each step.
  private var queues: [[Queue]]
  private let weights: Double

  init(_ scenario: Scenario, share: Share, seed: UInt64) {
    self.scenario = scenario
    stride = share.count
    values = TemplateValues(share: share, seed: seed)
    queues = scenario.flows.map { $0.steps.map { _ in Queue() } }
    weights = scenario.flows.reduce(0) { $0 + $1.weight }
  }

  func next(at now: UInt64) -> LoadRequest {
    for flow in queues.indices where queues[flow].count > 1 {
      // The later the step, the sooner it is done with.
      for step in queues[flow].indices.reversed() {
        if let session = queues[flow][step].take(at: now) { return request(of: session) }
      }
    }
    let flow = scenario.flows.count == 1 ? 0 : chooseFlow()
    guard !scenario.flows[flow].isPlain else {
      values.named.removeAll(keepingCapacity: true)
      return request(of: scenario.flows[flow].steps[0], token: -1)
    }
    return request(of: begin(flow))
  }

  private func chooseFlow() -> Int {
    var rest = values.random.fraction() * weights
    for (index, flow) in scenario.flows.enumerated() {
      rest -= flow.weight
      if rest < 0 { return index }
    }
    return scenario.flows.count - 1
  }

  private func begin(_ flow: Int) -> Int {
    values.named.removeAll(keepingCapacity: true)
    for (name, text) in scenario.flows[flow].values {
      values.named[name] = text.text(&values)
    }
    let session = Session(flow: flow, step: 0, values: values.named)
    guard let place = free.popLast() else {
      sessions.append(session)
      return sessions.count - 1
    }
    sessions[place] = session
    return place
  }

  private func request(of place: Int) -> LoadRequest {
    guard let session = sessions[place] else { preconditionFailure("no flow is at \(place)") }
    values.named = session.values
    return request(of: scenario.flows[session.flow].steps[session.step], token: place)
  }

  private func request(of step: Scenario.Step, token: Int) -> LoadRequest {
    defer { values.number += stride }
    var request = LoadRequest(method: step.method, message: [], token: token)
    do throws(UsageError) {
      request.message = try step.request.message(&values)
    } catch {
      request.problem = error.message
    }
    if !step.headers.isEmpty {
      var metadata = scenario.methods[step.method].options.metadata
      for (key, value) in step.headers {
        do throws(RPCError) {
          try metadata.append(key, value.text(&values))
        } catch {
          request.problem = error.message
        }
      }
      request.metadata = metadata
    }
    return request
  }

  func another(of request: LoadRequest) -> [UInt8] {
    let step: Scenario.Step
    if request.token >= 0, let session = sessions[request.token] {
      step = scenario.flows[session.flow].steps[session.step]
      values.named = session.values
    } else {
      step =
        scenario.flows.first { $0.steps[0].method == request.method }?.steps[0]
        ?? scenario.flows[0].steps[0]
    }
    defer { values.number += stride }
    return (try? step.request.message(&values)) ?? []
  }

  func ended(_ request: LoadRequest, answer: [UInt8]?, at now: UInt64) {
    let place = request.token
    guard place >= 0, var session = sessions[place] else { return }
    let steps = scenario.flows[session.flow].steps
    let step = steps[session.step]
    guard let answer, session.step + 1 < steps.count, save(step, answer, &session.values) else {
      sessions[place] = nil
      free.append(place)
      return
    }
    session.step += 1
    sessions[place] = session
    let from = now + steps[session.step].think
    queues[session.flow][session.step].entries.append((place, from))
  }

  /// - Returns: Whether the answer has all that later calls need.
  private func save(_ step: Scenario.Step, _ answer: [UInt8], _ values: inout [String: String])
    -> Bool
  {
    guard !step.saved.isEmpty else { return true }
    let options = JSONOptions(types: scenario.types)
    guard
      let text = try? step.output.readableJSON(of: PackedMessage(answer), options: options).text,
      let json = try? JSONParser.parse(text)
    else { return false }
    for (name, path) in step.saved {
      guard let value = json.value(at: path[...]) else { return false }
      values[name] = value
    }
    return true
  }
}

extension JSONValue {
  /// What lies there, by names of members and numbers of elements; `nil` for nothing, an object or an
  /// array.
  func value(at path: ArraySlice<String>) -> String? {
    switch self {
    case .object(let members):
      guard let name = path.first else { return nil }
      return members.first { $0.key == name }?.value.value(at: path.dropFirst())
    case .array(let elements):
      guard let name = path.first, let index = Int(name), elements.indices.contains(index) else {
        return nil
      }
      return elements[index].value(at: path.dropFirst())
    case .string(let text), .number(let text): return path.isEmpty ? text : nil
    case .bool(let value): return path.isEmpty ? "\(value)" : nil
    case .null: return nil
    }
  }
}
