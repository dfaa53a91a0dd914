// EntityPropertyQuery, which finds entities by their properties.
//
// Only the Find actions of Shortcuts call it, so its declarations are kept and never evaluated.

public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property = EntityQueryProperty
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort

  public static var findIntentDescription: IntentDescription? { nil }
}

public enum EntityQueryComparatorMode: Sendable, Hashable {
  case and
  case or
}

// MARK: - Sorting

public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Sendable, Hashable {
    case ascending
    case descending
  }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  package let property: PartialKeyPath<Entity>

  public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) {
    property = keyPath
  }
}

public struct EntityQuerySortingOptions<Entity: AppEntity> {
  private let options: [EntityQuerySortableByProperty<Entity>]

  public init() {
    options = []
  }

  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () ->
      [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }

  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> {
    options[index]
  }
}

@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildExpression(_ expression: EntityQuerySortableByProperty<Entity>)
    -> EntityQuerySortableByProperty<Entity>
  {
    expression
  }

  public static func buildBlock(_ components: EntityQuerySortableByProperty<Entity>...)
    -> [EntityQuerySortableByProperty<Entity>]
  {
    components
  }
}

// MARK: - Properties

public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  init() {}
}

public final class EntityQueryProperty<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  package let comparators: QueryComparators

  public init(
    _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) {
    self.comparators = comparators()
  }

  public init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) where Entity == Subject {
    self.comparators = comparators()
  }
}

public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
  private let properties: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
      [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {
    self.properties = properties()
  }

  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    properties[index]
  }
}

@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildExpression(
    _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    expression
  }

  public static func buildBlock(
    _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] {
    components
  }
}

public struct AnyEntityQueryComparator<
  Entity, Subject, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
> {
  package let comparator: AnyObject
}

@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
> {
  public typealias Component = AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >

  public static func buildExpression<InputType: _IntentValue>(
    _ expression: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Component {
    Component(comparator: expression)
  }

  public static func buildBlock(_ components: Component...) -> [Component] {
    components
  }
}
