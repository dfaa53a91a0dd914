// The Live Activities that the app's side starts. Nothing here is Apple's.

import FoundationSupplement
import Synchronization

/// The contents of the Live Activities of this process, as its host learns of them.
package enum ActivityJournal {
  /// An event in the life of a Live Activity.
  package enum Change: Sendable { case start, update, end }

  /// A content of a Live Activity.
  package struct Note: Sendable {
    /// The number of the activity, from 1.
    package var number: Int
    /// The type name of the attributes.
    package var kind: String
    /// The event.
    package var change: Change
    /// The attributes and the content state as JSON.
    package var attributes: Data
    package var state: Data
    /// The instant at which the content becomes stale.
    package var staleDate: Date?
  }

  private struct State {
    var receiver: (@Sendable (Note) -> Void)?
    var started: [any Sendable] = []
  }

  private static let state = Mutex(State())

  /// The bytes that attributes and content state may have together.
  static let mostBytes = 4096

  /// Lets activities be requested, and hands over what happens to them.
  package static func receive(_ receiver: @escaping @Sendable (Note) -> Void) {
    state.withLock { $0.receiver = receiver }
  }

  /// Lets no activity be requested any more.
  package static func close() { state.withLock { $0.receiver = nil } }

  /// Whether this process may start Live Activities.
  static var isOpen: Bool { state.withLock { $0.receiver != nil } }

  /// The activities that were started, those that have ended among them.
  static var started: [any Sendable] { state.withLock { $0.started } }

  /// Adds an activity, and returns its number.
  static func add(_ activity: any Sendable) -> Int {
    state.withLock { state in
      state.started.append(activity)
      return state.started.count
    }
  }

  /// Hands over an event.
  static func note(_ note: Note) { state.withLock { $0.receiver }?(note) }
}
