import Foundation
import JSON
import PropertyLists
import SwiftIfConfig
import WidgetChecks
import WidgetFindings
import WidgetPlatforms
import WidgetRecording
import WidgetReports
import WidgetSimulation

@testable import ExtensionImport
@testable import FoundationSupplement
@testable import WidgetBuilder
@testable import WidgetManifest

/// A reader of what others wrote, to be given any bytes at all.
///
/// It may refuse them; it must not trap, hang or take memory without measure.
public enum FuzzedReader: String, CaseIterable, Sendable {
  case manifest, manifestPropertyList, recording, replay, knownFinding, answer, results
  case propertyList, intentDefinition, dataModel, strings, stringCatalog, project, package
  case projectText, projectProgram
  case source, compilerMessages, words

  /// Reads bytes and forgets what they say.
  public func read(_ bytes: [UInt8]) {
    let data = Data(bytes)
    switch self {
    case .manifest: Self.readManifest(data, .json)
    case .manifestPropertyList: Self.readManifest(data, .propertyList)
    case .recording: _ = try? Recording(bytes, file: "r")
    case .replay: Self.replay(bytes)
    case .knownFinding: _ = try? JSONReader.read([KnownFinding].self, from: bytes)
    case .answer: _ = try? JSONReader.read(ExtensionAnswer.self, from: bytes)
    case .results: _ = try? ResultsDocument(json: bytes, file: "r")
    case .propertyList: _ = PropertyListBounds.value(from: data)
    case .intentDefinition: _ = try? IntentClassSource(files: [(name: "I", data: data)]).text
    case .dataModel: _ = DataModelReader.read(data)
    case .strings: _ = StringsFile.texts(in: data)
    case .stringCatalog:
      Self.readFile(data, named: "Localizable.xcstrings") {
        _ = StringTables(folder: $0)
      }
    case .project: _ = try? ProjectValue(reading: data)
    case .package:
      Self.readFile(data, named: "Package.swift") {
        _ = LocalPackage(AbsolutePath($0.path))
      }
    case .projectText: Self.readDescription(data, named: "project.yml")
    case .projectProgram: Self.readDescription(data, named: "Project.swift")
    case .source: Self.readSource(bytes)
    case .compilerMessages:
      let output = String(decoding: bytes, as: UTF8.self)
      _ = DiagnosticParser.errors(in: output)
      _ = CompilerStackDump.place(in: output, of: ["Widget.swift"], limit: 600)
    case .words: Self.readWords(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func readManifest(_ data: Data, _ format: Manifest.Format) {
    _ = try? Manifest(
      data, format: format, file: "m", folder: URL(fileURLWithPath: "/var/empty"),
      knownChecks: CheckCatalog.descriptors.map(\.id))
  }

  /// Reads a description of a project for a generator.
  private static func readDescription(_ data: Data, named name: String) {
    readFile(data, named: name) { folder in
      _ = ProjectDescription(AbsolutePath(folder.path + "/" + name))?.project
    }
  }

  /// Stages a source, and looks in it for the declarations of a widget.
  private static func readSource(_ bytes: [UInt8]) {
    let base = StaticBuildConfiguration(
      customConditions: ["DEBUG"], features: [], attributes: [], targetOSs: ["iOS"],
      targetArchitectures: ["arm64"], targetRuntimes: ["_ObjC"],
      languageVersion: VersionTuple(5, 10),
      compilerVersion: VersionTuple(6, 3))
    var stager = SourceStager(
      conditions: PlatformConditions(base: base, platform: .iOS, modules: ["UIKit", "WidgetKit"]),
      version: SystemVersion(26))
    stager.isExtension = true
    var survey = SourceSurvey()
    _ = stager.stage(bytes, path: "A.swift", noting: &survey)
    var widget = RecordedWidget(kind: "A", families: [], configuration: .static)
    widget.type = survey.declarations.first?.name
    widget.provider = survey.declarations.last?.name
    _ = WidgetLocator(survey).locating(widget)
    _ = survey.nearMisses
  }

  /// Reads a recording, simulates and judges it, and makes every report of it.
  private static func replay(_ bytes: [UInt8]) {
    guard let recording = try? Recording(bytes, file: "r") else { return }
    let simulation = BundleSimulation(recording, modes: [.off, .on])
    let bundle = BundleResults(
      recording: recording,
      results: CheckCatalog.results(for: recording, simulation: simulation),
      simulation: simulation.stacks, tracks: [], descriptors: CheckCatalog.descriptors)
    let results = RunResults(toolVersion: "0", bundles: [bundle])
    let options = ReportOptions(htmlLayout: .singleFile)
    for format in ReportFormat.allCases { _ = format.files(for: results, options: options) }
  }

  /// Reads texts that stand inside of others: times, sizes, patterns and flags.
  private static func readWords(_ text: String) {
    _ = DateParser.instant(text)
    _ = DateParser.timeOfDay(text[...])
    _ = DurationParser.seconds(text)
    _ = SizeParser.bytes(text)
    _ = GlobPattern(text)?.matches("Cards/RecentPurchases/systemSmall/visa/timeline")
    _ = ManifestTime(text)
    _ = BuildSettings.words(text)
    _ = SafeText.log(text)
  }

  /// Has a reader of files read one.
  private static func readFile(_ data: Data, named name: String, _ read: (URL) -> Void) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("widgetcheck-fuzz-\(getpid())-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try? data.write(to: folder.appendingPathComponent(name))
    read(folder)
  }
}
