/// Where in a message the reader or writer is.
///
/// Its text is made only when it is asked for: a long key would otherwise be copied for each value
/// that lies behind it.
package struct JSONPath {
  private let steps: Steps

  package init() {
    steps = .none
  }

  private init(_ steps: Steps) {
    self.steps = steps
  }

  /// "members[2].email"
  var text: String {
    var text = ""
    for step in steps.inOrder {
      switch step {
      case .field(let name): text += text.isEmpty ? name : ".\(name)"
      case .element(let index): text += "[\(index)]"
      case .key(let key): text += "[\(JSONValue.string(key).found)]"
      }
    }
    return text
  }

  package func field(_ name: String) -> JSONPath {
    JSONPath(.some(.field(name), after: steps))
  }

  package func element(_ index: Int) -> JSONPath {
    JSONPath(.some(.element(index), after: steps))
  }

  func key(_ key: String) -> JSONPath {
    JSONPath(.some(.key(key), after: steps))
  }

  package func failure(_ reason: String) -> JSONFailure {
    JSONFailure(path: text, reason: reason)
  }

  private enum Step {
    case field(String)
    case element(Int)
    case key(String)
  }

  private indirect enum Steps {
    case none
    case some(Step, after: Steps)

    var inOrder: [Step] {
      var result: [Step] = []
      var rest = self
      while case .some(let step, let before) = rest {
        result.append(step)
        rest = before
      }
      return result.reversed()
    }
  }
}
