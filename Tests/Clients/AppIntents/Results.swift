// Results of the app's intents: values, dialogs, views, intents to open next, and questions.

import AppIntents
import SwiftUI

/// The card that Siri shows for a walk.
struct WalkCard: View {
  let name: String
  var body: some View { Label(name, systemImage: "figure.hiking") }
}

/// Opens the map of a trail after another intent.
struct OpenMap: AppIntent {
  static let title: LocalizedStringResource = "Open Map"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult { .result() }
}

/// The answers of intents that have something to say.
struct WalkAnswers {
  let name = "Ridge Walk"

  func distance() -> some ReturnsValue<Double> { .result(value: 12.5) }

  func goOn() -> some OpensIntent { .result(opensIntent: OpenMap()) }

  func greeting() -> some ProvidesDialog {
    .result(dialog: IntentDialog(full: "You walked the \(name).", supporting: "Well done."))
  }

  func distanceAndMap() -> some ReturnsValue<Double> & OpensIntent {
    .result(value: 12.5, opensIntent: OpenMap())
  }

  func spokenDistance() -> some ReturnsValue<Double> & ProvidesDialog {
    .result(value: 12.5, dialog: "Twelve and a half kilometres on \(name)")
  }

  func spokenDistanceAndMap() -> some ReturnsValue<Double> & OpensIntent & ProvidesDialog {
    .result(value: 12.5, opensIntent: OpenMap(), dialog: "Here is the map.")
  }

  func spokenMap() -> some OpensIntent & ProvidesDialog {
    .result(opensIntent: OpenMap(), dialog: IntentDialog("Here is the map."))
  }

  func button() -> some IntentResult { .result(actionButtonIntent: OpenMap()) }

  func spokenButton() -> some IntentResult & ProvidesDialog {
    .result(actionButtonIntent: OpenMap(), dialog: "Press again for the map.")
  }

  func distanceAndButton() -> some ReturnsValue<Double> {
    .result(value: 3, actionButtonIntent: OpenMap())
  }

  func spokenDistanceAndButton() -> some ReturnsValue<Double> & ProvidesDialog {
    .result(value: 3, actionButtonIntent: OpenMap(), dialog: "Three kilometres")
  }
}

/// The answers of intents that show a card as well.
@MainActor
struct WalkCards {
  let name = "Ridge Walk"

  func card() -> some ShowsSnippetView { .result(view: WalkCard(name: name)) }
  func builtCard() -> some ShowsSnippetView { .result { WalkCard(name: name) } }

  func spokenCard() -> some ShowsSnippetView & ProvidesDialog {
    .result(dialog: "Your walk", view: WalkCard(name: name))
  }

  func builtSpokenCard() -> some ShowsSnippetView & ProvidesDialog {
    .result(dialog: "Your walk") { WalkCard(name: name) }
  }

  func cardAndMap() -> some ShowsSnippetView & OpensIntent {
    .result(opensIntent: OpenMap(), view: WalkCard(name: name))
  }

  func builtCardAndMap() -> some ShowsSnippetView & OpensIntent {
    .result(opensIntent: OpenMap()) { WalkCard(name: name) }
  }

  func spokenCardAndMap() -> some ShowsSnippetView & OpensIntent & ProvidesDialog {
    .result(opensIntent: OpenMap(), dialog: "Your walk", view: WalkCard(name: name))
  }

  func builtSpokenCardAndMap() -> some ShowsSnippetView & OpensIntent & ProvidesDialog {
    .result(opensIntent: OpenMap(), dialog: "Your walk") { WalkCard(name: name) }
  }

  func valueAndCard() -> some ReturnsValue<String> & ShowsSnippetView {
    .result(value: name, view: WalkCard(name: name))
  }

  func valueAndBuiltCard() -> some ReturnsValue<String> & ShowsSnippetView {
    .result(value: name) { WalkCard(name: name) }
  }

  func spokenValueAndCard() -> some ReturnsValue<String> & ShowsSnippetView & ProvidesDialog {
    .result(value: name, dialog: "Your walk", view: WalkCard(name: name))
  }

  func spokenValueAndBuiltCard() -> some ReturnsValue<String> & ShowsSnippetView & ProvidesDialog {
    .result(value: name, dialog: "Your walk") { WalkCard(name: name) }
  }

  func valueCardAndMap() -> some ReturnsValue<String> & OpensIntent & ShowsSnippetView {
    .result(value: name, opensIntent: OpenMap(), view: WalkCard(name: name))
  }

  func valueBuiltCardAndMap() -> some ReturnsValue<String> & OpensIntent & ShowsSnippetView {
    .result(value: name, opensIntent: OpenMap()) { WalkCard(name: name) }
  }

  func everything() -> some ReturnsValue<String> & OpensIntent & ShowsSnippetView & ProvidesDialog {
    .result(
      value: name, opensIntent: OpenMap(), dialog: "Your walk", view: WalkCard(name: name))
  }

  func everythingBuilt() -> some ReturnsValue<String> & OpensIntent & ShowsSnippetView
    & ProvidesDialog
  {
    .result(value: name, opensIntent: OpenMap(), dialog: "Your walk") { WalkCard(name: name) }
  }
}

/// The words of a confirmation's button for each thing that the app can do.
func confirmationName(for verb: String) -> ConfirmationActionName {
  let names: [String: ConfirmationActionName] = [
    "add": .add, "add data": .addData, "book": .book, "buy": .buy, "call": .call,
    "check in": .checkIn, "continue": .continue, "create": .create, "do": .do,
    "download": .download, "filter": .filter, "find": .find, "get": .get, "go": .go, "log": .log,
    "open": .open, "order": .order, "pay": .pay, "play": .play, "play sound": .playSound,
    "post": .post, "request": .request, "run": .run, "search": .search, "send": .send,
    "set": .set, "share": .share, "start": .start, "navigate": .startNavigation,
    "toggle": .toggle, "turn off": .turnOff, "turn on": .turnOn, "view": .view,
  ]
  return names[verb]
    ?? .custom(
      acceptLabel: "\(verb)", acceptAlternatives: ["Yes"], denyLabel: "Leave it",
      denyAlternatives: ["No"], destructive: verb == "delete")
}

/// Books a hut after asking in each of the ways there are.
struct BookHut: AppIntent {
  static let title: LocalizedStringResource = "Book Hut"
  static var description: IntentDescription? {
    var description = IntentDescription("Books a bed.", categoryName: "Huts")
    description.categoryName = "Huts"
    description.searchKeywords = ["bed", "night"]
    description.resultValueName = "Booking"
    return description
  }
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
  static let isDiscoverable = true
  static let persistentIdentifier = "hikes.book"

  @Parameter(title: "Hut") var hut: HutEntity

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let offer = "A bed in the \(hut.name)"
    try await requestConfirmation()
    try await requestConfirmation(actionName: .book, dialog: "Book \(offer)?")
    try await requestConfirmation(
      result: .result(value: hut.id, dialog: "Book \(offer)?"), confirmationActionName: .buy,
      showPrompt: true)
    let seen = try await $hut.requestConfirmation(for: hut, dialog: "This hut?") {
      WalkCard(name: hut.name)
    }
    let sure = try await $hut.requestConfirmation(
      for: hut, dialog: "Sure?", view: WalkCard(name: hut.name))
    guard seen && sure else { throw AppIntentError.restartPerform }
    let moment = systemContext.preciseTimestamp ?? .now
    return .result(value: hut.id, dialog: "Booked at \(moment.formatted()).")
  }
}

/// The line that the app logs of an intent's failure, with the intent's context.
func logLine(of failure: AppIntentError, in context: IntentSystemContext) -> String {
  "\(context.preciseTimestamp?.formatted() ?? "-"): \(failure.description)"
}

/// Books from the app's own button, so that Siri learns of it.
func bookAgain(_ intent: BookHut) async throws -> Int {
  try await intent.callAsFunction(donate: true)
}

/// Performs an intent that answers nothing, without telling anyone.
func performQuietly<Intent: AppIntent>(_ intent: Intent) async throws
where Intent.PerformResult.Value == Never {
  try await intent(donate: false)
}

/// The summary of a result that the app asked for itself.
func summary<Value, Next, Card>(
  of result: IntentResultContainer<Value, Next, Card, IntentDialog>
) -> (value: Value?, isSpoken: Bool, opensMore: Bool) {
  (result.value, result.dialog != nil, result.opensIntent != nil)
}

/// Whether an intent needs the device unlocked.
func needsUnlocking(_ intent: any AppIntent.Type) -> Bool {
  switch intent.authenticationPolicy {
  case .alwaysAllowed: false
  case .requiresAuthentication, .requiresLocalDeviceAuthentication: true
  }
}
