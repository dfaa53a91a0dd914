import SwiftUI
import WidgetDrawing
import WidgetPlatforms

@testable import ViewDrawing

/// Complications that watchOS 26 drew at two pixels a point, beside the tests of
/// `home-assistant/iOS` (Tests/WatchAppTests).
@MainActor enum WatchPictures {
  private static let watch: @MainActor (inout ViewStyle) -> Void = {
    $0.isDark = true
    $0.scene.system = PlatformVersion(.watchOS, SystemVersion(26))
  }

  private static func picture(
    _ name: String, _ width: Double, _ height: Double, _ boxes: String,
    @ViewBuilder view: @escaping @MainActor () -> some View
  ) -> MeasuredPicture {
    MeasuredPicture(
      name, width, height, pixels: 2, isCentered: true, boxes, page: .black, setup: watch,
      view: view)
  }

  private static func line(_ text: String, _ weight: Font.Weight = .regular) -> some View {
    Text(text).font(.caption2.weight(weight)).lineLimit(1).minimumScaleFactor(0.5)
  }

  private static func lines(
    hasIcon: Bool = true, @ViewBuilder _ lines: () -> some View
  ) -> some View {
    HStack(spacing: 6) {
      if hasIcon {
        Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: 18, height: 18)
      }
      VStack(alignment: .leading, spacing: 1) { lines() }
      Spacer(minLength: 0)
    }
    .padding(12).frame(width: 180, alignment: .leading)
  }

  private static func inline(_ text: String) -> some View {
    Text(text).font(.system(size: 15)).lineLimit(1).frame(width: 180, height: 44)
  }

  /// Lines of small text.
  static let texts: [MeasuredPicture] = [
    picture("two lines", 180, 59, "t 37 15.5 59 10.5,t 36 33 54 13") {
      lines {
        line("Bedroom", .semibold)
        line("All quiet")
      }
    },
    picture("three lines", 180, 77, "t 37 16 70.5 10,t 37 33.5 29 10.5,t 37 51.5 44.5 10.5") {
      lines {
        line("Front Door", .semibold)
        line("Lock")
        line("Locked")
      }
    },
    picture(
      "lines around a gauge", 180, 115,
      "t 37 15 81 13.5,t 36 34 83.5 12,t 37 89.5 106 13"
    ) {
      lines {
        line("Living Room", .semibold)
        line("Temperature")
        Color.clear.frame(height: 37)
        line("Updated 2m ago")
      }
    },
    picture("inline", 180, 44, "t 44 17 92.5 13.5") { inline("Battery - 68%") },
    picture("inline, a name", 180, 44, "t 48.5 16.5 83 14") { inline("Living Room") },
    picture("inline, a value", 180, 44, "t 76.5 17 27 11") { inline("72%") },
    picture("circular without a gauge", 100, 100, "t 35 46.5 31 11.5,t 32.5 62.5 35 9") {
      VStack(spacing: -2) {
        Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: 16, height: 16)
        Text("68%").font(.system(size: 16, weight: .semibold)).lineLimit(1)
        Text("Battery").font(.system(size: 10)).lineLimit(1)
      }
    },
  ]

  private static func number(_ text: String) -> some View {
    Text(text).font(.system(size: 22, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
  }

  /// Gauges of 50 points in a space of 100.
  static let gauges: [MeasuredPicture] = [
    picture("gauge with bounds", 100, 100, "s 25 25 50 38.5 #30d158") {
      Gauge(value: 0.68) {
        EmptyView()
      } currentValueLabel: {
        number("68%")
      } minimumValueLabel: {
        Text(verbatim: "0")
      } maximumValueLabel: {
        Text(verbatim: "100")
      }
      .gaugeStyle(.accessoryCircular).tint(.green)
    },
    picture("gauge without bounds", 100, 100, "s 25 25 50 43.5 #30d158") {
      Gauge(value: 0.68) {
        EmptyView()
      } currentValueLabel: {
        Text("68%").font(.system(size: 12, weight: .semibold))
      }
      .gaugeStyle(.accessoryCircular).tint(.green)
    },
    picture("gauge of capacity", 100, 100, "s 25 25 50 50") {
      Gauge(value: 0.68) {
        Text("68%").font(.system(size: 12, weight: .semibold))
      }
      .gaugeStyle(.accessoryCircularCapacity).tint(.green)
    },
  ]
}
