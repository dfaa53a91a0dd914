import WidgetFindings
import WidgetRecording

/// Objects to two texts that lie over one another.
struct TextsOverlapCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "texts-overlap",
    group: .views,
    summary: "No text lies over another.",
    rationale: """
      Offsets, fixed frames and layers let texts meet that stood apart with the data their author \
      had. The space above and below letters may overlap; letters may not. Letters three times as \
      high as the others are a backdrop, which is meant.
      """,
    onDevice: "Both texts are hard to read.",
    repair: "Stand the texts in a stack, which keeps them apart whatever they say.",
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("two texts below each other", .drawn(.picture(texts: ["a", "b"])), .pictured()),
    .rejects(
      "two texts in one place",
      .drawn(.picture { $0.boxes = [.text("Total", 60), .text("$52.60", 60)] }), .pictured(),
      at: .entry(0)),
    .rejects(
      "three texts in one place are told once",
      .drawn(.picture { $0.boxes = [.text("Total", 60), .text("$52.60", 60), .text("Mon", 60)] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "two texts in one place beside a view of unknown size, a note",
      .drawn(
        .picture { drawing in
          drawing.boxes = [.text("001", 60), .text("002", 60)]
          drawing.notes = [AssumedSizes.accessoryGroups.note]
        }), .pictured(family: .accessoryCircular), at: .entry(0)),
    .accepts(
      "a text on a backdrop of large letters",
      .drawn(
        .picture {
          $0.boxes = [.text("06", 40), .text("2 March", 60)]
          $0.boxes[0].frame = [0, 0, 150, 150]
        }), .pictured()),
    .accepts(
      "a text that an opaque view hides",
      .drawn(
        .picture(texts: ["Under", "Over"], on: .white) { drawing in
          drawing.boxes[1].frame = drawing.boxes[0].frame
          drawing.list[2] = .glyphs(
            face: "f", size: 17, .color(.black), [PlacedGlyph(1, x: 41, y: 56)])
          drawing.list.insert(
            .fill(.rectangle(0, 0, 158, 158), .color(.white), evenOdd: false), at: 2)
        }), .pictured()),
    .accepts(
      "a text that a material blurs",
      .drawn(
        .picture(texts: ["Under", "Over"], on: .white) { drawing in
          drawing.boxes[1].frame = drawing.boxes[0].frame
          drawing.list[2] = .glyphs(
            face: "f", size: 17, .color(.black), [PlacedGlyph(1, x: 41, y: 56)])
          var material = DrawingGroup()
          material.clip = PathData(rectangle: 0, 0, 158, 158)
          material.backdropBlur = 20
          drawing.list.insert(contentsOf: [.push(material), .pop], at: 2)
        }), .pictured()),
    .accepts(
      "a text that is blurred itself",
      .drawn(
        .picture(texts: ["Under", "Over"], on: .white) { drawing in
          drawing.boxes[1].frame = drawing.boxes[0].frame
          drawing.list[2] = .glyphs(
            face: "f", size: 17, .color(.black), [PlacedGlyph(1, x: 41, y: 56)])
          var blur = DrawingGroup()
          blur.blur = 10
          drawing.list.insert(.push(blur), at: 1)
          drawing.list.insert(.pop, at: 3)
        }), .pictured()),
    .accepts(
      "a blurred text of the same colour below one of two lines",
      .drawn(
        .picture(texts: ["Under", "Over"], on: .white) { drawing in
          drawing.boxes[1].frame = drawing.boxes[0].frame
          drawing.list[2] = .glyphs(
            face: "f", size: 17, .color(.black), [PlacedGlyph(1, x: 41, y: 56)])
          drawing.list.append(
            .glyphs(face: "f", size: 17, .color(.black), [PlacedGlyph(1, x: 41, y: 60)]))
          var blur = DrawingGroup()
          blur.blur = 10
          drawing.list.insert(.push(blur), at: 1)
          drawing.list.insert(.pop, at: 3)
        }), .pictured()),
    .accepts(
      "a text over faint emoji",
      .drawn(
        .picture(texts: ["🌻", "Over"], on: .white) { drawing in
          drawing.boxes[1].frame = drawing.boxes[0].frame
          var faint = DrawingGroup()
          faint.opacity = 0.15
          let frame = drawing.boxes[0].frame
          drawing.list.replaceSubrange(
            1...1, with: [.push(faint), .image("a", frame, tint: nil), .pop])
        }), .pictured()),
    .accepts(
      "a text over a placeholder's bar",
      .drawn(
        .picture(texts: ["Under", "Over"], on: .white) { drawing in
          drawing.boxes[1].frame = drawing.boxes[0].frame
          drawing.boxes[0].color = "#808080ff"
        }), .pictured()),
    .accepts(
      "a text over a placeholder's bar of the same colour",
      .drawn(
        .picture(texts: ["Under", "Over"], on: .white) { drawing in
          drawing.boxes[1].frame = drawing.boxes[0].frame
          drawing.list.remove(at: 2)
        }), .pictured()),
    .rejects(
      "two texts of one colour, each with its letters",
      .drawn(
        .picture(texts: ["Under", "Over"], on: .white) { drawing in
          drawing.boxes[1].frame = drawing.boxes[0].frame
          drawing.list[2] = .glyphs(
            face: "f", size: 17, .color(.black), [PlacedGlyph(1, x: 41, y: 56)])
        }), .pictured(), at: .entry(0)),
    .accepts(
      "a complication's text within the bounds of its label, which is curved around it",
      .drawn(
        .picture { drawing in
          drawing.boxes = [
            .text("7", 20) { $0.frame = [8, 8, 20, 20.33] },
            DrawnBox(node: RecordedDrawing.labelKind, frame: [0, 0, 60, 60]),
            .text("Rain at noon", 60) { $0.frame = [0, 0, 60, 60] },
          ]
        }), .pictured(family: .accessoryCorner)),
    .accepts(
      "letters that are turned, along an arc",
      .drawn(
        .picture(texts: ["4", "2"], on: .white) { drawing in
          for index in drawing.boxes.indices {
            drawing.boxes[index].frame = [40 + Double(index) * 4, 40, 9, 30]
            drawing.boxes[index].ideal = [4, 20.33]
            drawing.boxes[index].lines = 1
          }
        }), .pictured()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard shown.hasUsualText else { return [] }
    let pairs = Self.overlaps(in: shown.drawing)
    guard let (first, second) = pairs.first else { return [] }
    let more =
      pairs.count > 1
      ? ", and so do \(MessageFormatter.count(pairs.count - 1, "more pair", "more pairs"))" : ""
    return [
      DrawingFault(
        "'\(first.box.shortText)' and '\(second.box.shortText)' lie over one another\(more)"
          + shown.inLook + shown.assumedPlaces, key: "texts",
        level: shown.assumedPlaces.isEmpty ? nil : .note,
        texts: [first.box.text, second.box.text].compactMap(\.self))
    ]
  }

  typealias Text = (position: Int, box: DrawnBox)

  /// The pairs of texts whose letters meet.
  static func overlaps(in drawing: RecordedDrawing) -> [(Text, Text)] {
    // A label along the edge of a watch's dial is bent by the system, away from the views.
    let texts = drawing.viewBoxes.enumerated()
      .filter { $0.element.text?.isEmpty == false }
      .map { (position: $0, box: $1) }
    var known: DrawnLayers?
    return texts.indices.flatMap { first in
      texts[(first + 1)...].compactMap { second in
        let (a, b) = (texts[first].box, second.box)
        guard a.text != b.text, !a.isTurned, !b.isTurned, let one = a.letters,
          let other = b.letters, let common = one.intersection(other), common.width > 2,
          common.height > 2,
          !a.isBackdrop(of: b), !b.isBackdrop(of: a)
        else { return nil }
        let layers = known ?? DrawnLayers(drawing)
        known = layers
        // A placeholder's text is a bar, over which another one can be read.
        guard layers.hasLetters(of: a), layers.hasLetters(of: b), layers.areTwo(a, b) else {
          return nil
        }
        return layers.isCovered(a, by: b, within: common) ? nil : (texts[first], second)
      }
    }
  }
}

extension DrawnLayers {
  /// Whether each of two texts has letters of its own that can be read, as far as is known: what
  /// begins in both frames may be one text's alone, where the other is a bar of the same colour.
  fileprivate func areTwo(_ first: DrawnBox, _ second: DrawnBox) -> Bool {
    guard !hasFaintPictures(in: first.frame), !hasFaintPictures(in: second.frame) else {
      return false
    }
    // A blurred text has no known colour, by which its letters could be told from the others.
    guard letters(in: first.frame)?.isBlurred != true else { return false }
    guard let one = letters(in: first.frame, colored: first.color),
      let other = letters(in: second.frame, colored: second.color, isLast: true)
    else { return true }
    return one != other && one.canBeRead && other.canBeRead
  }

  /// Whether an opaque view hides one text wherever another one, which is painted later, meets it.
  fileprivate func isCovered(
    _ first: DrawnBox, by second: DrawnBox, within common: DrawnBounds
  ) -> Bool {
    guard let below = letters(in: first.frame, colored: first.color),
      let above = letters(in: second.frame, colored: second.color, isLast: true)
    else { return false }
    return [0.05, 0.5, 0.95].allSatisfy { x in
      [0.05, 0.5, 0.95].allSatisfy { y in
        isCovered(
          below, before: above,
          at: DrawnPoint(common.minX + x * common.width, common.minY + y * common.height))
      }
    }
  }
}

extension DrawnLetters {
  /// Whether they are no mere decoration, faint or blurred.
  fileprivate var canBeRead: Bool { !isBlurred && opacity > DrawnLayers.greatestOfDecoration }
}

extension DrawnBox {
  /// Whether a single line is higher than it wants to be: its frame is then the upright one around
  /// turned letters, which fill only a part of it.
  fileprivate var isTurned: Bool {
    guard lines == 1, frame.count == 4, let height = ideal?.last else { return false }
    return frame[3] > height * max(scale, 1) * 1.05 + 0.5
  }

  /// The bounds of the letters: without the space that lines have above and below, and without the
  /// part of the width that a stand-in font leaves uncertain.
  fileprivate var letters: DrawnBounds? {
    guard var box = DrawnBounds(frame) else { return nil }
    let line = box.height / Double(max(1, lines ?? 1))
    box.minY += line * 0.22
    box.maxY -= line * 0.2
    box.minX += box.width * 0.015
    box.maxX -= box.width * 0.015
    return box.width > 0 && box.height > 0 ? box : nil
  }
}
