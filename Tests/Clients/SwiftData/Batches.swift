import SwiftData
import Foundation

/// Reads models in batches and counts what a save changed.
func batches<Model: PersistentModel>(
  of descriptor: FetchDescriptor<Model>, in context: ModelContext
) throws -> Int {
  let models: FetchResultsCollection<Model> = try context.fetch(descriptor, batchSize: 20)
  let identifiers = try context.fetchIdentifiers(descriptor, batchSize: 20)
  return models.count + identifiers.count
}

/// The identifiers that a save of some context inserted and deleted.
func changes(in notification: Notification) -> [PersistentIdentifier] {
  let keys: [ModelContext.NotificationKey] = [
    .insertedIdentifiers, .deletedIdentifiers, .updatedIdentifiers, .invalidatedAllIdentifiers,
    .queryGeneration,
  ]
  return keys.flatMap { notification.userInfo?[$0.rawValue] as? [PersistentIdentifier] ?? [] }
}
