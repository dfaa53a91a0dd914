import CivilTime
import WidgetChecks
import WidgetPlatforms
import WidgetRecording
import WidgetReports
import WidgetSimulation

/// The results of all checks on a bundle with many widgets.
struct ManyResults {
  /// The number of widgets.
  let members: Int

  /// The run.
  var run: RunResults {
    let header = RecordedHeader(
      bundle: "Benchmark", system: PlatformVersion(.iOS, SystemVersion(17)),
      span: SimulatedInterval(0, 86_400), timeZone: "UTC", locale: "en_US")
    let events = (0..<members).flatMap { number -> [RecordingEvent] in
      let kind = "K\(number)"
      let timeline = RecordedTimeline(entries: [RecordedEntry(date: 0)], policy: .atEnd)
      return [
        .widget(RecordedWidget(kind: kind, families: [.systemSmall], configuration: .static)),
        .call(
          RecordedCall(
            bundle: "Benchmark", kind: kind, family: .systemSmall, mode: .timeline, at: 0,
            outcome: .answered(ProviderAnswer(.timeline(timeline))))),
      ]
    }
    let recording = Recording(header: header, events: events)
    let simulation = BundleSimulation(recording, modes: [.off])
    let results = BundleResults(
      recording: recording,
      results: CheckCatalog.results(for: recording, simulation: simulation),
      simulation: simulation.stacks, tracks: [], descriptors: CheckCatalog.descriptors)
    return RunResults(toolVersion: "0", bundles: [results])
  }
}
