import WidgetRecording

extension MemberEvidence {
  /// Whether every timeline asks for the next within five minutes, which other rules are about.
  var isEager: Bool {
    let timelines = timelines.filter { !$0.dated.isEmpty }
    return !timelines.isEmpty && timelines.allSatisfy { $0.eagerness != .later }
  }

  /// What the reload budget makes of timelines that all ask again at once; empty where nothing.
  ///
  /// The refusals have the eager policy for their cause, so they are told with it and only there.
  var consequenceOfEagerness: String {
    let refused = calls.count { $0.reason == .rejected }
    guard isEager, refused > 0 else { return "" }
    let count = Wording.count(refused, "reload", "reloads")
    return "; with Developer Mode off the budget refuses \(count)"
  }
}
