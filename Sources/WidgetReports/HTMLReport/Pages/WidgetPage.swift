import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// One widget: its faults, and its day in each family and configuration.
struct WidgetPage: ReportPage {
  let page: PageModel
  let kind: String
  let scope: PageScope

  init(page: PageModel, kind: String, layout: ReportOptions.HTMLLayout) {
    self.page = page
    self.kind = kind
    scope = PageScope(of: .kind(kind, bundle: page.name), layout: layout, depth: 2)
  }

  private var name: String { page.widgets[kind]?.displayName ?? kind }

  var title: String {
    "\(SafeText.line(name, limit: 80)), \(SafeText.line(page.name)): "
      + page.summary(ofKind: kind).headline
  }

  var crumbs: [PageFrame.Crumb] { [(.index, "All bundles"), (.bundle(page.name), page.name)] }

  @MarkupBuilder var content: [Markup] {
    let faults = Fault.all(in: page.found(ofKind: kind))
    let members = page.members[kind] ?? []
    Markup("section", PagePieces.partAttributes(page, id: PageIdentifier.kind(kind, in: page.name)))
    {
      heading
      if !faults.isEmpty {
        Markup("div", ["class": "findings"]) {
          for (index, fault) in faults.enumerated() {
            FaultCard(fault: fault, number: index + 1, scope: scope).markup
          }
        }
      }
      if members.count > 1 { contents(members) }
      if members.contains(where: { page.days(of: $0).contains(where: \.isEventful) }) {
        PagePieces.folded("What the marks of the pictures mean") { LegendSection.markup }
      }
      for member in members {
        MemberSection(page: page, member: member, faults: faults, scope: scope).markup
      }
      PresentationSection(page: page, kind: kind, scope: scope).markup
      UsageTable(page: page, kind: kind).markup
      OutcomeTable(
        page: page, results: (page.outcomesByKind[kind] ?? []).map(\.result), scope: scope
      ).markup
      neighbours
    }
  }

  @MarkupBuilder private var heading: [Markup] {
    scope.heading(0) {
      SafeText.line(name)
      if name != kind { Markup("code", ["class": "configuration"]) { SafeText.line(kind) } }
    }
    if let widget = page.widgets[kind] { description(of: widget) }
    PagePieces.counts(page.summary(ofKind: kind))
  }

  private func description(of widget: RecordedWidget) -> Markup {
    Markup("p", ["class": "quiet"]) {
      if let description = widget.description, !description.isEmpty { "\(description) · " }
      "\(widget.configuration.kind.rawValue) configuration"
      if let scale = widget.relevanceScale?.phrase { " · relevance scale \(scale)" }
      if let place = widget.place {
        " · "
        PagePieces.code(place.description)
      }
    }
  }

  private func contents(_ members: [Member]) -> Markup {
    Markup("nav", ["class": "contents", "aria-label": "Families and configurations"]) {
      Markup("ul") {
        for member in members {
          Markup("li") {
            scope.anchor(.member(member, bundle: page.name)) { SafeText.line(member.title) }
          }
        }
      }
    }
  }

  /// The widgets before and after this one.
  private var neighbours: Markup? {
    guard !scope.isSingleFile, page.kinds.count > 1,
      let position = page.kinds.firstIndex(of: kind)
    else { return nil }
    func link(_ kind: String, _ relation: String, _ text: String) -> Markup {
      Markup(
        "a", ["rel": relation, "href": scope.link(to: .kind(kind, bundle: page.name))]
      ) { text }
    }
    return Markup("nav", ["class": "neighbours", "aria-label": "Other widgets of the bundle"]) {
      if position > 0 {
        let kind = page.kinds[position - 1]
        link(kind, "prev", "← \(SafeText.line(page.widgets[kind]?.displayName ?? kind, limit: 60))")
      }
      if position + 1 < page.kinds.count {
        let kind = page.kinds[position + 1]
        link(kind, "next", "\(SafeText.line(page.widgets[kind]?.displayName ?? kind, limit: 60)) →")
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
