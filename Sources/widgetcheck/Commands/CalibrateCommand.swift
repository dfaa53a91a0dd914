import CommandLineArguments
import FileTypes
import Foundation
import WidgetCalibration
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// Compares the sizes that the calibration sample logged on a device with those here.
struct CalibrateCommand: Command {
  static let name = "calibrate"
  static let summary = "compare sizes logged on a device with ours"
  static let discussion: String? = """
    Samples/Calibration is a widget extension that logs how large its views are. Put it into an app \
    in Xcode, add its widgets on a device or a simulator, search Console for widgetcheck-size, and \
    copy the lines into a file. The same extension is run here for each device and text size of the \
    log. Widths of texts differ by 2 in 100 or so, because the font is a stand-in. Exit status 0 \
    means that the sizes were compared.
    """
  static let examples = [
    CommandExample("calibrate sizes.txt", "a table: element, size on the device, size here")
  ]

  @Argument(.file("LOG"), help: "the lines that the calibration sample logged")
  var file: String
  let sandbox = SandboxOption()
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let log = try SizeLog(try text(), named: file)
    let interruption = Interruption()
    let protection = try Sandbox(sandbox.demand, allowsNetwork: false)
    let builder = try ExtensionBuilder(console, interruption, protection, sandbox.pluginPolicy)
    let run = try CalibrationRun(sandbox: protection, builder: builder) {
      interruption.isRequested
    }
    var tables: [String] = []
    for section in log.sections {
      console.step("calibrate: \(section.setting.system), \(section.setting.screen)")
      let ours = try run.sizes(in: section.setting)
      guard !interruption.isRequested else { return .interrupted }
      tables.append(SizeComparison(section, ours).table)
    }
    console.clearProgress()
    try StandardOutput.write(tables.joined(separator: "\n"))
    return .success
  }

  /// The text of the log; bytes that are no characters are replaced.
  private func text() throws(SizeLogError) -> String {
    do {
      let url = URL(fileURLWithPath: file)
      try url.refuseIrregularFile()
      return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    } catch {
      throw SizeLogError(
        file: file, problem: .unreadable(error.fileReason))
    }
  }
}
