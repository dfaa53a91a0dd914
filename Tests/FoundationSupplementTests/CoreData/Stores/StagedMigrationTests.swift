import CoreData
import FoundationSupplement
import Testing

@Suite struct StagedMigrationTests {
  private let folder = ResourceFolder()
  private var file: URL { folder.url.appendingPathComponent("group/Plants.sqlite") }

  private static let first = NSManagedObjectModelReference(
    model: model(entity("Plant", [attribute("name", .stringAttributeType)])),
    versionChecksum: "one")
  private static let second = NSManagedObjectModelReference(
    model: model(
      entity(
        "Plant",
        [attribute("name", .stringAttributeType), attribute("height", .doubleAttributeType)])),
    versionChecksum: "two")

  /// The steps that were gone.
  private final class Steps {
    var words: [String] = []
  }

  /// Opens the store under the second version, with a stage from the first.
  private func open(
    _ steps: Steps, from first: NSManagedObjectModelReference = Self.first, fails: Bool = false
  ) throws -> NSPersistentContainer {
    let stage = NSCustomMigrationStage(migratingFrom: first, to: Self.second)
    stage.label = "heights"
    stage.willMigrateHandler = { manager, stage in
      let context = try #require(manager.container).viewContext
      steps.words.append("\(stage.label ?? "") \(try context.all("Plant").count)")
      for plant in try context.all("Plant") { plant.setValue("old", forKey: "name") }
      try context.save()
    }
    stage.didMigrateHandler = { manager, _ in
      if fails { throw CocoaError(.coreData) }
      let context = try #require(manager.container).newBackgroundContext()
      for plant in try context.all("Plant") { plant.setValue(1.5, forKey: "height") }
      try context.save()
      steps.words.append("done")
    }
    let manager = NSStagedMigrationManager([NSLightweightMigrationStage(["zero", "one"]), stage])
    let container = try openStore(file, Self.second.resolvedModel) {
      $0.setOption(manager, forKey: NSPersistentStoreStagedMigrationManagerOptionKey)
    }
    #expect(manager.container == nil && manager.stages.count == 2)
    return container
  }

  private func makeOldStore() throws {
    let context = try openStore(file, Self.first.resolvedModel).viewContext
    context.make("Plant", ["name": "Fern"])
    try context.save()
  }

  @Test func `a custom stage changes objects under both models, once`() throws {
    try makeOldStore()
    let steps = Steps()
    for _ in 1...2 {
      let plants = try open(steps).viewContext.all("Plant")
      #expect(plants.map { $0.value(forKey: "name") as? String } == ["old"])
      #expect(plants.map { $0.value(forKey: "height") as? Double } == [1.5])
    }
    #expect(steps.words == ["heights 1", "done"])
  }

  @Test func `a new store and one whose version is the last go through no stage`() throws {
    let steps = Steps()
    let context = try open(steps).viewContext
    context.make("Plant", ["name": "Moss"])
    try context.save()
    #expect(try open(steps).viewContext.all("Plant").count == 1)
    #expect(steps.words.isEmpty)
  }

  @Test func `a version in the metadata is looked for before tables are compared`() throws {
    try makeOldStore()
    let steps = Steps()
    let other = NSManagedObjectModelReference(
      model: Self.second.resolvedModel, versionChecksum: "zero")
    // The tables are not those of the stage's first model.
    _ = try open(steps, from: other)
    #expect(steps.words.isEmpty)
    #expect(try open(steps, from: Self.first).viewContext.all("Plant").count == 1)
    #expect(steps.words.isEmpty)
  }

  @Test func `an error of a stage's code is the error of opening, and the stage comes again`()
    throws
  {
    try makeOldStore()
    let steps = Steps()
    #expect(throws: CocoaError.self) { try open(steps, fails: true) }
    #expect(steps.words == ["heights 1"])
  }

  @Test func `checksums differ where what is stored does`() {
    let plain = model(entity("Plant", [attribute("name", .stringAttributeType)]))
    #expect(plain.versionChecksum == Self.first.resolvedModel.versionChecksum)
    #expect(plain.versionChecksum != Self.second.resolvedModel.versionChecksum)
    #expect(Data(base64Encoded: plain.versionChecksum)?.count == 32)
  }

  @Test func `a model that is not in the bundle leaves its stage out`() throws {
    try makeOldStore()
    let steps = Steps()
    let missing = NSManagedObjectModelReference(name: "Nowhere", in: nil, versionChecksum: "one")
    let plants = try open(steps, from: missing).viewContext.all("Plant")
    #expect(plants.count == 1 && steps.words.isEmpty)
  }
}
