import WidgetRecording

extension RecordedEntry {
  /// Whether an entry shows the same as another one, as far as it is the entry's to decide.
  ///
  /// A view that shows something else each time it is made says nothing of its entries, and what a
  /// tap on it opens is not seen. What is hidden may differ, as the order of a set does.
  func hasContent(of other: RecordedEntry) -> Bool {
    tapFree == other.tapFree || isRandom && other.isRandom
      || !drawings.isEmpty && drawings == other.drawings
  }

  /// The digest of the content without tap actions; nil where it is not known.
  var tapFree: ContentDigest? { tapFreeDigest ?? digest }
}
