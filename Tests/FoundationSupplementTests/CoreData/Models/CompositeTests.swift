import CoreData
import DataModels
import FoundationSupplement
import Testing

@Suite struct CompositeTests {
  private let folder = ResourceFolder()
  private var file: URL { folder.url.appendingPathComponent("Quakes.sqlite") }

  private func context() throws -> NSManagedObjectContext {
    var spot = CompiledDataModel.Attribute(name: "spot", type: "Composite", isOptional: true)
    spot.elements = ["lat", "lon"].map { .init(name: $0, type: "Double", isOptional: true) }
    var place = CompiledDataModel.Attribute(name: "place", type: "Composite", isOptional: true)
    place.elements = [.init(name: "name", type: "String", isOptional: true), spot]
    var code = CompiledDataModel.Attribute(name: "code", type: "String", isOptional: true)
    code.isPreserved = true
    place.isPreserved = true
    let name = CompiledDataModel.Attribute(name: "name", type: "String", isOptional: true)
    let entity = CompiledDataModel.Entity(name: "Quake", attributes: [code, place, name])
    folder.add("Quakes.mom", try JSONEncoder().encode(CompiledDataModel(entities: [entity])))
    let model = try #require(
      NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("Quakes.mom")))
    return try openStore(file, model) {
      $0.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    }.viewContext
  }

  @Test func `a composite value has a column for each element, those of elements too`() throws {
    let app = try context()
    let quake = app.make("Quake", ["code": "a", "name": "First"])
    quake._setManagedValue(
      ["name": "Oslo", "spot": ["lat": 59.9, "lon": 10.7]] as [String: Any]?, "place")
    app.make("Quake", ["code": "b"])
    try app.save()
    #expect(
      try PlainSQLite().run("SELECT ZLAT, ZLON, ZNAME, ZNAME1 FROM ZQUAKE WHERE Z_PK = 1", on: file)
        == ["59.9|10.7|First|Oslo"])
    let widget = try context()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Quake")
    request.predicate = NSPredicate(format: "place.spot.lat > 50 AND place.name BEGINSWITH 'O'")
    let found = try #require(try widget.fetch(request).first)
    let place: [String: Any]? = found._managedValue("place")
    #expect(place?["name"] as? String == "Oslo")
    #expect((place?["spot"] as? [String: Any])?["lon"] as? Double == 10.7)
    let none: [String: Any]? = try #require(try widget.all("Quake", by: "code").last)
      ._managedValue("place")
    #expect(none == nil)
  }

  @Test func `a deleted object leaves what the model preserves`() throws {
    let app = try context()
    let quake = app.make("Quake", ["code": "a", "name": "First"])
    try app.save()
    app.delete(quake)
    try app.save()
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
    let result = try context().execute(request) as? NSPersistentHistoryResult
    let found = result?.result as? [NSPersistentHistoryTransaction] ?? []
    #expect(found.last?.changes?.first?.tombstone as? [String: String] == ["code": "a"])
  }
}
