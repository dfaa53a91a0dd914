import Foundation
import Synchronization
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// Runs scripted extensions: what a provider may do to its process, and what is recorded of it.
@Suite struct RunnerTests {
  /// Answers every call with one entry, and asks for the next timeline in an hour.
  private static let sound =
    #"reply ",\"entries\":[$(entry $at)],\"policy\":{\"after\":$((at + 3600))}""#

  private func modes(_ calls: [RecordedCall]) -> [String] {
    calls.map { $0.mode.rawValue + ($0.isPreview ? "!" : "") }
  }

  @Test func `a widget is called in every mode, and again as its policy asks`() throws {
    let recording = try ScriptedExtension("K", answer: Self.sound).run()
    let calls = recording.calls
    #expect(
      modes(calls) == [
        "placeholder", "placeholder", "snapshot!", "snapshot", "relevance", "timeline",
        "timeline", "timeline",
      ])
    #expect(calls.suffix(3).map { $0.at - 1_772_460_000 } == [0, 3600, 7200])
    #expect(calls.suffix(3).map(\.reason) == [.initial, .after, .after])
    #expect(calls.allSatisfy { $0.outcome == .returned && $0.developerMode == nil })
    #expect(recording.repetitions.map(\.at) == [1_772_460_000])
    #expect(recording.widgets.map(\.kind) == ["K"])
  }

  @Test func `what a call waited for a processor is not its own time`() throws {
    let recording = try ScriptedExtension(
      "K",
      answer: """
        if [[ $mode == placeholder ]]; then
          reply ",\\"starved\\":4000,\\"entries\\":[$(entry $at)]"
        else \(Self.sound); fi
        """
    ).run()
    let (starved, others) = (
      recording.calls.filter { $0.mode == .placeholder },
      recording.calls.filter { $0.mode == .timeline }
    )
    #expect(starved.map(\.seconds) == [0, 0])
    #expect(!others.isEmpty && others.allSatisfy { ($0.seconds ?? 0) > 0 })
  }

  @Test func `a crash costs one call, and the next one has a new process`() throws {
    let recording = try ScriptedExtension(
      "K",
      answer: """
        echo pid $$
        if [[ $mode == snapshot ]]; then echo last words >&2; kill -SEGV $$; fi
        \(Self.sound)
        """
    ).run()
    let snapshots = recording.calls.filter { $0.mode == .snapshot }
    #expect(snapshots.map(\.outcome) == [.crashed, .crashed])
    #expect(snapshots.map(\.signal) == [11, 11])
    #expect(snapshots.allSatisfy { $0.stderr?.contains("last words") == true })
    #expect(Set(snapshots.map(\.stdout)).count == 2)
    #expect(recording.calls.count { $0.mode == .timeline && $0.outcome == .returned } == 3)
  }

  @Test func `a provider that ends its process is told with its status`() throws {
    let recording = try ScriptedExtension(
      "K", answer: "[[ $mode == placeholder ]] && exit 3\n\(Self.sound)"
    ).run()
    let placeholders = recording.calls.filter { $0.mode == .placeholder }
    #expect(placeholders.map(\.outcome) == [.exited, .exited])
    #expect(placeholders.map(\.exitStatus) == [3, 3])
    #expect(recording.calls.last?.outcome == .returned)
  }

  @Test func `a hang ends with its limit, and no further timeline is asked for`() throws {
    var script = try ScriptedExtension(
      "K", answer: "if [[ $mode == timeline ]]; then sleep 600; fi\n\(Self.sound)")
    script.manifest.limits.timeline = 0.2
    let timelines = try script.run().calls.filter { $0.mode == .timeline }
    #expect(timelines.map(\.outcome) == [.timedOut])
    #expect(timelines.map(\.busy) == [false])
    #expect(timelines.map(\.abandoned) == [nil])
  }

  @Test func `an abandoned call counts as timed out and leaves the process alive`() throws {
    let recording = try ScriptedExtension(
      "K",
      answer: """
        echo pid $$
        if [[ $mode == snapshot ]]; then reply ',"abandoned":true'; continue; fi
        \(Self.sound)
        """
    ).run()
    let snapshots = recording.calls.filter { $0.mode == .snapshot }
    #expect(snapshots.map(\.outcome) == [.timedOut, .timedOut])
    #expect(snapshots.map(\.abandoned) == [true, true])
    #expect(Set(recording.calls.map(\.stdout)).count == 1)
  }

  @Test func `with isolation by call every call has a process`() throws {
    var script = try ScriptedExtension("K", answer: "echo pid $$\n\(Self.sound)")
    #expect(Set(try script.run().calls.map(\.stdout)).count == 1)
    script.options.isolation = .call
    let calls = try script.run().calls
    #expect(Set(calls.map(\.stdout)).count == calls.count)
  }

  @Test func `the order of a recording does not depend on how many processes run at once`() throws {
    var script = try ScriptedExtension("C", "A", "B", answer: Self.sound)
    script.options.measurement = .omitted
    script.options.jobs = 1
    let one = try script.run()
    script.options.jobs = 3
    #expect(try script.run() == one)
    var kinds: [String] = []
    for call in one.calls where kinds.last != call.kind { kinds.append(call.kind) }
    #expect(kinds == ["C", "A", "B"])
  }

  @Test func `a filter leaves calls out`() throws {
    var script = try ScriptedExtension("A", "B", answer: Self.sound)
    script.options.filter = GlobPattern("Script/B/*/*/timeline")
    let calls = try script.run().calls
    #expect(Set(calls.map(\.id.rawValue)) == ["Script/B/systemSmall/-/timeline"])
    #expect(calls.count == 3)
  }

  @Test func `nothing new is begun once the user interrupts`() throws {
    let recording = try ScriptedExtension("A", "B", answer: Self.sound).run { true }
    #expect(recording.calls.allSatisfy { $0.outcome != .returned })
  }

  @Test func `an extension that cannot describe itself is one failed call`() throws {
    let script = try ScriptedExtension("K", answer: Self.sound)
    try script.folder.writeProgram("#!/bin/sh\necho no >&2\nexit 5\n", to: "extension")
    let calls = try script.run().calls
    #expect(calls.map(\.outcome) == [.exited])
    #expect(calls.map(\.exitStatus) == [5])
    #expect(calls.map(\.kind) == ["-"])
    #expect(calls.first?.stderr == "no\n")
  }

  @Test func `reloads that the budget refuses part the Developer Modes`() throws {
    var script = try ScriptedExtension("K", answer: Self.sound)
    script.manifest.reloadBudget = RateLimit(perDay: 2, minimumInterval: 300)
    let timelines = try script.run().calls.filter { $0.mode == .timeline }
    let off = timelines.filter { $0.counts(in: .off) }
    let on = timelines.filter { $0.counts(in: .on) }
    #expect(off.map(\.reason) == [.initial, .after, .rejected])
    #expect(on.map(\.reason) == [.initial, .after, .after])
    script.options.developerModes = [.on]
    let alone = try script.run().calls.filter { $0.mode == .timeline }
    #expect(alone.map(\.developerMode) == [.on, .on, .on])
  }

  @Test func `what differs from run to run can be left out`() throws {
    var script = try ScriptedExtension(
      "K", answer: #"reply ",\"entries\":[$(entry $at)],\"peakMemory\":70000000""#)
    #expect(try script.run().calls.allSatisfy { $0.peakMemory == 70_000_000 })
    script.options.measurement = .omitted
    let calls = try script.run().calls
    #expect(calls.allSatisfy { $0.seconds == 0 })
    // Thirty megabytes are the limit: what is above stays above, in whole limits.
    #expect(calls.allSatisfy { $0.peakMemory == 90_000_000 })
  }
}

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 17], [1, 2, 8])
  func `every piece is done once`(_ count: Int, _ workers: Int) {
    let done = Mutex<[Int]>([])
    Workers.perform(count, atOnce: workers) { index in done.withLock { $0.append(index) } }
    #expect(done.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test func `work within work runs side by side too`() {
    // Two pieces that wait for one another end only if both are under way.
    let ended = Mutex(0)
    Workers.perform(2, atOnce: 2) { _ in
      let met = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
      Workers.perform(2, atOnce: 2) { index in
        met[index].signal()
        met[1 - index].wait()
        ended.withLock { $0 += 1 }
      }
    }
    #expect(ended.withLock { $0 } == 4)
  }
}

@Suite struct RunFolderTests {
  @Test func `the bundle holds the program, its Info.plist and its resources`() throws {
    var script = try ScriptedExtension("K", answer: "")
    try script.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleShortVersionString</key><string>2.5</string>
        <key>Groups</key><array><string>group.${PRODUCT_BUNDLE_IDENTIFIER}</string></array>
        <key>Access</key><dict><key>Key</key><string>$(API_KEY)</string></dict>
        <key>Count</key><integer>3</integer>
      </dict></plist>
      """,
      to: "Info.plist"
    )
    try script.folder.write("words", to: "Resources/words.txt")
    try script.folder.write("taken", to: "Resources/Info.plist")
    try script.folder.write("seed", to: "Seeds/group.example/latest.json")
    let root = script.folder.url
    script.manifest.environment.files = [
      RootedPath(path: "Seeds", url: root.appending(path: "Seeds"))
    ]
    script.manifest.name = "Cards & More"
    script.manifest.infoPlist = RootedPath(
      path: "Info.plist", url: root.appending(path: "Info.plist"))
    var folder: RunFolder? = try RunFolder(script.manifest)
    let home = try #require(folder?.path)
    let program = try folder?.bundle(
      root.appending(path: "extension"), of: script.manifest,
      resources: root.appending(path: "Resources"))
    func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
    #expect(program == home + "/Extension.appex/extension")
    let bundle = try #require(Bundle(path: home + "/Extension.appex"))
    #expect(bundle.bundleIdentifier == "com.example.Cards---More")
    func info(_ key: String) -> Any? { bundle.object(forInfoDictionaryKey: key) }
    #expect(info("CFBundleShortVersionString") as? String == "2.5")
    #expect(info("CFBundleVersion") as? String == "1")
    #expect(info("CFBundleName") as? String == "Cards & More")
    #expect(info("CFBundleExecutable") as? String == "extension")
    #expect(info("Groups") as? [String] == ["group.com.example.Cards---More"])
    #expect(info("Access") as? [String: String] == ["Key": "$(API_KEY)"])
    #expect(info("Count") as? Int == 3)
    #expect(text(home + "/Extension.appex/words.txt") == "words")
    #expect(text(home + "/Containers/group.example/latest.json") == "seed")
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: home))
    #expect(text(root.path + "/Resources/words.txt") == "words")
  }

  @Test func `a file that is not there keeps the run from beginning`() throws {
    var script = try ScriptedExtension("K", answer: "")
    let missing = script.folder.url.appending(path: "None")
    script.manifest.environment.files = [RootedPath(path: "None", url: missing)]
    let error = #expect(throws: RunnerError.self) { try RunFolder(script.manifest) }
    guard case .noFolder = error?.problem else {
      Issue.record("another problem: \(String(describing: error))")
      return
    }
  }
}
