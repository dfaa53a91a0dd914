import Foundation
import SwiftData
import SwiftUI
import TestSupport
import Testing

private enum Mood: String, Codable { case calm, wild }

private struct Spot: Codable, Equatable { var x: Double, y: Double }

@Model private final class Trip {
  @Attribute(.unique) var name: String
  var start: Date
  var days = 1
  var mood = Mood.calm
  var spot: Spot?
  var tags: [String] = []
  @Relationship(deleteRule: .cascade) var stops: [Stop] = []
  @Transient var isShown = false

  init(_ name: String, start: Date, days: Int = 1) {
    self.name = name
    self.start = start
    self.days = days
  }
}

@Model private final class Stop {
  var place: String
  var price: Decimal?
  var trip: Trip?

  init(_ place: String, trip: Trip? = nil) {
    self.place = place
    self.trip = trip
  }
}

/// Stores of SwiftData that are files, as an app and its extension see them.
@MainActor @Suite struct ModelStoreTests {
  private func container(
    in folder: ScratchFolder, allowsSave: Bool = true
  ) throws -> ModelContainer {
    let file = folder.url.appendingPathComponent("Library/trips.store")
    let schema = Schema([Trip.self])
    return try ModelContainer(
      for: schema,
      configurations: ModelConfiguration(schema: schema, url: file, allowsSave: allowsSave))
  }

  private static let day = Date(timeIntervalSinceReferenceDate: 700_000_000)

  @Test func `what the app saves the extension finds`() throws {
    let folder = try ScratchFolder([:])
    let app = try container(in: folder).mainContext
    let trip = Trip("Oslo", start: Self.day, days: 3)
    trip.mood = .wild
    trip.spot = Spot(x: 1, y: 2)
    trip.tags = ["a", "b"]
    app.insert(trip)
    let stop = Stop("Pier", trip: trip)
    stop.price = Decimal(string: "12.5")
    app.insert(stop)
    trip.stops.append(Stop("Park"))
    try app.save()

    let other = ModelContext(try container(in: folder, allowsSave: false))
    let found = try #require(
      other.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.days > 2 })).first)
    #expect(found.name == "Oslo" && found.start == Self.day && found.mood == .wild)
    #expect(found.spot == Spot(x: 1, y: 2) && found.tags == ["a", "b"] && !found.isShown)
    #expect(found.stops.map(\.place) == ["Pier", "Park"])
    #expect(found.stops.map { $0.trip === found } == [true, true])
    #expect(found.stops.first?.price == Decimal(string: "12.5"))
    #expect(throws: (any Error).self) {
      found.days = 5
      try other.save()
    }
  }

  @Test func `a change is seen by a context that is open already`() throws {
    let folder = try ScratchFolder([:])
    let (app, widget) = (
      try container(in: folder).mainContext, try container(in: folder).mainContext
    )
    let trip = Trip("Oslo", start: Self.day)
    app.insert(trip)
    try app.save()
    let seen = try #require(widget.fetch(FetchDescriptor<Trip>()).first)
    #expect(seen.days == 1)
    trip.days = 4
    #expect(trip.hasChanges && app.changedModelsArray.count == 1)
    try app.save()
    #expect(try widget.fetch(FetchDescriptor<Trip>()).map(\.days) == [4])
    #expect(seen.days == 4)
    app.delete(trip)
    try app.save()
    #expect(try widget.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test func `deletion takes along what it owns, and a unique value is updated`() throws {
    let folder = try ScratchFolder([:])
    let context = try container(in: folder).mainContext
    let trip = Trip("Oslo", start: Self.day)
    context.insert(trip)
    trip.stops = [Stop("Pier"), Stop("Park")]
    try context.save()
    context.insert(Trip("Oslo", start: Self.day, days: 9))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.days) == [9])
    let first = try #require(context.fetch(FetchDescriptor<Trip>()).first)
    context.delete(first)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.place) == [])
  }

  @Test func `an identifier leads to the model, written down too`() throws {
    let folder = try ScratchFolder([:])
    let context = try container(in: folder).mainContext
    let trip = Trip("Oslo", start: Self.day)
    context.insert(trip)
    let before = trip.persistentModelID
    try context.save()
    #expect(trip.persistentModelID == before)
    let text = try JSONEncoder().encode([trip.persistentModelID])
    let read = try JSONDecoder().decode([PersistentIdentifier].self, from: text)[0]
    let other = ModelContext(context.container)
    #expect((other.model(for: read) as? Trip)?.name == "Oslo")
    #expect(other.registeredModel(for: before) as Trip? != nil)
  }

  @Test func `user defaults keep an identifier, and it leads to the model again`() throws {
    let folder = try ScratchFolder([:])
    let context = try container(in: folder).mainContext
    let trip = Trip("Oslo", start: Self.day)
    context.insert(trip)
    try context.save()
    let suite = "identifiers-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    let pinned = AppStorage<PersistentIdentifier?>("pinned", store: store)
    #expect(pinned.wrappedValue == nil)
    pinned.wrappedValue = trip.persistentModelID
    let other = ModelContext(context.container)
    let again = AppStorage(
      wrappedValue: Stop("Pier").persistentModelID, "pinned", store: store)
    #expect((other.model(for: again.wrappedValue) as? Trip)?.name == "Oslo")
    pinned.wrappedValue = nil
    #expect(store.object(forKey: "pinned") == nil)
  }

  private struct Reader: View {
    @Query(filter: #Predicate<Trip> { $0.days > 1 }, sort: \Trip.name) var trips: [Trip]
    var body: some View { Text(verbatim: trips.map(\.name).joined(separator: " ")) }
  }

  @Test func `a query reads the file`() throws {
    let folder = try ScratchFolder([:])
    let app = try container(in: folder).mainContext
    for (name, days) in [("Rome", 2), ("Oslo", 3), ("Bern", 1)] {
      app.insert(Trip(name, start: Self.day, days: days))
    }
    try app.save()
    #expect(tree(Reader().modelContainer(try container(in: folder))).texts == ["Oslo Rome"])
  }

  @Test func `a store of a group lies in the group's folder`() throws {
    let configuration = ModelConfiguration(
      "Trips", schema: Schema([Trip.self]), groupContainer: .identifier("group.trips"))
    #expect(configuration.url.path.hasSuffix("group.trips/Library/Application Support/Trips.store"))
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try container(in: ScratchFolder([:]), allowsSave: false)
    }
  }
}
