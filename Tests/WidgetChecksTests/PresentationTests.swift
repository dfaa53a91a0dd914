import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

/// The findings of the checks of drawings on controls and Live Activities.
@Suite struct PresentationTests {
  /// The findings of text that is cut off in drawings of some places, all of one kind.
  private func findings(
    in places: [DrawnPlace], of configuration: DescribedConfiguration,
    _ change: (inout RecordedWidget) -> Void = { _ in }
  ) -> [Finding] {
    var widget = RecordedWidget(kind: "Ride", families: [], configuration: configuration)
    change(&widget)
    var drawings: [RecordingEvent] = []
    for place in places {
      var drawing = RecordedDrawing.island(place) {
        $0.boxes = [.text("in 12 minutes", 30) { $0.cut(ideal: 90) }]
      }
      drawing.digest = place.rawValue
      drawings.append(.drawing(drawing))
    }
    var activity = RecordedActivity(at: Setting.start, kind: "Ride", name: "1", .start)
    activity.drawings = places.map(\.rawValue)
    var control = RecordedControl(at: Setting.start, kind: "Ride", reason: .initial)
    control.content.isOn = true
    control.drawings = activity.drawings
    let shown: RecordingEvent =
      configuration.kind == .control ? .control(control) : .activity(activity)
    let recording = Setting(.iOS, 18).recording([.widget(widget)] + drawings + [shown])
    let results = CheckCatalog.results(for: recording, simulation: BundleSimulation(recording))
    let cut = results.filter { $0.check.rawValue == "text-truncated" }
    #expect(cut.map(\.subject) == ["Cards/Ride"])
    return cut.flatMap(\.outcome.findings)
  }

  @Test func `each presentation of a Live Activity has views, and faults, of its own`() {
    let found = findings(in: [.lockScreen, .islandExpanded], of: .activity)
    #expect(found.count == 2)
    #expect(found.map(\.level) == [.warning, .warning])
    #expect(found.map(\.drawing) == ["lockScreen", "islandExpanded"])
    #expect(found.first?.message.hasPrefix("in the Lock Screen presentation, 'in 12") == true)
    #expect(found.first?.message.hasSuffix("(activity 1, started, dark)") == true)
    #expect(found.first?.at == Setting.start)
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test func `the sizes of a control show one label, which is told once`() {
    let found = findings(in: [.controlMedium, .controlLarge], of: .control(nil))
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "in the medium control, 'in 12 minutes' is cut off, estimated with a stand-in font (on), "
        + "and so in 1 other drawing")
    #expect(found.first?.level == .note)
  }

  @Test func `a watch's card that repeats the compact views is not told beside them`() {
    let places: [DrawnPlace] = [.islandCompact, .watchStack]
    #expect(findings(in: places, of: .activity).count == 1)
    #expect(findings(in: places, of: .activity) { $0.hasWatchViews = true }.count == 2)
  }
}
