import WidgetFindings
import WidgetRecording

/// Objects to timelines of one kind whose scales disagree.
struct RelevanceScaleDriftCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-scale-drift",
    group: .relevance,
    summary: "All timelines of a kind use one scale of scores.",
    rationale: """
      Apple compares a score with all scores of current and past timelines of the widget. \
      Where one timeline counts in tenths and another in tens, every moment of the first looks \
      unimportant.
      """,
    onDevice: """
      After the first timeline on the greater scale, moments of the smaller one no longer \
      bring the widget to the top.
      """,
    repair: """
      Choose one scale, use it in every family, configuration and path, and declare it in the \
      manifest.
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts(
      "one and then ten", .timeline(.at(0, score: 1)), .timeline(.at(60, score: 10), at: 60)
    ),
    .accepts(
      "fifty and one mixed with zero",
      .timeline(.at(0, score: 50), .at(60, score: 0), .at(120, score: 1)),
      .timeline(.at(180, score: 1), .at(240, score: 50), at: 180)
    ),
    .accepts(
      "three scores in one day", .timeline(.at(0, score: 52.6)),
      .timeline(.at(60, score: 16.29), at: 60), .timeline(.at(120, score: 7.5), at: 120)
    ),
    .rejects(
      "tenths and then tens", .timeline(.at(0, score: 0.1), .at(60, score: 0.9)),
      .timeline(.at(120, score: 20), .at(180, score: 80), at: 120), at: .call(at: 120)
    ),
    .rejects(
      "ones and then hundreds", .timeline(.at(0, score: 1), .at(10, score: 2), .at(20, score: 3)),
      .timeline(.at(60, score: 100), .at(70, score: 200), .at(80, score: 300), at: 60),
      at: .call(at: 60)
    ),
    .rejects(
      "ranges that touch, the greatest more than twenty times apart",
      .timeline(.at(0, score: 1), .at(10, score: 2)),
      .timeline(.at(60, score: 2), .at(70, score: 50), at: 60), at: .call(at: 60)
    ),
    .rejects(
      "two families of one kind", .timeline(.at(0, score: 0.5)),
      .timeline(.at(0, score: 50), family: .systemMedium), at: .call()
    ),
    .ignores(
      "a declared scale",
      .described { $0.relevanceScale = .range(minimum: 1, maximum: 100) },
      .timeline(.at(0, score: 1)), .timeline(.at(60, score: 100), at: 60)
    ),
    .ignores("no scores", .timeline(.at(0))),
    .rejects(
      "a baseline of another scale", known(0.1, 0.9), .timeline(.at(0, score: 20)), at: .call()),
    .accepts("a baseline of the same scale", known(1, 90), .timeline(.at(0, score: 20))),
    .rejects(
      "a declared scale that the baseline has otherwise",
      known(1, 10, .range(minimum: 1, maximum: 10)),
      .described { $0.relevanceScale = .range(minimum: 1, maximum: 100) },
      .timeline(.at(0, score: 9)), at: .call()),
    .accepts(
      "a baseline of another kind", known(0.1, 0.9, kind: "Tides"), .timeline(.at(0, score: 20))),
    .ignores(
      "a score that is not finite, which another check is about",
      .timeline(.at(0, score: .infinity))
    ),
    .rejects(
      "a little more than ten times as much", .timeline(.at(0, score: 1)),
      .timeline(.at(60, score: 10.5), at: 60), at: .call(at: 60)
    ),
    .accepts(
      "one score, and then several of which the greatest is far above",
      .timeline(.at(0, score: 1)), .timeline(.at(60, score: 8), .at(120, score: 30), at: 60)
    ),
    .accepts(
      "several scores, and then one far below the greatest",
      .timeline(.at(0, score: 8), .at(10, score: 30)), .timeline(.at(60, score: 1), at: 60)
    ),
    .accepts(
      "the greatest exactly twenty times apart", .timeline(.at(0, score: 1), .at(10, score: 2)),
      .timeline(.at(60, score: 2), .at(70, score: 40), at: 60)
    ),
    .rejects(
      "a little more than twenty times apart", .timeline(.at(0, score: 1), .at(10, score: 2)),
      .timeline(.at(60, score: 2), .at(70, score: 41), at: 60), at: .call(at: 60)
    ),
    .rejects(
      "the lowest came second", .timeline(.at(0, score: 5)), .timeline(.at(60, score: 1), at: 60),
      .timeline(.at(120, score: 10.5), at: 120), at: .call(at: 120)
    ),
    .rejects(
      "the lowest came first", .timeline(.at(0, score: 1)), .timeline(.at(60, score: 5), at: 60),
      .timeline(.at(120, score: 10.5), at: 120), at: .call(at: 120)
    ),
    .rejects(
      "the highest came second", .timeline(.at(0, score: 5)), .timeline(.at(60, score: 10), at: 60),
      .timeline(.at(120, score: 0.9), at: 120), at: .call(at: 120)
    ),
    .rejects(
      "the highest came first", .timeline(.at(0, score: 10)), .timeline(.at(60, score: 5), at: 60),
      .timeline(.at(120, score: 0.9), at: 120), at: .call(at: 120)
    ),
    .rejects(
      "a single score lies between two ranges", .timeline(.at(0, score: 5), .at(10, score: 10)),
      .timeline(.at(60, score: 6), at: 60),
      .timeline(.at(120, score: 20), .at(130, score: 40), at: 120),
      .timeline(.at(180, score: 50), .at(190, score: 210), at: 180), at: .call(at: 180)
    ),
    .rejects(
      "a single score lies between two falling ranges",
      .timeline(.at(0, score: 0.05), .at(10, score: 0.21)),
      .timeline(.at(60, score: 0.06), at: 60),
      .timeline(.at(120, score: 0.02), .at(130, score: 0.04), at: 120),
      .timeline(.at(180, score: 0.005), .at(190, score: 0.01), at: 180), at: .call(at: 180)
    ),
  ]

  private static func known(
    _ low: Double, _ high: Double, _ declared: RelevanceScale? = nil, kind: String = "Weather"
  ) -> RecordingEvent {
    .knownScale(KnownScale(subject: "Cards/\(kind)", low: low, high: high, declared: declared))
  }

  static let needs: [ProviderMode] = [.timeline]

  /// The least and the greatest positive score of a timeline.
  private struct Scale {
    var call: RecordedCall
    var low: Double
    var high: Double

    init?(_ timeline: Timeline) {
      let scores = timeline.relevant.lazy.compactMap(\.relevance.positiveScore)
      guard let low = scores.min(), let high = scores.max() else { return nil }
      self.low = low
      self.high = high
      call = timeline.call
    }

    /// Whether the scale disagrees with one of those that have these bounds.
    func disagrees(with bounds: Bounds) -> Bool {
      if max(low / bounds.lowestHigh, bounds.highestLow / high) > 10 { return true }
      guard low < high else { return false }
      return max(high / bounds.lowestHighOfSeveral, bounds.highestHighOfSeveral / high) > 20
    }

    var text: String {
      low == high
        ? MessageFormatter.number(low)
        : "\(MessageFormatter.number(low))–\(MessageFormatter.number(high))"
    }
  }

  func verdict(on kind: KindEvidence) -> Verdict {
    let scales = kind.timelines.compactMap(Scale.init)
    if let known = kind.knownScale, let drift = drift(from: known, of: kind, scales) {
      return .problems([drift])
    }
    guard kind.widgets.allSatisfy({ $0.relevanceScale == nil }) else {
      return .notApplicable("a scale is declared")
    }
    guard !scales.isEmpty else { return .notApplicable("no timeline has a positive score") }
    var bounds = Bounds()
    for scale in scales {
      if scale.disagrees(with: bounds) {
        return .problems([problem(with: scale, among: scales)])
      }
      bounds.add(scale)
    }
    return .problems([])
  }

  /// The drift from the scale of an earlier version, whose relevance the system still keeps.
  private func drift(
    from known: KnownScale, of kind: KindEvidence, _ scales: [Scale]
  ) -> Problem? {
    guard var whole = scales.first else { return nil }
    whole.low = scales.map(\.low).min() ?? whole.low
    whole.high = scales.map(\.high).max() ?? whole.high
    let declared = kind.widgets.first?.relevanceScale
    var earlier = whole
    (earlier.low, earlier.high) = (known.low, known.high)
    let isOther = declared != nil && known.declared != nil && declared != known.declared
    guard isOther || whole.disagrees(with: Bounds(earlier)) else { return nil }
    let what = isOther ? "the declared scale is another than the baseline's, and " : ""
    return Problem(
      "\(what)the scores are \(whole.text), those that the baseline keeps \(earlier.text)",
      in: whole.call, key: "baseline")
  }

  private func problem(with scale: Scale, among scales: [Scale]) -> Problem {
    let other = scales.first { scale.disagrees(with: Bounds($0)) } ?? scale
    let message = """
      the timeline's scores are \(scale.text), those of an earlier one of this kind were \(other.text)
      """
    return Problem(message, in: scale.call)
  }

  /// The least highest and the greatest lowest score of earlier scales: a new scale that agrees
  /// with both agrees with each of them.
  private struct Bounds {
    var lowestHigh = Double.infinity
    var highestLow = 0.0
    /// The bounds of the scales that have more than one score.
    var lowestHighOfSeveral = Double.infinity
    var highestHighOfSeveral = 0.0

    init() {}

    init(_ scale: Scale) {
      add(scale)
    }

    mutating func add(_ scale: Scale) {
      lowestHigh = min(lowestHigh, scale.high)
      highestLow = max(highestLow, scale.low)
      guard scale.low < scale.high else { return }
      lowestHighOfSeveral = min(lowestHighOfSeveral, scale.high)
      highestHighOfSeveral = max(highestHighOfSeveral, scale.high)
    }
  }
}
