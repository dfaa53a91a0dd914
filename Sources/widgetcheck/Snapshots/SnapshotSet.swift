import Foundation
import WidgetRecording

/// The drawings of a recording under names that stay from run to run.
struct SnapshotSet {
  /// A drawing with its name.
  struct Picture {
    /// The path of its file in the folder of the snapshots.
    let name: String
    let drawing: RecordedDrawing
    /// The call; for a control or Live Activity, which no call answers, a name of the same form.
    let call: CallID
    /// The simulated instant of the call.
    let at: SimulatedInstant
    /// The position of the entry in its answer; nil where there is no answer.
    let entry: Int?

    /// The facts that a later run compares with.
    var snapshot: DrawingSnapshot { DrawingSnapshot(name, of: drawing) }
  }

  /// The drawings, in recorded order; one that looks like the one before it of the same mode has no
  /// name.
  let pictures: [Picture]
  private let painter: SVGPainter

  /// Takes the drawings of a recording.
  init(_ recording: Recording) {
    painter = SVGPainter(recording.outlines)
    let drawings = recording.drawings
    var names: Set<String> = []
    var last: [String: String] = [:]
    var pictures: [Picture] = []
    // With Developer Mode on the same entries come, at other times.
    for call in recording.calls where !call.isRejected && call.developerMode != .on {
      for (index, entry) in call.entries.enumerated() {
        for drawing in entry.drawings.compactMap({ drawings[$0] }) {
          let place = Self.place(of: call, in: recording.header)
          let look = Self.slug(drawing.look.words)
          let preview = call.preview.map { "preview-" + Self.slug($0) }
          let mode = preview ?? (call.isPreview ? "gallery" : call.mode.rawValue)
          let series = "\(place)/\(mode) \(look)"
          guard last.updateValue(drawing.digest, forKey: series) != drawing.digest else { continue }
          let moment = call.mode == .timeline ? Self.moment(entry.date, recording.header) : nil
          let stem = [mode, moment, look]
            .compactMap(\.self).joined(separator: "-")
          var name = "\(place)/\(stem).svg"
          var count = 1
          while !names.insert(name).inserted {
            count += 1
            name = "\(place)/\(stem)-\(count).svg"
          }
          pictures.append(
            Picture(name: name, drawing: drawing, call: call.id, at: call.at, entry: index))
        }
      }
    }
    self.pictures = pictures + Self.presentations(of: recording, drawings)
  }

  /// The drawings of controls and Live Activities.
  private static func presentations(
    of recording: Recording, _ drawings: [String: RecordedDrawing]
  ) -> [Picture] {
    var names: Set<String> = []
    let header = recording.header
    let environment = header.matrixEntry.map { "@" + slug($0) + "/" } ?? ""
    return recording.presentations.flatMap { shown in
      shown.drawings.compactMap { drawings[$0] }.compactMap { drawing in
        let place = "\(environment)\(slug(shown.kind))/\(slug(shown.series))"
        let name = "\(place)/\(shown.position + 1)-\(slug(drawing.look.words)).svg"
        guard names.insert(name).inserted else { return nil }
        let call = CallID(rawValue: "\(header.bundle)/\(shown.kind)/\(shown.series)")
        return Picture(
          name: name, drawing: drawing, call: call, at: shown.at ?? header.span.start, entry: nil)
      }
    }
  }

  /// Returns the SVG file of a drawing.
  func file(_ picture: Picture) -> Data {
    Data(
      painter.svg(picture.drawing, title: picture.drawing.texts.joined(separator: ", ")).utf8)
  }

  /// Whether a snapshot is one of a recording's environment, by the first folder of its name.
  static func isOf(_ header: RecordedHeader, _ name: String) -> Bool {
    guard let entry = header.matrixEntry else { return !name.hasPrefix("@") }
    return name.hasPrefix("@" + slug(entry) + "/")
  }

  private static func place(of call: RecordedCall, in header: RecordedHeader) -> String {
    let entry = header.matrixEntry.map { ["@" + slug($0)] } ?? []
    let parts = [slug(call.kind), slug(call.family.rawValue), slug("\(call.configuration)")]
    return (entry + parts).joined(separator: "/")
  }

  /// The local month, day and time of an entry.
  private static func moment(_ instant: SimulatedInstant, _ header: RecordedHeader) -> String? {
    guard instant.isFinite else { return nil }
    let text = header.clock.numericMoment(instant)
    return slug(String(text.dropFirst(5)))
  }

  /// A text as the name of a file: letters, digits, hyphens and full stops.
  private static func slug(_ text: String) -> String {
    let allowed = text.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
        ? character : "-"
    }
    let name = String(allowed.prefix(80)).replacing("--", with: "-")
    return name.allSatisfy { $0 == "." } ? "-" : name
  }
}
