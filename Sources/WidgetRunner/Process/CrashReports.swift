import Foundation
import WidgetRecording

/// What the toolchain's backtracer leaves behind when a process traps.
struct CrashReports {
  /// How the runtime begins to speak on standard error when a process has crashed.
  static let beginning = "*** Signal "

  /// The folder that the backtracer writes to.
  let folder: String

  /// Makes a folder for the reports of one process.
  ///
  /// - Parameter home: The folder of the run.
  /// - Throws: `RunnerError` where the folder cannot be made.
  init(makingFolderIn home: String) throws(RunnerError) {
    self.init(folder: "\(home)/crashes/\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true
      )
    } catch {
      let reason = (error as NSError).localizedDescription
      throw RunnerError(place: folder, problem: .noFolder(reason))
    }
  }

  /// Creates reports that lie in a folder.
  init(folder: String) {
    self.folder = folder
  }

  /// The setting that makes the Swift runtime describe a crash in a file.
  var setting: String {
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,"
      + "limit=64,format=json,output-to=\(folder)"
  }

  /// Leaves out the lines that the backtracer itself writes to standard error.
  func withoutNotices(_ errors: String) -> String {
    let notices = [Self.beginning, "*** Program crashed", "swift-runtime: "]
    guard notices.contains(where: errors.contains) else { return errors }
    var lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeAll { line in notices.contains { line.hasPrefix($0) } }
    return lines.joined(separator: "\n").trimmingTrailingNewlines
  }

  /// Puts together the trap's message and the author's innermost frame.
  func failure(standardError: String) -> RecordedFailure? {
    let trap = TrapMessage(in: standardError)
    let frames = takeFrames()
    guard trap != nil || !frames.isEmpty else { return nil }
    let repeated = trap == nil ? Self.endlesslyRepeated(in: frames) : nil
    let own = repeated ?? frames.first(where: \.isAuthors)
    let silent = repeated.map { "the stack overflowed: \($0.name) calls itself without end" }
    var failure = RecordedFailure(message: trap?.message ?? silent ?? "no message")
    failure.file = own?.file ?? trap?.file
    failure.line = own?.line ?? trap?.line
    failure.stack = frames.isEmpty ? nil : frames.map(\.text)
    return failure
  }

  /// The author's frame that fills the stack; nil where none comes back again and again.
  ///
  /// Which frame touched the end of the stack is chance. The one that comes most often is the same
  /// each time; of equals it is the first by name.
  private static func endlesslyRepeated(in frames: [Frame]) -> Frame? {
    let groups = Dictionary(grouping: frames.filter(\.isAuthors), by: \.text)
    let most = groups.values.map(\.count).max() ?? 0
    guard most >= fewestRepetitions else { return nil }
    return groups.filter { $0.value.count == most }.min { $0.key < $1.key }?.value.first
  }

  /// How often a frame has to come among the few that are kept, for a recursion to have no end.
  private static let fewestRepetitions = 8

  private func takeFrames() -> [Frame] {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    defer { for name in names { try? manager.removeItem(atPath: "\(folder)/\(name)") } }
    guard let name = names.sorted().last,
      let data = manager.contents(atPath: "\(folder)/\(name)"),
      let report = try? JSONDecoder().decode(Report.self, from: data),
      let thread = report.threads.first(where: { $0.crashed == true })
    else { return [] }
    return thread.frames.compactMap(Frame.init)
  }
}

/// The part of the backtracer's report that is read.
private struct Report: Decodable {
  struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Entry]
  }

  struct Entry: Decodable {
    struct Place: Decodable {
      var file: String
      var line: Int
    }

    var system: Bool?
    var description: String?
    var image: String?
    var sourceLocation: Place?
  }

  var threads: [Thread]
}

/// One frame of a crashed thread's stack, without addresses.
private struct Frame {
  var name: String
  var text: String
  var file: String?
  var line: Int?
  var isAuthors: Bool

  init?(_ entry: Report.Entry) {
    guard var name = entry.description else { return nil }
    if let offset = name.range(of: #" \+ [0-9]+$"#, options: .regularExpression) {
      name.removeSubrange(offset)
    }
    self.name = name
    text = name
    // The author's files are named relative to the manifest's root; everything else is absolute.
    isAuthors = false
    guard entry.system != true, let place = entry.sourceLocation, place.line > 0 else {
      if let image = entry.image { text += " in \(image)" }
      return
    }
    isAuthors = !place.file.hasPrefix("/") && !place.file.hasPrefix("<")
    guard isAuthors else { return }
    let path = place.file.hasPrefix("./") ? String(place.file.dropFirst(2)) : place.file
    file = path
    line = place.line
    text += " at \(path):\(place.line)"
  }
}

/// The line in which the Swift runtime says why it traps.
private struct TrapMessage {
  var message: String
  var file: String?
  var line: Int?

  init?(in errors: String) {
    for text in errors.split(separator: "\n").reversed() {
      guard let mark = text.range(of: "Fatal error") ?? text.range(of: "Precondition failed")
      else { continue }
      message = String(text[mark.lowerBound...])
      let place = text[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 2, let number = Int(place[1]), !place[0].hasPrefix("Swift/") else {
        return
      }
      file = String(place[0])
      line = number
      return
    }
    return nil
  }
}

extension String {
  /// The text without the line feeds at its end, but for one that was there before.
  fileprivate var trimmingTrailingNewlines: String {
    var text = self[...]
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text == "\n" ? "" : String(text)
  }
}
