/// The function that finds the person whom a request is about.
struct SelfPathText {
  let path: SelfPath

  /// As an argument of the method's registration.
  func append(to text: inout SourceText, request type: String) {
    text.line("  whose: { (request: \(type)) -> String? in")
    var value = "request"
    for (index, step) in path.steps.enumerated() {
      let isLast = index == path.steps.count - 1
      let next = "value\(index + 1)"
      switch step {
      case .property(let name):
        let property = "\(value).\(SwiftNames.escaped(name))"
        if isLast {
          text.line("    return \(property)")
        } else {
          text.line("    guard let \(next) = \(property) else { return nil }")
        }
      case .oneof(let oneof, let name):
        let property = "\(value).\(SwiftNames.escaped(oneof))"
        let pattern = ".\(SwiftNames.escaped(name))(let \(next))"
        text.line("    guard case \(pattern)? = \(property) else { return nil }")
        if isLast { text.line("    return \(next)") }
      }
      value = next
    }
    text.line("  }")
  }
}
