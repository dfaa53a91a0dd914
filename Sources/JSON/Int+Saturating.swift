extension Int {
  /// Creates the whole number nearest to a number that a document may hold.
  ///
  /// `Int(_:)` traps where a number is beyond the range of whole numbers or is none at all, and no
  /// document may end the program.
  ///
  /// - Parameter value: Any number; NaN becomes 0, values out of range the nearest integer.
  package init(saturating value: Double) {
    let rounded = value.rounded()
    self =
      Int(exactly: rounded) ?? (rounded.isNaN ? 0 : rounded < 0 ? .min : .max)
  }
}
