import Postgres
import Testing

@Suite("Placeholders")
struct PlaceholdersTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let portable: String
    let numbered: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "none", portable: "SELECT 1", numbered: "SELECT 1"),
    Case(
      name: "in their order", portable: "VALUES (?, ?, ?)", numbered: "VALUES ($1, $2, $3)"),
    Case(
      name: "named by number", portable: "a = ?2 OR b = ?1 OR c = ?",
      numbered: "a = $2 OR b = $1 OR c = $3"),
    Case(
      name: "left alone in text", portable: "a = '?''?' AND b = ?",
      numbered: "a = '?''?' AND b = $1"),
    Case(
      name: "left alone in names", portable: "\"a?\"\"?\" = ?", numbered: "\"a?\"\"?\" = $1"),
    Case(
      name: "left alone in comments", portable: "-- a?\n? /* ? /* ? */ ? */ ?",
      numbered: "-- a?\n$1 /* ? /* ? */ ? */ $2"),
    Case(
      name: "left alone in dollar quotes", portable: "$$ ? $$ $f$ ? $$ ? $f$ ?",
      numbered: "$$ ? $$ $f$ ? $$ ? $f$ $1"),
    Case(name: "as they are if they have numbers", portable: "$1 || $2", numbered: "$1 || $2"),
    Case(name: "an open quote at the end", portable: "'?", numbered: "'?"),
  ]

  @Test("become numbers", arguments: cases)
  func numbering(_ example: Case) {
    #expect(Placeholders.numbered(example.portable) == example.numbered)
  }
}
