import WidgetFindings
import WidgetRecording

/// Objects to words, pictures and controls outside the widget.
struct ContentOverflowsCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "content-overflows",
    group: .views,
    summary: "Texts, pictures and controls stand within the widget.",
    rationale: """
      A view that is larger than its frame is drawn over its edges on both sides, and the widget's \
      own edge cuts it off. Widths of texts are estimated with a stand-in font, and symbols are \
      stand-ins, too: what sticks out by less than 3 in 100 of a text's width or height, or 5 of a \
      symbol's, says nothing, nor does the space that a line has above its capitals. Of links, buttons \
      and toggles what is painted counts. Beside a view whose size Apple does not \
      publish, such as a gauge, the places are estimates, and what stands out is told one level \
      lower. An inline accessory is one line of one \
      text and one image, whatever views it has.
      """,
    onDevice: "The view is cut by the widget's edge, or is not there at all.",
    repair:
      "Take fixed sizes out, or choose them by the family and the size that the context names. Join "
      + "what an inline accessory says in one text.",
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a text within", .drawn(.picture(texts: ["Total"])), .pictured()),
    .rejects(
      "a text over the edge",
      .drawn(.picture { $0.boxes = [.text("Total", 60) { $0.frame[0] = 120 }] }), .pictured(),
      at: .entry(0)),
    .accepts(
      "the space above the letters of a first line",
      .drawn(.picture { $0.boxes = [.text("1:00", 60) { $0.frame[1] = -3.5 }] }), .pictured()),
    .accepts(
      "the space above digits of another script",
      .drawn(
        .picture { drawing in
          drawing.boxes = [.text("۱۱", 70) { $0.frame = [40, -5.56, 70, 102.67] }]
        }), .pictured()),
    .rejects(
      "letters below the edge",
      .drawn(
        .picture { drawing in
          drawing.boxes = [.text("Spring", 60) { $0.frame = [40, 141, 60, 20.33] }]
        }), .pictured(), at: .entry(0)),
    .rejects(
      "a wide text of which the edge cuts a third off",
      .drawn(.picture { $0.boxes = [.text("Spring", 150) { $0.frame = [4, 145, 150, 20.33] }] }),
      .pictured(), at: .entry(0)),
    .accepts(
      "a link whose margins alone are outside",
      .drawn(.link(painting: .rectangle(50, 60, 40, 40))), .pictured(family: .systemMedium)),
    .rejects(
      "a link whose plate is outside", .drawn(.link(painting: .rectangle(40, -11, 60, 180))),
      .pictured(family: .systemMedium), at: .entry(0)),
    .rejects(
      "a text outside",
      .drawn(.picture { $0.boxes = [.text("Total", 60) { $0.frame[0] = 200 }] }), .pictured(),
      at: .entry(0)),
    .rejects(
      "a text outside, beside a view of unknown size",
      .drawn(
        .picture { drawing in
          drawing.boxes = [.text("Total", 60) { $0.frame[0] = 200 }]
          drawing.notes = [AssumedSizes.unavailableContent.note]
        }), .pictured(), at: .entry(0)),
    .rejects(
      "a row that is too wide is told once",
      .drawn(
        .picture { picture in
          picture.boxes = ["Mon", "Rain"].map { .text($0, 60) { $0.frame[0] = 120 } }
        }), .pictured(), at: .entry(0)),
    .accepts(
      "less than the font can tell",
      .drawn(.picture { $0.boxes = [.text("Total", 60) { $0.frame[0] = 99 }] }), .pictured()),
    .accepts(
      "a timer that is wider than the widget, with its letters in the middle",
      .drawn(
        .picture(texts: ["6:00:00"]) { drawing in
          drawing.boxes[0].frame[0] = -60
          drawing.boxes[0].frame[2] = 260
          drawing.boxes[0].ideal = [60, 20.33]
        }), .pictured()),
    .rejects(
      "a second text of an inline accessory",
      .drawn(
        .picture(texts: ["Total"]) {
          $0.leftOut = ["12 €"]
        }), .pictured(), at: .entry(0)),
    .accepts(
      "a text of which a clip shows the part within",
      .drawn(
        .picture(texts: ["Total"]) { drawing in
          var clip = DrawingGroup()
          clip.clip = .rectangle(0, 0, 120, 158)
          drawing.boxes[0].frame = [40, 40, 200, 20]
          drawing.list = [.push(DrawingGroup()), .push(clip)] + drawing.list + [.pop, .pop]
        }), .pictured()),
    .accepts(
      "a symbol outside, which a mask hides",
      .drawn(
        .picture { drawing in
          var group = DrawingGroup()
          group.mask = [.fill(.rectangle(20, 20, 100, 100), .color(.black), evenOdd: false)]
          drawing.boxes = [DrawnBox(node: "Image", frame: [170, 60, 24, 24])]
          drawing.list = [
            .push(group),
            .fill(.rectangle(172, 62, 20, 20), .color(.black), evenOdd: false), .pop,
          ]
        }), .pictured()),
    .accepts(
      "a symbol that may be narrower on a device",
      .drawn(.picture { $0.boxes = [DrawnBox(node: "Image", frame: [133.5, 60, 26, 24])] }),
      .pictured()),
    .rejects(
      "a symbol that the edge cuts in two",
      .drawn(.picture { $0.boxes = [DrawnBox(node: "Image", frame: [140, 60, 36, 36])] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "a symbol that the author moved over the edge",
      .drawn(
        .picture { drawing in
          drawing.boxes = [DrawnBox(node: "Image", frame: [140, 60, 36, 36])]
          drawing.boxes[0].isMoved = true
        }), .pictured(), at: .entry(0)),
    .accepts(
      "a photo that fills more than its frame",
      .drawn(
        .picture { drawing in
          var photo = DrawnBox.photo(600, 400)
          photo.frame = [-20, 0, 200, 158]
          drawing.boxes = [photo]
        }), .pictured()),
    .accepts(
      "a label beside a complication's views", .drawn(.complication(textAt: 14)),
      .pictured(family: .accessoryCorner)),
    .rejects(
      "a text over the edge of a complication that has a label",
      .drawn(.complication(textAt: 2)), .pictured(family: .accessoryCorner), at: .entry(0)),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard shown.hasUsualText else { return [] }
    let whole = shown.viewsFrame
    var layers: DrawnLayers?
    let boxes = shown.viewBoxes.compactMap { position, box -> Misplaced? in
      guard var frame = box.visibleLetters, frame.width > 0, frame.height > 0 else { return nil }
      let isWithin = frame.intersection(whole) == frame
      if !isWithin {
        let known = layers ?? DrawnLayers(shown.drawing)
        layers = known
        guard let visible = known.visiblePart(frame, of: box, in: shown.drawing) else {
          return nil
        }
        frame = visible
      }
      // A picture that fills its frame is larger than it by intent, and so is a large symbol.
      let isLarge = max(frame.width, frame.height) > min(whole.width, whole.height) / 2
      guard box.node != "Image" || frame.intersection(whole) == nil || box.pixels == nil && !isLarge
      else { return nil }
      let name = box.text == nil ? box.node : box.shortText
      guard frame.intersection(whole) != nil else {
        return Misplaced(name: name, kind: .outside)
      }
      guard let most = frame.distanceOut(of: whole, box, pixel: 1 / shown.drawing.scale) else {
        return nil
      }
      // A picture that its author moves over the edge is seldom there by mistake.
      let isDecoration = box.node == "Image" && box.isMoved
      return Misplaced(name: name, kind: isDecoration ? .decoration : .over, distance: most)
    }
    // Boxes that stick out of one drawing have one cause, such as a row that is too wide.
    return leftOut(of: shown)
      + boxes.grouped { $0.kind }.sorted { $0.key < $1.key }.map { kind, group in
        let isOutside = kind == .outside
        let names = group.map(\.name)
        let isOne = Set(names).count == 1
        let distances = Set(group.compactMap(\.distance).map { Coordinate.text($0) })
        let most = Coordinate.text(group.compactMap(\.distance).max() ?? 0)
        let fault =
          isOutside
          ? "\(isOne ? "stands" : "stand") outside \(shown.whole)"
          : "\(isOne ? "sticks" : "stick") out of \(shown.whole) by "
            + "\(distances.count > 1 ? "up to " : "")\(most) pt"
        // With views of unknown sizes beside it, the place of a view is an estimate.
        let assumed = shown.assumedPlaces
        var level: FindingLevel? = isOutside ? .error : nil
        if !assumed.isEmpty { level = isOutside ? nil : .note }
        if kind == .decoration { level = .note }
        return DrawingFault(
          "\(MessageFormatter.quoted(names)) \(fault)\(shown.inLook)\(assumed)",
          key: kind.rawValue, level: level)
      }
  }

  /// A box that does not lie within the widget.
  private struct Misplaced {
    enum Kind: String, Comparable {
      /// All of it is outside.
      case outside
      /// A part of it is outside.
      case over = "sticks out"
      /// A picture that the author moved there.
      case decoration = "moved out"

      private var order: Int {
        switch self {
        case .outside: 0
        case .over: 1
        case .decoration: 2
        }
      }

      static func < (first: Self, second: Self) -> Bool { first.order < second.order }
    }

    var name: String
    var kind: Kind
    /// The points by which it sticks out; nil for a box that is wholly outside.
    var distance: Double?
  }

  /// The texts beside the one that the line of an inline accessory shows.
  private func leftOut(of shown: ShownDrawing) -> [DrawingFault] {
    guard !shown.drawing.leftOut.isEmpty else { return [] }
    let texts = shown.drawing.leftOut.map { "'\($0.prefix(40))'" }
    let named = texts.prefix(3).joined(separator: ", ")
    let more = texts.count > 3 ? " and \(texts.count - 3) more" : ""
    return [
      DrawingFault(
        "the line of an inline accessory has one text and one image, and leaves out \(named)\(more)"
          + shown.inLook, key: "left out")
    ]
  }
}

extension DrawnLayers {
  /// The part of a box that clips and masks leave; nil where they hide all of it.
  fileprivate func visiblePart(
    _ frame: DrawnBounds, of box: DrawnBox, in drawing: RecordedDrawing
  ) -> DrawnBounds? {
    // What is around the words of a control may be clear; texts and images are judged themselves.
    if ["Link", "Button", "Toggle"].contains(box.node) {
      return paintedBounds(
        within: box.frame, besides: drawing.boxes.filter { $0.node == "Image" }.map(\.frame))
    }
    guard box.text != nil else {
      return visibleArea(ofMarkIn: box.frame).map(frame.intersection) ?? frame
    }
    let letters = letters(in: box.frame, colored: box.color)
    var frame = frame
    // A text may be wider than its letters, as one of a timer is that takes all there is.
    if let start = letters?.start.x, box.lines == 1, let width = box.ideal?.first,
      width * box.scale < frame.width - 1
    {
      frame.minX = max(frame.minX, start)
      frame.maxX = min(frame.maxX, start + width * box.scale)
    }
    return letters?.visible.map(frame.intersection) ?? frame
  }
}

extension DrawnBounds {
  /// The points by which a box leaves an area on its worst side; nil where that may be none.
  fileprivate func distanceOut(
    of whole: DrawnBounds, _ box: DrawnBox, pixel: Double
  ) -> Double? {
    let across = max(whole.minX - minX, maxX - whole.maxX)
    let down = max(whole.minY - minY, maxY - whole.maxY)
    let isSymbol = box.node == "Image" && box.pixels == nil
    let side = isSymbol ? 0.05 * max(width, height) : 0
    let isOut =
      across > pixel + (box.text != nil ? 0.03 * width : side)
      || down > pixel + (box.text != nil ? 0.03 * height : side)
    return isOut ? max(across, down) : nil
  }
}

extension RecordedDrawing {
  /// A link of 60 by 180 points, with something painted in it.
  fileprivate static func link(painting path: PathData?) -> Self {
    picture { drawing in
      drawing.boxes = [DrawnBox(node: "Link", frame: [40, -11, 60, 180])]
      drawing.list = path.map { [.fill($0, .color(.black), evenOdd: false)] } ?? []
    }
  }

  /// A complication of 36 points with a label of 60 below, and a text of 20 points in its views.
  fileprivate static func complication(textAt x: Double) -> Self {
    picture { drawing in
      drawing.viewsFrame = [12, 0, 36, 36]
      drawing.boxes = [
        .text("7", 20) { $0.frame = [x, 8, 20, 20.33] },
        DrawnBox(node: RecordedDrawing.labelKind, frame: [0, 40, 60, 16]),
        .text("Rain at noon", 60) { $0.frame = [0, 40, 60, 16] },
      ]
    }
  }
}
