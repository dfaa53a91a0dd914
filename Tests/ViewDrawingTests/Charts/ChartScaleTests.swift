import Charts
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Scales that are bent, padded, cropped or rounded.
@MainActor @Suite struct ChartScaleTests {
  private func scale(
    _ numbers: [Double], isRounded: Bool = true, includesZero: Bool = true,
    _ change: (inout ChartScaleChoice) -> Void = { _ in }
  ) -> ChartScale {
    var choice = ChartScaleChoice()
    change(&choice)
    return ChartScale(
      numbers.map { .number($0) }, spans: [], includesZero: includesZero, isRounded: isRounded,
      domain: nil, calendar: Calendar(identifier: .gregorian), choice)
  }

  private func numbers(_ ticks: [ChartValue]) -> [Double] { ticks.compactMap(\.position) }

  @Test func `a logarithmic scale has powers of ten at equal distances`() {
    let scale = scale([3, 900]) { $0.transform = .log }
    #expect(scale.low == 1 && scale.high == 1000)
    #expect([1, 10, 100, 1000].map { (scale.share($0) * 3).rounded(toPlaces: 6) } == [0, 1, 2, 3])
    #expect(numbers(scale.ticks(nil, most: 5)) == [1, 10, 100, 1000])
    #expect(abs((scale.value(at: 1 / 3)?.position ?? 0) - 10) < 1e-9)
    // What has no logarithm stands at the beginning.
    #expect(scale.share(0.0) == 0 && scale.share(-5.0) == 0 && scale.base == 0)
    let narrow = self.scale([12, 40], isRounded: false) { $0.transform = .log }
    #expect(numbers(narrow.ticks(nil, most: 6)) == [20])
  }

  @Test func `roots, powers and signed logarithms bend a scale around zero`() {
    let root = scale([0, 100]) { $0.transform = .power(0.5) }
    #expect(root.share(25.0) == 0.5 && root.value(at: 0.5)?.position == 25)
    let square = scale([0, 10]) { $0.transform = ChartTransform(.record(["power": .number(2)])) }
    #expect(square.share(5.0) == 0.25)
    let signed = scale([-1000, 1000]) { $0.transform = .symmetricLog(slope: 1) }
    #expect(signed.share(0.0) == 0.5 && abs(signed.share(10.0) - 0.5) > 0.15)
    #expect(numbers(signed.ticks(nil, most: 9)) == [-1000, -100, -10, -1, 0, 1, 10, 100, 1000])
    #expect(abs((signed.value(at: signed.share(-42.0))?.position ?? 0) + 42) < 1e-9)
  }

  @Test func `values take the part of the plot that their author leaves`() {
    var padded = scale([0, 10]) { $0.padding = (10, 20) }
    padded.fit(length: 100)
    #expect(padded.share(0.0) == 0.1 && padded.share(10.0) == 0.8)
    #expect(padded.value(at: 0.8)?.position == 10)
    var placed = scale([0, 10]) { $0.points = 50...100 }
    placed.fit(length: 200)
    #expect(placed.share(0.0) == 0.25 && placed.share(10.0) == 0.5)
  }

  @Test func `of a scale that scrolls the first values are seen, or those at a position`() {
    let first = scale([0, 100]) { $0.visibleLength = 20 }
    #expect(first.low == 0 && first.high == 20)
    let later = scale([0, 100]) { ($0.visibleLength, $0.firstVisible) = (20, .number(90)) }
    #expect(later.low == 80 && later.high == 100)
    var choice = ChartScaleChoice()
    (choice.visibleLength, choice.firstVisible) = (2, .category("c"))
    let names = ChartScale(
      ["a", "b", "c", "d", "e"].map { .category($0) }, spans: [], includesZero: false,
      isRounded: false, domain: nil, calendar: .current, choice)
    #expect(names.share(.category("c")) == 0.25 && names.share(.category("d")) == 0.75)
    #expect(names.ticks(nil, most: 5) == [.category("c"), .category("d")])
    #expect(names.band == 0.5)
  }

  @Test func `ends are rounded to the author's strides where he wishes`() {
    let strided = scale([3, 47], isRounded: false, includesZero: false) {
      ($0.rounding, $0.stride) = ((nil, true), .number(25))
    }
    #expect(strided.low == 3 && strided.high == 50)
    let plain = scale([3, 47]) { $0.rounding = (false, false) }
    #expect(plain.low == 0 && plain.high == 47)
  }

  /// Apple's documentation of Swift Charts tells the ends and the marks of the axes in its
  /// pictures.
  @Test func `ends and marks are those that Apple's documentation describes`() {
    func axis(_ numbers: [Double]) -> [Double] {
      self.numbers(scale(numbers).ticks(nil, most: ChartScale.usualMarks))
    }
    #expect(axis([5, 4, 4]) == [0, 2, 4, 6])
    #expect(axis([0.15, 1.1]) == [0, 0.5, 1, 1.5])
    #expect(axis([-0.55, 0.55]) == [-1, -0.5, 0, 0.5, 1])
    #expect(axis([5, 9, 7]) == [0, 5, 10])
    // As in a picture of Apple's: two on, five spaces would be more than an axis has.
    #expect(axis([-6.15, 1.25]) == [-10, -5, 0, 5])
    #expect(axis([40, 10]) == [0, 10, 20, 30, 40])
    #expect(axis([15_000, 8000]) == [0, 5000, 10_000, 15_000])
    #expect(axis([120, 720]) == [0, 250, 500, 750])
    #expect(scale([100]).usualStep(most: 5) == 20)
    #expect(scale([0.03]).usualStep(most: 5) == 0.01)
    let percent = scale([0, 100])
    #expect(numbers(percent.ticks(nil, most: ChartScale.usualMarks)) == [0, 25, 50, 75, 100])
    for (count, wanted) in [(3, [0.0, 50, 100]), (4, [0, 25, 50, 75, 100])] {
      let chosen = ViewAttribute.record(["desiredCount": .number(Double(count))])
      #expect(numbers(percent.ticks(chosen, most: 9)) == wanted)
    }
  }

  @Test func `numbers can be names, and names can go backwards`() {
    let names = scale([3, 1, 2]) { $0.isCategory = true }
    #expect(names.categories == ["3", "1", "2"] && names.share(.number(1)) == 0.5)
    let back = ChartScale(
      [.category("a"), .category("b")], spans: [], includesZero: false, isRounded: false,
      domain: .record(["reversed": .flag(true)]), calendar: .current)
    #expect(back.share(.category("a")) == 0.75)
  }

  @Test func `the author changes the domain that follows from the values`() {
    let chart = Chart {
      PointMark(x: .value("x", 5), y: .value("y", 50)).symbolSize(16)
      PointMark(x: .value("x", 10), y: .value("y", 100)).symbolSize(16)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10)
    .chartYScale(
      domain: .automatic(dataType: Double.self) { domain in domain = [0, 200] })
    let bounds = chart.fills
    #expect(bounds.map { (($0.minY + $0.maxY) / 2).rounded() } == [75, 50])
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}

extension View {
  /// The bounds of the fills in 200 by 100 points, in order.
  @MainActor var fills: [DrawnBounds] {
    LaidOut(self).canvas(200, 100).operations.compactMap { operation in
      if case .fill(let path, _, _) = operation { path.bounds } else { nil }
    }
  }

  /// The bounds of the strokes in 200 by 100 points, with their styles, in order.
  @MainActor var strokes: [(bounds: DrawnBounds, line: LineStyle)] {
    LaidOut(self).canvas(200, 100).operations.compactMap { operation in
      guard case .stroke(let path, _, let line) = operation, let bounds = path.bounds else {
        return nil
      }
      return (bounds, line)
    }
  }

  /// The groups in 200 by 100 points, in order.
  @MainActor var groups: [DrawingGroup] {
    LaidOut(self).canvas(200, 100).operations.compactMap { operation in
      if case .push(let group) = operation { group } else { nil }
    }
  }
}
