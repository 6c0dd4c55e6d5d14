/// What somebody typed into a search field. Every character stands for itself.
package struct SearchTerm: Hashable, Sendable {
  /// Why a text can't be searched for; a phrase that follows the name of the field.
  package enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case tooLong(characters: Int)
    case control(Unicode.Scalar)

    package var description: String {
      switch self {
      case .empty: "has nothing to search for"
      case .tooLong(let count):
        "is \(count) characters long; at most \(SearchTerm.maximumCharacters) are allowed"
      case .control(let scalar): "may not have \(scalar.named) in it"
      }
    }
  }

  /// Counted in Unicode scalars, after trimming.
  package static let maximumCharacters = 100

  package let text: SearchText

  /// The term as an address, if it is a whole one.
  package let address: EmailAddress?

  package init(_ text: String) throws(Refusal) {
    let trimmed = text.trimmed
    let characters = trimmed.unicodeScalars.count
    guard characters <= Self.maximumCharacters else { throw .tooLong(characters: characters) }
    for scalar in trimmed.unicodeScalars where scalar.properties.generalCategory == .control {
      throw .control(scalar)
    }
    self.text = SearchText(trimmed)
    // A lone accent has nothing left without it.
    guard !self.text.folded.isEmpty else { throw .empty }
    address = try? EmailAddress(trimmed)
  }
}
