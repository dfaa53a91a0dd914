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

  /// Whether a module may have declarations that are not here; false for one that is another's.
  ///
  /// Of those that widgets are made of nearly everything is here, and a name that is unknown there
  /// is more likely misspelt.
  public static func isPartial(_ name: some StringProtocol) -> Bool {
    contains(name) && !whole.contains(Substring(name))
  }

  private static let whole: Set<Substring> = words(
    """
    ActivityKit AppIntents Charts Combine Foundation Intents OSLog Observation RelevanceKit SwiftUI
    SwiftUICore Symbols TipKit WidgetKit os
    """)

  /// The modules that this program has under Apple's names.
  public static let provided: Set<Substring> = words(
    """
    AVFAudio AVFoundation AVKit Accelerate Accessibility ActivityKit AdSupport AlarmKit AppIntents
    AppKit AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks Charts
    CloudKit Cocoa Combine CommonCrypto Compression Contacts CoreBluetooth CoreData CoreGraphics
    CoreHaptics CoreImage CoreLocation CoreMedia CoreMotion CoreSpotlight CoreTelephony CoreText
    CoreTransferable CryptoKit DeveloperToolsSupport DeviceActivity DeviceCheck EventKit
    FamilyControls FoundationModels GameplayKit HealthKit IOKit ImageIO Intents LocalAuthentication
    LinkPresentation ManagedSettings MapKit MediaPlayer MessageUI MetricKit MobileCoreServices MusicKit
    NaturalLanguage Network NetworkExtension OSLog Photos PhotosUI QuartzCore RelevanceKit
    SafariServices Security ServiceManagement Speech StoreKit SwiftData SwiftUI Symbols
    SystemConfiguration TipKit UIKit UniformTypeIdentifiers UserNotifications Vision
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit os simd
    """)

  /// The modules that come with the compiler on Linux.
  public static let toolchain: Set<Substring> = words(
    """
    Builtin Dispatch Distributed Foundation FoundationEssentials FoundationInternationalization
    FoundationNetworking FoundationXML Glibc Observation RegexBuilder Swift Synchronization
    _Concurrency _StringProcessing
    """)

  /// The modules of Apple's SDKs that are not here.
  private static let absent: Set<Substring> = words(
    """
    AGL ARKit AVRouting AccessorySetupKit Accounts AdAttributionKit AdServices AddressBook
    AddressBookUI AppClip AppMigrationKit AppleArchive AppleScriptKit AppleScriptObjC
    ApplicationServices AssetsLibrary AudioDriverKit AudioUnit AudioVideoBridging
    AutomaticAssessmentConfiguration Automator BackgroundAssets BrowserEngineCore BrowserEngineKit
    BrowserKit BusinessChat CFNetwork CalendarStore CallKit CarKey CarPlay Carbon Cinematic ClassKit
    ClockKit Collaboration ColorSync CompositorServices ContactProvider ContactsUI
    CoreAudio CoreAudioKit CoreAudioTypes CoreFoundation CoreHID CoreLocationUI CoreMIDI CoreML
    CoreMediaIO CoreNFC CoreServices CoreVideo CoreWLAN CreateML CreateMLComponents CryptoTokenKit
    DVDPlayback Darwin DataDetection DeclaredAgeRange DeviceDiscoveryExtension DeviceDiscoveryUI
    DirectoryService DiscRecording DiscRecordingUI DiskArbitration DockKit DriverKit
    EndpointSecurity EnergyKit EventKitUI ExceptionHandling ExposureNotification ExtensionFoundation
    ExtensionKit ExternalAccessory FSKit FileProvider FileProviderUI FinanceKit FinanceKitUI
    ForceFeedback GLKit GLUT GSS GameController GameKit GameSave GeoToolbox GroupActivities
    HealthKitUI HomeKit Hypervisor ICADevices IOBluetooth IOBluetoothUI IOSurface IOUSBHost
    IdentityDocumentServices IdentityDocumentServicesUI IdentityLookup IdentityLookupUI
    ImageCaptureCore ImagePlayground ImmersiveMediaSupport InputMethodKit InstallerPlugins
    InstantMessage IntentsUI JavaScriptCore JournalingSuggestions Kernel LDAP LatentSemanticMapping
    LightweightCodeRequirements LiveCommunicationKit LocalAuthenticationEmbeddedUI
    LockedCameraCapture MLCompute MachO MailKit ManagedApp ManagedAppDistribution ManagedSettingsUI
    MarketplaceKit Matter MatterSupport MediaAccessibility MediaExtension MediaLibrary MediaSetup
    MediaToolbox Messages Metal MetalFX MetalKit MetalPerformanceShaders
    MetalPerformanceShadersGraph ModelIO MultipeerConnectivity NearbyInteraction NetFS NewsstandKit
    NotificationCenter OSAKit ObjectiveC OpenAL OpenCL OpenDirectory OpenGL OpenGLES PCSC PDFKit
    PHASE PaperKit ParavirtualizedGraphics PassKit PencilKit PermissionKit PlaygroundSupport
    Playgrounds PreferencePanes ProximityReader PushKit PushToTalk Quartz QuickLook
    QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit ReplayKit RoomPlan Ruby SQLite3
    SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge
    SecureElementCredential
    SecurityFoundation SecurityInterface SecurityUI SensitiveContentAnalysis SensorKit SharedWithYou
    SharedWithYouCore ShazamKit Social SoundAnalysis Spatial SpriteKit StickerFoundation StickerKit
    StoreKitTest SwiftUICore SyncServices System SystemExtensions TVMLKit TVServices TVUIKit TWAIN
    TabletopKit TabularData Tcl TelephonyMessagingKit ThreadNetwork TouchController Translation
    TranslationUIProvider Twitter UIUtilities UserNotificationsUI VideoSubscriberAccount
    VideoToolbox Virtualization VisionKit VisualIntelligence WiFiAware WorkoutKit XPC _AVKit_SwiftUI
    _AppIntents_SwiftUI _LocationEssentials _MapKit_SwiftUI _MusicKit_SwiftUI _PhotosUI_SwiftUI
    _StoreKit_SwiftUI _SwiftData_SwiftUI _WebKit_SwiftUI asl dnssd iAd iTunesLibrary libxml2 notify
    vecLib vmnet zlib
    """)

  private static let names = provided.union(absent).union(["Foundation", "Observation"])

  /// The platforms of the modules that not all platforms have; those of the toolchain's that no
  /// platform of Apple's has, none.
  private static let platforms: [Substring: Set<Platform>] = {
    let handhelds: Set<Platform> = [.iOS, .iPadOS]
    let rows: [(String, Set<Platform>)] = [
      (
        """
        Builtin FoundationEssentials FoundationInternationalization FoundationNetworking
        FoundationXML Glibc
        """, []
      ),
      ("AppKit Carbon Cocoa ServiceManagement ScreenCaptureKit", [.macOS]),
      ("WatchKit ClockKit", [.watchOS]),
      ("ActivityKit AlarmKit CarPlay DeviceActivity FamilyControls ManagedSettings", handhelds),
      ("GLUT IOKit Ruby Tcl", [.macOS]),
      ("MobileCoreServices", handhelds.union([.watchOS, .visionOS])),
      ("MessageUI", handhelds.union([.visionOS])),
      ("CoreTelephony WatchConnectivity", handhelds.union([.watchOS])),
      ("UIKit", handhelds.union([.watchOS, .visionOS])),
      (
        """
        AdSupport AppTrackingTransparency CoreHaptics CoreImage CoreSpotlight MetricKit QuartzCore
        GameplayKit SafariServices Speech SystemConfiguration WebKit FoundationModels Vision
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
