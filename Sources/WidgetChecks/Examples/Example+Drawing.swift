import WidgetRecording

extension RecordingEvent {
  /// A drawing, named `drawing`.
  static func drawn(_ drawing: RecordedDrawing) -> Self {
    var drawing = drawing
    drawing.digest = "drawing"
    return .drawing(drawing)
  }

  /// A timeline whose only entry is drawn as the drawing named `drawing`.
  static func pictured(family: FamilyName = .systemSmall) -> Self {
    var entry = RecordedEntry.at(0)
    entry.drawings = ["drawing"]
    return .timeline(entry, family: family)
  }

  /// A preview's only entry, which is drawn as the drawing named `drawing`.
  static func previewed() -> Self {
    var entry = RecordedEntry.at(0)
    entry.drawings = ["drawing"]
    return .called(.preview, .timeline(RecordedTimeline(entries: [entry], policy: .atEnd)))
  }

  /// A Live Activity of the kind `Ride` that is drawn as the drawing named `drawing`.
  static func activity() -> Self {
    var activity = RecordedActivity(at: Setting.start, kind: "Ride", name: "1", .start)
    activity.drawings = ["drawing"]
    return .activity(activity)
  }

  /// A control of the kind `Light` that is drawn as the drawing named `drawing`.
  static func control() -> Self {
    var control = RecordedControl(at: Setting.start, kind: "Light", reason: .initial)
    control.content.isOn = true
    control.drawings = ["drawing"]
    return .control(control)
  }

  /// A comparison with snapshots, which one drawing differs from.
  static func compared(differing differences: [String] = [], of other: String? = nil) -> Self {
    let call =
      other.map(CallID.init(rawValue:))
      ?? CallID(
        bundle: "Cards", kind: "Weather", family: .systemSmall, configuration: .defaults,
        mode: .timeline)
    let mismatch = SnapshotMismatch(
      "Weather/systemSmall/-/timeline-light.svg", look: "light", of: call, at: Setting.start,
      entry: other == nil ? 0 : nil, drawing: "drawing", differences: differences)
    return .snapshots(
      RecordedSnapshots(
        folder: "Snapshots", compared: 2, mismatches: differences.isEmpty ? [] : [mismatch]))
  }
}

extension RecordedDrawing {
  /// A drawing of 158 by 158 points.
  static func picture(
    list: [DrawingOperation] = [], _ change: (inout RecordedDrawing) -> Void = { _ in }
  ) -> Self {
    var drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(158, 158), scale: 3, list: list, boxes: [], notes: [])
    change(&drawing)
    return drawing
  }

  /// A drawing of texts below each other.
  static func picture(
    texts: [String], in color: String = "#000000ff", on ground: PaintColor? = nil,
    _ change: (inout RecordedDrawing) -> Void = { _ in }
  ) -> Self {
    picture { drawing in
      if let ground {
        drawing.list = [.fill(.rectangle(0, 0, 158, 158), .color(ground), evenOdd: false)]
        drawing.backgroundCount = 1
      }
      for (line, words) in texts.enumerated() {
        let top = 40 + 24 * Double(line)
        drawing.boxes.append(
          .text(words, 60) {
            $0.frame[1] = top
            $0.color = color
          })
        drawing.list.append(
          .glyphs(
            face: "f", size: 17, .color(PaintColor(color) ?? .black),
            [PlacedGlyph(1, x: 40, y: top + 16)]))
      }
      change(&drawing)
    }
  }

  /// A drawing of a text in a group that makes it larger or smaller.
  static func picture(scaledBy scale: Double, _ box: DrawnBox) -> Self {
    var group = DrawingGroup()
    group.transform = [scale, 0, 0, scale, 40 - scale * 40, 40 - scale * 40]
    var drawing = picture(list: [
      .push(group),
      .glyphs(face: "f", size: 17, .color(.black), [PlacedGlyph(1, x: 40, y: 56)]), .pop,
    ])
    drawing.boxes = [box]
    return drawing
  }

  /// Adds a small square in a corner.
  mutating func addSquare(_ color: PaintColor) {
    list.append(.fill(.rectangle(0, 0, 9, 9), .color(color), evenOdd: false))
  }

  /// A drawing of white or black texts in a part of the Dynamic Island.
  static func island(
    _ place: DrawnPlace, texts: [String] = [], _ change: (inout RecordedDrawing) -> Void = { _ in }
  ) -> Self {
    picture(texts: texts, on: .black) { drawing in
      drawing.look = DrawnLook("dark")
      drawing.look.place = place
      change(&drawing)
    }
  }

  /// A dark drawing of a text on a light background of the container's.
  static func dark(
    texts: [String], in color: String, _ change: (inout RecordedDrawing) -> Void = { _ in }
  ) -> Self {
    picture(texts: texts, in: color, on: PaintColor(red: 0.5, green: 0.5, blue: 0.5)) {
      $0.look = DrawnLook("dark")
      change(&$0)
    }
  }

  /// A drawing of texts in two tints.
  static func tinted(
    texts: [String], in color: String, _ change: (inout RecordedDrawing) -> Void = { _ in }
  ) -> Self {
    picture(texts: texts, in: color, on: .black) {
      $0.look = DrawnLook("dark")
      $0.look.renderingMode = .accented
      change(&$0)
    }
  }
}

extension DrawnBox {
  /// A text of one line at 40 points from the left and the top.
  static func text(
    _ words: String, _ width: Double, _ change: (inout DrawnBox) -> Void = { _ in }
  ) -> Self {
    var box = DrawnBox(node: "Text", frame: [40, 40, width, 20.33], text: words, lines: 1)
    box.font = "17 400"
    change(&box)
    return box
  }

  /// A picture that is drawn with 80 by 80 points.
  static func photo(_ width: Double, _ height: Double) -> Self {
    var box = DrawnBox(node: "Image", frame: [40, 40, 80, 80])
    box.pixels = [width, height]
    return box
  }

  /// A square control.
  static func control(_ node: String, _ side: Double) -> Self {
    DrawnBox(node: node, frame: [40, 40, side, side])
  }

  /// Makes the text one that is cut off and would be wider.
  mutating func cut(ideal width: Double) {
    truncated = true
    ideal = [width, 20.33]
  }
}

extension PathData {
  /// The outline of a rectangle.
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    PathData(rectangle: x, y, width, height)
  }
}

/// Returns the examples of a rule about faults in a look.
func breakExamples(_ change: (inout DrawnLook) -> Void) -> [Example] {
  var look = DrawnLook("light")
  change(&look)
  func drawings(_ text: DrawnBox) -> (RecordingEvent, RecordingEvent, RecordingEvent) {
    let usual = RecordedDrawing.picture(texts: ["Total"])
    var other = RecordedDrawing.picture()
    other.look = look
    other.boxes = [text]
    var entry = RecordedEntry.at(0)
    entry.drawings = ["drawing", "other"]
    other.digest = "other"
    return (.drawn(usual), .drawing(other), .timeline(entry))
  }
  let whole = drawings(.text("Total", 60))
  let cut = drawings(.text("Total", 60) { $0.cut(ideal: 90) })
  let out = drawings(.text("Total", 60) { $0.frame[0] = 130 })
  return [
    .accepts("whole in both", whole.0, whole.1, whole.2),
    .rejects("cut off", cut.0, cut.1, cut.2, at: .entry(0)),
    .rejects("outside", out.0, out.1, out.2, at: .entry(0)),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]
}

extension RecordedDrawing {
  /// A drawing of a grey text over a picture of some greys.
  static func photographed(
    lightness: [Double], _ change: (inout RecordedDrawing) -> Void = { _ in }
  ) -> Self {
    picture(texts: ["Harbour"], in: "#888888ff") { drawing in
      drawing.list.insert(.image("photo", [0, 0, 158, 158], tint: nil), at: 0)
      drawing.boxes[0].behind = (0..<15).map { index in
        let grey = lightness[index % lightness.count]
        return PaintColor(red: grey, green: grey, blue: grey).text
      }
      change(&drawing)
    }
  }

  /// A drawing of a symbol beside a text, on white.
  static func symbol(
    _ color: PaintColor, _ change: (inout RecordedDrawing) -> Void = { _ in }
  ) -> Self {
    picture(texts: ["Total"], on: .white) { drawing in
      drawing.boxes.append(DrawnBox(node: "Image", frame: [10, 40, 22, 20]))
      let diamond = PathData("M12 50L21 41L30 50L21 59Z") ?? PathData()
      drawing.list.append(.fill(diamond, .color(color), evenOdd: false))
      change(&drawing)
    }
  }
}
