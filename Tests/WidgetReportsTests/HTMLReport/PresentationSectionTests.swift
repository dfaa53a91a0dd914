import Testing
import WidgetDrawing
import WidgetRecording

@testable import WidgetReports

/// The pictures of controls and Live Activities on their pages.
@Suite struct PresentationSectionTests {
  private static func drawing(_ place: DrawnPlace, _ shade: Double) -> RecordedDrawing {
    var look = DrawnLook("dark")
    look.place = place
    return RecordedDrawing(
      look, size: DrawnSize(70, 70), scale: 3,
      list: [
        .fill(
          PathData(rectangle: 0, 0, 70, 70), .color(PaintColor(red: shade, green: 0, blue: 0)),
          evenOdd: false)
      ], boxes: [DrawnBox(node: "Text", frame: [0, 0, 9, 9], text: "Door <b>", lines: 1)],
      notes: ["plates are assumed"])
  }

  private static func site(
    _ configuration: DescribedConfiguration, _ events: [RecordingEvent]
  ) throws -> ReportSite {
    var bundle = CardsDay.cards
    let widget = RecordedWidget(kind: "Door", families: [], configuration: configuration)
    bundle.recording.events += [.widget(widget)] + events
    return try ReportSite(RunResults(toolVersion: "1", bundles: [bundle]))
  }

  @Test func `a control is shown in its sizes, each state once`() throws {
    let drawings = DrawnPlace.ofControls.flatMap { [Self.drawing($0, 0), Self.drawing($0, 1)] }
    func control(_ isOn: Bool, at seconds: Double) -> RecordingEvent {
      var control = RecordedControl(
        at: CardsDay.start + seconds, kind: "Door", reason: .initial)
      control.content.isOn = isOn
      control.drawings = drawings.enumerated()
        .filter { ($0.offset % 2 == 1) == isOn }.map(\.element.digest)
      return .control(control)
    }
    let site = try Self.site(
      .control(nil),
      drawings.map { .drawing($0) }
        + [control(false, at: 0), control(false, at: 60), control(true, at: 120)])
    let page = try site.page("widgets/Cards/Door.html")
    let frames = page.elements("figure").filter { $0.attributes["class"] == "frame" }
    #expect(frames.count == 2)
    #expect(frames.map { $0.elements("img").count } == [3, 3])
    #expect(
      frames.map { $0.elements("figcaption").map(\.text).joined() }.first?.contains("off") == true)
    #expect(page.elements("li").contains { $0.text == "plates are assumed" })
    #expect(site.brokenLinks.isEmpty)
  }

  @Test(arguments: [
    (DescribedConfiguration.activity, "no content"),
    (.control(nil), "a control"), (.static, "no provider"),
  ])
  func `the tile of a widget without a picture says what it lacks`(
    _ configuration: DescribedConfiguration, _ words: String
  ) throws {
    let bundle = try Self.site(configuration, []).page("bundles/Cards.html")
    let tile = try #require(
      bundle.elements(ofClass: "tile").first { $0.attributes["data-kind"] == "Door" })
    #expect(tile.elements(ofClass: "shot-none").map(\.text) == [words])
  }

  @Test func `a Live Activity is shown by places, and one without content says so`() throws {
    let banner = Self.drawing(.lockScreen, 0)
    let island = Self.drawing(.islandCompact, 1)
    var activity = RecordedActivity(at: CardsDay.start, kind: "Door", name: "1", .start)
    activity.drawings = [banner.digest, island.digest]
    activity.problem = "the views took longer than 10 s to draw"
    let page = try Self.site(
      .activity, [.drawing(banner), .drawing(island), .activity(activity)]
    ).page("widgets/Cards/Door.html")
    let titles = page.elements("p").filter { $0.attributes["class"] == "film-title" }.map(\.text)
    #expect(titles == ["On the Lock Screen", "In the Dynamic Island"])
    #expect(page.text.contains("activity 1, started"))
    #expect(page.text.contains("Not all is drawn: the views took longer"))
    let none = try Self.site(.activity, []).page("widgets/Cards/Door.html")
    #expect(none.text.contains("Not drawn: no #Preview with content states"))
  }

  @Test func `results for programs have the place, the state and the texts`() throws {
    let drawing = Self.drawing(.controlSmall, 0)
    var control = RecordedControl(at: CardsDay.start, kind: "Door", reason: .initial)
    (control.content.isOn, control.drawings) = (true, [drawing.digest])
    var recording = CardsDay.cards.recording
    recording.events += [.drawing(drawing), .control(control)]
    let drawn = try #require(ResultsDocument.presentations(of: recording).first)
    #expect(drawn.look.place == .controlSmall && drawn.state == "on" && drawn.series == "control")
    #expect(drawn.texts.map(\.text) == ["Door <b>"])
    let bytes = JSONWriter.bytes(of: drawn)
    #expect(try JSONReader.read(ResultsDocument.PresentationDrawing.self, from: bytes) == drawn)
  }
}
