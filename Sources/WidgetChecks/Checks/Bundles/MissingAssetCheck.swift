import WidgetFindings
import WidgetRecording

/// Objects to images and colours that the extension does not have.
struct MissingAssetCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "missing-asset",
    group: .bundles,
    summary: "Every image and colour that a view names is in the extension's resources.",
    rationale: """
      An extension has a bundle of its own. An asset catalogue that only the app's target holds is \
      not in it, and a name that nothing has is no error: the compiler does not see it.
      """,
    onDevice: "The image is empty and the colour is clear; the widget looks unfinished.",
    repair: """
      Add the asset catalogue to the extension's target, or correct the name; the symbols that \
      Xcode makes for assets are checked by the compiler.
      """,
    sample: "Image(.cup)  // instead of Image(\"Cup\")",
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("assets that are there", .timeline(.at(0), .at(60))),
    .rejects("an image that is not", .timeline(.at(0), missing(["Cup"])), at: .entry(1)),
    .rejects(
      "each name once, where it is first seen",
      .timeline(missing(["Cup"]), missing(["Cup", "Drop"])), at: .entry(0), .entry(1)
    ),
    .rejects(
      "an image whose name differs in case", .timeline(missing(["cup"], like: ["cup": "Cup"])),
      at: .entry(0)
    ),
    .rejects(
      "a placeholder alone", .called(.placeholder, .entry(missing(["Cup"]))),
      at: .entry(0)
    ),
    .ignores("no call", .described()),
  ]

  static let needs: [ProviderMode] = [.placeholder, .snapshot, .timeline, .entry]

  private static func missing(
    _ names: [String], like others: [String: String] = [:]
  ) -> RecordedEntry {
    var entry = RecordedEntry.at(0)
    entry.missingAssets = names
    entry.similarAssets = others
    return entry
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    .problems(
      member.problems(ofEach: \.missingAssets, uses: { ["asset \($0)", "asset"] }) { name, entry in
        let similar = entry.similarAssets[name].map { ", but '\($0)' is" } ?? ""
        return "no image or colour named '\(name)' is in the extension's resources\(similar)"
      })
  }
}
