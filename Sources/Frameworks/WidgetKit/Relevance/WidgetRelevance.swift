// WidgetKit's WidgetRelevance, its attributes and groups. As with Apple's, their contents cannot be
// read; the runtime records them. The parameters of a configuration are read when it is recorded,
// right after `relevance()` returned.

public import AppIntents
public import Intents
public import RelevanceKit

/// Clues to when a widget is relevant, the most important first.
public struct WidgetRelevance<Configuration> {
  let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// A clue, and the configuration it is for.
public struct WidgetRelevanceAttribute<Configuration> {
  enum Clue {
    case context(RelevantContext)
    case group(WidgetRelevanceGroup)
  }

  let configuration: Configuration
  let clue: Clue

  init(configuration: Configuration, clue: Clue) {
    self.configuration = configuration
    self.clue = clue
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  public init(context: RelevantContext) {
    self.init(configuration: (), clue: .context(context))
  }

  public init(group: WidgetRelevanceGroup) {
    self.init(configuration: (), clue: .group(group))
  }
}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
  public init(configuration: Configuration, context: RelevantContext) {
    self.init(configuration: configuration, clue: .context(context))
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.init(configuration: configuration, clue: .group(group))
  }
}

extension WidgetRelevanceAttribute where Configuration: INIntent {
  public init(configuration: Configuration, context: RelevantContext) {
    self.init(configuration: configuration, clue: .context(context))
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.init(configuration: configuration, clue: .group(group))
  }
}

/// Widgets that show the same and need not be shown together.
public struct WidgetRelevanceGroup {
  enum Kind {
    case named(String)
    case ungrouped
    case automatic
  }

  let kind: Kind

  /// The widgets of the app that name the same group.
  public static func named(_ name: String) -> Self { Self(kind: .named(name)) }

  /// No group at all.
  public static let ungrouped = Self(kind: .ungrouped)

  /// The group that the system chooses.
  public static let automatic = Self(kind: .automatic)
}

extension WidgetRelevanceGroup: Sendable {}
extension WidgetRelevanceGroup.Kind: Sendable {}
