import CoreSpotlight
import Foundation
import UniformTypeIdentifiers

/// A recipe that the search can find.
struct SearchableRecipe {
  var id: String
  var title: String
  var summary: String
  var ingredients: [String]
  var thumbnail: Data?
  var page: URL?

  /// The recipe's item in the search index.
  func item(expiring day: Date?) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = title
    attributes.displayName = title
    attributes.contentDescription = summary
    attributes.keywords = ingredients
    attributes.thumbnailData = thumbnail
    attributes.thumbnailURL = page
    attributes.identifier = id
    attributes.relatedUniqueIdentifier = id
    let item = CSSearchableItem(
      uniqueIdentifier: id, domainIdentifier: "recipes", attributeSet: attributes)
    item.expirationDate = day
    return item
  }

  /// The same as older systems describe it.
  func oldItem() -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    let item = CSSearchableItem(
      uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: attributes)
    item.uniqueIdentifier = id
    item.domainIdentifier = "recipes"
    item.attributeSet.title = title
    return item
  }
}

/// Keeps the search in step with the recipes.
struct RecipeIndex {
  let index: CSSearchableIndex

  /// The system's index, or one with a name for protected recipes.
  init(isProtected: Bool) {
    index = isProtected ? CSSearchableIndex(name: "protected") : .default()
  }

  /// Adds recipes and waits.
  func add(_ recipes: [SearchableRecipe]) async throws {
    guard CSSearchableIndex.isIndexingAvailable() else { return }
    try await index.indexSearchableItems(recipes.map { $0.item(expiring: nil) })
  }

  /// Adds recipes and calls back.
  func add(_ recipes: [SearchableRecipe], done: @escaping @Sendable (Bool) -> Void) {
    index.indexSearchableItems(recipes.map { $0.oldItem() }) { done($0 == nil) }
  }

  /// Removes recipes, or all of them, and waits.
  func remove(_ identifiers: [String]?) async throws {
    if let identifiers {
      try await index.deleteSearchableItems(withIdentifiers: identifiers)
    } else {
      try await index.deleteSearchableItems(withDomainIdentifiers: ["recipes"])
    }
  }

  /// Removes recipes and calls back.
  func remove(_ identifiers: [String]?, done: @escaping @Sendable (Bool) -> Void) {
    guard let identifiers else {
      return index.deleteSearchableItems(withDomainIdentifiers: ["recipes"]) { done($0 == nil) }
    }
    index.deleteSearchableItems(withIdentifiers: identifiers) { done($0 == nil) }
  }

  /// Forgets everything before the user signs out.
  func forget() async throws { try await index.deleteAllSearchableItems() }

  /// Forgets everything, and calls back.
  func forget(_ done: @escaping @Sendable (Bool) -> Void) {
    index.deleteAllSearchableItems { done($0 == nil) }
  }
}

/// A request of the app by a tap in the search.
enum SearchRequest: Equatable {
  case recipe(String)
  case query(String)

  /// Reads an activity's type and its information.
  init?(activityType: String, information: [String: String]) {
    if activityType == CSSearchableItemActionType,
      let identifier = information[CSSearchableItemActivityIdentifier]
    {
      self = .recipe(identifier)
    } else if let text = information[CSSearchQueryString] {
      self = .query(text)
    } else {
      return nil
    }
  }
}
