public import WidgetRecording

extension SuggestionProposal {
  /// The kind, and the values that the clue sets, as people read them.
  public var title: String {
    let values = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.plainText)" }
    return ([kind] + values).joined(separator: " ")
  }
}
