import Foundation
import WidgetRecording
import WidgetReports

/// Writes the drawings of a run as PNG files beside the SVG files, for places that show no SVG.
enum PictureWriter {
  /// Writes the pictures of all entries.
  ///
  /// - Parameters:
  ///   - results: The run's results.
  ///   - folder: The folder of the reports.
  /// - Returns: The paths of the files, relative to the folder; nil where Cairo is not installed.
  /// - Throws: `OutputError` for the first file that cannot be written.
  static func write(_ results: RunResults, to folder: String) throws(OutputError) -> [String]? {
    var paths: [String] = []
    for bundle in results.bundles {
      guard let painter = PNGPainter(bundle.recording.outlines) else { return nil }
      let drawings = bundle.recording.drawings
      let names = Set(
        bundle.recording.calls.flatMap(\.entries).flatMap(\.drawings)
          + bundle.recording.presentations.flatMap(\.drawings))
      for name in names.sorted() {
        let path = "drawings/\(name).png"
        guard name.wholeMatch(of: /[0-9a-f]+/) != nil, let drawing = drawings[name],
          let bytes = painter.png(drawing)
        else { continue }
        try WholeFile.write(Data(bytes), to: "\(folder)/\(path)")
        paths.append(path)
      }
    }
    return paths
  }
}
