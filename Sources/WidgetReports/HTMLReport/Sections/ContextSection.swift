import WidgetRecording
import WidgetSimulation

/// The circumstances of the results: the program, the environment, the span, limits and rules.
struct ContextSection {
  /// The bundle.
  let page: PageModel
  /// The page that shows it.
  let scope: PageScope

  /// The section.
  var markup: Markup {
    Markup("section", ["class": "context", "id": PageTarget.context(page.name).anchor]) {
      scope.heading(1) { "How this was run" }
      PagePieces.facts(facts(of: page))
      PagePieces.table(
        caption: "Limits, and who says so", columns: ["Limit", "Value", "Source"],
        rows: limits(of: page).map { $0.map(Markup.text) }
      )
      let rules = page.bundle.assumedRules
      if !rules.isEmpty {
        PagePieces.table(
          caption: "Rules that are assumed, not Apple's, and decided something here",
          columns: ["Rule", "Where"],
          rows: rules.map { [.text($0.rule.phrase), .text($0.places.joined(separator: ", "))] }
        )
      }
    }
  }

  private func facts(of page: PageModel) -> [(name: String, value: Markup?)] {
    let header = page.header
    let modes = page.modes.map(\.rawValue).joined(separator: " and ")
    let values: [(String, String?)] = [
      ("Program", "widgetcheck \(page.results.toolVersion)"),
      ("Recording", "version \(header.version)"), ("Manifest", page.bundle.manifest),
      ("Platform", "\(header.system)"), ("Screen", header.device?.description),
      ("From", page.clock.moment(header.span.start)), ("To", page.clock.moment(header.span.end)),
      ("Time zone", "\(header.timeZone), \(page.clock.offsetName(at: header.span.start))"),
      ("Locale", header.locale), ("Matrix entry", header.matrixEntry), ("Developer Mode", modes),
      ("Protection", header.sandbox ?? "not recorded"),
      ("Shard", page.results.shard.map { "\($0.index) of \($0.count)" }),
    ]
    return values.map { name, value in (name, value.map { .text(SafeText.line($0)) }) }
  }

  private func limits(of page: PageModel) -> [[String]] {
    let budget = page.header.reloadBudget ?? .assumedReloads
    let calls = page.header.limits ?? CallLimits(on: page.header.system.platform)
    let usual = CallLimits(on: page.header.system.platform)
    func source(_ isUsual: Bool, _ text: String) -> String {
      isUsual ? text : "set by the manifest"
    }
    var rows = [
      [
        "Reloads in 24 h", "\(budget.perDay)",
        source(
          budget.perDay == RateLimit.assumedReloads.perDay,
          "documented as 40 to 70; the exact number is assumed"
        ),
      ],
      [
        "Between reloads", ValueFormatter.duration(budget.minimumInterval),
        source(
          budget.minimumInterval == RateLimit.assumedReloads.minimumInterval,
          "documented to exist; the value is assumed"
        ),
      ],
    ]
    if let rule = page.header.donationPattern {
      rows.append([
        "Habits",
        "\(rule.days) of \(rule.of) days within \(ValueFormatter.duration(rule.within)), for "
          + ValueFormatter.duration(rule.lasting), "set by the manifest",
      ])
    }
    for simulation in page.bundle.simulation {
      let stack = simulation.stack
      rows.append(row("Rotations", stack.name, stack.rotationLimit, .assumedRotations))
      rows.append(row("Suggestions", stack.name, stack.suggestionLimit, .assumedSuggestions))
    }
    let times = [
      ("Placeholder", calls.placeholder, usual.placeholder),
      ("Snapshot", calls.snapshot, usual.snapshot), ("Timeline", calls.timeline, usual.timeline),
      ("Relevance", calls.relevance, usual.relevance),
    ]
    rows += times.map {
      ["\($0.0) call", ValueFormatter.duration($0.1.seconds), source($0.1 == $0.2, "assumed")]
    }
    rows.append([
      "Memory growth of a call", ValueFormatter.megabytes(calls.memory),
      source(calls.memory == usual.memory, "observed by the community, not documented"),
    ])
    return rows
  }

  private func row(
    _ noun: String, _ stack: String, _ limit: RateLimit, _ usual: RateLimit
  ) -> [String] {
    [
      "\(noun), stack \(SafeText.line(stack))",
      "\(limit.perDay) in 24 h, \(ValueFormatter.duration(limit.minimumInterval)) apart",
      limit == usual ? "documented to exist; the values are assumed" : "set by the manifest",
    ]
  }
}
