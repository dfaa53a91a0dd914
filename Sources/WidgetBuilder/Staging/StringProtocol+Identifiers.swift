extension StringProtocol {
  /// The runs of letters, digits and underscores, as the names in Swift code are written.
  var identifiers: [SubSequence] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
