import Charts
import SwiftUI
import WidgetKit

/// The power that a house took and gave in one hour.
struct Reading: Identifiable {
  let date: Date
  let used: Double
  let solar: Double

  var id: Date { date }
}

struct EnergyEntry: TimelineEntry {
  let date: Date
  let readings: [Reading]
}

/// Hours of a day whose use and sun follow the same curve each day.
struct EnergyProvider: TimelineProvider {
  func placeholder(in context: Context) -> EnergyEntry {
    entry(at: Calendar.current.startOfDay(for: .now).addingTimeInterval(12 * 3600))
  }

  func getSnapshot(in context: Context, completion: @escaping (EnergyEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<EnergyEntry>) -> Void) {
    let hours = [0, 3].map { Date.now.addingTimeInterval(Double($0) * 3600) }
    completion(
      Timeline(entries: hours.map(entry), policy: .after(.now.addingTimeInterval(6 * 3600))))
  }

  private func entry(at date: Date) -> EnergyEntry {
    let calendar = Calendar.current
    let midnight = calendar.startOfDay(for: date)
    let last = calendar.component(.hour, from: date)
    let readings = (0...max(1, last)).compactMap { hour -> Reading? in
      guard let date = calendar.date(byAdding: .hour, value: hour, to: midnight) else { return nil }
      let height = max(0, 1 - abs(Double(hour) - 13) / 6)
      let evening = (17...21).contains(hour) ? 1.4 : 0
      return Reading(
        date: date, used: 0.6 + evening + Double(hour * 7 % 5) / 10, solar: 2.4 * height * height)
    }
    return EnergyEntry(date: date, readings: readings)
  }
}

/// Power over the hours, as bars, lines or shares by family.
struct EnergyView: View {
  let entry: EnergyEntry
  @Environment(\.widgetFamily) private var family

  private var used: Double { entry.readings.reduce(0) { $0 + $1.used } }
  private var solar: Double { entry.readings.reduce(0) { $0 + min($1.used, $1.solar) } }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("\(used, format: .number.precision(.fractionLength(1))) kWh").font(.headline)
      switch family {
      case .systemSmall: shares
      case .systemMedium: bars
      default:
        bars
        lines
      }
    }
    .containerBackground(.background, for: .widget)
  }

  private var shares: some View {
    Chart {
      SectorMark(angle: .value("Sun", solar), innerRadius: .ratio(0.6), angularInset: 1)
        .foregroundStyle(.yellow)
      SectorMark(angle: .value("Grid", used - solar), innerRadius: .ratio(0.6), angularInset: 1)
        .foregroundStyle(.gray)
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let plot = proxy.plotFrame {
          let frame = geometry[plot]
          Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }

  private var bars: some View {
    Chart(entry.readings) { reading in
      BarMark(
        x: .value("Hour", reading.date, unit: .hour),
        y: .value("Sun", min(reading.used, reading.solar))
      )
      .foregroundStyle(by: .value("Source", "Sun"))
      BarMark(
        x: .value("Hour", reading.date, unit: .hour),
        y: .value("Grid", max(0, reading.used - reading.solar))
      )
      .foregroundStyle(by: .value("Source", "Grid"))
    }
    .chartForegroundStyleScale(["Sun": Color.yellow, "Grid": .gray])
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 3)) {
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
  }

  private var lines: some View {
    Chart(entry.readings) { reading in
      AreaMark(x: .value("Hour", reading.date), y: .value("Sun", reading.solar))
        .foregroundStyle(.yellow.opacity(0.4)).interpolationMethod(.monotone)
      LineMark(x: .value("Hour", reading.date), y: .value("Used", reading.used))
        .interpolationMethod(.catmullRom)
      RuleMark(y: .value("Limit", 2)).foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
    }
    .chartYScale(domain: 0...3)
    .chartOverlay { proxy in
      GeometryReader { geometry in
        if let peak, let plot = proxy.plotFrame,
          let point = proxy.position(for: (x: peak.date, y: peak.used))
        {
          let frame = geometry[plot]
          Text("\(peak.used, format: .number.precision(.fractionLength(1)))")
            .font(.caption2.bold())
            .position(x: frame.minX + point.x, y: frame.minY + point.y - 9)
        }
      }
    }
  }

  /// The reading with the greatest use.
  private var peak: Reading? { entry.readings.max { $0.used < $1.used } }
}

@main struct EnergyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Energy", provider: EnergyProvider()) { EnergyView(entry: $0) }
      .configurationDisplayName("Energy")
      .description("The power of the day.")
      .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}
