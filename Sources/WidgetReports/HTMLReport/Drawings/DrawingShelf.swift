import Foundation
import Hashing
import WidgetDrawing
import WidgetRecording

/// The drawings of a recording, ready to be painted.
struct DrawingShelf {
  private let painter: SVGPainter
  private let drawings: [String: RecordedDrawing]
  /// The snapshots that are not as they were recorded, as they were, each once.
  private let snapshots: [String]

  /// Takes the drawings out of a recording.
  init(_ recording: Recording) {
    painter = SVGPainter(recording.outlines)
    drawings = recording.drawings
    snapshots = Set(recording.snapshots?.mismatches.compactMap(\.before) ?? []).sorted()
  }

  /// Whether nothing was drawn.
  var isEmpty: Bool { drawings.isEmpty }

  /// The names of all drawings, sorted.
  var names: [String] { drawings.keys.sorted() }

  /// Returns a drawing; nil for a name that the recording does not have.
  func drawing(_ name: String) -> RecordedDrawing? { drawings[name] }

  /// Returns the path of a drawing's file.
  ///
  /// A recording of another program may have names that would be other paths.
  func path(of name: String) -> String { "drawings/\(PageIdentifier.slug(name)).svg" }

  /// Returns a drawing as a file.
  func file(_ name: String) -> ReportFile? {
    drawings[name].map {
      var file = ReportFile(path: path(of: name), data: data($0))
      file.isNamedByContent = true
      return file
    }
  }

  /// The files of snapshots as they were recorded.
  ///
  /// An image runs no script of such a file's.
  var snapshotFiles: [ReportFile] {
    snapshots.map { svg in
      var file = ReportFile(path: path(ofSnapshot: svg), data: Data(svg.utf8))
      file.isNamedByContent = true
      return file
    }
  }

  /// Returns the path of a snapshot's file.
  func path(ofSnapshot svg: String) -> String {
    "drawings/before-\(SHA256.text(svg.utf8).prefix(16)).svg"
  }

  /// Returns the address of a drawing that holds the drawing itself.
  func address(holding name: String) -> String {
    guard let drawing = drawings[name] else { return "" }
    return "data:image/svg+xml;base64,\(data(drawing).base64EncodedString())"
  }

  private func data(_ drawing: RecordedDrawing) -> Data {
    Data(painter.svg(drawing, title: Self.words(of: drawing)).utf8)
  }

  /// The words of a drawing, for those who cannot see it.
  static func words(of drawing: RecordedDrawing) -> String {
    let words = drawing.texts.joined(separator: ", ")
    return words.isEmpty ? "no text" : SafeText.line(words)
  }
}
