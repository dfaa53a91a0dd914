import WidgetManifest

/// Modules that a build has without the author giving their sources.
enum KnownModules {
  /// The modules under Apple's names that this program has.
  static let provided: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit",
    "AdSupport", "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "Charts", "CloudKit", "Cocoa", "Combine",
    "CommonCrypto", "Contacts", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreTransferable", "CryptoKit", "DeveloperToolsSupport", "DeviceActivity",
    "DeviceCheck", "EventKit", "FamilyControls", "HealthKit", "ImageIO", "Intents",
    "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "MetricKit",
    "MobileCoreServices", "NaturalLanguage", "Network", "NetworkExtension", "OSLog", "Photos",
    "PhotosUI", "QuartzCore", "RelevanceKit", "SafariServices", "Security", "ServiceManagement",
    "Speech", "StoreKit", "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration", "TipKit",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WatchKit",
    "WeatherKit", "WebKit", "WidgetKit", "os",
  ]

  /// The modules that come with the compiler.
  static let toolchain: Set<String> = [
    "Builtin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Observation",
    "RegexBuilder", "Swift", "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  /// Modules of Apple's SDKs that exist on some platforms only.
  private static let platforms: [String: Set<Platform>] = [
    "ActivityKit": [.iOS, .iPadOS], "AlarmKit": [.iOS, .iPadOS], "AppKit": [.macOS],
    "Cocoa": [.macOS],
    "CoreTelephony": [.iOS, .iPadOS, .watchOS], "DeviceActivity": [.iOS, .iPadOS],
    "FamilyControls": [.iOS, .iPadOS], "FoundationNetworking": [], "FoundationXML": [],
    "ManagedSettings": [.iOS, .iPadOS], "MessageUI": [.iOS, .iPadOS, .visionOS],
    "ServiceManagement": [.macOS],
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
