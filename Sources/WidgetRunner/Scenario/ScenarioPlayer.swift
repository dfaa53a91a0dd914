import ExtensionEnvironment
import WidgetManifest
import WidgetRecording

/// Plays a scenario in the processes of one home: the app's, and an extension's.
///
/// Every session plays the whole scenario, so that its extension finds what the app and the taps
/// have left by then. One player more records what happens; in that of a session nobody listens.
final class ScenarioPlayer {
  let scenario: Scenario
  let context: RunContext
  private let app: SessionProcess?
  let emit: (RecordingEvent) -> Void
  /// Whether controls and Live Activities are drawn.
  let draws: Bool
  /// The events that were played.
  private(set) var played = 0
  private var isInForeground = false
  /// The contents of running Live Activities that become stale, by the number of the activity.
  var perishable: [String: RecordedActivity] = [:]
  /// The person's last coming to the app from a widget.
  private var visit: AppVisit?
  private var effect = ScenarioEffect()
  /// The timelines of the widgets that are used and that nobody else asks for in the process.
  private var shown: ShownTimelines

  /// The process of the extension, which another may replace.
  var process: SessionProcess

  /// Creates a player that has played nothing.
  ///
  /// - Parameters:
  ///   - context: The facts of the run.
  ///   - launch: The launch of the home's processes.
  ///   - process: The process of the extension.
  ///   - driven: The timeline calls that a session makes in that process.
  ///   - draws: Whether controls and Live Activities are drawn.
  ///   - emit: Receives the events, in order.
  init(
    _ context: RunContext, launch: ProcessLaunch, process: SessionProcess,
    driven: [Invocation] = [], draws: Bool = false,
    emit: @escaping (RecordingEvent) -> Void = { _ in }
  ) {
    self.context = context
    scenario = context.scenario
    self.process = process
    self.draws = draws
    self.emit = emit
    shown = ShownTimelines(context, besides: driven)
    app = launch.app.map { app in
      var app = app
      app.setup.placed = PlacedWidget.all(app.setup.placed, of: context.scenario.kinds)
      return SessionProcess(
        launch: app, isolation: .session, drawings: nil, recordsActions: true, emit: emit)
    }
  }

  /// The instant of the next event; infinite after the last.
  var next: SimulatedInstant {
    played < scenario.events.count ? scenario.events[played].at : .distantFuture
  }

  /// Does what comes before the first request: the app's setup, and tokens for push handlers.
  func begin() throws(RunnerError) {
    let start = context.span.start
    if let setup = scenario.setup { try call(setup, at: start, isSetup: true) }
    if scenario.hasPushHandlers {
      let made = try process.act(.pushToken, at: start, limit: limit)
      try note(made?.events ?? [], at: start, isInteraction: false)
    }
    effect = ScenarioEffect()
  }

  /// Plays the next event.
  ///
  /// - Returns: The event's effect on the widgets.
  /// - Throws: `RunnerError` where no process can be started.
  func playNext() throws(RunnerError) -> ScenarioEffect {
    let event = scenario.events[played]
    try shown.ask(before: event.at, after: played, in: process)
    played += 1
    effect = ScenarioEffect()
    try letContentsPerish(until: event.at)
    try play(event)
    shown.take(effect, at: event.at, count: played)
    return effect
  }

  /// Plays the events until an instant, those at the instant included.
  func play(until instant: SimulatedInstant) throws(RunnerError) {
    while next <= instant, !context.isCancelled() { _ = try playNext() }
    try letContentsPerish(until: instant)
  }

  /// Ends the app's process.
  func stop(at instant: SimulatedInstant) {
    app?.stop(at: instant)
  }

  var limit: Duration { max(context.limits.timeline, .seconds(5)) }

  private func play(_ event: ScenarioEvent) throws(RunnerError) {
    let at = event.at
    if let change = event.recordedChange { emit(change) }
    switch event.event {
    case .donate: break
    case .call(let function): try call(function, at: at)
    case .tap(let member, let target): try tap(member, target, event)
    case .openURL(let member, let label): try open(member, label: label, event)
    case .foreground: isInForeground = true
    case .background: isInForeground = false
    case .reload(let kind):
      let reload = RecordedReloadRequest(at: at, kind: kind)
      try note([.reloadRequest(reload)], at: at, isInteraction: false)
    case .push:
      let kinds = scenario.widgets.filter { $0.pushHandler != nil }.map(\.kind)
      effect.reloads += kinds.map { .init(kind: $0, reason: .appReload, isFree: false) }
    case .locale(let locale): change(at: at, reloads: true) { $0.locale = locale }
    case .timeZone(let zone): change(at: at, reloads: true) { $0.timeZone = zone }
    case .significantTimeChange:
      effect.reloads.append(.init(reason: .environment, isFree: true))
    case .permission(let name, let status):
      change(at: at, reloads: false) { $0.permissions[name] = status }
    case .location(let place):
      change(at: at, reloads: scenario.usesLocation) { $0.location = place }
    }
  }

  /// Starts both sides anew in a changed environment, as a device may at any time.
  private func change(
    at instant: SimulatedInstant, reloads: Bool, _ change: (inout ExtensionSetup) -> Void
  ) {
    process.restart(at: instant, with: change)
    app?.restart(at: instant, with: change)
    if reloads { effect.reloads.append(.init(reason: .environment, isFree: true)) }
  }

  /// Calls a function of the app's side.
  private func call(
    _ function: String, at instant: SimulatedInstant, isSetup: Bool = false
  ) throws(RunnerError) {
    let request = ActionRequest.function(function, during: visit)
    guard let made = try app?.act(request, at: instant, limit: limit) else { return }
    var end = made.end
    if made.answer?.isFound == false {
      let missing = "the app's side has no function '\(function)'"
      end = ActionEnd(.threw(RecordedFailure(message: missing)))
    }
    emit(.app(RecordedAppCall(at: instant, function: function, isSetup: isSetup, end: end)))
    try note(made.events, at: instant, isInteraction: false)
  }

  private func tap(
    _ member: MemberName, _ target: UsageTarget, _ event: ScenarioEvent
  ) throws(RunnerError) {
    if let (index, control) = scenario.controls.first(where: { $0.control.kind == member.kind }) {
      return try press(control, index: index, at: event.at)
    }
    try use(member, event) { .tap(target, in: $0, $1) }
  }

  private func open(
    _ member: MemberName, label: String?, _ event: ScenarioEvent
  ) throws(RunnerError) {
    try use(member, event) { widget, _ in .openURL(label: label, in: widget) }
  }

  /// Uses what a member shows, and has its timeline reloaded after an intent.
  private func use(
    _ member: MemberName, _ event: ScenarioEvent,
    _ request: (CallRequest, ActionRequest.Performer) -> ActionRequest
  ) throws(RunnerError) {
    guard let (session, call) = scenario.call(of: member, family: event.family) else { return }
    let widget = session.request(of: call)
    guard let made = try perform(at: event.at, { request(widget, $0) }) else { return }
    let interaction = RecordedInteraction(
      made, asked: request(widget, .extension), at: event.at, kind: call.kind,
      family: call.family, configuration: call.configuration)
    emit(.interaction(interaction))
    try note(made.events, at: event.at, isInteraction: true)
    guard interaction.isFound else { return }
    if case .openURL(let url) = interaction.action {
      let widget = scenario.widgets.first { $0.kind == call.kind }
      var visit = AppVisit(kind: call.kind, family: call.family)
      visit.intent = widget?.intent?.name
      visit.parameters = call.parameters
      visit.url = url
      self.visit = visit
      return
    }
    let tapped = ScenarioEffect.ReloadTarget(
      kind: call.kind, family: call.family, configuration: call.configuration)
    effect.reloads.append(.init(target: tapped, reason: .interaction, isFree: true))
  }

  /// Has the extension perform what is tapped, or the app where the system would launch it.
  ///
  /// Apple documents that the process of the app performs a `LiveActivityIntent`. Where the app's
  /// side does not have the intent, the extension performs it.
  private func perform(
    at instant: SimulatedInstant, _ request: (ActionRequest.Performer) -> ActionRequest
  ) throws(RunnerError) -> SessionProcess.Acted? {
    guard let app else {
      return try process.act(request(.extension), at: instant, limit: limit)
    }
    guard var made = try process.act(request(.app), at: instant, limit: limit) else { return nil }
    guard case .pressed(let press) = made.answer, case .leftToApp(let name) = press.end else {
      return made
    }
    let left = RecordedIntent(name, press.intent.parameters)
    guard let done = try app.act(.intent(left), at: instant, limit: limit) else { return nil }
    if done.end.outcome == .returned, done.answer?.isFound == false {
      return try process.act(request(.extension), at: instant, limit: limit)
    }
    made.end = done.end
    made.events += done.events
    return made
  }

  private func press(
    _ control: RecordedWidget, index: Int, at instant: SimulatedInstant
  ) throws(RunnerError) {
    let widget = control.request(at: index)
    guard let made = try perform(at: instant, { .press(widget, $0) }) else { return }
    let interaction = RecordedInteraction(
      made, asked: .press(widget, .extension), at: instant, kind: control.kind)
    emit(.interaction(interaction))
    try note(made.events, at: instant, isInteraction: true)
    try value(of: control, index: index, at: instant, reason: .interaction)
  }

  /// Asks every control for its value.
  func askControls(
    at instant: SimulatedInstant, reason: RequestReason, kind: String? = nil
  ) throws(RunnerError) {
    for (index, control) in scenario.controls where kind == nil || control.kind == kind {
      if draws, reason == .initial {
        try value(of: control, index: index, at: instant, reason: reason, isPreview: true)
      }
      try value(of: control, index: index, at: instant, reason: reason)
    }
  }

  private func value(
    of control: RecordedWidget, index: Int, at instant: SimulatedInstant, reason: RequestReason,
    isPreview: Bool = false
  ) throws(RunnerError) {
    var widget = control.request(at: index)
    widget.isPreview = isPreview
    guard let made = try process.act(.value(of: widget), at: instant, limit: limit) else { return }
    // Without a provider there is no value for the gallery alone.
    if isPreview, made.answer?.isFound == false { return }
    var recorded = RecordedControl(at: instant, kind: control.kind, reason: reason)
    if case .control(let content) = made.answer { recorded.content = content }
    recorded.end = made.end
    recorded.isPreview = isPreview
    if made.end.outcome == .returned {
      let shown = draw(1, in: context.placed.ofControls, at: instant)
      (recorded.drawings, recorded.drawingProblem) = (shown.names[0] ?? [], shown.problem)
    }
    emit(.control(recorded))
    // A provider that has controls reloaded would be asked for ever.
    let others = made.events.filter { !$0.asks(for: .controls) }
    try note(others, at: instant, isInteraction: true)
  }

  /// Records what else an action did, and notes the reloads that it asks for.
  private func note(
    _ events: [RecordingEvent], at instant: SimulatedInstant, isInteraction: Bool
  ) throws(RunnerError) {
    for event in events {
      if case .activity(let activity) = event {
        try show(activity)
        continue
      }
      emit(event)
      guard case .reloadRequest(let request) = event else { continue }
      let reason: RequestReason = isInteraction ? .interaction : .appReload
      switch request.target {
      case .controls: try askControls(at: instant, reason: reason, kind: request.kind)
      case .recommendations: effect.invalidatesRecommendations = true
      case .relevance: if let kind = request.kind { effect.invalidated.insert(kind) }
      case .timelines:
        effect.reloads.append(
          .init(kind: request.kind, reason: reason, isFree: isInteraction || isInForeground))
      }
    }
  }
}

extension RecordedInteraction {
  /// Records an action and its result.
  fileprivate init(
    _ made: SessionProcess.Acted, asked request: ActionRequest, at instant: SimulatedInstant,
    kind: String, family: FamilyName? = nil, configuration: ConfigurationName = .defaults
  ) {
    var (action, label) = request.asked
    switch made.answer {
    case .pressed(let press): (action, label) = (.tap(press.intent), press.label ?? label)
    case .followed(let url): action = .openURL(url)
    default: break
    }
    self.init(at: instant, action, kind: kind, family: family, configuration: configuration)
    end = made.end
    isFound = made.answer?.isFound ?? true
    self.label = label
  }
}

extension ActionRequest {
  /// The use of a widget that is asked for, and the words that it is aimed at.
  fileprivate var asked: (action: RecordedInteraction.Action, label: String?) {
    switch self {
    case .openURL(let label, _): (.openURL(nil), label)
    case .tap(.label(let label), _, _): (.tap(nil), label)
    case .tap(.intent(let name), _, _): (.tap(.init(name)), nil)
    default: (.tap(nil), nil)
    }
  }
}

extension RecordedWidget {
  /// The request that names a control or Live Activity.
  func request(at index: Int) -> CallRequest {
    CallRequest(.timeline, kind: kind, index: index, family: .systemSmall)
  }
}
