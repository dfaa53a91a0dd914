public import WidgetRecording

/// An event of a scenario: an action of the person, the app or the device.
public enum UsageEvent: Hashable, Sendable {
  /// A donation of an intent.
  case donate(intent: String, parameters: [String: JSONValue])
  /// A call of a function of the app's side.
  case call(function: String)
  /// A press of a button, a toggle or a control.
  case tap(MemberName, UsageTarget)
  /// A link, by its words, or the widget's own address is followed into the app.
  case openURL(MemberName, label: String?)
  /// The person opens the app.
  case foreground
  /// The person leaves the app.
  case background
  /// The app asks for new timelines, of one kind or of all.
  case reload(kind: String?)
  /// A server's push for widgets comes.
  case push
  /// The person chooses a language and region.
  case locale(String)
  /// The device comes to a time zone.
  case timeZone(String)
  /// A significant time change, of which apps are notified.
  case significantTimeChange
  /// The person answers a question for access.
  case permission(name: String, PermissionStatus)
  /// The device comes to a place, in degrees north and east.
  case location(GeographicCoordinate)

  /// The words for the kinds of events, as manifests have them.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    case donate, call, tap, openURL, foreground, background, reload, push, locale, timeZone
    case significantTimeChange, permission, location
  }
}

/// An event at an instant of the simulated span.
public struct ScenarioEvent: Hashable, Sendable {
  /// The instant.
  public var at: SimulatedInstant
  /// The thing that happens.
  public var event: UsageEvent
  /// The family of the widgets in the stack whose usage it is.
  public var family: FamilyName

  /// Creates an event.
  public init(at: SimulatedInstant, _ event: UsageEvent, family: FamilyName) {
    self.at = at
    self.event = event
    self.family = family
  }
}

extension ScenarioEvent {
  /// The change of a permission or of the device's place as a recording holds it; nil for all else.
  public var recordedChange: RecordingEvent? {
    switch event {
    case .permission(let name, let status):
      .permission(RecordedPermission(at: at, name: name, status: status))
    case .location(let place): .location(RecordedLocation(at: at, location: place))
    default: nil
    }
  }
}

/// The app's side: its own files, or a scenario beside them, that run as the app.
public struct AppDeclaration: Hashable, Sendable {
  /// The files, sorted.
  public var sources: [RootedPath]
  /// The function that is called once before the first request.
  public var setup: String?

  /// Creates an app's side.
  public init(sources: [RootedPath], setup: String? = nil) {
    self.sources = sources
    self.setup = setup
  }
}

extension Manifest {
  /// The functions of the app's side that the manifest names, each once and sorted.
  public var appFunctions: [String] {
    Set(namedFunctions.map(\.name)).sorted()
  }

  /// The functions of the app's side with the places that name them.
  private var namedFunctions: [(name: String, pointer: String)] {
    let setup = app?.setup.map { [($0, "/app/setup")] } ?? []
    let called = stacks.enumerated().flatMap { index, stack in
      stack.usage.enumerated().compactMap { position, usage -> (String, String)? in
        guard case .call(let function) = usage.event else { return nil }
        return (function, "/stacks/\(index)/usage/\(position)/function")
      }
    }
    return setup + called
  }

  /// Returns the functions in the manifest that the app's side does not have.
  ///
  /// - Parameter known: The functions that it has.
  /// - Returns: One error for each place; nil where there is none.
  public func unknownFunctions(among known: [String]) -> ManifestErrors? {
    let log = ProblemLog(file: file)
    for (name, pointer) in namedFunctions where !known.contains(name) {
      log.noteUnknown(.function, name, among: known.sorted(), at: pointer)
    }
    return log.errors.isEmpty ? nil : ManifestErrors(log.errors)
  }

  /// Returns the events of the span beside donations, in order of time; all on one device.
  ///
  /// - Parameter span: The span on which times of day are laid.
  /// - Returns: The events; those of one instant in the manifest's order.
  public func scenario(in span: SimulatedSpan) -> [ScenarioEvent] {
    let events = stacks.flatMap { stack in
      stack.usage.flatMap { usage -> [ScenarioEvent] in
        if case .donate = usage.event { return [] }
        return usage.at.instants(in: span).map {
          ScenarioEvent(at: $0, usage.event, family: stack.family)
        }
      }
    }
    return events.stablySorted { $0.at < $1.at }
  }
}
