import ExtensionEnvironment
import FileTypes
import Foundation
import WidgetRecording

/// The reports of the toolchain's backtracer on processes that trapped.
struct CrashReports {
  /// The first words of a crash report of the Swift runtime on standard error.
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
      try Data(count: StageFile.size).write(to: URL(fileURLWithPath: stageFile))
    } catch {
      let reason = error.fileReason
      throw RunnerError(place: folder, problem: .noFolder(reason))
    }
  }

  /// Creates reports that lie in a folder.
  init(folder: String) {
    self.folder = folder
  }

  /// The file that tells what a call is doing.
  var stageFile: String { folder + ".stage" }

  /// Whether the process was last seen to evaluate views, after its provider had answered.
  var wasInViews: Bool { stage.first == 1 }

  private var stage: Data {
    let file = FileHandle(forReadingAtPath: stageFile)
    return (try? file?.read(upToCount: StageFile.size)) ?? Data()
  }

  /// The accesses and connections of the last call before the end, each once; nil for none.
  ///
  /// Changes that it made are left out: another call may have got further with them. So is how
  /// often it asked.
  var measures: ProviderAnswer? {
    let stage = stage
    guard stage.count == StageFile.size else { return nil }
    var answer = ProviderAnswer(.abandoned, completions: 0)
    answer.accesses = Self.lines(.accesses, of: stage).filter(\.kind.isInput)
    var known: Set<RecordedConnection> = []
    answer.network = Self.lines(.connections, of: stage).inOrder
      .filter { known.insert($0).inserted }
    return answer.hasMeasures ? answer : nil
  }

  /// The values of a text of the stage file.
  private static func lines<Value: JSONRecord>(
    _ text: StageFile.Text, of stage: Data
  ) -> [Value] {
    let length = stage.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: text.placeOfLength, as: Int.self)
    }
    return stage[text.place].prefix(max(0, length)).split(separator: UInt8(ascii: "\n"))
      .compactMap { try? JSONReader.read(Value.self, from: $0) }
  }

  /// The setting that makes the Swift runtime describe a crash in a file.
  ///
  /// Of a deep stack the outermost frames are kept too: they say whether a view was drawn.
  var setting: String {
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=crashed,"
      + "limit=96,top=40,format=json,output-to=\(folder)"
  }

  /// Leaves out the lines that the backtracer itself writes to standard error.
  func withoutNotices(_ errors: String) -> String {
    guard !errors.isEmpty else { return errors }
    let notices = [Self.beginning, "*** Program crashed", " failed ***", "swift-runtime: "]
    guard notices.contains(where: errors.contains) else { return errors }
    var lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeAll { line in notices.contains { line.hasPrefix($0) } }
    return lines.joined(separator: "\n").trimmingTrailingNewlines
  }

  /// Puts together the trap's message and the author's innermost frame.
  func failure(standardError: String) -> RecordedFailure? {
    let trap = TrapMessage(in: standardError)
    let report = takeReport()
    let frames = report?.crashed?.frames.compactMap(Frame.init) ?? []
    guard trap != nil || !frames.isEmpty else { return nil }
    let own: Frame?
    var failure: RecordedFailure
    if trap == nil, report?.hasOverflowed == true {
      own = Self.repeated(in: frames)
      failure = RecordedFailure(
        message: "the stack overflowed"
          + (own.map { ": \($0.name) calls itself without end" } ?? ""))
    } else {
      own = frames.first(where: \.isAuthors)
      failure = RecordedFailure(message: withoutHome(trap?.message ?? "no message"))
    }
    failure.place = own?.place ?? trap?.place
    failure.stack = frames.map(\.text)
    return failure
  }

  /// The trap that standard error tells of; nil for none.
  static func trap(in standardError: String) -> RecordedFailure? {
    guard let trap = TrapMessage(in: standardError) else { return nil }
    var failure = RecordedFailure(message: trap.message)
    failure.place = trap.place
    return failure
  }

  /// Writes `~` for the process's home, which has another name in every run.
  private func withoutHome(_ message: String) -> String {
    guard let end = folder.range(of: "/crashes/", options: .backwards) else { return message }
    return message.replacing(folder[..<end.lowerBound], with: "~")
  }

  /// The author's frame that fills a stack; nil where none comes twice.
  ///
  /// The function that touched the end of the stack is chance, and the counts of the functions in
  /// the part that is kept vary. Of those with about the highest count it is the first by name.
  private static func repeated(in frames: [Frame]) -> Frame? {
    let groups = Dictionary(grouping: frames.filter(\.isAuthors), by: \.text)
    let most = groups.values.map(\.count).max() ?? 0
    guard most > 1 else { return nil }
    return groups.filter { $0.value.count * 2 >= most }.min { $0.key < $1.key }?.value.first
  }

  private func takeReport() -> Report? {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    defer { for name in names { try? manager.removeItem(atPath: "\(folder)/\(name)") } }
    guard let name = names.sorted().last,
      let data = manager.contents(atPath: "\(folder)/\(name)")
    else { return nil }
    return try? JSONDecoder().decode(Report.self, from: data)
  }
}

/// The part of the backtracer's report that is read.
private struct Report: Decodable {
  struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Entry]
    var registers: [String: String]?
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
  var faultAddress: String?

  /// The thread that crashed.
  var crashed: Thread? { threads.first { $0.crashed == true } }

  /// Whether the fault is a stack overflow: its address lies where the stack ends.
  ///
  /// A fault beside the stack pointer is one: what lies below the stack is not there, and
  /// everything else in its neighbourhood is.
  var hasOverflowed: Bool {
    let registers = crashed?.registers
    guard let fault = faultAddress.flatMap(Self.number),
      let top = (registers?["rsp"] ?? registers?["sp"]).flatMap(Self.number)
    else { return false }
    return max(fault, top) - min(fault, top) < 1 << 20
  }

  private static func number(_ text: String) -> UInt64? {
    UInt64(text.hasPrefix("0x") ? String(text.dropFirst(2)) : text, radix: 16)
  }
}

/// One frame of a crashed thread's stack, without addresses.
private struct Frame {
  var name: String
  var text: String
  var place: SourcePlace?
  var isAuthors: Bool { place != nil }

  init?(_ entry: Report.Entry) {
    guard var name = entry.description else { return nil }
    if let offset = name.range(of: #" \+ [0-9]+$"#, options: .regularExpression) {
      name.removeSubrange(offset)
    }
    self.name = name
    text = name
    guard entry.system != true, let location = entry.sourceLocation, location.line > 0 else {
      if let image = entry.image { text += " in \(image)" }
      return
    }
    place = SourcePlace(compiledAs: location.file, line: location.line)
    if let place { text += " at \(place)" }
  }
}

/// The line in which the Swift runtime gives the reason of a trap.
private struct TrapMessage {
  var message: String
  var place: SourcePlace?

  init?(in errors: String) {
    for text in errors.split(separator: "\n").reversed() {
      guard let mark = text.range(of: "Fatal error") ?? text.range(of: "Precondition failed")
      else { continue }
      message = String(text[mark.lowerBound...])
      let place = text[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 2, let number = Int(place[1]), !place[0].hasPrefix("Swift/") else {
        return
      }
      self.place = SourcePlace(file: String(place[0]), line: number)
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
