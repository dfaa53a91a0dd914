extension Finding {
  /// The parts of a message: findings of one cause may differ in all but the first.
  public struct Words: Hashable, Sendable {
    /// The fault itself.
    public var statement: String
    /// The remark on further drawings, timelines and calls that show it, such as `, and in 2 more
    /// timelines`; empty for none.
    public var repetition = ""
    /// The remark on what was missing where it was seen, such as `; seen without an answer from
    /// example.com`; empty for none.
    public var circumstances = ""
    /// The remark on the environments of a matrix that alone show it, such as `, only in ar_SA`;
    /// empty where all do.
    public var environments = ""

    /// Creates the words of a fault that is seen once.
    public init(_ statement: String) { self.statement = statement }

    /// The whole message.
    public var text: String { statement + repetition + circumstances + environments }

    /// The part by which findings about one line have one cause.
    public var cause: String { statement + environments }
  }
}

extension Finding.Words {
  /// The beginning of all remarks on circumstances.
  private static let seen = "; seen "

  /// Puts the words of findings with one cause together.
  ///
  /// Of differing numbers of repetitions the greatest is told; differing circumstances are listed,
  /// with in how many of the findings there were some.
  ///
  /// - Parameter findings: The words, in the order of reports.
  /// - Returns: The words that hold of all; the text is empty for none.
  public static func merged(_ findings: [Self]) -> Self {
    guard var merged = findings.first, Set(findings).count > 1 else {
      return findings.first ?? Self("")
    }
    let counts = Set(findings.map(\.repetition))
    let most = counts.max { ($0.sum, $1) < ($1.sum, $0) } ?? ""
    merged.repetition = most
    if counts.count > 1 {
      merged.repetition.replace(/[0-9]+/, maxReplacements: 1) { "up to \($0.output)" }
    }
    var lacks: [String] = []
    for words in findings where !words.circumstances.isEmpty {
      let lack = String(words.circumstances.dropFirst(seen.count))
      if !lacks.contains(lack) { lacks.append(lack) }
    }
    let count = findings.count { !$0.circumstances.isEmpty }
    let share = count < findings.count ? ", in \(count) of \(findings.count)" : ""
    merged.circumstances = lacks.isEmpty ? "" : seen + lacks.joined(separator: ", or ") + share
    return merged
  }
}

extension String {
  /// The sum of the numbers in a text.
  fileprivate var sum: Int {
    matches(of: /[0-9]+/).reduce(0) { $0 + (Int($1.output) ?? 0) }
  }
}
