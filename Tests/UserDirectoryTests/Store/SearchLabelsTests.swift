import Testing

@testable import UserDirectory

/// A list of labels kept as the index keeps that of its blocks, in memory.
private struct LabelledList {
  private(set) var labels: [Int64] = []
  private(set) var moved = 0
  private(set) var mostMovedAtOnce = 0

  mutating func insert(at index: Int, growth: SearchLabels.Growth) {
    let lower = index > 0 ? labels[index - 1] : 0
    let upper = index < labels.count ? labels[index] : nil
    if let label = SearchLabels.labels(1, between: lower, and: upper, growth: growth) {
      labels.insert(label[0], at: index)
      return
    }
    let (range, held) = SearchLabels.crowdedRange(around: max(1, lower), for: 1) { range in
      labels.count { range.contains($0) }
    }
    let first = labels.firstIndex { range.contains($0) } ?? index
    labels.replaceSubrange(
      first..<first + held, with: SearchLabels.spread(held + 1, over: range))
    moved += held
    mostMovedAtOnce = max(mostMovedAtOnce, held)
  }

  var isInOrder: Bool {
    zip(labels, labels.dropFirst()).allSatisfy { $0 < $1 }
      && labels.first ?? 1 >= 1 && labels.last ?? 1 <= SearchLabels.maximum
  }
}

@Suite("Labels of blocks")
struct SearchLabelsTests {
  struct Pattern: Sendable, CustomTestStringConvertible {
    let name: String
    let growth: SearchLabels.Growth
    /// How often a label may move, for each block that comes.
    let movesPerBlock: Double
    /// Where the next block comes into a list of so many.
    let index: @Sendable (Int, inout SeededGenerator) -> Int
    var testDescription: String { name }
  }

  static let patterns = [
    Pattern(name: "at the end", growth: .upwards, movesPerBlock: 0) { count, _ in count },
    Pattern(name: "at the beginning", growth: .downwards, movesPerBlock: 2) { _, _ in 0 },
    Pattern(name: "after the hundredth, upwards", growth: .upwards, movesPerBlock: 2) { count, _ in
      count < 200 ? count : count - 100
    },
    Pattern(name: "at random", growth: .anywhere, movesPerBlock: 0) { count, generator in
      Int.random(in: 0...count, using: &generator)
    },
    Pattern(name: "always at one place", growth: .anywhere, movesPerBlock: 40) { count, _ in
      min(count, 7)
    },
    Pattern(name: "to the left and the right of one place", growth: .anywhere, movesPerBlock: 40) {
      count, _ in count / 2
    },
    Pattern(name: "against what is expected", growth: .upwards, movesPerBlock: 40) { _, _ in 0 },
  ]

  @Test("are in the order of the blocks and seldom move, wherever blocks come", arguments: patterns)
  func order(_ pattern: Pattern) {
    var list = LabelledList()
    var generator = SeededGenerator(seed: 1)
    let count = 4_000
    for number in 0..<count {
      list.insert(at: pattern.index(number, &generator), growth: pattern.growth)
    }
    #expect(list.labels.count == count)
    #expect(list.isInOrder)
    #expect(Double(list.moved) <= pattern.movesPerBlock * Double(count), "\(list.moved) moved")
  }

  @Test("are given out in order, however many at once")
  func several() throws {
    for growth in [SearchLabels.Growth.anywhere, .upwards, .downwards] {
      for (lower, upper) in [(0, nil), (5, 106), (5, 1 << 40), (1 << 45, nil)] as [(Int64, Int64?)]
      {
        let labels = try #require(
          SearchLabels.labels(100, between: lower, and: upper, growth: growth))
        #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 < $1 })
        #expect(labels[0] > lower)
        #expect(labels[99] < upper ?? .max)
        #expect(labels[99] <= SearchLabels.maximum)
      }
    }
    #expect(SearchLabels.labels(100, between: 5, and: 105, growth: .anywhere) == nil)
  }
}
