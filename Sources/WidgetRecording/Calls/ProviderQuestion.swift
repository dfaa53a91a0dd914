/// The question that a call puts to a provider, with what belongs to that question alone.
public enum ProviderQuestion: Hashable, Sendable {
  /// The widgets, which an extension names before any of them is asked for something; recorded only
  /// where it named none.
  case widgets
  /// The placeholder.
  case placeholder
  /// The snapshot.
  case snapshot
  /// The timeline, and the reason for asking; nil where it is not known.
  case timeline(RequestReason?)
  /// The relevance of a widget's configurations.
  case relevance
  /// The recommended configurations.
  case recommendations
  /// The entry of a relevance widget.
  case entry
  /// The entries of the `#Preview` of a name; nil where it is not known.
  case preview(String?)

  /// Creates the question of a mode, of which nothing else is known.
  public init(_ mode: ProviderMode) {
    self =
      switch mode {
      case .placeholder: .placeholder
      case .snapshot: .snapshot
      case .timeline: .timeline(nil)
      case .relevance: .relevance
      case .recommendations: .recommendations
      case .entry: .entry
      case .preview: .preview(nil)
      }
  }

  /// The reason for asking for a timeline; nil for other questions, and where it is not known.
  public var reason: RequestReason? {
    if case .timeline(let reason) = self { reason } else { nil }
  }

  /// The name of the `#Preview`; nil for other questions, and where it is not known.
  public var preview: String? {
    if case .preview(let name) = self { name } else { nil }
  }

  /// The word for it, as recordings have it; the one for the widgets is that of a placeholder.
  public var mode: ProviderMode {
    switch self {
    case .widgets, .placeholder: .placeholder
    case .snapshot: .snapshot
    case .timeline: .timeline
    case .relevance: .relevance
    case .recommendations: .recommendations
    case .entry: .entry
    case .preview: .preview
    }
  }
}

/// A repetition of a call that no device makes, for comparing answers.
///
/// It asks again what was just answered, what a process without stored data would answer, or what
/// is new shortly before and after midnight. It counts for nothing else: it is no reload, replaces
/// no timeline, and what the extension did meanwhile is not recorded.
public enum CallRepetition: Hashable, Sendable {
  /// In a process that has what the call before had.
  case asBefore
  /// In a process that finds no defaults and files of the manifest's.
  case withoutData
}
