import Foundation
import NetworkAnswers
import WidgetRecording

/// The play of the scripted responses, with its state at the start of the current call.
struct CallBook: Sendable {
  /// The play, whose responses are used up.
  var play: NetworkPlay
  /// The answers that sessions keep, by the identity of their caches.
  var caches: [UInt: HTTPCache] = [:]
  private var before: (play: NetworkPlay, caches: [UInt: HTTPCache])
  private var call: CallRequest?
  private var instant = SimulatedInstant.distantPast
  /// The bodies of requests that were redirected, by the method and address of what follows.
  private var redirected: [[String]: Data] = [:]

  /// The answers that asked for a credential, by the method and address of their requests.
  private var challenging: [[String]: HTTPAnswer] = [:]

  /// Opens the book of a play.
  init(_ play: NetworkPlay) {
    self.play = play
    before = (play, [:])
  }

  /// Keeps the body of a request that is redirected.
  mutating func keep(_ body: Data, for method: String, _ address: RequestedAddress) {
    redirected[[method, address.text]] = body
  }

  /// Removes and returns the body that a request had before it was redirected.
  mutating func takeBody(_ method: String, _ address: RequestedAddress) -> Data? {
    redirected.removeValue(forKey: [method, address.text])
  }

  /// Keeps an answer that asks for a credential.
  mutating func keep(_ challenge: HTTPAnswer, for method: String, _ address: RequestedAddress) {
    challenging[[method, address.text]] = challenge
  }

  /// The answer that a request got which nobody has a credential for; nil where it asked for none.
  func challenge(to method: String, _ address: RequestedAddress) -> HTTPAnswer? {
    challenging[[method, address.text]]
  }

  /// Begins a call: one that is made a second time has the state of the first.
  mutating func begin(_ call: CallRequest, at instant: SimulatedInstant) {
    redirected = [:]
    if call == self.call, instant == self.instant {
      (play, caches) = before
      // A third call of that kind is another one.
      self.call = nil
    } else {
      before = (play, caches)
      self.call = call
      self.instant = instant
    }
  }
}
