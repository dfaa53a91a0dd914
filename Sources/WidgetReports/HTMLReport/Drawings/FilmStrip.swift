import WidgetDrawing
import WidgetRecording
import WidgetSimulation

/// A member's drawings through the day, in order of time.
struct FilmStrip {
  /// The greatest number of frames of one strip.
  private static let shownFrames = 36
  /// The same in a single-file report.
  private static let heldFrames = 12

  /// The strip of one Developer Mode, or of several in which the day is the same.
  private struct Strip {
    var modes: [DeveloperMode]
    var day: ShownDay
  }

  /// A picture that stands for no time of the day.
  private struct Still {
    var label: String
    var names: [String]
  }

  /// The bundle.
  let page: PageModel
  /// The member.
  let member: Member
  /// The page that shows it.
  let scope: PageScope
  /// The findings to mark, by the modes in which they show.
  let pins: [DeveloperMode: [DayChart.Pin]]
  private let strips: [Strip]
  private let stills: [Still]

  init(
    page: PageModel, member: Member, scope: PageScope,
    pins: [DeveloperMode: [DayChart.Pin]] = [:]
  ) {
    self.pins = pins
    self.page = page
    self.member = member
    self.scope = scope
    var strips: [Strip] = []
    for mode in page.modes {
      let day = page.shownDay(of: member, in: mode)
      guard day.isDrawn else { continue }
      if let index = strips.firstIndex(where: { $0.day.frames == day.frames }) {
        strips[index].modes.append(mode)
      } else {
        strips.append(Strip(modes: [mode], day: day))
      }
    }
    self.strips = strips
    stills = Self.stills(page, member)
  }

  /// Whether there is a day to show.
  var isDrawn: Bool { !strips.isEmpty }

  /// The frames of the day in a Developer Mode.
  func frames(in mode: DeveloperMode) -> [ShownDay.Frame] {
    strips.first { $0.modes.contains(mode) }?.day.frames ?? []
  }

  /// The strips; nothing where nothing was drawn.
  @MarkupBuilder var markup: [Markup] {
    let problem = (page.calls[member] ?? []).compactMap(\.drawingProblem).first
    for strip in strips { film(strip) }
    otherLooks
    if let problem { Markup("p", ["class": "quiet"]) { "Not all is drawn: \(problem)." } }
  }

  /// The pictures shown before there is a timeline; nothing where nothing was drawn.
  @MarkupBuilder var stillPictures: [Markup] {
    if !stills.isEmpty {
      Markup("p", ["class": "film-title"]) { "Without a timeline" }
      box("What \(member.kind), \(member.title) shows without a timeline") {
        for still in stills {
          Markup("figure", ["class": "frame"]) {
            pictures.all(usual(still.names), .film, label: still.label)
            Markup("figcaption") { still.label }
          }
        }
      }
    }
  }

  private var pictures: Pictures { Pictures(shelf: page.drawings, scope: scope) }

  private func box(_ label: String, @MarkupBuilder content: () -> [Markup]) -> Markup {
    Markup(
      "div", ["class": "film", "tabindex": "0", "role": "group", "aria-label": label],
      content: content)
  }

  @MarkupBuilder private func film(_ strip: Strip) -> [Markup] {
    let frames = strip.day.frames
    let shown = shownFrames(frames)
    let title =
      strip.modes.count > 1
      ? "Through the day, with Developer Mode off and on alike"
      : page.modes.count > 1 ? "Through the day, \(strip.modes[0].phrase)" : "Through the day"
    Markup("p", ["class": "film-title"]) { title }
    box("What \(member.kind), \(member.title) shows: \(title)") {
      for (index, position) in shown.enumerated() {
        let before = index == 0 ? nil : frames[shown[index - 1]].from
        frame(frames[position], after: before, modes: strip.modes)
      }
    }
    if frames.count > shown.count {
      Markup("p", ["class": "quiet"]) {
        "\(shown.count) of \(ValueFormatter.counted(frames.count, "picture")), spread over the day; "
        "the recording has them all."
      }
    }
  }

  /// The positions of the frames that are shown: all, or as many as there is room for.
  private func shownFrames(_ frames: [ShownDay.Frame]) -> [Int] {
    let room = scope.isSingleFile ? Self.heldFrames : Self.shownFrames
    guard frames.count > room else { return Array(frames.indices) }
    return (0..<room).map { $0 * (frames.count - 1) / (room - 1) }
  }

  private func frame(
    _ frame: ShownDay.Frame, after before: SimulatedInstant?, modes: [DeveloperMode]
  ) -> Markup {
    let day = page.clock.day(frame.from)
    let time = page.clock.time(frame.from)
    let isSameDay = before.map { page.clock.day($0) == day } ?? false
    let label = isSameDay ? time : "\(day), \(time)"
    return Markup(
      "figure",
      [
        "class": "frame", "data-from": PagePieces.seconds(frame.from),
        "data-to": PagePieces.seconds(frame.to),
        "data-modes": modes.map(\.rawValue).joined(separator: " "),
      ]
    ) {
      if frame.names.isEmpty {
        Markup("span", ["class": "shot shot-none"]) { "not drawn" }
      } else {
        pictures.all(usual(frame.names), .film, label: label)
      }
      Markup("figcaption") {
        label
        for pin in marks(in: frame, modes) {
          " "
          Markup(
            "a",
            [
              "class": "digit \(pin.level.rawValue)", "href": "#\(pin.identifier)",
              "aria-label": "\(pin.level.rawValue) \(pin.number): \(pin.message)",
            ]
          ) { "\(pin.number)" }
        }
        if frame.entries > 1 {
          // Of entries that were not drawn nobody knows whether they are.
          let alike = frame.names.isEmpty ? "" : " alike"
          Markup("span", ["class": "quiet block"]) { "\(frame.entries) entries\(alike)" }
        }
      }
    }
  }

  /// The drawings in the usual looks, light and dark; all where there is none.
  private func usual(_ names: [String]) -> [String] {
    let usual = names.filter { page.drawings.drawing($0)?.look.peculiarities.isEmpty == true }
    return usual.isEmpty ? names : usual
  }

  /// The drawings in larger text, other languages and other colours, each once.
  @MarkupBuilder private var otherLooks: [Markup] {
    let frames = strips.flatMap(\.day.frames)
    let names = frames.flatMap { frame in
      Set(usual(frame.names)).count == frame.names.count ? [] : frame.names
    }
    let all = Self.distinct(names).compactMap(page.drawings.drawing)
      .filter { !$0.look.peculiarities.isEmpty }
    let looks = Array(all.prefix(Self.shownFrames))
    if !looks.isEmpty, !scope.isSingleFile {
      Markup("p", ["class": "film-title"]) {
        all.count > looks.count
          ? "In other looks: \(looks.count) of \(all.count)" : "In other looks"
      }
      box("What \(member.kind), \(member.title) shows in other looks") {
        for drawing in looks {
          Markup("figure", ["class": "frame"]) {
            pictures.all([drawing.digest], .film, label: "In other looks")
            Markup("figcaption") { drawing.look.words }
          }
        }
      }
    }
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The findings that show while a frame is shown, each number once.
  private func marks(in frame: ShownDay.Frame, _ modes: [DeveloperMode]) -> [DayChart.Pin] {
    var seen: Set<Int> = []
    return modes.flatMap { pins[$0] ?? [] }.filter { pin in
      pin.at >= frame.from && pin.at < frame.to && seen.insert(pin.number).inserted
    }
  }

  /// The list of approximations in the drawings; nil where nothing is drawn.
  var notes: Markup? {
    let names = strips.flatMap(\.day.frames).flatMap(\.names) + stills.flatMap(\.names)
    return ApproximationNotes(drawings: names, page: page).markup
  }

  private static func stills(_ page: PageModel, _ member: Member) -> [Still] {
    guard !page.drawings.isEmpty else { return [] }
    var stills: [Still] = []
    for call in page.calls[member] ?? [] where call.mode != .timeline {
      for entry in call.entries where !entry.drawings.isEmpty {
        let isGallery = call.isPreview && call.mode == .snapshot
        let preview = call.preview.map { "preview \($0)" }
        let label = isGallery ? "gallery" : preview ?? call.mode.rawValue
        if let index = stills.firstIndex(where: { $0.names == entry.drawings }) {
          guard !stills[index].label.contains(label) else { continue }
          stills[index].label += " and \(label)"
        } else if stills.count < Self.heldFrames {
          stills.append(Still(label: label, names: entry.drawings))
        }
      }
    }
    return stills
  }
}
