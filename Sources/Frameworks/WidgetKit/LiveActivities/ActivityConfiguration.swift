// WidgetKit's ActivityConfiguration and ActivityViewContext, ActivityFamily. A Live Activity is
// listed in a bundle's description under the name of its attributes; it has no provider, and shows
// the contents of its previews and those that the app's side requests.

public import ActivityKit
public import SwiftUI
import WidgetRecording

/// A Live Activity.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  let resolved: ResolvedWidget?

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    var widget = ResolvedWidget(
      kind: String(describing: Attributes.self), configuration: .activity)
    widget.activity = ActivityViews<Attributes>(
      content: { AnyView(content($0)) }, island: dynamicIsland)
    resolved = widget
  }

  public var body: Never { preconditionFailure("an activity configuration has no body") }
}

extension ActivityConfiguration: ResolvableConfiguration {}

/// The context of a Live Activity's views: its attributes and its content state.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// The size of a Live Activity.
public enum ActivityFamily: Hashable, Sendable {
  case small
  case medium
}
