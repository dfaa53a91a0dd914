// Streams that the app feeds by hand.

import Combine
import Foundation

/// The buttons and the switch of the station's page.
final class StationControls {
  let refresh = PassthroughSubject<Void, Never>()
  let manual = PassthroughSubject<Reading, StationError>()
  let limit = CurrentValueSubject<Double, Never>(30)

  func press() { refresh.send() }

  func enter(_ degrees: Double) {
    manual.send(Reading(station: "hand", degrees: degrees))
    if degrees > limit.value { limit.value = degrees }
    limit.send(limit.value + 1)
  }

  func close(because error: StationError?) {
    manual.send(completion: error.map { .failure($0) } ?? .finished)
    limit.send(completion: .finished)
  }

  /// Lets the subjects take what they can from a stream that was there before.
  func join(_ subscription: any Subscription) {
    manual.send(subscription: subscription)
    limit.send(subscription: subscription)
  }

  /// Feeds the page with a stream.
  func feed(from readings: Readings) -> AnyCancellable { readings.subscribe(manual) }

  func listen(_ bell: Bell, _ sink: Subscribers.Sink<Double, Never>) {
    refresh.receive(subscriber: bell)
    limit.receive(subscriber: sink)
  }
}

/// Ends whatever subject the page has fed.
func finish<Feed: Subject>(_ feed: Feed, with last: Feed.Output) {
  feed.send(last)
  feed.send(completion: .finished)
}
