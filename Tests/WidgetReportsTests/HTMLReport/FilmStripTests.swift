import Foundation
import Testing
import WidgetDrawing
import WidgetFindings
import WidgetRecording

@testable import WidgetReports

@Suite struct FilmStripTests {
  private static func drawing(_ scheme: String, _ text: String, shade: Double) -> RecordedDrawing {
    let paint = Paint.color(PaintColor(red: shade, green: 0, blue: 0))
    return RecordedDrawing(
      DrawnLook(scheme), size: DrawnSize(100, 50), scale: 3,
      list: [.fill(PathData(rectangle: 0, 0, 100, 50), paint, evenOdd: false)],
      boxes: [DrawnBox(node: "Text", frame: [0, 0, 10, 10], text: text, lines: 1)],
      notes: ["the symbol '<b>' is drawn as a box"])
  }

  /// The day of the cards, of which every entry is drawn: the first two timelines' alike.
  private var results: RunResults {
    var results = CardsDay.results
    let light = Self.drawing("light", "</title><b>", shade: 0)
    let dark = Self.drawing("dark", "</title><b>", shade: 1)
    var recording = results.bundles[0].recording
    for index in recording.events.indices {
      guard case .call(var call) = recording.events[index] else { continue }
      call.updateEntries { $0.drawings = [light.digest, dark.digest] }
      recording.events[index] = .call(call)
    }
    recording.events.insert(contentsOf: [.drawing(light), .drawing(dark)], at: 0)
    results.bundles[0].recording = recording
    return results
  }

  private func files(_ layout: ReportOptions.HTMLLayout) -> [ReportFile] {
    ReportFormat.html.files(for: results, options: ReportOptions(htmlLayout: layout))
  }

  private func page() throws -> ParsedElement {
    try ReportSite(results).page("widgets/Cards/RecentPurchases.html")
  }

  @Test func `every picture of a folder is a file, each once`() throws {
    let site = try ReportSite(results)
    #expect(site.brokenLinks.isEmpty)
    let pictures = site.files.map(\.path).filter { $0.hasPrefix("drawings/") }
    #expect(pictures.count == 2)
    #expect(Set(pictures).count == pictures.count)
    let sources = site.pages.values.flatMap { $0.elements("img") }
      .compactMap { $0.attributes["src"]?.split(separator: "/").last.map { "drawings/\($0)" } }
    #expect(Set(sources) == Set(pictures))
  }

  @Test func `entries that look alike are one picture, which says what it shows`() throws {
    let page = try page()
    let images = page.elements("img")
    #expect(images.allSatisfy { $0.attributes["alt"]?.contains("</title><b>") == true })
    #expect(images.contains { $0.attributes["alt"]?.contains("dark") == true })
    #expect(page.elements("figcaption").contains { $0.text.contains("entries alike") })
    #expect(page.elements("li").contains { $0.text.contains("the symbol '<b>'") })
  }

  @Test func `pictures of the day stand on its time axis, and say when they are shown`() throws {
    let page = try page()
    let frames = page.elements(ofClass: "frame").filter { $0.attributes["data-from"] != nil }
    #expect(!frames.isEmpty)
    let times = frames.compactMap { frame in
      frame.number("data-from").flatMap { from in frame.number("data-to").map { (from, $0) } }
    }
    #expect(times.count == frames.count && times.allSatisfy { $0.0 < $0.1 })
    let shots = page.elements("image")
    #expect(!shots.isEmpty)
    #expect(shots.allSatisfy { ($0.number("x") ?? 0) < TimeAxis.width })
  }

  @Test func `a tile shows an entry before a placeholder or an accessory`() throws {
    var results = results
    let placeholder = Self.drawing("light", "placeholder", shade: 0.5)
    let accessory = Self.drawing("dark", "accessory", shade: 0.7)
    func call(
      _ mode: ProviderMode, _ family: FamilyName, _ drawing: RecordedDrawing
    ) -> RecordingEvent {
      var entry = RecordedEntry(date: CardsDay.start, digest: ContentDigest("p"))
      entry.drawings = [drawing.digest]
      let timeline = RecordedTimeline(entries: [entry], policy: .never)
      return .call(
        RecordedCall(
          bundle: "Cards", kind: "RecentPurchases", family: family, mode: mode, at: CardsDay.start,
          outcome: .answered(ProviderAnswer(.timeline(timeline), completions: 1))))
    }
    results.bundles[0].recording.events += [
      .drawing(placeholder), .drawing(accessory), call(.placeholder, .systemSmall, placeholder),
      call(.timeline, .accessoryCircular, accessory),
    ]
    let tile = try #require(
      try ReportSite(results).index.elements(ofClass: "tile").first { $0.text.contains("Recent") })
    #expect(tile.elements("img").contains { $0.attributes["alt"]?.contains("</title>") == true })
    #expect(
      tile.elements("img").allSatisfy {
        $0.attributes["alt"]?.contains("placeholder") == false
          && $0.attributes["alt"]?.contains("accessory") == false
      })
  }

  @Test func `a fault is shown with the picture of its entry, in the reader's appearance`() throws {
    let index = try ReportSite(results).index
    let pictures = index.elements(ofClass: "fault-picture")
    #expect(pictures.contains { !$0.elements(ofClass: "for-dark").isEmpty })
    #expect(pictures.allSatisfy { $0.elements("img").count <= 2 })
  }

  @Test func `a fault of one drawing is shown with that drawing, whatever the reader's appearance`()
    throws
  {
    var results = results
    let light = Self.drawing("light", "</title><b>", shade: 0)
    var finding = Finding(level: .error, message: "'Total' is faint", fingerprint: "f")
    finding.drawing = light.digest
    results.bundles[0].results = [
      CheckResult(
        check: "low-contrast", subject: "Cards/RecentPurchases/systemSmall/-",
        outcome: .fail([finding]))
    ]
    let pictures = try ReportSite(results).index.elements(ofClass: "fault-picture")
    #expect(pictures.count == 1)
    let images = pictures.flatMap { $0.elements("img") }
    #expect(images.count == 1)
    #expect(images.allSatisfy { $0.attributes["alt"]?.contains(", light:") == true })
  }

  @Test func `a low picture is magnified, as far as there is room`() throws {
    let heights = try page().elements("img").compactMap { $0.attributes["height"] }
    #expect(heights.contains("60") && heights.allSatisfy { (Double($0) ?? 0) <= 60 })
  }

  @Test func `words of a picture cannot become markup`() throws {
    for file in files(.folder) where file.path.hasPrefix("drawings/") {
      let text = String(decoding: file.data, as: UTF8.self)
      #expect(text.contains("&lt;/title&gt;&lt;b&gt;"))
      #expect(!text.contains("<b>"))
    }
  }

  @Test func `a single file holds its pictures and allows them`() throws {
    let files = files(.singleFile)
    #expect(files.count == 1)
    let page = try #require(ParsedElement(html: files[0].data))
    #expect(!page.elements("img").isEmpty)
    #expect(
      page.elements("img").allSatisfy {
        $0.attributes["src"]?.hasPrefix("data:image/svg+xml;base64,") == true
      })
    let policy = page.elements("meta").first {
      $0.attributes["http-equiv"] == "Content-Security-Policy"
    }
    #expect(policy?.attributes["content"]?.hasSuffix("img-src data:") == true)
  }
}
