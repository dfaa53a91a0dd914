import CivilTime
import JSON
import WidgetPlatforms
import WidgetRecording

/// A month in which three widgets give many entries, a hundred a timeline.
struct EntriesRecording {
  private static let perTimeline = 100
  private static let kinds = ["Weather", "Stocks", "Calendar"]
  private static let span = SimulatedInterval(1_772_460_000, 1_772_460_000 + 30 * 86_400)

  /// The number of entries.
  let entries: Int

  /// The lines of the recording.
  var bytes: [UInt8] {
    let header = RecordedHeader(
      bundle: "Benchmark", system: PlatformVersion(.iOS, SystemVersion(17)), span: Self.span,
      timeZone: "America/Los_Angeles", locale: "en_US")
    var bytes = line(.header(header))
    for kind in Self.kinds {
      bytes += line(
        .widget(RecordedWidget(kind: kind, families: [.systemSmall], configuration: .static)))
    }
    let calls = entries / Self.perTimeline
    for number in 0..<calls { bytes += line(.call(call(number, of: calls))) }
    return bytes
  }

  private func call(_ number: Int, of calls: Int) -> RecordedCall {
    let kind = Self.kinds[number % Self.kinds.count]
    let step = Self.span.seconds * Double(Self.kinds.count) / Double(calls)
    let at = Self.span.start + Double(number / Self.kinds.count) * step
    let timeline = RecordedTimeline(
      entries: (0..<Self.perTimeline).map { entry(number * Self.perTimeline + $0, at, step) },
      policy: .after(at + step))
    var call = RecordedCall(
      bundle: "Benchmark", kind: kind, family: .systemSmall, mode: .timeline, at: at,
      outcome: .answered(ProviderAnswer(.timeline(timeline))))
    call.question = .timeline(number < Self.kinds.count ? .initial : .after)
    call.duration = .milliseconds(4)
    return call
  }

  private func entry(
    _ number: Int, _ at: SimulatedInstant, _ step: Double
  ) -> RecordedEntry {
    let position = Double(number % Self.perTimeline) / Double(Self.perTimeline)
    // Multiplying by an odd constant spreads the numbers, as digests are.
    let digest = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    let score = Double(1 + digest % 1000) / 10
    return RecordedEntry(
      date: at + position * step,
      relevance: number.isMultiple(of: 3) ? RecordedRelevance(score: score, duration: 30) : nil,
      digest: .number(digest))
  }

  private func line(_ event: RecordingEvent) -> [UInt8] {
    JSONWriter.bytes(of: event) + [UInt8(ascii: "\n")]
  }
}
