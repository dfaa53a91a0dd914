import FoundationSupplement

/// The way of one store through the stages of its manager.
///
/// The stage to begin with is the one whose version the store's metadata name; the file of a store
/// whose metadata name none is compared with the models. A custom stage opens the store under its
/// first model, calls the app's code, migrates to the second as by inference, and calls the app's
/// code again. What lies between, and lightweight stages, are inferred when the next model opens
/// the store.
struct StagedMigration {
  private let manager: NSStagedMigrationManager
  private let store: NSPersistentStore
  private let url: URL
  private let model: NSManagedObjectModel

  /// Takes a store that is to be opened; nil for one without a manager, or that may not be changed.
  init?(of store: NSPersistentStore, at url: URL, to model: NSManagedObjectModel) {
    let option = store.options?[NSPersistentStoreStagedMigrationManagerOptionKey]
    guard let manager = option as? NSStagedMigrationManager, !store.isReadOnly else { return nil }
    self.manager = manager
    self.store = store
    self.url = url
    self.model = model
  }

  /// Runs the stages that are to be run.
  ///
  /// - Throws: The error of the app's code, or of a store that does not fit.
  func run() throws {
    for stage in manager.stages.dropFirst(try firstStage()) {
      guard let stage = stage as? NSCustomMigrationStage else { continue }
      guard let current = stage.currentModel.found, let next = stage.nextModel.found else {
        NSLog(
          "%@",
          "the migration stage \(stage.label ?? "without a label") of \(url.lastPathComponent) is "
            + "not run: a model of its is not in the bundle")
        continue
      }
      try open(current, stage.willMigrateHandler, stage, nil)
      try open(next, stage.didMigrateHandler, stage, stage.nextModel.versionChecksum)
    }
  }

  /// Notes in a store that was opened which version it has.
  func finish(_ file: SQLiteStoreFile) throws {
    if file.versionChecksum != lastChecksum { try file.note(versionChecksum: lastChecksum) }
  }

  /// The version after all stages.
  private var lastChecksum: String {
    switch manager.stages.last {
    case let stage as NSCustomMigrationStage: stage.nextModel.versionChecksum
    case let stage as NSLightweightMigrationStage:
      stage.versionChecksums.last ?? model.versionChecksum
    default: model.versionChecksum
    }
  }

  /// Opens the store under a model and calls the app's code.
  private func open(
    _ model: NSManagedObjectModel,
    _ handler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?,
    _ stage: NSCustomMigrationStage, _ checksum: String?
  ) throws {
    let container = NSPersistentContainer(
      name: url.deletingPathExtension().lastPathComponent, managedObjectModel: model)
    var options = store.options ?? [:]
    options[NSPersistentStoreStagedMigrationManagerOptionKey] = nil
    options[NSMigratePersistentStoresAutomaticallyOption] = true
    options[NSInferMappingModelAutomaticallyOption] = true
    let opened = try container.persistentStoreCoordinator.add(
      NSPersistentStore(kind: store.type, url: url, options: options))
    defer {
      manager.container = nil
      try? container.persistentStoreCoordinator.remove(opened)
    }
    manager.container = container
    try handler?(manager, stage)
    if let checksum { try opened.file?.note(versionChecksum: checksum) }
  }

  /// The position of the stage to begin with; the number of all where none is to be run.
  private func firstStage() throws -> Int {
    let end = manager.stages.count
    guard FileManager.default.fileExists(atPath: url.path), let library = SQLiteLibrary.shared
    else { return end }
    let connection = try SQLiteConnection(url.path, isReadOnly: true, library: library)
    let schema = try StoreSchema(connection)
    guard schema.isStore else { return end }
    if let checksum = try SQLiteStoreFile.facts(of: connection)[SQLiteStoreFile.checksumKey] {
      guard let checksum = checksum as? String, checksum != lastChecksum else { return end }
      let known = manager.stages.firstIndex { stage in
        switch stage {
        case let stage as NSCustomMigrationStage: stage.currentModel.versionChecksum == checksum
        case let stage as NSLightweightMigrationStage: stage.versionChecksums.contains(checksum)
        default: false
        }
      }
      if let known { return known }
    }
    return manager.stages.firstIndex { stage in
      (stage as? NSCustomMigrationStage)?.currentModel.found.map { schema.isExactly($0) } ?? false
    } ?? end
  }
}

extension StoreSchema {
  /// Whether the tables are those that a store of a model has, and no others.
  fileprivate func isExactly(_ model: NSManagedObjectModel) -> Bool {
    let layout = StoreLayout(model.entities, in: self)
    // The entities of a history have numbers from 16001.
    let names = entityNumbers.filter { $0.value < 16_000 }.keys
    guard Set(names) == Set(layout.entities.map { $0.entity.name ?? "" }) else { return false }
    let fixed: Set<String> = ["Z_PK", "Z_ENT", "Z_OPT"]
    return layout.entities.filter { $0.root === $0.entity }.allSatisfy { entity in
      let wanted = StoreCreation.columns(of: entity.table, layout).map(\.name)
      return columns[entity.table]?.subtracting(fixed) == Set(wanted)
    }
  }
}

extension SQLiteStoreFile {
  /// The key under which Apple's stores name the version of their model.
  static let checksumKey = "NSStoreModelVersionChecksumKey"

  /// The facts in a file of a store, by their keys.
  static func facts(of connection: SQLiteConnection) throws -> [String: Any] {
    let list = try connection.value("SELECT Z_PLIST FROM Z_METADATA").bytes
    return list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      as? [String: Any] ?? [:]
  }

  fileprivate var versionChecksum: String? { metadata[Self.checksumKey] as? String }

  /// Keeps the version of the model.
  fileprivate func note(versionChecksum: String) throws {
    var facts = try Self.facts(of: connection)
    facts[Self.checksumKey] = versionChecksum
    let list = try PropertyListSerialization.data(
      fromPropertyList: facts, format: .binary, options: 0)
    try connection.run("UPDATE Z_METADATA SET Z_PLIST = ?", [.bytes(list)])
  }
}
