/// Whether one thing that runs depend on works on this machine.
package struct Diagnosis: Hashable {
  /// The state of the machine in one respect.
  package enum State: Hashable {
    /// It works.
    case works
    /// It is not there, and a run can be trusted without it.
    case absent
    /// It does not work, and no run can be trusted.
    case broken
  }

  /// The subject of the diagnosis.
  package let subject: String
  /// The state found.
  package let state: State
  /// The state in words.
  package let finding: String
  /// The remedy; nil where none is needed.
  package let advice: String?

  /// Says that something works.
  package static func works(_ subject: String, _ finding: String) -> Self {
    Self(subject: subject, state: .works, finding: finding, advice: nil)
  }

  /// Says that something is not there and can be done without.
  package static func absent(_ subject: String, _ finding: String, advice: String) -> Self {
    Self(subject: subject, state: .absent, finding: finding, advice: advice)
  }

  /// Says that something does not work.
  package static func broken(_ subject: String, _ finding: String, advice: String) -> Self {
    Self(subject: subject, state: .broken, finding: finding, advice: advice)
  }

  /// The diagnosis in one line: a mark, the subject, what was found, and what to do.
  package var line: String {
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
