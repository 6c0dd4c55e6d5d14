import FoundationEssentials
import LoadGenerator
import Protobuf

/// Text with functions in it, so that every call of a load differs: "user{{counter}}@example.com".
struct TemplateText: Sendable {
  enum Piece: Sendable {
    case literal(String)
    case function(TemplateFunction)
  }

  let pieces: [Piece]

  /// - Parameter folder: Where the files are that functions read; `nil`: where the command runs.
  /// - Throws: Which function it can't make sense of, and which there are.
  init(_ text: String, folder: String?) throws(UsageError) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "{{") {
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
        throw UsageError("\"\(rest[open.lowerBound...].prefix(40))\" has a {{ without its }}")
      }
      if open.lowerBound > rest.startIndex {
        pieces.append(.literal(String(rest[..<open.lowerBound])))
      }
      let inside = rest[open.upperBound..<close.lowerBound]
      pieces.append(.function(try TemplateFunction(String(inside), folder: folder)))
      rest = rest[close.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.literal(String(rest))) }
    self.pieces = pieces
  }

  /// If it is always the same.
  var constant: String? {
    switch pieces.first {
    case nil: ""
    case .literal(let text)? where pieces.count == 1: text
    default: nil
    }
  }

  /// What it has to be given by name.
  var names: [String] {
    pieces.compactMap { piece in
      if case .function(let function) = piece { function.name } else { nil }
    }
  }

  func text(_ values: inout TemplateValues) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .function(let function): text += function.text(&values)
      }
    }
    return text
  }

  /// The same with what functions give written as within a string of JSON.
  func json(_ values: inout TemplateValues) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .function(let function): text += Self.escaped(function.text(&values))
      }
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return isPlain ? text : String(JSONText.quoted(text).dropFirst().dropLast())
  }
}
