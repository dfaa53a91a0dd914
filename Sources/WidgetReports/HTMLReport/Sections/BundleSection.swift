import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// One bundle, or one cell of its matrix: its widgets, its stacks and what was found.
struct BundleSection {
  private static let shownDiagnostics = 100

  /// The page.
  let page: PageModel

  /// The section.
  var markup: Markup {
    Markup("section", ["class": "bundle", "id": PageIdentifier.bundle(page.name)]) {
      Markup("h2") {
        SafeText.line(page.header.bundle)
        if let distinction = page.bundle.distinction {
          Markup("span", ["class": "configuration"]) { SafeText.line(distinction) }
        }
        if let entry = page.header.matrixEntry {
          Markup("span", ["class": "configuration"]) { SafeText.line(entry) }
        }
        Markup("span", ["class": "configuration"]) {
          "\(page.header.system)"
        }
      }
      Markup("p", ["class": "quiet"]) {
        "\(span) · \(page.header.timeZone) · \(page.header.locale)"
      }
      if let phrase = page.bundle.foldedPhrase {
        Markup("p", ["class": "quiet"]) { SafeText.line(phrase) }
      }
      build
      flakyCalls
      FindingList(page: page, subject: ReportSubject(bundle: page.header.bundle)).markup
      OutcomeTable(page: page, subject: ReportSubject(bundle: page.header.bundle)).markup
      for kind in page.kinds { self.kind(kind) }
      if !page.bundle.simulation.isEmpty {
        Markup("section", ["class": "stacks", "id": PageIdentifier.stacks(in: page.name)]) {
          Markup("h3") { "Smart Stacks" }
          for simulation in page.bundle.simulation {
            StackSection(page: page, simulation: simulation).markup
          }
        }
      }
    }
  }

  private var span: String {
    "\(page.clock.moment(page.header.span.start)) to \(page.clock.moment(page.header.span.end))"
  }

  private func kind(_ kind: String) -> Markup {
    let subject = ReportSubject(bundle: page.header.bundle, kind: kind)
    let widget = page.widgets[kind]
    let name = widget?.displayName ?? kind
    return Markup(
      "section",
      [
        "class": "kind", "id": PageIdentifier.kind(kind, in: page.name),
        "data-kind": page.index.number(ofKind: kind),
      ]
    ) {
      Markup("h3") {
        SafeText.line(name)
        if name != kind {
          Markup("code", ["class": "configuration"]) { SafeText.line(kind) }
        }
      }
      if let widget { description(of: widget) }
      FindingList(page: page, subject: subject).markup
      OutcomeTable(page: page, subject: subject).markup
      for member in page.members[kind] ?? [] { WidgetSection(page: page, member: member).markup }
    }
  }

  private func description(of widget: RecordedWidget) -> Markup {
    Markup("p", ["class": "quiet"]) {
      if let description = widget.description, !description.isEmpty { "\(description) · " }
      "\(widget.configuration.rawValue) configuration"
      if let scale = widget.relevanceScale?.phrase { " · relevance scale \(scale)" }
      if let place = widget.place {
        " · "
        PagePieces.code(place.description)
      }
    }
  }

  private var flakyCalls: Markup? {
    let calls = page.bundle.callSummaries.filter(\.isFlaky)
    guard !calls.isEmpty else { return nil }
    return Markup("ul", ["class": "failures"]) {
      for call in calls.prefix(PagePieces.shownRows) {
        Markup("li") { "Flaky: \(call.flakyPhrase)." }
      }
    }
  }

  private var build: Markup? {
    guard case .failed(let diagnostics) = page.bundle.recording.build else { return nil }
    let messages = CompilerMessage.grouped(diagnostics)
    return Markup("div", ["class": "card build-failure"]) {
      Markup("p", ["class": "message"]) {
        PagePieces.badge(.error)
        " The extension does not build, so no provider was called."
      }
      Markup("ul", ["class": "diagnostics"]) {
        for message in messages.prefix(Self.shownDiagnostics) {
          Markup("li") {
            message.text
            for place in message.places {
              " "
              PagePieces.code(place.description)
            }
          }
        }
      }
      if messages.count > Self.shownDiagnostics {
        Markup("p", ["class": "quiet"]) {
          "\(messages.count - Self.shownDiagnostics) more messages of the compiler"
        }
      }
    }
  }
}

extension RelevanceScale {
  /// The scale in words.
  fileprivate var phrase: String {
    switch self {
    case .levels(let levels): levels.map(ValueFormatter.score).joined(separator: ", ")
    case .range(let minimum, let maximum):
      "\(ValueFormatter.score(minimum)) to \(ValueFormatter.score(maximum))"
    }
  }
}
