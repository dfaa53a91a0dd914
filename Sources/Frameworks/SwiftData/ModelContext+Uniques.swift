// Unique values: those of attributes with `.unique`, and the lists of `#Unique`. A new model with
// values that another one has becomes a change of that one when it is saved. Of a model that takes
// another one's values Apple does not say what becomes of that one: here it is deleted.

import CoreData
import FoundationSupplement

extension ModelContext {
  /// Makes an update of each insertion whose unique values another model has.
  func mergeUniques() throws {
    var owners: [String: UniqueOwners] = [:]
    for type in Set((unsaved + changedModelsArray).map { ObjectIdentifier(Swift.type(of: $0)) }) {
      guard let known = container.types.first(where: { ObjectIdentifier($0.value) == type }) else {
        continue
      }
      let lists = Self.uniqueNames(of: known.value)
      guard !lists.isEmpty else { continue }
      owners[known.key] = try self.owners(of: known.key, lists)
    }
    for model in unsaved {
      guard let object = model._modelState.object, let name = object.entity.name,
        var own = owners[name]
      else { continue }
      if let older = own.owner(of: object) {
        merge(model, object, into: older)
        own.add(older)
      } else {
        own.add(object)
      }
      owners[name] = own
    }
  }

  /// The lists of properties of which no two models have the same values.
  private static func uniqueNames(of type: any PersistentModel.Type) -> [[String]] {
    let metadata = type.schemaMetadata
    let single = metadata.filter { ($0.metadata as? Schema.Attribute)?.isUnique == true }
    let lists = type._uniqueKeyPaths.map { list in
      list.compactMap { path in metadata.first { $0.keypath == path }?.name }
    }
    return single.map { [$0.name] } + lists.filter { !$0.isEmpty }
  }

  /// The saved models of an entity by their unique values; those whose values another one has taken
  /// go.
  private func owners(of entity: String, _ lists: [[String]]) throws -> UniqueOwners {
    let new = Set(unsaved.compactMap { $0._modelState.object?.objectID })
    let changed = objects.updatedObjects
    let saved = try objects.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
      .filter { !new.contains($0.objectID) }
      .sorted {
        (changed.contains($0) ? 0 : 1, $0.objectID.order)
          < (changed.contains($1) ? 0 : 1, $1.objectID.order)
      }
    var owners = UniqueOwners(lists: lists)
    for object in saved {
      if let owner = owners.owner(of: object), changed.contains(owner),
        let model = model(of: object)
      {
        delete(model)
      } else {
        owners.add(object)
      }
    }
    return owners
  }

  private func merge(
    _ model: any PersistentModel, _ object: NSManagedObject, into older: NSManagedObject
  ) {
    for property in Swift.type(of: model).schemaMetadata {
      let value = object.value(forKey: property.name)
      // What the older one is tied to stays, unless the newer one is tied to something.
      if (value as? NSOrderedSet)?.count == 0 || (value as? NSSet)?.count == 0 { continue }
      older.setValue(value, forKey: property.name)
    }
    models[object.objectID] = nil
    objects.delete(object)
    model._modelState.become(older)
    models[older.objectID] = Weak(model: model)
  }
}

/// The objects of an entity by their unique values.
private struct UniqueOwners {
  /// The lists of properties of which no two objects have the same values.
  let lists: [[String]]
  private var objects: [[AnyHashable]: NSManagedObject] = [:]

  init(lists: [[String]]) { self.lists = lists }

  /// The object that has the unique values of another one.
  func owner(of object: NSManagedObject) -> NSManagedObject? {
    keys(of: object).lazy.compactMap { objects[$0] }.first { $0 !== object }
  }

  mutating func add(_ object: NSManagedObject) {
    for key in keys(of: object) where objects[key] == nil { objects[key] = object }
  }

  /// The values of each list; a list of which one is missing is like no other.
  private func keys(of object: NSManagedObject) -> [[AnyHashable]] {
    lists.enumerated().compactMap { index, names in
      let values = names.compactMap { KeyValues.hashable(object.value(forKey: $0)) }
      return values.count == names.count ? [AnyHashable(index)] + values : nil
    }
  }
}
