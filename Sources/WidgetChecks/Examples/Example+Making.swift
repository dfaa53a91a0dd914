import WidgetRecording

extension RecordedEntry {
  /// An entry at a minute after the start.
  static func at(_ minute: Double, digest: ContentDigest? = nil) -> Self {
    Self(date: Setting.start + minute * 60, digest: digest)
  }

  /// An entry at the start whose view shows random values.
  static func random(_ digest: ContentDigest) -> Self {
    var entry = at(0, digest: digest)
    entry.isRandom = true
    return entry
  }

  /// An entry at a minute after the start, with a relevance.
  static func at(_ minute: Double, score: Double, minutes: Double = 0) -> Self {
    Self(
      date: Setting.start + minute * 60,
      relevance: RecordedRelevance(score: score, duration: minutes * 60)
    )
  }
}

extension ReloadPolicy {
  /// A policy that names a minute after the start.
  static func after(minute: Double) -> Self {
    .after(Setting.start + minute * 60)
  }
}

extension RecordedContext {
  /// A date range in minutes after the start.
  static func dates(_ from: Double, _ to: Double, kind: DateKind? = nil) -> Self {
    .date(Setting.start + from * 60, Setting.start + to * 60, kind)
  }
}

extension RecordingEvent {
  /// A timeline that was delivered at a minute after the start.
  static func timeline(
    _ entries: RecordedEntry..., at minute: Double = 0, policy: ReloadPolicy = .atEnd,
    kind: String = "Weather", family: FamilyName = .systemSmall, in mode: DeveloperMode? = nil,
    reason: RequestReason = .initial
  ) -> Self {
    delivered(
      entries, at: minute, policy: policy, kind: kind, family: family, in: mode, reason: reason)
  }

  /// A timeline that was delivered at a minute after the start.
  static func delivered(
    _ entries: [RecordedEntry], at minute: Double = 0, policy: ReloadPolicy = .atEnd,
    kind: String = "Weather", family: FamilyName = .systemSmall, in mode: DeveloperMode? = nil,
    reason: RequestReason? = .initial, _ change: (inout RecordedCall) -> Void = { _ in }
  ) -> Self {
    let timeline = RecordedTimeline(entries: entries, policy: policy)
    return called(.timeline, .timeline(timeline), at: minute, kind: kind, family: family) { call in
      call.developerMode = mode
      call.question = .timeline(reason)
      change(&call)
    }
  }

  /// A request that the budget refused at a minute after the start.
  static func refused(at minute: Double, kind: String = "Weather") -> Self {
    ended(.timeline, .rejected, at: minute, kind: kind) { $0.developerMode = .off }
  }

  /// A call that was answered, with the usual content of its mode where none is given.
  static func called(
    _ mode: ProviderMode, _ content: ProviderAnswer.Content? = nil, at minute: Double = 0,
    kind: String = "Weather", family: FamilyName = .systemSmall, completions: Int = 1,
    memory: Int? = nil, network: [RecordedConnection] = [], seconds: Double? = nil,
    _ change: (inout RecordedCall) -> Void = { _ in }
  ) -> Self {
    var answer = ProviderAnswer(content ?? .usual(for: mode), completions: completions)
    answer.peakMemory = memory
    answer.network = network
    return ended(mode, .answered(answer), at: minute, kind: kind, family: family) { call in
      call.duration = seconds.map { .seconds($0) }
      change(&call)
    }
  }

  /// Any call, as the change makes it.
  static func ended(
    _ mode: ProviderMode, _ outcome: CallOutcome, at minute: Double = 0, kind: String = "Weather",
    family: FamilyName = .systemSmall, _ change: (inout RecordedCall) -> Void = { _ in }
  ) -> Self {
    var call = RecordedCall(
      bundle: "Cards", kind: kind, family: family, mode: mode, at: Setting.start + minute * 60,
      outcome: outcome)
    change(&call)
    return .call(call)
  }

  /// The end of an extension before it had named a widget.
  static func undescribed(_ outcome: CallOutcome) -> Self {
    .call(
      RecordedCall(failedDescriptionOf: "Cards", at: Setting.start, outcome: outcome))
  }

  /// A widget that the extension describes, with a name and a description.
  static func described(
    _ kind: String = "Weather", families: [FamilyName] = [.systemSmall],
    as configuration: DescribedConfiguration = .static,
    _ change: (inout RecordedWidget) -> Void = { _ in }
  ) -> Self {
    var widget = RecordedWidget(
      kind: kind, families: families, configuration: configuration
    )
    widget.displayName = kind
    widget.description = "Shows \(kind)."
    change(&widget)
    return .widget(widget)
  }

  /// A widget that the manifest claims.
  static func claimed(_ kind: String, families: [FamilyName]? = nil) -> Self {
    .claim(WidgetClaim(kind: kind, families: families))
  }

  /// A comment that suppresses a check, in line 7 of the provider's file.
  static func suppressed(
    _ check: CheckID, for type: String? = "Provider", reason: String? = "the shop is a demo"
  ) -> Self {
    .suppression(
      SuppressionComment(
        check: check, type: type, reason: reason,
        place: SourcePlace(file: "Provider.swift", line: 7))
    )
  }

  /// A widget with a provider of its own type.
  static func provided(_ kind: String = "Weather") -> Self {
    described(kind) {
      $0.provider = "Provider"
      $0.entry = "Entry"
      $0.type = "\(kind)Widget"
    }
  }

  /// A stack of the family systemSmall.
  static func stacked(
    _ members: MemberName..., limit: RateLimit = .assumedRotations,
    _ change: (inout RecordedStack) -> Void = { _ in }
  ) -> Self {
    var stack = RecordedStack(
      name: "Home", family: .systemSmall, members: members, rotationLimit: limit
    )
    change(&stack)
    return .stack(stack)
  }

  /// An update of the relevant shortcuts.
  static func shortcuts(
    at minute: Double = 0, _ items: RelevantShortcut...
  ) -> Self {
    .relevantShortcuts(RelevantItemsUpdate(at: Setting.start + minute * 60, items: items))
  }

  /// An update of the relevant intents.
  static func intents(at minute: Double = 0, _ items: RelevantIntent...) -> Self {
    .relevantIntents(RelevantItemsUpdate(at: Setting.start + minute * 60, items: items))
  }
}

extension ProviderAnswer.Content {
  /// The content of an answer with as little as a mode allows.
  fileprivate static func usual(for mode: ProviderMode) -> Self {
    switch mode {
    case .placeholder, .snapshot, .entry: .entry(.at(0))
    case .timeline, .preview: .timeline(RecordedTimeline(entries: [], policy: .atEnd))
    case .relevance: .clues([])
    case .recommendations: .recommendations([])
    }
  }
}

extension RecordedConnection {
  /// A connection that was refused.
  static func attempted(_ moment: Moment? = nil) -> Self {
    Self(host: "api.example.com", port: 443, operation: .connect, failure: .refused, moment: moment)
  }

  /// A request that got a failure for its answer.
  static func failing(_ failure: Failure) -> Self {
    var connection = attempted()
    connection.failure = failure
    return connection
  }
}
