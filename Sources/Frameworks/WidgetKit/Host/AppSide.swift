// The program of the app's side, which a manifest's `app` names. Nothing here is Apple's.

import ActivityKit
import AppIntents
import ExtensionEnvironment
import ExtensionRuntime
public import Foundation
public import FoundationSupplement
import Intents
import WidgetRecording

/// The app's side of a scenario: functions that are called as the app would run them.
public enum _AppSide {
  /// Answers the requests of the program that started the process, until that has none left.
  ///
  /// - Parameters:
  ///   - functions: The functions that a scenario calls, by name.
  ///   - intents: The names in the runtime of the intents that may configure a widget, by their
  ///     names in Swift.
  ///   - program: The type that is the program's beginning; its module has the app's own intents.
  /// - Returns: Never.
  @MainActor public static func run(
    _ functions: [String: @MainActor (_AppVisit) async throws -> Void], intents: [String: String],
    in program: Any.Type
  ) -> Never {
    ExtensionProcess.run(AppHost(functions: functions, intents: intents, program: program))
  }
}

/// The functions of this process's app.
@MainActor final class AppHost: ExtensionHost {
  private let functions: [String: @MainActor (_AppVisit) async throws -> Void]
  private let intents: [String: String]
  /// The type that is the program's beginning; its module has the app's own intents.
  let program: Any.Type

  init(
    functions: [String: @MainActor (_AppVisit) async throws -> Void], intents: [String: String],
    program: Any.Type
  ) {
    self.functions = functions
    self.intents = intents
    self.program = program
  }

  func prepare(_ setup: ExtensionSetup) {
    ExtensionSurroundings.current = ExtensionSurroundings(setup)
    ActivityJournal.follow()
    BundleConfigurations.places = setup.placed.compactMap { place in
      BundleConfigurations.Place(place, chooser: place.intent.flatMap(chooser))
    }
  }

  /// The maker of an intent's values; nil where the app's program has no such type.
  private func chooser(_ intent: String) -> (any WidgetChooser)? {
    guard let type = intents[intent].flatMap(_typeByName) else { return nil }
    func appIntents<Intent: AppIntent>(_ type: Intent.Type) -> any WidgetChooser {
      AppIntentChooser<Intent>()
    }
    func siriIntents<Intent: INIntent>(_ type: Intent.Type) -> any WidgetChooser {
      IntentChooser<Intent>()
    }
    if let type = type as? any AppIntent.Type { return appIntents(type) }
    return (type as? INIntent.Type).map { siriIntents($0) }
  }

  func widgets(_ setup: ExtensionSetup) -> [RecordedWidget] { [] }

  func perform(_ request: CallRequest, at instant: SimulatedInstant, reply: CallReply) {
    reply.refuse("the app's side has no widgets")
  }

  func act(_ request: ActionRequest, at instant: SimulatedInstant) async -> ActionResult {
    switch request {
    case .function(let name, let visit): await call(name, during: visit)
    case .intent(let intent): await perform(intent)
    default: .missing
    }
  }

  /// Calls a function, and lets what it began come to its end.
  private func call(_ name: String, during appVisit: AppVisit?) async -> ActionResult {
    guard let function = functions[name] else { return .missing }
    var visit = _AppVisit(visit: appVisit)
    if let appVisit, let chooser = appVisit.intent.flatMap(chooser) {
      visit.choice = await chooser.choice(appVisit.parameters)
    }
    do {
      try await function(visit)
    } catch {
      return ActionResult(ActionAnswer(throwing: error))
    }
    // Tasks that the function began and did not wait for may donate, too.
    for _ in 0..<20 { await Task.yield() }
    return ActionResult(.done)
  }
}

/// A person's visit of the app, as far as a tap on a widget led to it.
public struct _AppVisit {
  fileprivate var visit: AppVisit?
  fileprivate var choice = WidgetChoice.none

  /// The address that the widget gave.
  ///
  /// - Throws: `MissingVisit` where nobody has come to the app by an address.
  public var url: URL {
    get throws {
      guard let url = visit?.url.flatMap(URL.init(string:)) else {
        throw MissingVisit(needs: "the address of a link or widget")
      }
      return url
    }
  }

  /// The activity that the app continues where the widget gave no address.
  ///
  /// Apple documents the two keys of its information and the configuration. That its type is the
  /// intent's type name, or the widget's kind where it has none, is known from apps alone.
  ///
  /// - Throws: `MissingVisit` where nobody has come to the app from such a widget.
  public var activity: NSUserActivity {
    get throws {
      guard let visit, visit.url == nil else {
        throw MissingVisit(needs: "the activity of a widget that gives no address")
      }
      let activity = NSUserActivity(activityType: visit.intent ?? visit.kind)
      activity.userInfo = [
        WidgetCenter.UserInfoKey.kind: visit.kind,
        WidgetCenter.UserInfoKey.family: visit.family.rawValue,
      ]
      switch choice {
      case .none: break
      case .intent(let intent): activity.widgetConfiguration = intent
      case .appIntent(let intent): activity.widgetConfiguration = intent
      }
      return activity
    }
  }
}

/// A function of the app's side needs what no `openURL` of the scenario has brought.
struct MissingVisit: Error, CustomStringConvertible {
  /// The thing that the function needs.
  let needs: String

  var description: String {
    "the function takes \(needs); no `openURL` of the scenario came before it that brings one"
  }
}
