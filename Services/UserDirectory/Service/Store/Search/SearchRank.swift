internal import Normalization

/// How well somebody matches a term: the smaller, the better.
package enum SearchRank: UInt8, CaseIterable, Comparable, Sendable {
  /// The term is their address.
  case whole
  /// Their address begins with the term as it is spelled.
  case prefix
  /// Their address begins with the term but for accents.
  case prefixButAccents
  /// A word in their address or their name begins with the term.
  case word
  case wordButAccents
  /// The term is somewhere else in their address or their name.
  case inside
  case insideButAccents

  package static func < (left: SearchRank, right: SearchRank) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether the term's own spelling must be there.
  var isSpelled: Bool {
    switch self {
    case .whole, .prefix, .word, .inside: true
    case .prefixButAccents, .wordButAccents, .insideButAccents: false
    }
  }
}

/// Where a page of search results ends.
package struct SearchPosition: Hashable, Sendable {
  package let rank: SearchRank
  /// The place of the last person of the page in the order of addresses.
  package let place: String

  package init(rank: SearchRank, place: String) {
    self.rank = rank
    self.place = place
  }
}
