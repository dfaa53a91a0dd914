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
        if let cell = page.header.cell {
          Markup("span", ["class": "configuration"]) { SafeText.line(cell) }
        }
        Markup("span", ["class": "configuration"]) {
          "\(page.header.platform) \(page.header.osVersion)"
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
      FindingList(page: page, subject: Subject(bundle: page.header.bundle)).markup
      OutcomeTable(page: page, subject: Subject(bundle: page.header.bundle)).markup
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
    "\(page.clock.moment(page.header.start)) to \(page.clock.moment(page.header.end))"
  }

  private func kind(_ kind: String) -> Markup {
    let subject = Subject(bundle: page.header.bundle, kind: kind)
    let widget = page.widget(kind)
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
      "\(widget.configuration) configuration"
      if let scale = widget.relevanceScale?.phrase { " · relevance scale \(scale)" }
      if let file = widget.file {
        " · "
        PagePieces.code(widget.line.map { "\(file):\($0)" } ?? file)
      }
    }
  }

  private var flakyCalls: Markup? {
    let calls = CallSummary.all(in: page.bundle.recording).filter(\.isFlaky)
    guard !calls.isEmpty else { return nil }
    return Markup("ul", ["class": "failures"]) {
      for call in calls.prefix(PagePieces.shownRows) {
        Markup("li") { "Flaky: \(call.flakyPhrase)." }
      }
    }
  }

  private var build: Markup? {
    guard let build = page.bundle.recording.build, build.outcome == "failed" else { return nil }
    let messages = CompilerMessage.grouped(build.diagnostics)
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
  /// The scale in words; nil where it says nothing.
  fileprivate var phrase: String? {
    if let levels { return levels.map(NumberText.score).joined(separator: ", ") }
    guard let minimum, let maximum else { return nil }
    return "\(NumberText.score(minimum)) to \(NumberText.score(maximum))"
  }
}
