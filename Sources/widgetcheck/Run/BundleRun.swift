import Foundation
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// One bundle on its way from a manifest to recordings.
struct BundleRun: Sendable {
  let located: ManifestSelection.Located
  let planner: RunPlanner
  let builder: ExtensionBuilder
  let runner: Runner
  /// The folder that recordings go into; nil keeps them in memory.
  let folder: String?
  let console: Console

  /// Builds the extension and runs it in every cell.
  ///
  /// - Returns: One recording for each cell, or the one that the manifest names.
  /// - Throws: The typed error of the stage that could not go on.
  func recordings() throws -> [Recording] {
    let manifest = located.manifest
    switch try builder.extensionProgram(of: manifest) {
    case .recording(let recording): return [recording]
    case .program(let program, let resources, let build):
      return try run(program, resources: resources, build)
    case .failed(let build):
      return try planner.cells(of: manifest).prefix(1).map { cell in
        let file = try recordingFile(for: cell)
        file.record(.build(build))
        return try file.recording()
      }
    }
  }

  private func run(
    _ executable: URL, resources: URL?, _ build: RecordedBuild
  ) throws -> [Recording] {
    try planner.cells(of: located.manifest).map { cell in
      let file = try recordingFile(for: cell)
      file.record(.build(build))
      for claim in located.manifest.claims { file.record(.claim(claim)) }
      try runner.run(
        located.manifest, in: cell, executable: executable, resources: resources,
        record: { file.record($0) }, progress: { [console] in console.progress($0) }
      )
      return try file.recording()
    }
  }

  private func recordingFile(for cell: EnvironmentCell) throws(OutputError) -> RecordingFile {
    var header = located.manifest.recordedHeader(for: cell)
    header.manifest = located.path
    header.sandbox = planner.options.sandbox.description
    return try RecordingFile(header, folder: folder)
  }
}
