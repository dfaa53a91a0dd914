import TestSupport
import WidgetRecording
import WidgetSimulation

extension Scene {
  /// A widget that an app intent configures; its parameters are `card`, `visa` unless set, and
  /// `days`.
  mutating func widget(
    _ kind: String, intent: String? = "Pick", families: [FamilyName] = [Scene.small]
  ) {
    let widget = RecordedWidget(
      kind: kind, families: families,
      configuration: intent.map { .appIntent(.init($0)) } ?? .static)
    recording.events.append(.widget(widget))
    if intent != nil { configuration(kind, "-", [:]) }
  }

  /// The values of a configuration: those given, and the defaults for the rest.
  mutating func configuration(_ kind: String, _ name: String, _ values: [String: JSONValue]) {
    let defaults: [String: JSONValue] = ["card": .string("visa"), "days": .number(1)]
    recording.events.append(
      .configuration(
        RecordedConfiguration(
          kind: kind, name: ConfigurationName(name), values: defaults.merging(values) { $1 })))
  }

  /// A replacement of the relevant shortcuts by one for some minutes; nil for an open end.
  mutating func shortcut(
    _ kind: String, at minute: Double = 0, _ from: Double, _ to: Double?,
    _ values: [String: JSONValue] = [:], intent: String? = "Pick"
  ) {
    let item = RelevantShortcut(
      widgetKind: kind, role: .information, intent: RecordedIntent(intent ?? "", values),
      providers: [.date(Self.start + from * 60, to.map { Self.start + $0 * 60 }, nil)])
    recording.events.append(
      .relevantShortcuts(RelevantItemsUpdate(at: Self.start + minute * 60, items: [item])))
  }

  /// The same donation at some minutes.
  mutating func donate(
    _ intent: String = "Pick", at minutes: Double..., values: [String: JSONValue] = [:],
    by interface: DonationInterface = .donationManager, predictable: Bool? = true,
    predictions: [[String]]? = nil
  ) {
    for minute in minutes {
      recording.events.append(
        .donation(
          RecordedDonation(
            at: Self.start + minute * 60, interface: interface, intent: intent, parameters: values,
            isPredictable: predictable, predictionParameters: predictions)))
    }
  }

  /// Each proposal's beginning and end in minutes, kind and outcome, with the Developer Mode off.
  var outcomes: [String] {
    trace().proposals.map { proposal in
      let from = Int((proposal.from - Self.start) / 60)
      let to = Int((proposal.to - Self.start) / 60)
      return "\(from)–\(to) \(proposal.kind) \(proposal.outcome)"
    }
  }
}
