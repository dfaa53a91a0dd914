import WidgetRecording

/// One relevant shortcut or relevant intent of one update.
struct ListedItem: Sendable {
  /// The recorded item.
  let value: any RelevantItem
  /// The instant of the update.
  let at: SimulatedInstant

  /// The item as a shortcut; nil for an intent.
  var shortcut: RelevantShortcut? { value as? RelevantShortcut }

  /// The name by which messages tell it from others: the widget's kind, or the intent's type.
  var name: String { value.widgetKind ?? value.intentName ?? "" }

  /// The noun by which messages name it.
  var noun: String {
    shortcut == nil ? "relevant intent" : "relevant shortcut"
  }

  /// Whether the platform reads it.
  func isRead(on system: PlatformVersion) -> Bool {
    system.reads(shortcut == nil ? .relevantIntent : .relevantShortcut)
  }

  /// Its date ranges.
  var dates: [(from: SimulatedInstant, to: SimulatedInstant)] {
    value.contexts.compactMap { context in
      guard case .date(let from, let to?, _) = context else { return nil }
      return (from, to)
    }
  }
}

extension Recording {
  /// The items of all updates, shortcuts before intents.
  var listedItems: [ListedItem] {
    relevantShortcuts.flatMap { update in
      update.items.map { ListedItem(value: $0, at: update.at) }
    }
      + relevantIntents.flatMap { update in
        update.items.map { ListedItem(value: $0, at: update.at) }
      }
  }
}

extension Evidence {
  /// Returns the faults of each relevant item by a rule; a fault is a message and a key.
  func verdict(
    onRelevantItems fault: (ListedItem) -> (message: String, key: String)?
  ) -> Verdict {
    let items = recording.listedItems
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
