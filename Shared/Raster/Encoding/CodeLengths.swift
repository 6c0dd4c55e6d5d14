/// The lengths of prefix codes, written as symbols of another code: 0 to 15 for themselves, 16 for
/// the last once more, 17 and 18 for runs of zeros. RFC 1951, 3.2.7; WebP's lossless format has
/// the same.
struct CodeLengths {
  /// A symbol, and the bits behind it.
  struct Step: Hashable {
    var symbol: Int
    var extra = 0
    var bits = 0
  }

  let steps: [Step]
  /// The code of the symbols.
  let code: PrefixCode

  init(_ lengths: [Int]) {
    var steps: [Step] = []
    var rest = lengths[...]
    while let length = rest.first {
      var run = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(run)
      if length != 0 {
        steps.append(Step(symbol: length))
        run -= 1
      }
      while run > 0 {
        let taken: Int
        switch (length, run) {
        case (0, 11...):
          taken = min(run, 138)
          steps.append(Step(symbol: 18, extra: taken - 11, bits: 7))
        case (0, 3...):
          taken = run
          steps.append(Step(symbol: 17, extra: taken - 3, bits: 3))
        case (_, 3...) where length != 0:
          taken = min(run, 6)
          steps.append(Step(symbol: 16, extra: taken - 3, bits: 2))
        default:
          taken = 1
          steps.append(Step(symbol: length))
        }
        run -= taken
      }
    }
    self.steps = steps
    var counts = [Int](repeating: 0, count: 19)
    for step in steps { counts[step.symbol] += 1 }
    // Readers differ in what they think of a code with one symbol only.
    if counts.count(where: { $0 > 0 }) == 1 { counts[counts[0] > 0 ? 1 : 0] = 1 }
    code = PrefixCode(counts: counts, limit: 7)
  }

  /// How many of the code's own lengths have to be written.
  ///
  /// - Parameter order: The symbols in the format's order.
  func needed(in order: [Int]) -> Int {
    max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
  }

  func writeSteps(to writer: inout BitWriter) {
    for step in steps {
      code.write(step.symbol, to: &writer)
      writer.write(step.extra, bits: step.bits)
    }
  }
}
