/// Finds what somebody most likely meant.
enum Suggestion {
  /// The candidate nearest to a text, or `nil` if none is near enough to be a slip of the keys.
  ///
  /// Upper and lower case count as the same; of equally near candidates, the first one wins.
  static func nearest(to text: String, among candidates: [String]) -> String? {
    let wanted = Array(text.lowercased())
    let most = max(1, min(4, wanted.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(wanted, Array(candidate.lowercased()))
      if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// "; did you mean X?", or nothing.
  static func phrase(for text: String, among candidates: [String]) -> String {
    nearest(to: text, among: candidates).map { "; did you mean \($0)?" } ?? ""
  }

  /// How many characters to insert, remove, replace or swap with their neighbour.
  ///
  /// Source: optimal string alignment distance.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    // The last two rows of the table, and the one being filled in.
    var before: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[right.count]
  }
}
