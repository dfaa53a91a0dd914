// The queries by which the system finds what a person means.

import AppIntents

/// The trails that the app knows, kept by its own store.
struct TrailStore: Sendable {
  static let shared = TrailStore()

  func trails() async -> [TrailEntity] {
    [
      TrailEntity(id: "ridge", name: "Ridge Walk", distance: 12, difficulty: .hard),
      TrailEntity(id: "lake", name: "Lake Loop", distance: 5),
    ]
  }
}

/// Finds trails by identifier, by name and by their properties.
struct TrailQuery: EntityStringQuery, EntityPropertyQuery {
  typealias Entity = TrailEntity
  typealias ComparatorMappingType = Predicate<TrailRecord>

  @Dependency var store: TrailStore

  static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds the trails that match.", categoryName: "Trails", searchKeywords: ["hike", "walk"],
    resultValueName: "Trails")

  func entities(for identifiers: [String]) async throws -> [TrailEntity] {
    await store.trails().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [TrailEntity] {
    await store.trails().filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [TrailEntity] {
    await store.trails()
  }

  func defaultResult() async -> TrailEntity? {
    await store.trails().first
  }

  static var properties: QueryProperties {
    QueryProperties {
      Property(\TrailEntity.$name) {
        EqualToComparator { name in #Predicate<TrailRecord> { $0.name == name } }
        NotEqualToComparator { name in #Predicate<TrailRecord> { $0.name != name } }
        ContainsComparator { part in #Predicate<TrailRecord> { $0.name.contains(part) } }
        HasPrefixComparator { start in #Predicate<TrailRecord> { $0.name.starts(with: start) } }
        HasSuffixComparator { end in #Predicate<TrailRecord> { $0.ending == end } }
      }
      Property(\TrailEntity.$distance) {
        GreaterThanComparator { bound in #Predicate<TrailRecord> { $0.distance > bound } }
        LessThanComparator { bound in #Predicate<TrailRecord> { $0.distance < bound } }
        GreaterThanOrEqualToComparator { bound in
          #Predicate<TrailRecord> { $0.distance >= bound }
        }
        LessThanOrEqualToComparator { bound in #Predicate<TrailRecord> { $0.distance <= bound } }
        IsBetweenComparator { low, high in
          #Predicate<TrailRecord> { $0.distance >= low && $0.distance <= high }
        }
      }
      Property(\.$tags) {
        ContainsComparator { tag in #Predicate<TrailRecord> { $0.tags.contains(tag) } }
      }
    }
  }

  static var sortingOptions: SortingOptions {
    SortingOptions {
      SortableBy(\TrailEntity.$name)
      SortableBy(\TrailEntity.$distance)
    }
  }

  func entities(
    matching comparators: [Predicate<TrailRecord>], mode: ComparatorMode,
    sortedBy: [Sort<TrailEntity>], limit: Int?
  ) async throws -> [TrailEntity] {
    var found: [TrailEntity] = []
    for trail in await store.trails() {
      let record = TrailRecord(trail)
      let outcomes = try comparators.map { try $0.evaluate(record) }
      let matches = mode == .and ? outcomes.allSatisfy { $0 } : outcomes.contains(true)
      if matches { found.append(trail) }
    }
    for sort in sortedBy.reversed() where sort.by == \TrailEntity.$distance {
      found.sort {
        sort.order == .ascending ? $0.distance < $1.distance : $0.distance > $1.distance
      }
    }
    return Array(found.prefix(limit ?? found.count))
  }
}

/// A trail's record, which the predicates of a query read.
struct TrailRecord: Sendable {
  let name: String
  let ending: String
  let distance: Double
  let tags: [String]

  init(_ trail: TrailEntity) {
    name = trail.name
    ending = trail.name.split(separator: " ").last.map(String.init) ?? ""
    distance = trail.distance
    tags = trail.tags
  }
}

/// Finds huts; there are few, so all of them can be listed.
struct HutQuery: EnumerableEntityQuery {
  static let persistentIdentifier = "hikes.huts"

  func allEntities() async throws -> [HutEntity] {
    [HutEntity(id: 1, name: "Ridge Hut"), HutEntity(id: 2, name: "Lake Hut")]
  }

  func entities(for identifiers: [Int]) async throws -> [HutEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// The text that explains a Find action of the app, where there is one.
func explanation<Query: EnumerableEntityQuery>(of query: Query.Type) -> String {
  query.findIntentDescription.map { String(localized: $0.descriptionText) } ?? "Finds everything."
}

/// A hut with what can be searched of it through the trail that leads there.
struct HutVisit: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Visit"
  static let defaultQuery = HutVisitQuery()

  let id: Int
  let trail: TrailEntity

  @Property(title: "Nights") var nights: Int
  @Property(title: "Name in the guest book") var guestName: String?

  init(id: Int, trail: TrailEntity, nights: Int) {
    self.id = id
    self.trail = trail
    self.nights = nights
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(nights) nights")
  }
}

/// Finds visits by their length, and by the name of the trail that led there.
struct HutVisitQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = VisitFilter

  static var properties: EntityQueryProperties<HutVisit, VisitFilter> { visitProperties() }

  static var sortingOptions: EntityQuerySortingOptions<HutVisit> {
    EntityQuerySortingOptions {
      EntityQuerySortableByProperty(\HutVisit.$nights)
    }
  }

  func entities(for identifiers: [Int]) async throws -> [HutVisit] { [] }

  func entities(
    matching comparators: [VisitFilter], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<HutVisit>], limit: Int?
  ) async throws -> [HutVisit] {
    let newestFirst = sortedBy.contains { $0.order == EntityQuerySort.Ordering.descending }
    let found = try await entities(for: Array(0..<(limit ?? 10)))
    return newestFirst ? found.reversed() : found
  }
}

/// One condition on a visit, as the app's database takes it.
struct VisitFilter: Sendable {
  let column: String
  let condition: String
}

/// The properties of the Find action for visits, built by a function of its own.
func visitProperties() -> EntityQueryProperties<HutVisit, VisitFilter> {
  typealias NameProperty = EntityProperty<String>
  typealias GuestProperty = EntityProperty<String?>
  let trailName = EntityQueryProperty<HutVisit, TrailEntity, NameProperty, String, VisitFilter>(
    \TrailEntity.$name, entityProvider: { visit in visit.trail }
  ) {
    EqualToComparator { VisitFilter(column: "trail", condition: "= \($0)") }
  }
  return EntityQueryProperties<HutVisit, VisitFilter> {
    trailName
    EntityQueryProperty(\HutVisit.$guestName) {
      textComparator(HasPrefixComparator { VisitFilter(column: "guest", condition: "^\($0)") })
      HasSuffixComparator { VisitFilter(column: "guest", condition: "\($0)$") }
    }
  }
}

/// Passes a comparator of texts on after the app has counted it.
func textComparator<Property: EntityProperty<Text>, Text>(
  _ comparator: EntityQueryComparator<Property, Text, String, VisitFilter>
) -> EntityQueryComparator<Property, Text, String, VisitFilter> {
  comparator
}

/// The first sorting that the app proposes for visits, and the first property it filters by.
func proposedVisitSearch() -> (
  EntityQuerySortableByProperty<HutVisit>, EntityQueryPropertyDeclaration<HutVisit, VisitFilter>
) {
  (HutVisitQuery.sortingOptions[0], HutVisitQuery.properties[0])
}

/// Without options, visits stay in the order of the guest book.
let unsortedVisits: @Sendable () -> EntityQuerySortingOptions<HutVisit> = {
  EntityQuerySortingOptions()
}
