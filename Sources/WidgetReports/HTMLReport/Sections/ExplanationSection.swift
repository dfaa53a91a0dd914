import WidgetFindings
import WidgetRecording

/// What the checks are: those that found something in full, the others folded.
struct ExplanationSection {
  /// The bundles.
  let pages: [PageModel]

  /// The section; nothing where no check is known.
  var markup: Markup? {
    let all = descriptors
    guard !all.isEmpty else { return nil }
    let speaking = Set(
      pages.flatMap(\.bundle.results).filter { !$0.outcome.findings.isEmpty }.map(\.check)
    )
    return Markup("section", ["class": "explanations", "id": "checks"]) {
      Markup("h2") { "The checks" }
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
        Markup("h3") { Markup("code") { descriptor.id.rawValue } }
        Markup("span", ["class": "quiet"]) { "\(descriptor.group.rawValue) · " }
        PagePieces.badge(descriptor.level)
      }
      Markup("p", ["class": "lead"]) { descriptor.summary }
      Markup("p") { descriptor.rationale }
      PagePieces.facts([
        ("On a device", .text(descriptor.onDevice)), ("Repair", .text(descriptor.repair)),
        ("Source", .text(descriptor.source.phrase)),
      ])
      if let sample = descriptor.sample {
        Markup("pre", ["class": "sample", "tabindex": "0"]) { Markup("code") { sample } }
      }
    }
  }
}
