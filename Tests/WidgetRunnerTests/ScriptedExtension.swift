import Foundation
import Synchronization
import TestSupport
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// An extension that is a shell script: it answers over the channel as WidgetKit's `main()` does.
struct ScriptedExtension {
  let folder: ScratchFolder
  var manifest: Manifest
  var options: Runner.Options

  /// Creates an extension with static widgets.
  ///
  /// - Parameters:
  ///   - kinds: The widgets, each in the small size alone.
  ///   - answer: What the script does with a request: `$mode`, `$kind`, `$number` and `$at` say
  ///     which, and `reply FIELDS` answers it.
  /// - Throws: What writing the script throws.
  init(_ kinds: String..., answer: String) throws {
    folder = try ScratchFolder()
    let widgets = kinds.map {
      RecordedWidget(
        kind: $0, families: [FamilyName(rawValue: "systemSmall")], configuration: "static")
    }
    let described = String(decoding: RecordingCoder.line(widgets), as: UTF8.self)
    let script = #"""
      #!/bin/bash
      reply() {
        echo "{\"number\":$number,\"completions\":1,\"network\":[],\"events\":[],\"late\":[]$1}" >&3
      }
      entry() { echo "{\"date\":$1,\"digest\":\"d\",\"relevance\":null}"; }
      number=0; reply
      while read -r -u 3 line; do
        [[ $line =~ \"number\":([0-9]+) ]]; number=${BASH_REMATCH[1]}
        [[ $line =~ \"at\":([0-9]+) ]]; at=${BASH_REMATCH[1]}
        [[ $line =~ \"kind\":\"([^\"]*)\" ]]; kind=${BASH_REMATCH[1]}
        [[ $line =~ \"_0\":\"([a-z]+)\" ]]; mode=${BASH_REMATCH[1]}
        case $line in
          *'"describe"'*) reply ',"widgets":WIDGETS' ;;
          *'"finish"'*) reply; exit 0 ;;
          *) ANSWER ;;
        esac
      done
      """#.replacingOccurrences(of: "WIDGETS", with: described)
      .replacingOccurrences(of: "ANSWER", with: answer)
    try folder.writeProgram(script, to: "extension")
    let program = folder.url.appending(path: "extension")
    manifest = Manifest(
      name: "Script", platform: .iOS, root: folder.url,
      source: .executable(RootedPath(path: "extension", url: program)))
    manifest.environment.start = 1_772_460_000
    manifest.environment.duration = 3 * 3600
    manifest.environment.timeZone = "UTC"
    manifest.limits = CallLimits(
      placeholder: 5, snapshot: 5, timeline: 5, relevance: 5, memory: manifest.limits.memory)
    options = Runner.Options(sandbox: try Sandbox(.off, allowsNetwork: false))
  }

  /// Runs all that the plan asks for.
  ///
  /// - Parameter isCancelled: Whether the user interrupts the run.
  /// - Returns: What was recorded, in order.
  /// - Throws: What the runner throws.
  func run(isCancelled: @escaping @Sendable () -> Bool = { false }) throws -> Recording {
    let events = Mutex<[RecordingEvent]>([])
    let cell = EnvironmentCell(span: manifest.environment.span)
    try Runner(options, isCancelled: isCancelled).run(
      manifest, in: cell, executable: folder.url.appending(path: "extension"), resources: nil,
      record: { event in events.withLock { $0.append(event) } }, progress: { _ in })
    return Recording(header: manifest.recordedHeader(for: cell), events: events.withLock { $0 })
  }
}
