// Predicates for objects of every type: by identifier, by origin and by metadata.

public import FoundationSupplement

extension HKQuery {
  public class func predicateForObject(with UUID: UUID) -> NSPredicate {
    predicateForObjects(with: [UUID])
  }

  public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
    predicate { UUIDs.contains($0.uuid) }
  }

  public class func predicateForObjects(from source: HKSource) -> NSPredicate {
    predicateForObjects(from: [source])
  }

  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    predicate { sources.contains($0.sourceRevision.source) }
  }

  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    predicate { $0.device.map(devices.contains) ?? false }
  }

  /// Returns a predicate for the objects that were not saved as those of a correlation.
  public class func predicateForObjectsWithNoCorrelation() -> NSPredicate {
    predicate { !$0.isOfCorrelation }
  }

  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    predicate { $0.metadata?[key] != nil }
  }

  public class func predicateForObjects(
    withMetadataKey key: String, allowedValues: [Any]
  ) -> NSPredicate {
    nonisolated(unsafe) let allowed = Set(allowedValues.compactMap { KeyValues.hashable($0) })
    return predicate { object in
      KeyValues.hashable(object.metadata?[key]).map(allowed.contains) ?? false
    }
  }

  private static func predicate(_ holds: @escaping @Sendable (HKObject) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject).map(holds) ?? false }
  }
}
