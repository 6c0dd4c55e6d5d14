import Protobuf

/// The members of a JSON object, as text.
struct JSONMembers {
  private var texts: [String] = []

  var isEmpty: Bool { texts.isEmpty }
  var object: String { "{\(texts.joined(separator: ","))}" }

  mutating func add(_ key: String, _ text: String) { add(key, literal: JSONText.quoted(text)) }

  mutating func add(_ key: String, literal: String) {
    texts.append("\(JSONText.quoted(key)):\(literal)")
  }

  /// Those of an object in one line.
  mutating func add(contentsOf object: String) {
    let inner = object.dropFirst().dropLast()
    if !inner.isEmpty { texts.append(String(inner)) }
  }
}
