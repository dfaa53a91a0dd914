import ActivityKit
import DeliveryKit
import Foundation

/// The van leaves the depot: the app starts a Live Activity, whose content is old after 90 minutes.
func vanLeaves() throws {
  let content = ActivityContent(
    state: ParcelAttributes.ContentState(
      stops: 7, arrival: Date().addingTimeInterval(2 * 3600)),
    staleDate: Date().addingTimeInterval(90 * 60))
  _ = try Activity.request(attributes: ParcelAttributes(shop: "Fjord Books"), content: content)
}

/// The van is one stop away.
func vanIsNear() async {
  for activity in Activity<ParcelAttributes>.activities {
    await activity.update(
      ActivityContent(
        state: ParcelAttributes.ContentState(
          stops: 1, arrival: Date().addingTimeInterval(10 * 60)), staleDate: nil))
  }
}

/// The parcel is there.
func parcelArrives() async {
  for activity in Activity<ParcelAttributes>.activities {
    await activity.end(
      ActivityContent(
        state: ParcelAttributes.ContentState(stops: 0, arrival: Date()), staleDate: nil))
  }
}
