/// The design of the system font's letters.
public enum LetterDesign: String, Hashable, Sendable {
  /// The design of most texts.
  case standard = "default"
  /// Letters with round ends, which the stand-in shows by their widths.
  case rounded
  /// Letters with serifs.
  case serif
  /// Letters of equal widths.
  case monospaced

  /// The font whose letters are drawn in place of the design's; nil for the stand-in of all others.
  var font: FallbackFont? {
    switch self {
    case .standard, .rounded: nil
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}
