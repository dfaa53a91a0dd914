// A delivery that the Lock Screen follows: begun, watched, brought up to date and ended.

import ActivityKit
import Foundation

/// A delivery's constant attributes and its changing state.
struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable {
    var stopsAhead: Int
    var arrival: Date
  }

  let parcel: String
}

/// Begins, changes and ends the Live Activity of a delivery.
struct DeliveryFollowing {
  typealias Delivery = Activity<DeliveryAttributes>

  let attributes: DeliveryAttributes

  func content(_ state: Delivery.ContentState) -> ActivityContent<DeliveryAttributes.ContentState> {
    ActivityContent(
      state: state, staleDate: state.arrival, relevanceScore: state.stopsAhead < 3 ? 100 : 10)
  }

  func begin(_ state: Delivery.ContentState, byPush isByPush: Bool) throws -> Delivery {
    let push: PushType? = isByPush ? .token : nil
    return try Activity.request(
      attributes: attributes, content: content(state), pushType: push)
  }

  func beginBriefly(_ state: Delivery.ContentState, on channel: String) throws -> Delivery {
    let style: ActivityStyle = state.stopsAhead == 0 ? .transient : .standard
    return try Activity.request(
      attributes: attributes, content: content(state), pushType: .channel(channel), style: style)
  }

  func beginOnOldSystem(_ state: Delivery.ContentState) throws -> Delivery {
    try Activity.request(attributes: attributes, contentState: state, pushType: nil)
  }

  func update(_ delivery: Delivery, to state: Delivery.ContentState) async {
    await delivery.update(content(state))
    await delivery.update(content(state), alertConfiguration: alert(for: state))
    await delivery.update(content(state), alertConfiguration: nil, timestamp: .now)
  }

  func updateOnOldSystem(_ delivery: Delivery, to state: Delivery.ContentState) async {
    await delivery.update(using: state)
    await delivery.update(using: state, alertConfiguration: alert(for: state))
  }

  /// Rings once the parcel is near.
  func alert(for state: Delivery.ContentState) -> AlertConfiguration? {
    guard state.stopsAhead < 2 else { return nil }
    let sound: AlertConfiguration.AlertSound =
      state.stopsAhead == 0 ? .named("bell.caf") : .default
    return AlertConfiguration(title: "Your parcel", body: "\(state.stopsAhead) stops", sound: sound)
  }

  /// The same words where the app itself is open.
  func banner(for alert: AlertConfiguration) -> String {
    let sound = alert.sound == .default ? "" : "♪ "
    return "\(sound)\(String(localized: alert.title)): \(String(localized: alert.body))"
  }

  func end(_ delivery: Delivery, _ state: Delivery.ContentState, isMissed: Bool) async {
    let policy: ActivityUIDismissalPolicy =
      isMissed ? .after(state.arrival.addingTimeInterval(3_600)) : .default
    await delivery.end(content(state), dismissalPolicy: policy)
    await delivery.end(nil, dismissalPolicy: policy, timestamp: .now)
  }

  func endOnOldSystem(_ delivery: Delivery) async {
    await delivery.end(using: delivery.contentState, dismissalPolicy: .immediate)
  }
}

/// Watches the deliveries under way.
struct DeliveryWatch {
  typealias Delivery = Activity<DeliveryAttributes>

  func all() -> [String] {
    Delivery.activities.map { "\($0.attributes.parcel) \($0.id): \(words(for: $0))" }
  }

  func words(for delivery: Delivery) -> String {
    let state: ActivityState = delivery.activityState
    switch state {
    case .active:
      return "\(delivery.content.state.stopsAhead) stops, \(delivery.content.description)"
    case .stale: return "Last known: \(delivery.contentState.stopsAhead)"
    case .ended, .dismissed: return "Done"
    case .pending: return "Soon"
    }
  }

  func follow(_ delivery: Delivery, send: (Data) async throws -> Void) async throws {
    if let token = delivery.pushToken { try await send(token) }
    for await token in delivery.pushTokenUpdates { try await send(token) }
  }

  func states(of delivery: Delivery) async -> [ActivityState] {
    var states: [ActivityState] = []
    for await state in delivery.activityStateUpdates { states.append(state) }
    return states
  }

  func arrivals(of delivery: Delivery) async -> [Date] {
    var arrivals: [Date] = []
    for await content in delivery.contentUpdates where content.relevanceScore > 0 {
      arrivals.append(content.staleDate ?? content.state.arrival)
    }
    for await state in delivery.contentStateUpdates { arrivals.append(state.arrival) }
    return arrivals
  }

  func newOnes() async -> [String] {
    var parcels: [String] = []
    for await delivery in Delivery.activityUpdates { parcels.append(delivery.attributes.parcel) }
    return parcels
  }

  func registerStarts(send: (Data) async throws -> Void) async throws {
    if let token = Delivery.pushToStartToken { try await send(token) }
    for await token in Delivery.pushToStartTokenUpdates { try await send(token) }
  }
}

/// Whether deliveries may be followed at all.
struct DeliveryConsent {
  let info = ActivityAuthorizationInfo()

  var mayFollow: Bool { info.areActivitiesEnabled }
  var mayFollowClosely: Bool { info.frequentPushesEnabled }

  func changes() async -> [Bool] {
    var changes: [Bool] = []
    for await isEnabled in info.activityEnablementUpdates { changes.append(isEnabled) }
    for await isFrequent in info.frequentPushEnablementUpdates { changes.append(isFrequent) }
    return changes
  }

  /// The reason for which a delivery could not be followed.
  func reason(for error: ActivityAuthorizationError) -> String {
    switch error {
    case .denied, .unentitled, .unsupported, .unsupportedTarget: "Not allowed"
    case .attributesTooLarge, .malformedActivityIdentifier, .missingProcessIdentifier: "A mistake"
    case .globalMaximumExceeded, .targetMaximumExceeded: "Too many deliveries"
    case .persistenceFailure, .reconnectNotPermitted, .visibility: error.errorDescription ?? ""
    }
  }
}
