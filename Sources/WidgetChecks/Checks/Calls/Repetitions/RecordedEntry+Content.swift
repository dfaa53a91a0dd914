import WidgetRecording

extension RecordedEntry {
  /// Whether an entry shows the same as another one, as far as it is the entry's to decide: a view
  /// that shows something else each time it is made says nothing of its entries.
  func hasContent(of other: RecordedEntry) -> Bool {
    digest == other.digest || isRandom && other.isRandom
  }
}
