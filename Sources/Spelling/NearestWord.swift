/// Finds the known word that a misspelt one was probably meant to be.
public enum NearestWord {
  /// Returns the word with the fewest changes, if these are few for its length.
  ///
  /// - Parameters:
  ///   - word: The misspelt word.
  ///   - known: The words that it may have been meant to be.
  /// - Returns: The nearest, of several the first in order of text; nil where none is near.
  public static func of(_ word: String, among known: [String]) -> String? {
    let candidates = known.sorted().map { ($0, distance(word.lowercased(), $0.lowercased())) }
    guard let best = candidates.min(by: { $0.1 < $1.1 }) else { return nil }
    let length = max(word.count, best.0.count)
    return best.1 <= (length < 3 ? 0 : max(1, length / 3)) ? best.0 : nil
  }

  /// Returns known words by the number of changes, and those with as many in their own order.
  ///
  /// - Parameters:
  ///   - known: The words.
  ///   - word: The misspelt word.
  /// - Returns: All of them, the nearest first.
  public static func ranking(_ known: [String], by word: String) -> [String] {
    known.enumerated().map { (distance(word.lowercased(), $1.lowercased()), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The least number of insertions, removals, replacements and swaps of neighbours.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
        if isSwap { best = min(best, beforeLast[column - 1] + 1) }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
