import CoreData

/// The store of an app in its third version.
func garden() -> NSPersistentContainer {
  let first = NSManagedObjectModelReference(name: "Garden", in: .main, versionChecksum: "a=")
  let second = NSManagedObjectModelReference(
    fileURL: Bundle.main.bundleURL.appendingPathComponent("Garden 2.mom"), versionChecksum: "b=")
  let stage = NSCustomMigrationStage(migratingFrom: first, to: second)
  stage.label = "Names of plants"
  stage.willMigrateHandler = { manager, stage in
    guard let container: NSPersistentContainer = manager.container else { return }
    let context = container.newBackgroundContext()
    try context.performAndWait {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Plant")
      for plant in try context.fetch(request) { plant.setValue(stage.label, forKey: "name") }
      try context.save()
    }
  }
  stage.didMigrateHandler = { _, stage in
    print(stage.currentModel.resolvedModel.versionChecksum, stage.nextModel.versionChecksum)
  }
  let light = NSLightweightMigrationStage(["b=", "c="])
  let stages: [NSMigrationStage] = [stage, light]
  let manager = NSStagedMigrationManager(stages)
  print(light.versionChecksums, manager.stages.count)
  let container = NSPersistentContainer(name: "Garden")
  container.persistentStoreDescriptions.first?.setOption(
    manager, forKey: NSPersistentStoreStagedMigrationManagerOptionKey)
  return container
}

/// A version that an app makes in code.
func version(_ model: NSManagedObjectModel) -> NSManagedObjectModelReference {
  NSManagedObjectModelReference(model: model, versionChecksum: model.versionChecksum)
}
