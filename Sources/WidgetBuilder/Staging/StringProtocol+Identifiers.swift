extension StringProtocol {
  /// The runs of letters, digits and underscores, as the names in Swift code are written.
  var identifiers: [SubSequence] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// This name as the compiler spells it within the mangled name of a declaration: after its length
  /// in bytes.
  var mangledName: String { "\(utf8.count)\(self)" }
}
