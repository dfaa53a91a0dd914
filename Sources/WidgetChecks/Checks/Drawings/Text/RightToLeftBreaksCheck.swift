import WidgetFindings
import WidgetRecording

/// Notes content that fits from left to right and not mirrored.
struct RightToLeftBreaksCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "right-to-left-breaks",
    group: .views,
    summary: "What is whole from left to right is whole mirrored.",
    rationale: """
      Arabic, Hebrew, Persian and Urdu are written from right to left, and the system mirrors stacks \
      and alignments, and counts offsets and positions from the right. Paths and pictures stay as they \
      are. `--draw all`, or the locale `rightToLeft` in the manifest, draws it.
      """,
    onDevice: "In these languages views lie over one another or leave the widget.",
    repair: "Use leading and trailing, and stacks in place of offsets and positions.",
    source: .documented,
    level: .note
  )

  static let examples: [Example] = breakExamples { $0.locale = DrawnLook.mirrored }

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    shown.drawing.look.locale == DrawnLook.mirrored ? shown.breaks : []
  }
}
