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

  /// A letter that is turned for itself: the sine and cosine of its turn, and its place.
  private struct Letter {
    var turn: DrawnPoint
    var place: DrawnPoint
  }

  /// The letters that are turned each for itself, in order.
  private func letters(_ drawing: RecordedDrawing) -> [Letter] {
    zip(drawing.list, drawing.list.dropFirst()).compactMap { group, content in
      guard case .push(let group) = group, !group.transform.isEmpty,
        case .glyphs(_, let size, _, let glyphs) = content, glyphs.count == 1
      else { return nil }
      // About the middle of a letter's foot.
      let foot = DrawnPoint(glyphs[0].x + size / 4, glyphs[0].y)
      return Letter(
        turn: DrawnPoint(group.transform[0], group.transform[1]),
        place: Transform(group.transform).applied(to: foot))
    }
  }

  /// The middle of the circle along which letters stand: where the lines below their feet meet.
  private func middle(_ letters: [Letter]) -> DrawnPoint {
    let (a, b) = (letters[0], letters[letters.count - 1])
    let cross = b.turn.x * a.turn.y - b.turn.y * a.turn.x
    let (x, y) = (b.place.x - a.place.x, b.place.y - a.place.y)
    let along = -(x * b.turn.x + y * b.turn.y) / cross
    return DrawnPoint(a.place.x - along * a.turn.y, a.place.y + along * a.turn.x)
  }

  @Test func `a corner's label is curved around the dial, and the views are smaller beside it`()
    throws
  {
    let drawing = drawn(Color.red.widgetLabel("Rain at noon"))
    let views = try #require(drawing.viewsFrame)
    // As the templates before had it: 22 points instead of 36.
    #expect(views[2...] == [22, 22])
    let letters = letters(drawing)
    #expect(letters.count == "Rain at noon".count)
    // Clockwise, with the letters' heads away from the middle: turned left at first, right at last.
    let turns = letters.map(\.turn.y)
    #expect(zip(turns, turns.dropFirst()).allSatisfy { $0 < $1 } && turns[0] < -0.6)
    let middle = middle(letters)
    let center = DrawnPoint(views[0] + 11, views[1] + 11)
    func distance(_ point: DrawnPoint) -> Double {
      ((point.x - middle.x) * (point.x - middle.x) + (point.y - middle.y) * (point.y - middle.y))
        .squareRoot()
    }
    // The views are outside of the label, nearer to the corner, and touch it nowhere.
    #expect(center.x < middle.x && center.y < middle.y)
    let label = try #require(drawing.boxes.first { $0.node == "WidgetLabel" })
    #expect(label.frame.allSatisfy { $0 > 0 } && drawing.firstLabelBox != nil)
    #expect(label.frame[0] + label.frame[2] < drawing.size.width)
    #expect(distance(center) - 11 > 36 * 2.65 + 6)
    let text = try #require(drawing.boxes.first { $0.text == "Rain at noon" })
    #expect(text.font == "13 600" && !text.truncated && text.scale == 1)
    #expect(drawing.notes.contains { $0.contains("corner") && $0.contains("assumed") })
  }

  @Test func `a bezel's label is curved above the views, which keep their size`() throws {
    let drawing = drawn(Color.red.widgetLabel("Wind from the north-west"), .bezel)
    let views = try #require(drawing.viewsFrame)
    let turns = letters(drawing).map(\.turn.y)
    #expect(views[2...] == [36, 36])
    #expect(abs((turns.first ?? 0) + (turns.last ?? 1)) < 0.15)
    #expect(abs(views[0] + 18 - drawing.size.width / 2) <= 0.5)
    let label = try #require(drawing.boxes.first { $0.node == "WidgetLabel" })
    #expect(label.frame[1] < views[1] && label.frame[2] > 36)
    #expect(drawing.notes.contains { $0.contains("bezel") })
  }

  @Test func `a long label's letters become smaller before it is cut off`() throws {
    let long = try #require(
      drawn(Color.red.widgetLabel("Rain at three o'clock")).boxes.first { $0.text != nil })
    #expect(long.scale < 1 && long.scale >= 0.75)
    let longest = drawn(Color.red.widgetLabel("Rain at three o'clock in the afternoon"))
    #expect(longest.boxes.contains { $0.truncated })
  }

  @Test func `views that ask for it are curved outside the label`() throws {
    let curved = drawn(
      Text("67°").font(.system(size: 20)).widgetCurvesContent().widgetLabel("Sunny"))
    #expect(letters(curved).count == "67°Sunny".count)
    let text = try #require(curved.boxes.first { $0.text == "67°" })
    #expect(text.scale == 1 && text.font == "20 400")
    let plain = drawn(Text("67°").font(.system(size: 20)).widgetCurvesContent(false))
    #expect(letters(plain).isEmpty && plain.viewsFrame == nil)
    #expect(letters(drawn(Text("67°").widgetCurvesContent())).count == 3)
    #expect(letters(drawn(Text("67°").widgetCurvesContent(), .bezel)).isEmpty)
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
    #expect(drawing.firstLabelBox == 1)
    let gradient = drawn(
      Text("5").widgetLabel { gauge.tint(Gradient(colors: [.green, .red])) })
    let angles = gradient.list.compactMap { operation -> [Double]? in
      guard case .fill(_, .angular(let numbers, _), _) = operation else { return nil }
      return numbers
    }
    #expect(angles.count == 1)
    #expect((angles.first?[2]).map { $0 > 205 && $0 < 232 } == true)
    #expect((angles.first?[3]).map { $0 > 232 && $0 < 259 } == true)
    let progress = drawn(Text("5").widgetLabel { ProgressView(value: 0.5) { Text("Water") } })
    #expect(progress.texts == ["5"])
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
    #expect(label.frame[3] > 20)
    #expect(drawing.boxes.count { $0.text == "7" } == 1)
    #expect(!drawn(GeometryReader { _ in Text("7") }).notes.contains { $0.contains("label") })
  }
}
