// The things of a hiking app that the system may know: trails, huts, notes, the walk of the moment.

import AppIntents
import CoreLocation
import UniformTypeIdentifiers

/// A trail that a widget can show, with the properties that Shortcuts reads.
struct TrailEntity: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Trail", numericFormat: "\(placeholder: .int) trails", synonyms: ["Path", "Route"])
  static let defaultQuery = TrailQuery()

  let id: String

  @Property(title: "Name") var name: String
  @Property(title: "Kilometres") var distance: Double
  @Property(title: "Huts on the way") var hutCount: Int
  @Property(title: "Open") var isOpen: Bool
  @Property(title: "Opened") var opened: Date
  @Property(title: "Season starts") var seasonStart: DateComponents?
  @Property(title: "Web page") var page: URL?
  @Property(title: "Notice") var notice: AttributedString?
  @Property(title: "Climb") var climb: Measurement<UnitLength>
  @Property(title: "Start") var start: CLPlacemark?
  @Property(title: "Map") var map: IntentFile?
  @Property(title: "Ranger") var ranger: IntentPerson?
  @Property(title: "Toll") var toll: IntentCurrencyAmount?
  @Property(title: "Last payment") var lastPayment: IntentPaymentMethod?
  @Property(title: "Next hut") var nextHut: HutEntity?
  @Property(title: "Difficulty") var difficulty: TrailDifficulty
  @Property var tags: [String]

  init(id: String, name: String, distance: Double = 0, difficulty: TrailDifficulty = .easy) {
    self.id = id
    self.name = name
    self.distance = distance
    self.difficulty = difficulty
    hutCount = 0
    isOpen = true
    opened = .distantPast
    climb = Measurement(value: 0, unit: .meters)
    tags = []
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(distance) km",
      image: .init(systemName: "figure.hiking", isTemplate: true), synonyms: ["The \(name) path"])
  }

  /// The titles under which Shortcuts lists what is still unknown.
  var titlesOfMissingDetails: [LocalizedStringResource] {
    var titles: [LocalizedStringResource] = []
    if $page.isOptional, page == nil { titles.append($page.title) }
    if $map.isOptional, map == nil { titles.append($map.title) }
    return titles
  }
}

/// A trail's difficulty; a parameter's fixed choices.
enum TrailDifficulty: String, AppEnum {
  case easy, moderate, hard

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Difficulty"
  static let caseDisplayRepresentations: [TrailDifficulty: DisplayRepresentation] = [
    .easy: "Easy",
    .moderate: DisplayRepresentation(title: "Moderate", subtitle: "Some steep parts"),
    .hard: DisplayRepresentation(
      title: "Hard",
      image: .init(named: "hard-trail", isTemplate: false, displayStyle: .circular)),
  ]
}

/// A hut, identified by the number on its door.
struct HutEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hut"
  static let defaultQuery = HutQuery()

  let id: Int
  var name: String
  var photo: Data?
  var webcam: URL?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: picture)
  }

  private var picture: DisplayRepresentation.Image? {
    if let photo { return .init(data: photo, isTemplate: false, displayStyle: roundness) }
    guard let webcam else { return nil }
    return id == 0
      ? .init(url: webcam, isTemplate: false, displayStyle: roundness)
      : .init(url: webcam, width: 64, height: 64, displayStyle: roundness)
  }

  /// The owner's own hut stands in a circle.
  private var roundness: DisplayRepresentation.Image.DisplayStyle {
    id == 0 ? .circular : .default
  }
}

/// A kind of weather, whose raw value is its identifier: it needs no query of its own.
enum WeatherKind: String, AppEntity, CaseIterable, CaseDisplayRepresentable {
  case sun, rain, snow

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  static let caseDisplayRepresentations: [WeatherKind: DisplayRepresentation] = [
    .sun: "Sun", .rain: "Rain", .snow: "Snow",
  ]
}

/// The weather picker's suggestions, and its matches while a person types.
func weatherChoices(matching text: String) async throws -> [WeatherKind] {
  let query = WeatherKind.defaultQuery
  if text.isEmpty { return try await query.suggestedEntities() }
  let known = try await query.entities(for: [text])
  return known.isEmpty ? try await query.entities(matching: text) : known
}

/// A reading that Shortcuts passes on and nobody keeps.
struct SummitReading: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summit Reading"

  @Property(title: "Temperature") var temperature: Measurement<UnitTemperature>
  @Property(title: "Wind") var wind: Measurement<UnitSpeed>

  init() {
    temperature = Measurement(value: 0, unit: .celsius)
    wind = Measurement(value: 0, unit: .kilometersPerHour)
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(temperature.formatted()), \(wind.formatted())")
  }
}

/// The walk under way: there is one, so it has no identifier of its own.
struct CurrentWalk: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Current Walk"
  static let defaultQuery = UniqueAppEntityProvider { CurrentWalk(steps: 4_200) }

  @Property(title: "Steps") var steps: Int

  init(steps: Int) { self.steps = steps }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(steps) steps")
  }
}

/// The settings of the app, looked up by a query that an author wrote.
struct AppSettingsEntity: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = SettingsQuery()
  var displayRepresentation: DisplayRepresentation { "Settings of the app" }
}

/// Finds the one set of settings.
struct SettingsQuery: UniqueAppEntityQuery {
  typealias Entity = AppSettingsEntity

  func uniqueEntity() async throws -> AppSettingsEntity { AppSettingsEntity() }
}

/// The walk's steps for a complication.
func stepsOfCurrentWalk() async throws -> Int {
  let walk = try await CurrentWalk.defaultQuery.uniqueEntity()
  let sameWalk = try await CurrentWalk.defaultQuery.entities(for: [walk.id]).first
  return sameWalk?.steps ?? walk.steps
}

/// A recorded track that is a file on disk.
struct TrackFileEntity: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"
  static let defaultQuery = TrackFileQuery()

  static let supportedContentTypes: [UTType] = [.data]

  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation {
    let name = id.fileURL?.lastPathComponent ?? id.draftIdentifier ?? ""
    return DisplayRepresentation(title: "Track \(name)", subtitle: id.isDraft ? "Draft" : nil)
  }
}

/// Finds tracks by identifier.
struct TrackFileQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [TrackFileEntity] {
    identifiers.map { TrackFileEntity(id: $0) }
  }

  func suggestedEntities() async throws -> [TrackFileEntity] {
    let file = try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/tracks/today.gpx"))
    return [file, .draft(identifier: "next")].map { TrackFileEntity(id: $0) }
  }
}

/// A section of the guide book that has a web address.
struct GuideChapter: URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chapter"
  static let defaultQuery = GuideChapterQuery()

  static var urlRepresentation: URLRepresentation { "https://example.com/guide/\(.id)" }

  let id: Float
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Chapter \(Double(id))")
  }
}

/// Finds chapters by their number.
struct GuideChapterQuery: EntityQuery {
  func entities(for identifiers: [Float]) async throws -> [GuideChapter] {
    identifiers.map { GuideChapter(id: $0) }
  }
}

/// A page of the app that a link can open.
enum GuidePage: String, URLRepresentableEnum {
  case today, map

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let caseDisplayRepresentations: [GuidePage: DisplayRepresentation] = [
    .today: "Today", .map: "Map",
  ]
}

/// Opens a page by its link.
struct OpenGuidePage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Page"

  @Parameter(title: "Page") var target: GuidePage
}

/// A trail code such as `AT-204`, used as an identifier.
struct TrailCode: EntityIdentifierConvertible, Hashable, Sendable {
  let country: String
  let number: Int

  var entityIdentifierString: String { "\(country)-\(number.entityIdentifierString)" }

  static func entityIdentifier(for entityIdentifierString: String) -> TrailCode? {
    let parts = entityIdentifierString.split(separator: "-").map(String.init)
    guard parts.count == 2, let number = Int.entityIdentifier(for: parts[1]) else { return nil }
    return TrailCode(country: parts[0], number: number)
  }
}

/// The user activity's identifier for what is on screen.
func shownIdentifier(of trail: TrailEntity, orHut hut: HutEntity.ID?) -> EntityIdentifier? {
  let identifier =
    hut.map { EntityIdentifier(for: HutEntity.self, identifier: $0) }
    ?? EntityIdentifier(for: trail)
  guard identifier.identifier.count <= EntityIdentifier.valueMaximumLength else { return nil }
  return identifier
}

/// The link under which the app restores what an identifier stands for.
func link(to identifier: EntityIdentifier) -> URL? {
  let isTrail = identifier.entityType == TrailEntity.self
  return URL(string: "hikes://\(isTrail ? "trail" : "other")/\(identifier.identifier)")
}

/// The app's favourites, kept as texts, are looked up under whatever type identifies them.
func identifiers<ID: EntityIdentifierConvertible>(in stored: [String], as type: ID.Type) -> [ID] {
  stored.compactMap { ID.entityIdentifier(for: $0) }
}

/// Every kind of favourite that the app has kept.
func storedFavourites(_ stored: [String]) -> (trails: [String], huts: [Int], tracks: [UUID]) {
  let chapters = identifiers(in: stored, as: Float.self).map(\.entityIdentifierString)
  let tracks = identifiers(in: stored, as: UUID.self)
  let trails = identifiers(in: stored, as: String.self).filter { !chapters.contains($0) }
  return (trails, identifiers(in: stored, as: Int.self), tracks)
}

// MARK: - How things are shown

/// A row of a list that takes whatever has a name of its own.
func rowTitle(of item: any InstanceDisplayRepresentable) -> String {
  let shown = item.displayRepresentation
  let title = String(localized: shown.title)
  guard let subtitle = shown.subtitle else { return title }
  return "\(title) (\(String(localized: subtitle)))"
}

/// A heading for a list of one type.
func heading<Item: TypeDisplayRepresentable>(for type: Item.Type, count: Int) -> String {
  let representation = type.typeDisplayRepresentation
  let names = [representation.name] + representation.synonyms
  let name = names.map { String(localized: $0) }.joined(separator: ", ")
  return representation.numericFormat.map { "\(count): \(String(localized: $0))" } ?? name
}

/// A picker's labels for an enumeration.
func labels<Choice: StaticDisplayRepresentable>(of type: Choice.Type) -> [String] {
  let title = String(localized: type.typeDisplayRepresentation.name)
  return [title] + Choice.allCases.map { String(localized: $0.localizedStringResource) }
}

/// A legend that names its cases and nothing else.
func legend<Choice: CaseDisplayRepresentable>(of type: Choice.Type) -> [Choice: String] {
  type.caseDisplayRepresentations.mapValues { representation in
    let names = [representation.title] + representation.synonyms
    return names.map { String(localized: $0) }.joined(separator: " / ")
  }
}

/// A card that shows an entity or value under its type's name.
func card(for item: some DisplayRepresentable) -> [String] {
  let hasPicture = item.displayRepresentation.image != nil
  return [
    heading(for: type(of: item), count: 1), rowTitle(of: item), hasPicture ? "with picture" : "",
    String(localized: item.localizedStringResource),
  ]
}

/// The part of an app's model that every value of a parameter has in common.
func kindName<Kind: AppValue>(of type: Kind.Type) -> String {
  "\(type.persistentIdentifier): \(heading(for: type, count: 0))"
}
