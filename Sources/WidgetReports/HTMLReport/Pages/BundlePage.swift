import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// One bundle, or one environment of its matrix: what is wrong with the bundle itself, its widgets
/// and stacks, what was not checked, and how it was run.
struct BundlePage: ReportPage {
  private static let shownDiagnostics = 100

  let page: PageModel
  let scope: PageScope

  init(page: PageModel, layout: ReportOptions.HTMLLayout) {
    self.page = page
    scope = PageScope(of: .bundle(page.name), layout: layout, depth: 1)
  }

  var title: String {
    "\(SafeText.line(page.name)): \(page.bundle.numbers.headline)"
  }

  var crumbs: [PageFrame.Crumb] { [(.index, "All bundles")] }

  @MarkupBuilder var content: [Markup] {
    Markup("section", ["class": "part bundle", "id": PageIdentifier.bundle(page.name)]) {
      heading
      let faults = Fault.all(in: page.found(ofKind: nil))
      if faults.isEmpty { build }
      flakyCalls
      for (index, fault) in faults.enumerated() {
        FaultCard(fault: fault, number: index + 1, scope: scope).markup
      }
      if !page.kinds.isEmpty || !page.bundle.simulation.isEmpty, !scope.isSingleFile {
        scope.heading(1) { "Widgets and stacks" }
        BundleTiles(page: page, scope: scope, room: .max).tiles
      }
      UsageTable(page: page).markup
      OutcomeTable(page: page, results: outcomes, scope: scope).markup
      UncheckedSection(page: page, scope: scope).markup
      ContextSection(page: page, scope: scope).markup
    }
  }

  private var outcomes: [CheckResult] {
    (page.outcomesByKind[nil] ?? []).map(\.result)
  }

  @MarkupBuilder private var heading: [Markup] {
    scope.heading(0) {
      SafeText.line(page.header.bundle)
      if let distinction = page.bundle.distinction {
        Markup("span", ["class": "configuration"]) { SafeText.line(distinction) }
      }
      if let entry = page.header.matrixEntry {
        Markup("span", ["class": "configuration"]) { SafeText.line(entry) }
      }
      Markup("span", ["class": "configuration"]) { "\(page.header.system)" }
    }
    Markup("p", ["class": "quiet"]) {
      "\(page.clock.moment(page.header.span.start)) to \(page.clock.moment(page.header.span.end))"
      " · \(page.header.timeZone) · \(page.header.locale)"
    }
    PagePieces.interruption(of: page)
    if let phrase = page.bundle.foldedPhrase {
      Markup("p", ["class": "quiet"]) { SafeText.line(phrase) }
    }
    PagePieces.counts(page.bundle.numbers)
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
            PagePieces.prose(message.text)
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
