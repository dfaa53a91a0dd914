import TipKit

/// Buttons that several tips have, put together like views.
@Tips.ActionBuilder func commonActions(canShare: Bool) -> [Tips.Action] {
  Tips.Action(id: "settings", title: "Settings")
  if canShare { Tips.Action(id: "share", title: "Share") }
}

/// Rules that several tips have.
@Tips.RuleBuilder func commonRules() -> [Tips.Rule] {
  #Rule(FavouriteTip.$isSignedIn) { $0 }
}

/// The limits on showing the app's smaller tips.
@Tips.OptionsBuilder func commonOptions(isUrgent: Bool) -> [any TipOption] {
  Tips.MaxDisplayCount(2)
  if isUrgent { Tips.IgnoresDisplayFrequency(true) }
}

/// The tips of a screen.
@Tips.GroupBuilder func screenTips() -> [any Tip] {
  FavouriteTip()
  WidgetTip.add
}

/// Builds as a builder does at its end.
func numbered(_ actions: [Tips.Action]) -> [Tips.Action] {
  Tips.ActionBuilder.buildFinalResult(actions)
}

/// A tip made of the common parts.
struct ShareTip: Tip {
  var title: Text { Text("Share a Forecast") }
  var actions: [Action] { commonActions(canShare: true) }
  var rules: [Rule] { commonRules() }
  var options: [any TipOption] { commonOptions(isUrgent: false) }

  /// Ends the tip, by default because its action was performed.
  func end(_ reason: InvalidationReason = .actionPerformed) { invalidate(reason: reason) }
}

/// The settings of tips for the app's developers.
struct TipSettings {
  var frequency: Tips.ConfigurationOption.DisplayFrequency = .daily
  var location: Tips.ConfigurationOption.DatastoreLocation = .applicationDefault
  var container: Tips.ConfigurationOption.CloudKitContainer?
  var reason: Tips.InvalidationReason = .tipClosed
  var parameterOptions: [Tips.ParameterOption] = [.transient]

  var options: [Tips.ConfigurationOption] {
    [.displayFrequency(frequency), .datastoreLocation(location), .cloudKitContainer(container)]
  }
}

/// The days on which a forecast was shared.
func days(of donations: [Tips.Event<FavouriteTip.Shared>.Donation]) -> [Date] {
  donations.map(\.date)
}

/// Shows a tip's words alone.
struct WordsTipStyle: TipViewStyle {
  func makeBody(configuration: TipViewStyleConfiguration) -> some View { configuration.title }
}
