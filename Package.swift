// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own build of swift-syntax, beside the compiler that reads this manifest.
let swiftSyntax = toolchain() + "/lib/swift/host"

/// What a target needs that imports the parser, or a module that does.
let parsing: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntax])]
let parser = linking("Syntax Parser IfConfig Diagnostics Operators", in: swiftSyntax)

/// Returns what a target needs that uses libraries of the toolchain's.
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

/// Facts and small tools with one owner each.
let ground: [Target] = [
  .target(name: "JSON"), .target(name: "Spelling"), .target(name: "SHA2"),
  .target(name: "DataModels"), .target(name: "PropertyLists"), .target(name: "CProcessSpawning"),
  .target(name: "CommandLineArguments", dependencies: ["Spelling"]),
  .target(name: "CivilTime", dependencies: ["JSON"]),
  .target(name: "WidgetPlatforms", dependencies: ["JSON"]),
  .target(name: "WidgetDrawing", dependencies: ["JSON", "SHA2"]),
  .target(name: "ProcessSpawning", dependencies: ["CProcessSpawning"]),
  .target(name: "ExtensionEnvironment", dependencies: ["CivilTime", "JSON", "WidgetPlatforms"]),
]

/// What stands behind Apple's names: no module that widget code imports by name.
let frameworkSupport: [Target] = [
  framework(
    "FoundationSupplement", ["ExtensionEnvironment", "WidgetPlatforms"], in: "FrameworkSupport"),
  .target(
    name: "Typesetting", dependencies: ["SHA2", "WidgetDrawing"],
    path: "Sources/FrameworkSupport/Typesetting"),
  framework("ViewDrawing", ["SwiftUI", "Typesetting"], in: "FrameworkSupport"),
  .target(name: "MacroExpansion", path: "Sources/FrameworkSupport/MacroExpansion"),
  .macro(
    name: "FrameworkMacros", dependencies: ["MacroExpansion"],
    path: "Sources/FrameworkSupport/FrameworkMacros"),
  .target(
    name: "CInterposition", path: "Sources/FrameworkSupport/CInterposition",
    // Whoever explains a crash reads the library's debugging information first, for half a second.
    // Without a name of its own the library holds the path where it was linked.
    linkerSettings: [
      .unsafeFlags(
        ["-S", "-zdefs", "-soname", "libWidgetFrameworks.so"].flatMap { ["-Xlinker", $0] },
        .when(configuration: .release))
    ]),
]

/// What widget code imports: Apple's names, each after the modules that it is built on.
let frameworks = [
  (
    "FoundationSupplement",
    """
    Accelerate ActivityKit AdSupport AppTrackingTransparency AudioToolbox BackgroundTasks CloudKit Combine
    Contacts CoreBluetooth CoreGraphics CoreHaptics CoreLocation CoreMedia CoreMotion CoreTelephony
    DeviceCheck FamilyControls HealthKit LocalAuthentication MetricKit NaturalLanguage Network
    NetworkExtension Security ServiceManagement SystemConfiguration UniformTypeIdentifiers
    UserNotifications WatchConnectivity os
    """
  ),
  ("", "Symbols"), ("os", "OSLog"), ("FoundationSupplement SHA2", "CryptoKit"),
  ("CryptoKit", "CommonCrypto"), ("CoreLocation", "WeatherKit"),
  ("CoreMedia", "AVFoundation"), ("AVFoundation", "AVFAudio Speech"),
  ("FamilyControls", "DeviceActivity ManagedSettings"),
  ("UniformTypeIdentifiers", "CoreSpotlight MobileCoreServices"),
  ("CoreGraphics", "Accessibility CoreText EventKit ImageIO QuartzCore"),
  ("FoundationSupplement Combine DataModels", "CoreData"),
  ("Combine UniformTypeIdentifiers", "CoreTransferable"),
  ("QuartzCore UserNotifications WidgetPlatforms", "UIKit"),
  ("UIKit", "AppKit CoreImage MediaPlayer MessageUI Photos SafariServices WatchKit WebKit"),
  ("AppKit CoreData", "Cocoa"),
  ("Accessibility AppKit CoreData CoreTransferable FrameworkMacros Symbols", "SwiftUI"),
  ("SwiftUI", "AuthenticationServices Charts DeveloperToolsSupport StoreKit"),
  ("SwiftUI FrameworkMacros", "SwiftData TipKit"), ("SwiftUI AVFoundation", "AVKit"),
  ("SwiftUI Photos", "PhotosUI"), ("SwiftUI ActivityKit", "AlarmKit"),
  ("SwiftUI CoreLocation", "MapKit"), ("CoreLocation MapKit", "RelevanceKit"),
  ("RelevanceKit CoreLocation ExtensionRuntime WidgetRecording", "Intents"),
  ("RelevanceKit SwiftUI UniformTypeIdentifiers ExtensionRuntime", "AppIntents"),
  ("AppIntents Intents ActivityKit ExtensionRuntime ViewDrawing", "WidgetKit"),
].flatMap { bases, names in words(names).map { framework($0, words(bases)) } }

func words(_ text: String) -> [String] { text.split { " \n".contains($0) }.map(String.init) }

/// Returns a target that imitates one of Apple's frameworks.
///
/// It goes without the libraries of `URLSession` and `XMLParser`; its traps always say why.
func framework(_ name: String, _ bases: [String], in folder: String = "Frameworks") -> Target {
  // Those of which some declarations are made of tables.
  let tabulated = words(
    """
    AppIntents AppKit CloudKit Combine CoreData CoreImage CoreLocation CryptoKit HealthKit Intents
    LocalAuthentication MapKit SwiftUI Symbols UIKit UniformTypeIdentifiers WatchKit
    """)
  let unlinked = ["FoundationNetworking", "FoundationXML"].flatMap {
    ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", $0]
  }
  return .target(
    name: name, dependencies: bases.map { .byName(name: $0) }, path: "Sources/\(folder)/\(name)",
    swiftSettings: [
      .unsafeFlags(unlinked + ["-assert-config", "Debug"], .when(configuration: .release))
    ],
    plugins: tabulated.contains(name) ? ["DeclarationTablePlugin"] : [])
}

/// From a manifest to a report, in the order data flows.
let pipeline: [Target] = [
  .target(
    name: "WidgetRecording",
    dependencies: ["CivilTime", "JSON", "WidgetDrawing", "WidgetPlatforms"]),
  .target(
    name: "ExtensionRuntime",
    dependencies: ["ExtensionEnvironment", "WidgetRecording", "CInterposition", "Spelling"]),
  .target(
    name: "WidgetManifest", dependencies: ["WidgetRecording", "PropertyLists", "Spelling"],
    resources: [.embedInCode("Resources/widgetcheck.schema.json")]),
  .target(name: "WidgetSimulation", dependencies: ["WidgetRecording"]),
  .target(name: "SwiftPackages", dependencies: ["JSON"]),
  .target(
    name: "WidgetBuilder",
    dependencies: [
      "SwiftPackages", "PropertyLists", "WidgetManifest", "WidgetRecording", "DataModels", "ProcessSpawning", "SHA2",
    ],
    swiftSettings: parsing, linkerSettings: parser),
  .target(
    name: "ExtensionImport",
    dependencies: ["JSON", "PropertyLists", "SwiftPackages", "WidgetPlatforms"],
    swiftSettings: parsing, linkerSettings: parser),
  .target(
    name: "WidgetRunner",
    dependencies: [
      "WidgetManifest", "WidgetRecording", "WidgetSimulation", "ExtensionEnvironment",
      "ProcessSpawning",
    ]),
  .target(name: "WidgetFindings", dependencies: ["WidgetRecording"]),
  .target(name: "WidgetDoctor", dependencies: ["WidgetRecording"]),
  .target(
    name: "WidgetChecks",
    dependencies: ["WidgetFindings", "WidgetSimulation", "WidgetRecording"],
    plugins: ["CheckCatalogPlugin"]),
  .executableTarget(name: "CheckCatalogGenerator"), plugin("CheckCatalog"),
  .executableTarget(name: "DeclarationTableGenerator"), plugin("DeclarationTable"),
  .systemLibrary(name: "CIndexStore"),
  .executableTarget(
    name: "APICoverage", dependencies: ["CIndexStore"], swiftSettings: parsing,
    linkerSettings: parser + linking("", in: toolchain() + "/lib")),
  .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  .target(
    name: "WidgetReports",
    dependencies: [
      "WidgetDrawing", "WidgetFindings", "WidgetSimulation", "WidgetRecording", "CLibXML2", "SHA2",
    ],
    resources: [.embedInCode("HTMLReport/report.css"), .embedInCode("HTMLReport/report.js")]),
  .executableTarget(
    name: "widgetcheck",
    dependencies: [
      "WidgetManifest", "WidgetBuilder", "WidgetRunner", "WidgetRecording", "WidgetSimulation",
      "WidgetFindings", "WidgetChecks", "WidgetReports", "WidgetDoctor", "ExtensionImport",
      "CommandLineArguments", "SwiftPackages",
    ], swiftSettings: parsing),
]

/// Returns the plugin that has a generator write sources before they are compiled.
func plugin(_ name: String) -> Target {
  .plugin(
    name: name + "Plugin", capability: .buildTool(),
    dependencies: [.byName(name: name + "Generator")], path: "Sources/\(name)Plugin")
}

let tests: [Target] = [
  .target(name: "TestSupport", dependencies: ["WidgetRecording"], path: "Tests/TestSupport"),
  tests(of: "JSON"), tests(of: "CivilTime"), tests(of: "SHA2"), tests(of: "PropertyLists"),
  tests(of: "Spelling"), tests(of: "SwiftPackages"),
  tests(of: "WidgetPlatforms"), tests(of: "ProcessSpawning"), tests(of: "CommandLineArguments"),
  tests(of: "WidgetDrawing", using: ["JSON"]),
  tests(of: "ViewDrawing", using: ["SwiftUI", "Typesetting", "WidgetDrawing"]),
  tests(of: "WidgetRecording"), tests(of: "WidgetManifest"), tests(of: "WidgetDoctor"),
  tests(of: "FoundationSupplement", using: frameworks.map { .byName(name: $0.name) }),
  tests(of: "SwiftUI", using: ["MacroExpansion", "Charts", "AVKit", "SwiftData", "TipKit"]),
  tests(of: "AppIntents", using: ["MapKit", "Intents", "ExtensionRuntime"]),
  tests(of: "WidgetKit", using: ["CInterposition", "DeclarationTableGenerator"]),
  tests(of: "DeclarationTableGenerator"), tests(of: "ExtensionEnvironment"),
  tests(of: "APICoverage", with: parsing),
  tests(
    of: "WidgetBuilder",
    using: ["DataModels", "ProcessSpawning", "SwiftPackages", "WidgetManifest"], with: parsing),
  tests(of: "ExtensionImport", using: ["WidgetManifest"], with: parsing),
  tests(of: "WidgetSimulation", excluding: ["Vectors"]),
  tests(
    of: "WidgetChecks", using: ["WidgetFindings", "WidgetSimulation"], excluding: ["Messages.txt"]),
  tests(of: "WidgetReports", using: ["WidgetFindings", "WidgetSimulation", "CLibXML2", "SHA2"]),
  tests(
    of: "WidgetRunner",
    using: ["WidgetManifest", "WidgetSimulation", "ExtensionEnvironment", "ProcessSpawning"],
    excluding: ["extension.py"]),
  .testTarget(name: "CommandLineTests", dependencies: ["TestSupport", "widgetcheck"]),
  .testTarget(name: "SampleTests", dependencies: ["TestSupport", "widgetcheck"]),
  .executableTarget(
    name: "Benchmarks", dependencies: ["ProcessSpawning", "WidgetChecks", "WidgetReports"],
    path: "Tests/Benchmarks", exclude: ["Limits"]),
]

/// Returns the test target of a target.
///
/// Swift Testing looks for overlays of its own beside modules named like Apple's; there are none.
func tests(
  of name: String, using others: [Target.Dependency] = [], excluding data: [String] = [],
  with settings: [SwiftSetting] = []
) -> Target {
  let names = Set([name, "TestSupport"]).sorted()
  return .testTarget(
    name: name + "Tests", dependencies: names.map { .byName(name: $0) } + others, exclude: data,
    swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])] + settings)
}

let package = Package(
  name: "widgetcheck",
  products: [
    .executable(name: "widgetcheck", targets: ["widgetcheck"]),
    .library(name: "WidgetFrameworks", type: .dynamic, targets: frameworks.map(\.name)),
  ],
  targets: ground + frameworkSupport + frameworks + pipeline + tests
)

let features = words("ExistentialAny InternalImportsByDefault MemberImportVisibility")
for target in package.targets
where ![.system, .plugin].contains(target.type)
  && !["CInterposition", "CProcessSpawning"].contains(target.name)
{
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  target.swiftSettings? += features.map { .enableUpcomingFeature($0) }
}
