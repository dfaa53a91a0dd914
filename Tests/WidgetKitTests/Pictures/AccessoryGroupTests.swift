import Foundation
import SwiftUI
import Testing
import ViewDrawing
import WidgetRecording

@testable import WidgetKit

/// Groups of small views in a rectangular complication.
@MainActor @Suite struct AccessoryGroupTests {
  private func drawn(_ view: some View) -> RecordedDrawing {
    var environment = EnvironmentValues()
    environment.isLaidOut = true
    environment.colorScheme = .dark
    environment.displayScale = 2
    let setting = DrawingSetting(
      size: CGSize(width: 184, height: 80), margins: EdgeInsets(), cornerRadius: 8, pixels: 2,
      look: DrawnLook("dark"), system: PlatformVersion(.watchOS, SystemVersion(11)),
      date: Date(timeIntervalSince1970: 0), hasBackground: false)
    return WidgetDrawer.draw(
      resolveView(view, environment: environment), in: environment, setting
    ).drawing
  }

  private func words(_ drawing: RecordedDrawing) -> [String] {
    drawing.boxes.compactMap(\.text)
  }

  @Test func `the label stands above at the leading edge, three views below it in a row`() throws {
    let drawing = drawn(
      AccessoryWidgetGroup("Weather", systemImage: "cloud.sun.fill") {
        Text("72°")
        Text("B")
        Text("C")
        Text("never")
      })
    #expect(words(drawing) == ["Weather", "72°", "B", "C"])
    let frames = drawing.boxes.filter { $0.text != nil }.map(\.frame)
    #expect(frames[0][0] < 40 && frames[0][1] < 1)
    let middles = frames.dropFirst().map { $0[0] + $0[2] / 2 }
    #expect(middles.map { abs($0 - 92) < 0.5 } == [false, true, false])
    #expect(abs(middles[0] + middles[2] - 184) < 0.6 && middles[0] < middles[1])
    #expect(frames.dropFirst().allSatisfy { $0[1] > frames[0][1] + frames[0][3] })
    #expect(!drawing.notes.contains { $0.contains("not drawn") })
  }

  @Test func `fewer views stand in the middle, and are cut off at their masks`() {
    func clips(_ style: AccessoryWidgetGroupStyle) -> [DrawnBounds] {
      drawn(
        AccessoryWidgetGroup("Two") {
          Color.red
          Color.blue
        }
        .accessoryWidgetGroupStyle(style)
      ).list.compactMap { operation in
        guard case .push(let group) = operation, let clip = group.clip?.bounds else { return nil }
        return clip.maxX - clip.minX < 100 ? clip : nil
      }
    }
    for style in [AccessoryWidgetGroupStyle.circular, .roundedSquare] {
      let masks = clips(style)
      #expect(masks.count == 2)
      #expect(abs(masks[0].minX - (184 - masks[1].maxX)) < 0.1)
      #expect(masks.allSatisfy { abs(($0.maxX - $0.minX) - ($0.maxY - $0.minY)) < 0.1 })
      #expect(masks[1].maxY <= 80)
    }
  }
}
