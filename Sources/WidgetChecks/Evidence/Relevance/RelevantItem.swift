import WidgetRecording

/// One relevant shortcut or relevant intent of one update.
struct RelevantItem: Sendable {
  /// The recorded item.
  let value: RelevantItemsUpdate.Item
  /// The instant of the update.
  let at: SimulatedInstant
  /// Whether it is a shortcut; otherwise it is an intent.
  let isShortcut: Bool

  /// The noun by which messages name it.
  var noun: String {
    isShortcut ? "relevant shortcut" : "relevant intent"
  }

  /// Whether the platform reads it.
  func isRead(on system: PlatformVersion) -> Bool {
    system.reads(isShortcut ? .relevantShortcut : .relevantIntent)
  }

  /// The contexts, such as times and places, in which it is relevant.
  var contexts: [RecordedContext] {
    (value.providers ?? []) + (value.context.map { [$0] } ?? [])
  }

  /// Its date ranges.
  var dates: [(from: SimulatedInstant, to: SimulatedInstant)] {
    contexts.compactMap { context in
      guard case .date(let from, let to?, _) = context else { return nil }
      return (from, to)
    }
  }
}

extension Evidence {
  /// The items of all updates, shortcuts before intents.
  var relevantItems: [RelevantItem] {
    let shortcuts = recording.relevantShortcuts.flatMap { update in
      update.items.map { RelevantItem(value: $0, at: update.at, isShortcut: true) }
    }
    let intents = recording.relevantIntents.flatMap { update in
      update.items.map { RelevantItem(value: $0, at: update.at, isShortcut: false) }
    }
    return shortcuts + intents
  }

  /// Returns the faults of each relevant item by a rule; a fault is a message and a key.
  func verdict(
    onRelevantItems fault: (RelevantItem) -> (message: String, key: String)?
  ) -> Verdict {
    let items = relevantItems
    guard !items.isEmpty else {
      return .notApplicable("there are no relevant shortcuts or intents")
    }
    return .problems(
      items.compactMap { item in
        fault(item).map { Problem($0.message, key: "\(item.noun)/\($0.key)") }
      }
    )
  }
}
