// The program of the app's side, which a manifest's `app` names. Nothing here is Apple's.

import ActivityKit
import ExtensionEnvironment
import ExtensionRuntime
import FoundationSupplement
import WidgetRecording

/// The app's side of a scenario: functions that are called as the app would run them.
public enum _AppSide {
  /// Answers the requests of the program that started the process, until that has none left.
  ///
  /// - Parameter functions: The functions that a scenario calls, by name.
  /// - Returns: Never.
  @MainActor public static func run(
    _ functions: [String: @MainActor () async throws -> Void]
  ) -> Never {
    ExtensionProcess.run(AppHost(functions: functions))
  }
}

/// The functions of this process's app.
@MainActor final class AppHost: ExtensionHost {
  private let functions: [String: @MainActor () async throws -> Void]

  init(functions: [String: @MainActor () async throws -> Void]) {
    self.functions = functions
  }

  func prepare(_ setup: ExtensionSetup) {
    ExtensionSurroundings.current = ExtensionSurroundings(setup)
    followActivities()
    BundleConfigurations.places = setup.placed.compactMap { place in
      guard let family = place.family.flatMap(WidgetFamily.init(name:)) else { return nil }
      return BundleConfigurations.Place(widget: place, family: family)
    }
  }

  /// Records the Live Activities that the app starts, updates and ends.
  private func followActivities() {
    ActivityJournal.receive { note in
      var recorded = RecordedActivity(
        at: SimulatedInstant(Date()), kind: note.kind, name: "\(note.number)", note.change.recorded)
      recorded.staleDate = note.staleDate.map { SimulatedInstant($0) }
      if let attributes = try? JSONReader.read(JSONValue.self, from: note.attributes),
        let state = try? JSONReader.read(JSONValue.self, from: note.state)
      {
        recorded.content = ActivityContentValue(attributes: attributes, state: state)
      }
      ExtensionLog.record(.activity(recorded))
    }
  }

  func widgets(_ setup: ExtensionSetup) -> [RecordedWidget] { [] }

  func perform(_ request: CallRequest, at instant: SimulatedInstant, reply: CallReply) {
    reply.refuse("the app's side has no widgets")
  }

  func act(_ request: ActionRequest, at instant: SimulatedInstant) async -> ActionResult {
    guard request.action == .function, let name = request.function,
      let function = functions[name]
    else { return .missing }
    do {
      try await function()
    } catch {
      return ActionResult(ActionAnswer(throwing: error))
    }
    // Tasks that the function began and did not wait for may donate, too.
    for _ in 0..<20 { await Task.yield() }
    return ActionResult(ActionAnswer())
  }
}

extension ActivityJournal.Change {
  /// The event as a recording names it.
  fileprivate var recorded: RecordedActivity.Change {
    switch self {
    case .start: .start
    case .update: .update
    case .end: .end
    }
  }
}
