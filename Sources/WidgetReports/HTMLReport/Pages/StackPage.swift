import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// One simulated stack: its top widget over time, both Developer Modes side by side.
struct StackPage: ReportPage {
  let page: PageModel
  let simulation: StackSimulation
  let scope: PageScope

  init(page: PageModel, simulation: StackSimulation, layout: ReportOptions.HTMLLayout) {
    self.page = page
    self.simulation = simulation
    scope = PageScope(of: Self.target(of: simulation, in: page), layout: layout, depth: 2)
  }

  private static func target(of simulation: StackSimulation, in page: PageModel) -> PageTarget {
    .stack(simulation, bundle: page.name)
  }

  private var identifier: String { Self.target(of: simulation, in: page).anchor }

  var title: String {
    "Stack \(SafeText.line(simulation.stack.name, limit: 80)), \(SafeText.line(page.name))"
  }

  var crumbs: [PageFrame.Crumb] { [(.index, "All bundles"), (.bundle(page.name), page.name)] }

  @MarkupBuilder var content: [Markup] {
    let stack = simulation.stack
    Markup("section", PagePieces.partAttributes(page, id: identifier)) {
      scope.heading(0) {
        "Stack "
        SafeText.line(stack.name)
        Markup("span", ["class": "configuration"]) { SafeText.line(stack.family.rawValue) }
      }
      Markup("p", ["class": "quiet"]) { limits }
      Markup("div", ["class": "card"]) {
        Markup(
          "div",
          [
            "class": "charts", "tabindex": "0", "role": "group",
            "aria-label": "Who is on top of \(stack.name) in \(page.name) when",
          ]
        ) {
          for trace in simulation.modes { figure(trace) }
        }
        StackEventTable(page: page, simulation: simulation).markup
      }
      MomentTable(page: page, simulation: simulation, scope: scope).markup
      shares
    }
  }

  private var limits: String {
    let limit = simulation.stack.rotationLimit
    let rotate = simulation.stack.smartRotate ? "" : "Smart Rotate is off. "
    return rotate + "Developer Mode off: at most \(limit.perDay) rotations to a widget in 24 h, "
      + "\(ValueFormatter.duration(limit.minimumInterval)) apart"
      + (limit == .assumedRotations ? " (assumed)" : " (from the manifest)")
  }

  private func figure(_ trace: RotationTrace) -> Markup {
    let stack = simulation.stack
    let members = (page.members.values.flatMap(\.self)).filter { $0.family == stack.family }
    let windows = Dictionary(
      members.map { ($0.name, page.windows(of: $0, in: trace.developerMode)) },
      uniquingKeysWith: { first, _ in first }
    )
    let chart = StackChart(
      identifier: "\(identifier):\(trace.developerMode.rawValue)", stack: stack, trace: trace,
      windows: windows, clock: page.clock, header: page.header
    )
    return Markup("figure", ["class": "day", "data-mode": trace.developerMode.rawValue]) {
      Markup("figcaption") {
        Markup("strong", ["class": "mode mode-\(trace.developerMode.rawValue)"]) {
          trace.developerMode.phrase
        }
        " \(chart.phrase)"
      }
      chart.markup
    }
  }

  private var shares: Markup {
    let modes = simulation.modes
    var names = simulation.stack.members
    for name in modes.flatMap(\.members).map(\.member) where !names.contains(name) {
      names.append(name)
    }
    return PagePieces.table(
      caption: "What became of each widget, with Developer Mode "
        + modes.map(\.developerMode.rawValue).joined(separator: " → "),
      columns: [
        "Widget", "On top", "Rotations", "Suppressed", "Windows shown", "Reloads", "Rejected",
      ],
      rows: names.map { name in
        let shares = modes.map { trace in trace.members.first { $0.member == name } }
        func row(_ values: [String]) -> Markup { .text(values.joined(separator: " → ")) }
        return [
          .text(SafeText.line(name.rawValue)),
          row(shares.map { $0.map { ValueFormatter.duration($0.secondsOnTop) } ?? "–" }),
          row(modes.map { trace in "\(trace.rotations.count { $0.to == name })" }),
          row(modes.map { trace in "\(trace.suppressions.count { $0.member == name })" }),
          row(shares.map { $0.map { "\($0.windowsShown) of \($0.windows)" } ?? "–" }),
          row(shares.map { $0.map { "\($0.reloads)" } ?? "–" }),
          row(shares.map { $0.map { "\($0.rejectedReloads)" } ?? "–" }),
        ]
      }, className: "shares")
  }
}
