import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// The levels of the system's backgrounds and fills, which are colours of their own.
@MainActor @Suite struct LevelTests {
  private func color(_ style: some ShapeStyle, isDark: Bool = false) -> String? {
    let laidOut = LaidOut(Rectangle().fill(style)) { $0.isDark = isDark }
    for case .fill(_, .color(let color), _) in laidOut.canvas(10, 10).operations {
      return color.text
    }
    return nil
  }

  @Test func `levels of the background are those of groups, and of groups within them`() {
    #expect(color(.background) == "#ffffffff")
    #expect(color(.background.secondary) == "#f2f2f7ff")
    #expect(color(.background.tertiary) == "#ffffffff")
    #expect(color(.background.secondary, isDark: true) == "#2c2c2eff")
    #expect(color(.background.tertiary, isDark: true) == "#3a3a3cff")
  }

  @Test func `levels of the fill are as faint as the system's fills`() {
    let light = [color(.fill), color(.fill.secondary), color(.fill.tertiary)]
    #expect(light == ["#78788033", "#78788029", "#7676801f"])
    #expect(color(.fill.quaternary) == "#74748014")
    let dark = [color(.fill.secondary, isDark: true), color(.fill.tertiary, isDark: true)]
    #expect(dark == ["#78788052", "#7676803d"])
    #expect(color(.fill.quaternary, isDark: true) == "#7676802e")
  }

  @Test func `levels of a background that an author sets are fainter ones of it`() {
    let view = Rectangle().fill(.background.secondary).backgroundStyle(.red)
    let colors = LaidOut(view).canvas(10, 10).operations.compactMap {
      if case .fill(_, .color(let color), _) = $0 { color.text } else { nil }
    }
    #expect(colors == ["#ff3b3080"])
  }
}
