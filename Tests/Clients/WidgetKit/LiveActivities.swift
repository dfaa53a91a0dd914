import ActivityKit
import SwiftUI
import WidgetKit

/// A ride on its way.
struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var stops: Int
  }

  let line: String
}

/// The ride on the Lock Screen and in the Dynamic Island.
struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      RideBanner(ride: context)
    } dynamicIsland: { context in
      RideIsland(ride: context).island
    }
    .supplementalActivityFamilies(families)
  }

  private var families: [ActivityFamily] { [.small, .medium] }
}

/// The ride on the Lock Screen.
struct RideBanner: View {
  let ride: ActivityViewContext<RideAttributes>

  @Environment(\.isActivityFullscreen) private var isFull
  @Environment(\.isActivityUpdateReduced) private var isReduced
  @Environment(\.activityFamily) private var family
  @Environment(\.supportedActivityFamilies) private var supported: Set<ActivityFamily>

  var body: some View {
    VStack {
      Text(ride.attributes.line)
      if family == .medium || !supported.contains(.small) { Text("\(ride.state.stops) stops") }
    }
    .opacity(ride.isStale ? 0.5 : 1)
    .id(ride.activityID)
    .activityBackgroundTint(isFull ? .black : nil)
    .activitySystemActionForegroundColor(isReduced ? .gray : .white)
  }
}

/// The ride in the Dynamic Island.
struct RideIsland {
  let ride: ActivityViewContext<RideAttributes>

  @MainActor var island: DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { Text(ride.attributes.line) }
      DynamicIslandExpandedRegion(side, priority: 1) {
        Text("\(ride.state.minutes) min").dynamicIsland(verticalPlacement: placement)
      }
    } compactLeading: {
      Text(ride.attributes.line)
    } compactTrailing: {
      Text(ride.state.minutes, format: .number)
    } minimal: {
      Image(systemName: "tram")
    }
    .contentMargins(.horizontal, 8, for: roomiest)
    .contentMargins(.all, 2, for: isShort ? .minimal : .compactLeading)
    .contentMargins(.trailing, 4, for: .compactTrailing)
    .widgetURL(URL(string: "ride://now"))
    .keylineTint(.orange)
  }

  private var side: DynamicIslandExpandedRegionPosition {
    ride.state.stops > 9 ? .bottom : isShort ? .center : .trailing
  }

  private var placement: DynamicIslandExpandedRegionVerticalPlacement {
    ride.state.stops > 9 ? .belowIfTooWide : .default
  }

  private var isShort: Bool { ride.state.stops < 2 }

  private var roomiest: DynamicIslandMode { .expanded }
}
/// The states of a ride that its preview shows.
@PreviewActivityBuilder<RideAttributes>
func previewedRide(stops: Int) -> [RideAttributes.ContentState] {
  RideAttributes.ContentState(minutes: 20, stops: stops)
  RideAttributes.ContentState(minutes: 0, stops: 0)
  for stop in 0..<stops {
    RideAttributes.ContentState(minutes: stop * 2, stops: stop)
  }
}

/// Two previewed rides, one after the other.
func previewedRides(
  _ first: [RideAttributes.ContentState], _ second: [RideAttributes.ContentState]
) -> [RideAttributes.ContentState] {
  typealias Builder = PreviewActivityBuilder<RideAttributes>
  return Builder.buildArray([
    Builder.buildPartialBlock(accumulated: Builder.buildPartialBlock(first: first), next: second)
  ])
}

/// The previews of a ride, the full banner first.
let previewedKinds: [ActivityPreviewViewKind] = [
  .content,
  .dynamicIsland(DynamicIslandPreviewViewState.compact),
  .dynamicIsland(.expanded),
  .dynamicIsland(.minimal),
]

#Preview("Ride", as: .dynamicIsland(.minimal), using: RideAttributes(line: "4")) {
  RideActivity()
} contentStates: {
  RideAttributes.ContentState(minutes: 4, stops: 2)
}

/// The ride in each kind of preview.
struct RideActivity_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(previewedKinds, id: \.self) { kind in
      RideAttributes(line: "4")
        .previewContext(.init(minutes: 4, stops: 2), isStale: false, viewKind: kind)
    }
  }
}

/// The regions that several islands share.
@DynamicIslandExpandedContentBuilder
@MainActor func shared(_ line: String) -> DynamicIslandExpandedContent<some View> {
  DynamicIslandExpandedRegion(.leading) { Text(line) }
  DynamicIslandExpandedRegion(.center) { Text("Departs soon") }
}

/// An island that is made of the shared regions, with one of its own below them.
@MainActor func island(of line: String) -> DynamicIsland {
  DynamicIsland {
    shared(line)
    DynamicIslandExpandedRegion(.bottom) { Text(line) }
  } compactLeading: {
    Text(line)
  } compactTrailing: {
    EmptyView()
  } minimal: {
    EmptyView()
  }
}
