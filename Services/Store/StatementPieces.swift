/// Lists in statements: one for many values or rows, since each statement takes a trip to a database
/// server and back.
package enum StatementPieces {
  /// Cuts a list into pieces of 64, 32, … and 1, so that the statements for them have few texts: a
  /// database keeps what it has prepared by its text.
  package static func of<Element>(
    _ list: some Collection<Element>, most: Int = 64
  ) -> [[Element]] {
    var pieces: [[Element]] = []
    var rest = Array(list)[...]
    var size = most
    while !rest.isEmpty {
      while size > rest.count { size /= 2 }
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return pieces
  }

  /// `?, ?, ?`, to stand after `IN` in parentheses.
  package static func places(_ count: Int) -> String {
    repeatElement("?", count: count).joined(separator: ", ")
  }

  /// `(?, ?), (?, ?)`, to stand after `VALUES`.
  package static func rows(_ count: Int, of columns: Int) -> String {
    repeatElement("(\(places(columns)))", count: count).joined(separator: ", ")
  }
}
