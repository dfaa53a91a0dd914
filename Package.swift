// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Facts and small tools with one owner each; behind an arrow stand the targets that they import.
let ground = """
  ParallelWork Spelling Hashing FileTypes DataCompression DynamicLibraries; JSON ← ParallelWork; CivilTime ← JSON
  SourceParsing PropertyLists DataModels CProcessSpawning; CommandLineArguments ← Spelling
  WidgetPlatforms ← JSON; WidgetDrawing ← DynamicLibraries Hashing JSON
  NetworkAnswers ← CivilTime DataCompression JSON; ProcessSpawning ← CProcessSpawning
  ExtensionEnvironment ← CivilTime JSON WidgetPlatforms
  """

/// Support for Apple's frameworks; widget code imports none of it by name.
let frameworkSupport = """
  CInterposition; FoundationSupplement ← DataCompression ExtensionEnvironment Hashing PropertyLists WidgetPlatforms
  Typesetting ← DynamicLibraries Hashing WidgetDrawing WidgetPlatforms
  FoundationCombine ← Combine; ViewDrawing ← SwiftUI Typesetting; MacroExpansion; FrameworkMacros ← MacroExpansion
  """

/// The modules that widget code imports: Apple's names.
let frameworks = """
  CryptoKit ← DynamicLibraries FoundationSupplement Hashing LocalAuthentication; OSLog ← os; Symbols
  UserNotifications ← ExtensionEnvironment FoundationSupplement; WeatherKit ← CoreLocation; CommonCrypto ← CryptoKit
  MusicKit ← Combine CoreGraphics; Vision ← CoreImage ImageIO; AVFoundation ← AudioToolbox CoreMedia QuartzCore
  AVFAudio Speech ← AVFoundation; AVKit ← AVFoundation SwiftUI; RelevanceKit ← CoreLocation MapKit
  CoreSpotlight MobileCoreServices ← UniformTypeIdentifiers; EventKit ← CoreGraphics CoreLocation
  Accessibility CoreText ImageIO QuartzCore ← CoreGraphics; CoreImage ← CoreMedia ImageIO; Cocoa ← AppKit CoreData
  CoreData ← Combine DataModels DynamicLibraries ExtensionEnvironment FoundationSupplement Hashing
  CoreTransferable ← Combine UniformTypeIdentifiers; CloudKit ← CoreData; TipKit ← FrameworkMacros SwiftUI
  UIKit ← CoreImage CoreText QuartzCore UserNotifications WidgetPlatforms; PhotosUI ← Photos SwiftUI
  AppKit LinkPresentation MediaPlayer MessageUI Photos SafariServices WatchKit WebKit ← UIKit
  SwiftUI ← Accessibility AppKit CoreData CoreTransferable FrameworkMacros Symbols WidgetPlatforms
  AuthenticationServices Charts DeveloperToolsSupport StoreKit ← SwiftUI
  FoundationModels ← FoundationSupplement FrameworkMacros; ManagedSettings ← FamilyControls; Compression ← DataCompression FoundationSupplement
  SwiftData ← CoreData FrameworkMacros SwiftUI; AlarmKit ← ActivityKit AppIntents SwiftUI
  DeviceActivity ← FamilyControls SwiftUI; MapKit ← CoreLocation SwiftUI
  Intents ← CoreLocation ExtensionRuntime RelevanceKit WidgetRecording
  AppIntents ← CoreSpotlight ExtensionRuntime FrameworkMacros RelevanceKit SwiftUI UIKit; GameplayKit ← simd
  WidgetKit ← ActivityKit AppIntents ExtensionRuntime Intents ViewDrawing
  Accelerate ActivityKit AdSupport AppTrackingTransparency AudioToolbox BackgroundTasks \
    Combine Contacts CoreBluetooth CoreGraphics CoreHaptics CoreLocation CoreMedia CoreMotion os \
    CoreTelephony DeviceCheck FamilyControls HealthKit IOKit LocalAuthentication simd \
    MetricKit NaturalLanguage Network NetworkExtension Security ServiceManagement \
    SystemConfiguration UniformTypeIdentifiers WatchConnectivity ← FoundationSupplement
  """

/// From a manifest to a report, in the order data flows, and the tools of this package.
let pipeline = """
  WidgetRecording ← CivilTime FileTypes JSON ParallelWork WidgetDrawing WidgetPlatforms; CLibXML2
  ExtensionRuntime ← CInterposition CivilTime ExtensionEnvironment Hashing NetworkAnswers \
    Spelling WidgetRecording
  WidgetManifest ← FileTypes NetworkAnswers PropertyLists Spelling WidgetRecording
  WidgetSimulation ← ParallelWork WidgetRecording; SwiftPackages ← FileTypes Hashing JSON
  WidgetBuilder ← DataModels FileTypes Hashing ProcessSpawning PropertyLists SourceParsing \
    SwiftPackages WidgetManifest WidgetPlatforms WidgetRecording
  ExtensionImport ← FileTypes JSON ParallelWork PropertyLists SourceParsing SwiftPackages WidgetManifest WidgetPlatforms
  WidgetRunner ← ExtensionEnvironment FileTypes NetworkAnswers ParallelWork ProcessSpawning \
    PropertyLists WidgetManifest WidgetRecording WidgetSimulation
  WidgetFindings WidgetDoctor ← WidgetRecording; WidgetCalibration ← WidgetPlatforms; CIndexStore
  APICoverage ← CIndexStore ProcessSpawning; AppleNamesGenerator CheckCatalogGenerator DeclarationTableGenerator
  WidgetChecks ← Hashing ParallelWork WidgetFindings WidgetRecording WidgetSimulation
  WidgetReports ← CLibXML2 CivilTime Hashing ParallelWork WidgetDrawing WidgetFindings WidgetRecording WidgetSimulation
  widgetcheck ← CommandLineArguments ExtensionImport FileTypes Hashing NetworkAnswers \
    ParallelWork ProcessSpawning Spelling SwiftPackages WidgetBuilder WidgetCalibration \
    WidgetChecks WidgetDoctor WidgetFindings WidgetManifest WidgetPlatforms WidgetRecording WidgetReports WidgetRunner WidgetSimulation
  """

/// What has tests and, behind the arrow, what these import beside it; `*` is every framework.
let tested = """
  JSON CivilTime FileTypes ParallelWork Hashing PropertyLists Spelling WidgetPlatforms SourceParsing AppleNamesGenerator \
    ProcessSpawning CommandLineArguments ExtensionEnvironment SwiftPackages WidgetRecording \
    WidgetManifest WidgetDoctor WidgetCalibration DeclarationTableGenerator APICoverage WidgetDrawing \
    NetworkAnswers WidgetBuilder WidgetSimulation WidgetChecks WidgetReports WidgetRunner ExtensionImport
  FoundationSupplement ← DataModels DynamicLibraries *; ViewDrawing ← Charts ImageIO; Fuzzing ← FuzzedReaders
  SwiftUI ← AVKit Charts MacroExpansion SwiftData TipKit; AppIntents ← Intents MapKit
  WidgetKit ← CInterposition DeclarationTableGenerator WidgetBuilder
  CommandLine Sample ← widgetcheck
  """

/// Modules and programs for tests; `make fuzz` alone has the fuzzer, and counters in all modules.
let fuzzerFlags = Context.environment["WIDGETCHECK_FUZZ"]?.split(separator: " ").map(String.init)
let testTools = """
  TestSupport ← WidgetRecording; Benchmarks ← ProcessSpawning WidgetChecks WidgetReports
  FuzzedReaders ← ExtensionImport FoundationSupplement WidgetBuilder WidgetChecks WidgetReports
  \(fuzzerFlags == nil ? "" : "Fuzzer ← FuzzedReaders")
  """

/// Reads a table: its targets, with their imports.
func rows(_ table: String) -> [(name: String, imports: [String])] {
  table.split { "\n;".contains($0) }.flatMap { row in
    let sides = row.split(separator: "←").map { $0.split(separator: " ").map(String.init) }
    return (sides.first ?? []).map { ($0, sides.dropFirst().first ?? []) }
  }
}

let appleNames = rows(frameworks).map(\.name)
let widgetModules = appleNames + ["FoundationCombine"]
let tables = [ground, frameworkSupport, frameworks, pipeline, testTools]
let sources = Dictionary(uniqueKeysWithValues: tables.flatMap(rows))
let tests = rows(tested).map { name, others in
  (name + "Tests", others.flatMap { $0 == "*" ? widgetModules : [$0] } + [name, "TestSupport"])
}
let imports = sources.merging(tests) { $1 }.mapValues { $0.filter { sources[$0] != nil } }

/// Whether any of some modules, or of those that they import, is built on the parser.
func parses(_ names: [String]) -> Bool {
  names.contains { parsers.contains($0) || parses(imports[$0] ?? []) }
}
let parsers: Set = ["APICoverage", "MacroExpansion", "SourceParsing"]

/// The toolchain's `usr` folder, found through `PATH`, so that no location is written down.
let toolchain =
  (Context.environment["PATH"] ?? "").split(separator: ":").lazy
  .map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
  .map { $0.deletingLastPathComponent().deletingLastPathComponent().path }
  .first { FileManager.default.fileExists(atPath: $0 + "/lib/swift/host/SwiftParser.swiftmodule") }
  ?? "/usr"

/// Links the toolchain's own build of swift-syntax, and its library of compiled indexes.
let parser = LinkerSetting.unsafeFlags(
  ["/lib", "/lib/swift/host"].map { toolchain + $0 }.flatMap {
    ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]
  } + ["Syntax", "Parser", "IfConfig", "Diagnostics", "Operators"].map { "-lSwift" + $0 })

func bases(of name: String) -> [Target.Dependency] {
  (imports[name] ?? []).map { .byName(name: $0) }
}

func targets(_ table: String, in folder: String) -> [Target] {
  rows(table).map { name, _ in
    let bases = bases(of: name)
    switch name {
    case "CIndexStore": return .systemLibrary(name: name)
    case "CLibXML2": return .systemLibrary(name: name, pkgConfig: "libxml-2.0")
    case "FrameworkMacros": return .macro(name: name, dependencies: bases, path: folder + name)
    case _ where name.hasSuffix("Generator"), "widgetcheck", "APICoverage", "Benchmarks", "Fuzzer":
      return .executableTarget(name: name, dependencies: bases, path: folder + name)
    default: return .target(name: name, dependencies: bases, path: folder + name)
    }
  }
}

let plugins = ["AppleNames", "CheckCatalog", "DeclarationTable"].map {
  Target.plugin(
    name: $0 + "Plugin", capability: .buildTool(), dependencies: [.byName(name: $0 + "Generator")],
    path: "Sources/\($0)Plugin")
}

let package = Package(
  name: "widgetcheck",
  products: [.library(name: "WidgetFrameworks", type: .dynamic, targets: widgetModules)],
  targets: targets(ground, in: "Sources/") + targets(pipeline, in: "Sources/")
    + targets(frameworkSupport, in: "Sources/FrameworkSupport/")
    + targets(frameworks, in: "Sources/Frameworks/") + targets(testTools, in: "Tests/") + plugins
    + tests.map { .testTarget(name: $0.0, dependencies: bases(of: $0.0)) })

/// Frameworks go without the libraries of `URLSession` and `XMLParser`, and their traps say why.
let frameworkFlags =
  ["FoundationNetworking", "FoundationXML"].flatMap {
    ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", $0]
  } + ["-assert-config", "Debug"]

let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
for target in package.targets where ![.system, .plugin].contains(target.type) {
  let path = "\(Context.packageDirectory)/\(target.path ?? "Tests/" + target.name)"
  let files = FileManager.default.subpaths(atPath: path) ?? []
  // Files that are no sources. SwiftPM sees a target's first table once this file has changed.
  if target.path?.hasPrefix("Sources") != true, files.contains("Data") { target.exclude = ["Data"] }
  target.plugins = files.contains { $0.hasSuffix(".table") } ? ["DeclarationTablePlugin"] : nil
  var flags = parses([target.name]) ? ["-I", toolchain + "/lib/swift/host"] : []
  // Swift Testing looks for overlays of its own beside modules named like Apple's; there are none.
  if target.type == .test { flags += ["-Xfrontend", "-disable-cross-import-overlays"] }
  if fuzzerFlags != nil, target.type == .regular { flags.append("-sanitize=fuzzer") }
  target.swiftSettings =
    [.unsafeFlags(flags), .treatAllWarnings(as: .error)]
    + features.map { .enableUpcomingFeature($0) }
  let isFramework = (widgetModules + ["FoundationSupplement", "ViewDrawing"]).contains(target.name)
  var released = isFramework ? frameworkFlags : []
  let isOnMain = ["Typesetting", "ViewDrawing"].contains(target.name)  // and nowhere else
  if isOnMain { released.append("-disable-dynamic-actor-isolation") }
  target.swiftSettings?.append(.unsafeFlags(released, .when(configuration: .release)))
  switch target.name {
  case let name where parsers.contains(name): target.linkerSettings = [parser]
  case "Fuzzer": target.linkerSettings = [.unsafeFlags(fuzzerFlags ?? [])]
  case "ExtensionImport": target.plugins = ["AppleNamesPlugin"]
  case "WidgetChecks": target.plugins = ["CheckCatalogPlugin"]
  case "WidgetManifest": target.resources = [.embedInCode("Resources/widgetcheck.schema.json")]
  case "WidgetReports":
    target.resources = ["css", "js"].map { .embedInCode("HTMLReport/report.\($0)") }
  case "CInterposition":
    // A thread that ends still calls what is interposed, when its sanitizer has let go of it.
    target.cSettings = [.unsafeFlags(["-fno-sanitize=thread"])]
    // The backtracer reads debugging information first; a library without a name holds its path.
    let flags = ["-S", "-zdefs", "-soname", "libWidgetFrameworks.so"].flatMap { ["-Xlinker", $0] }
    target.linkerSettings = [.unsafeFlags(flags, .when(configuration: .release))]
  default: break
  }
}
