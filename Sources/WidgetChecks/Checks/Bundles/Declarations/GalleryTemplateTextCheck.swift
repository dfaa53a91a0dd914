import WidgetFindings
import WidgetRecording

/// Notes a name or a description in the widget gallery that Xcode's template wrote.
struct GalleryTemplateTextCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "gallery-template-text",
    group: .bundles,
    summary: "The gallery shows words of the widget's own.",
    rationale: """
      A new widget extension begins as a template whose name and description say nothing of the \
      widget, and whatever is left of them is shown to people.
      """,
    onDevice: "The gallery says what the template says, not what the widget shows.",
    repair: "Say in `configurationDisplayName` and `description` what the widget shows.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("words of its own", .described()),
    .rejects(
      "the template's description",
      .described { $0.description = "This is an example widget." }, at: .declaration
    ),
    .rejects("the template's name", .described { $0.displayName = "My Widget" }, at: .declaration),
    .ignores("no description is another fault", .described { $0.description = nil }),
    .ignores("a recording that describes no widgets", .timeline(.at(0))),
  ]

  /// The texts of Xcode's templates for widgets, controls and their configurations.
  private static let templates: Set<String> = [
    "My Widget", "This is an example widget.", "An example control that runs a timer.",
    "A an example control that runs a timer.",
  ]

  func verdict(on kind: KindEvidence) -> Verdict {
    let texts = kind.galleryWidgets.flatMap { widget in
      [widget.displayName, widget.description].compactMap(\.self).map { (widget, $0) }
    }
    guard kind.galleryWidgets.contains(where: { $0.description != nil }) else {
      return .notApplicable("the recording describes no widget of this kind in words")
    }
    return .problems(
      texts.filter { Self.templates.contains($0.1) }.map { widget, text in
        Problem("the gallery shows the template's text '\(text)'", key: text)
          .located(at: widget.place)
      })
  }
}
