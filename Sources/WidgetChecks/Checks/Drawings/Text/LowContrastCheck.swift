import WidgetFindings
import WidgetRecording

/// Objects to words with little contrast to their background.
struct LowContrastCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "low-contrast",
    group: .views,
    summary: "Text and symbols differ enough from what is behind them.",
    rationale: """
      The Web Content Accessibility Guidelines and Apple's ask for 4.5 to 1, and 3 to 1 for text of \
      18 points, or bold of 14. Labels of the system's own controls and its secondary style have \
      2.6 to 3.3 to 1 on its own backgrounds and need 2.5. Every appearance and rendering mode that is \
      drawn counts. What is behind is read at nine points of each text, and the worst counts. Over a \
      picture fifteen points are read, and nearly all of them have to be too alike; a text with a \
      shadow is left alone there. Where a blur is behind, or a material over more than one colour, \
      nothing is known and nothing is said, and so it is where a Live Activity's own tint lets the \
      wallpaper through. In the vibrant mode the wallpaper is assumed, and what has 2.5 or more is a \
      note. Symbols, and texts without a letter or a digit, need 3 to 1, as a note; those in the system's \
      colours are left alone, and those that are nearly transparent are taken for decoration.
      """,
    onDevice: "The text is hard to read, above all in sunlight.",
    repair:
      "Use the system's styles, which follow the appearance, or another colour for each of them.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("black on white", .drawn(.picture(texts: ["Total"], on: .white)), .pictured()),
    .accepts(
      "a text without a colour, which takes up room alone",
      .drawn(.picture(texts: ["Total"], in: "#00000000", on: .white) { $0.addSquare(.black) }),
      .pictured()),
    .rejects(
      "grey on white",
      .drawn(.picture(texts: ["Total"], in: "#aaaaaaff", on: .white)), .pictured(),
      at: .entry(0)),
    .rejects(
      "black on black",
      .drawn(.picture(texts: ["Total"], in: "#000000ff", on: .black) { $0.addSquare(.white) }),
      .pictured(), at: .entry(0)),
    .accepts(
      "black on black and nothing else, which is a blank entry",
      .drawn(.picture(texts: ["Total"], in: "#000000ff", on: .black)), .pictured()),
    .rejects(
      "black in a group of little opacity",
      .drawn(
        .picture(texts: ["Total"], on: .white) { drawing in
          var group = DrawingGroup()
          group.opacity = 0.2
          drawing.list.insert(.push(group), at: 1)
          drawing.list.append(.pop)
        }), .pictured(), at: .entry(0)),
    .rejects(
      "a gradient of colours near the ground's",
      .drawn(
        .picture(texts: ["Total"], on: .white) { drawing in
          let grey = PaintColor(red: 0.75, green: 0.75, blue: 0.75)
          drawing.boxes[0].color = nil
          drawing.list[1] = .glyphs(
            face: "f", size: 17,
            .linear([40, 0, 100, 0], [Paint.Stop(0, grey), Paint.Stop(1, grey)]),
            [PlacedGlyph(1, x: 40, y: 56)])
        }), .pictured(), at: .entry(0)),
    .accepts(
      "a large number that is nearly transparent, behind a text",
      .drawn(
        .picture(texts: ["2", "A quote"], in: "#000000ff", on: .white) { drawing in
          drawing.boxes[0].color = "#0000001a"
          drawing.boxes[0].frame = [40, 20, 60, 84]
          drawing.boxes[1].frame = [20, 50, 100, 12]
        }), .pictured()),
    .accepts(
      "a text that is mixed with what is behind it",
      .drawn(
        .picture(texts: ["Total"], in: "#aaaaaaff", on: .white) { drawing in
          var group = DrawingGroup()
          group.blend = "plus-lighter"
          drawing.list.insert(.push(group), at: 1)
          drawing.list.append(.pop)
        }), .pictured()),
    .accepts(
      "a text that is blurred, as what must not be read is",
      .drawn(
        .picture(texts: ["Total"], in: "#aaaaaaff", on: .white) { drawing in
          var blur = DrawingGroup()
          blur.blur = 10
          drawing.list.insert(.push(blur), at: 1)
          drawing.list.append(.pop)
        }), .pictured()),
    .accepts(
      "spaces, which keep a line's place",
      .drawn(
        .picture(texts: [" \u{a0}"], in: "#000000ff", on: .black) { $0.addSquare(.white) }),
      .pictured()),
    .accepts(
      "emoji, which have colours of their own",
      .drawn(.picture(texts: ["🕕 🐥 🌧"], in: "#ffffffff", on: .white) { $0.addSquare(.black) }),
      .pictured()),
    .accepts(
      "grey of large letters",
      .drawn(
        .picture(texts: ["Total"], in: "#8e8e93ff", on: .white) {
          $0.boxes[0].font = "28 400"
        }), .pictured()),
    .accepts(
      "grey of letters that a text style makes bold",
      .drawn(
        .picture(texts: ["Total"], in: "#8e8e93ff", on: .white) { $0.boxes[0].font = "17 600" }),
      .pictured()),
    .accepts(
      "a bordered button of the system's",
      .drawn(
        .picture(texts: ["Log"], in: "#007affff", on: PaintColor(red: 0.85, green: 0.92, blue: 1)) {
          $0.boxes[0].hasSystemColor = true
        }), .pictured()),
    .rejects(
      "the same button on blue",
      .drawn(
        .picture(texts: ["Log"], in: "#007affff", on: PaintColor(red: 0.5, green: 0.7, blue: 1)) {
          $0.boxes[0].hasSystemColor = true
        }), .pictured(), at: .entry(0)),
    .rejects(
      "one colour on two grounds is told once",
      .drawn(
        .picture(texts: ["Total", "Sum"], in: "#aaaaaaff", on: .white) {
          let light = PaintColor(red: 0.9, green: 0.9, blue: 0.9)
          $0.list.insert(.fill(.rectangle(0, 0, 158, 62), .color(light), evenOdd: false), at: 1)
        }), .pictured(), at: .entry(0)),
    .rejects(
      "texts of one colour are told once",
      .drawn(.picture(texts: ["Total", "Sum", "Rest", "Tip"], in: "#aaaaaaff", on: .white)),
      .pictured(), at: .entry(0)),
    .rejects(
      "large and small letters of one colour are told once",
      .drawn(
        .picture(texts: ["Total", "Sum"], in: "#aaaaaaff", on: .white) {
          $0.boxes[0].font = "28 400"
        }), .pictured(), at: .entry(0)),
    .accepts(
      "letters beside a symbol of their colour",
      .drawn(
        .picture(texts: ["Daylight"], on: .white) {
          $0.list.insert(.fill(.rectangle(40, 44, 12, 12), .color(.black), evenOdd: false), at: 1)
        }), .pictured()),
    .accepts(
      "white letters of which the upper half is outside the widget",
      .drawn(
        .picture(texts: ["Lunch"], in: "#ffffffff", on: .black) {
          $0.boxes[0].frame[1] = -12
        }), .pictured()),
    .accepts(
      "words that are gone in a tint", .drawn(.tinted(texts: ["Total"], in: "#ffffff05")),
      .pictured()),
    .rejects(
      "black in the Dynamic Island",
      .drawn(.island(.islandExpanded, texts: ["Ride"]) { $0.addSquare(.white) }), .activity(),
      .described("Ride", as: .activity), at: .call()),
    .accepts(
      "a Live Activity whose clear tint shows the wallpaper, on which another colour is faint",
      .drawn(.banner(tint: PaintColor(red: 1, green: 1, blue: 1, opacity: 0.1))), .activity(),
      .described("Ride", as: .activity)),
    .rejects(
      "one whose faint tint shows the wallpaper, on which nothing makes it clear, a note",
      .drawn(
        .banner(tint: PaintColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)) {
          $0.boxes[0].color = "#888888ff"
        }), .activity(), .described("Ride", as: .activity), at: .call()),
    .rejects(
      "one with an opaque tint of nearly the colour of its letters",
      .drawn(.banner(tint: .white)), .activity(), .described("Ride", as: .activity), at: .call()),
    .rejects(
      "grey on a Lock Screen, where the wallpaper is assumed, a note",
      .drawn(.vibrant(texts: ["Star"], in: "#aaaaaaff")),
      .pictured(family: .accessoryRectangular), at: .entry(0)),
    .rejects(
      "a colour that hardly differs from any wallpaper's grey",
      .drawn(.vibrant(texts: ["Star"], in: "#888888ff")),
      .pictured(family: .accessoryRectangular), at: .entry(0)),
    .rejects(
      "dashes in the place of words, a note",
      .drawn(.picture(texts: ["-----"], in: "#aaaaaaff", on: .white)), .pictured(),
      at: .entry(0)),
    .accepts(
      "dashes as clear as symbols have to be",
      .drawn(.picture(texts: ["-----"], in: "#8e8e93ff", on: .white)), .pictured()),
    .rejects(
      "grey over a grey picture", .drawn(.photographed(lightness: [0.5])), .pictured(),
      at: .entry(0)),
    .accepts(
      "grey over a picture that is dark in parts",
      .drawn(.photographed(lightness: [0.5, 0.5, 0, 0, 0.5])), .pictured()),
    .accepts(
      "grey over a grey picture, with a shadow",
      .drawn(
        .photographed(lightness: [0.5]) { drawing in
          var group = DrawingGroup()
          group.shadow = DrawingGroup.Shadow(color: .black, radius: 3, x: 0, y: 1)
          drawing.list = [.push(group)] + drawing.list + [.pop]
        }), .pictured()),
    .rejects(
      "a yellow symbol on white, a note", .drawn(.symbol(PaintColor(red: 1, green: 0.8, blue: 0))),
      .pictured(), at: .entry(0)),
    .accepts(
      "a blue symbol on white", .drawn(.symbol(PaintColor(red: 0, green: 0, blue: 0.8))),
      .pictured()),
    .accepts(
      "a symbol in a control's own colour",
      .drawn(
        .symbol(PaintColor(red: 1, green: 0.8, blue: 0)) { $0.boxes[1].hasSystemColor = true }),
      .pictured()),
    .accepts(
      "a symbol that is nearly transparent, as decoration is",
      .drawn(.symbol(PaintColor(red: 0, green: 0, blue: 0, opacity: 0.1))), .pictured()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    // At night a phone shows everything in one red, as faint as the room is dark. The colours of a
    // control's letters are the system's.
    guard !shown.isControl, shown.drawing.look.place != .standByNight else { return [] }
    let faint = FaintPart.all(in: shown.drawing, on: shown.grounds)
    // `entry-blank` reports a drawing of which nothing can be seen.
    guard !faint.isEmpty, shown.showsSomething else { return [] }
    // A text that is faint in its default look is faint in larger text and other languages as well.
    let known = shown.usual.map { FaintPart.all(in: $0, on: shown.grounds) } ?? []
    let look = shown.drawing.look
    let new = faint.filter { text in
      // `vanishes-when-tinted` reports invisible text in the tinted and vibrant modes.
      if look.renderingMode != .fullColor, text.contrast < DrawnLayers.leastVisible {
        return false
      }
      return look.peculiarities.isEmpty
        || !known.contains { $0.position == text.position && $0.contrast <= text.contrast + 0.05 }
    }
    let isVibrant = look.renderingMode == .vibrant
    return new.grouped { Group($0, isVibrant: isVibrant) }.map { group, texts in
      // Where a colour does not follow the appearance, one fault shows in both.
      let key = [group.key] + look.peculiarities
      var fault = DrawingFault(
        group.words(for: texts) + shown.inLook + group.assumption, key: key.joined(separator: " "),
        level: group.level, texts: texts.compactMap(\.box.text))
      let worst = texts.map { $0.contrast / $0.box.neededContrast }.min() ?? 1
      fault.severity = (100 / max(worst, 0.01)).rounded()
      return fault
    }
  }

  /// The colour that texts have in common; what is behind them may differ from one to the next.
  private struct Group: Hashable {
    var color: String?
    var isInvisible: Bool
    var ground: FaintPart.Ground
    /// Whether another wallpaper than the one that is assumed may make it clear enough.
    var isEstimate: Bool
    /// Whether the wallpaper shows through, on which the contrast is the greatest there can be.
    var showsWallpaper: Bool

    init(_ faint: FaintPart, isVibrant: Bool) {
      isEstimate = isVibrant && faint.contrast >= Self.leastOnAnyWallpaper
      showsWallpaper = faint.dependsOnGround
      color = faint.box.color
      ground = faint.ground
      // Of a picture only means are known.
      isInvisible = ground == .plain && faint.contrast < DrawnLayers.leastVisible
    }

    /// The contrast from which a text of the vibrant mode may be clear enough on another wallpaper:
    /// assumed.
    private static let leastOnAnyWallpaper = 2.5

    /// The remark on what the figures rest on; empty where that is the author's own drawing.
    var assumption: String { isEstimate ? "; the wallpaper is assumed to be grey" : "" }

    var key: String {
      let start = isEstimate ? "estimated " : showsWallpaper ? "on a wallpaper " : ""
      return start + keyOfGround
    }

    private var keyOfGround: String {
      let start = "\(isInvisible ? "invisible" : "faint") \(color ?? "text")"
      switch ground {
      case .plain: return start
      case .picture: return start + " over a picture"
      case .symbol: return "faint symbol"
      case .mark: return start + " mark"
      }
    }

    var level: FindingLevel? {
      switch ground {
      case .symbol, .mark: .note
      case .plain, .picture: isEstimate || showsWallpaper ? .note : isInvisible ? .error : nil
      }
    }

    func words(for found: [FaintPart]) -> String {
      let (low, high) = Self.range(of: found.map(\.contrast))
      let contrast = low == high ? "of \(low)" : "between \(low) and \(high)"
      if ground == .symbol {
        let subject =
          found.count > 1 ? "\(found.count) symbols have" : "a symbol has"
        return "\(subject) a contrast \(contrast) to 1, less than the 3 that symbols need"
      }
      let names = found.map(\.box.shortText)
      if ground == .mark {
        let verb = Set(names).count > 1 ? "have" : "has"
        return "\(MessageFormatter.quoted(names)) \(verb) a contrast \(contrast) to 1, less than "
          + "the 3 that marks without letters need"
      }
      let verbs = Set(names).count > 1 ? ("have", "need") : ("has", "needs")
      let (least, most) = Self.range(of: found.map(\.box.neededContrast))
      let needed = least == most ? least : "\(least), small letters \(most)"
      let value =
        ground == .picture
        ? "at most a contrast of \(high) to 1 over nearly all of the picture behind"
        : showsWallpaper
          ? "at most a contrast of \(high) to 1 on any wallpaper" : "a contrast \(contrast) to 1"
      return "\(MessageFormatter.quoted(names)) \(verbs.0) \(value), and \(verbs.1) \(needed)"
    }

    private static func range(of values: [Double]) -> (low: String, high: String) {
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      return (Coordinate.text(least, decimals: 1), Coordinate.text(most, decimals: 1))
    }
  }
}

extension ShownDrawing {
  /// The colours that may be below everything: of a Live Activity on the Lock Screen, whose own tint
  /// may let the wallpaper through, both ends.
  fileprivate var grounds: [PaintColor] {
    drawing.look.place == .lockScreen ? [.white, .black] : [ground]
  }
}

extension RecordedDrawing {
  /// A Live Activity on the Lock Screen with a red text on a tint.
  fileprivate static func banner(
    tint: PaintColor, _ change: (inout RecordedDrawing) -> Void = { _ in }
  ) -> Self {
    picture(texts: ["Focus"], in: "#ff383cff", on: tint) { drawing in
      drawing.look.place = .lockScreen
      drawing.addSquare(.black)
      change(&drawing)
    }
  }

  /// A drawing of texts on the grey that stands for a wallpaper.
  fileprivate static func vibrant(texts: [String], in color: String) -> Self {
    picture(texts: texts, in: color, on: PaintColor(red: 0.3, green: 0.33, blue: 0.38)) { drawing in
      drawing.look = DrawnLook("dark")
      drawing.look.renderingMode = .vibrant
    }
  }
}
