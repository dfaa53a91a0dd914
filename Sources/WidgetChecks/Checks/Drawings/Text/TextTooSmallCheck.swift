import WidgetFindings
import WidgetRecording

/// Objects to words that are scaled below legible size.
struct TextTooSmallCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "text-too-small",
    group: .views,
    summary: "Text is no smaller than people can read.",
    rationale: """
      Apple's least sizes are 11 points on iPhone and iPad, 10 on a Mac and 12 on Apple Watch and \
      Apple Vision. A `minimumScaleFactor` that is low makes a long text smaller than that before \
      anything is cut off.
      """,
    onDevice: "The text is there and cannot be read at arm's length.",
    repair: "Raise the scale factor, shorten the text or give it another line.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("17 points", .drawn(.picture(texts: ["Total"])), .pictured()),
    .rejects(
      "17 points at half their size",
      .drawn(.picture { $0.boxes = [.text("Total", 60) { $0.scale = 0.5 }] }), .pictured(),
      at: .entry(0)),
    .accepts(
      "less than the font can tell",
      .drawn(.picture { $0.boxes = [.text("Total", 60) { $0.scale = 0.64 }] }), .pictured()),
    .rejects(
      "9 points", .drawn(.picture { $0.boxes = [.text("Total", 60) { $0.font = "9 400" }] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "17 points that a scale effect makes 7",
      .drawn(.picture(scaledBy: 0.4, .text("Total", 60))), .pictured(), at: .entry(0)),
    .accepts(
      "8 points that a scale effect makes 16",
      .drawn(
        .picture(
          scaledBy: 2,
          .text("Total", 120) { box in
            box.frame[3] = 40.66
            box.font = "8 400"
          })), .pictured()),
    .rejects(
      "texts of one size are told once",
      .drawn(
        .picture { picture in
          picture.boxes = ["Sum", "Rest", "Tip", "Tax"].map { .text($0, 60) { $0.font = "9 400" } }
        }), .pictured(), at: .entry(0)),
    .accepts(
      "9 points of the system's choice",
      .drawn(
        .picture {
          $0.look.place = .controlMedium
          $0.boxes = [.text("Total", 60) { $0.font = "9 400" }]
        }), .control(), .described("Light", as: .control(nil))),
    .accepts(
      "words that a gauge makes smaller",
      .drawn(
        .picture {
          $0.boxes = [
            .text("42", 20) { box in
              box.scale = 0.5
              box.isSystemSized = true
            }
          ]
        }), .pictured()),
    .accepts(
      "a complication's label that the system makes smaller",
      .drawn(
        .picture { drawing in
          drawing.boxes = [
            DrawnBox(node: RecordedDrawing.labelKind, frame: [0, 40, 60, 60]),
            .text("Rain at noon", 60) { $0.scale = 0.5 },
          ]
        }), .pictured(family: .accessoryCorner)),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    // The system chooses the size of a control's letters.
    guard shown.hasUsualText, !shown.isControl else { return [] }
    let least = shown.header.system.platform.leastLetters
    // Beside a label the system makes the views smaller.
    let isScaled = shown.drawing.hasScaledGroups && shown.drawing.viewsFrame == nil
    let layers = isScaled ? DrawnLayers(shown.drawing) : nil
    let small = shown.viewTexts.compactMap { _, box -> (size: Double, text: String)? in
      // How far a text is made smaller rests on widths that are known to 3 in 100.
      let known = box.scale < 1 ? least * 0.97 : least
      let letters = layers?.letters(in: box.frame, colored: box.color)
      let scale = box.scale * (letters?.magnification ?? 1)
      // A gauge makes its words as small as they have to be, unless their author says a size.
      guard let size = box.fontSize, size * scale < known - 0.005, !box.isSystemSized else {
        return nil
      }
      return (size * scale, box.shortText)
    }
    guard let lowest = small.map(\.size).min(), let highest = small.map(\.size).max() else {
      return []
    }
    let names = small.map(\.text)
    let (low, high) = (Coordinate.text(lowest), Coordinate.text(highest))
    return [
      DrawingFault(
        "\(MessageFormatter.quoted(names)) \(Set(names).count > 1 ? "are" : "is") "
          + "\(low == high ? low : "\(low) to \(high)") pt, estimated, less than "
          + "\(Coordinate.text(least)) pt" + shown.inLook, key: "small", texts: names)
    ]
  }
}

extension RecordedDrawing {
  /// Whether groups make what is in them larger or smaller.
  fileprivate var hasScaledGroups: Bool {
    list.contains { operation in
      guard case .push(let group) = operation, group.transform.count == 6 else { return false }
      let numbers = group.transform
      return abs(abs(numbers[0] * numbers[3] - numbers[1] * numbers[2]) - 1) > 0.001
    }
  }
}
