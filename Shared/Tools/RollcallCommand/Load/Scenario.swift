import LoadGenerator
import Protobuf
import RPCCore

/// What a load calls: flows of calls, each begun as often as its weight says.
struct Scenario: Sendable {
  /// One call of a flow.
  struct Step: Sendable {
    /// Its place in the list of methods.
    let method: Int
    let request: RequestTemplate
    let headers: [(key: String, value: TemplateText)]
    /// What later calls of the flow know of the answer: where it is, by name.
    let saved: [(name: String, path: [String])]
    let output: MessageType
    /// How long the one who makes the calls thinks before this one.
    let think: UInt64
  }

  struct Flow: Sendable {
    let name: String
    let weight: Double
    /// Known to all its calls, and made anew each time that it begins.
    let values: [(name: String, text: TemplateText)]
    let steps: [Step]

    /// Whether its calls have nothing to do with each other.
    var isPlain: Bool { steps.count == 1 && values.isEmpty && steps[0].saved.isEmpty }
  }

  let flows: [Flow]
  let methods: [LoadedMethod]
  /// What an answer can hold.
  let types: MessageTypes

  /// The mean number of calls that one flow makes.
  var callsPerFlow: Double {
    let weights = flows.reduce(0) { $0 + $1.weight }
    return flows.reduce(0) { $0 + $1.weight * Double($1.steps.count) } / weights
  }

  /// Makes every message once, so that what is wrong with one is told before the load begins.
  ///
  /// - Throws: Which call it is, and what is wrong.
  func check() throws(UsageError) {
    var values = TemplateValues(share: .whole, seed: 0)
    for flow in flows {
      values.named = [:]
      for value in flow.values { values.named[value.name] = value.text.text(&values) }
      // What an answer gives can't be known yet, nor whether its field would take it.
      var answers: Set<String> = []
      for step in flow.steps {
        let names = step.request.names + step.headers.flatMap(\.value.names)
        for name in names where values.named[name] == nil && !answers.contains(name) {
          let known = Array(values.named.keys) + answers + TemplateFunction.names
          throw UsageError(
            "\(methods[step.method].name): nothing gives {{\(name)}}"
              + Suggestion.phrase(for: name, among: known.sorted()) + "; functions are\n"
              + Columns.indent(TemplateFunction.help, by: "  "))
        }
        if answers.isDisjoint(with: step.request.names) {
          do throws(UsageError) {
            _ = try step.request.message(&values)
          } catch {
            throw UsageError("\(methods[step.method].name): \(error.message)")
          }
        }
        answers.formUnion(step.saved.map(\.name))
      }
    }
  }
}
