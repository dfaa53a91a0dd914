// The query of correlations by what is in them.

public import FoundationSupplement

/// A query of correlations whose samples fulfil conditions of their own.
///
/// A correlation is found where its predicate and those of all of its contents match (documentation
/// of HKQuery). Assumed: one without a sample of a type that has a predicate is not found.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  public let samplePredicates: [HKSampleType: NSPredicate]?

  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?,
    samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    self.correlationType = correlationType
    self.samplePredicates = samplePredicates
    super.init([HKQueryDescriptor(correlationType, predicate)]) { query, answer in
      guard let query = query as? HKCorrelationQuery else { return }
      switch answer {
      case .failure(let error): completion(query, nil, error)
      case .success(let samples):
        completion(query, samples.compactMap { $0 as? HKCorrelation }.filter(query.finds), nil)
      }
    }
  }

  private func finds(_ correlation: HKCorrelation) -> Bool {
    (samplePredicates ?? [:]).allSatisfy { type, predicate in
      let samples = correlation.objects(for: type)
      return !samples.isEmpty && samples.allSatisfy { predicate.evaluate(with: $0) }
    }
  }
}
