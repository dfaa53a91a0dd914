// The intents of the buttons and toggles that a widget shows. Nothing here is Apple's.

package import SwiftUI
import Synchronization
package import WidgetRecording

/// The intents that views offer while they are made, so that one of them can be performed.
package enum OfferedIntents {
  /// An intent of a button, a toggle or a control.
  package struct Offer: Sendable {
    /// The type name of the intent.
    package var name: String
    /// The values of its parameters.
    package var parameters: [String: JSONValue]
    /// The qualified name of an intent that the system performs in the app's process; nil for any
    /// other.
    package var appIntent: String?
    /// The intent as the view tree has it.
    package var shown: ViewAttribute
    /// Performs the intent.
    package var perform: @Sendable () async throws -> Void

    /// Offers an intent with the values that its parameters have now.
    package init(_ intent: some AppIntent) {
      name = String(describing: type(of: intent))
      parameters = parameterValues(of: intent)
      let isForApp = intent is any LiveActivityIntent
      appIntent = isForApp ? String(reflecting: type(of: intent)) : nil
      shown = intent.attribute
      perform = { _ = try await intent.perform() }
    }
  }

  private static let offers = Mutex<[Offer]?>(nil)

  /// Records an intent while intents are collected.
  static func note(_ intent: some AppIntent) {
    offers.withLock { offers in
      if offers != nil { offers?.append(Offer(intent)) }
    }
  }

  /// Collects the intents that views offer.
  ///
  /// - Parameter make: Makes the views.
  /// - Returns: The result of `make`, and the intents in the order in which their views were made.
  @MainActor package static func collect<Result>(
    while make: () -> Result
  ) -> (result: Result, offers: [Offer]) {
    offers.withLock { $0 = [] }
    let result = make()
    let made = offers.withLock { offers -> [Offer] in
      defer { offers = nil }
      return offers ?? []
    }
    return (result, made)
  }
}
