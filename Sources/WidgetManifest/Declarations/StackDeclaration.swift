public import WidgetRecording

/// A Smart Stack as a manifest declares it, with times not yet put on a calendar.
public struct StackDeclaration: Hashable, Sendable {
  /// An event at a time.
  public struct Usage: Hashable, Sendable {
    /// The time of the event; a time of day counts on every day of the span.
    public var at: ManifestTime
    /// The event.
    public var event: UsageEvent

    /// Creates something that happens.
    public init(at: ManifestTime, event: UsageEvent) {
      self.at = at
      self.event = event
    }
  }

  /// A context that holds for a while, on Apple Watch.
  public struct Context: Hashable, Sendable {
    /// The beginning; a time of day counts on every day of the span.
    public var from: ManifestTime
    /// The end; a time of day is the first such time after the beginning.
    public var to: ManifestTime
    /// The context that holds in between.
    public var context: RecordedContext
  }

  /// An expectation of the simulation.
  public struct Expectation: Hashable, Sendable {
    /// The Developer Mode it holds in; nil means both.
    public var developerMode: DeveloperMode?
    /// The numbers expected of one member.
    public var frequency: StackExpectation.Frequency?
    /// The time of the member expected on top; a time of day counts on every day of the span.
    public var at: ManifestTime?
    /// The member expected on top then.
    public var onTop: MemberName?
  }

  /// The stack's name.
  public var name: String
  /// The family of all its members.
  public var family: FamilyName
  /// Its members, top first: `kind`, or `kind/configuration`.
  public var members: [MemberName]
  /// The members that are widgets of other apps: nothing is known of them.
  public var others: [MemberName]
  /// Whether Smart Rotate is on.
  public var smartRotate: Bool
  /// Whether Widget Suggestions are on.
  public var widgetSuggestions: Bool
  /// The actions and events of the person, the app and the device.
  public var usage: [Usage]
  /// The person's contexts, on Apple Watch.
  public var context: [Context]
  /// The widgets that the person pinned, on Apple Watch.
  public var pinned: [MemberName]
  /// The expectations of the simulation.
  public var expect: [Expectation]

  /// Creates a stack of members with nothing else said.
  public init(name: String, family: FamilyName, members: [MemberName]) {
    self.name = name
    self.family = family
    self.members = members
    others = []
    smartRotate = true
    widgetSuggestions = true
    usage = []
    context = []
    pinned = []
    expect = []
  }
}

extension StackDeclaration {
  /// The widgets that the stack names: its members, those pinned and those that are expected.
  var namedMembers: [MemberName] {
    members + pinned + expect.flatMap { $0.namedMembers.map(\.member) }
  }

  /// Returns the stack as a recording holds it.
  ///
  /// - Parameters:
  ///   - span: The span on which times of day are laid.
  ///   - rotationLimit: The limit on rotations to one member.
  ///   - suggestionLimit: The limit on suggestions of one kind.
  /// - Returns: The stack; what lies outside of the span is left out.
  public func recorded(
    in span: SimulatedSpan, rotationLimit: RateLimit, suggestionLimit: RateLimit
  ) -> RecordedStack {
    var stack = RecordedStack(
      name: name, family: family, members: members, smartRotate: smartRotate,
      widgetSuggestions: widgetSuggestions, rotationLimit: rotationLimit,
      suggestionLimit: suggestionLimit)
    let contexts = context.flatMap { $0.recorded(in: span) }
    stack.context =
      context.isEmpty
      ? nil
      : contexts.sorted {
        ($0.interval.start, $0.interval.end) < ($1.interval.start, $1.interval.end)
      }
    stack.pinned = pinned.isEmpty ? nil : pinned
    stack.expect = expect.isEmpty ? nil : expect.flatMap { $0.recorded(in: span) }
    return stack
  }

  /// Returns the donations that the stack's usage makes, in order of time.
  ///
  /// - Parameter span: The span on which times of day are laid.
  /// - Returns: The donations.
  public func donations(in span: SimulatedSpan) -> [RecordedDonation] {
    let donations = usage.flatMap { usage -> [RecordedDonation] in
      guard case .donate(let intent, let parameters) = usage.event else { return [] }
      return usage.at.instants(in: span).map { instant in
        RecordedDonation(at: instant, interface: .usage, intent: intent, parameters: parameters)
      }
    }
    return donations.stablySorted { $0.at < $1.at }
  }
}

extension StackDeclaration.Context {
  /// The spans of the context, cut to the simulated one; one that began before it counts too.
  func recorded(in span: SimulatedSpan) -> [StackContext] {
    var wider = span
    wider.interval.start = span.start - RateLimit.day
    return starts(in: wider).compactMap { start in
      guard let end = end(after: start, in: span.clock) else { return nil }
      let interval = SimulatedInterval(start, end).clamped(to: span.interval)
      return interval.isEmpty ? nil : StackContext(interval, context)
    }
  }

  /// The beginnings in a span; before an end that comes once, only the last time of day counts.
  private func starts(in span: SimulatedSpan) -> [SimulatedInstant] {
    if case .instant(let instant) = from { return instant < span.end ? [instant] : [] }
    guard case .instant(let end) = to else { return from.instants(in: span) }
    var before = span
    before.interval.end = min(span.end, end)
    return from.instants(in: before).suffix(1)
  }

  private func end(after start: SimulatedInstant, in clock: LocalClock) -> SimulatedInstant? {
    switch to {
    case .instant(let instant): instant
    case .timeOfDay(let second):
      // Two days hold the time of day at least once more, whatever the clock does.
      clock.instants(at: second, in: SimulatedInterval(start, start + 2 * RateLimit.day))
        .first { $0 > start }
    }
  }
}

extension StackDeclaration.Expectation {
  /// The widget whose suggestions are counted, which need be no member of the stack.
  var suggestedMember: MemberName? {
    frequency?.suggestions == nil ? nil : frequency?.member
  }

  /// The widgets that it names, each with the manifest's key for it.
  var namedMembers: [(key: String, member: MemberName)] {
    [("member", suggestedMember), ("onTop", onTop)].compactMap { key, member in
      member.map { (key, $0) }
    }
  }

  /// One expectation for each day on which its time comes; one alone where it has no time.
  func recorded(in span: SimulatedSpan) -> [StackExpectation] {
    guard let at, let onTop else {
      return [StackExpectation(developerMode: developerMode, frequency: frequency)]
    }
    return at.instants(in: span).map { instant in
      StackExpectation(
        developerMode: developerMode, frequency: frequency,
        top: StackExpectation.Top(onTop, at: instant))
    }
  }
}
