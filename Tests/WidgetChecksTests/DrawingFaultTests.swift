import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

/// Faults that several drawings or calls show.
@Suite struct DrawingFaultTests {
  private func findings(_ check: String, in events: [RecordingEvent]) -> [Finding] {
    let widget = RecordedWidget(kind: "Cards", families: [.systemSmall], configuration: .static)
    let recording = Setting(.iOS, 18).recording([.widget(widget)] + events)
    return CheckCatalog.results(for: recording, simulation: BundleSimulation(recording))
      .filter { $0.check.rawValue == check }.flatMap(\.outcome.findings)
  }

  @Test func `of several drawings that are faint the worst is told`() {
    var light = RecordedDrawing.picture(texts: ["days"], in: "#8e8e93ff", on: .white)
    light.digest = "light"
    let ground = PaintColor(red: 0.8, green: 0.8, blue: 0.8)
    var dark = RecordedDrawing.picture(texts: ["days"], in: "#8e8e93ff", on: ground)
    dark.look = DrawnLook("dark")
    dark.digest = "dark"
    var entry = RecordedEntry.at(0)
    entry.drawings = ["light", "dark"]
    var later = RecordedEntry.at(60)
    later.drawings = ["light"]
    let found = findings(
      "low-contrast", in: [.drawing(light), .drawing(dark), .timeline(entry, later)])
    #expect(found.map(\.drawing) == ["dark"])
    #expect(
      found.map(\.message) == [
        "'days' has a contrast of 2 to 1, and needs 4.5 (dark), and so in 1 other drawing"
      ])
  }

  @Test func `a background that no view names is not for want of stored values`() {
    func message(_ bare: Bool...) -> String? {
      let entries = bare.enumerated().map { index, isBare in
        var entry = RecordedEntry.at(Double(index) * 60)
        entry.lacksContainerBackground = isBare
        return entry
      }
      var answer = ProviderAnswer(
        .timeline(RecordedTimeline(entries: entries, policy: .never)), completions: 1)
      answer.accesses = [RecordedAccess(.read, of: "cards", key: "a")]
      let call = RecordedCall(
        bundle: "Cards", kind: "Cards", family: .systemSmall, mode: .timeline,
        at: Setting.start, outcome: .answered(answer))
      return findings("container-background-missing", in: [.call(call)]).first?.message
    }
    #expect(message(true, true)?.contains("; seen") == false)
    #expect(message(false, true)?.contains("with nothing stored for 'a'") == true)
  }
}
