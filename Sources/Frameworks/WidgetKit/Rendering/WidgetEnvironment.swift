// The values WidgetKit adds to the environment: widgetFamily, showsWidgetContainerBackground (15),
// widgetRenderingMode and showsWidgetLabel (16), isActivityFullscreen (16.1), widgetContentMargins
// (17), activity families (18), levelOfDetail (26). The family is the request's; the others are
// those of a widget in full colour on a Home Screen.

public import SwiftUI

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

private struct ShowsWidgetLabelKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ShowsBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}

private struct ContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets(all: 16)
}

extension EdgeInsets {
  /// The same inset at every edge.
  init(all inset: CGFloat) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}

private struct ActivityFamilyKey: EnvironmentKey {
  static let defaultValue = ActivityFamily.medium
}

private struct LevelOfDetailKey: EnvironmentKey {
  static let defaultValue = LevelOfDetail.default
}

extension EnvironmentValues {
  /// The size and shape of the widget a view is in.
  public var widgetFamily: WidgetFamily { self[WidgetFamilyKey.self] }

  /// The family as the runtime, or a preview, sets it.
  package var hostedFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  public var showsWidgetLabel: Bool {
    get { self[ShowsWidgetLabelKey.self] }
    set { self[ShowsWidgetLabelKey.self] = newValue }
  }

  public var showsWidgetContainerBackground: Bool { self[ShowsBackgroundKey.self] }

  /// Sets whether the container's background is drawn, which authors may only read.
  mutating func setShowsWidgetContainerBackground(_ shows: Bool) {
    self[ShowsBackgroundKey.self] = shows
  }

  /// The margins of a widget on a Home Screen; their width is Apple's standard one.
  ///
  /// They are the same in a widget that disables them, which puts them back where it wants them
  /// (WWDC23, "Bring widgets to new places").
  public var widgetContentMargins: EdgeInsets { self[ContentMarginsKey.self] }

  /// Sets the margins, which authors may only read.
  mutating func setWidgetContentMargins(_ margins: EdgeInsets) {
    self[ContentMarginsKey.self] = margins
  }

  public var isActivityFullscreen: Bool { false }

  public var isActivityUpdateReduced: Bool { false }

  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  public var supportedActivityFamilies: Set<ActivityFamily> { [.small, .medium] }

  public var levelOfDetail: LevelOfDetail { self[LevelOfDetailKey.self] }
}
