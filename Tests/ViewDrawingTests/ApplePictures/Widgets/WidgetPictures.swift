import Charts
import Foundation
import SwiftUI
import WidgetDrawing
import WidgetPlatforms

@testable import ViewDrawing

/// home-assistant/iOS: widgets and Live Activities at their sizes, iOS 26, three pixels a point.
@MainActor enum WidgetPictures {
  private static func event(_ title: String, _ subtitle: String) -> some View {
    Link(destination: URL(filePath: "/")) {
      HStack(alignment: .center, spacing: 8) {
        RoundedRectangle(cornerRadius: 2).fill(Color.blue).frame(width: 3)
        VStack(alignment: .leading, spacing: 1) {
          Text(title).font(.caption.weight(.semibold)).foregroundStyle(.primary).lineLimit(1)
          Text(verbatim: subtitle).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
        Spacer(minLength: 0)
      }
      .fixedSize(horizontal: false, vertical: true).frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
  }

  private static func badge() -> some View {
    VStack(alignment: .leading, spacing: -2) {
      Text(verbatim: "MON").font(.caption2.weight(.heavy))
      Text(verbatim: "18").font(.system(size: 30, weight: .semibold, design: .rounded))
    }
    .minimumScaleFactor(0.8).lineLimit(1)
  }

  private static func calendar(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> some View
  ) -> some View {
    VStack(spacing: 4) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        HStack(spacing: 2) {
          Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
          Text("8:00\u{202F}AM").font(.system(size: 11))
        }
        .foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .padding(16).frame(width: width, height: height)
  }

  static let calendars: [MeasuredPicture] = [
    MeasuredPicture(
      "calendar small", 170, 170, isCentered: true,
      """
      t 16.67 18.33 26 8.33,s 16 67.33 3 28.67,t 27.33 69.67 96.33 9,s 16 100 3 28.67,\
      t 27.67 117.67 102.67 8.33,t 111 142.67 41.67 8
      """
    ) {
      calendar(170, 170) {
        VStack(alignment: .leading, spacing: 4) {
          badge()
          event("Calendar event 1", "All-day")
          event("Calendar event 2", "9:00\u{202F}AM – 10:00\u{202F}AM")
          Spacer(minLength: 0)
        }
      }
    },
    MeasuredPicture(
      "calendar large", 364, 382, isCentered: true,
      """
      t 16.33 73.67 38 8.33,s 16 92.67 3 28.67,s 16 129.33 3 28.67,s 16 166 3 28.67,\
      s 16 202.67 3 28.67,t 16.33 241.67 68.67 8.33,s 16 260.67 3 28.67,t 306 354.67 40.67 8
      """
    ) {
      calendar(364, 382) {
        VStack(alignment: .leading, spacing: 8) {
          badge()
          VStack(alignment: .leading, spacing: 8) {
            Text("Today").font(.caption2.weight(.bold)).textCase(.uppercase)
            ForEach(1..<5) { event("Calendar event \($0)", "All-day · Calendar 1") }
          }
          VStack(alignment: .leading, spacing: 8) {
            Text("Tomorrow").font(.caption2.weight(.bold)).textCase(.uppercase)
            event("Calendar event 5", "All-day · Calendar 2")
          }
          Spacer(minLength: 0)
        }
      }
    },
    MeasuredPicture(
      "calendar not configured", 364, 170, isCentered: true,
      "y 166.33 45.67 31.33 29,t 148.67 88.33 67.33 12.33,t 94.33 114.67 175.67 11.33"
    ) {
      VStack(spacing: 8) {
        Image(systemName: "calendar").font(.system(size: 32))
        Text(verbatim: "Calendar").font(.callout.bold())
        Text(verbatim: "Edit widget to select calendars.").font(.caption)
          .foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).padding(16).frame(width: 364, height: 170)
    },
  ]

  private static func activity(
    _ title: String, _ message: String, _ trailing: String?, bar: CGFloat?
  ) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        RoundedRectangle(cornerRadius: 12).fill(Color.orange).frame(width: 48, height: 48)
        VStack(alignment: .leading, spacing: 4) {
          Text(title).font(.title3.weight(.semibold)).lineLimit(1)
          Text(message).font(.body).foregroundStyle(.secondary).lineLimit(2)
        }
        Spacer(minLength: 0)
        if let trailing { Text(trailing).font(.headline.monospacedDigit()) }
      }
      if let bar { Capsule().fill(Color.blue).frame(height: bar) }
    }
    .padding(16).frame(width: 360, height: 130)
  }

  static let activities: [MeasuredPicture] = [
    MeasuredPicture(
      "activity with a bar", 360, 130, isCentered: true,
      """
      s 16 30 48 48,t 76.67 34.33 72.67 18.33,t 76.67 60.67 108.33 17,\
      s 16 90.33 328 10
      """
    ) { activity("Laundry", "Washing cycle", "40%", bar: 10) },
    MeasuredPicture(
      "activity with words", 360, 130, isCentered: true,
      "s 16 41 48 48,t 77 71.67 127.33 17"
    ) { activity("Laundry", "Charging paused", "20%", bar: nil) },
    MeasuredPicture(
      "activity with a timer", 360, 130, isCentered: true, "s 16 31 48 48,s 16 95 328 4"
    ) {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .top, spacing: 12) {
          RoundedRectangle(cornerRadius: 12).fill(Color.orange).frame(width: 48, height: 48)
          VStack(alignment: .leading, spacing: 4) {
            Text("Laundry").font(.title3.weight(.semibold)).lineLimit(1)
            Text("25:00").font(.title3.monospacedDigit().weight(.medium))
          }
          Spacer(minLength: 0)
        }
        ProgressView(
          timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1500),
          countsDown: true, label: { EmptyView() }, currentValueLabel: { EmptyView() }
        )
        .tint(.orange)
      }
      .padding(16).frame(width: 360, height: 130)
    },
  ]

  private static let start = Date(timeIntervalSince1970: 0)

  private static let words = ["00", "06", "12", "18", "00"]

  static let charts: [MeasuredPicture] = [
    MeasuredPicture(
      "hours", 350, 160, isCentered: true,
      """
      s 18 118 8.67 10.67,s 30.33 118 8.67 10.67,s 293 95.67 8.67 33,s 305.33 108.33 8.67 20.33,\
      s 15.67 63 300.67 0.67,s 90.67 63 0.67 66,s 240.67 63 0.67 66,\
      t 320.33 60 11.33 6.67,t 20.33 135 10.67 7,t 95.33 135 10.67 7,\
      t 245.33 135 9.33 7
      """
    ) {
      Chart {
        ForEach(0..<24) { hour in
          BarMark(
            x: .value("Time", start.addingTimeInterval(3600 * Double(hour)), unit: .hour),
            yStart: .value("Energy", 0),
            yEnd: .value(
              "Energy", hour == 18 ? 1.33 : hour == 22 ? 0.758 : hour == 23 ? 0.467 : 0.245)
          )
          .cornerRadius(2)
        }
      }
      .chartXScale(domain: start...start.addingTimeInterval(24 * 3600))
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 6)) { value in
          AxisGridLine()
          AxisValueLabel(words[value.index]).font(.system(size: 9))
        }
      }
      .chartYAxis {
        AxisMarks(position: .trailing) { _ in
          AxisGridLine()
          AxisValueLabel().font(.system(size: 9))
        }
      }
      .frame(width: 318, height: 80.67).position(x: 175, y: 63.33 + 80.67 / 2)
      .frame(width: 350, height: 160)
    }
  ]

  private static let dark: @MainActor (inout ViewStyle) -> Void = {
    $0.isDark = true
    $0.scene.system.version = SystemVersion(26)
  }

  private static func ring(_ gauge: some View) -> some View {
    gauge.tint(.green).frame(width: 100, height: 100).frame(width: 120, height: 120)
  }

  private static func number(_ text: String) -> some View {
    Text(text).font(.system(size: 22, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
  }

  /// Gauges on black; the ring is a shape from 31 to 89, its mark a circle.
  static let gauges: [MeasuredPicture] = [
    MeasuredPicture(
      "gauge with bounds", 120, 120, isCentered: true,
      """
      s 31 31 58 45 #30d158,s 75.17 38.17 5.67 5.67 #30d158,t 42.67 75 5.67 8.33,t 59 75 18 8.33
      """, page: .black, setup: dark
    ) {
      ring(
        Gauge(value: 0.68) {
          EmptyView()
        } currentValueLabel: {
          number("68%")
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "100")
        }
        .gaugeStyle(.accessoryCircular))
    },
    MeasuredPicture(
      "gauge with bounds, long value", 120, 120, isCentered: true,
      "t 40.67 52.67 38.67 12.67", page: .black, setup: dark
    ) {
      ring(
        Gauge(value: 0.68) {
          EmptyView()
        } currentValueLabel: {
          number("1234")
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "100")
        }
        .gaugeStyle(.accessoryCircular))
    },
    MeasuredPicture(
      "gauge without bounds", 120, 120, isCentered: true,
      "s 31 31 58 50.33 #30d158,s 76.83 39.83 5.67 5.67 #30d158", page: .black, setup: dark
    ) {
      ring(
        Gauge(value: 0.68) {
          EmptyView()
        } currentValueLabel: {
          number("68%")
        }
        .gaugeStyle(.accessoryCircular))
    },
    MeasuredPicture(
      "gauge of capacity", 120, 120, isCentered: true,
      "s 31 31 58 58 #11491f", page: .black, setup: dark
    ) {
      ring(
        Gauge(value: 0.68) {
          Text("68%").font(.system(size: 12, weight: .semibold))
        }
        .gaugeStyle(.accessoryCircularCapacity))
    },
  ]
}
