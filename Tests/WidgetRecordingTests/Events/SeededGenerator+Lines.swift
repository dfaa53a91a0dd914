import TestSupport
import WidgetRecording

extension SeededGenerator {
  mutating func limit() -> RateLimit {
    RateLimit(perDay: count(), minimumInterval: length())
  }

  mutating func header() -> RecordedHeader {
    let start = number(in: -1_000_000...2_000_000_000)
    var header = RecordedHeader(
      bundle: text(), system: PlatformVersion(pick(Platform.allCases)),
      span: SimulatedInterval(
        SimulatedInstant(Double(start)), SimulatedInstant(Double(start) + 0.25)), timeZone: text(),
      locale: text())
    header.matrixEntry = perhaps { $0.text() }
    header.device = perhaps {
      DeviceScreen(width: Double($0.number(in: 1...9999)), height: 0.5 + 1)
    }
    header.reloadBudget = perhaps { $0.limit() }
    header.limits = perhaps { CallLimits(snapshot: .milliseconds(1), memory: $0.integer()) }
    header.checks = perhaps {
      CheckSettings(
        disabled: $0.texts().map { CheckID(rawValue: $0) },
        levels: [CheckID(rawValue: $0.text()): $0.pick(FindingLevel.allCases)])
    }
    header.donationPattern = perhaps {
      DonationPatternRule(
        days: $0.integer(), of: $0.integer(), within: $0.number(), lasting: $0.number())
    }
    header.location = perhaps { .init(latitude: $0.number(), longitude: $0.number()) }
    header.manifest = perhaps { $0.text() }
    header.root = perhaps { $0.text() }
    header.sandbox = perhaps { $0.text() }
    return header
  }

  mutating func described() -> DescribedConfiguration {
    // An intent of which nothing is known cannot be told from none, which a control may have.
    let intent = ConfigurationIntent(
      text(), parameters: perhaps { $0.texts() }, cases: truth() ? [:] : [text(): texts()],
      defaults: perhaps { $0.values() })
    let kind = pick(ConfigurationKind.allCases)
    return DescribedConfiguration(kind, intent: truth() ? intent : nil)
  }

  mutating func widget() -> RecordedWidget {
    var widget = RecordedWidget(
      kind: text(), families: list(of: 0...3) { $0.family() },
      configuration: described())
    widget.foreignFamilies = list(of: 0...2) { $0.family() }
    widget.displayName = perhaps { $0.text() }
    widget.description = perhaps { $0.text() }
    widget.associatedKind = perhaps { $0.text() }
    widget.relevanceScale = perhaps {
      $0.truth()
        ? .range(minimum: -$0.length(), maximum: $0.length())
        : .levels($0.list(of: 1...3) { $0.length() })
    }
    widget.provider = perhaps { $0.text() }
    widget.entry = perhaps { $0.text() }
    widget.views = texts()
    widget.type = perhaps { $0.text() }
    widget.pushHandler = perhaps { $0.text() }
    widget.showsInStandBy = truth()
    widget.hasWatchViews = truth()
    widget.previews = list(of: 0...2) {
      RecordedPreview(name: $0.text(), family: $0.family(), index: $0.integer())
    }
    widget.place = perhaps { $0.place() }
    widget.places = perhaps { generator in
      var places = WidgetPlaces()
      places.provider = generator.perhaps { $0.place() }
      places.entry = generator.perhaps { $0.place() }
      for mode in ProviderMode.allCases where generator.truth() {
        places.methods[mode] = generator.place()
      }
      places.view = generator.perhaps { $0.place() }
      if generator.truth() { places.uses["task"] = generator.place() }
      return places
    }
    return widget
  }

  mutating func stack() -> RecordedStack {
    var stack = RecordedStack(
      name: text(), family: family(), members: texts().map { MemberName(rawValue: $0) },
      smartRotate: truth(), widgetSuggestions: truth(), rotationLimit: limit(),
      suggestionLimit: limit())
    stack.context = perhaps {
      $0.list(of: 0...2) {
        StackContext(SimulatedInterval($0.instant(), $0.instant()), $0.context())
      }
    }
    stack.pinned = perhaps { $0.texts().map { MemberName(rawValue: $0) } }
    stack.expect = perhaps {
      $0.list(of: 0...2) {
        StackExpectation(
          developerMode: $0.developerMode(),
          frequency: $0.perhaps { generator in
            .init(
              of: MemberName(rawValue: generator.text()),
              rotations: .init(atLeast: generator.integer()),
              suggestions: generator.perhaps { .init(atMost: $0.integer()) })
          }, top: .init(MemberName(rawValue: $0.text()), at: $0.instant()))
      }
    }
    return stack
  }

  mutating func shortcuts() -> RelevantItemsUpdate<RelevantShortcut> {
    RelevantItemsUpdate(
      at: date(),
      items: list(of: 0...3) {
        .init(
          widgetKind: $0.perhaps { $0.text() }, role: $0.pick([nil, .action, .information]),
          intent: $0.perhaps { RecordedIntent($0.text(), $0.values()) },
          providers: $0.list(of: 0...2) { $0.context() })
      })
  }

  mutating func intents() -> RelevantItemsUpdate<RelevantIntent> {
    RelevantItemsUpdate(
      at: date(),
      items: list(of: 0...3) {
        .init(
          widgetKind: $0.perhaps { $0.text() },
          intent: $0.perhaps { RecordedIntent($0.text(), $0.values()) },
          context: $0.perhaps { $0.context() })
      })
  }

  mutating func donation() -> RecordedDonation {
    RecordedDonation(
      at: date(), interface: DonationInterface(rawValue: text()), intent: text(),
      parameters: values(), isPredictable: perhaps { $0.truth() },
      predictionParameters: perhaps { $0.list(of: 0...2) { $0.texts() } })
  }

  mutating func knownFinding() -> KnownFinding {
    var known = KnownFinding(
      check: CheckID(rawValue: text()), subject: text(), message: text(), fingerprint: text())
    known.matrixEntry = perhaps { $0.text() }
    known.developerMode = developerMode()
    known.file = perhaps { $0.text() }
    return known
  }

  mutating func build() -> RecordedBuild {
    let diagnostics = list(of: 0...2) {
      RecordedDiagnostic(
        file: $0.perhaps { $0.text() }, line: $0.perhaps { $0.integer() },
        column: $0.perhaps { $0.integer() }, message: $0.text())
    }
    return pick([.succeeded, .notNeeded, .failed(diagnostics)])
  }

  mutating func declarations() -> RecordedDeclarations {
    var declarations = RecordedDeclarations(
      infoPlist: perhaps { $0.texts() }, entitlements: perhaps { $0.texts() },
      intents: list(of: 0...2) {
        RecordedIntentDeclaration(
          name: $0.text(), isEligibleForSuggestions: $0.truth(),
          combinations: $0.list(of: 0...2) { $0.texts() })
      })
    declarations.appGroups = perhaps { $0.texts() }
    return declarations
  }

  /// Makes an event that may follow a header.
  mutating func event() -> RecordingEvent {
    switch number(in: 0...30) {
    case 0: .build(build())
    case 1:
      .sources(
        RecordedSources(
          nearMisses: list(of: 0...2) {
            RecordedNearMiss(
              provider: $0.text(), method: $0.text(), requirement: $0.text(), place: $0.place())
          },
          omissions: list(of: 0...2) {
            RecordedOmission(
              file: $0.text(), line: $0.integer(), name: $0.text(), reason: $0.text(),
              cause: $0.pick([.absence, .perhapsAbsence, .unexplained, .typesTookTooLong]),
              modules: $0.list(of: 0...2) { $0.text() })
          }, standIns: list(of: 0...2) { $0.text() }))
    case 2: .declarations(declarations())
    case 3:
      .claim(WidgetClaim(kind: text(), families: perhaps { $0.list(of: 0...2) { $0.family() } }))
    case 4: .widget(widget())
    case 5: .stack(stack())
    case 6:
      integer().isMultiple(of: 2)
        ? .lateCompletion(
          LateCompletion(
            id: CallID(rawValue: text()), callAt: date(), developerMode: developerMode(),
            completions: integer()))
        : .lateCrash(
          LateCrash(
            id: CallID(rawValue: text()), callAt: date(), developerMode: developerMode(),
            signal: perhaps { max(1, $0.count()) }, failure: perhaps { $0.failure() }))
    case 7: .donation(donation())
    case 8: .relevantShortcuts(shortcuts())
    case 9: .relevantIntents(intents())
    case 10: .reloadRequest(reload())
    case 11:
      .suppression(
        SuppressionComment(
          check: CheckID(rawValue: text()), type: perhaps { $0.text() },
          reason: perhaps { $0.text() }, place: place()))
    case 12: .knownFinding(knownFinding())
    case 13: .activity(activity())
    case 14: .control(control())
    case 15...26: scenarioEvent()
    default: .call(call())
    }
  }
}
