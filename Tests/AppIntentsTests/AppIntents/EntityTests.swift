import AppIntents
import Testing

@Suite struct EntityTests {
  @Test func `a query answers by identifier, by suggestion and with a default`() async throws {
    let query = EmojiRangerQuery()
    #expect(try await query.entities(for: ["spouty", "gone"]).map(\.id) == ["spouty"])
    #expect(try await query.results().count == 3)
    #expect(await query.defaultResult()?.id == "panda")
  }

  @Test func `a query that suggests nothing gives nothing`() async throws {
    let query = KitchenSink.OtherRangerQuery()
    #expect(try await query.suggestedEntities().isEmpty)
    #expect(await query.defaultResult() == nil)
  }

  @Test func `an entity is shown by its title`() {
    let ranger = EmojiRanger.all[0]
    #expect(String(localized: ranger.localizedStringResource) == "Power Panda panda")
    #expect(ranger.displayRepresentation.subtitle == "ranger")
    #expect(ranger.displayRepresentation.image == DisplayRepresentation.Image(systemName: "star"))
    #expect(String(localized: Mood.sleepy.localizedStringResource) == "Sleepy")
  }

  @Test func `identifiers of entities are texts and back`() {
    #expect(Int.entityIdentifier(for: "12") == 12)
    #expect(Int.entityIdentifier(for: "x") == nil)
    #expect(Float.entityIdentifier(for: "1.5") == 1.5)
    let id = UUID()
    #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
    let identifier = EntityIdentifier(for: EmojiRanger.all[0])
    #expect(identifier == EntityIdentifier(for: EmojiRanger.self, identifier: "panda"))
    #expect(identifier.description == "EmojiRanger/panda")
  }

  @Test func `a property is a reference that copies share`() {
    struct Stop: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
      static let defaultQuery = StopQuery()
      let id: Int
      @Property(title: "Name") var name: String
      @Property(title: "Line") var line: String?
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

      init(id: Int, name: String) {
        self.id = id
        self.name = name
      }
    }
    struct StopQuery: EntityStringQuery {
      func entities(for identifiers: [Int]) async throws -> [Stop] {
        identifiers.map { Stop(id: $0, name: "stop \($0)") }
      }
      func entities(matching string: String) async throws -> [Stop] { [] }
    }
    let stop = Stop(id: 1, name: "Main Street")
    let copy = stop
    copy.line = "7"
    #expect(stop.line == "7")
    #expect(stop.name == "Main Street")
    #expect(stop.$name.title == "Name")
    #expect(stop.$line.isOptional)
  }

  @Test func `an enumeration can be an entity by its raw value`() async throws {
    enum Theme: String, AppEntity, CaseIterable {
      case light, dark
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
      var displayRepresentation: DisplayRepresentation { .init(title: "\(rawValue)") }
    }
    #expect(try await Theme.defaultQuery.entities(for: ["dark", "blue"]) == [.dark])
    #expect(try await Theme.defaultQuery.suggestedEntities() == [.light, .dark])
    #expect(try await Theme.defaultQuery.entities(matching: "LI") == [.light])
  }

  @Test func `a unique entity is found whatever is asked`() async throws {
    struct Settings: UniqueAppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
      static let defaultQuery = UniqueAppEntityProvider { Settings() }
      var displayRepresentation: DisplayRepresentation { "Settings" }
    }
    let query = Settings.defaultQuery
    #expect(try await query.entities(for: ["Settings"]).count == 1)
    #expect(try await query.suggestedEntities().count == 1)
  }

  @Test func `a transient entity is never found again`() async throws {
    struct Summary: TransientAppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summary"
      @Property(title: "Count") var count: Int
      var displayRepresentation: DisplayRepresentation { "Summary" }
    }
    let summary = Summary()
    summary.count = 3
    #expect(summary.count == 3)
    #expect(try await Summary.defaultQuery.entities(for: [summary.id]).isEmpty)
  }

  @Test func `items come in sections`() {
    let collection = IntentItemCollection<EmojiRanger>(promptLabel: "Choose") {
      IntentItemSection("Heroes", subtitle: "the good") {
        IntentItem(EmojiRanger.all[0], title: "First", image: .init(named: "panda"))
        IntentItem(EmojiRanger.all[1])
      }
      IntentItemSection("Others", items: [EmojiRanger.all[2]])
    }
    #expect(collection.items.map(\.id) == ["panda", "egghead", "spouty"])
    #expect(collection.sections.map(\.description?.title) == ["Heroes", "Others"])
    #expect(collection.sections[0].items[1].description.subtitle == "ranger")
    #expect(IntentItemCollection<String>.empty.items.isEmpty)
    #expect(IntentItemCollection(items: EmojiRanger.all).items.count == 3)
  }

  @Test func `a property query keeps what it was declared with`() {
    #expect(
      Shelf.BookQuery.properties[0].self
        is EntityQueryProperty<
          Shelf.Book, Shelf.Book, EntityProperty<String>, String, Shelf.Comparator
        >)
    #expect(Shelf.BookQuery.sortingOptions[0].property == \Shelf.Book.$title)
  }
}

enum Shelf {
  enum Comparator {
    case title(String)
    case pages(Int)
  }

  struct Book: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
      name: "Book", numericFormat: "\(1) books")
    static let defaultQuery = BookQuery()
    let id: UUID
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int
    var displayRepresentation: DisplayRepresentation { .init(title: "\(title)") }
  }

  struct BookQuery: EntityPropertyQuery {
    static var properties: QueryProperties {
      QueryProperties {
        Property(\Book.$title) {
          EqualToComparator { Comparator.title($0) }
          ContainsComparator { Comparator.title($0) }
        }
        Property(\Book.$pages) {
          LessThanComparator { Comparator.pages($0) }
          IsBetweenComparator { low, _ in Comparator.pages(low) }
        }
      }
    }

    static var sortingOptions: SortingOptions {
      SortingOptions {
        SortableBy(\Book.$title)
        SortableBy(\Book.$pages)
      }
    }

    func entities(for identifiers: [UUID]) async throws -> [Book] { [] }

    func entities(
      matching comparators: [Comparator], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?
    ) async throws -> [Book] {
      []
    }
  }
}
