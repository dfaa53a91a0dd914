import ExtensionEnvironment
import Foundation
import JSON
import Synchronization
import TestSupport
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// An extension that plays scenes: the program `extension.py` beside a file that says what it does.
struct ScriptedExtension {
  /// A line of its log: who did what.
  struct LogLine: Hashable {
    var process: Int
    var word: String
    var text: String
  }

  static let start: SimulatedInstant = 1_772_460_000

  let folder: ScratchFolder
  var manifest: Manifest
  var options: Runner.Options
  var patience = Patience()

  /// Creates an extension with static widgets in the small size alone.
  ///
  /// Without a scene it answers each call with one entry, and wants to be asked for the next
  /// timeline in an hour.
  init(_ kinds: String..., scenes: [Scene] = []) throws {
    let widgets = kinds.map {
      RecordedWidget(kind: $0, families: [.systemSmall], configuration: .static)
    }
    try self.init(widgets, scenes: scenes)
  }

  init(_ widgets: [RecordedWidget], scenes: [Scene] = []) throws {
    folder = try ScratchFolder()
    let part = JSONValue.object([
      "folder": .string(folder.url.path),
      "scenes": .array(scenes.map(\.json)),
      "usual": .object(Self.usual(widgets).mapValues { .array($0.map(\.json)) }),
    ])
    try folder.write(String(decoding: JSONWriter.bytes(of: part), as: UTF8.self), to: "part.json")
    try FileManager.default.copyItem(
      at: Repository.file("Tests/WidgetRunnerTests/Data/extension.py"),
      to: folder.url.appending(path: "extension"))
    manifest = Manifest(
      name: "Script", system: PlatformVersion(.iOS), root: folder.url,
      source: .executable(
        RootedPath(path: "extension", url: folder.url.appending(path: "extension"))))
    manifest.environment.start = Self.start
    manifest.environment.duration = 3 * 3600
    let time = Duration.seconds(20)
    manifest.limits = CallLimits(
      placeholder: time, snapshot: time, timeline: time, relevance: time,
      memory: manifest.limits.memory)
    options = Runner.Options(sandbox: try Sandbox(.off, allowsNetwork: false))
  }

  static let entry = RecordedEntry(date: 0, digest: ContentDigest("d"))
  static let timeline = RecordedTimeline(entries: [entry], policy: .after(3600))

  private static func usual(_ widgets: [RecordedWidget]) -> [String: [Step]] {
    [
      "start": [.answer(.ready)], "describe": [.answer(.widgets(widgets))],
      "finish": [.answer(.ready), .exit(0)],
      "placeholder": [.answer(.entry(entry))], "snapshot": [.answer(.entry(entry))],
      "entry": [.answer(.entry(entry))], "timeline": [.answer(.timeline(timeline))],
      "relevance": [.answer(.clues([]))], "recommendations": [.answer(.recommendations([]))],
      "act": [.answer(.acted(.done))],
    ]
  }

  var program: URL { folder.url.appending(path: "extension") }

  /// The log of the extension so far.
  var log: [LogLine] {
    let text = (try? String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let process = Int(words[0]) else { return nil }
      return LogLine(process: process, word: String(words[1]), text: String(words[2]))
    }
  }

  /// The requests that its processes heard, in order.
  var requests: [ExtensionRequest] {
    log.filter { $0.word == "request" }.compactMap {
      try? JSONReader.read(ExtensionRequest.self, from: $0.text.utf8)
    }
  }

  /// The notes of its scenes, in order.
  var notes: [String] { log.filter { $0.word == "note" && $0.text != "started" }.map(\.text) }

  /// The processes that were started, in order.
  var processes: [Int] { log.filter { $0.text == "started" }.map(\.process) }

  /// Runs all that the plan asks for, and returns what was recorded.
  ///
  /// The same program plays the app's part where the manifest has an app.
  func run(
    isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> Recording {
    let events = Mutex<[RecordingEvent]>([])
    let entry = MatrixEntry(span: manifest.environment.span)
    try Runner(options, isCancelled: isCancelled).run(
      manifest, in: entry, executable: program, resources: folder.url,
      app: manifest.app == nil ? nil : program,
      record: { event in events.withLock { $0.append(event) } }, progress: progress)
    return Recording(header: manifest.recordedHeader(for: entry), events: events.withLock { $0 })
  }

  /// Asks for its widgets alone.
  func widgets() throws -> [RecordedWidget]? {
    try Runner(options, isCancelled: { false })
      .widgets(of: manifest, executable: program, resources: folder.url)
  }

  /// Starts one process of it, without a runner.
  func process(
    memoryCeiling: Int = 512_000_000, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> ProviderProcess {
    let setup = ExtensionSetup(
      system: manifest.system, locale: "en_US", timeZone: "UTC", start: Self.start,
      containers: folder.url.path)
    let launch = ProcessLaunch(
      executable: program.path, home: folder.url.path, setup: setup, sandbox: options.sandbox,
      memoryCeiling: memoryCeiling, isCancelled: isCancelled, patience: patience)
    return try ProviderProcess(launch, at: Self.start)
  }
}

extension ProviderProcess {
  /// Asks for what it says in a mode, or of the widgets or the end.
  func ask(_ cue: String, limit: Duration = .seconds(20)) -> Reply {
    let operation: ExtensionRequest.Operation =
      switch cue {
      case "describe": .describe
      case "finish": .finish
      default:
        .call(
          CallRequest(
            ProviderMode(rawValue: cue) ?? .timeline, kind: "K", family: .systemSmall))
      }
    return ask(operation, at: ScriptedExtension.start, limit: limit).reply
  }
}

extension ProviderProcess.Reply {
  /// The provider's answer, where there is one.
  var answer: ProviderAnswer? {
    guard case .answer(let message) = self, case .call(_, let answer) = message.payload else {
      return nil
    }
    return answer
  }

  /// The reason for which the answer cannot be used; nil for any other end.
  var objection: String? {
    if case .unusable(let reason) = self { reason } else { nil }
  }
}
