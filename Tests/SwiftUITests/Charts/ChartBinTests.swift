import Charts
import SwiftUI
import Testing

/// Bins of numbers and dates.
@Suite struct ChartBinTests {
  @Test func `bins have round sizes around their numbers`() {
    let bins = NumberBins(data: [1.0, 4, 17, 38], desiredCount: 5)
    #expect(bins.thresholds == [0, 10, 20, 30, 40])
    #expect(bins.count == 4 && bins[0].lowerBound == 0 && bins[3].upperBound == 40)
    #expect([0, 9.9, 10, 40].map { bins.index(for: $0) } == [0, 0, 1, 3])
    // The last one has its end in it.
    #expect(bins[3].contains(40) && !bins[2].contains(30))
    #expect(NumberBins(size: 5, range: 0...9).thresholds == [0, 5, 10])
    #expect(NumberBins(size: 2.5, data: [0, 5]).thresholds == [0, 2.5, 5])
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(range: 0...9, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(range: 0...99, desiredCount: 10).thresholds.count == 11)
    #expect(NumberBins(thresholds: [1, 5]).thresholds == [1, 5])
    #expect(NumberBins(range: 0.0...1, desiredCount: 10, minimumStride: 0.5).count == 2)
    #expect(NumberBins(data: [1, 1, 2, 3, 5, 8, 13]).count > 1)
  }

  @Test func `bins of dates begin at the beginnings of units`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let noon = Date(timeIntervalSince1970: 43_200)
    let days = DateBins(unit: .day, data: [noon, noon + 2 * 86_400], calendar: calendar)
    #expect(days.thresholds.map(\.timeIntervalSince1970) == [0, 86_400, 172_800, 259_200])
    #expect(days.index(for: noon + 86_400) == 1)
    let two = DateBins(unit: .day, by: 2, range: noon...(noon + 86_400), calendar: calendar)
    #expect(two.count == 1)
    #expect(DateBins(timeInterval: 3600, range: noon...(noon + 7200)).count == 2)
    #expect(DateBins(timeInterval: 3600, data: [noon, noon + 1800]).count == 1)
    let ten = DateBins(range: noon...(noon + 86_400), desiredCount: 4, calendar: calendar)
    #expect(ten[0].upperBound.timeIntervalSince(ten[0].lowerBound) == 21_600)
    #expect(DateBins(data: [noon], calendar: calendar).count == 1)
    #expect(DateBins(thresholds: [noon]).isEmpty)
  }
}
