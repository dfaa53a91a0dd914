import Foundation
import Synchronization
import WidgetCalibration
import WidgetChecks
import WidgetFindings
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// Runs the calibration sample here, in the settings of devices.
struct CalibrationRun {
  private let manifest: Manifest
  private let builder: ExtensionBuilder
  private let sandbox: Sandbox
  private let isCancelled: @Sendable () -> Bool

  /// Finds the sample.
  ///
  /// - Parameters:
  ///   - sandbox: The sandbox of the sample.
  ///   - builder: Makes the sample's program.
  ///   - isCancelled: Whether the user interrupted the command.
  /// - Throws: `CalibrationError` where the sample is not there, `ManifestErrors` where its
  ///   manifest cannot be used.
  init(
    sandbox: Sandbox, builder: ExtensionBuilder, isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let folder = try Self.folder()
    manifest = try Manifest(
      contentsOf: folder.appending(path: "widgetcheck.json"), named: "Calibration",
      knownChecks: CheckCatalog.descriptors.map(\.id))
    self.sandbox = sandbox
    self.builder = builder
    self.isCancelled = isCancelled
  }

  /// The sample's folder: installed with the program, or in the repository that it was built in.
  private static func folder() throws(CalibrationError) -> URL {
    var place = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    while place.path != "/" {
      place.deleteLastPathComponent()
      for name in ["lib/widgetcheck/Calibration", "Samples/Calibration"] {
        let folder = place.appending(path: name)
        let manifest = folder.appending(path: "widgetcheck.json")
        if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      }
    }
    throw .noSample
  }

  /// Returns the sizes of the sample's views in a setting.
  ///
  /// - Parameter setting: The device and the text size.
  /// - Returns: The sizes by view.
  /// - Throws: `CalibrationError` where the sample cannot be built or logs nothing, and the errors
  ///   of building and running.
  func sizes(in setting: LoggedSetting) throws -> [SizeEntry.MeasuredView: LoggedSize] {
    var manifest = manifest
    manifest.system = setting.system
    manifest.environment.device = setting.screen
    manifest.environment.duration = 3600
    manifest.drawings.appearances = ["light"]
    manifest.drawings.typeSizes = [setting.typeSize]
    let program: URL
    switch try builder.extensionProgram(of: manifest) {
    case .program(let built, _, _): program = built
    case .failed(let build):
      throw CalibrationError.notBuilt(build.diagnostics.first?.message ?? "no reason")
    case .recording: throw CalibrationError.noSample
    }
    let calls = try calls(of: manifest, program)
    if let problem = calls.compactMap(\.drawingProblem).first {
      throw CalibrationError.notDrawn(problem)
    }
    var sizes: [SizeEntry.MeasuredView: LoggedSize] = [:]
    for call in calls {
      var own: [SizeEntry.MeasuredView: LoggedSize] = [:]
      for line in call.standardError.split(whereSeparator: \.isNewline) {
        guard let entry = try? SizeEntry.read(line) else { continue }
        // Each entry is laid out after it was looked at without sizes, so the last line counts.
        if entry.setting.typeSize == setting.typeSize { own[entry.view] = entry.size }
      }
      // What a later call answers again is not drawn again.
      sizes.merge(own) { first, _ in first }
    }
    guard !sizes.isEmpty || isCancelled() else { throw CalibrationError.notDrawn("no sizes") }
    return sizes
  }

  private func calls(of manifest: Manifest, _ program: URL) throws -> [RecordedCall] {
    var options = Runner.Options(sandbox: sandbox)
    options.developerModes = [.off]
    options.filters = ["**/timeline"].compactMap(GlobPattern.init)
    options.drawings = .default
    options.drawingOutput = .recorded
    let calls = Mutex<[RecordedCall]>([])
    for entry in manifest.matrixEntries.prefix(1) {
      try Runner(options, isCancelled: isCancelled).run(
        manifest, in: entry, executable: program, resources: nil,
        record: { event in
          if case .call(let call) = event { calls.withLock { $0.append(call) } }
        },
        progress: { _ in }
      )
    }
    return calls.withLock { $0 }
  }
}

/// The reason for which the calibration sample gives no sizes here.
enum CalibrationError: Error, Hashable {
  /// It is not there.
  case noSample
  /// It does not compile.
  case notBuilt(String)
  /// Its views are not drawn.
  case notDrawn(String)
}

extension CalibrationError: CustomStringConvertible {
  /// The problem and what to do about it.
  var description: String {
    switch self {
    case .noSample:
      "Samples/Calibration: error: it is neither above the program nor in lib/widgetcheck; install "
        + "with `make install`, or run the program where it was built"
    case .notBuilt(let message):
      "Samples/Calibration: error: it does not compile: \(message); `widgetcheck doctor` says "
        + "what is missing"
    case .notDrawn(let reason):
      "Samples/Calibration: error: its views were not drawn: \(reason); `widgetcheck doctor` says "
        + "what is missing"
    }
  }
}
