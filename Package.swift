// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own build of swift-syntax, beside the compiler that reads this manifest.
let swiftSyntax = toolchain() + "/lib/swift/host"

/// The settings of a target that imports the parser, or a module that does.
let parsing: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntax])]
let parser = linking("Syntax Parser IfConfig Diagnostics Operators", in: swiftSyntax)

/// Returns the settings of a target that links libraries of the toolchain.
func linking(_ libraries: String, in folder: String) -> [LinkerSetting] {
  let search = ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]
  return [.unsafeFlags(search + words(libraries).map { "-lSwift" + $0 })]
}

/// Finds the toolchain's `usr` folder through `PATH`, so that no location is written down.
func toolchain() -> String {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  let roots = folders.map { folder in
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    return compiler.deletingLastPathComponent().deletingLastPathComponent().path
  }
  let parser = "/lib/swift/host/SwiftParser.swiftmodule"
  return roots.first { FileManager.default.fileExists(atPath: $0 + parser) } ?? "/usr"
}

/// Returns a target and what it depends on, in words.
func target(
  _ name: String, _ bases: String = "", in folder: String? = nil, _ settings: [SwiftSetting] = [],
  _ linker: [LinkerSetting] = [], resources: [Resource]? = nil, plugins: [Target.PluginUsage]? = nil
) -> Target {
  .target(
    name: name, dependencies: words(bases).map { .byName(name: $0) },
    path: folder.map { "Sources/\($0)/\(name)" }, resources: resources, swiftSettings: settings,
    linkerSettings: linker, plugins: plugins)
}

/// Facts and small tools with one owner each.
let ground: [Target] = [
  target("ParallelWork"), target("JSON", "ParallelWork"), target("Spelling"), target("Hashing"),
  target("FileTypes"), target("DynamicLibraries"),
  target("DataModels"), target("PropertyLists"), target("CProcessSpawning"),
  target("CommandLineArguments", "Spelling"), target("SourceParsing", "", in: nil, parsing, parser),
  target("CivilTime", "JSON"), target("WidgetPlatforms", "JSON"),
  target("NetworkAnswers", "CivilTime JSON"),
  target("WidgetDrawing", "DynamicLibraries Hashing JSON"),
  target("ProcessSpawning", "CProcessSpawning"),
  target("ExtensionEnvironment", "CivilTime JSON WidgetPlatforms"),
]

/// Support for Apple's frameworks; widget code imports none of it by name.
let frameworkSupport: [Target] = [
  framework(
    "FoundationSupplement", "ExtensionEnvironment Hashing PropertyLists WidgetPlatforms",
    in: "FrameworkSupport"),
  target("Typesetting", "DynamicLibraries Hashing WidgetDrawing", in: "FrameworkSupport"),
  framework("ViewDrawing", "SwiftUI Typesetting", in: "FrameworkSupport"),
  target("MacroExpansion", in: "FrameworkSupport", parsing, parser),
  .macro(
    name: "FrameworkMacros", dependencies: ["MacroExpansion"],
    path: "Sources/FrameworkSupport/FrameworkMacros", swiftSettings: parsing),
  .target(
    name: "CInterposition", path: "Sources/FrameworkSupport/CInterposition",
    // A thread that ends still calls what is interposed, when its sanitizer has let go of it.
    cSettings: [.unsafeFlags(["-fno-sanitize=thread"])],
    // The backtracer reads the library's debugging information first, for half a second a crash.
    // Without a name of its own the library holds the path where it was linked.
    linkerSettings: [
      .unsafeFlags(
        ["-S", "-zdefs", "-soname", "libWidgetFrameworks.so"].flatMap { ["-Xlinker", $0] },
        .when(configuration: .release))
    ]),
]

/// The modules that widget code imports: Apple's names, each after the modules that it is built on.
let frameworks = [
  (
    "FoundationSupplement",
    """
    Accelerate ActivityKit AdSupport AppTrackingTransparency AudioToolbox BackgroundTasks CloudKit Combine
    Contacts CoreBluetooth CoreGraphics CoreHaptics CoreLocation CoreMedia CoreMotion CoreTelephony
    DeviceCheck FamilyControls GameplayKit HealthKit LocalAuthentication MetricKit NaturalLanguage Network
    NetworkExtension Security ServiceManagement SystemConfiguration UniformTypeIdentifiers
    WatchConnectivity os simd
    """
  ),
  ("FoundationSupplement ExtensionEnvironment", "UserNotifications"),
  ("", "Symbols"), ("os", "OSLog"), ("FoundationSupplement Hashing", "CryptoKit"),
  ("CryptoKit", "CommonCrypto"), ("CoreLocation", "WeatherKit"),
  ("Combine FoundationSupplement", "MusicKit"), ("CoreImage ImageIO", "Vision"),
  ("CoreMedia", "AVFoundation"), ("AVFoundation", "AVFAudio Speech"),
  ("FamilyControls", "DeviceActivity ManagedSettings"),
  ("UniformTypeIdentifiers", "CoreSpotlight MobileCoreServices"),
  ("CoreGraphics", "Accessibility CoreImage CoreText ImageIO QuartzCore"),
  ("CoreGraphics CoreLocation", "EventKit"),
  (
    "FoundationSupplement ExtensionEnvironment Combine DataModels DynamicLibraries Hashing",
    "CoreData"
  ),
  ("Combine UniformTypeIdentifiers", "CoreTransferable"),
  ("CoreImage CoreText QuartzCore UserNotifications WidgetPlatforms", "UIKit"),
  ("UIKit", "AppKit MediaPlayer MessageUI Photos SafariServices WatchKit WebKit"),
  ("AppKit CoreData", "Cocoa"),
  ("Accessibility AppKit CoreData CoreTransferable FrameworkMacros Symbols", "SwiftUI"),
  ("SwiftUI", "AuthenticationServices Charts DeveloperToolsSupport StoreKit"),
  ("FoundationSupplement FrameworkMacros", "FoundationModels"),
  ("SwiftUI FrameworkMacros", "TipKit"), ("SwiftUI CoreData FrameworkMacros", "SwiftData"),
  ("SwiftUI AVFoundation", "AVKit"),
  ("SwiftUI Photos", "PhotosUI"), ("SwiftUI ActivityKit", "AlarmKit"),
  ("SwiftUI CoreLocation", "MapKit"), ("CoreLocation MapKit", "RelevanceKit"),
  ("RelevanceKit CoreLocation ExtensionRuntime WidgetRecording", "Intents"),
  ("RelevanceKit SwiftUI UniformTypeIdentifiers ExtensionRuntime", "AppIntents"),
  ("AppIntents Intents ActivityKit ExtensionRuntime ViewDrawing", "WidgetKit"),
].flatMap { bases, names in words(names).map { framework($0, bases) } }

func words(_ text: String) -> [String] { text.split { " \n".contains($0) }.map(String.init) }

/// Returns a target that imitates one of Apple's frameworks.
///
/// It goes without the libraries of `URLSession` and `XMLParser`; its traps always say why. Its
/// `.table` files, if it has any, are made into declarations before it is compiled.
func framework(_ name: String, _ bases: String, in folder: String = "Frameworks") -> Target {
  let unlinked = ["FoundationNetworking", "FoundationXML"].flatMap {
    ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", $0]
  }
  let sources = "\(Context.packageDirectory)/Sources/\(folder)/\(name)"
  let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
  return target(
    name, bases, in: folder,
    [.unsafeFlags(unlinked + ["-assert-config", "Debug"], .when(configuration: .release))],
    plugins: files.contains { $0.hasSuffix(".table") } ? ["DeclarationTablePlugin"] : nil)
}

/// From a manifest to a report, in the order data flows.
let pipeline: [Target] = [
  target("WidgetRecording", "CivilTime FileTypes JSON ParallelWork WidgetDrawing WidgetPlatforms"),
  target(
    "ExtensionRuntime",
    "CInterposition ExtensionEnvironment Hashing NetworkAnswers Spelling WidgetRecording"),
  target(
    "WidgetManifest", "FileTypes Hashing NetworkAnswers PropertyLists Spelling WidgetRecording",
    resources: [.embedInCode("Resources/widgetcheck.schema.json")]),
  target("WidgetSimulation", "ParallelWork WidgetRecording"),
  target("SwiftPackages", "FileTypes JSON"),
  target(
    "WidgetBuilder",
    """
    DataModels FileTypes Hashing ProcessSpawning PropertyLists SourceParsing SwiftPackages
    WidgetManifest WidgetRecording
    """,
    parsing, parser),
  target(
    "ExtensionImport", "FileTypes JSON PropertyLists SourceParsing SwiftPackages WidgetPlatforms",
    parsing, parser
  ),
  target(
    "WidgetRunner",
    """
    ExtensionEnvironment FileTypes NetworkAnswers ParallelWork ProcessSpawning PropertyLists
    WidgetManifest WidgetRecording WidgetSimulation
    """),
  target("WidgetFindings", "WidgetRecording"), target("WidgetDoctor", "WidgetRecording"),
  target("WidgetCalibration", "WidgetPlatforms"),
  target(
    "WidgetChecks", "Hashing ParallelWork WidgetFindings WidgetRecording WidgetSimulation",
    plugins: ["CheckCatalogPlugin"]),
  .executableTarget(name: "CheckCatalogGenerator"), plugin("CheckCatalog"),
  .executableTarget(name: "DeclarationTableGenerator"), plugin("DeclarationTable"),
  .systemLibrary(name: "CIndexStore"),
  .executableTarget(
    name: "APICoverage", dependencies: ["CIndexStore"], swiftSettings: parsing,
    linkerSettings: parser + linking("", in: toolchain() + "/lib")),
  .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  target(
    "WidgetReports",
    "CLibXML2 Hashing ParallelWork WidgetDrawing WidgetFindings WidgetRecording WidgetSimulation",
    resources: [.embedInCode("HTMLReport/report.css"), .embedInCode("HTMLReport/report.js")]),
  .executableTarget(
    name: "widgetcheck",
    dependencies: [
      "CommandLineArguments", "ExtensionImport", "FileTypes", "NetworkAnswers", "ParallelWork",
      "ProcessSpawning", "SwiftPackages", "WidgetBuilder", "WidgetCalibration", "WidgetChecks",
      "WidgetDoctor", "WidgetFindings", "WidgetManifest", "WidgetRecording", "WidgetReports",
      "WidgetRunner", "WidgetSimulation",
    ], swiftSettings: parsing),
]

/// Returns the plugin that has a generator write sources before they are compiled.
func plugin(_ name: String) -> Target {
  .plugin(
    name: name + "Plugin", capability: .buildTool(),
    dependencies: [.byName(name: name + "Generator")], path: "Sources/\(name)Plugin")
}

let plainTests = words(
  """
  JSON CivilTime FileTypes ParallelWork Hashing PropertyLists Spelling WidgetPlatforms ProcessSpawning CommandLineArguments
  ExtensionEnvironment SwiftPackages WidgetRecording WidgetManifest WidgetDoctor WidgetCalibration
  DeclarationTableGenerator
  """)

let tests: [Target] =
  plainTests.map { tests(of: $0) } + [
    .target(name: "TestSupport", dependencies: ["WidgetRecording"], path: "Tests/TestSupport"),
    tests(of: "WidgetDrawing", "JSON"), tests(of: "NetworkAnswers", "CivilTime"),
    tests(of: "ViewDrawing", "Charts ImageIO SwiftUI Typesetting WidgetDrawing"),
    tests(
      of: "FoundationSupplement",
      frameworks.map(\.name).joined(separator: " ") + " DynamicLibraries"),
    tests(of: "SwiftUI", "AVKit Charts MacroExpansion SwiftData TipKit", with: parsing),
    tests(of: "AppIntents", "ExtensionRuntime Intents MapKit"),
    tests(of: "WidgetKit", "CInterposition DeclarationTableGenerator"),
    tests(of: "APICoverage", with: parsing), tests(of: "SourceParsing", with: parsing),
    tests(
      of: "WidgetBuilder", "DataModels ProcessSpawning SwiftPackages WidgetManifest", with: parsing),
    tests(of: "ExtensionImport", "WidgetManifest", with: parsing),
    tests(of: "WidgetSimulation", excluding: ["Vectors"]),
    tests(of: "WidgetChecks", "WidgetFindings WidgetSimulation", excluding: ["Messages.txt"]),
    tests(of: "WidgetReports", "CLibXML2 Hashing WidgetFindings WidgetSimulation"),
    tests(
      of: "WidgetRunner", "ExtensionEnvironment ProcessSpawning WidgetManifest WidgetSimulation",
      excluding: ["extension.py"]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["TestSupport", "widgetcheck"],
      exclude: ["Outputs/failing.c", "Faults/Extension"]),
    .target(
      name: "FuzzedReaders",
      dependencies: words(
        """
        ExtensionImport FoundationSupplement JSON PropertyLists WidgetBuilder WidgetChecks
        WidgetFindings WidgetManifest WidgetRecording WidgetReports WidgetSimulation
        """
      ).map { .byName(name: $0) }, path: "Tests/Fuzzing/Readers", swiftSettings: parsing),
    .testTarget(
      name: "FuzzingTests", dependencies: ["FuzzedReaders", "TestSupport"],
      swiftSettings: parsing),
    .testTarget(name: "SampleTests", dependencies: ["TestSupport", "widgetcheck"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["ProcessSpawning", "WidgetChecks", "WidgetReports"],
      path: "Tests/Benchmarks", exclude: ["Limits"]),
  ]

/// The program that makes up inputs for readers, led by the code that they reach.
///
/// Only `make fuzz` has it: what it reads is compiled with libFuzzer's counters for it.
let fuzzer = Target.executableTarget(
  name: "Fuzzer", dependencies: ["FuzzedReaders"], path: "Tests/Fuzzing/Fuzzer",
  swiftSettings: parsing,
  linkerSettings: [.unsafeFlags(words(Context.environment["WIDGETCHECK_FUZZ"] ?? ""))])
let isFuzzing = Context.environment["WIDGETCHECK_FUZZ"] != nil

/// Returns the test target of a target, and the other modules that it imports, in words.
///
/// Swift Testing looks for overlays of its own beside modules named like Apple's; there are none.
func tests(
  of name: String, _ others: String = "", excluding data: [String] = [],
  with settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: Set([name, "TestSupport"] + words(others)).sorted().map { .byName(name: $0) },
    exclude: data,
    swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])] + settings)
}

let package = Package(
  name: "widgetcheck",
  products: [
    .executable(name: "widgetcheck", targets: ["widgetcheck"]),
    .library(name: "WidgetFrameworks", type: .dynamic, targets: frameworks.map(\.name)),
  ],
  targets: ground + frameworkSupport + frameworks + pipeline + tests
    + (isFuzzing ? [fuzzer] : [])
)

let features = words("ExistentialAny InternalImportsByDefault MemberImportVisibility")
for target in package.targets
where ![.system, .plugin].contains(target.type)
  && !["CInterposition", "CProcessSpawning"].contains(target.name)
{
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  target.swiftSettings? += features.map { .enableUpcomingFeature($0) }
  if isFuzzing, ![.executable, .macro].contains(target.type) {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer"]))
  }
}
