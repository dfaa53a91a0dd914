import Foundation
import TestSupport
import Testing
import WidgetRecording

/// Whole runs of small bundles, from sources to reports.
@Suite(.serialized) struct RunTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func manifest(_ name: String, _ more: String = "") -> String {
    """
    {"version": 1, "name": "\(name)", "platform": "iOS", "extension": {"sources": ["*.swift"]},
     "environment": {"start": "2026-03-02T06:00:00Z", "duration": "3h"}\(more)}
    """
  }

  private func results() throws -> [String: Any] {
    let data = try Data(contentsOf: folder.url.appending(path: "out/results.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func run(_ more: String...) throws -> Program.Outcome {
    try Program.run(["run", "--output", "out"] + more, in: folder.url)
  }

  @Test func `a compile error is a finding and the other bundles still run`() throws {
    try folder.write(manifest("Broken"), to: "a/widgetcheck.json")
    try folder.write("import WidgetKit\nlet x: Int = \"y\"\n", to: "a/Broken.swift")
    try folder.write(manifest("Fine"), to: "b/widgetcheck.json")
    try folder.write(SmallExtension.source(), to: "b/Fine.swift")
    let outcome = try run("a", "b")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("bundle-does-not-build"))
    #expect(outcome.output.contains("Broken.swift:2"))
    let bundles = try #require(try results()["bundles"] as? [[String: Any]])
    #expect(bundles.compactMap { $0["name"] as? String } == ["Broken", "Fine"])
    #expect((bundles[1]["calls"] as? [Any])?.isEmpty == false)
  }

  @Test func `unchanged sources are not compiled again`() throws {
    try folder.write(manifest("Cached"), to: "widgetcheck.json")
    try folder.write(SmallExtension.source() + "// \(UUID())\n", to: "Cached.swift")
    #expect(try run("--verbose").errors.contains("Compiling Cached"))
    #expect(try !run("--verbose").errors.contains("Compiling"))
  }

  @Test func `drawings that are there are not written anew, others are`() throws {
    try folder.write(SmallExtension.manifest(), to: "widgetcheck.json")
    try folder.write(SmallExtension.source(), to: "Small.swift")
    #expect(try run().status == 0)
    let pictures = folder.url.appending(path: "out/drawings")
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
    try #require(names.count > 1)
    func number(_ name: String) throws -> Int? {
      let file = pictures.appending(path: name).path
      return try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    }
    let before = try names.map(number)
    try folder.write("something else", to: "out/drawings/\(names[0])")
    #expect(try run().status == 0)
    #expect(try names.dropFirst().map(number) == Array(before.dropFirst()))
    let changed = try Data(contentsOf: pictures.appending(path: names[0]))
    #expect(changed.starts(with: "<svg".utf8))
  }

  @Test func `what a provider prints is evidence and never a result`() throws {
    try folder.write(manifest("Loud"), to: "widgetcheck.json")
    try folder.write(
      SmallExtension.source("print(\"::error::hello\"); " + SmallExtension.fine), to: "Loud.swift")
    let outcome = try run()
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("::error::"))
    let recording = folder.url.appending(path: "out/Loud.recording.jsonl")
    #expect(try String(contentsOf: recording, encoding: .utf8).contains("::error::hello"))
  }

  @Test func `a provider killed in mid-call loses nothing`() throws {
    try folder.write(manifest("Killed"), to: "widgetcheck.json")
    try folder.write(
      SmallExtension.source("kill(getpid(), SIGKILL); " + SmallExtension.fine), to: "Killed.swift")
    let outcome = try run()
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("provider-crashed"))
    let recording = folder.url.appending(path: "out/Killed.recording.jsonl")
    let text = try String(contentsOf: recording, encoding: .utf8)
    #expect(text.contains(#""mode":"placeholder","network":[],"outcome":"returned""#))
    #expect(text.contains(#""outcome":"crashed""#))
    #expect(text.contains(#""signal":9"#))
  }

  @Test func `a provider that crashes is told with what was not stored`() throws {
    try folder.write(SmallExtension.manifest(), to: "widgetcheck.json")
    let crash = """
      let shared = UserDefaults(suiteName: "group.example.cards")!
      shared.set(1, forKey: "asked")
      fatalError(shared.string(forKey: "card")!);
      """
    try folder.write(SmallExtension.source(crash + SmallExtension.fine), to: "Small.swift")
    let outcome = try run()
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("seen with nothing stored for 'card' of group.example.cards"))
    let recording = folder.url.appending(path: "out/Small.recording.jsonl")
    let text = try String(contentsOf: recording, encoding: .utf8)
    let crashed = try #require(text.split(separator: "\n").first { $0.contains(#""crashed""#) })
    #expect(crashed.contains(#"{"key":"card","kind":"read","name":"group.example.cards"}"#))
    #expect(!crashed.contains(#""write""#))
  }

  @Test(
    arguments: [
      ("fatalError(\"no answer\");", "provider-crashed", "crashed"),
      ("exit(3);", "provider-exited", "exited"),
      ("while true {};", "completion-never-called", "timedOut"),
    ])
  func `a call that does not return is told with the hosts that were refused`(
    _ end: String, _ check: String, _ ending: String
  ) throws {
    try folder.write(
      SmallExtension.manifest(#", "limits": {"timeline": "1s"}"#), to: "widgetcheck.json")
    let ask = """
      for _ in 0...1 { _ = try? Data(contentsOf: URL(string: "https://api.example.com/cards")!) }
      \(end)
      """
    try folder.write(SmallExtension.source(ask + SmallExtension.fine), to: "Small.swift")
    let outcome = try run()
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("seen without an answer from api.example.com"))
    #expect(outcome.output.contains(check) && outcome.output.contains("network-refused"))
    let recording = folder.url.appending(path: "out/Small.recording.jsonl")
    let text = try String(contentsOf: recording, encoding: .utf8)
    let call = try #require(
      text.split(separator: "\n").first { $0.contains("\"outcome\":\"\(ending)\"") })
    #expect(call.components(separatedBy: #""host":"api.example.com""#).count == 2)
  }

  @Test(arguments: [false, true])
  func `assertions end a provider in a debug build alone`(isDebugBuild: Bool) throws {
    let checked =
      "assert(!context.isPreview && context.family == .systemLarge, \"large\"); "
      + "assertionFailure(\"here\"); "
    try folder.write(
      SmallExtension.manifest().replacing(
        #"["*.swift"]"#, with: #"["*.swift"]"# + (isDebugBuild ? #", "defines": ["DEBUG"]"# : "")),
      to: "widgetcheck.json")
    try folder.write(SmallExtension.source(checked + SmallExtension.fine), to: "Small.swift")
    let outcome = try run()
    #expect(outcome.status == (isDebugBuild ? 2 : 0))
    #expect(outcome.output.contains("Assertion failed: large") == isDebugBuild)
  }

  @Test(arguments: [false, true])
  func `assertions of a package end a provider in a debug build alone`(isDebugBuild: Bool) throws {
    let defines = isDebugBuild ? #", "defines": ["DEBUG"]"# : ""
    try folder.write(
      SmallExtension.manifest().replacing(
        #"["*.swift"]"#, with: #"["*.swift"], "packages": ["Packages"]\#(defines)"#),
      to: "widgetcheck.json")
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Sea", products: [.library(name: "Sea", targets: ["Sea"])],
        targets: [.target(name: "Sea")])
      """, to: "Packages/Sea/Package.swift")
    try folder.write(
      """
      @inlinable public func sail(_ depth: Int) -> Int {
        assert(depth > 1, "aground")
        if depth < 1 { assertionFailure() }
        return depth
      }
      """, to: "Packages/Sea/Sources/Sea/Sea.swift")
    let source = SmallExtension.source("_ = sail(0); " + SmallExtension.fine)
    try folder.write("import Sea\n" + source, to: "Small.swift")
    let outcome = try run()
    #expect(outcome.status == (isDebugBuild ? 2 : 0), "\(outcome.errors)")
    #expect(outcome.output.contains("Assertion failed: aground") == isDebugBuild)
  }

  @Test func `an image whose name differs in case is told with the one that there is`() throws {
    try folder.write(
      SmallExtension.manifest().replacing(
        #"["*.swift"]"#, with: #"["*.swift"], "resources": ["Assets.xcassets"]"#),
      to: "widgetcheck.json")
    try folder.write("{}", to: "Assets.xcassets/Cup.imageset/Contents.json")
    let text = "Text(entry.date, style: .time)"
    try folder.write(
      SmallExtension.source().replacing(text, with: "Image(\"cup\")"), to: "Small.swift")
    let message = "no image or colour named 'cup' is in the extension's resources, but 'Cup' is"
    #expect(try run().output.contains(message))
  }

  @Test func `calls are listed one id a line`() throws {
    try folder.write(manifest("Listed"), to: "widgetcheck.json")
    try folder.write(SmallExtension.source(), to: "Listed.swift")
    let outcome = try Program.run(["list", "."], in: folder.url)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.split(separator: "\n").contains("Listed/Clock/systemSmall/-/timeline")
    )
  }

  @Test func `only the calls that a filter names are made`() throws {
    try folder.write(manifest("Filtered"), to: "widgetcheck.json")
    try folder.write(SmallExtension.source(), to: "Filtered.swift")
    _ = try run("--filter", "*/placeholder")
    let bundles = try #require(try results()["bundles"] as? [[String: Any]])
    let calls = try #require(bundles[0]["calls"] as? [[String: Any]])
    #expect(
      calls.compactMap { $0["id"] as? String } == ["Filtered/Clock/systemSmall/-/placeholder"])
  }

  @Test func `several filters name the calls of each`() throws {
    try folder.write(manifest("Both"), to: "widgetcheck.json")
    try folder.write(SmallExtension.source(), to: "Both.swift")
    let list = try Program.run(
      ["list", "--filter", "*/placeholder", "--filter=*/timeline"], in: folder.url)
    #expect(
      list.output.split(separator: "\n") == [
        "Both/Clock/systemSmall/-/placeholder", "Both/Clock/systemSmall/-/timeline",
      ])
  }

  @Test func `a baseline of the manifest that is not there is told`() throws {
    try folder.write(manifest("Known", #", "baseline": "no.json""#), to: "widgetcheck.json")
    try folder.write(SmallExtension.source(), to: "Known.swift")
    let outcome = try run()
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "widgetcheck.json#/baseline: warning: there is no 'no.json', so every finding is new"))
  }

  @Test func `a state of the network that is none is told with those that are`() throws {
    #expect(try Program.run(["help", "run"]).output.contains("fixtures|offline|error|slow,…"))
    let outcome = try run("--network", "fixtures,ofline")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'ofline'") && outcome.errors.contains("'offline'"))
  }

  @Test func `requests without encryption need an exception in the Info.plist that is named`()
    throws
  {
    let responses = #"[{"url": "http://*.example/**", "text": "yes"}]"#
    try folder.write(
      """
      {"NSAppTransportSecurity": {"NSExceptionDomains": {
        "open.example": {"NSExceptionAllowsInsecureHTTPLoads": true}}}}
      """, to: "Info.json")
    let list = try PropertyListSerialization.data(
      fromPropertyList: try JSONSerialization.jsonObject(
        with: Data(contentsOf: folder.url.appending(path: "Info.json"))), format: .xml, options: 0)
    try folder.write(String(decoding: list, as: UTF8.self), to: "Info.plist")
    let network = #", "network": {"responses": \#(responses)}"#
    try folder.write(
      SmallExtension.source(
        """
        Task {
          for name in ["open", "closed"] {
            do {
              let url = URL(string: "http://\\(name).example/")!
              print(name, String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self))
            } catch { print(name, (error as? URLError)?.errorCode ?? 0) }
          }
          completion(Timeline(entries: [Moment(date: Date())], policy: .never))
        }
        """), to: "Plain.swift")
    for (named, printed) in [
      (#", "infoPlist": "Info.plist""#, "open yes\nclosed -1022\n"),
      ("", "open yes\nclosed yes\n"),
    ] {
      try folder.write(manifest("Plain", named + network), to: "widgetcheck.json")
      let outcome = try run("--filter", "*/timeline")
      let recording = try Recording(
        contentsOf: folder.url.appending(path: "out/Plain.recording.jsonl"), named: "Plain")
      #expect(recording.calls.first?.standardOutput == printed, "\(outcome.output)")
    }
  }

  @Test func `random values in a view are the view's fault, and in an entry the provider's`() throws
  {
    let source = SmallExtension.source().replacing(
      "let date: Date", with: "let date: Date; var number = 0")
    let inView = source.replacing(
      "Text(entry.date, style: .time)", with: #"Text("\([1, 2, 3, 4, 5, 6, 7, 8, 9].shuffled())")"#)
    let inEntry = source.replacing(
      "Moment(date: Date())", with: "Moment(date: Date(), number: .random(in: 0..<9_000_000))"
    )
    .replacing("Text(entry.date, style: .time)", with: #"Text("\(entry.number)")"#)
    for (text, name, checks) in [
      (inView, "InView", ["view-reads-clock"]),
      (inEntry, "InEntry", ["unstable-placeholder", "unstable-timeline"]),
    ] {
      try folder.write(manifest(name), to: "widgetcheck.json")
      try folder.write(text, to: "\(name).swift")
      let outcome = try run(
        "--only", "view-reads-clock,unstable-placeholder,unstable-timeline", "--draw", "none")
      let told = ["view-reads-clock", "unstable-placeholder", "unstable-timeline"].filter {
        outcome.output.contains($0)
      }
      #expect(told == checks, "\(outcome.output)")
      try FileManager.default.removeItem(at: folder.url.appending(path: "\(name).swift"))
    }
  }

  @Test func `a filter without a match leaves the last recording as it is`() throws {
    try folder.write(manifest("Kept"), to: "widgetcheck.json")
    try folder.write(SmallExtension.source(), to: "Kept.swift")
    let file = folder.url.appending(path: "out/Kept.recording.jsonl")
    #expect(try run("--filter", "*/timelime").status == 64)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    _ = try run("--filter", "*/timeline")
    let recording = try Data(contentsOf: file)
    #expect(String(decoding: recording, as: UTF8.self).contains(#""event":"call""#))
    #expect(try run("--filter", "*/timelime").status == 64)
    #expect(try Data(contentsOf: file) == recording)
    _ = try run("--filter", "*/placeholder")
    #expect(try Data(contentsOf: file) != recording)
  }

  @Test func `one mode alone is simulated where one is asked for`() throws {
    try folder.write(manifest("Modes"), to: "widgetcheck.json")
    try folder.write(SmallExtension.source(), to: "Modes.swift")
    _ = try run("--developer-mode", "on")
    let bundles = try #require(try results()["bundles"] as? [[String: Any]])
    let stacks = try #require(bundles[0]["stacks"] as? [[String: Any]])
    let modes = stacks.flatMap { $0["modes"] as? [[String: Any]] ?? [] }
    #expect(modes.compactMap { $0["developerMode"] as? String } == ["on"])
  }

  @Test func `findings that do not fail a run leave its status at zero`() throws {
    try folder.write(manifest("Empty"), to: "widgetcheck.json")
    try folder.write(
      SmallExtension.source("completion(Timeline(entries: [], policy: .never))"), to: "Empty.swift"
    )
    #expect(try run().status == 1)
    #expect(try run("--fail-on", "never").status == 0)
    #expect(try run("--skip", "timeline-empty").status == 0)
    #expect(try run("--only", "relevance-flat").status == 0)
    #expect(try run("--only", "timeline-empty").status == 1)
  }
}

extension RunTests {
  @Test func `the main bundle shows the Info.plist and the resources`() throws {
    try folder.write(
      manifest("Bundled", #", "infoPlist": "Info.plist""#)
        .replacing("[\"*.swift\"]", with: "[\"*.swift\"], \"resources\": [\"words.txt\"]"),
      to: "widgetcheck.json"
    )
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Greeting</key><string>hello</string></dict></plist>
      """,
      to: "Info.plist"
    )
    try folder.write("from a file", to: "words.txt")
    let body = """
      let greeting = Bundle.main.object(forInfoDictionaryKey: "Greeting") as? String ?? "nothing"
      let words = Bundle.main.url(forResource: "words", withExtension: "txt")
      print(greeting, words.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing")
      print(Bundle.main.bundleIdentifier ?? "nothing", Bundle.main.bundlePath.hasSuffix(".appex"))
      """
    try folder.write(SmallExtension.source(body + "\n" + SmallExtension.fine), to: "Bundled.swift")
    #expect(try run().status == 0)
    let recording = folder.url.appending(path: "out/Bundled.recording.jsonl")
    let recorded = try String(contentsOf: recording, encoding: .utf8)
    #expect(recorded.contains("hello from a file"))
    #expect(recorded.contains("com.example.Bundled true"))
  }
}
