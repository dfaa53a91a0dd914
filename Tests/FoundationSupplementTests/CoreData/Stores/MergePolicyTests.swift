import CoreData
import FoundationSupplement
import Testing

/// Two contexts, each with a connection of its own to one file, change the same object.
@Suite struct MergePolicyTests {
  private let folder = ResourceFolder()
  private var file: URL { folder.url.appendingPathComponent("group/Library.sqlite") }

  private static func model() -> NSManagedObjectModel {
    FoundationSupplementTests.model(
      entity(
        "Plant",
        [
          attribute("name", .stringAttributeType), attribute("height", .integer64AttributeType),
          attribute("water", .integer64AttributeType),
        ]))
  }

  private struct Two {
    let app: NSManagedObjectContext
    let widget: NSManagedObjectContext
    let mine: NSManagedObject
    let theirs: NSManagedObject
  }

  /// The app writes another name and height; the widget, which read before, another name and water.
  private func conflict(_ policy: NSMergePolicy) throws -> Two {
    let app = try openStore(file, Self.model()).viewContext
    app.make("Plant", ["name": "Fern", "height": 1, "water": 1])
    try app.save()
    let widget = try openStore(file, Self.model()).viewContext
    widget.mergePolicy = policy
    let mine = try #require(try widget.all("Plant").first)
    let theirs = try #require(try app.all("Plant").first)
    mine.setValue("Widget", forKey: "name")
    mine.setValue(5, forKey: "water")
    theirs.setValue("App", forKey: "name")
    theirs.setValue(9, forKey: "height")
    try app.save()
    return Two(app: app, widget: widget, mine: mine, theirs: theirs)
  }

  private func saved() throws -> [String] {
    try openStore(file, Self.model()).viewContext.all("Plant").map { plant in
      ["name", "height", "water"].map { "\(plant.value(forKey: $0) ?? "nil")" }
        .joined(separator: " ")
    }
  }

  @Test(arguments: [
    (NSMergePolicy.mergeByPropertyObjectTrump, "Widget 9 5"),
    (NSMergePolicy.mergeByPropertyStoreTrump, "App 9 5"),
    (NSMergePolicy.overwrite, "Widget 1 5"), (NSMergePolicy.rollback, "App 9 1"),
  ])
  func `a policy decides which values win`(_ policy: NSMergePolicy, _ expected: String) throws {
    let two = try conflict(policy)
    try two.widget.save()
    #expect(try saved() == [expected])
    #expect(
      "\(two.mine.value(forKey: "name") ?? "") \(two.mine.value(forKey: "height") ?? "")"
        == expected.split(separator: " ").prefix(2).joined(separator: " "))
    #expect(!two.widget.hasChanges)
  }

  @Test func `without a policy the save fails and names the object`() throws {
    let two = try conflict(.error)
    let error = #expect(throws: NSError.self) { try two.widget.save() }
    #expect(error?.code == 133_020 && error?.domain == NSCocoaErrorDomain)
    let conflicts =
      error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict] ?? []
    #expect(conflicts.map(\.sourceObject) == [two.mine])
    #expect(conflicts.first?.objectSnapshot?["name"] as? String == "Widget")
    #expect(conflicts.first?.cachedSnapshot?["name"] as? String == "Fern")
    #expect(conflicts.first?.persistedSnapshot?["name"] as? String == "App")
    #expect(try saved() == ["App 9 1"])
    two.widget.refresh(two.mine, mergeChanges: true)
    #expect(two.mine.value(forKey: "name") as? String == "Widget")
    try two.widget.save()
    #expect(try saved() == ["Widget 9 5"])
  }

  @Test func `an object that is gone comes back or goes, as the policy says`() throws {
    for (policy, expected) in [
      (NSMergePolicy.mergeByPropertyObjectTrump, ["Widget 1 5"]), (.rollback, []),
    ] {
      try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
      let app = try openStore(file, Self.model()).viewContext
      app.make("Plant", ["name": "Fern", "height": 1, "water": 1])
      try app.save()
      let widget = try openStore(file, Self.model()).viewContext
      widget.mergePolicy = policy
      let mine = try #require(try widget.all("Plant").first)
      mine.setValue("Widget", forKey: "name")
      mine.setValue(5, forKey: "water")
      app.delete(try #require(try app.all("Plant").first))
      try app.save()
      try widget.save()
      #expect(try saved() == expected)
    }
  }

  @Test func `a save without a conflict keeps what others changed meanwhile`() throws {
    let app = try openStore(file, Self.model()).viewContext
    app.make("Plant", ["name": "Fern", "height": 1, "water": 1])
    app.make("Plant", ["name": "Moss", "height": 1, "water": 1])
    try app.save()
    let widget = try openStore(file, Self.model()).viewContext
    let mine = try widget.all("Plant", by: "name")
    mine[0].setValue(5, forKey: "water")
    try app.all("Plant", by: "name")[1].setValue(7, forKey: "height")
    try app.save()
    try widget.save()
    #expect(Set(try saved()) == ["Fern 1 5", "Moss 7 1"])
  }
}
