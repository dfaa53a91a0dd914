import Foundation
import SwiftData
import TestSupport
import Testing

@Model private final class Seat {
  #Unique<Seat>([\.row, \.number])
  #Index<Seat>([\.row], [\.row, \.number])
  var row: String
  var number: Int
  var guest: String?
  @Attribute(.unique) var ticket: String?

  init(_ row: String, _ number: Int, guest: String? = nil, ticket: String? = nil) {
    self.row = row
    self.number = number
    self.guest = guest
    self.ticket = ticket
  }
}

@Model private final class Spot {
  #Index<Spot>(.binary([\.name]), .rtree([\.lat, \.lon]))
  #Unique<Spot>([\.name, \.hall])
  var name: String
  var lat = 0.0
  var lon = 0.0
  var hall: Hall?

  init(_ name: String, _ hall: Hall?) {
    self.name = name
    self.hall = hall
  }
}

@Model private final class Hall {
  var name: String
  var spots: [Spot] = []
  init(_ name: String) { self.name = name }
}

@MainActor @Suite struct ModelUniqueTests {
  private func context() throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Seat.self, Spot.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
  }

  private func seats(_ context: ModelContext) throws -> [String] {
    let order = [SortDescriptor(\Seat.row), SortDescriptor(\Seat.number)]
    return try context.fetch(FetchDescriptor<Seat>(sortBy: order))
      .map { "\($0.row)\($0.number) \($0.guest ?? "-")" }
  }

  @Test func `a new model with the values of a saved one is a change of it`() throws {
    let context = try context()
    let first = Seat("A", 1, guest: "Ada")
    context.insert(first)
    context.insert(Seat("A", 2, guest: "Bo"))
    context.insert(Seat("B", 1, guest: "Cy"))
    try context.save()
    let identifier = first.persistentModelID
    let again = Seat("A", 1, guest: "Di")
    context.insert(again)
    context.insert(Seat("B", 1))
    try context.save()
    #expect(try seats(context) == ["A1 Di", "A2 Bo", "B1 -"])
    #expect(again.persistentModelID == identifier)
    let other = ModelContext(context.container)
    other.insert(Seat("A", 2, guest: "Eva"))
    other.insert(Seat("A", 2, guest: "Flo"))
    try other.save()
    #expect(try seats(context) == ["A1 Di", "A2 Flo", "B1 -"])
  }

  @Test func `any list and any unique attribute decides, and a missing value is like no other`()
    throws
  {
    let context = try context()
    context.insert(Seat("A", 1, ticket: "x"))
    context.insert(Seat("A", 2))
    context.insert(Seat("A", 3))
    try context.save()
    context.insert(Seat("C", 9, guest: "Ada", ticket: "x"))
    try context.save()
    #expect(try seats(context) == ["A2 -", "A3 -", "C9 Ada"])
    let hall = Hall("Big")
    context.insert(Spot("a", hall))
    context.insert(Spot("a", nil))
    context.insert(Spot("a", nil))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Spot>()) == 3)
    context.insert(Spot("a", hall))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Spot>()) == 3)
  }

  @Test func `a model that takes another one's values is the one that stays`() throws {
    let context = try context()
    let (first, second) = (Seat("A", 1, guest: "Ada"), Seat("A", 2, guest: "Bo"))
    context.insert(first)
    context.insert(second)
    try context.save()
    first.number = 2
    try context.save()
    #expect(try seats(context) == ["A2 Ada"])
    #expect(second.isDeleted && !first.isDeleted)
  }

  @Test func `places in the histories of several stores have an order`() throws {
    let folder = try ScratchFolder([:])
    let container = try ModelContainer(
      for: Seat.self, Hall.self,
      configurations: ModelConfiguration(
        "seats", schema: Schema([Seat.self]), url: folder.url.appendingPathComponent("a.store")),
      ModelConfiguration(
        "halls", schema: Schema([Spot.self, Hall.self]),
        url: folder.url.appendingPathComponent("b.store")))
    let context = ModelContext(container)
    for number in 1...2 {
      context.insert(Seat("A", number))
      try context.save()
      context.insert(Hall("\(number)"))
      try context.save()
    }
    let all = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(all.count == 4 && Set(all.map(\.storeIdentifier)).count == 2)
    #expect(all.map(\.token) == all.map(\.token).sorted() && Set(all.map(\.token)).count == 4)
    for (index, place) in all.map(\.token).enumerated() {
      let later = try context.fetchHistory(
        HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > place }))
      #expect(later.map(\.token) == Array(all.map(\.token).dropFirst(index + 1)))
    }
    let place = all[2].token
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < place }))
    let rest = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(rest.map(\.token) == [all[2].token, all[3].token])
  }
}
