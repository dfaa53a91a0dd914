import AppIntents
import CoreSpotlight
import Foundation
import Testing

private struct Hut: IndexedEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hut"
  static let defaultQuery = HutQuery()
  static var urlRepresentation: URLRepresentation { "https://a.org/\(.id)?name=\(\.$name)" }

  let id: Int
  @Property(title: "Name", indexingKey: \.displayName) var name: String
  @ComputedProperty(title: "Beds") var beds: Int { id * 10 }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Hut", subtitle: "High up")
  }

  init(id: Int) {
    self.id = id
    name = "H\(id)"
  }
}

private struct HutQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Hut] { identifiers.map(Hut.init) }
}

private struct Asking: UndoableIntent {
  static let title: LocalizedStringResource = "Ask"
  func perform() async throws -> some IntentResult { .result() }
}

/// Addresses of entities, what the index knows of them, and questions that nobody answers.
@Suite struct EntityAddressTests {
  @Test func `an address holds an entity's identifier and its properties`() {
    let address = Hut.urlRepresentation.url(of: Hut(id: 3))
    #expect(address?.absoluteString == "https://a.org/3?name=H3")
  }

  @Test func `the index knows what the display representation says`() {
    let set = Hut(id: 1).attributeSet
    #expect(set.title == "Hut" && set.displayName == "Hut" && set.contentDescription == "High up")
    #expect(!Hut(id: 1).hideInSpotlight && Hut(id: 2).beds == 20)
  }

  @Test func `an identifier of a file is one as text, too`() throws {
    let file = try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/a b.txt"))
    let draft = FileEntityIdentifier.draft(identifier: "x")
    for identifier in [file, draft] {
      let text = identifier.entityIdentifierString
      #expect(FileEntityIdentifier.entityIdentifier(for: text) == identifier)
    }
    #expect(!file.isDraft && draft.isDraft && draft.fileURL == nil)
    let web = try #require(URL(string: "https://a.org"))
    #expect(throws: CocoaError.self) { try FileEntityIdentifier.file(url: web) }
  }

  @Test func `nobody confirms an intent, and it stays in the background`() async {
    let intent = Asking()
    await #expect(throws: AppIntentError.self) {
      try await intent.requestConfirmation(actionName: .book, dialog: "Sure?")
    }
    #expect(await intent.undoManager == nil)
    #expect(intent.systemContext.currentMode == .background)
    #expect(!intent.systemContext.currentMode.canContinueInForeground)
    #expect("\(AppIntentError.Unrecoverable.notAllowed)" == "the action is not allowed")
  }
}
