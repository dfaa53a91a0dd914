import SwiftUI

#if os(iOS) || os(visionOS)
  import UIKit
#elseif os(watchOS)
  import WatchKit
#elseif os(macOS)
  import AppKit
#endif

/// The device that the extension runs on, as a line of the log names it.
@MainActor enum Device {
  static func setting(scale: CGFloat) -> String {
    let width = Int(min(screen.width, screen.height).rounded())
    let height = Int(max(screen.width, screen.height).rounded())
    let model = model.replacingOccurrences(of: " ", with: "-")
    return "system=\(platform)-\(version) device=\(model) screen=\(width)x\(height)@\(Int(scale))x"
  }

  #if os(iOS)
    private static var platform: String {
      UIDevice.current.userInterfaceIdiom == .pad ? "iPadOS" : "iOS"
    }
    private static var version: String { UIDevice.current.systemVersion }
    private static var model: String { UIDevice.current.model }
    private static var screen: CGSize { UIScreen.main.bounds.size }
  #elseif os(watchOS)
    private static let platform = "watchOS"
    private static var version: String { WKInterfaceDevice.current().systemVersion }
    private static var model: String { WKInterfaceDevice.current().model }
    private static var screen: CGSize { WKInterfaceDevice.current().screenBounds.size }
  #elseif os(macOS)
    private static let platform = "macOS"
    private static let model = "Mac"
    private static var version: String {
      let version = ProcessInfo.processInfo.operatingSystemVersion
      return "\(version.majorVersion).\(version.minorVersion)"
    }
    private static var screen: CGSize {
      NSScreen.main?.frame.size ?? CGSize(width: 1440, height: 900)
    }
  #elseif os(visionOS)
    private static let platform = "visionOS"
    private static var version: String { UIDevice.current.systemVersion }
    private static var model: String { UIDevice.current.model }
    private static let screen = CGSize(width: 720, height: 1280)
  #endif
}
