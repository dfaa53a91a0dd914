// Entities in the index of Spotlight, which keeps nothing here.
//
// https://developer.apple.com/documentation/appintents/indexedentity

public import CoreSpotlight
public import FoundationSupplement
import UniformTypeIdentifiers

/// An entity that Spotlight finds.
public protocol IndexedEntity: AppEntity {
  /// The attributes under which the index has the entity.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether searches do not show the entity.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  public var hideInSpotlight: Bool { false }

  /// The attributes that the entity's display representation gives.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let (shown, set) = (displayRepresentation, CSSearchableItemAttributeSet(contentType: .item))
    set.title = String(localized: shown.title)
    set.displayName = set.title
    set.contentDescription = shown.subtitle.map { String(localized: $0) }
    return set
  }
}

extension EntityProperty {
  /// Creates a property whose value the index keeps under a key.
  public convenience init(
    title: LocalizedStringResource = "",
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(declared: title)
  }
}

extension CSSearchableIndex {
  /// Adds entities.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity], priority: Int = 0
  ) async throws {}

  /// Removes the entities with some identifiers.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType: Entity.Type
  ) async throws {}

  /// Removes all entities of a type.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType: Entity.Type) async throws {}
}
