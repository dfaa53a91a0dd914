extension Int {
  /// Creates the whole number nearest to a number that a document may hold.
  ///
  /// `Int(_:)` traps where a number is beyond the range of whole numbers or is none at all, and no
  /// document may end the program.
  ///
  /// - Parameter value: Any number; what is not one becomes 0, what is too great the greatest.
  public init(saturating value: Double) {
    let rounded = value.rounded()
    self =
      Int(exactly: rounded) ?? (rounded.isNaN ? 0 : rounded < 0 ? .min : .max)
  }
}
