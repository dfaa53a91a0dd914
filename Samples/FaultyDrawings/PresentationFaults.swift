import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct PresentationWidgets: WidgetBundle {
  var body: some Widget {
    CrossingActivity()
    HornControl()
  }
}

struct CrossingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var pier: String
  }

  var ferry: String
}

/// Has a button where every tap opens the app, no view where it is minimal, and black on black.
struct CrossingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CrossingAttributes.self) { context in
      VStack(alignment: .leading) {
        Text(context.attributes.ferry).font(.system(size: 17, weight: .semibold))
        Text("To \(context.state.pier)").font(.system(size: 15))
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .activityBackgroundTint(.white)
      .foregroundStyle(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          Text("To \(context.state.pier)").font(.system(size: 15)).foregroundStyle(.black)
        }
      } compactLeading: {
        Button(intent: Board()) { Image(systemName: "ferry") }.buttonStyle(.plain)
      } compactTrailing: {
        Text(context.state.pier).font(.system(size: 13))
      } minimal: {
        EmptyView()
      }
    }
  }
}

/// Has no symbol, of which alone its small size consists.
struct HornControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Horn") {
      ControlWidgetButton("Sound the Horn", action: Board())
    }
    .displayName("Horn")
    .description("Sounds the horn.")
  }
}

struct CrossingActivity_Previews: PreviewProvider {
  static let attributes = CrossingAttributes(ferry: "Skerry Runner")
  static let state = CrossingAttributes.ContentState(pier: "North Bay Harbour")

  static var previews: some View {
    attributes.previewContext(state, viewKind: .content)
      .previewDisplayName("Lock Screen")
    attributes.previewContext(state, viewKind: .dynamicIsland(.compact))
      .previewDisplayName("Compact")
    attributes.previewContext(state, isStale: true, viewKind: .dynamicIsland(.expanded))
      .previewDisplayName("Expanded")
  }
}
