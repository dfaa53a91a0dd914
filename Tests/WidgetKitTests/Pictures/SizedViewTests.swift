import AppIntents
import Foundation
import SwiftUI
import Testing
import ViewDrawing
import WidgetRecording

@testable import WidgetKit

/// Views that code makes of sizes, such as those in a geometry reader, in drawings of widgets.
@MainActor @Suite struct SizedViewTests {
  private struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"

    func perform() async throws -> some IntentResult { .result() }
  }

  private func drawn(_ view: some View) -> RecordedDrawing {
    var environment = EnvironmentValues()
    environment.isLaidOut = true
    environment.displayScale = 2
    let setting = DrawingSetting(
      size: CGSize(width: 300, height: 150),
      margins: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), cornerRadius: 20,
      pixels: 2, look: DrawnLook("light"), system: PlatformVersion(.iOS, SystemVersion(18)),
      date: Date(timeIntervalSince1970: 0), hasBackground: true)
    return WidgetDrawer.draw(
      resolveView(view, environment: environment), in: environment, setting
    ).drawing
  }

  private func fills(_ drawing: RecordedDrawing) -> [Paint] {
    drawing.list.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
  }

  @Test func `the background of the widget lies behind all views, and is drawn once`() {
    let red = PaintColor("#ff0000ff").map { Paint.color($0) }
    let plain = drawn(
      Text("x").containerBackground(Color(red: 1, green: 0, blue: 0), for: .widget))
    let sized = drawn(
      GeometryReader { proxy in
        Text("x").frame(width: proxy.size.width, height: proxy.size.height)
          .containerBackground(Color(red: 1, green: 0, blue: 0), for: .widget)
      })
    #expect(fills(plain) == fills(sized))
    #expect(fills(sized) == [red].compactMap { $0 })
    #expect(sized.backgroundCount == plain.backgroundCount)
    #expect(sized.boxes.map(\.text) == ["x"])
  }

  @Test func `views without a stack have one background together`() {
    let veil = Color.black.opacity(0.5)
    let one = drawn(Text("x").containerBackground(veil, for: .widget))
    let many = drawn(
      Group {
        Text("x")
        Text("y")
      }.containerBackground(veil, for: .widget))
    #expect(many.boxes.map(\.text) == ["x", "y"])
    #expect(many.backgroundCount == one.backgroundCount)
    #expect(fills(many) == fills(one))
  }

  @Test func `a widget without a background makes its views of sizes once`() {
    final class Count { var calls = 0 }
    let count = Count()
    let drawing = drawn(
      Text("x").background(
        GeometryReader { _ in
          count.calls += 1
          return Color.red
        }))
    #expect(count.calls == 1)
    #expect(fills(drawing).count == 2 && drawing.backgroundCount == 2)
  }

  @Test func `places to tap and texts have the boxes that they have elsewhere`() {
    func row() -> some View {
      HStack(spacing: 12) {
        Link("Open", destination: URL(string: "app://open")!)
        Button("Refresh", intent: Refresh()).buttonStyle(.plain)
        Label("Rain", systemImage: "cloud.rain").accessibilityLabel("Rain at noon")
      }
    }
    let plain = drawn(
      row().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    let sized = drawn(GeometryReader { _ in row() })
    #expect(sized.boxes == plain.boxes)
    #expect(sized.boxes.map(\.node) == ["Link", "Text", "Button", "Text", "Image", "Text"])
    let nested = drawn(
      Color.clear.overlay(alignment: .topLeading) {
        GeometryReader { proxy in
          GeometryReader { _ in row() }.frame(width: proxy.size.width)
        }
      })
    #expect(nested.boxes == plain.boxes)
  }
}
