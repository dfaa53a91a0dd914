/// Whether one thing that runs depend on works on this machine.
struct Diagnosis: Hashable {
  /// What was found.
  enum State: Hashable {
    /// It works.
    case works
    /// It is not there, and a run can be trusted without it.
    case absent
    /// It does not work, and no run can be trusted.
    case broken
  }

  /// What was looked at.
  let subject: String
  /// What was found.
  let state: State
  /// What was found, in words.
  let finding: String
  /// What to do about it; nil where nothing is to be done.
  let advice: String?

  /// Says that something works.
  static func works(_ subject: String, _ finding: String) -> Self {
    Self(subject: subject, state: .works, finding: finding, advice: nil)
  }

  /// Says that something is not there and can be done without.
  static func absent(_ subject: String, _ finding: String, advice: String) -> Self {
    Self(subject: subject, state: .absent, finding: finding, advice: advice)
  }

  /// Says that something does not work.
  static func broken(_ subject: String, _ finding: String, advice: String) -> Self {
    Self(subject: subject, state: .broken, finding: finding, advice: advice)
  }

  /// The diagnosis in one line: a mark, the subject, what was found, and what to do.
  var line: String {
    let mark =
      switch state {
      case .works: "✓"
      case .absent: "–"
      case .broken: "✗"
      }
    let remedy = advice.map { "; \($0)" } ?? ""
    return "\(mark) \(subject): \(finding)\(remedy)".split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }
}

extension [Diagnosis] {
  /// The status that tells whether a run on this machine can be trusted.
  var status: ExitStatus {
    contains { $0.state == .broken } ? .notObserved : .success
  }
}
