import WidgetRecording
import WidgetSimulation

/// A recorded drawing, with its context.
struct ShownDrawing: Sendable {
  /// The thing that a drawing shows.
  enum Subject: Sendable {
    /// An entry of a widget's answer, by its position there.
    case entry(Member, RecordedCall, Int)
    /// A control.
    case control(ShownPresentation)
    /// A Live Activity.
    case activity(ShownPresentation)
  }

  let drawing: RecordedDrawing
  /// The drawing of the same entry without anything unusual, in the same rendering mode and the
  /// same appearance if there is one.
  let usual: RecordedDrawing?
  let subject: Subject
  let header: RecordedHeader
  /// Whether the system may take the background away, or else shows the widget elsewhere alone.
  var isBackgroundRemovable = true
  /// Whether it shows in the gallery what the placeholder shows, which read nothing: a sample.
  var isSample = false

  /// The widget's family; nil for a control or a Live Activity, which have none.
  var family: FamilyName? {
    if case .entry(let member, _, _) = subject { member.family } else { nil }
  }

  /// Whether it is a control, whose letters and colours are the system's.
  var isControl: Bool {
    if case .control = subject { true } else { false }
  }

  /// Whether it is a Live Activity.
  var isActivity: Bool {
    if case .activity = subject { true } else { false }
  }

  /// The noun for what the drawing shows whole.
  var whole: String {
    switch subject {
    case .entry: "the widget"
    case .control: "the control"
    case .activity: "the presentation"
    }
  }

  /// The words for the look where it is not the usual light one; none for a control or a Live
  /// Activity, of which the message tells the place.
  var inLook: String {
    drawing.look == DrawnLook("light") || family == nil ? "" : " (\(drawing.look.words))"
  }

  /// The remark on views of sizes that Apple does not publish, with which the places of others are
  /// estimates; empty where there are none.
  var assumedPlaces: String { Self.remark(on: drawing.assumedSizes) }

  /// The remark on views that divide their room in a way that Apple does not publish, so that the
  /// sizes of what is in them are estimates; empty where there are none.
  var assumedRoom: String { Self.remark(on: drawing.assumedSizes.filter { $0 != .gauges }) }

  private static func remark(on sizes: [AssumedSizes]) -> String {
    sizes.map { "; \($0.note)" }.joined()
  }

  /// Whether text has the size that people have who chose none, in the author's own words.
  var hasUsualText: Bool {
    drawing.look.typeSize == DrawnLook.usualTypeSize && drawing.look.locale == nil
      && drawing.look.device == nil
  }

  /// The texts, with their positions among the boxes.
  var texts: [(position: Int, box: DrawnBox)] { drawing.texts }

  /// The width and height of the widget.
  var size: DrawnSize { drawing.size }

  /// The bounds of the family's own views: the whole widget, or what a label leaves of it.
  var viewsFrame: DrawnBounds {
    drawing.viewsFrame.flatMap { DrawnBounds($0) }
      ?? DrawnBounds(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  /// The texts of the family's own views: the letters and the place of a label beside them are the
  /// system's; nor those that are clear.
  var viewTexts: [(position: Int, box: DrawnBox)] {
    texts.filter { $0.position < drawing.viewBoxes.endIndex && !$0.box.isClear }
  }

  /// The boxes of the family's own views with their positions, without those of a label beside
  /// them.
  var viewBoxes: [(position: Int, box: DrawnBox)] {
    drawing.viewBoxes.enumerated().map { (position: $0, box: $1) }
  }
}

extension RecordedDrawing {
  /// The boxes of the family's own views, which come before those of a label beside them.
  var viewBoxes: ArraySlice<DrawnBox> { boxes.prefix(firstLabelBox ?? boxes.count) }

  /// The texts of which something can be seen, with their positions among the boxes: one of spaces
  /// alone keeps a line's place, and nobody reads it.
  var texts: [(position: Int, box: DrawnBox)] {
    boxes.enumerated().filter { _, box in
      box.text?.contains { !$0.isWhitespace } ?? false
    }.map { ($0, $1) }
  }
}

extension RecordedDrawing {
  /// Returns the drawing of the same entry that this one is compared with.
  ///
  /// Larger text on the Lock Screen is compared with the usual text there; a rendering mode with
  /// the widget in its own colours.
  ///
  /// - Parameter drawings: All drawings of the entry.
  /// - Returns: The drawing, which may be this one; nil where there is none.
  fileprivate func usual(among drawings: [RecordedDrawing]) -> RecordedDrawing? {
    var plain = DrawnLook(scheme)
    plain.renderingMode = look.renderingMode
    if look != plain, let same = drawings.first(where: { $0.look == plain }) { return same }
    let usual = drawings.filter { $0.look.peculiarities.isEmpty }
    return usual.first { $0.scheme == scheme } ?? usual.first ?? drawings.first
  }
}

extension ShownDrawing {
  /// Returns the drawings of a member's entries, each once, in recorded order.
  ///
  /// - Parameters:
  ///   - calls: The member's calls.
  ///   - member: The member.
  ///   - widget: The widget as the extension describes it.
  ///   - header: The recording's header.
  ///   - drawings: The drawings of the recording, by name.
  /// - Returns: The drawings; those of placeholders, which show nothing of the author's, are none.
  static func all(
    in calls: [RecordedCall], of member: Member, _ widget: RecordedWidget?,
    _ header: RecordedHeader, _ drawings: [String: RecordedDrawing]
  ) -> [ShownDrawing] {
    guard !drawings.isEmpty else { return [] }
    let samples = Set(
      calls.lazy.filter { $0.mode == .placeholder && $0.accesses.isEmpty }
        .flatMap(\.entries).compactMap(\.digest))
    var seen: Set<String> = []
    var shown: [ShownDrawing] = []
    for call in calls where call.mode != .placeholder && !call.isRejected {
      for (index, entry) in call.entries.enumerated() {
        let known = entry.drawings.compactMap { drawings[$0] }
        for drawing in known where seen.insert(drawing.digest).inserted {
          let usual = drawing.usual(among: known)
          shown.append(
            ShownDrawing(
              drawing: drawing, usual: usual?.digest == drawing.digest ? nil : usual,
              subject: .entry(member, call, index), header: header,
              isBackgroundRemovable: widget?.isBackgroundRemovable ?? true,
              isSample: call.isPreview && entry.digest.map(samples.contains) == true))
        }
      }
    }
    return shown
  }

  /// Returns the drawings of controls and Live Activities by kind, each once, in recorded order.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - drawings: Its drawings, by name.
  /// - Returns: The drawings; none of a kind of which nothing was drawn.
  static func presented(
    in recording: Recording, _ drawings: [String: RecordedDrawing]
  ) -> [String: [ShownDrawing]] {
    guard !drawings.isEmpty else { return [:] }
    let widgets = Dictionary(
      recording.widgets.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<[String]> = []
    var shown: [String: [ShownDrawing]] = [:]
    for presentation in recording.presentations {
      let kind = presentation.kind
      for drawing in presentation.drawings.compactMap({ drawings[$0] })
      where seen.insert([kind, drawing.digest]).inserted {
        let isControl = drawing.look.place.map(DrawnPlace.ofControls.contains) ?? false
        // Without views for a watch, its card repeats those beside the camera.
        guard drawing.look.place != .watchStack || widgets[kind]?.hasWatchViews == true else {
          continue
        }
        shown[kind, default: []].append(
          ShownDrawing(
            drawing: drawing, usual: nil,
            subject: isControl ? .control(presentation) : .activity(presentation),
            header: recording.header))
      }
    }
    return shown
  }
}
