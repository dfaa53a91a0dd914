import WidgetDrawing
import WidgetRecording
import WidgetSimulation

/// What a member shows through the day, each entry as it is drawn.
struct FilmStrip {
  /// The greatest number of pictures of one appearance.
  private static let shownFrames = 12
  /// The pixels of a page that a point takes.
  private static let magnification = 0.75

  /// Entries that follow each other and look the same.
  private struct Frame {
    var label: String
    var names: [String]
    var count = 1
  }

  /// The page.
  let page: PageModel
  /// The member.
  let member: Member
  private let frames: [Frame]

  init(page: PageModel, member: Member) {
    self.page = page
    self.member = member
    frames = Self.frames(page, member)
  }

  /// The names of the drawings that are shown.
  var names: [String] {
    frames.prefix(Self.shownFrames).flatMap { drawings(of: $0).map(\.digest) }
  }

  /// The strip; nothing where nothing was drawn.
  @MarkupBuilder var markup: [Markup] {
    let problem = (page.calls[member] ?? []).compactMap(\.drawingProblem).first
    if !frames.isEmpty {
      Markup(
        "div",
        [
          "class": "film", "tabindex": "0", "role": "group",
          "aria-label": "What \(member.kind) shows",
        ]
      ) {
        for frame in frames.prefix(Self.shownFrames) { figure(frame) }
      }
      if frames.count > Self.shownFrames {
        Markup("p", ["class": "quiet"]) {
          "\(ValueFormatter.counted(frames.count - Self.shownFrames, "more picture")) "
          "in the recording."
        }
      }
      notes
    }
    if let problem { Markup("p", ["class": "quiet"]) { "Not all is drawn: \(problem)." } }
  }

  private func figure(_ frame: Frame) -> Markup {
    Markup("figure", ["class": "frame"]) {
      for drawing in drawings(of: frame) { picture(drawing, frame) }
      Markup("figcaption") { frame.label }
    }
  }

  /// The drawings of a frame; those of several appearances that are equal are one.
  private func drawings(of frame: Frame) -> [RecordedDrawing] {
    let all = frame.names.compactMap(page.drawings.drawing)
    guard let first = all.first, all.dropFirst().allSatisfy({ $0.list == first.list }) else {
      return all
    }
    return [first]
  }

  private func picture(_ drawing: RecordedDrawing, _ frame: Frame) -> Markup {
    let size = drawing.size.map { ValueFormatter.coordinate($0 * Self.magnification) }
    return Markup("span", ["class": "shot shot-\(drawing.scheme == "dark" ? "dark" : "light")"]) {
      Markup(
        "img",
        [
          "src": page.holdsPictures
            ? page.drawings.address(holding: drawing.digest)
            : page.drawings.path(of: drawing.digest),
          "width": size[0], "height": size[1], "loading": "lazy",
          "alt": "\(frame.label), \(look(of: drawing)): \(DrawingShelf.words(of: drawing))",
          "title": look(of: drawing),
        ])
    }
  }

  private func look(of drawing: RecordedDrawing) -> String {
    drawing.scheme + (drawing.typeSize.map { ", text of size \($0)" } ?? "")
  }

  private var notes: Markup {
    let drawings = names.compactMap(page.drawings.drawing)
    let notes = Set(drawings.flatMap(\.notes)).sorted()
    let cut = Set(drawings.flatMap(\.boxes).filter(\.truncated).compactMap(\.text)).sorted()
    return PagePieces.folded("What is approximated in these pictures") {
      Markup("ul", ["class": "notes"]) {
        Markup("li") {
          "Laid out by SwiftUI’s rules as far as they are known, with Inter and Bootstrap Icons in "
          "place of Apple’s font and symbols. These are not Apple’s pixels: widths of texts, and "
          "with them line breaks, are right to about 2 in 100."
        }
        Markup("li") { "Corners, and margins other than 16 points, are assumed." }
        for note in notes { Markup("li") { SafeText.line(note) } }
        if !cut.isEmpty {
          Markup("li") {
            "Cut off, estimated with the stand-in font: "
            SafeText.line(cut.prefix(8).joined(separator: " · "))
          }
        }
      }
    }
  }

  private static func frames(_ page: PageModel, _ member: Member) -> [Frame] {
    guard !page.drawings.isEmpty else { return [] }
    var frames: [Frame] = []
    let calls = page.calls[member] ?? []
    for call in calls where call.mode != .timeline {
      for entry in call.entries where !entry.drawings.isEmpty {
        let label = label(of: call)
        if let index = frames.firstIndex(where: { $0.names == entry.drawings }) {
          if !frames[index].label.contains(label) { frames[index].label += " and \(label)" }
        } else {
          frames.append(Frame(label: label, names: entry.drawings))
        }
      }
    }
    let timelines = calls.filter { $0.deliveredTimeline && $0.counts(in: page.modes[0]) }
    var last: (day: String, frame: Frame)?
    for (index, call) in timelines.enumerated() {
      let end = index + 1 < timelines.count ? timelines[index + 1].at : .distantFuture
      for entry in call.entries where !entry.drawings.isEmpty && entry.date < end {
        if last?.frame.names == entry.drawings {
          last?.frame.count += 1
          continue
        }
        if let frame = last?.frame { frames.append(frame) }
        let day = page.clock.day(entry.date)
        let time = page.clock.time(entry.date)
        let label = last == nil || last?.day == day ? time : "\(day), \(time)"
        last = (day, Frame(label: label, names: entry.drawings))
      }
    }
    if let frame = last?.frame { frames.append(frame) }
    return frames.map { frame in
      var frame = frame
      if frame.count > 1 { frame.label += " · \(frame.count) entries alike" }
      return frame
    }
  }

  private static func label(of call: RecordedCall) -> String {
    call.isPreview && call.mode == .snapshot ? "gallery" : call.mode.rawValue
  }
}
