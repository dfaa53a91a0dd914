import Foundation
import Testing
import WidgetDrawing
import WidgetRecording

@testable import WidgetReports

@Suite struct FilmStripTests {
  private static func drawing(_ scheme: String, _ text: String, shade: Double) -> RecordedDrawing {
    let paint = Paint.color(PaintColor(red: shade, green: 0, blue: 0))
    return RecordedDrawing(
      DrawnLook(scheme), size: [100, 50], scale: 3,
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

  @Test func `every picture of a folder is a file, each once`() throws {
    let files = files(.folder)
    let page = try #require(ParsedElement(html: files[0].data))
    let sources = page.elements("img").compactMap { $0.attributes["src"] }
    let pictures = files.map(\.path).filter { $0.hasPrefix("drawings/") }
    #expect(Set(sources) == Set(pictures))
    #expect(pictures.count == 2)
    #expect(Set(pictures).count == pictures.count)
  }

  @Test func `entries that look alike are one picture, which says what it shows`() throws {
    let page = try #require(ParsedElement(html: files(.folder)[0].data))
    let images = page.elements("img")
    #expect(images.allSatisfy { $0.attributes["alt"]?.contains("</title><b>") == true })
    #expect(images.contains { $0.attributes["alt"]?.contains("dark") == true })
    #expect(page.elements("figcaption").contains { $0.text.contains("entries alike") })
    #expect(page.elements("li").contains { $0.text.contains("the symbol '<b>'") })
  }

  @Test func `words of a picture cannot become markup`() throws {
    for file in files(.folder) where file.path.hasSuffix(".svg") {
      let text = String(decoding: file.data, as: UTF8.self)
      #expect(text.contains("&lt;/title&gt;&lt;b&gt;"))
      #expect(!text.contains("<b>"))
    }
  }

  @Test func `a single file holds its pictures and allows them`() throws {
    let files = files(.singleFile)
    #expect(files.count == 1)
    let page = try #require(ParsedElement(html: files[0].data))
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
