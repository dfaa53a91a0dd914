import WidgetRecording

/// The events of the scenario: calls of the app's functions, taps and followed links, the values of
/// controls, and what the app and its extension donated and asked for.
struct UsageTable {
  private struct Row {
    let at: SimulatedInstant
    let event: String
    let subject: String
    let details: String
    let end: String
  }

  /// The bundle.
  let page: PageModel
  /// The kind whose events are shown; nil for those of the whole bundle.
  var kind: String?

  /// The table, folded; nil where nothing happened beside the calls of providers.
  var markup: Markup? {
    let rows = page.bundle.recording.events.compactMap(row)
    guard !rows.isEmpty else { return nil }
    let count = ValueFormatter.counted(rows.count, "event")
    return PagePieces.folded("\(count) of the app, its user and the system") {
      PagePieces.table(
        caption: "What happened beside the calls of providers",
        columns: ["Time", "Event", "Of", "Details", "End"],
        rows: rows.prefix(PagePieces.shownRows).map { row in
          [page.clock.moment(row.at), row.event, row.subject, row.details, row.end]
            .map { .text(SafeText.line($0)) }
        }, count: rows.count)
    }
  }

  private func row(_ event: RecordingEvent) -> Row? {
    switch event {
    case .interaction(let interaction):
      isShown(interaction.kind) ? row(interaction) : nil
    case .control(let control):
      isShown(control.kind) ? row(control) : nil
    case .activity(let activity):
      isShown(activity.kind) && activity.change != .preview ? row(activity) : nil
    case .reloadRequest(let request):
      request.kind.map(isShown) ?? true ? row(request) : nil
    case .app(let call) where kind == nil:
      Row(
        at: call.at, event: call.isSetup ? "setup" : "call", subject: "the app",
        details: "\(call.function)()", end: call.end.phrase)
    case .donation(let donation) where kind == nil:
      Row(
        at: donation.at, event: "donation", subject: donation.interface.rawValue,
        details: Self.call(donation.intent, donation.parameters), end: "")
    case .relevantShortcuts(let update) where kind == nil: row(update, "relevant shortcuts")
    case .relevantIntents(let update) where kind == nil: row(update, "relevant intents")
    default: nil
    }
  }

  private func isShown(_ other: String) -> Bool { kind == nil || kind == other }

  private func row(_ interaction: RecordedInteraction) -> Row {
    let isTap = interaction.action.word == .tap
    let label = interaction.label.map { "“\($0)”" }
    let intent = interaction.intent.map { Self.call($0.name, $0.parameters) }
    let details = [label, intent, interaction.url].compactMap(\.self).joined(separator: " · ")
    let missing = isTap ? "nothing to tap was shown" : "no link was shown"
    return Row(
      at: interaction.at, event: isTap ? "tap" : "link followed",
      subject: [interaction.kind, interaction.family?.rawValue].compactMap(\.self)
        .joined(separator: " "), details: details,
      end: interaction.isFound
        ? interaction.end.phrase
        : missing + (interaction.end.failure.map { ": \($0.message)" } ?? ""))
  }

  private func row(_ activity: RecordedActivity) -> Row {
    let stale = activity.staleDate.map { "stale \(page.clock.moment($0))" }
    let state = activity.content.map { $0.state.plainText }
    return Row(
      at: activity.at, event: "Live Activity \(activity.change.words)", subject: activity.kind,
      details: [state, stale].compactMap(\.self).joined(separator: " · "), end: "")
  }

  private func row(_ control: RecordedControl) -> Row {
    let label = control.content.label.map { "“\($0)”" }
    return Row(
      at: control.at, event: control.isPreview ? "control in the gallery" : "control asked",
      subject: control.kind,
      details: [label, control.content.state].compactMap(\.self).joined(separator: " · "),
      end: control.end.phrase)
  }

  private func row(_ request: RecordedReloadRequest) -> Row {
    let what =
      switch request.target {
      case .timelines: "timelines"
      case .relevance: "clues"
      case .controls: "controls"
      case .recommendations: "recommendations"
      }
    return Row(
      at: request.at, event: "reload asked for", subject: request.kind ?? "all kinds",
      details: what, end: "")
  }

  private func row(_ update: RelevantItemsUpdate<some RelevantItem>, _ noun: String) -> Row {
    let intents = update.items.map { $0.intentName ?? $0.widgetKind ?? "" }
    let names = Set(intents).sorted().joined(separator: ", ")
    return Row(
      at: update.at, event: noun, subject: "the app",
      details: update.items.isEmpty ? "none" : "\(update.items.count): \(names)", end: "")
  }

  /// An intent with its parameters' values, as it would be written in Swift.
  private static func call(_ intent: String, _ parameters: [String: JSONValue]) -> String {
    let values = parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.plainText)" }
    return "\(intent)(\(values.joined(separator: ", ")))"
  }
}
