/// Where in a message the reader or writer is.
struct JSONPath {
  private(set) var text = ""

  func field(_ name: String) -> JSONPath {
    JSONPath(text: text.isEmpty ? name : "\(text).\(name)")
  }

  func element(_ index: Int) -> JSONPath {
    JSONPath(text: "\(text)[\(index)]")
  }

  func key(_ key: String) -> JSONPath {
    var quoted = ""
    JSONText.appendQuoted(key, to: &quoted)
    return JSONPath(text: "\(text)[\(quoted)]")
  }

  func failure(_ reason: String) -> JSONFailure {
    JSONFailure(path: text, reason: reason)
  }
}
