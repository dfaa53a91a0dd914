import WidgetFindings
import WidgetRecording

/// Notes small text that stays small where people choose larger text.
struct TextSizeFixedCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "text-size-fixed",
    group: .views,
    summary: "Small text grows where people choose larger text.",
    rationale: """
      A font of a fixed size, such as `.system(size: 12)`, ignores Dynamic Type. Text of up to 17 \
      points counts, the usual size of body text; larger letters can be read as they are. `--draw all`, \
      or `typeSizes` in the manifest, draws larger sizes. Accessories are left alone: they have the Lock \
      Screen's and the watch face's sizes. A Mac has no Dynamic Type.
      """,
    onDevice: "Whoever needs larger text gets it in the other widgets, and not in this one.",
    repair: """
      Use a text style such as `.caption`, or a size relative to one: `.custom(_:size:relativeTo:)`, \
      `@ScaledMetric`. Where the room ends, limit it with `dynamicTypeSize(...DynamicTypeSize.xxxLarge)`.
      """,
    sample: "Text(\"Total\").font(.caption)",
    source: .documented,
    level: .note
  )

  static let examples: [Example] =
    [
      example("a fixed size", isFixed: true, size: 12, rejects: true),
      example("a large fixed size", isFixed: true, size: 40),
      example("a style of which the widget limits the size", isFixed: false, size: 12),
      example(
        "a fixed size that the author's code makes larger", isFixed: true, size: 12, larger: 16),
      example(
        "a fixed size in an accessory", isFixed: true, size: 12, family: .accessoryRectangular),
      example("a Mac's widget", in: Setting(.macOS, 14), isFixed: true, size: 12),
      .ignores("nothing drawn", .timeline(.at(0))),
    ]

  /// The greatest size that counts: that of body text.
  private static let greatestSize = 17.0

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    let (drawing, usual) = (shown.drawing, shown.usual)
    guard drawing.look.typeSize != DrawnLook.usualTypeSize, let usual,
      shown.family?.isAccessory != true, shown.header.system.platform != .macOS
    else { return [] }
    let fixed = shown.texts.filter { position, box in
      guard box.hasFixedFont, usual.boxes.indices.contains(position),
        let size = box.fontSize, size * box.scale <= Self.greatestSize
      else { return false }
      let before = usual.boxes[position]
      return before.font == box.font && before.text == box.text
    }
    guard !fixed.isEmpty else { return [] }
    let names = fixed.map(\.box.shortText)
    let sizes = fixed.compactMap(\.box.fontSize)
    let (least, most) = (Coordinate.text(sizes.min() ?? 0), Coordinate.text(sizes.max() ?? 0))
    let verb = Set(names).count > 1 ? "keep" : "keeps"
    return [
      DrawingFault(
        "\(MessageFormatter.quoted(names)) \(verb) "
          + (least == most ? "\(least) points" : "\(least) to \(most) points")
          + " where people choose larger text", key: "fixed")
    ]
  }

  /// An example of a text, drawn in the usual size and for larger text.
  private static func example(
    _ name: String, in setting: Setting = Setting(), isFixed: Bool, size: Double,
    larger: Double? = nil, family: FamilyName = .systemSmall, rejects: Bool = false
  ) -> Example {
    var usual = RecordedDrawing.picture(texts: ["Total"])
    usual.boxes[0].font = "\(Coordinate.text(size)) 400"
    var other = usual
    other.look.typeSize = "accessibility3"
    other.digest = "other"
    other.boxes[0].hasFixedFont = isFixed
    other.boxes[0].font = "\(Coordinate.text(larger ?? size)) 400"
    var entry = RecordedEntry.at(0)
    entry.drawings = ["drawing", "other"]
    let events: [RecordingEvent] = [
      .drawn(usual), .drawing(other), .timeline(entry, family: family),
    ]
    return rejects
      ? .rejects(name, in: setting, events[0], events[1], events[2], at: .entry(0))
      : .accepts(name, in: setting, events[0], events[1], events[2])
  }
}
