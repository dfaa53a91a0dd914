import Foundation
import SwiftData
import TestSupport
import Testing

private struct Place: Codable, Equatable {
  var lat: Double
  var lon: Double
  var name: String?
  var seen: Date = .distantPast
}

private struct Nested: Codable, Equatable { var places: [Place] = [] }

@Model private final class Trip {
  @Attribute(.preserveValueOnDeletion) var name: String
  var days = 1
  var place: Place?
  var tags: [String] = []
  var nested = Nested()

  init(_ name: String) { self.name = name }
}

private struct Address: Codable, Equatable {
  var street: String?
  var city: String?
}

private struct Fix: Codable, Equatable {
  var lat = 0.0
  var accuracy = Double.infinity
}

@Model private final class Person {
  var name: String
  @Attribute(.ephemeral) var isHighlighted = false
  var address = Address()
  var fix = Fix()

  init(_ name: String) { self.name = name }
}

@MainActor @Suite struct ModelHistoryTests {
  @Test func `an object that another process made is changed and saved, whatever its values`()
    throws
  {
    let folder = try ScratchFolder([:])
    func context() throws -> ModelContext {
      let file = folder.url.appendingPathComponent("people.store")
      return ModelContext(
        try ModelContainer(for: Person.self, configurations: ModelConfiguration(url: file)))
    }
    let app = try context()
    app.insert(Person("Ada"))
    try app.save()
    let widget = try context()
    let person = try #require(try widget.fetch(FetchDescriptor<Person>()).first)
    #expect(person.address == Address() && person.fix == Fix() && !person.isHighlighted)
    person.name = "Eva"
    try widget.save()
    #expect(try context().fetch(FetchDescriptor<Person>()).map(\.name) == ["Eva"])
  }

  private func context(_ folder: ScratchFolder, _ author: String) throws -> ModelContext {
    let file = folder.url.appendingPathComponent("trips.store")
    let context = ModelContext(
      try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file)))
    context.author = author
    return context
  }

  private func words(_ changes: [HistoryChange]) -> [String] {
    changes.map { change in
      switch change {
      case .insert(_ as DefaultHistoryInsert<Trip>): "insert"
      case .update(let update as DefaultHistoryUpdate<Trip>):
        "update \(update.updatedAttributes == [\Trip.days])"
      case .delete(let deletion as DefaultHistoryDelete<Trip>):
        "delete \(deletion.tombstone[\.name] ?? "") \(Array(deletion.tombstone).count)"
      default: "other"
      }
    }
  }

  @Test func `what the app saved is told, after a place and by an author`() throws {
    let folder = try ScratchFolder([:])
    let app = try context(folder, "app")
    let trip = Trip("Oslo")
    app.insert(trip)
    try app.save()
    trip.days = 3
    try app.save()
    let widget = try context(folder, "widget")
    let all = try widget.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(all.map(\.author) == ["app", "app"])
    #expect(all.flatMap { words($0.changes) } == ["insert", "update true"])
    #expect(all[0].id == all[0].transactionIdentifier && all[0].token < all[1].token)
    #expect(all[0].changes[0].transactionIdentifier == all[0].transactionIdentifier)
    #expect(all.flatMap(\.changes).map(\.changeIdentifier) == [1, 2])
    let found = widget.model(for: all[0].changes[0].changedPersistentIdentifier) as? Trip
    #expect(found?.name == "Oslo")

    let token = try JSONDecoder().decode(
      DefaultHistoryToken.self, from: JSONEncoder().encode(all[1].token))
    #expect(token == all[1].token && token.id == token.tokenValue)
    app.delete(trip)
    try app.save()
    let own = Trip("Bern")
    widget.insert(own)
    try widget.save()
    var descriptor = HistoryDescriptor<DefaultHistoryTransaction>(
      predicate: #Predicate { $0.token > token && $0.author == "app" })
    #expect(
      try widget.fetchHistory(descriptor).flatMap { words($0.changes) } == ["delete Oslo 1"])
    descriptor.predicate = nil
    descriptor.sortBy = [SortDescriptor(\.transactionIdentifier, order: .reverse)]
    descriptor.fetchLimit = 1
    #expect(try widget.fetchHistory(descriptor).map(\.author) == ["widget"])
    try widget.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token <= token }))
    #expect(
      try widget.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>(sortBy: [])).count == 2)
  }

  @Test func `a structure has columns, a list is a property list`() throws {
    let folder = try ScratchFolder([:])
    let app = try context(folder, "app")
    let (trip, plain) = (Trip("Oslo"), Trip("Bern"))
    let place = Place(lat: 59.9, lon: 10.7, name: "Pier", seen: Date(timeIntervalSince1970: 1.5))
    trip.place = place
    trip.tags = ["a", "b"]
    trip.nested = Nested(places: [place])
    app.insert(trip)
    app.insert(plain)
    try app.save()
    trip.place?.name = nil
    try app.save()
    let read = try context(folder, "").fetch(
      FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    #expect(read.map(\.name) == ["Bern", "Oslo"])
    #expect(read[0].place == nil && read[0].tags == [] && read[0].nested == Nested())
    #expect(
      read[1].place
        == Place(lat: 59.9, lon: 10.7, name: nil, seen: Date(timeIntervalSince1970: 1.5)))
    #expect(read[1].tags == ["a", "b"] && read[1].nested.places == [place])
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("trips.store-wal"))
    for name in [
      #""ZLAT" FLOAT"#, #""ZLON" FLOAT"#, #""ZNAME1" VARCHAR"#, #""ZSEEN" TIMESTAMP"#, "bplist00",
    ] {
      #expect(bytes.range(of: Data(name.utf8)) != nil, "\(name)")
    }
  }
}
