// Models.

import DataModels
public import FoundationSupplement
import Synchronization

open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The modules in which the objects' classes are looked for.
  var modules: [String] = []

  open var entities: [NSEntityDescription] = [] {
    didSet { adoptEntities() }
  }

  /// Makes the entities the model's own, and keeps the model, which they refer to.
  private func adoptEntities() {
    for entity in entities { entity.managedObjectModel = self }
    ValueTransformer.lookForClasses(in: modules)
    Self.loaded.withLock { models in
      if !models.contains(where: { $0 === self }) { models.append(self) }
    }
  }

  open var versionIdentifiers: Set<AnyHashable> = []
  open internal(set) var fetchRequestTemplatesByName:
    [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// The entities of each configuration.
  var entitiesByConfiguration: [String: [NSEntityDescription]] = [:]

  @_disfavoredOverload
  public override init() {}

  /// Creates a model whose objects' classes are looked for in the caller's module.
  ///
  /// A class that has a name of its own in Objective-C is asked for without its module's.
  ///
  /// - Parameter fileID: The caller's file, which names its module.
  public init(_fileID fileID: StaticString = #fileID) {
    modules = "\(fileID)".split(separator: "/").prefix(1).map(String.init)
  }

  public convenience init?(contentsOf url: URL) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let file =
      isFolder.boolValue
      ? url.appendingPathComponent(url.deletingPathExtension().lastPathComponent + ".mom") : url
    guard let data = try? Data(contentsOf: file),
      let compiled = try? JSONDecoder().decode(CompiledDataModel.self, from: data)
    else { return nil }
    self.init(compiled)
  }

  convenience init(_ compiled: CompiledDataModel) {
    self.init()
    modules = compiled.modules
    let made = compiled.entities.map { source in
      let entity = NSEntityDescription()
      entity.name = source.name
      entity.managedObjectClassName = source.className ?? "NSManagedObject"
      entity.isAbstract = source.isAbstract
      entity.uniquenessConstraints = source.constraints
      entity.renamingIdentifier = source.formerName
      entity.properties =
        source.attributes.map { NSAttributeDescription.make($0) }
        + source.relationships.map { NSRelationshipDescription($0) }
        + source.fetchedProperties.map { fetch in
          let property = NSFetchedPropertyDescription()
          property.name = fetch.name
          property.fetchRequest = Self.request(fetch)
          return property
        }
      return entity
    }
    entities = made
    // An initializer calls no observer.
    adoptEntities()
    let named = entitiesByName
    for (source, entity) in zip(compiled.entities, made) {
      if let parent = source.parent.flatMap({ named[$0] }) { parent.subentities.append(entity) }
    }
    for (source, entity) in zip(compiled.entities, made) {
      for relationship in source.relationships {
        let description = entity.relationshipsByName[relationship.name]
        let destination = named[relationship.destination]
        description?.destinationEntity = destination
        description?.inverseRelationship = relationship.inverse.flatMap {
          destination?.relationshipsByName[$0]
        }
      }
    }
    for fetch in compiled.fetchRequests {
      fetchRequestTemplatesByName[fetch.name] = Self.request(fetch)
    }
    entitiesByConfiguration = compiled.configurations.mapValues { names in
      names.compactMap { named[$0] }
    }
    if let version = compiled.version { versionIdentifiers = [version] }
  }

  /// The models of this process, which keep their parts alive.
  static let loaded = Mutex<[NSManagedObjectModel]>([])

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    guard let folder = ExtensionSurroundings.current.resources else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let models = names.sorted().filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }
      .compactMap { NSManagedObjectModel(contentsOf: folder.appendingPathComponent($0)) }
    guard let first = models.first else { return nil }
    if models.count > 1 {
      first.modules = Array(Set(models.flatMap(\.modules))).sorted()
      first.entities = models.flatMap(\.entities)
    }
    return first
  }

  /// The entity whose objects are of a class, in a model or in any that was loaded.
  static func entity(
    of type: NSManagedObject.Type, in model: NSManagedObjectModel?
  ) -> NSEntityDescription? {
    let models = model.map { [$0] } ?? loaded.withLock { $0.reversed() }
    let name = String(describing: type)
    for entity in models.flatMap(\.entities) {
      if entity.objectClass == type { return entity }
    }
    return models.flatMap(\.entities).first { $0.name == name }
  }
}
