import Charts
import Foundation
import SwiftUI

@testable import ViewDrawing

/// home-assistant/iOS: the energy of a home by hour or day, in widgets of iOS 26 at three pixels a
/// point.
@MainActor enum ChartPictures {
  /// What a home draws from the grid, what the sun gives it, and what it gives back.
  private struct Flow: Identifiable {
    var id: Int
    var grid: Double
    var solar: Double
    var returned: Double
    var used: Double { grid + solar - returned }
  }

  private static func flow(_ hour: Int, sun: Double) -> Flow {
    let time = Double(hour)
    let load =
      0.25 + 0.8 * exp(-(time - 7) * (time - 7) / 4) + exp(-(time - 20) * (time - 20) / 6)
    let solar = (6...18).contains(hour) ? sun * 1.6 * sin((time - 6) / 12 * .pi) : 0
    return Flow(
      id: hour, grid: max(load - solar, 0), solar: solar, returned: max(solar - load, 0))
  }

  private static func hours(sun: Double) -> [Flow] { (0..<24).map { flow($0, sun: sun) } }

  private static func days(_ count: Int) -> [Flow] {
    (0..<count).map { day in
      let hours = hours(sun: 0.5 + 0.25 * Double(day % 4))
      return Flow(
        id: day, grid: hours.reduce(0) { $0 + $1.grid }, solar: hours.reduce(0) { $0 + $1.solar },
        returned: hours.reduce(0) { $0 + $1.returned })
    }
  }

  private static let start = Date(timeIntervalSince1970: 1_699_920_000)

  private static func chart(
    _ flows: [Flow], _ unit: Calendar.Component, every stride: Int, _ words: [String],
    height: CGFloat = 160
  ) -> some View {
    let length = unit == .hour ? 3600.0 : 86_400
    return Chart {
      ForEach(flows) { flow in
        let time = start.addingTimeInterval(Double(flow.id) * length)
        BarMark(
          x: .value("Time", time, unit: unit), yStart: .value("Energy", 0),
          yEnd: .value("Energy", flow.used)
        )
        .cornerRadius(2)
        BarMark(
          x: .value("Time", time, unit: unit), yStart: .value("Energy", -flow.returned),
          yEnd: .value("Energy", 0)
        )
        .cornerRadius(2)
      }
    }
    .chartXScale(domain: start...start.addingTimeInterval(Double(flows.count) * length))
    .chartXAxis {
      AxisMarks(values: .stride(by: unit, count: stride)) { value in
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
    .frame(width: 318, height: height - 79.33)
    .position(x: 175, y: 63.33 + (height - 79.33) / 2).frame(width: 350, height: height)
  }

  private static let quarters = ["00", "06", "12", "18", "00"]
  private static let week = (14...21).map(String.init)
  private static let month = ["14", "21", "28", "5", "12"]

  static let all: [MeasuredPicture] = [
    MeasuredPicture(
      "energy, a day", 350, 160, isCentered: true,
      """
      t 323.67 59.67 4.33 6.67,t 323.33 76.67 2.67 6.33,t 323.33 92.67 5 7,\
      t 323.67 109.33 6.67 6.33,t 323.67 125.33 8.67 6.67,t 20.33 135 10.67 7,t 96 135 10.67 7,\
      t 247.67 135 9 7,s 257.67 78 9 18,s 270.33 75.33 9 20.67,s 68.33 90.33 9 5.67,\
      s 182 96 9 21.33
      """
    ) { chart(hours(sun: 1), .hour, every: 6, quarters) },
    MeasuredPicture(
      "energy, much returned", 350, 160, isCentered: true,
      """
      t 319.67 60 4.33 6.67,t 319.33 81.67 5 7,t 319.67 104 8.67 6.67,t 319.67 125.33 13.33 7,\
      t 95 135 10.67 7,t 244.67 135 9 7,s 254.33 80 9 5.33,s 267 79.33 9 6
      """
    ) { chart(hours(sun: 4), .hour, every: 6, quarters) },
    MeasuredPicture(
      "energy, much returned, large", 350, 310, isCentered: true,
      """
      t 319.67 60 4.33 6.67,t 319.33 131.67 5 7,t 319.67 204 8.67 6.67,t 319.67 275.33 13.33 7,\
      s 254.33 119 9 16.33,s 267 117 9 18.33,s 279.33 119 9 16.33
      """
    ) { chart(hours(sun: 4), .hour, every: 6, quarters, height: 310) },
    MeasuredPicture(
      "energy, without sun", 350, 160, isCentered: true,
      """
      t 320.33 60 11.33 6.67,t 320.33 81.67 11.33 7,t 320.33 103.67 12.67 7,t 320.33 125.33 5 7,\
      s 267.67 74 9 55,s 105.33 82.67 9 46.33,s 155.33 117 9 12
      """
    ) { chart(hours(sun: 0), .hour, every: 6, quarters) },
    MeasuredPicture(
      "energy, a week", 350, 160, isCentered: true,
      """
      t 318.67 59.67 10 7,t 318.33 76.33 9.33 7,t 318.33 92.67 5 7,t 318.67 109 13.33 7,\
      t 318.67 125.33 14.67 7,t 105.33 135 9.33 7,t 190.67 135 9 7,t 276 135 10.33 7,\
      t 63 135.33 9 6.67
      """
    ) { chart(days(7), .day, every: 1, week) },
    MeasuredPicture(
      "energy, a month", 350, 160, isCentered: true,
      "t 318.67 125.33 14.67 7,t 95 135 8 6.67,t 169.67 135 10 7,t 244 135.33 4.67 6.67"
    ) { chart(days(28), .day, every: 7, month) },
  ]
}
