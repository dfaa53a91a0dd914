import Foundation
import WidgetRecording

/// The author's sources, of which a recording keeps the lines that it names, each once.
struct SourceLines: Sendable {
  /// Sources above this size are none that a person reads.
  private static let greatestSize = 4_000_000

  /// The folder that the names of files are relative to.
  let root: URL
  private var files: [String: [Substring]] = [:]
  private var named: Set<SourcePlace> = []

  /// Creates the sources of a manifest.
  init(root: URL) {
    self.root = root
  }

  /// Returns the lines that an event names and no event before it did.
  mutating func excerpts(namedBy event: RecordingEvent) -> [SourceExcerpt] {
    let isExtensionsWord = if case .call = event { true } else { false }
    return event.places.compactMap { place, column in
      guard named.insert(place).inserted else { return nil }
      // A crash report is text of the extension's, and might name any file.
      guard !isExtensionsWord || isBelowRoot(place.file) else { return nil }
      let lines = lines(of: place.file)
      guard place.line > 0, place.line <= lines.count else { return nil }
      return SourceExcerpt(place: place, column: column, text: lines[place.line - 1])
    }
  }

  private func isBelowRoot(_ file: String) -> Bool {
    let top = root.resolvingSymlinksInPath().pathComponents
    let path = root.appending(path: file).resolvingSymlinksInPath().pathComponents
    return path.starts(with: top) && file.hasSuffix(".swift")
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let lines = files[file] { return lines }
    let url = root.appending(path: file)
    let size = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
    var lines: [Substring] = []
    if let size, size.isRegularFile == true, (size.fileSize ?? .max) <= Self.greatestSize,
      let text = try? String(contentsOf: url, encoding: .utf8)
    {
      lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }
    files[file] = lines
    return lines
  }
}
