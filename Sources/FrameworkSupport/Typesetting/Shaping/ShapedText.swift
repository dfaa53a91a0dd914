/// A shaped text with the layouts that were asked for so far.
@MainActor final class ShapedText {
  /// Everything that a text's shape depends on.
  struct Key: Hashable {
    var runs: [StyledRun]
    var isRightToLeft: Bool
    var language: String
  }

  /// The grapheme clusters, in the order in which they are read.
  let clusters: [Cluster]
  /// The layouts by their limits.
  var layouts: [TextLimits: SetText] = [:]

  init(_ clusters: [Cluster]) { self.clusters = clusters }
}

/// A text in the lines that its limits allow, before its glyphs have their places.
struct BrokenText {
  /// A line, with the same measures as one whose glyphs have places.
  struct Line {
    var clusters: [Cluster]
    var width: Double
    var advance: Double
    var baseline: Double
  }

  var lines: [Line]
  var width: Double
  var height: Double
  var isTruncated: Bool
  var breaksWord = false
  var scale: Double
}
