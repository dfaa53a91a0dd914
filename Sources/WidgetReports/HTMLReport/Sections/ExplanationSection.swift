import WidgetFindings
import WidgetRecording

/// What the checks are: those that found something in full, the others folded.
struct ExplanationSection {
  /// The bundles.
  let pages: [PageModel]
  /// The page that shows it.
  let scope: PageScope

  /// The section.
  var markup: Markup {
    let all = descriptors
    let speaking = Set(
      pages.flatMap(\.bundle.results).filter { !$0.outcome.findings.isEmpty }.map(\.check)
    )
    return Markup("section", ["class": "explanations", "id": "checks"]) {
      scope.heading(0) { "The checks" }
      if all.isEmpty { Markup("p") { "Nothing was run, so no check looked at anything." } }
      for descriptor in all where speaking.contains(descriptor.id) { article(descriptor) }
      let silent = all.filter { !speaking.contains($0.id) }
      if !silent.isEmpty {
        PagePieces.folded("\(ValueFormatter.counted(silent.count, "check")) that found nothing") {
          for descriptor in silent { article(descriptor) }
        }
      }
    }
  }

  private var descriptors: [CheckDescriptor] {
    var known: [CheckID: CheckDescriptor] = [:]
    for page in pages { known.merge(page.descriptors) { first, _ in first } }
    return known.values.sorted { $0.id < $1.id }
  }

  private func article(_ descriptor: CheckDescriptor) -> Markup {
    Markup(
      "article",
      ["class": "card explanation", "id": PageIdentifier.check(descriptor.id), "tabindex": "-1"]
    ) {
      Markup("header", ["class": "card-head"]) {
        scope.heading(1) { Markup("code") { descriptor.id.rawValue } }
        Markup("span", ["class": "quiet"]) { "\(descriptor.group.rawValue) · " }
        PagePieces.badge(descriptor.level)
      }
      Markup("p", ["class": "lead"]) { PagePieces.prose(descriptor.summary) }
      Markup("p") { PagePieces.prose(descriptor.rationale) }
      PagePieces.facts([
        ("On a device", PagePieces.prose(descriptor.onDevice)),
        ("Repair", PagePieces.prose(descriptor.repair)),
        ("Source", .text(descriptor.source.phrase)),
      ])
      if let sample = descriptor.sample {
        Markup("pre", ["class": "sample", "tabindex": "0"]) { Markup("code") { sample } }
      }
    }
  }
}
