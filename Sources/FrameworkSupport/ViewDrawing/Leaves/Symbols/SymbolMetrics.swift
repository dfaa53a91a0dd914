import Foundation

/// The sizes of the system's symbols beside letters of 1 point, where pictures of Apple's show
/// them.
///
/// The picture that stands in for a symbol is given the same place and proportions.
struct SymbolMetrics {
  /// The size of the ink.
  var ink: CGSize
  /// The width of the symbol's space; nil where it is not known: the ink with two margins.
  var width: Double?

  /// The widths of the lines of the system's symbols beside letters of 1 point, by weight: measured
  /// in pictures of Apple's for regular, semibold and bold letters, assumed for others.
  private static let stems = [
    (100, 0.03), (200, 0.046), (300, 0.066), (400, 0.085), (500, 0.1), (600, 0.115), (700, 0.142),
    (800, 0.164), (900, 0.188),
  ]

  /// Returns the width of the lines of symbols beside letters of 1 point and a weight.
  static func stem(_ weight: Int) -> Double {
    let next = stems.first { $0.0 >= weight } ?? stems[stems.count - 1]
    let last = stems.last { $0.0 <= weight } ?? stems[0]
    guard next.0 > last.0 else { return last.1 }
    return last.1 + (next.1 - last.1) * Double(weight - last.0) / Double(next.0 - last.0)
  }

  /// Ratios of width to height of symbols whose other metrics are not known.
  private static let proportions = [
    "person": 0.935, "plus": 1,
  ]

  private static let measured: [String: SymbolMetrics] = [
    "arrow.clockwise": SymbolMetrics(0.865, 1.045, 1.08),
    "arrow.down": SymbolMetrics(0.753, 0.899, 0.975),
    "arrow.left": SymbolMetrics(0.923, 0.745, 1.154),
    "arrow.right": SymbolMetrics(0.923, 0.745, 1.154),
    "arrow.up": SymbolMetrics(0.753, 0.899, 0.975),
    "arrow.up.forward": SymbolMetrics(0.735, 0.735, 0.941),
    "bell.fill": SymbolMetrics(0.953, 1.03, 1.144),
    "calendar": SymbolMetrics(0.979, 0.906),
    "chevron.backward": SymbolMetrics(0.5, 0.853, 0.706),
    "chevron.forward": SymbolMetrics(0.5, 0.853, 0.706),
    "chevron.left": SymbolMetrics(0.5, 0.853, 0.706),
    "chevron.right": SymbolMetrics(0.5, 0.853, 0.706),
    "exclamationmark.triangle": SymbolMetrics(1.039, 0.941, 1.235),
    "exclamationmark.triangle.fill": SymbolMetrics(1.039, 0.941, 1.235),
    "globe": SymbolMetrics(0.95, 0.95, 1.157),
    "location": SymbolMetrics(0.941, 0.941, 1.176),
    "location.fill": SymbolMetrics(0.941, 0.941, 1.176),
    "minus": SymbolMetrics(0.8, 0.105),
    "star": SymbolMetrics(1.098, 1.059, 1.294),
    "star.fill": SymbolMetrics(1.098, 1.059, 1.294),
    "xmark": SymbolMetrics(0.784, 0.784, 1.02),
  ]

  private init(_ width: Double, _ height: Double, _ space: Double? = nil) {
    ink = CGSize(width: width, height: height)
    self.width = space
  }

  /// Returns the metrics of a symbol; nil for one that no picture shows.
  init?(_ name: String) {
    if let known = Self.measured[name] {
      self = known
    } else if let proportion = Self.proportions[name] {
      self.init(min(1, proportion), min(1, 1 / proportion))
    } else if name.hasSuffix(".circle") || name.hasSuffix(".circle.fill") || name == "circle"
      || name == "circle.fill"
    {
      self.init(0.9961, 0.9961, 1.157)
    } else if name.hasSuffix(".square") || name.hasSuffix(".square.fill") || name == "square"
      || name == "square.fill"
    {
      self.init(0.905, 0.905)
    } else {
      return nil
    }
  }
}
