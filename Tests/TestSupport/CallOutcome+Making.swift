public import WidgetRecording

extension CallOutcome {
  /// A timeline that was delivered.
  public static func timeline(_ entries: [RecordedEntry], _ policy: ReloadPolicy = .never) -> Self {
    .returned(.timeline(RecordedTimeline(entries: entries, policy: policy)))
  }

  /// Any answer that was given with one completion.
  public static func returned(_ content: ProviderAnswer.Content) -> Self {
    .answered(ProviderAnswer(content))
  }
}
