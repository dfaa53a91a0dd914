import ActivityKit
import DeliveryKit
import SwiftUI
import WidgetKit

/// Follows a parcel on the Lock Screen and in the Dynamic Island.
struct ParcelActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      ParcelBanner(
        shop: context.attributes.shop, state: context.state, isStale: context.isStale
      )
      .activityBackgroundTint(Color(red: 0.04, green: 0.25, blue: 0.45))
      .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.shop, systemImage: "shippingbox.fill")
            .font(.caption).foregroundStyle(.orange)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.arrival, style: .time).font(.caption.monospacedDigit())
        }
        DynamicIslandExpandedRegion(.bottom, priority: 1) {
          VStack(alignment: .leading, spacing: 8) {
            Text(context.state.words).font(.headline)
            ProgressView(value: Double(7 - context.state.stops), total: 7).tint(.orange)
          }
        }
      } compactLeading: {
        Image(systemName: "shippingbox.fill").foregroundStyle(.orange)
      } compactTrailing: {
        Text("\(context.state.stops)").monospacedDigit()
      } minimal: {
        Text("\(context.state.stops)").foregroundStyle(.orange)
      }
      .keylineTint(.orange)
    }
    .supplementalActivityFamilies([.small])
  }
}

struct ParcelBanner: View {
  @Environment(\.activityFamily) private var family
  let shop: String
  let state: ParcelAttributes.ContentState
  let isStale: Bool

  var body: some View {
    if family == .small {
      HStack {
        Image(systemName: "shippingbox.fill").foregroundStyle(.orange)
        Text(state.words).font(.headline).lineLimit(2)
        Spacer()
      }
      .padding(10)
    } else {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Label(shop, systemImage: "shippingbox.fill").font(.subheadline)
          Spacer()
          Text(state.arrival, style: .time).font(.subheadline.monospacedDigit())
        }
        Text(isStale ? "Waiting for the van" : state.words).font(.title3.bold())
        ProgressView(value: Double(7 - state.stops), total: 7).tint(.orange)
      }
      .foregroundStyle(.white)
      .padding(16)
    }
  }
}

#Preview("On the way", as: .content, using: ParcelAttributes(shop: "Fjord Books")) {
  ParcelActivity()
} contentStates: {
  ParcelAttributes.ContentState(stops: 5, arrival: Date(timeIntervalSince1970: 1_772_470_800))
  ParcelAttributes.ContentState(stops: 1, arrival: Date(timeIntervalSince1970: 1_772_470_800))
}
