// Intents of the newer systems: questions, undoing, errors with words of the system's, the index.

import AppIntents
import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

/// The card that asks whether a hut is to be booked.
struct BookingCard: SnippetIntent {
  static let title: LocalizedStringResource = "Booking"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Two beds"))
  }
}

/// A hut to sleep in.
struct BookableHut: AppEntity, IndexedEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hut"
  static let defaultQuery = BookableHutQuery()
  static var urlRepresentation: URLRepresentation {
    EntityURLRepresentation("https://example.com/huts/\(.id)/\(\.$name)")
  }

  let id: Int
  @Property(title: "Name", indexingKey: \.displayName) var name: String
  @Property(indexingKey: \.contentDescription) var summary: String?
  @ComputedProperty(title: "Beds") var beds: Int { id * 10 }
  @ComputedProperty var isLarge: Bool { beds > 20 }
  @ComputedProperty(title: "Sign", indexingKey: \.title) var sign: String { "Hut \(id)" }
  @DeferredProperty(title: "Price") var price: Int { get async throws { 30 } }
  @DeferredProperty var warden: String { get async throws { "Anna" } }

  var hideInSpotlight: Bool { id == 0 }
  var attributeSet: CSSearchableItemAttributeSet {
    let set = defaultAttributeSet
    set.keywords = ["hut"]
    return set
  }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Hut \(id)") }

  init(id: Int) {
    self.id = id
    name = "Hut \(id)"
  }
}

/// Finds huts by number.
struct BookableHutQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [BookableHut] {
    identifiers.map(BookableHut.init)
  }
}

/// Books a hut, if the person who asked means it.
struct ReserveHut: UndoableIntent {
  static let title: LocalizedStringResource = "Book Hut"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Hut") var hut: BookableHut
  @Parameter(title: "Permit", supportedContentTypes: [.pdf, .image]) var permit: IntentFile?
  @Parameter(title: "Photos", supportedContentTypes: [.image]) var photos: [IntentFile]

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    if systemContext.currentMode == .foreground || systemContext.currentMode != .background {
      try await requestConfirmation(actionName: .book, snippetIntent: BookingCard())
    } else if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground("Look at the huts")
    }
    let conditions: ConfirmationConditions = []
    try await requestConfirmation(conditions: conditions, actionName: .book, dialog: "Book it?")
    try await requestConfirmation(dialog: "Book it?") { Text("Two beds") }
    undoManager?.setActionName("Booking")
    return .result(
      dialog: IntentDialog(
        full: "Booked.", supporting: "Sleep well.", systemImageName: "bed.double"))
  }
}

/// The mode of an intent, as a log says it.
func modeName(_ mode: IntentModes.Current) -> String { mode == .foreground ? "front" : "back" }

/// Why a hut could not be booked.
func bookingErrors() -> [AppIntentError] {
  typealias Lasting = AppIntentError.Unrecoverable
  typealias Permission = AppIntentError.PermissionRequired
  typealias Action = AppIntentError.UserActionRequired
  return [
    Lasting.entityNotFound, Lasting.featureCurrentlyRestricted, Lasting.networkFailure,
    Lasting.notAllowed, Lasting.unknown, Permission.bluetooth, Permission.contacts,
    Permission.localNetwork, Action.accountSetup, Action.confirmation, Action.signin,
  ]
}

/// Opens a hut in the app.
struct OpenHut: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Hut"
  @Parameter(title: "Hut") var target: BookableHut
}

/// The app's list of huts.
struct HutList: View {
  @State private var shown: Int?

  var body: some View {
    Text(shown.map { "Hut \($0)" } ?? "Huts")
      .onAppIntentExecution(OpenHut.self) { shown = $0.target.id }
  }
}

/// Keeps the index of huts.
func updateIndex(_ huts: [BookableHut], without gone: [Int]) async throws {
  let index = CSSearchableIndex.default()
  try await index.indexAppEntities(huts, priority: 1)
  try await index.deleteAppEntities(identifiedBy: gone, ofType: BookableHut.self)
  if huts.isEmpty { try await index.deleteAppEntities(ofType: BookableHut.self) }
}

/// A dialog with a symbol.
let bookedDialog = IntentDialog(full: "Booked.", systemImageName: "bed.double")
/// Conditions that a later system may know.
let laterConditions = ConfirmationConditions(rawValue: 1)
