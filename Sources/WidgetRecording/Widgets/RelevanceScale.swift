/// A scale that a widget's author declares for the relevance of its entries.
public enum RelevanceScale: Hashable, Sendable {
  /// The least positive score, and the greatest.
  case range(minimum: Double, maximum: Double)
  /// The only scores there are.
  case levels([Double])
}

extension RelevanceScale: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { .levels([]) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where there are neither levels nor both ends of a range, in order.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var levels: [Double]?
    if case .levels(let known) = self { levels = known }
    try fields.optional("levels", &levels)
    if let levels {
      try fields.check(
        "levels", !levels.isEmpty && levels.allSatisfy(\.isFinite), "a list of numbers, not empty")
      self = .levels(levels)
      return
    }
    var (minimum, maximum) = (0.0, 0.0)
    if case .range(let least, let greatest) = self { (minimum, maximum) = (least, greatest) }
    try fields.required("maximum", &maximum)
    try fields.required("minimum", &minimum)
    try fields.check("minimum", minimum <= maximum, "a number that is not above the maximum")
    self = .range(minimum: minimum, maximum: maximum)
  }
}
