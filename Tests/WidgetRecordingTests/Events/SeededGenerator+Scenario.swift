import TestSupport
import WidgetDrawing
import WidgetRecording

/// Random events of a scenario, of drawings, and of what a run is compared with.
extension SeededGenerator {
  mutating func activity() -> RecordedActivity {
    let changes: [RecordedActivity.Change] = [.preview, .start, .update, .stale, .end]
    var activity = RecordedActivity(at: date(), kind: text(), name: text(), pick(changes))
    activity.content = perhaps { generator in
      var content = ActivityContentValue(attributes: generator.value(), state: generator.value())
      content.isStale = generator.truth()
      return content
    }
    activity.staleDate = perhaps { $0.date() }
    activity.drawings = list(of: 0...2) { $0.text() }
    activity.problem = perhaps { $0.text() }
    return activity
  }

  mutating func control() -> RecordedControl {
    let reasons: [RequestReason] = [
      .initial, .atEnd, .after, .appReload, .interaction, .environment,
    ]
    var control = RecordedControl(at: date(), kind: text(), reason: pick(reasons))
    control.content.label = perhaps { $0.text() }
    control.content.value = perhaps { .array([$0.value()]) }
    control.content.isOn = perhaps { $0.truth() }
    control.isPreview = truth()
    control.drawings = texts()
    control.drawingProblem = perhaps { $0.text() }
    control.end = end()
    return control
  }

  mutating func reload() -> RecordedReloadRequest {
    RecordedReloadRequest(
      at: date(), kind: perhaps { $0.text() },
      of: pick([.timelines, .relevance, .controls, .recommendations]))
  }

  mutating func end() -> ActionEnd {
    let failure = perhaps { $0.failure() }
    let outcomes: [ActionOutcome] = [
      .returned, .timedOut, .crashed(signal: perhaps { max(1, $0.count()) }, failure), .exited,
      .threw(failure), .exceededMemory,
    ]
    var end = ActionEnd(pick(outcomes))
    end.standardOutput = text()
    end.standardError = text()
    return end
  }

  mutating func interactionAction() -> RecordedInteraction.Action {
    if truth() { return .openURL(perhaps { $0.text() }) }
    return .tap(perhaps { .init($0.text(), $0.values()) })
  }

  mutating func interaction() -> RecordedInteraction {
    var interaction = RecordedInteraction(
      at: date(), interactionAction(), kind: text(), family: perhaps { $0.family() },
      configuration: configuration())
    interaction.label = perhaps { $0.text() }
    interaction.isFound = truth()
    interaction.end = end()
    return interaction
  }

  mutating func exchange() -> RecordedExchange {
    let sources: [RecordedExchange.Source] = [.fixture, .archive, .condition, .network, .none]
    var exchange = RecordedExchange(at: date(), method: text(), url: text(), source: pick(sources))
    exchange.status = perhaps { $0.integer() }
    exchange.failure = perhaps { $0.integer() }
    exchange.delay = number()
    return exchange
  }

  mutating func proposal() -> RecordedProposal {
    RecordedProposal(
      stack: text(), developerMode: developerMode(),
      SuggestionProposal(
        from: instant(), to: instant(), kind: text(), values: values(),
        source: pick(ProposalSource.allCases), outcome: pick(ProposalOutcome.allCases)))
  }

  mutating func snapshots() -> RecordedSnapshots {
    RecordedSnapshots(
      folder: text(), compared: integer(),
      mismatches: list(of: 0...2) {
        SnapshotMismatch(
          $0.text(), look: $0.text(), of: CallID(rawValue: $0.text()), at: $0.instant(),
          entry: $0.perhaps { $0.integer() }, drawing: $0.perhaps { $0.text() },
          differences: $0.texts())
      })
  }

  mutating func interruption() -> RecordedInterruption {
    RecordedInterruption(
      made: integer(), planned: perhaps { $0.integer() },
      open: list(of: 0...2) {
        .init(
          id: CallID(rawValue: $0.text()), kind: $0.text(), family: $0.family(),
          configuration: $0.configuration())
      })
  }

  mutating func outlines() -> RecordedOutlines {
    let glyphs = list(of: 0...3) {
      ($0.integer(), $0.pick([PathData(), PathData(rectangle: 0, -1.5, 1e6, 0.01)]))
    }
    return RecordedOutlines(
      face: text(), unitsPerEm: integer(),
      glyphs: Dictionary(glyphs, uniquingKeysWith: { first, _ in first }))
  }

  /// Makes an event of a scenario, of drawings or of a baseline.
  mutating func scenarioEvent() -> RecordingEvent {
    switch number(in: 0...12) {
    case 0: .app(RecordedAppCall(at: date(), function: text(), isSetup: truth(), end: end()))
    case 1: .interaction(interaction())
    case 2: .network(exchange())
    case 3: .proposal(proposal())
    case 4: .snapshots(snapshots())
    case 5: .interruption(interruption())
    case 6:
      .configuration(
        RecordedConfiguration(kind: text(), name: configuration(), values: values()))
    case 7:
      .permission(
        RecordedPermission(at: date(), name: text(), status: pick(PermissionStatus.allCases)))
    case 8:
      .location(
        RecordedLocation(at: date(), location: .init(latitude: number(), longitude: number())))
    case 9:
      .knownScale(
        KnownScale(
          subject: text(), low: number(), high: number(),
          declared: perhaps { .levels($0.list(of: 1...2) { $0.length() }) }))
    case 10: .excerpt(SourceExcerpt(place: place(), column: perhaps { $0.integer() }, text: text()))
    case 11: .outlines(outlines())
    default:
      .picture(RecordedPicture(digest: text(), type: text(), data: text()))
    }
  }
}
