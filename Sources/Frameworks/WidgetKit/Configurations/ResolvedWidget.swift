// The resolution of a widget's configuration for the runtime. Nothing here is Apple's.

import ExtensionEnvironment
import SwiftUI
import WidgetRecording

/// A widget with all modifiers of its configuration applied.
@MainActor struct ResolvedWidget {
  var kind: String
  var configuration: DescribedConfiguration
  var displayName: Text?
  var description: Text?
  /// The families the author names; nil for all there are.
  var families: [WidgetFamily]?
  var associatedKind: String?
  /// The type of the provider; it gets its name only where the widget is described.
  var provider: Any.Type?
  /// The type of the provider's entries.
  var entry: Any.Type?
  /// The type of what its closure shows.
  var content: Any.Type?
  /// The type of the widget itself.
  var type: Any.Type?
  /// Whether the system keeps the views away from the widget's edges.
  var hasContentMargins = true
  /// Whether the system may show the widget in StandBy.
  var showsInStandBy = true
  /// Whether the system may take the background away.
  var isBackgroundRemovable = true
  /// The name and description that the intent lends where the configuration has none.
  var intentTitle: String?
  var intentDescription: String?
  /// The caller of the provider; nil for a widget without one, such as a Live Activity.
  var caller: (any ProviderCaller)?
  /// What the widget and its provider read when they were made, which all their answers may
  /// depend on.
  var inputs: [AccessJournal.Access] = []
  /// The maker of configurations of the widget's intent; nil where nothing can be chosen.
  var chooser: (any WidgetChooser)?

  /// The views of a Live Activity; nil for a widget.
  var activity: (any ActivityPresenter)?
  /// Whether the Live Activity has views of its own for a watch.
  var hasSmallActivity = false
  /// The caller of a control's value provider; nil for a widget.
  var control: (any ControlCaller)?
  /// The handler of the push token; nil where a push reloads nothing.
  var pushHandler: (any WidgetPushHandler.Type)?

  init(kind: String, configuration: DescribedConfiguration, caller: (any ProviderCaller)? = nil) {
    self.kind = kind
    self.configuration = configuration
    self.caller = caller
  }
}

/// A configuration that can be resolved.
@MainActor protocol ResolvableConfiguration: PrimitiveWidgetConfiguration {
  var resolved: ResolvedWidget? { get }
}

extension WidgetConfiguration {
  /// The resolved configuration; nil for an empty one.
  var resolvedWidget: ResolvedWidget? {
    let known = self as? any ResolvableConfiguration
    return (known ?? primitive as? any ResolvableConfiguration)?.resolved
  }
}

/// A configuration with a modifier applied to it.
@MainActor
struct ModifiedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration,
  ResolvableConfiguration
{
  let base: Base
  let change: (inout ResolvedWidget) -> Void

  var resolved: ResolvedWidget? {
    guard var widget = base.resolvedWidget else { return nil }
    change(&widget)
    return widget
  }

  var body: Never { preconditionFailure("a modified configuration has no body") }
}

extension WidgetConfiguration {
  /// Returns the configuration with a change to its resolved widget.
  func modified(
    _ change: @escaping (inout ResolvedWidget) -> Void
  ) -> ModifiedWidgetConfiguration<Self> {
    ModifiedWidgetConfiguration(base: self, change: change)
  }

  /// Returns the configuration with a modifier that no provider can notice.
  func unchanged() -> ModifiedWidgetConfiguration<Self> {
    modified { _ in }
  }
}

extension ConfigurationKind {
  /// The configuration in a sentence.
  var phrase: String {
    let article = "aeiou".contains(rawValue.prefix(1)) ? "an" : "a"
    return "\(article) \(rawValue) configuration"
  }
}
