import FileTypes
import Foundation
import WidgetBuilder
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// One bundle on its way from a manifest to recordings.
struct BundleRun: Sendable {
  /// The outcome of a bundle's run.
  struct Outcome: Sendable {
    /// One recording for each environment.
    var recordings: [Recording] = []
    /// Their files, which are to be kept where the run selected something.
    var files: [RecordingFile] = []
    /// The number of planned calls that were made.
    var progress = CallProgress()
  }

  let located: ManifestSelection.Located
  let calls: CallFilter
  let environment: EnvironmentOptions
  /// The environments to run, of which each has a recording.
  let part: ShardSelection.Part
  let sandbox: Sandbox
  let builder: ExtensionBuilder
  let runner: Runner
  /// The use that is made of snapshots.
  let snapshots: SnapshotUse
  /// The folder that recordings go into; nil keeps them in memory.
  let folder: String?
  /// The findings and scores in the manifest's baseline.
  let known: [RecordingEvent]
  let console: Console
  /// Whether the user interrupted the run, so that no further environment is begun.
  let isInterrupted: @Sendable () -> Bool

  /// Builds the extension and runs it in every entry of the matrix.
  ///
  /// - Returns: One recording for each entry, or the manifest's own, and the number of calls
  ///   made.
  /// - Throws: The typed error of the stage that could not go on.
  func outcome() throws -> Outcome {
    let manifest = located.manifest
    let built: BuiltExtension
    do {
      guard !isInterrupted() else { return try interrupted() }
      built = try builder.extensionProgram(of: manifest)
    } catch let error as BuildError where error.problem == .interrupted {
      return try interrupted()
    }
    switch built {
    case .recording(let given):
      guard part.hasBase else { return Outcome() }
      for warning in manifest.unusedParts(beside: given) { console.warning(warning) }
      let completed = try manifest.completing(given)
      var recording = completed ?? given
      try keepCopy(of: recording, asGiven: completed == nil)
      recording.events += known
      return Outcome(
        recordings: calls.selected(in: [recording]),
        progress: CallProgress(known: recording.calls.map(\.id)))
    case .program(let program, let resources, let build):
      return try run(program, resources: resources, build)
    case .failed(let build):
      var outcome = Outcome()
      // A failed build is reported once, by the part of the run that has the base environment.
      for entry in part.entries.prefix(part.hasBase ? 1 : 0) {
        let file = try recordingFile(for: entry)
        file.record(.build(build))
        for event in known { file.record(event) }
        try outcome.add(file)
      }
      return outcome
    }
  }

  /// Puts a recording that stands for a program beside the reports, with what the manifest's
  /// baseline knows: byte for byte where the manifest changes nothing of it.
  private func keepCopy(of recording: Recording, asGiven: Bool) throws {
    guard let folder, case .recording(let path) = located.manifest.source else { return }
    let copy = "\(folder)/\(RecordingFile.name(recording.header))"
    guard !path.url.isSameFile(as: URL(fileURLWithPath: copy)) else { return }
    var bytes = asGiven ? try Data(contentsOf: path.url) : Data(recording.bytes)
    if asGiven, recording.isTruncated, let end = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      bytes = bytes[...end]
    }
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    for event in known { bytes.append(contentsOf: event.line) }
    try WholeFile.write(bytes, to: copy)
  }

  /// The recording of a bundle that was to be run and was not.
  private func interrupted() throws -> Outcome {
    var outcome = Outcome()
    for entry in part.entries {
      let file = try recordingFile(for: entry)
      for claim in located.manifest.claims { file.record(.claim(claim)) }
      file.record(.interruption(CallProgress().interruption))
      try outcome.add(file)
    }
    return outcome
  }

  private func run(
    _ executable: URL, resources: URL?, _ build: Build
  ) throws -> Outcome {
    let sources = build.survey.map {
      RecordedSources(
        nearMisses: $0.nearMisses, omissions: build.omissions, standIns: build.standIns)
    }
    let suppressions = build.survey?.suppressions ?? []
    let declarations = try builder.declarations(of: located.manifest)
    let locator = WidgetLocator(build.survey ?? SourceSurvey())
    let name = located.manifest.name
    var outcome = Outcome()
    let snapshotFolder = try snapshots.folder(of: located.manifest)
    for problem in [
      environment.shortcoming(ofMatrixOf: located.manifest), located.manifest.shortcomingOfFiles,
    ].compactMap(\.self) {
      console.warning(problem)
    }
    for entry in part.entries {
      let file = try recordingFile(for: entry)
      file.record(.build(build.outcome.recorded))
      if let sources { file.record(.sources(sources)) }
      if let declarations { file.record(.declarations(declarations)) }
      for claim in located.manifest.claims { file.record(.claim(claim)) }
      for event in known { file.record(event) }
      for suppression in suppressions { file.record(.suppression(suppression)) }
      do {
        let progress = try runner.run(
          located.manifest, in: entry, executable: executable, resources: resources,
          app: build.app, declarations: declarations,
          record: { file.record($0.located(by: locator)) },
          progress: { [console] in console.step("\(name): process for \($0)") }
        )
        outcome.progress += progress
        if let snapshotFolder, snapshots != .record {
          let recording = try file.recording()
          let isWhole = !calls.isGiven && progress.open.isEmpty
          let comparison = try snapshotFolder.comparison(
            with: recording, isWhole: isWhole, isDemanded: snapshots == .verify)
          if let comparison { file.record(.snapshots(comparison)) }
        }
      } catch {
        file.discard()
        throw error
      }
      try outcome.add(file)
      if folder != nil { console.detail("\(name): recording \(file.path)") }
    }
    if let snapshotFolder, snapshots == .record {
      let count = try snapshotFolder.record(
        outcome.recordings,
        isWhole: part.isWhole && !calls.isGiven && outcome.progress.open.isEmpty)
      console.detail("\(name): \(count) snapshots recorded in \(snapshotFolder.name)")
    }
    return outcome
  }

  /// A folder's path relative to the current one; nil where it is not below that.
  private static func pathFromHere(to folder: URL) -> String? {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .resolvingSymlinksInPath().pathComponents
    let there = folder.resolvingSymlinksInPath().pathComponents
    guard there.count > here.count, there.starts(with: here) else { return nil }
    return there.dropFirst(here.count).joined(separator: "/")
  }

  private func recordingFile(for entry: MatrixEntry) throws(OutputError) -> RecordingFile {
    var header = located.manifest.recordedHeader(for: entry)
    header.manifest = located.path
    header.root = Self.pathFromHere(to: located.manifest.root)
    header.sandbox = sandbox.description
    return try RecordingFile(
      header, folder: folder, sources: SourceLines(root: located.manifest.root),
      waitsForCall: calls.isGiven)
  }
}

extension BundleRun.Outcome {
  /// Adds the recording of a file that is written.
  ///
  /// - Throws: `OutputError` where a line could not be written.
  fileprivate mutating func add(_ file: RecordingFile) throws(OutputError) {
    recordings.append(try file.recording())
    files.append(file)
  }
}

extension RecordingEvent {
  /// The event, with the places of a widget's declarations where it describes one.
  fileprivate func located(by locator: WidgetLocator) -> Self {
    guard case .widget(let widget) = self else { return self }
    return .widget(locator.locating(widget))
  }
}
