import WidgetRecording

extension RecordedEntry {
  /// An entry at a minute after the start.
  static func at(_ minute: Double, digest: String? = nil) -> Self {
    Self(date: Setting.start + minute * 60, digest: digest)
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
  static func dates(_ from: Double, _ to: Double, kind: String? = nil) -> Self {
    var context = Self()
    context.date = [Setting.start + from * 60, Setting.start + to * 60]
    context.kind = kind
    return context
  }

  /// An inferred location.
  static func location(_ name: String) -> Self {
    var context = Self()
    context.location = name
    return context
  }
}

extension RecordingEvent {
  /// A timeline that was delivered at a minute after the start.
  static func timeline(
    _ entries: RecordedEntry..., at minute: Double = 0, policy: ReloadPolicy? = .atEnd,
    kind: String = "Weather", family: String = "systemSmall", in mode: DeveloperMode? = nil,
    reason: RequestReason = .initial
  ) -> Self {
    called(.timeline, at: minute, kind: kind, family: family) { call in
      call.entries = entries
      call.policy = policy
      call.developerMode = mode
      call.reason = reason
    }
  }

  /// A request that the budget refused at a minute after the start.
  static func refused(at minute: Double, kind: String = "Weather") -> Self {
    called(.timeline, at: minute, kind: kind) { call in
      call.outcome = nil
      call.reason = .rejected
      call.developerMode = .off
    }
  }

  /// Any call, as the change makes it.
  static func called(
    _ mode: ProviderMode, at minute: Double = 0, kind: String = "Weather",
    family: String = "systemSmall", _ change: (inout RecordedCall) -> Void = { _ in }
  ) -> Self {
    var call = RecordedCall(
      bundle: "Cards", kind: kind, family: FamilyName(rawValue: family), mode: mode,
      at: Setting.start + minute * 60
    )
    call.completions = 1
    change(&call)
    return .call(call)
  }

  /// A widget that the extension describes, with a name and a description.
  static func described(
    _ kind: String = "Weather", families: [String] = ["systemSmall"],
    as configuration: String = "static", _ change: (inout RecordedWidget) -> Void = { _ in }
  ) -> Self {
    var widget = RecordedWidget(
      kind: kind, families: families.map(FamilyName.init(rawValue:)), configuration: configuration
    )
    widget.displayName = kind
    widget.description = "Shows \(kind)."
    change(&widget)
    return .widget(widget)
  }

  /// A widget that the manifest claims.
  static func claimed(_ kind: String, families: [String]? = nil) -> Self {
    .claim(RecordedClaim(kind: kind, families: families?.map(FamilyName.init(rawValue:))))
  }

  /// A comment that suppresses a check, in line 7 of the provider's file.
  static func suppressed(
    _ check: String, for type: String? = "Provider", reason: String? = "the shop is a demo"
  ) -> Self {
    .suppression(
      RecordedSuppression(check: check, type: type, reason: reason, file: "Provider.swift", line: 7)
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
    _ members: String..., limit: RateLimit = .assumedRotations,
    _ change: (inout RecordedStack) -> Void = { _ in }
  ) -> Self {
    var stack = RecordedStack(
      name: "Home", family: FamilyName(rawValue: "systemSmall"), members: members,
      rotationLimit: limit
    )
    change(&stack)
    return .stack(stack)
  }

  /// An update of the relevant shortcuts.
  static func shortcuts(
    at minute: Double = 0, _ items: RecordedRelevantItems.Item...
  ) -> Self {
    .relevantShortcuts(RecordedRelevantItems(at: Setting.start + minute * 60, items: items))
  }

  /// An update of the relevant intents.
  static func intents(at minute: Double = 0, _ items: RecordedRelevantItems.Item...) -> Self {
    .relevantIntents(RecordedRelevantItems(at: Setting.start + minute * 60, items: items))
  }
}

extension RecordedConnection {
  /// A connection that was refused.
  static func attempted(_ moment: Moment? = nil) -> Self {
    Self(host: "api.example.com", port: 443, operation: "connect", refused: true, moment: moment)
  }
}
