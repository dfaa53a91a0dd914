// Query generations: a context that keeps to the state that the store had when it first read.

public import FoundationSupplement

/// A state of a store.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The values of the store's objects; nil for the state at the next reading.
  let rows: [NSManagedObjectID: [String: StoredValue]]?

  init(rows: [NSManagedObjectID: [String: StoredValue]]?) { self.rows = rows }

  public static let current = NSQueryGenerationToken(rows: nil)

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
  /// Keeps the context to a state of the store until it saves, merges, refreshes all or is reset.
  ///
  /// - Parameter generation: The state; `.current` for that at the next reading, nil for none.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    locked { queryGenerationToken = generation }
  }

  /// The values of the store's objects, in the state that the context keeps to.
  var sourceRows: [NSManagedObjectID: [String: StoredValue]] {
    guard let token = queryGenerationToken else { return source?.rows ?? [:] }
    if let rows = token.rows { return rows }
    _ = try? source?.catchUp()
    let rows = source?.rows ?? [:]
    queryGenerationToken = NSQueryGenerationToken(rows: rows)
    return rows
  }

  /// Lets the context read the store's newest state once more.
  func advanceQueryGeneration() {
    if queryGenerationToken != nil { queryGenerationToken = .current }
  }
}
