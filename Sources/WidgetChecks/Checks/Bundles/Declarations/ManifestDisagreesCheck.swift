import WidgetFindings
import WidgetRecording

/// Objects to a manifest that claims other widgets than the extension has.
struct ManifestDisagreesCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "manifest-disagrees",
    group: .bundles,
    summary: "The kinds and families that the manifest claims are those of the extension.",
    rationale: """
      A claim that the extension does not keep is a widget that is not tested, or one that was \
      lost. Both go unnoticed where a manifest is only a list. Kinds that the manifest does not \
      list are discovered as if it listed none.
      """,
    onDevice: """
      A kind that the app reloads and the bundle does not have is never updated; a family that \
      is not supported is missing from the gallery.
      """,
    repair: """
      Repair whichever is wrong: the manifest's `widgets`, or the extension's kinds and \
      `supportedFamilies`.
      """,
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts(
      "what is claimed is there", .claimed("Weather", families: [.systemSmall]), .described()
    ),
    .accepts("a claim that says nothing of families", .claimed("Weather"), .described()),
    .rejects(
      "a kind that is not there", .claimed("Weather"), .claimed("Tides"), .described(),
      at: .declaration
    ),
    .accepts(
      "a kind that is not claimed, and so discovered", .claimed("Weather"), .described(),
      .described("Tides")
    ),
    .rejects(
      "families that differ both ways",
      .claimed("Weather", families: [.systemLarge, .systemSmall]),
      .described(families: [.systemSmall, .systemMedium]), at: .declaration, .declaration
    ),
    .accepts(
      "a family that the platform lacks, which another check is about",
      .claimed("Weather", families: [.systemSmall, .accessoryCorner]),
      .described { $0.foreignFamilies = [.accessoryCorner] }
    ),
    .ignores("a manifest that claims nothing", .described()),
    .ignores("a recording that describes nothing", .claimed("Weather")),
  ]

  func verdict(on kind: KindEvidence) -> Verdict {
    guard kind.isBundleClaimed else { return .notApplicable("the manifest claims no widgets") }
    guard kind.isBundleDescribed else {
      return .notApplicable("the recording describes no widgets")
    }
    guard !kind.widgets.isEmpty else {
      let isClaimed = !kind.claims.isEmpty
      return .problems(
        isClaimed ? [Problem("the manifest claims this kind and the extension has none")] : []
      )
    }
    return .problems(differences(of: kind))
  }

  private func differences(of kind: KindEvidence) -> [Problem] {
    let said = kind.claims.compactMap(\.families)
    guard !said.isEmpty else { return [] }
    let claimed = Set(said.flatMap(\.self))
    let there = Set(kind.widgets.flatMap(\.families))
    // A family that the platform lacks is another check's finding.
    let foreign = kind.widgets.flatMap { $0.foreignFamilies }
    let lost = claimed.subtracting(there).subtracting(foreign).sorted().map { family in
      Problem(
        "the manifest claims the family \(family.rawValue), which the widget does not support",
        key: family.rawValue
      )
    }
    let unclaimed = there.subtracting(claimed).sorted().map { family in
      Problem(
        "the widget supports the family \(family.rawValue), which the manifest does not claim",
        key: family.rawValue
      )
    }
    return lost + unclaimed
  }
}
