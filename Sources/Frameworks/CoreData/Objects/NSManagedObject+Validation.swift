// The validation of an object before it is saved, as Core Data does it: mandatory values, bounds
// and the numbers of related objects; and what forbids that one is deleted.

import FoundationSupplement

extension NSManagedObject {
  /// Throws what forbids that the object's values are saved.
  func validateValues() throws {
    let properties = entity.propertiesByName.values.sorted { $0.name < $1.name }
    try ValidationErrors.raise(properties.flatMap(errors))
  }

  private func errors(of property: NSPropertyDescription) -> [NSError] {
    switch property {
    case is NSDerivedAttributeDescription: return []
    case let attribute as NSAttributeDescription:
      guard let value = KeyValues.plain(primitiveValue(forKey: attribute.name)) else {
        return attribute.isOptional
          ? [] : [error(.validationMissingMandatoryProperty, attribute, "is a required value")]
      }
      return attribute.rules.filter { !$0.predicate.evaluate(with: value) }.map { rule in
        error(CocoaError.Code(rawValue: rule.code), attribute, "has a value that is not valid")
      }
    case let relationship as NSRelationshipDescription: return errors(of: relationship)
    default: return []
    }
  }

  private func errors(of relationship: NSRelationshipDescription) -> [NSError] {
    let count = identities(of: relationship.name).count
    guard count > 0 else {
      if relationship.isOptional { return [] }
      return relationship.isToMany
        ? [error(.validationRelationshipLacksMinimumCount, relationship, "leads to no object")]
        : [error(.validationMissingMandatoryProperty, relationship, "is a required value")]
    }
    guard relationship.isToMany else { return [] }
    if count < relationship.minCount {
      return [error(.validationRelationshipLacksMinimumCount, relationship, "has too few objects")]
    }
    guard relationship.maxCount > 0, count > relationship.maxCount else { return [] }
    return [error(.validationRelationshipExceedsMaximumCount, relationship, "has too many objects")]
  }

  /// Throws what forbids that the object is deleted.
  func validateDeletion() throws {
    let denying = entity.relationshipsByName.values.filter { relationship in
      relationship.deleteRule == .denyDeleteRule
        && identities(of: relationship.name).contains { id in
          managedObjectContext?.objectIfPresent(id) != nil
        }
    }
    try ValidationErrors.raise(
      denying.sorted { $0.name < $1.name }.map {
        error(.validationRelationshipDeniedDelete, $0, "still leads to objects")
      })
  }

  private func error(
    _ code: CocoaError.Code, _ property: NSPropertyDescription, _ reason: String
  ) -> NSError {
    var information: [String: Any] = [
      NSLocalizedDescriptionKey: "\(property.name) of \(entity.name ?? "") \(reason).",
      NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: self,
    ]
    information[NSValidationValueErrorKey] = primitiveValue(forKey: property.name)
    return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: information)
  }
}

/// Several errors as one.
enum ValidationErrors {
  /// Throws an error, or one that holds several.
  static func raise(_ errors: [any Error]) throws {
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.validationMultipleErrors.rawValue,
      userInfo: [
        NSDetailedErrorsKey: errors.map { $0 as NSError },
        NSLocalizedDescriptionKey:
          errors.map { ($0 as NSError).localizedDescription }.joined(separator: " "),
      ])
  }

  /// Tries something for each object, and throws what went wrong for all of them.
  static func collect(
    _ objects: Set<NSManagedObject>, _ body: (NSManagedObject) throws -> Void
  ) -> [any Error] {
    objects.sorted { $0.objectID.number < $1.objectID.number }.flatMap { object -> [any Error] in
      do {
        try body(object)
        return []
      } catch {
        return (error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
  }
}
