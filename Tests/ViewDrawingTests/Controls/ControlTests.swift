import Foundation
import SwiftUI
import Testing
import WidgetDrawing
import WidgetPlatforms

@testable import ViewDrawing

/// The sizes and parts of controls.
@MainActor @Suite struct ControlTests {
  @Test func `the texts of a label's title are below each other`() {
    let label = Label {
      Text("Spot")
      Text("Street")
      Text("City")
    } icon: {
      Image(systemName: "star")
    }
    let texts = LaidOut(label).boxes(160, 72).filter { $0.text != nil }
    #expect(texts.map(\.text) == ["Spot", "Street", "City"])
    #expect(Set(texts.map { $0.frame[0] }).count == 1)
    #expect(
      zip(texts, texts.dropFirst()).allSatisfy { $0.frame[1] + $0.frame[3] <= $1.frame[1] + 0.5 })
    #expect(texts.allSatisfy { !$0.truncated })
  }

  @Test func `a button's size follows the size of controls and the shape of its border`() {
    let button = Button("Tap") {}.buttonStyle(.bordered)
    let height = LaidOut(button).size().height
    #expect(abs(height - 34.33) < 0.01)
    #expect(LaidOut(button.controlSize(.small)).size().height == 28)
    #expect(abs(LaidOut(button.controlSize(.large)).size().height - 50.33) < 0.01)
    let circle = LaidOut(button.buttonBorderShape(.circle)).size()
    #expect(circle.width == circle.height)
  }

  @Test func `a link to what a tap on the widget opens is told`() throws {
    let here = try #require(URL(string: "app://here"))
    let there = try #require(URL(string: "app://there"))
    let links = VStack {
      Link("Here", destination: here)
      Link("There", destination: there)
    }
    func told(_ view: some View) -> [Bool] {
      LaidOut(view).boxes().filter { $0.node == "Link" }.map(\.opensWidgetURL)
    }
    #expect(told(links.node(".widgetURL", ["url": here.attribute])) == [true, false])
    #expect(told(links) == [false, false])
  }

  @Test func `a borderless button has its tint and no plate, a destructive one is red`() {
    let words = LaidOut(Button("Tap") {}.buttonStyle(.borderless)).canvas()
    #expect(words.boxes.contains { $0.color == "#007affff" && $0.hasSystemColor })
    #expect(words.operations.count == 1)
    let delete = LaidOut(Button("Tap", role: .destructive) {}.buttonStyle(.bordered)).canvas()
    #expect(delete.boxes.contains { $0.color == "#ff3b30ff" })
  }

  @Test func `a label's colour is its author's where its author chose it`() {
    let own = LaidOut(Button("Tap") {}.buttonStyle(.bordered).tint(.yellow)).canvas()
    #expect(own.boxes.allSatisfy { !$0.hasSystemColor })
    let text = LaidOut(
      Button {
      } label: {
        Text("Tap").foregroundStyle(.gray)
      }
    ).canvas()
    #expect(text.boxes.allSatisfy { !$0.hasSystemColor })
    #expect(LaidOut(Text("a").foregroundStyle(.secondary)).boxes()[0].hasSystemColor)
    #expect(LaidOut(Text("a").foregroundColor(.secondary)).boxes()[0].hasSystemColor)
    let label = Text("a").foregroundColor(Color(UIColor.secondaryLabel))
    #expect(LaidOut(label).boxes()[0].hasSystemColor)
    #expect(!LaidOut(Text("a").foregroundStyle(.tertiary)).boxes()[0].hasSystemColor)
    let symbol = Image(systemName: "star")
    #expect(LaidOut(symbol.foregroundStyle(.secondary)).boxes()[0].hasSystemColor)
    #expect(!LaidOut(symbol.foregroundStyle(.yellow)).boxes()[0].hasSystemColor)
  }

  @Test func `the style around a button is its label's, before its tint`() {
    func color(_ button: some View) -> String? {
      LaidOut(button.foregroundStyle(.black)).boxes().first { $0.text != nil }?.color
    }
    let button = Button("Tap") {}
    #expect(color(button.tint(.clear)) == "#000000ff")
    #expect(color(button.buttonStyle(.borderedProminent)) == "#000000ff")
    #expect(color(button.buttonStyle(.borderless)) == "#000000ff")
    let toggle = Toggle("On", isOn: .constant(true)).toggleStyle(.button)
    #expect(color(VStack { toggle }) == "#000000ff")
    #expect(LaidOut(button.foregroundStyle(.red)).boxes().allSatisfy { !$0.hasSystemColor })
  }

  @Test func `the contrast of a label on a full plate of the system's is the system's`() {
    let toggle = Toggle("Decaf", isOn: .constant(true)).toggleStyle(.button)
    #expect(LaidOut(toggle).boxes().filter { $0.node == "Text" }.map(\.color) == [nil])
    let own = LaidOut(toggle.tint(.yellow)).boxes().filter { $0.node == "Text" }
    #expect(own.map(\.color) == ["#ffffffff"])
  }

  private var gauge: some View {
    Gauge(value: 0.5) {
      Text("Label")
    } currentValueLabel: {
      Text("50")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
  }

  @Test func `a gauge shows the parts of its style`() {
    func words(_ view: some View) -> [String] { LaidOut(view).boxes(120, 100).compactMap(\.text) }
    #expect(words(gauge.gaugeStyle(.linearCapacity)) == ["Label", "0", "99", "50"])
    #expect(words(gauge.gaugeStyle(.accessoryLinear)) == ["0", "99"])
    #expect(words(gauge.gaugeStyle(.accessoryCircular)) == ["50", "0", "99"])
    #expect(words(gauge.gaugeStyle(.accessoryCircularCapacity)) == ["50"])
  }

  @Test func `small letters of a gauge are the system's unless their author says a size`() {
    func isSystemSized(_ label: some View) -> Bool? {
      LaidOut(Gauge(value: 0.5) { label }.gaugeStyle(.accessoryCircularCapacity))
        .boxes(58, 58).first { $0.text != nil }?.isSystemSized
    }
    #expect(isSystemSized(Text("Precipitation")) == true)
    #expect(isSystemSized(Text("Precipitation").font(.system(size: 9))) == false)
    // Letters of a usual size are as they were without the fact.
    #expect(isSystemSized(Text("5")) == false)
  }

  @Test func `a gauge's ring keeps its size, a progress ring takes less room, and both have a box`()
  {
    let gauge = Gauge(value: 0.5) { Text("UV") }.gaugeStyle(.accessoryCircularCapacity)
    func frame(_ view: some View, _ width: Double?, _ height: Double?) -> [Double]? {
      LaidOut(view).boxes(width, height).first { ["Gauge", "ProgressView"].contains($0.node) }?
        .frame
    }
    #expect(frame(gauge, nil, nil) == [0, 0, 58, 58])
    #expect(frame(gauge, 100, 100) == [0, 0, 58, 58])
    #expect(frame(gauge, 30, 90) == [0, 0, 58, 58])
    #expect(frame(gauge.frame(width: 40, height: 26), 100, 100) == [-9, -16, 58, 58])
    let pair = HStack(spacing: 0) {
      gauge
      gauge
    }
    #expect(frame(pair, 80, 80) == [0, 0, 58, 58])
    let progress = ProgressView(value: 0.5).progressViewStyle(.circular)
    #expect(frame(progress.frame(width: 40, height: 26), 100, 100) == [7, 0, 26, 26])
    let bar = ProgressView(value: 0.5).offset(x: 60)
    #expect(LaidOut(bar).boxes(100, 20).map(\.node) == ["ProgressView"])
    #expect(LaidOut(bar).boxes(100, 20)[0].frame == [60, 0, 100, 4])
  }

  @Test func `a watch's own gauge has a mark between its bounds, and no other words`() {
    func words(_ view: some View) -> [String] {
      LaidOut(view) { $0.scene.system = PlatformVersion(.watchOS) }
        .boxes(120, 100).compactMap(\.text)
    }
    #expect(words(gauge) == ["0", "99"])
    #expect(words(gauge.gaugeStyle(.linear)) == ["0", "99"])
    #expect(words(gauge.gaugeStyle(.linearCapacity)) == ["Label", "0", "99", "50"])
    let value = Gauge(value: 0.5) {
      Text("Label")
    } currentValueLabel: {
      Text("50")
    }
    #expect(words(value) == ["50"])
  }

  @Test func `a control that does not react is gray, and no contrast is judged in it`() throws {
    let button = Button("Buy") {}.buttonStyle(.borderedProminent)
    func drawn(_ view: some View) -> (fills: [String], box: DrawnBox?) {
      let canvas = LaidOut(view).canvas()
      let fills = canvas.operations.compactMap { operation -> String? in
        switch operation {
        case .fill(_, .color(let color), _), .glyphs(_, _, .color(let color), _): color.text
        default: nil
        }
      }
      return (fills, canvas.boxes.first { $0.text != nil })
    }
    #expect(drawn(button).fills == ["#007affff", "#ffffffff"])
    #expect(drawn(button.disabled(false)).fills == ["#007affff", "#ffffffff"])
    let disabled = drawn(button.disabled(true))
    #expect(disabled.fills == ["#7676801f", "#3c3c434d"])
    #expect(disabled.box?.color == nil)
    #expect(drawn(Text("x").foregroundStyle(.red).disabled(true)).box?.color == nil)
    #expect(drawn(Text("x").foregroundStyle(.red)).box?.color != nil)
  }

  @Test func `a bar stands between its bounds`() throws {
    let boxes = LaidOut(gauge.gaugeStyle(.accessoryLinear)).boxes(120, 100)
      .filter { $0.text != nil }
    #expect(boxes[0].frame[0] == 0)
    #expect(abs(boxes[1].frame[0] + boxes[1].frame[2] - 120) < 0.4)
  }

  @Test func `a stepper, and a box with its title`() throws {
    #expect(
      LaidOut(Stepper("x", value: .constant(1)).labelsHidden()).size()
        == CGSize(width: 94, height: 32))
    let box = LaidOut(GroupBox("Title") { Text("Content") })
    #expect(box.boxes().compactMap(\.text) == ["Title", "Content"])
    #expect(box.boxes()[0].frame[0] == 16)
    #expect(box.boxes()[0].font == "17 600")
  }

  @Test func `a value stands at the end of its row, in the secondary style`() throws {
    let boxes = LaidOut(LabeledContent("Name") { Text("Value") }).boxes(200, 40)
    #expect(abs(boxes[1].frame[0] + boxes[1].frame[2] - 200) < 0.4)
    #expect(boxes[1].color == "#3c3c4399")
  }

  @Test func `content that is unavailable is an image above a title and a description`() {
    let view = ContentUnavailableView("None", systemImage: "star", description: Text("Why"))
    let laidOut = LaidOut(view)
    let boxes = laidOut.boxes(300, 300)
    #expect(boxes.map(\.node) == ["Image", "Text", "Text"])
    #expect(boxes.compactMap(\.font) == ["22 700", "15 400"])
    let tops = boxes.map { $0.frame[1] }
    #expect(tops == tops.sorted())
    #expect(laidOut.size(300, 300) == CGSize(width: 300, height: 300))
  }

  @Test func `the time that a ring shows is one line within it`() throws {
    let start = Date(timeIntervalSince1970: -600)
    let ring = ProgressView(timerInterval: start...start.addingTimeInterval(4200))
      .progressViewStyle(.circular)
    for side in [26.0, 50] {
      let time = try #require(LaidOut(ring).boxes(side, side).first { $0.text != nil })
      #expect(time.lines == 1 && time.truncated != true && time.frame[2] < side * 0.75)
    }
  }

  @Test func `a circular gauge keeps its size and its words where there is little space`() {
    let gauge = Gauge(value: 0.5) { Text("Year") }.gaugeStyle(.accessoryCircularCapacity)
    let crowded = LaidOut(VStack(spacing: 0) { gauge }.frame(height: 20))
    #expect(crowded.boxes(158, 158).first { $0.node == "Gauge" }?.frame[3] == 58)
    #expect(crowded.boxes(158, 158).first { $0.text == "Year" }?.scale == 1)
  }

  @Test func `words of a circular gauge stay in its ring at the largest size of text`() throws {
    let gauge = Gauge(value: 0.5) {
      Text("UV")
    } currentValueLabel: {
      Text("68%").font(.title2)
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    for style in [true, false] {
      let boxes =
        style
        ? LaidOut(gauge.gaugeStyle(.accessoryCircular)) { $0.category = 11 }.boxes(72, 72)
        : LaidOut(gauge.gaugeStyle(.accessoryCircularCapacity)) { $0.category = 11 }.boxes(72, 72)
      let ring = try #require(boxes.first { $0.node == "Gauge" }).frame
      let words = boxes.filter { $0.text != nil }
      #expect(words.count == (style ? 3 : 1))
      for word in words {
        #expect(!word.truncated && word.frame[2] < 0.72 * ring[2], "\(word)")
        #expect(word.frame[0] >= ring[0] && word.frame[0] + word.frame[2] <= ring[0] + ring[2])
      }
    }
  }

  @Test func `the label of an open ring is in its opening, that of a closed one in the middle`()
    throws
  {
    func label(_ style: some GaugeStyle) throws -> [Double] {
      let view = Gauge(value: 0.5) { Text("@") }.gaugeStyle(style)
      return try #require(LaidOut(view).boxes(58, 58).first { $0.text == "@" }).frame
    }
    let open = try label(.accessoryCircular)
    #expect(open[1] > 35 && open[1] + open[3] <= 58)
    let closed = try label(.accessoryCircularCapacity)
    #expect(abs(closed[1] + closed[3] / 2 - 29) < 1)
  }
}
