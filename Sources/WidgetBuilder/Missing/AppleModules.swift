/// The modules of Apple's SDKs, whether this program has them or not.
enum AppleModules {
  /// The names, as the SDKs of iOS, macOS and watchOS have them.
  static let names: Set<Substring> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit
    AdAttributionKit AdServices AdSupport AddressBook AppClip AppIntents AppKit
    AppTrackingTransparency AppleArchive ApplicationServices AudioToolbox AudioUnit
    AuthenticationServices BackgroundAssets BackgroundTasks CFNetwork CallKit CarPlay Carbon Charts
    ClassKit ClockKit CloudKit Cocoa Combine Compression Contacts ContactsUI CoreAudio
    CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation
    CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight
    CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CryptoKit CryptoTokenKit
    Darwin DeveloperToolsSupport DeviceActivity DeviceCheck DiskArbitration EventKit EventKitUI
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
    FileProvider FinanceKit Foundation FoundationModels GLKit GameController GameKit GameplayKit
    GroupActivities HealthKit HealthKitUI HomeKit IOBluetooth IOKit IOSurface IdentityLookup
    ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions
    LinkPresentation LocalAuthentication MachO ManagedSettings ManagedSettingsUI MapKit Matter
    MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX MetalKit
    MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit
    NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter OSLog ObjectiveC
    Observation PDFKit PHASE PassKit PencilKit Photos PhotosUI PushKit QuartzCore QuickLook
    QuickLookThumbnailing RealityFoundation RealityKit RelevanceKit ReplayKit RoomPlan
    SafariServices SceneKit ScreenCaptureKit ScreenTime Security SensitiveContentAnalysis SensorKit
    ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis Spatial Speech SpriteKit StoreKit
    SwiftData SwiftUI Symbols System SystemConfiguration TabularData TipKit Translation UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XPC os simd
    """.split { " \n".contains($0) })
}
