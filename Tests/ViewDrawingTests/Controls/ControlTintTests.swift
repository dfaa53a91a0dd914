import Foundation
import Testing
import WidgetDrawing

@testable import SwiftUI
@testable import ViewDrawing

@Suite @MainActor struct ControlTintTests {
  private let green = PaintColor(red: 0, green: 1, blue: 0)
  private let own = Color(red: 0, green: 1, blue: 0)
  private let colors = Gradient(colors: [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
  ])

  /// The paints of all outlines.
  private func paints(_ view: some View) -> [Paint] {
    LaidOut(view).canvas(100, 100).operations.compactMap { operation in
      switch operation {
      case .fill(_, let paint, _), .stroke(_, let paint, _): paint
      default: nil
      }
    }
  }

  @Test func `a control has the tint of its style, and no other has`() {
    let bar = ProgressView(value: 0.5)
    #expect(
      paints(bar.progressViewStyle(LinearProgressViewStyle(tint: own))).contains(.color(green)))
    #expect(
      paints(bar.progressViewStyle(CircularProgressViewStyle(tint: own))).contains(.color(green)))
    let styles: any TintingToggles = OldToggles()
    let toggle = Toggle("x", isOn: .constant(true)).toggleStyle(styles.toggle(own))
    #expect(paints(toggle).contains(.color(green)))
    let gauge = Gauge(value: 0.5) { Text("x") }
    #expect(paints(gauge.gaugeStyle(LinearGaugeStyle(tint: own))).contains(.color(green)))
    #expect(paints(gauge.gaugeStyle(CircularGaugeStyle(tint: own))).contains(.color(green)))
    let other = gauge.progressViewStyle(LinearProgressViewStyle(tint: own))
    #expect(!paints(other).contains(.color(green)))
    let plain = bar.progressViewStyle(.linear)
      .progressViewStyle(LinearProgressViewStyle(tint: own))
    #expect(!paints(plain).contains(.color(green)))
  }

  @Test func `a gradient lies along the track of a gauge with a mark`() throws {
    let gauge = Gauge(value: 0.5) {
      Text("x")
    } currentValueLabel: {
      Text("5")
    }.tint(colors)
    func ends(_ view: some View) -> [Double]? {
      for case .linear(let numbers, _) in paints(view) { return numbers }
      return nil
    }
    let line = try #require(ends(gauge.gaugeStyle(.accessoryLinear)))
    #expect(line[0] < line[2] && line[1] == line[3])
    let mirrored = gauge.gaugeStyle(.accessoryLinear)
      .environment(\.layoutDirection, .rightToLeft)
    let back = try #require(ends(mirrored))
    #expect(back[0] > back[2])
    let ring = paints(gauge.gaugeStyle(.accessoryCircular)).compactMap { paint in
      if case .angular(let numbers, _) = paint { numbers } else { nil }
    }
    #expect(ring.first.map { Array($0.suffix(2)) } == [135, 405])
    let bounded = Gauge(value: 0.5) {
      Text("x")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("9")
    }
    let wide = paints(bounded.gaugeStyle(CircularGaugeStyle(tint: colors))).contains { paint in
      if case .angular(let numbers, _) = paint { numbers.suffix(2) == [150, 390] } else { false }
    }
    #expect(wide)
  }
}

/// The style of a toggle that SwiftUI no longer recommends.
private protocol TintingToggles {
  func toggle(_ tint: Color) -> SwitchToggleStyle
}

private struct OldToggles: TintingToggles {
  @available(*, deprecated)
  func toggle(_ tint: Color) -> SwitchToggleStyle { SwitchToggleStyle(tint: tint) }
}
