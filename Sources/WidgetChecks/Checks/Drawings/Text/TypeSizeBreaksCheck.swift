import WidgetFindings
import WidgetRecording

/// Notes content that fits at the usual size of text and not at larger ones.
struct TypeSizeBreaksCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "type-size-breaks",
    group: .views,
    summary: "What is whole at the usual size of text is whole at larger ones.",
    rationale: """
      One in three people changes the size of text. `--draw all`, or `typeSizes` in the manifest, \
      draws larger sizes; widths are estimated with a stand-in font.
      """,
    onDevice: "With larger text words are cut off, lie over one another or leave the widget.",
    repair: """
      Let texts wrap and shrink, or show less at accessibility sizes with \
      `\\.dynamicTypeSize.isAccessibilitySize`.
      """,
    sample: "if typeSize.isAccessibilitySize { ShortView() } else { FullView() }",
    source: .documented,
    level: .note
  )

  static let examples: [Example] = breakExamples { $0.typeSize = "accessibility3" }

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard shown.drawing.look.typeSize != DrawnLook.usualTypeSize else { return [] }
    return shown.breaks
  }
}
