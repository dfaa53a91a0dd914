import AVKit
import AppKit
import CoreData
import SwiftData
import SwiftUI
import Testing

@Model private final class Note {
  @Attribute(.unique) var title: String
  var rank: Int
  var due: Date?
  @Relationship(deleteRule: .cascade) var parts: [Note] = []
  @Transient var isShown = false

  init(_ title: String, rank: Int) {
    self.title = title
    self.rank = rank
  }
}

@ModelActor private actor Clerk {
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Note>()) }
}

@MainActor @Suite struct DataTests {
  private func container() throws -> ModelContainer {
    let schema = Schema([Note.self])
    let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
    return try ModelContainer(for: schema, configurations: [configuration])
  }

  @Test func `models are kept, filtered and sorted`() async throws {
    let container = try container()
    let context = container.mainContext
    for (title, rank) in [("b", 2), ("a", 1), ("c", 3)] { context.insert(Note(title, rank: rank)) }
    let descriptor = FetchDescriptor<Note>(
      predicate: #Predicate { $0.rank > 1 }, sortBy: [SortDescriptor(\.title, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.title) == ["c", "b"])
    #expect(try ModelContext(container).fetchCount(descriptor) == 0)
    #expect(context.hasChanges)
    try context.save()
    #expect(try ModelContext(container).fetchCount(descriptor) == 2)
    #expect(try await Clerk(modelContainer: container).count() == 3)
    var limited = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.rank)])
    limited.fetchLimit = 1
    #expect(try context.fetch(limited).map(\.title) == ["a"])
  }

  @Test func `models are deleted and come back`() throws {
    let context = try container().mainContext
    let note = Note("a", rank: 1)
    context.insert(note)
    #expect(note.modelContext == context && note.hasChanges)
    try context.save()
    #expect(context.registeredModel(for: note.persistentModelID) as Note? === note)
    context.delete(note)
    #expect(note.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 0)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 1)
    try context.delete(model: Note.self, where: #Predicate { $0.title == "a" })
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 0)
  }

  @Test func `models have identities`() {
    let (one, other) = (Note("a", rank: 1), Note("a", rank: 1))
    #expect(one == one && one != other)
    #expect(one.id == one.persistentModelID)
    #expect(one.persistentModelID < other.persistentModelID)
    #expect(one.persistentModelID.entityName == "Note")
  }

  struct Reader: View {
    @Query(sort: \Note.rank, order: .reverse) fileprivate var notes: [Note]
    @Query fileprivate var all: [Note]
    @Environment(\.modelContext) var context

    var body: some View {
      Text(verbatim: notes.map(\.title).joined() + " \(all.count)")
    }
  }

  @Test func `a query reads the container around the view`() throws {
    let container = try container()
    for (title, rank) in [("a", 1), ("b", 2)] {
      container.mainContext.insert(Note(title, rank: rank))
    }
    #expect(tree(Reader().modelContainer(container)).texts == ["ba 2"])
    #expect(tree(Reader()).texts == [" 0"])
    #expect(tree(Reader().modelContainer(for: Note.self, inMemory: true)).texts == [" 0"])
  }

  struct Fetcher: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "name", ascending: false)])
    var cards: FetchedResults<NSManagedObject>
    @FetchRequest(
      entity: Fetcher.entity, sortDescriptors: [], predicate: NSPredicate(format: "name == 'a'"))
    var some: FetchedResults<NSManagedObject>
    @Environment(\.managedObjectContext) var context

    static let entity: NSEntityDescription = {
      let (entity, name) = (NSEntityDescription(), NSAttributeDescription())
      name.name = "name"
      entity.name = "NSManagedObject"
      entity.properties = [name]
      return entity
    }()

    var body: some View { Text(verbatim: "\(cards.count) \(some.count) \(cards.isEmpty)") }
  }

  @Test func `a fetch request reads the context around the view`() {
    let model = NSManagedObjectModel()
    model.entities = [Fetcher.entity]
    let context = NSPersistentContainer(name: "C", managedObjectModel: model).viewContext
    for name in ["a", "b"] {
      NSEntityDescription.insertNewObject(forEntityName: "NSManagedObject", into: context)
        .setValue(name, forKey: "name")
    }
    #expect(
      tree(Fetcher().environment(\.managedObjectContext, context)).texts == ["2 1 false"])
    #expect(tree(Fetcher()).texts == ["0 0 true"])
  }

  @Test func `a film keeps its place`() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
    #expect(tree(VideoPlayer(player: player) { Text(verbatim: "live") }).texts == ["live"])
  }

  @Test func `colours and images of the Mac are those of the phone`() {
    #expect(Color(nsColor: NSColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(UIColor.red))
    #expect(NSColor(white: 0, alpha: 1).blended(withFraction: 0.5, of: .white)?.redComponent == 0.5)
    #expect(NSColor.systemRed == .systemRed && NSColor.systemRed != .systemBlue)
    #expect(Color(nsColor: .systemRed) == Color(uiColor: .systemRed))
    #expect(NSColor.black.usingColorSpace(.sRGB)?.alphaComponent == 1)
    let sea = NSColor(name: nil) { $0.name == .darkAqua ? .black : .white }
    for (style, isWhite) in [(UIUserInterfaceStyle.light, true), (.dark, false)] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect((UIColor(Color(nsColor: sea)).resolved(for: traits).red > 0.5) == isWhite)
    }
    #expect(Color(.white) == Color(UIColor.white))
    #expect(Color(.labelColor) == Color(uiColor: .label))
    #expect(NSImage(named: "nothing") == nil)
    #expect(NSImage(systemSymbolName: "star", accessibilityDescription: nil) != nil)
    #expect(NSFont.systemFont(ofSize: 12).pointSize == 12)
    #expect(!NSWorkspace.shared.open(URL(fileURLWithPath: "/")))
    #expect(NSPasteboard.general.string(forType: .string) == nil)
  }

  @Test func `a predicate looks for words as a person does`() throws {
    let words = "cafe"
    let within = #Predicate<Note> { $0.title.localizedStandardContains(words) }
    #expect(try within.evaluate(Note("Grand Café", rank: 1)))
    #expect(try !within.evaluate(Note("Tea", rank: 1)))
  }
}
