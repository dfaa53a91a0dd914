// The queries of the apps and devices that saved samples.

public import FoundationSupplement

open class HKSourceQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    super.init([HKQueryDescriptor(sampleType, objectPredicate)]) { query, answer in
      guard let query = query as? HKSourceQuery else { return }
      switch answer {
      case .failure(let error): completionHandler(query, nil, error)
      case .success(let samples):
        completionHandler(query, Set(samples.map(\.sourceRevision.source)), nil)
      }
    }
  }
}

public struct HKSourceQueryDescriptor<Sample: HKSample> {
  /// The samples whose sources are wanted.
  public var predicate: HKSamplePredicate<Sample>

  public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

  /// Returns the sources, by their identifiers.
  public func result(for healthStore: HKHealthStore) async throws -> [HKSource] {
    Set(try predicate.samples().map(\.sourceRevision.source))
      .sorted { $0.bundleIdentifier < $1.bundleIdentifier }
  }
}
