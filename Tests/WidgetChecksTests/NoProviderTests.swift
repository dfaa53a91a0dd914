import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

/// Bundles of which no provider could be called.
@Suite struct NoProviderTests {
  private func results(_ events: [RecordingEvent]) -> [CheckResult] {
    let recording = Setting().recording(events)
    return CheckCatalog.results(for: recording, simulation: BundleSimulation(recording))
  }

  @Test func `a bundle that does not build leaves its claims open`() {
    let results = results([.build(.failed([])), .claimed("Weather")])
    let claims = results.first { $0.check == "manifest-disagrees" }
    #expect(claims?.outcome == .open("the extension does not build"))
    #expect(results.flatMap(\.outcome.findings).count == 1)
  }

  @Test func `an extension that ends before it names a widget is told of the bundle`() {
    let results = results([
      .build(.succeeded), .undescribed(.crashed(signal: 4, nil)), .claimed("Weather"),
    ])
    let found = results.filter { !$0.outcome.findings.isEmpty }
    #expect(found.map(\.check) == ["provider-crashed"])
    #expect(found.map(\.subject) == ["Cards"])
    #expect(found.first?.outcome.findings.first?.call?.rawValue == "Cards/-/-/-/placeholder")
    #expect(Set(results.map(\.subject)) == ["Cards", "Cards/Weather"])
    let claims = results.first { $0.check == "manifest-disagrees" }
    #expect(claims?.outcome == .open("the extension ended before it had named a widget"))
    // Of what was not looked at, nothing has passed.
    #expect(results.filter { $0.outcome == .pass }.map(\.check) == ["bundle-does-not-build"])
  }
}
