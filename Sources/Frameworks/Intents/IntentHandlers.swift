// The handlers of an app's Intents extension, as far as they are compiled with a widget: the system asks
// them for the defaults of a widget's parameters (`default…(for:)` of the protocols that Xcode makes of
// an `.intentdefinition`). Nothing here is Apple's.

import Dispatch
import FoundationSupplement
import Synchronization

/// The handlers of SiriKit intents among an extension's sources.
public protocol _IntentHandlerList {
  @MainActor static var all: [() -> INExtension] { get }
}

/// The handlers that are asked for defaults, and what they gave.
package enum IntentHandlers {
  private static let makers = Mutex<[@Sendable () -> INExtension]>([])
  private static let given = Mutex<[ObjectIdentifier: INIntent]>([:])

  /// Finds the list that the builder made for the module of a type.
  @MainActor package static func find(besides type: Any.Type) {
    let found = GeneratedType.enumeration("WidgetcheckIntentHandlers", besides: type)
    if let list = found as? any _IntentHandlerList.Type { use(list.all) }
  }

  /// Whether there are handlers to ask.
  package static var areKnown: Bool { !makers.withLock(\.isEmpty) }

  /// Asks other handlers from now on.
  package static func use(_ handlers: [() -> INExtension]) {
    nonisolated(unsafe) let handlers = handlers
    makers.withLock { $0 = handlers.indices.map { index in { handlers[index]() } } }
    given.withLock { $0 = [:] }
  }

  /// Gives an intent the defaults of its handlers, which are asked once for each class of intents.
  ///
  /// - Parameter intent: The intent, with the definition's own defaults.
  static func giveDefaults(to intent: INIntent) {
    let makers = makers.withLock(\.self)
    guard !makers.isEmpty else { return }
    let key = ObjectIdentifier(type(of: intent))
    let known = given.withLock { $0[key] } ?? ask(makers, about: intent)
    guard let known else { return }
    given.withLock { $0[key] = known }
    for parameter in type(of: intent)._parameters ?? [] { parameter.copy(known, intent) }
  }

  /// The simulated seconds that the handlers have for the defaults of an intent.
  ///
  /// The system asks them in another process, and a widget has its other parameters without their
  /// answer. Apple publishes no limit: this one is assumed.
  private static let limit = 5

  /// Asks the handlers beside the thread of the widget, as the app's extension would be asked.
  ///
  /// - Returns: The intent with their defaults, or as it was where they do not come in time; nil
  ///   where it cannot be copied.
  private static func ask(
    _ makers: [@Sendable () -> INExtension], about intent: INIntent
  ) -> INIntent? {
    guard let unanswered = intent.copy() as? INIntent, let asked = intent.copy() as? INIntent
    else { return nil }
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      for make in makers {
        if let handler = make().handler(for: asked) { asked._takeDefaults(from: handler) }
      }
      done.signal()
    }
    thread.start()
    return done.wait(timeout: .now() + .seconds(limit)) == .success ? asked : unanswered
  }
}
