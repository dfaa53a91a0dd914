import Foundation
import SwiftUI
import Testing
import ViewDrawing
import WidgetRecording

@testable import WidgetKit

/// The labels that watch faces show beside complications.
@MainActor @Suite struct ComplicationLabelTests {
  private func drawn(
    _ view: some View, _ place: DrawnPlace? = nil, hasLabel: Bool = true
  ) -> RecordedDrawing {
    var environment = EnvironmentValues()
    environment.isLaidOut = true
    environment.colorScheme = .dark
    environment.displayScale = 2
    var look = DrawnLook("dark")
    look.place = place
    let setting = DrawingSetting(
      size: CGSize(width: 36, height: 36), margins: EdgeInsets(), cornerRadius: 18, pixels: 2,
      look: look, system: PlatformVersion(.watchOS, SystemVersion(10)),
      date: Date(timeIntervalSince1970: 0), hasBackground: false, hasLabel: hasLabel)
    return WidgetDrawer.draw(
      resolveView(view, environment: environment), in: environment, setting
    ).drawing
  }

  @Test func `a label stands below the views, which keep their size, and has a box`() throws {
    let drawing = drawn(Color.red.widgetLabel("Rain at noon"))
    let label = try #require(drawing.boxes.first { $0.node == "WidgetLabel" })
    let views = try #require(drawing.viewsFrame)
    #expect(views[2...] == [36, 36] && views[1] == 0)
    #expect(views[0] == (drawing.size.width - 36) / 2)
    #expect(label.frame[1] >= 36 && label.frame[0] > 0)
    #expect(label.frame[1] + label.frame[3] < drawing.size.height)
    #expect(label.frame[0] + label.frame[2] < drawing.size.width)
    let text = try #require(drawing.boxes.first { $0.text == "Rain at noon" })
    #expect(text.frame == label.frame && text.font == "13 600" && !text.truncated)
    #expect(drawing.notes.contains { $0.contains("curves it along the corner") })
    #expect(drawn(Color.red.widgetLabel("x"), .bezel).notes.contains { $0.contains("bezel") })
  }

  @Test func `the outermost label counts, in the system's font and in one line`() {
    let view = Text("7").widgetLabel("inner").font(.largeTitle).widgetLabel {
      VStack {
        Text("one").font(.largeTitle)
        Text("two")
      }
    }
    let texts = drawn(view).boxes.filter { $0.text != nil }
    #expect(texts.map(\.text) == ["7", "one"])
    #expect(texts.last?.font == "13 600")
  }

  @Test func `a gauge is a bar with its bounds, whatever style the views have`() throws {
    let gauge = Gauge(value: 0.5) {
      Text("UV")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("11")
    }
    let drawing = drawn(
      Text("5").widgetLabel { gauge.tint(.green) }.gaugeStyle(.accessoryCircular))
    #expect(drawing.texts == ["5", "0", "11"])
    let label = try #require(drawing.boxes.first { $0.node == "WidgetLabel" })
    #expect(label.frame[2] == 72 && label.frame[3] < 20)
  }

  @Test func `without a face that shows it, or without a label, views have the whole drawing`() {
    let hidden = drawn(Text("7").widgetLabel("Rain"), hasLabel: false)
    #expect(hidden.size == DrawnSize(36, 36) && hidden.viewsFrame == nil)
    #expect(hidden.texts == ["7"])
    #expect(drawn(Text("7")).size == DrawnSize(36, 36))
    #expect(drawn(Text("7").widgetLabel { EmptyView() }).viewsFrame == nil)
  }

  @Test func `the label of a view that a size makes is drawn too`() throws {
    let drawing = drawn(GeometryReader { _ in Text("7").widgetLabel("Rain") })
    #expect(drawing.texts == ["7", "Rain"])
    let label = try #require(drawing.boxes.first { $0.node == "WidgetLabel" })
    #expect(label.frame[1] >= 36)
    #expect(drawing.boxes.count { $0.text == "7" } == 1)
    #expect(!drawn(GeometryReader { _ in Text("7") }).notes.contains { $0.contains("label") })
  }
}
