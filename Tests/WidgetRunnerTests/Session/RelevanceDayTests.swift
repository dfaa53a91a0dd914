import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// The calls by which Apple Watch learns of clues through a day.
@Suite struct RelevanceDayTests {
  private static let start = ScriptedExtension.start
  private static let hour = 3600.0

  /// A relevance widget on a watch, for some hours from six in the morning on.
  private func script(hours: Double, _ scenes: Scene...) throws -> ScriptedExtension {
    let kinds = [("Surf", .relevance), ("Clock", .static)] as [(String, ConfigurationKind)]
    let widgets = kinds.map {
      RecordedWidget(
        kind: $0, families: [.accessoryRectangular], configuration: DescribedConfiguration($1))
    }
    var script = try ScriptedExtension(widgets, scenes: scenes)
    script.manifest.system = PlatformVersion(.watchOS, SystemVersion(26))
    script.manifest.environment.timeZone = "America/Los_Angeles"
    script.manifest.environment.duration = hours * Self.hour
    script.options.jobs = 1
    return script
  }

  private func hours(of mode: ProviderMode, in recording: Recording) -> [Double] {
    recording.calls.filter { $0.kind == "Surf" && $0.mode == mode && !$0.isPreview }
      .map { ($0.at - Self.start) / Self.hour }
  }

  /// A clue for some hours after the answer that gives it.
  private static func clue(_ from: Double, _ to: Double) -> RelevanceAttribute {
    RelevanceAttribute(
      context: .date(SimulatedInstant(from * hour), SimulatedInstant(to * hour), nil))
  }

  @Test(arguments: [(3, [0]), (18, [0]), (19, [0, 18]), (66, [0, 18, 42])])
  func `clues are asked for at the start and at each midnight of the span`(
    _ span: Double, _ expected: [Double]
  ) throws {
    #expect(hours(of: .relevance, in: try script(hours: span).run()) == expected)
  }

  @Test func `clues that no longer hold are asked for again, once at an instant`() throws {
    let invalid = RecordingEvent.reloadRequest(
      RecordedReloadRequest(at: 0, kind: "Surf", of: .relevance))
    let other = RecordingEvent.reloadRequest(
      RecordedReloadRequest(at: 0, kind: "Other", of: .relevance))
    let itself = try script(
      hours: 3, .on(.relevance, .answer(ProviderAnswer(.clues([]))) { $0.events = [invalid] }))
    #expect(hours(of: .relevance, in: try itself.run()) == [0])
    for (event, expected) in [(invalid, [0, 2]), (other, [0])] as [(RecordingEvent, [Double])] {
      var stack = StackDeclaration(
        name: "Watch", family: .accessoryRectangular, members: ["Clock"])
      stack.usage = [.init(at: .instant(Self.start + 2 * Self.hour), event: .call(function: "go"))]
      var reloading = try script(hours: 3, .on(.function, .acted(.done, event)))
      reloading.manifest.stacks = [stack]
      reloading.manifest.app = AppDeclaration(sources: [])
      #expect(hours(of: .relevance, in: try reloading.run()) == expected)
    }
  }

  @Test func `an entry is asked for when its clue begins, and at midnight while it lasts`() throws {
    let clues = [Self.clue(2, 4), Self.clue(6, 7)]
    let day = try script(hours: 12, .on(.relevance, .answer(.clues(clues)))).run()
    #expect(hours(of: .entry, in: day) == [2, 6])
    #expect(day.calls.filter { $0.mode == .entry && !$0.isPreview }.allSatisfy { $0.hasReturned })
    let always = RelevanceAttribute(context: .date(.distantPast, .distantFuture, nil))
    let days = try script(hours: 48, .on(.relevance, .answer(.clues([always])))).run()
    #expect(hours(of: .relevance, in: days) == [0, 18, 42])
    #expect(hours(of: .entry, in: days) == [0, 18, 42])
  }

  @Test(arguments: [Step.exit(0), .answer(.failure(RecordedFailure(message: "no")))])
  func `a failure to give clues asks for no entry, and is asked again at midnight`(
    _ step: Step
  ) throws {
    let recording = try script(hours: 20, .on(.relevance, step)).run()
    #expect(hours(of: .relevance, in: recording) == [0, 18])
    #expect(hours(of: .entry, in: recording).isEmpty)
    #expect(recording.calls.filter { $0.mode == .relevance }.allSatisfy { $0.hasFailed })
  }

  @Test func `an interrupted day says that clues are open`() throws {
    let script = try script(hours: 20, .on(.relevance, .rest))
    let recording = try script.run {
      script.requests.contains { request in
        if case .call(let call) = request.operation { call.mode == .relevance } else { false }
      }
    }
    let open = try #require(recording.interruption?.open)
    #expect(open.contains { $0.id.rawValue.hasSuffix("/relevance") })
    #expect(hours(of: .relevance, in: recording).isEmpty)
  }
}
