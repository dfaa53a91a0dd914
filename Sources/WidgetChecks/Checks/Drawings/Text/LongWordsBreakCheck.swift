import WidgetFindings
import WidgetRecording

/// Notes text that fits in the author's words and not in longer ones.
struct LongWordsBreakCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "long-words-break",
    group: .views,
    summary: "What is whole in the author's words is whole in words a third longer.",
    rationale: """
      Translations of short English texts are a third longer in many languages. `--draw all`, or \
      the locale `pseudo` in the manifest, draws every text with its vowels twice.
      """,
    onDevice: "In German, Finnish or Greek words are cut off or lie over one another.",
    repair:
      "Give texts room, let them wrap or shrink, and do not put words beside each other in one line.",
    source: .documented,
    level: .note
  )

  static let examples: [Example] = breakExamples { $0.locale = DrawnLook.longWords }

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    shown.drawing.look.locale == DrawnLook.longWords ? shown.breaks : []
  }
}
