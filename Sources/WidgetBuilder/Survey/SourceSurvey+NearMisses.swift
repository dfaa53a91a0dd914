public import WidgetRecording

extension SourceSurvey {
  /// The methods of providers that almost are ones that WidgetKit calls, by file and line.
  ///
  /// WidgetKit's optional requirements have defaults, so the compiler takes a slip for a method of
  /// the author's own. Only names that were seen in betas or as slips count: a helper may be called
  /// anything.
  public var nearMisses: [RecordedNearMiss] {
    var types: [String: DeclaredMethods] = [:]
    for declaration in declarations {
      let protocols = declaration.inherited.map { $0.split(separator: ".").last.map(String.init) }
      types[declaration.name, default: DeclaredMethods()].protocols.formUnion(
        protocols.compactMap(\.self))
      types[declaration.name, default: DeclaredMethods()].functions += declaration.functions
    }
    return types.flatMap { name, type in
      type.functions.compactMap { function in
        Self.requirement(missedBy: function, of: type).map { requirement in
          RecordedNearMiss(
            provider: name, method: function.signature, requirement: requirement,
            place: function.place)
        }
      }
    }.sorted {
      ($0.place.file, $0.place.line, $0.method) < ($1.place.file, $1.place.line, $1.method)
    }
  }

  /// The protocols and methods of a type, from all its declarations.
  private struct DeclaredMethods {
    var protocols: Set<String> = []
    var functions: [Function] = []
  }

  /// The requirement that a method was to be; nil where it is one, or something else.
  private static func requirement(missedBy method: Function, of type: DeclaredMethods) -> String? {
    for (requirement, names, protocols) in optional
    where names.contains(method.name) && method.labels.isEmpty
      && !type.protocols.isDisjoint(with: protocols)
      && !type.functions.contains(where: { $0.signature == requirement })
    {
      return requirement
    }
    guard !type.protocols.isDisjoint(with: callbackProviders) else { return nil }
    return renamed[method.signature]
  }

  private static let callbackProviders: Set<String> = [
    "TimelineProvider", "IntentTimelineProvider",
  ]
  private static let intentProviders: Set<String> = [
    "IntentTimelineProvider", "AppIntentTimelineProvider",
  ]

  /// The requirements that have defaults, what they are mistaken for, and whose they are.
  private static let optional: [(String, names: Set<String>, protocols: Set<String>)] = [
    (
      "relevance()", ["relevances", "relevancy", "relevence", "getRelevance"],
      callbackProviders.union(intentProviders)
    ),
    (
      "recommendations()",
      ["recommendation", "recomendations", "reccomendations", "getRecommendations"],
      intentProviders
    ),
  ]

  /// The requirements as the first beta had them, beside which the present ones must stand.
  private static let renamed = [
    "placeholder(with:)": "placeholder(in:)",
    "snapshot(with:completion:)": "getSnapshot(in:completion:)",
    "timeline(with:completion:)": "getTimeline(in:completion:)",
    "snapshot(for:with:completion:)": "getSnapshot(for:in:completion:)",
    "timeline(for:with:completion:)": "getTimeline(for:in:completion:)",
  ]
}
