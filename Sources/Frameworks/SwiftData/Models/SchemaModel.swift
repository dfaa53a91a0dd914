// Core Data's model of a schema.

import CoreData
import Foundation

extension Schema {
  /// The types of the schema's models, with those that their relationships lead to.
  var allModels: [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var rest = models
    while !rest.isEmpty {
      let next = rest.removeFirst()
      guard !found.contains(where: { $0 == next }) else { continue }
      found.append(next)
      rest += next.schemaMetadata.compactMap {
        PropertyKind(type(of: $0.keypath).valueType).destination
      }
    }
    return found
  }

  /// Makes Core Data's model of the schema.
  func managedObjectModel() -> NSManagedObjectModel {
    let types = allModels
    let entities = types.map { type in
      let entity = NSEntityDescription()
      entity.name = String(describing: type)
      entity.managedObjectClassName = "NSManagedObject"
      return entity
    }
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    var ends: [RelationshipEnd] = []
    for (type, entity) in zip(types, entities) {
      entity.properties = type.schemaMetadata.map { property in
        let kind = PropertyKind(Swift.type(of: property.keypath).valueType)
        guard let destination = kind.destination else {
          return Self.attribute(property, kind)
        }
        let relationship = Self.relationship(property, kind)
        relationship.destinationEntity = byName[String(describing: destination)]
        ends.append(
          RelationshipEnd(
            description: relationship, owner: entity.name ?? "", keypath: property.keypath,
            inverse: (property.metadata as? Relationship)?.inverse))
        return relationship
      }
    }
    RelationshipEnd.tie(ends)
    let model = NSManagedObjectModel()
    model.entities = entities
    return model
  }

  private static func attribute(
    _ property: PropertyMetadata, _ kind: PropertyKind
  ) -> NSAttributeDescription {
    let composite = kind.fields.map { fields in
      let composite = NSCompositeAttributeDescription()
      composite.elements = fields.map { field in
        let element = NSAttributeDescription()
        element.name = field.name
        element.attributeType = PropertyKind(field.type).attributeType
        return element
      }
      return composite
    }
    let attribute = composite ?? NSAttributeDescription()
    let options = property.metadata as? Attribute
    attribute.name = property.name
    if composite == nil { attribute.attributeType = kind.attributeType }
    // A value of a type that no store keeps is missing there, and that is no fault of the model's.
    attribute.isTransient = options?.names.contains("ephemeral") == true
    attribute.isOptional = kind.isOptional || !kind.isStorable || attribute.isTransient
    attribute.defaultValue = property.defaultValue().flatMap { PropertyKind.column($0) }
    attribute.preservesValueInHistoryOnDeletion =
      options?.names.contains("preserveValueOnDeletion") == true
    attribute.allowsExternalBinaryDataStorage = options?.names.contains("externalStorage") == true
    for element in composite?.elements ?? [] {
      element.defaultValue = (attribute.defaultValue as? [String: Any])?[element.name]
    }
    if let former = options?.originalName, !former.isEmpty { attribute.renamingIdentifier = former }
    return attribute
  }

  private static func relationship(
    _ property: PropertyMetadata, _ kind: PropertyKind
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    let options = property.metadata as? Relationship
    relationship.name = property.name
    relationship.isOptional = true
    relationship.maxCount = kind.isToMany ? 0 : 1
    relationship.deleteRule =
      switch options?.deleteRule {
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      case .noAction: .noActionDeleteRule
      case .nullify, nil: .nullifyDeleteRule
      }
    if let former = options?.originalName, !former.isEmpty {
      relationship.renamingIdentifier = former
    }
    return relationship
  }
}

/// One side of a relationship.
private struct RelationshipEnd {
  var description: NSRelationshipDescription
  var owner: String
  var keypath: AnyKeyPath
  var inverse: AnyKeyPath?

  /// Ties each side to its other one: as the macros say, and where only one can be meant.
  static func tie(_ ends: [RelationshipEnd]) {
    for end in ends {
      guard let inverse = end.inverse, let other = ends.first(where: { $0.keypath == inverse })
      else { continue }
      end.description.inverseRelationship = other.description
      other.description.inverseRelationship = end.description
    }
    for end in ends where end.description.inverseRelationship == nil {
      let back = ends.filter { end.isOpposite(of: $0) }
      guard back.count == 1, ends.filter({ back[0].isOpposite(of: $0) }).count == 1 else {
        continue
      }
      end.description.inverseRelationship = back[0].description
      back[0].description.inverseRelationship = end.description
    }
  }

  /// Whether two sides that are tied to none lead to each other's entities.
  private func isOpposite(of other: RelationshipEnd) -> Bool {
    other.description !== description && other.description.inverseRelationship == nil
      && description.inverseRelationship == nil
      && other.owner == description.destinationEntity?.name
      && owner == other.description.destinationEntity?.name
  }
}
