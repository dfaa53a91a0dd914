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
