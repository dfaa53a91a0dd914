import OSLog
import SwiftUI
import WidgetKit

/// Writes the sizes that views are laid out in, a line each, for `widgetcheck calibrate`.
///
/// On a device Console shows the lines; search for `widgetcheck-size`, select all, and copy.
enum SizeLog {
  private static let logger = Logger(subsystem: "widgetcheck", category: "sizes")

  static func write(_ element: String, _ size: CGSize, _ setting: String) {
    let line = "widgetcheck-size 1 \(setting) element=\(element) size=\(text(size))"
    logger.notice("\(line, privacy: .public)")
  }

  private static func text(_ size: CGSize) -> String {
    "\(rounded(size.width))x\(rounded(size.height))"
  }

  private static func rounded(_ length: CGFloat) -> Double {
    (Double(length) * 100).rounded() / 100
  }
}

/// Writes the size of the view that it modifies, under a name.
struct Measured: ViewModifier {
  let element: String
  @Environment(\.widgetFamily) private var family
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var scale

  func body(content: Content) -> some View {
    content.background {
      // Widgets are archived, so their views never appear; but this is asked for its content.
      GeometryReader { proxy in
        let setting = "\(Device.setting(scale: scale)) family=\(family.name) type=\(typeSize)"
        let _ = SizeLog.write(element, proxy.size, setting)
        Color.clear
      }
    }
  }
}

extension View {
  /// Writes the size in which the view is laid out.
  func measured(_ element: String) -> some View { modifier(Measured(element: element)) }

  /// Writes the size that the view takes where it may have any.
  func measuredFreely(_ element: String) -> some View { measured(element).fixedSize() }
}

extension WidgetFamily {
  /// The family's name as `widgetcheck` writes it.
  var name: String {
    switch self {
    case .systemSmall: return "systemSmall"
    case .systemMedium: return "systemMedium"
    case .systemLarge: return "systemLarge"
    case .systemExtraLarge: return "systemExtraLarge"
    case .accessoryCircular: return "accessoryCircular"
    case .accessoryRectangular: return "accessoryRectangular"
    case .accessoryInline: return "accessoryInline"
    default: return "other"
    }
  }
}
