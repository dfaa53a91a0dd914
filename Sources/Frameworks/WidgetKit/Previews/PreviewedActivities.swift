// The Live Activities in the views of a preview provider. Nothing here is Apple's.

import ActivityKit
import SwiftUI
import WidgetRecording

/// The Live Activities of a preview provider's views, in their order.
@MainActor final class PreviewedActivities {
  /// The contents with the kinds of their activities, each once.
  private(set) var all: [(kind: String, content: ActivityContentValue)] = []
  /// The first error of an encoder.
  private var failure: (any Error)?

  /// Collects the activities of some views.
  ///
  /// - Throws: The encoder's error, where attributes or a state cannot be encoded.
  init(in views: some View) throws {
    var environment = EnvironmentValues()
    environment.previewedActivities = self
    _ = resolveView(views, environment: environment)
    if let failure { throw failure }
  }

  fileprivate func add<Attributes: ActivityAttributes>(
    _ attributes: Attributes, _ state: Attributes.ContentState, isStale: Bool
  ) {
    do {
      let kind = String(describing: Attributes.self)
      var content = try ActivityContentValue(attributes: attributes, state: state)
      content.isStale = isStale
      if !all.contains(where: { $0.kind == kind && $0.content == content }) {
        all.append((kind, content))
      }
    } catch {
      failure = failure ?? error
    }
  }
}

/// The view of a Live Activity in a preview provider: it adds the activity to those collected.
struct PreviewedActivityView<Attributes: ActivityAttributes>: View, PrimitiveView {
  let attributes: Attributes
  let state: Attributes.ContentState
  let isStale: Bool

  var body: Never { noBody(Self.self) }

  func nodes(in context: ViewContext) -> [ViewNode] {
    context.environment.previewedActivities?.add(attributes, state, isStale: isStale)
    return []
  }
}

private struct PreviewedActivitiesKey: EnvironmentKey {
  static var defaultValue: PreviewedActivities? { nil }
}

extension EnvironmentValues {
  /// The collector of the Live Activities that previews show; nil where nobody collects them.
  fileprivate var previewedActivities: PreviewedActivities? {
    get { self[PreviewedActivitiesKey.self] }
    set { self[PreviewedActivitiesKey.self] = newValue }
  }
}
