import WidgetFindings
import WidgetRecording

/// Objects to views that name no background for their container, where the system asks for one.
struct ContainerBackgroundMissingCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "container-background-missing",
    group: .views,
    summary: "A widget's view names the background of its container.",
    rationale: """
      From iOS 17, macOS 14 and watchOS 10 on the system decides where a widget has its background, \
      and takes it away in StandBy, on the Lock Screen and in Smart Stacks. A view that does not \
      say which part of it is the background is not shown. Apple says so of all families; of an \
      inline accessory, which never has a background, it is a warning.
      """,
    onDevice: "In the widget's place stands “Please adopt containerBackground API”.",
    repair: """
      Apply `containerBackground(for: .widget)` to the root of the view, in every branch; where \
      nothing is to be behind it, with `Color.clear`.
      """,
    sample: """
      CardView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
      """,
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a view with a background", .timeline(.at(0))),
    .rejects("a view without one", .timeline(.at(0), bare(60)), at: .entry(1)),
    .rejects(
      "many entries, once", .timeline(bare(0), bare(60)), .timeline(bare(120), at: 120),
      at: .entry(0)),
    .rejects("a placeholder alone", .called(.placeholder, .entry(bare(0))), at: .entry(0)),
    .ignores("iOS 16, which does not ask for it", in: Setting(.iOS, 16), .timeline(bare(0))),
    .rejects("watchOS 10", in: Setting(.watchOS, 10), .timeline(bare(0)), at: .entry(0)),
    .rejects(
      "an inline accessory", .timeline(bare(0), family: .accessoryInline), at: .entry(0)),
    .ignores("no call", .described()),
  ]

  static let needs: [ProviderMode] = [.placeholder, .snapshot, .timeline, .entry]

  private static func bare(_ minute: Double) -> RecordedEntry {
    var entry = RecordedEntry.at(minute)
    entry.lacksContainerBackground = true
    return entry
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    let system = member.header.system
    guard system.needsContainerBackground else {
      return .notApplicable("\(system) asks for no background of the container")
    }
    for (call, detailed) in zip(member.calls, member.detailed) {
      let bare = detailed.filter { call.entries[$0].lacksContainerBackground }
      guard let entry = bare.first else { continue }
      let isWhole = bare.count == call.entries.count
      let place = isWhole ? "the view" : "the view of this entry"
      var problem = Problem(
        "\(place) has no containerBackground(for: .widget)", in: call, entry: entry)
      problem.declaration = .widget
      problem.level = call.family == .accessoryInline ? .warning : nil
      // A view that never has one, or not while nothing is there yet, does not lack it for want of
      // data.
      if call.mode == .placeholder || member.lacksBackgroundThroughout { problem.shortage = "" }
      return .problems([problem])
    }
    return .problems([])
  }
}

extension MemberEvidence {
  /// Whether no entry of any call has a background.
  fileprivate var lacksBackgroundThroughout: Bool {
    zip(calls, detailed).allSatisfy { call, detailed in
      detailed.count == call.entries.count
        && call.entries.allSatisfy(\.lacksContainerBackground)
    }
  }
}
