// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own build of swift-syntax, beside the compiler that reads this manifest.
let swiftSyntax = toolchain() + "/lib/swift/host"

/// What a target needs that imports the parser, or a module that does.
let parsing: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntax])]
let parser: [LinkerSetting] = [
  .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
  .unsafeFlags(
    ["Syntax", "Parser", "IfConfig", "Diagnostics", "Operators"].map { "-lSwift" + $0 }),
]

/// Finds the toolchain's `usr` folder through `PATH`, so that no location is written down.
func toolchain() -> String {
  let path = Context.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let usr = compiler.deletingLastPathComponent().deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: usr + "/lib/swift/host/SwiftParser.swiftmodule") {
      return usr
    }
  }
  return "/usr"
}

/// Facts and small tools with one owner each.
let ground: [Target] = [
  .target(name: "JSON"), .target(name: "Spelling"), .target(name: "SHA2"),
  .target(name: "DataModels"),
  .target(name: "CommandLineArguments", dependencies: ["Spelling"]),
  .target(name: "CivilTime", dependencies: ["JSON"]),
  .target(name: "WidgetPlatforms", dependencies: ["JSON"]),
  .target(name: "CProcessSpawning"),
  .target(name: "ProcessSpawning", dependencies: ["CProcessSpawning"]),
  .target(name: "ExtensionEnvironment", dependencies: ["CivilTime", "JSON", "WidgetPlatforms"]),
]

/// What stands behind Apple's names: no module that widget code imports by name.
let frameworkSupport: [Target] = [
  framework(
    "FoundationSupplement", ["ExtensionEnvironment", "WidgetPlatforms"], in: "FrameworkSupport"),
  .macro(name: "FrameworkMacros", path: "Sources/FrameworkSupport/FrameworkMacros"),
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

/// What widget code imports: Apple's names, and nothing of the harness in sight.
let frameworks: [Target] = [
  framework("CoreGraphics", ["FoundationSupplement"]),
  framework("Combine", ["FoundationSupplement"]),
  framework("CoreLocation", ["FoundationSupplement"]),
  framework("UIKit", ["QuartzCore", "UserNotifications", "WidgetPlatforms"]),
  framework("CoreData", ["FoundationSupplement", "Combine", "DataModels"]),
  framework("AppKit", ["UIKit"]), framework("UniformTypeIdentifiers", ["FoundationSupplement"]),
  framework("CoreTransferable", ["Combine", "UniformTypeIdentifiers"]),
  framework("Accessibility", ["CoreGraphics"]), framework("Symbols"),
  framework(
    "SwiftUI",
    ["Accessibility", "AppKit", "CoreData", "CoreTransferable", "FrameworkMacros", "Symbols"]),
  framework("RelevanceKit", ["CoreLocation", "MapKit"]),
  framework("Intents", ["RelevanceKit", "CoreLocation", "ExtensionRuntime", "WidgetRecording"]),
  framework(
    "AppIntents", ["RelevanceKit", "SwiftUI", "UniformTypeIdentifiers", "ExtensionRuntime"]),
  framework("ActivityKit", ["FoundationSupplement"]),
  framework("WidgetKit", ["AppIntents", "Intents", "ActivityKit", "ExtensionRuntime"]),
]

/// Returns a target that imitates one of Apple's frameworks.
///
/// It goes without the libraries of `URLSession` and `XMLParser`; its traps always say why.
func framework(
  _ name: String, _ dependencies: [Target.Dependency] = [], in folder: String = "Frameworks"
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    swiftSettings: ["FoundationNetworking", "FoundationXML"].map {
      frontend("-disable-autolink-library", $0, in: .release)
    } + [.unsafeFlags(["-assert-config", "Debug"], .when(configuration: .release))])
}

func frontend(_ flags: String..., in configuration: BuildConfiguration? = nil) -> SwiftSetting {
  .unsafeFlags(
    flags.flatMap { ["-Xfrontend", $0] }, configuration.map { .when(configuration: $0) })
}

/// What else widget code imports, beside the module that it is built on.
let companions: [Target] =
  [
    "FoundationSupplement": """
    Accelerate AppTrackingTransparency AudioToolbox BackgroundTasks CloudKit Contacts CoreBluetooth
    CoreHaptics CoreMedia CoreMotion CoreTelephony DeviceCheck FamilyControls
    HealthKit LocalAuthentication MetricKit NaturalLanguage Network NetworkExtension Security
    ServiceManagement SystemConfiguration UserNotifications WatchConnectivity os
    """,
    "AppTrackingTransparency": "AdSupport", "AVFoundation": "AVFAudio Speech",
    "CoreGraphics": "CoreText EventKit ImageIO QuartzCore", "CoreLocation": "WeatherKit",
    "CoreMedia": "AVFoundation", "CryptoKit": "CommonCrypto",
    "FamilyControls": "DeviceActivity ManagedSettings", "os": "OSLog",
    "SwiftUI": "AuthenticationServices Charts DeveloperToolsSupport StoreKit",
    "UIKit": "CoreImage MediaPlayer MessageUI Photos SafariServices WatchKit WebKit",
    "UniformTypeIdentifiers": "CoreSpotlight MobileCoreServices",
  ].sorted { $0.key < $1.key }.flatMap { base, names in
    names.split { " \n".contains($0) }.map { framework(String($0), [.byName(name: base)]) }
  } + [
    framework("AVKit", ["AVFoundation", "SwiftUI"]), framework("PhotosUI", ["Photos", "SwiftUI"]),
    framework("AlarmKit", ["ActivityKit", "SwiftUI"]),
    framework("CryptoKit", ["FoundationSupplement", "SHA2"]),
    framework("Cocoa", ["AppKit", "CoreData"]), framework("MapKit", ["CoreLocation", "SwiftUI"]),
  ] + ["SwiftData", "TipKit"].map { framework($0, ["SwiftUI", "FrameworkMacros"]) }

/// From a manifest to a report, in the order data flows.
let pipeline: [Target] = [
  .target(name: "WidgetRecording", dependencies: ["CivilTime", "JSON", "WidgetPlatforms"]),
  .target(
    name: "ExtensionRuntime",
    dependencies: ["ExtensionEnvironment", "WidgetRecording", "CInterposition", "Spelling"]),
  .target(
    name: "WidgetManifest", dependencies: ["WidgetRecording", "Spelling"],
    resources: [.embedInCode("Resources/widgetcheck.schema.json")]),
  .target(name: "WidgetSimulation", dependencies: ["WidgetRecording"]),
  .target(
    name: "WidgetBuilder",
    dependencies: ["WidgetManifest", "WidgetRecording", "DataModels", "ProcessSpawning", "SHA2"],
    swiftSettings: parsing, linkerSettings: parser),
  .target(
    name: "ExtensionImport", dependencies: ["JSON", "WidgetPlatforms"],
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
  .executableTarget(name: "CheckCatalogGenerator", path: "Sources/CheckCatalogGenerator"),
  .plugin(
    name: "CheckCatalogPlugin", capability: .buildTool(),
    dependencies: ["CheckCatalogGenerator"], path: "Sources/CheckCatalogPlugin"),
  .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  .target(
    name: "WidgetReports",
    dependencies: ["WidgetFindings", "WidgetSimulation", "WidgetRecording", "CLibXML2", "SHA2"],
    resources: [.embedInCode("HTMLReport/report.css"), .embedInCode("HTMLReport/report.js")]),
  .executableTarget(
    name: "widgetcheck",
    dependencies: [
      "WidgetManifest", "WidgetBuilder", "WidgetRunner", "WidgetRecording", "WidgetSimulation",
      "WidgetFindings", "WidgetChecks", "WidgetReports", "WidgetDoctor", "ExtensionImport",
      "Spelling", "CommandLineArguments",
    ],
    swiftSettings: parsing),
]

let tests: [Target] = [
  .target(name: "TestSupport", dependencies: ["WidgetRecording"], path: "Tests/TestSupport"),
  tests(of: "WidgetRecording"), tests(of: "JSON"), tests(of: "CivilTime"), tests(of: "SHA2"),
  tests(of: "WidgetPlatforms"), tests(of: "ProcessSpawning"), tests(of: "Spelling"),
  tests(of: "CommandLineArguments"), tests(of: "ExtensionEnvironment"),
  tests(
    of: "FoundationSupplement",
    using: ["CoreGraphics", "CoreLocation", "CoreData", "Combine", "UIKit", "ActivityKit"]
      + companions.map { .byName(name: $0.name) }),
  tests(
    of: "SwiftUI", using: ["FrameworkMacros", "Charts", "AppKit", "AVKit", "SwiftData", "TipKit"]),
  tests(
    of: "AppIntents",
    using: [
      "Intents", "RelevanceKit", "SwiftUI", "MapKit", "UniformTypeIdentifiers", "ExtensionRuntime",
    ]),
  tests(of: "WidgetKit", using: ["ExtensionRuntime", "CInterposition"]),
  tests(of: "WidgetManifest"),
  tests(
    of: "WidgetBuilder", using: ["DataModels", "ProcessSpawning", "WidgetManifest", "WidgetPlatforms"],
    with: parsing),
  tests(of: "ExtensionImport", using: ["WidgetManifest", "WidgetPlatforms"], with: parsing),
  tests(of: "WidgetSimulation", excluding: ["Vectors"]),
  tests(
    of: "WidgetChecks", using: ["WidgetFindings", "WidgetSimulation"],
    excluding: ["Messages.txt"]),
  tests(of: "WidgetReports", using: ["WidgetFindings", "WidgetSimulation", "CLibXML2", "SHA2"]),
  tests(of: "WidgetRunner", using: ["WidgetManifest", "WidgetSimulation"]),
  .executableTarget(
    name: "Benchmarks", dependencies: ["WidgetBuilder", "WidgetChecks", "WidgetReports"],
    path: "Tests/Benchmarks", swiftSettings: parsing),
  .testTarget(name: "CommandLineTests", dependencies: ["TestSupport", "widgetcheck"]),
  tests(of: "WidgetDoctor"),
  .testTarget(name: "SampleTests", dependencies: ["TestSupport", "widgetcheck"]),
]

/// Returns the test target of a target.
///
/// Swift Testing looks for overlays of its own beside modules named like Apple's; there are none.
func tests(
  of name: String, using others: [Target.Dependency] = [], excluding data: [String] = [],
  with settings: [SwiftSetting] = []
) -> Target {
  let names = Set([name, "TestSupport", "WidgetRecording"]).sorted()
  return .testTarget(
    name: name + "Tests", dependencies: names.map { .byName(name: $0) } + others, exclude: data,
    swiftSettings: [frontend("-disable-cross-import-overlays")] + settings)
}

let package = Package(
  name: "widgetcheck",
  products: [
    .executable(name: "widgetcheck", targets: ["widgetcheck"]),
    .library(
      name: "WidgetFrameworks", type: .dynamic, targets: ["WidgetKit"] + companions.map(\.name)),
  ],
  targets: ground + frameworkSupport + frameworks + companions + pipeline + tests
)

for target in package.targets
where ![.system, .plugin].contains(target.type)
  && !["CInterposition", "CProcessSpawning"].contains(target.name)
{
  let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  target.swiftSettings =
    (target.swiftSettings ?? []) + features.map { .enableUpcomingFeature($0) }
    + [.treatAllWarnings(as: .error)]
}
