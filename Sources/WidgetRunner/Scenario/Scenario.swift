import ExtensionEnvironment
import WidgetManifest
import WidgetRecording

/// The actions of the person, the app and the device in a run, beside donations.
struct Scenario: Sendable {
  /// The function of the app's side that is called before the first request.
  var setup: String?
  /// The events, in order of time.
  var events: [ScenarioEvent] = []
  /// The sessions of the whole plan, which know the widgets that are tapped.
  var sessions: [Session] = []
  /// The widgets and controls, in the bundle's order.
  var widgets: [RecordedWidget] = []
  /// Whether the bundle's widgets use the location.
  var usesLocation = false

  /// Creates the scenario of a manifest in a span.
  init(
    _ manifest: Manifest, in span: SimulatedSpan, sessions: [Session], widgets: [RecordedWidget],
    usesLocation: Bool
  ) {
    setup = manifest.app?.setup
    events = manifest.scenario(in: span)
    self.sessions = sessions
    self.widgets = widgets
    self.usesLocation = usesLocation
  }

  /// Creates a scenario in which nothing happens.
  init() {}

  /// Whether the scenario may change an extension's stored data.
  var changesState: Bool {
    setup != nil || !events.isEmpty || hasPushHandlers
  }

  /// Whether there is anything to record.
  var isEmpty: Bool {
    !changesState && controls.isEmpty
      && !widgets.contains { $0.configuration.kind == .activity && !$0.previews.isEmpty }
  }

  /// Whether a widget has a handler of push tokens.
  var hasPushHandlers: Bool { widgets.contains { $0.pushHandler != nil } }

  /// The controls, with their positions in the bundle.
  var controls: [(index: Int, control: RecordedWidget)] {
    widgets.enumerated().filter { $0.element.configuration.kind == .control }
      .map { (index: $0.offset, control: $0.element) }
  }

  /// The kinds of widgets that a person can place, as the extension describes them.
  var kinds: [PlacedWidget.Kind] {
    widgets.filter { ![.control, .activity].contains($0.configuration.kind) }.map {
      PlacedWidget.Kind($0.kind, families: $0.families.map(\.rawValue), intent: $0.intent?.name)
    }
  }

  /// The timeline call of the widget that an event taps or opens; nil for any other event.
  func use(by event: ScenarioEvent) -> (session: Session, call: Invocation)? {
    switch event.event {
    case .tap(let member, _), .openURL(let member, _): call(of: member, family: event.family)
    default: nil
    }
  }

  /// The timeline calls of the widgets that are tapped or opened, each once.
  var used: [(session: Session, call: Invocation)] {
    var known: Set<InvocationID> = []
    return events.compactMap(use).filter { known.insert($0.call.id).inserted }
  }

  /// The timeline call of a member, in the family of its stack where the widget has that.
  func call(of member: MemberName, family: FamilyName) -> (session: Session, call: Invocation)? {
    let sessions = sessions.filter { $0.widget.kind == member.kind }
    guard let session = sessions.first(where: { $0.family == family }) ?? sessions.first,
      var call = session.invocations.first(where: { $0.mode == .timeline })
    else { return nil }
    let exact = session.invocations.first {
      $0.mode == .timeline && $0.configuration == member.configuration
    }
    call = exact ?? call
    return (session, call)
  }
}

/// The effect of an event on the widgets: reloads, and relevance to ask for again.
struct ScenarioEffect {
  /// A reload of timelines.
  struct Reload: Hashable {
    /// The kind; nil for all.
    var kind: String?
    /// The only widget meant; nil for all of the kind.
    var target: ReloadTarget?
    /// The reason of the requests for timelines.
    var reason: RequestReason
    /// Whether the requests count against the budget.
    var isFree: Bool
  }

  /// A widget in one family and configuration.
  struct ReloadTarget: Hashable {
    var kind: String
    var family: FamilyName
    var configuration: ConfigurationName
  }

  /// The reloads, in order.
  var reloads: [Reload] = []
  /// The kinds whose relevance is to be asked for again.
  var invalidated: Set<String> = []
  /// Whether the recommended configurations are to be asked for again.
  var invalidatesRecommendations = false

  /// Returns the reload that concerns a timeline call; the free one of several.
  func reload(of invocation: Invocation) -> Reload? {
    let target = ReloadTarget(
      kind: invocation.kind, family: invocation.family, configuration: invocation.configuration)
    let all = reloads.filter {
      ($0.kind == nil || $0.kind == target.kind) && ($0.target == nil || $0.target == target)
    }
    return all.first { $0.isFree } ?? all.first
  }
}
