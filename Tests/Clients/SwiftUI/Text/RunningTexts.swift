import SwiftUI

/// A departure that counts by itself, in every way that texts can.
struct DepartureClock: View {
  let departure: Date
  let arrival: Date
  let now: TimeDataSource<Date> = .currentDate

  /// The formats by name, for a setting.
  var timer: SystemFormatStyle.Timer { .timer(countingDownIn: departure..<arrival) }
  var watch: SystemFormatStyle.Stopwatch { .stopwatch(startingAt: departure, showsHours: false) }
  var offset: SystemFormatStyle.DateOffset {
    .offset(to: departure, maxFieldCount: 1, sign: .always())
  }
  var reference: SystemFormatStyle.DateReference {
    .reference(to: departure, allowedFields: [.hour, .minute], thresholdField: .minute)
  }

  /// The dates at which a text has to be drawn again.
  func redraws(after date: Date) -> [Date?] {
    [timer.discreteInput(after: date), timer.discreteInput(before: date)]
  }

  var body: some View {
    VStack {
      Text(.currentDate, format: .dateTime.hour().minute())
      Text(now, format: timer)
      Text(.currentDate, format: watch)
      Text(now, format: offset)
      Text(now, format: reference)
      Text(.currentDate, format: .timer(countingUpIn: departure..<arrival))
      Text(.durationOffset(to: departure), format: .time(pattern: .hourMinute))
      Text(.durationOffset(to: departure), format: .units(allowed: [.minutes], width: .narrow))
    }
  }

  /// The elapsed and the remaining time of travel.
  var ranges: [TimeDataSource<Range<Date>>] {
    [.dateRange(startingAt: departure), .dateRange(endingAt: arrival)]
  }
}
