import WidgetFindings
import WidgetRecording

/// Objects to words that are cut off at the usual size of text.
struct TextTruncatedCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "text-truncated",
    group: .views,
    summary: "No text is cut off at the usual size of text.",
    rationale: """
      What does not fit ends in an ellipsis, often in the middle of a number; a word that is wider \
      than its text goes on in the next line, without a hyphen. Widths are estimated with a stand-in \
      font: a text that needs up to 3 in 100 more than it has may fit on a device, and is a note, \
      and so is one with letters that no installed font has. So is one whose room is assumed: in \
      Control Center, in an accessory group, and beside the camera, where Apple publishes no \
      margins, as far as the text would fit without any.
      """,
    onDevice: "The text ends in “…”, or a word in two parts.",
    repair: """
      Give the text room, let it take more lines, or allow it to shrink with \
      `minimumScaleFactor(_:)`; offer a shorter one with `ViewThatFits`.
      """,
    sample: "Text(total).lineLimit(1).minimumScaleFactor(0.7)",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a text that fits", .drawn(.picture(texts: ["Total"])), .pictured()),
    .rejects(
      "one that does not",
      .drawn(.picture { $0.boxes = [.text("$1,284.16", 60) { $0.cut(ideal: 90) }] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "the rows of a list are told once",
      .drawn(
        .picture {
          $0.boxes = [
            .text("6 o'clock", 30) { $0.cut(ideal: 60) },
            .text("12 o'clock", 30) { $0.cut(ideal: 70) },
          ]
        }), .pictured(), at: .entry(0)),
    .rejects(
      "one that lacks a hair",
      .drawn(.picture { $0.boxes = [.text("$1,284.16", 60) { $0.cut(ideal: 61) }] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "one that lacks a line, not width",
      .drawn(
        .picture {
          $0.boxes = [.text("Total", 60) { $0.cut(ideal: 50) }]
          $0.boxes[0].ideal = [50, 42.33]
        }), .pictured(), at: .entry(0)),
    .rejects(
      "a word that goes on in the next line",
      .drawn(.picture { $0.boxes = [.text("6:00\u{202F}AM", 30) { $0.breaksWord = true }] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "one whose letters no font has, a note",
      .drawn(
        .picture {
          $0.boxes = [.text("오늘의 급식", 60) { $0.cut(ideal: 90) }]
          $0.notes = [MissingLetters.note]
        }), .pictured(), at: .entry(0)),
    .rejects(
      "a timer of a date long past, a note",
      .drawn(.picture { $0.boxes = [.text("Next: 10488:00:00", 30) { $0.cut(ideal: 90) }] }),
      .previewed(), at: .entry(0)),
    .accepts(
      "larger text",
      .drawn(
        .picture {
          $0.look.typeSize = "accessibility3"
          $0.boxes = [.text("$1,284.16", 60) { $0.cut(ideal: 90) }]
        }), .pictured()),
    .rejects(
      "in a Live Activity",
      .drawn(
        .island(.islandCompact) { $0.boxes = [.text("in 12 minutes", 30) { $0.cut(ideal: 90) }] }),
      .activity(), .described("Ride", as: .activity), at: .call()),
    .rejects(
      "one that would fit beside the camera without margins, a note",
      .drawn(
        .island(.islandCompact) { $0.boxes = [.text("New Year", 43.67) { $0.cut(ideal: 53.67) }] }),
      .activity(), .described("Ride", as: .activity), at: .call()),
    .rejects(
      "one in a group of which Apple publishes no sizes, a note",
      .drawn(
        .picture { drawing in
          drawing.boxes = [.text("003", 20) { $0.cut(ideal: 60) }]
          drawing.notes = [AssumedSizes.accessoryGroups.note]
        }), .pictured(family: .accessoryCircular), at: .entry(0)),
    .accepts(
      "a clear text, which only drives a view",
      .drawn(
        .picture { drawing in
          drawing.boxes = [
            .text("0:00", 1) {
              $0.cut(ideal: 30)
              $0.color = "#00000000"
            }
          ]
        }), .pictured()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard shown.hasUsualText else { return [] }
    // Texts of one font, such as the rows of a list, have too little room for one reason.
    let lacksLetters = shown.drawing.notes.contains(MissingLetters.note)
    let most = shown.drawing.look.place.flatMap { Self.mostOfIsland[$0] }
    return shown.texts.map(\.box).filter { ($0.truncated || $0.breaksWord) && !$0.isClear }
      .grouped { Group($0, lacksLetters: lacksLetters, most: most) }
      .map { group, boxes in
        // The room that Control Center has for words is assumed.
        let isAssumed = shown.isControl || group.isEstimate || !shown.assumedRoom.isEmpty
        return DrawingFault(
          group.words(for: boxes) + shown.inLook + group.assumption + shown.assumedRoom,
          key: group.key, level: isAssumed ? .note : nil, texts: boxes.compactMap(\.text))
      }
  }

  /// The widths that Apple's guidelines give to views beside the camera, margins included.
  private static let mostOfIsland: [DrawnPlace: Double] = [
    .islandCompact: 52.33, .islandMinimal: 45,
  ]

  /// The font of texts that are cut off, and the way in which they lack room.
  private struct Group: Hashable {
    /// The kind of room that is missing, as far as it is known.
    private enum Lack: String, Hashable {
      case room = ""
      /// Hardly anything.
      case little = " nearly"
      /// The width for one of the words.
      case widthOfWord = " broken"
      /// Letters in the fonts, so that the widths are assumed.
      case letters = " letters"
      /// The margins of the Dynamic Island, which are assumed.
      case margins = " but for margins"
    }

    private var font: String
    private var lack: Lack

    init(_ box: DrawnBox, lacksLetters: Bool, most: Double?) {
      font = box.font ?? ""
      lack =
        if lacksLetters && box.hasSquareLetters {
          .letters
        } else if !box.truncated {
          .widthOfWord
        } else if box.isNearlyWhole {
          .little
        } else {
          most.map { box.fits($0) } == true ? .margins : .room
        }
    }

    /// Whether the text may be whole on a device.
    var isEstimate: Bool { lack == .little || lack == .letters || lack == .margins }

    /// The remark on margins that are assumed; empty where none matter.
    var assumption: String { lack == .margins ? "; the island's margins are assumed" : "" }

    var key: String { "text \(font)\(lack.rawValue)" }

    func words(for boxes: [DrawnBox]) -> String {
      let names = boxes.map(\.shortText)
      let isOne = Set(names).count == 1
      let start = MessageFormatter.quoted(names)
      switch lack {
      case .room, .margins:
        return "\(start) \(isOne ? "is" : "are") cut off, estimated with a stand-in font"
      case .widthOfWord:
        return "\(start) \(isOne ? "is" : "are") broken within a word, which is wider than the "
          + "line, estimated with a stand-in font"
      case .letters:
        return "\(start) may be cut off: no font here has \(isOne ? "its" : "their") letters, "
          + "whose widths are assumed"
      case .little:
        let room = isOne ? "the \(boxes[0].frame.width) pt that it has" : "they have"
        return "\(start) may be cut off: \(isOne ? "it needs" : "they need"), estimated, hardly "
          + "more than \(room)"
      }
    }
  }
}

extension DrawnBox {
  /// Whether a text has ideographs, kana or syllables of Hangul.
  fileprivate var hasSquareLetters: Bool {
    let blocks: [ClosedRange<UInt32>] = [0x1100...0x115F, 0x2E80...0xD7A3, 0xF900...0xFAFF]
    return text?.unicodeScalars.contains { letter in
      blocks.contains { $0.contains(letter.value) }
    } ?? false
  }

  /// Whether a text of one line would be whole in a width, as far as a stand-in font can tell.
  fileprivate func fits(_ width: Double) -> Bool {
    guard let ideal, let least = ideal.first, lines == 1 else { return false }
    return least * scale <= width * 1.03
  }
}
