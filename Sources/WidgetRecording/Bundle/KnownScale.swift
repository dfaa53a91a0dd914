/// The relevance scores of a kind in an earlier version of its extension, as a baseline keeps them.
public struct KnownScale: Hashable, Sendable {
  /// The bundle and the kind, as results name a kind.
  public var subject: String
  /// The least positive score.
  public var low: Double
  /// The greatest positive score.
  public var high: Double
  /// The scale that the author declared; nil for none.
  public var declared: RelevanceScale?

  /// Creates a scale.
  public init(subject: String, low: Double, high: Double, declared: RelevanceScale? = nil) {
    self.subject = subject
    self.low = low
    self.high = high
    self.declared = declared
  }
}

extension KnownScale: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(subject: "", low: 0, high: 0) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("declared", &declared)
    try fields.required("high", &high)
    try fields.required("low", &low)
    try fields.required("subject", &subject)
  }
}

extension Recording {
  /// The scales of the bundle's kinds, for a baseline to keep: none in an entry of the matrix.
  public var relevanceScales: [KnownScale] {
    guard header.matrixEntry == nil else { return [] }
    let declared = Dictionary(
      widgets.map { ($0.kind, $0.relevanceScale) }, uniquingKeysWith: { first, _ in first })
    let timelines = Dictionary(grouping: calls.filter(\.deliveredTimeline), by: \.kind)
    return timelines.sorted { $0.key < $1.key }.compactMap { kind, calls in
      let scores = calls.flatMap(\.entries).compactMap(\.relevance?.score)
        .filter { $0.isFinite && $0 > 0 }
      guard let low = scores.min(), let high = scores.max() else { return nil }
      return KnownScale(
        subject: "\(header.bundle)/\(kind)", low: low, high: high, declared: declared[kind] ?? nil)
    }
  }
}
