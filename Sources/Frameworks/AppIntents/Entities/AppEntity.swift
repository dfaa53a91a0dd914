// AppValue, AppEntity, AppEnum and their identifiers: iOS 16, macOS 13, watchOS 9; entities that
// are unique, indexed or transient as noted. A recording shows an entity by its identifier.

public import FoundationSupplement

public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
{}

public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == ValueType
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty

  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

extension AppEntity where Self: CaseDisplayRepresentable {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(stringLiteral: String(describing: self))
  }
}

public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

// MARK: - Enumerations as entities

extension AppEntity where Self: AppEnum {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
  public var id: ID { rawValue }

  public static var defaultQuery: _RawRepresentableStringQuery<Self> {
    _RawRepresentableStringQuery()
  }
}

public struct _RawRepresentableStringQuery<Entity: AppEntity & RawRepresentable>: EntityStringQuery
where Entity.ID == Entity.RawValue {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.compactMap { Entity(rawValue: $0) }
  }

  public func entities(matching string: String) async throws -> [Entity] {
    Entity.ID.entityIdentifier(for: string).flatMap { Entity(rawValue: $0) }.map { [$0] } ?? []
  }
}

extension _RawRepresentableStringQuery where Entity: CaseIterable {
  public func suggestedEntities() async throws -> [Entity] {
    Array(Entity.allCases)
  }

  public func entities(matching string: String) async throws -> [Entity] {
    Entity.allCases.filter { $0.id.entityIdentifierString.localizedCaseInsensitiveContains(string) }
  }
}

// MARK: - Identifiers

public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }

  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }

  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }

  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension Float: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }

  public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
    Float(entityIdentifierString)
  }
}

public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible, _IntentValue {
  public static let valueMaximumLength = 512

  public let entityType: any AppEntity.Type
  public let identifier: String

  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  public var description: String {
    "\(entityType.persistentIdentifier)/\(identifier)"
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.entityType == right.entityType && left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }

  public static var defaultResolverSpecification: EmptyResolverSpecification<EntityIdentifier> {
    EmptyResolverSpecification()
  }
}

// MARK: - Other kinds of entities

public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  /// A new identifier each time, since a transient entity has none that lasts.
  public var id: UUID { UUID() }

  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    []
  }
}

/// An entity of which there is one; iOS 18.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  public var id: String { Self.persistentIdentifier }
}

public protocol UniqueAppEntityQuery<Entity>: EntityQuery where Entity: UniqueAppEntity {
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let entity = try await uniqueEntity()
    return identifiers.contains { $0 == entity.id } ? [entity] : []
  }
}

extension UniqueAppEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] {
    [try await uniqueEntity()]
  }
}

public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provide: (@Sendable () async throws -> Entity)?

  public init() {
    provide = nil
  }

  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    provide = provider
  }

  public func uniqueEntity() async throws -> Entity {
    guard let provide else {
      preconditionFailure("the provider of \(Entity.self) was made without a closure")
    }
    return try await provide()
  }
}

public protocol URLRepresentableEnum: AppEnum {}
public protocol URLRepresentableIntent: OpenIntent {}
