extension AppleModules {
  /// The modules whose declarations are in another one here, and which every platform of Apple's has;
  /// each with the other.
  public static let homes = [
    "CoreAudio": "AudioToolbox", "CoreAudioTypes": "AudioToolbox", "CoreFoundation": "Foundation",
    "CoreVideo": "CoreMedia", "Darwin": "Glibc", "SwiftUICore": "SwiftUI",
  ]

  /// The modules that are not here and bring UIKit with them.
  public static let withUIKit: Set<String> = [
    "ARKit", "CarPlay", "ContactsUI", "EventKitUI", "GameKit", "IntentsUI", "Messages", "MetalKit",
    "PDFKit", "PassKit", "PencilKit", "QuickLook", "RealityKit", "ReplayKit", "SceneKit", "Social",
    "SpriteKit", "UserNotificationsUI", "VisionKit", "DeviceDiscoveryUI",
    "LocalAuthenticationEmbeddedUI", "PaperKit", "TVUIKit", "VideoSubscriberAccount",
  ]

  /// The modules that come without an import of their own on one platform and no other.
  ///
  /// On the Mac Foundation brings IOKit, which Core Services re-exports, and by which extensions look
  /// for the battery. On Apple Watch SwiftUI re-exports WatchKit, as it does UIKit and AppKit elsewhere.
  ///
  /// - Parameter platform: The platform.
  /// - Returns: The modules' names.
  public static func implicit(on platform: Platform) -> [String] {
    switch platform {
    case .macOS: ["IOKit"]
    case .watchOS: ["WatchKit"]
    case .iOS, .iPadOS, .visionOS: []
    }
  }
}
