// The properties of entities that are neither attributes alone nor relationships.

public import FoundationSupplement

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var isIndexed = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open internal(set) unowned(unsafe) var entity: NSEntityDescription!

  public override init() {}
}

/// A value that is computed for a fetch whose results are dictionaries.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expression: FoundationSupplement.NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType) }
    set { expressionResultType = newValue.rawValue }
  }
}

/// A property whose value is what a fetch finds, whose predicate knows the object as
/// `$FETCH_SOURCE`.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  /// The objects that the fetch finds for an object.
  func value(for object: NSManagedObject) -> [NSManagedObject] {
    guard let context = object.managedObjectContext, let request = fetchRequest else { return [] }
    let own = NSFetchRequest<NSManagedObject>(entityName: request.entityName ?? "")
    own.predicate = request.predicate?.binding([
      "FETCH_SOURCE": object, "FETCHED_PROPERTY": self,
    ])
    own.sortDescriptors = request.sortDescriptors
    own.fetchLimit = request.fetchLimit
    own.includesSubentities = request.includesSubentities
    return (try? context.fetch(own)) ?? []
  }
}

/// An attribute whose value is a dictionary, with a column for each of its elements.
open class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  open var elements: [NSAttributeDescription] = []

  public override init() {
    super.init()
    attributeType = .compositeAttributeType
  }
}

/// An attribute whose value the store computes at each save.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  open var derivationExpression: FoundationSupplement.NSExpression?
}

extension NSPredicate {
  /// Returns a predicate whose variables have values.
  func binding(_ variables: [String: Any]) -> NSPredicate {
    nonisolated(unsafe) let (predicate, variables) = (self, variables)
    return NSPredicate { object, _ in
      predicate.evaluate(with: object, substitutionVariables: variables)
    }
  }
}
