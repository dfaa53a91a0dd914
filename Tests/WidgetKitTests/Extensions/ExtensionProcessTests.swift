import CivilTime
import ExtensionEnvironment
import Foundation
import Glibc
import JSON
import Testing
import WidgetPlatforms
import WidgetRecording

/// An extension as a process of its own: the author's code is compiled, started and asked.
@Suite(.serialized) struct ExtensionProcessTests {
  private static let source = """
    import Intents
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry {
      let date: Date
      let text: String
    }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: Date(), text: "placeholder") }

      func getSnapshot(in context: Context, completion: @escaping (Entry) -> ()) {
        let defaults = UserDefaults(suiteName: "group.sample")
        let words = [
          Locale.current.identifier, TimeZone.current.identifier,
          Locale.preferredLanguages.joined(separator: ","),
          Bundle.preferredLocalizations(from: ["it", "en", "de"]).joined(separator: ","),
          Bundle.preferredLocalizations(from: ["fr", "pt-BR"], forPreferences: ["pt", "fr-CA"])
            .joined(separator: ","),
          Bundle.preferredLocalizations(from: ["it", "nb"]).joined(separator: ","),
          Bundle(path: NSTemporaryDirectory())?.developmentLocalization ?? "none",
          languages.joined(separator: ","),
          defaults?.string(forKey: "favorite") ?? "none",
          UserDefaults.standard.string(forKey: "plain") ?? "none",
          1234.5.formatted(),
        ]
        print(words.joined(separator: "|"))
        if context.isPreview {
          let url = URL(string: "https://ahead.example.invalid/x")!
          let asked = DispatchSemaphore(value: 0)
          let task = URLSession.shared.dataTask(with: url) { _, _, _ in asked.signal() }
          task.resume()
          if defaults?.string(forKey: "favorite") == "wait" { asked.wait() }
        }
        completion(Entry(date: Date(), text: "snapshot"))
      }

      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        switch UserDefaults.standard.string(forKey: "mood") {
        case "crash": preconditionFailure("on purpose")
        case "exit": exit(3)
        case "twice":
          completion(Timeline(entries: [Entry(date: Date(), text: "1")], policy: .never))
          completion(Timeline(entries: [Entry(date: Date(), text: "2")], policy: .never))
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
            completion(Timeline(entries: [], policy: .never))
            late.signal()
          }
        case "network":
          URLSession.shared.dataTask(with: URL(string: "https://api.example.invalid/x")!) {
            _, _, error in
            let text = error == nil ? "online" : "offline"
            completion(Timeline(entries: [Entry(date: Date(), text: text)], policy: .atEnd))
          }.resume()
        case "picture":
          completion(Timeline(entries: [Entry(date: Date(), text: "picture")], policy: .never))
        case "ahead":
          completion(Timeline(entries: [Entry(date: Date(), text: "1")], policy: .never))
          _ = try? Data(contentsOf: URL(string: "https://ahead.example.invalid/x")!)
        case "waiting":
          late.wait()
          fallthrough
        case "async":
          Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(10))
            Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
              completion(Timeline(entries: [Entry(date: Date(), text: "1")], policy: .atEnd))
            }
          }
        case "loop":
          let end = Date().addingTimeInterval(0.01)
          while Date() < end { RunLoop.current.run(until: end) }
          completion(Timeline(entries: [], policy: .atEnd))
        default:
          completion(Timeline(entries: [Entry(date: Date(), text: "1")], policy: .atEnd))
        }
      }
    }

    let late = DispatchSemaphore(value: 0)

    /// The languages of whose folders a bundle gives three files, of which one is in no language.
    var languages: [String] {
      let folder = URL.temporaryDirectory.appending(path: "Words.bundle")
      for file in ["en.lproj/both", "de.lproj/both", "en.lproj/english", "plain", "en.lproj/plain"] {
        let url = folder.appending(path: file)
        try? FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data().write(to: url)
      }
      return ["both", "english", "plain"].map { name in
        let found = Bundle(url: folder)?.url(forResource: name, withExtension: nil)
        let parent = found?.deletingLastPathComponent()
        return parent?.pathExtension == "lproj"
          ? parent!.deletingPathExtension().lastPathComponent : "none"
      }
    }

    struct SampleView: View {
      let text: String

      var body: some View {
        let url = URL(string: "https://pictures.example.invalid/1")!
        let bytes = text == "picture" ? (try? Data(contentsOf: url))?.count ?? 0 : 0
        Text("\\(text) \\(bytes)")
      }
    }

    @main struct Sample: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { SampleView(text: $0.text) }
          .configurationDisplayName("Sample")
      }
    }
    """

  private let start: SimulatedInstant = 1_772_460_000

  private func setup(
    _ mood: String = "", in folder: URL, change: (inout ExtensionSetup) -> Void = { _ in }
  ) -> ExtensionSetup {
    var setup = ExtensionSetup(
      system: PlatformVersion(.iOS, SystemVersion(17)), locale: "de_DE", timeZone: "Asia/Kolkata",
      start: start, containers: folder.path
    )
    setup.userDefaults = [
      "group.sample": .object(["favorite": .string("visa")]),
      "standard": .object(["plain": .string("yes"), "mood": .string(mood)]),
    ]
    change(&setup)
    return setup
  }

  /// Builds the extension once, in a folder that stays as long as the process.
  private static let built = Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("widgetkit-extension-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try ClientCompiler.build(source, in: folder)
  }

  private func connect(_ mood: String = "") throws -> ExtensionConnection {
    let executable = try Self.built.get()
    let folder = executable.deletingLastPathComponent()
    return try ExtensionConnection(executable, setup(mood, in: folder))
  }

  @Test func `an extension describes itself and answers every call`() throws {
    let connection = try connect()
    let widgets = try #require(try connection.ask(.describe, at: start)?.widgets)
    #expect(widgets.map(\.kind) == ["Sample"])
    #expect(widgets[0].displayName == "Sample")
    for mode in [ProviderMode.placeholder, .snapshot, .timeline] {
      let answer = try #require(try connection.call(mode, at: start + 60))
      #expect(answer.entries?.map(\.date) == [start + 60])
      #expect(answer.completions == 1)
      #expect(try #require(answer.schedulingDelay) >= .zero)
      #expect(answer.network.isEmpty && answer.refusal == nil)
    }
    #expect(try connection.ask(.finish, at: start)?.number == 5)
    #expect(connection.waitForEnd() == 0)
  }

  @Test func `a host that has gone ends the process`() throws {
    let connection = try connect()
    _ = try connection.ask(.describe, at: start)
    #expect(connection.hangUp() == 0)
  }

  @Test func `rubbish is refused and the next request served`() throws {
    let connection = try connect()
    try connection.send(Data("{]".utf8))
    let refusal = try JSONReader.read(
      ExtensionAnswer.self, from: try #require(connection.readLine()))
    #expect(refusal.number == 0)
    #expect(refusal.refusal?.hasPrefix("not a request") == true)
    #expect(try connection.ask(.describe, at: start)?.widgets?.count == 1)
    #expect(connection.hangUp() == 0)
  }

  @Test func `a provider that waits for the main run loop is answered`() throws {
    let connection = try connect("async")
    let answer = try #require(try connection.call(.timeline, at: start))
    // It slept, and then had a timer.
    #expect(answer.entries?.map(\.date) == [start + 0.02])
    #expect(connection.hangUp() == 0)
  }

  @Test func `a provider that loops until a date ends`() throws {
    let connection = try connect("loop")
    let answer = try #require(try connection.call(.timeline, at: start))
    #expect(answer.entries == [])
    #expect(connection.hangUp() == 0)
  }

  @Test func `completions after the answer are told later`() throws {
    let connection = try connect("twice")
    let first = try #require(try connection.call(.timeline, at: start))
    #expect(first.completions == 2)
    #expect(first.waited == 0)
    #expect(first.entries?.count == 1)
    var late: [ExtensionAnswer.Late] = []
    for _ in 0..<1000 where late.isEmpty {
      let answer = try #require(try connection.call(.placeholder, at: start + 60))
      late = answer.late
    }
    #expect(late == [ExtensionAnswer.Late(number: 1, completions: 1)])
    #expect(connection.hangUp() == 0)
  }

  @Test func `a request for the network is recorded and refused`() throws {
    let connection = try connect("network")
    let answer = try #require(try connection.call(.timeline, at: start))
    let attempt = try #require(answer.network.first)
    #expect(attempt.host == "api.example.invalid")
    #expect(attempt.operation == .lookup)
    #expect(attempt.refused)
    #expect(answer.entries?.count == 1)
    #expect(connection.hangUp() == 0)
  }

  @Test(
    arguments: [
      ("network", nil, "api.example.invalid"),
      ("picture", .drawing, "pictures.example.invalid"),
      ("ahead", .afterAnswer, "ahead.example.invalid"),
    ] as [(String, RecordedConnection.Moment?, String)])
  func `a connection says what was under way`(
    _ mood: String, _ moment: RecordedConnection.Moment?, _ host: String
  ) throws {
    let connection = try connect(mood)
    for _ in 1...2 {
      let answer = try #require(try connection.call(.timeline, at: start))
      #expect(Set(answer.network.map(\.host)) == [host])
      #expect(Set(answer.network.map(\.moment)) == [moment])
      let placeholder = try connection.call(.placeholder, at: start)
      #expect(placeholder?.network == [])
    }
    #expect(connection.hangUp() == 0)
  }

  @Test(arguments: ["visa", "wait"])
  func `the gallery's answer waits for a connection or does not`(_ favorite: String) throws {
    let executable = try Self.built.get()
    let folder = executable.deletingLastPathComponent()
    let connection = try ExtensionConnection(
      executable,
      setup(in: folder) {
        $0.userDefaults["group.sample"] = .object(["favorite": .string(favorite)])
      }
    )
    let answer = try #require(
      try connection.call(.snapshot, at: start, isPreview: true))
    let moments = Set(answer.network.map(\.moment))
    #expect(favorite == "wait" ? moments == [nil] : !moments.contains(nil))
    #expect(connection.hangUp() == 0)
  }

  @Test(arguments: [("crash", Int32(-SIGILL)), ("exit", 3)])
  func `an end by the author's code is its own`(_ mood: String, _ status: Int32) throws {
    let connection = try connect(mood)
    #expect(try connection.call(.timeline, at: start) == nil)
    let end = connection.waitForEnd()
    #expect(end == status || (status < 0 && end == -SIGTRAP))
  }

  @Test func `an author's code finds the locale, the time zone and the defaults`() throws {
    let connection = try connect()
    _ = try connection.call(.snapshot, at: start)
    #expect(
      connection.printed
        == "de_DE|Asia/Kolkata|de-DE|de|pt-BR,fr|it|en|de,en,none|visa|yes|1.234,5\n")
    #expect(connection.hangUp() == 0)
  }

  @Test func `an extension started by hand says what it is`() throws {
    let executable = try Self.built.get()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["-i", executable.path]
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(text.hasPrefix("widgetcheck: this is a widget extension"))
    #expect(text.split(separator: "\n").count == 1)
  }
}
