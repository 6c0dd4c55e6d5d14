internal import PluginAPI

/// Which message types contain which, for the two questions that recursive types raise.
struct Recursion {
  private var allEdges: [String: Set<String>] = [:]
  private var singularEdges: [String: Set<String>] = [:]

  init(_ table: TypeTable) {
    for (name, message) in table.messages {
      for field in message.field {
        guard let target = table.type(field.typeName), !target.isEnum else { continue }
        allEdges[name, default: []].insert(target.fullName)
        if field.label != .repeated {
          singularEdges[name, default: []].insert(target.fullName)
        }
      }
    }
  }

  /// Whether a message of this type can have messages within messages without end.
  func nestsWithoutBound(_ name: String) -> Bool {
    reachable(from: name, allEdges).union([name]).contains { type in
      reachable(from: type, allEdges).contains(type)
    }
  }

  /// Whether a value of type `inner` within one of type `outer` would make it contain itself.
  func needsIndirection(_ inner: String, in outer: String) -> Bool {
    inner == outer || reachable(from: inner, singularEdges).contains(outer)
  }

  private func reachable(from start: String, _ edges: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var next = Array(edges[start] ?? [])
    while let name = next.popLast() {
      if found.insert(name).inserted {
        next.append(contentsOf: edges[name] ?? [])
      }
    }
    return found
  }
}
