/// The modules under Apple's names: which there are, on which platforms, and which are here.
public enum AppleModules {
  /// Whether a name is that of a module of Apple's SDKs, whether it is here or not.
  public static func contains(_ name: some StringProtocol) -> Bool {
    names.contains(Substring(name))
  }

  /// Whether a build here has a module without the author giving its sources.
  public static func areHere(_ name: some StringProtocol) -> Bool {
    provided.contains(Substring(name)) || toolchain.contains(Substring(name))
  }

  /// Whether a platform has a module, as `canImport` asks; modules of which nothing is known are
  /// on every platform.
  public static func has(_ name: some StringProtocol, on platform: Platform) -> Bool {
    platforms[Substring(name)]?.contains(platform) ?? true
  }

  /// The modules that this program has under Apple's names.
  public static let provided: Set<Substring> = words(
    """
    AVFAudio AVFoundation AVKit Accelerate Accessibility ActivityKit AdSupport AlarmKit AppIntents
    AppKit AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks Charts
    CloudKit Cocoa Combine CommonCrypto Contacts CoreBluetooth CoreData CoreGraphics CoreHaptics
    CoreImage CoreLocation CoreMedia CoreMotion CoreSpotlight CoreTelephony CoreText
    CoreTransferable CryptoKit DeveloperToolsSupport DeviceActivity DeviceCheck EventKit
    FamilyControls FoundationModels GameplayKit HealthKit IOKit ImageIO Intents LocalAuthentication
    ManagedSettings MapKit MediaPlayer MessageUI MetricKit MobileCoreServices MusicKit
    NaturalLanguage Network NetworkExtension OSLog Photos PhotosUI QuartzCore RelevanceKit
    SafariServices Security ServiceManagement Speech StoreKit SwiftData SwiftUI Symbols
    SystemConfiguration TipKit UIKit UniformTypeIdentifiers UserNotifications Vision
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit os simd
    """)

  /// The modules that come with the compiler on Linux.
  static let toolchain: Set<Substring> = words(
    """
    Builtin Dispatch Distributed Foundation FoundationEssentials FoundationInternationalization
    FoundationNetworking FoundationXML Observation RegexBuilder Swift Synchronization _Concurrency
    _StringProcessing
    """)

  /// The modules of Apple's SDKs that are not here.
  private static let absent: Set<Substring> = words(
    """
    ARKit AVRouting Accounts AdAttributionKit AdServices AddressBook AppClip AppleArchive
    ApplicationServices AudioUnit BackgroundAssets CFNetwork CallKit CarPlay Carbon ClassKit
    ClockKit Compression ContactsUI CoreAudio CoreFoundation CoreLocationUI CoreMIDI CoreML CoreNFC
    CoreServices CoreVideo CoreWLAN CreateML CryptoTokenKit Darwin DiskArbitration EventKitUI
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FileProvider FinanceKit
    GLKit GameController GameKit GroupActivities HealthKitUI HomeKit
    IOBluetooth IOSurface IdentityLookup ImageCaptureCore ImagePlayground IntentsUI
    JavaScriptCore JournalingSuggestions LinkPresentation MachO ManagedSettingsUI Matter
    MediaAccessibility MediaToolbox Messages Metal MetalFX MetalKit MetalPerformanceShaders ModelIO
    MultipeerConnectivity NearbyInteraction NotificationCenter ObjectiveC PDFKit PHASE
    PassKit PencilKit PushKit QuickLook QuickLookThumbnailing RealityFoundation RealityKit ReplayKit
    RoomPlan SceneKit ScreenCaptureKit ScreenTime SensitiveContentAnalysis SensorKit SharedWithYou
    ShazamKit Social SoundAnalysis Spatial SpriteKit System TabularData Translation
    UserNotificationsUI VideoToolbox VisionKit WorkoutKit XPC
    """)

  private static let names = provided.union(absent).union(["Foundation", "Observation"])

  /// The platforms of the modules that not all platforms have; those of the toolchain's that no
  /// platform of Apple's has, none.
  private static let platforms: [Substring: Set<Platform>] = {
    let handhelds: Set<Platform> = [.iOS, .iPadOS]
    let rows: [(String, Set<Platform>)] = [
      (
        """
        FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML
        """, []
      ),
      ("AppKit Carbon Cocoa ServiceManagement ScreenCaptureKit", [.macOS]),
      ("WatchKit ClockKit", [.watchOS]),
      ("ActivityKit AlarmKit CarPlay DeviceActivity FamilyControls ManagedSettings", handhelds),
      ("IOKit", [.macOS]),
      ("MessageUI", handhelds.union([.visionOS])),
      ("CoreTelephony WatchConnectivity", handhelds.union([.watchOS])),
      ("UIKit", handhelds.union([.watchOS, .visionOS])),
      (
        """
        AdSupport AppTrackingTransparency CoreHaptics CoreImage CoreSpotlight MetricKit QuartzCore
        GameplayKit SafariServices Speech SystemConfiguration WebKit
        """, handhelds.union([.macOS, .visionOS])
      ),
    ]
    return Dictionary(
      rows.flatMap { names, platforms in words(names).map { ($0, platforms) } },
      uniquingKeysWith: { first, _ in first })
  }()

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split { " \n".contains($0) })
  }
}
