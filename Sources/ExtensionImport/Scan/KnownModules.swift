import WidgetManifest

/// Modules that a build has without the author giving their sources.
enum KnownModules {
  /// The modules under Apple's names that this program has.
  static let provided: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AppKit", "AudioToolbox",
    "BackgroundTasks", "Charts", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Contacts",
    "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
    "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "EventKit", "HealthKit", "Intents",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MobileCoreServices", "Network",
    "NetworkExtension", "OSLog", "Photos", "QuartzCore", "RelevanceKit", "Security", "StoreKit",
    "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WatchConnectivity", "WatchKit", "WidgetKit", "os",
  ]

  /// The modules that come with the compiler.
  static let toolchain: Set<String> = [
    "Builtin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Observation",
    "RegexBuilder", "Swift", "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  /// Modules of Apple's SDKs that exist on some platforms only.
  private static let platforms: [String: Set<Platform>] = [
    "ActivityKit": [.iOS, .iPadOS], "AppKit": [.macOS], "Cocoa": [.macOS],
    "FoundationNetworking": [], "FoundationXML": [],
    "HealthKit": [.iOS, .iPadOS, .watchOS, .visionOS],
    "CoreMotion": [.iOS, .iPadOS, .watchOS, .visionOS],
    "UIKit": [.iOS, .iPadOS, .watchOS, .visionOS], "WatchConnectivity": [.iOS, .iPadOS, .watchOS],
    "WatchKit": [.watchOS],
  ]

  /// Whether a module can be imported on a platform here, as `canImport` asks.
  static func canImport(_ module: String, on platform: Platform) -> Bool {
    if let only = platforms[module], !only.contains(platform) { return false }
    return provided.contains(module) || toolchain.contains(module)
  }

  /// Whether a build has a module.
  static func has(_ module: String) -> Bool {
    provided.contains(module) || toolchain.contains(module)
  }
}
