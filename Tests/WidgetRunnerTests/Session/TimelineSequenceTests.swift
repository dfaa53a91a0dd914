import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording
import WidgetSimulation

@testable import WidgetRunner

@Suite struct TimelineSequenceTests {
  private let family = FamilyName.systemSmall

  private var invocation: Invocation {
    get throws {
      let manifest = Manifest(
        name: "B", system: PlatformVersion(.iOS), root: URL(fileURLWithPath: "/"),
        source: .sources(SourcesDeclaration(sources: []))
      )
      let widget = RecordedWidget(kind: "K", families: [family], configuration: .static)
      let plan = Plan(manifest, widgets: [widget])
      return try #require(plan.invocations.first { $0.mode == .timeline })
    }
  }

  private func sequence(perDay: Int, modes: [DeveloperMode] = [.off, .on]) throws
    -> TimelineSequence
  {
    TimelineSequence(
      invocation: try invocation,
      modes: modes, budget: RateLimit(perDay: perDay, minimumInterval: 300), start: 1000)
  }

  private func answer(at instant: SimulatedInstant, policy: ReloadPolicy) -> RecordedCall {
    call(at: instant, .timeline([RecordedEntry(date: instant)], policy))
  }

  private func call(at instant: SimulatedInstant, _ outcome: CallOutcome) -> RecordedCall {
    RecordedCall(
      bundle: "B", kind: "K", family: family, mode: .timeline, at: instant, outcome: outcome)
  }

  private func splits(_ sequence: inout TimelineSequence) -> Bool {
    sequence.split() != nil
  }

  @Test func `both modes share a sequence while they agree`() throws {
    var sequence = try sequence(perDay: 40)
    #expect(sequence.next == ReloadRequest(at: 1000, reason: .initial, cost: .counted))
    #expect(!splits(&sequence))
    #expect(sequence.developerMode == nil)
    sequence.advance(after: answer(at: 1000, policy: .after(5000)), reloads: false)
    #expect(sequence.next == ReloadRequest(at: 5000, reason: .after, cost: .counted))
    #expect(!splits(&sequence))
  }

  @Test func `an entry that is dated while the provider waits is no later than its delivery`()
    throws
  {
    var sequence = try sequence(perDay: 40)
    var call = call(at: 1000, .timeline([RecordedEntry(date: 1000.5)], .atEnd))
    call.updateAnswer { $0.waited = 0.5 }
    sequence.advance(after: call, reloads: false)
    // The system picks the time: a fortieth of a day after the delivery.
    #expect(sequence.next?.at == 3160.5)
  }

  @Test func `an event of the scenario comes before what is due, and counts where it is not free`()
    throws
  {
    var sequence = try sequence(perDay: 2)
    sequence.advance(after: answer(at: 1000, policy: .after(9000)), reloads: false)
    let free = ScenarioEffect.Reload(reason: .interaction, isFree: true)
    sequence.take(free, at: 2000, count: 1)
    #expect(sequence.next == ReloadRequest(at: 2000, reason: .interaction, cost: .free))
    sequence.advance(after: answer(at: 2000, policy: .after(9000)), reloads: false)
    sequence.take(free, at: 2000, count: 1)
    #expect(sequence.next == ReloadRequest(at: 9000, reason: .after, cost: .counted))
    sequence.take(nil, at: 3000, count: 2)
    sequence.take(.init(kind: "K", reason: .appReload, isFree: false), at: 4000, count: 3)
    #expect(sequence.next == ReloadRequest(at: 4000, reason: .appReload, cost: .counted))
    #expect(!splits(&sequence))
    sequence.advance(after: answer(at: 4000, policy: .after(9000)), reloads: false)
    #expect(splits(&sequence))
    #expect(sequence.next == ReloadRequest(rejectedAt: 9000))
    #expect(sequence.events == 3)
  }

  @Test func `an effect concerns a member, a kind or all`() throws {
    let invocation = try invocation
    var effect = ScenarioEffect()
    effect.reloads = [.init(kind: "Other", reason: .appReload, isFree: false)]
    #expect(effect.reload(of: invocation) == nil)
    let other = ScenarioEffect.ReloadTarget(
      kind: "K", family: .systemLarge, configuration: .defaults)
    effect.reloads.append(.init(target: other, reason: .interaction, isFree: true))
    #expect(effect.reload(of: invocation) == nil)
    effect.reloads.append(.init(reason: .appReload, isFree: false))
    #expect(effect.reload(of: invocation)?.isFree == false)
    let own = ScenarioEffect.ReloadTarget(kind: "K", family: family, configuration: .defaults)
    effect.reloads.append(.init(target: own, reason: .interaction, isFree: true))
    #expect(effect.reload(of: invocation)?.reason == .interaction)
  }

  @Test func `the sequence with developer mode on splits off where the budget refuses`() throws {
    var sequence = try sequence(perDay: 1)
    sequence.advance(after: answer(at: 1000, policy: .after(5000)), reloads: false)
    let split = sequence.split()
    let other = try #require(split)
    #expect(sequence.modes == [.off])
    #expect(sequence.next == ReloadRequest(rejectedAt: 5000))
    #expect(other.modes == [.on])
    #expect(other.next == ReloadRequest(at: 5000, reason: .after, cost: .counted))
  }

  @Test func `a request that was refused is made when the budget allows it`() throws {
    var sequence = try sequence(perDay: 1, modes: [.off])
    sequence.advance(after: answer(at: 1000, policy: .after(5000)), reloads: false)
    #expect(sequence.next == ReloadRequest(rejectedAt: 5000))
    sequence.advance(after: call(at: 5000, .rejected), reloads: false)
    #expect(sequence.next == ReloadRequest(at: 1000 + 86_400, reason: .after, cost: .counted))
  }

  @Test func `a provider that did not answer is not asked again`() throws {
    var sequence = try sequence(perDay: 40)
    sequence.advance(after: call(at: 1000, .timedOut(wasBusy: nil)), reloads: false)
    #expect(sequence.next == nil)
  }

  @Test func `a provider that crashed is asked again`() throws {
    var sequence = try sequence(perDay: 40)
    sequence.advance(after: call(at: 1000, .crashed(signal: 4, nil)), reloads: false)
    #expect(sequence.next?.at == SimulatedInstant(1000) + ReloadSchedule.retryInterval)
  }

  @Test func `a reload that the extension asks for comes after the interval`() throws {
    var sequence = try sequence(perDay: 40)
    sequence.advance(after: answer(at: 1000, policy: .never), reloads: true)
    #expect(sequence.next == ReloadRequest(at: 1300, reason: .appReload, cost: .counted))
  }

  private func header(hours: Double) -> RecordedHeader {
    RecordedHeader(
      bundle: "B", system: PlatformVersion(.iOS),
      span: SimulatedInterval(0, SimulatedInstant(hours * 3600)),
      timeZone: "UTC", locale: "en_US")
  }

  @Test func `a timeline that goes on past midnight is asked for before and after it, once`()
    throws
  {
    var sequence = try sequence(perDay: 40)
    let header = header(hours: 72)
    #expect(sequence.midnightProbes(after: 1000, in: header).isEmpty)
    sequence.advance(after: answer(at: 1000, policy: .after(100_000)), reloads: false)
    let probes = sequence.midnightProbes(after: 1000, in: header)
    #expect(probes.map(\.at) == [86_399, 86_401])
    #expect(sequence.midnightProbes(after: 100_000, in: header).isEmpty)
  }

  @Test func `nothing is asked at midnight where a new timeline comes then, or the span ends`()
    throws
  {
    var renewed = try sequence(perDay: 40)
    renewed.advance(after: answer(at: 1000, policy: .after(86_500)), reloads: false)
    #expect(renewed.midnightProbes(after: 1000, in: header(hours: 72)).isEmpty)
    var ended = try sequence(perDay: 40)
    ended.advance(after: answer(at: 1000, policy: .never), reloads: false)
    #expect(ended.midnightProbes(after: 1000, in: header(hours: 24)).isEmpty)
    var failed = try sequence(perDay: 40)
    failed.advance(after: call(at: 1000, .timedOut(wasBusy: nil)), reloads: false)
    #expect(failed.midnightProbes(after: 1000, in: header(hours: 72)).isEmpty)
  }

  @Test(
    arguments: [.nan, .infinity, -.infinity, -1e300, 1e300, 0, 999.5, 1000, 1000.25] as [Double])
  func `whichever date a policy names, requests never go back in time`(_ seconds: Double) throws {
    var sequence = try sequence(perDay: 5)
    var last = SimulatedInstant(1000)
    for _ in 0..<40 {
      _ = sequence.split()
      guard let next = sequence.next else { break }
      #expect(next.at >= last && !next.at.isNaN)
      // A run ends with its span, long before.
      guard next.at < 1e9 else { break }
      last = next.at
      let policy = ReloadPolicy.after(SimulatedInstant(seconds))
      sequence.advance(
        after: next.reason == nil
          ? call(at: next.at, .rejected) : answer(at: next.at, policy: policy),
        reloads: false)
    }
    #expect(last >= 1000)
  }
}
