import TestSupport
import Testing
import WidgetRecording

@testable import WidgetDoctor

@Suite struct ProbeTests {
  private let moments: [SimulatedInstant] = [1_000_000_000, 2_000_000_000]

  /// The calls of a machine on which all works, after a change.
  private func calls(_ change: (inout RecordedCall) -> Void = { _ in }) -> [RecordedCall] {
    moments.flatMap { moment in
      Probe.allCases.map { probe in
        var call = RecordedCall(
          bundle: "Doctor", kind: probe.rawValue, family: .systemSmall, mode: .timeline,
          at: moment, outcome: outcome(of: probe, at: moment))
        call.duration = .milliseconds(probe.waits ? 100 : 1)
        call.standardOutput = Self.printed[probe] ?? ""
        change(&call)
        return call
      }
    }
  }

  private static let printed: [Probe: String] = [
    .place: "ar_SA Asia/Kolkata\n", .answer: "as scripted\n", .defaults: "as scripted\n",
    .failure: "-1003\n", .relativeDay: "today\n", .pluralForm: "1 day\n",
  ]

  /// The drawing of every entry.
  private static let drawing: RecordedDrawing = {
    var drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(10, 10), scale: 1,
      list: [.glyphs(face: "Inter", size: 10, .color(.black), [PlacedGlyph(1, x: 0, y: 0)])],
      boxes: [DrawnBox(node: "Text", frame: [0, 0, 10, 10], text: "probe")], notes: [])
    drawing.digest = "drawing"
    return drawing
  }()

  private func outcome(of probe: Probe, at moment: SimulatedInstant) -> CallOutcome {
    var entry = RecordedEntry(date: moment)
    entry.drawings = ["drawing"]
    let timeline = RecordedTimeline(entries: [entry], policy: .never)
    var answer = ProviderAnswer(.timeline(timeline))
    switch probe {
    case .silence: return .timedOut(wasBusy: false)
    case .crash: return Self.crash("Fatal error: \(Probe.lastWords)", line: 3)
    case .memory: answer.peakMemory = Probe.bytes
    case .network: answer.network = [Self.connection(to: "192.0.2.1")]
    default: break
    }
    return .answered(answer)
  }

  private static func crash(_ message: String, line: Int?) -> CallOutcome {
    let place = line.map { SourcePlace(file: "Probes.swift", line: $0) }
    return .crashed(signal: 4, RecordedFailure(message: message, place: place))
  }

  private static func connection(to host: String, refused: Bool = true) -> RecordedConnection {
    RecordedConnection(
      host: host, port: 8080, operation: .connect, failure: refused ? .refused : nil)
  }

  private func faults(
    _ calls: [RecordedCall], _ drawings: [RecordedDrawing] = [drawing]
  ) -> [Diagnosis] {
    ProbeDiagnosis(
      calls: calls, drawings: drawings, place: "ar_SA Asia/Kolkata", moments: moments
    ).diagnoses.filter { $0.state != .works }
  }

  /// The fault found when only one probe's calls are changed.
  private func fault(_ probe: Probe, _ change: (inout RecordedCall) -> Void) -> String? {
    let found = faults(calls { if $0.kind == probe.rawValue { change(&$0) } })
    guard found.count == 1, found[0].subject == probe.subject, found[0].advice != nil else {
      return nil
    }
    return found[0].finding
  }

  @Test func `a machine on which all works has nothing to be told`() {
    #expect(faults(calls()).isEmpty)
    #expect(
      ProbeDiagnosis(
        calls: calls(), drawings: [Self.drawing], place: "ar_SA Asia/Kolkata", moments: moments
      ).diagnoses.count == Probe.allCases.count)
  }

  @Test(arguments: Probe.allCases)
  func `a probe that was not called is a fault, at either moment`(_ probe: Probe) {
    for moment in moments {
      let found = faults(calls().filter { $0.kind != probe.rawValue || $0.at != moment })
      #expect(found.map(\.finding) == ["the probe was not called"])
    }
  }

  @Test(arguments: Probe.allCases.filter { ![.crash, .silence].contains($0) })
  func `a probe that does not return is a fault`(_ probe: Probe) {
    #expect(fault(probe) { $0.outcome = .timedOut(wasBusy: nil) } == "the call never returned")
    #expect(fault(probe) { $0.outcome = .exited(status: 0) } == "the call ended the process")
  }

  @Test(arguments: Probe.allCases.filter(\.waits))
  func `a wait that is over at once is a fault, and one that is merely early is none`(
    _ probe: Probe
  ) {
    #expect(
      fault(probe) { $0.duration = .milliseconds(49) } == "a wait of 0.1 s was over after 0.049 s")
    #expect(
      faults(calls { if $0.kind == probe.rawValue { $0.duration = .milliseconds(50) } }).isEmpty)
  }

  @Test func `a clock that runs or stands elsewhere is a fault`() {
    let wrong = fault(.date) {
      if $0.at == 2e9 { $0.outcome = .timeline([RecordedEntry(date: 1.8e9)]) }
    }
    #expect(wrong == "Date() was 1800000000.0 at the simulated moment 2000000000.0")
    #expect(fault(.timer) { $0.outcome = .timeline([RecordedEntry(date: $0.at + 1)]) } != nil)
    #expect(fault(.timer) { $0.outcome = .timeline([]) } == "no entry came back")
  }

  @Test func `each limit and report is judged by what it must show`() {
    #expect(fault(.silence) { $0.outcome = .timeline([]) } == "a call without an answer returned")
    #expect(fault(.crash) { $0.outcome = .timeline([]) } == "a call that crashes returned")
    #expect(
      fault(.crash) { $0.outcome = .crashed(signal: 4, nil) } == "the message of a crash is lost")
    #expect(
      fault(.crash) { $0.outcome = Self.crash("trap", line: 3) } == "the message of a crash is lost"
    )
    #expect(
      fault(.crash) { $0.outcome = Self.crash(Probe.lastWords, line: nil) }
        == "the line of a crash is lost")
    #expect(
      fault(.memory) { $0.updateAnswer { $0.peakMemory = nil } } == "the system does not tell it")
    #expect(
      fault(.memory) { $0.updateAnswer { $0.peakMemory = 4096 } }
        == "4096 bytes were seen of \(Probe.bytes)")
    #expect(
      fault(.place) { $0.standardOutput = "en_US UTC\n" }
        == "providers find 'en_US UTC' instead of 'ar_SA Asia/Kolkata'")
    #expect(
      fault(.relativeDay) { $0.standardOutput = "5/18/33\n" }
        == "providers find '5/18/33' instead of 'today'")
    #expect(
      fault(.pluralForm) { $0.standardOutput = "days\n" }
        == "providers find 'days' instead of '1 day'")
    #expect(
      fault(.network) { $0.updateAnswer { $0.network = [] } }
        == "a connection was not seen or not refused")
    #expect(fault(.network) { $0.updateAnswer { $0.network[0].failure = nil } } != nil)
    #expect(fault(.network) { $0.updateAnswer { $0.network[0].host = "127.0.0.1" } } != nil)
  }

  @Test func `answers, errors and defaults are judged by what the provider found`() {
    for probe in [Probe.answer, .defaults] {
      #expect(
        fault(probe) { $0.standardOutput = "\n" } == "providers find '' instead of 'as scripted'")
    }
    #expect(
      fault(.failure) { $0.standardOutput = "-1009\n" }
        == "providers find '-1009' instead of '-1003'")
  }

  @Test func `a text that is not drawn with letters is a fault`() {
    var drawing = Self.drawing
    #expect(faults(calls(), []).map(\.finding) == ["nothing was drawn"])
    drawing.list = []
    #expect(faults(calls(), [drawing]).map(\.finding) == ["the text has no letters"])
    drawing.boxes = []
    #expect(faults(calls(), [drawing]).map(\.finding) == ["the text was not laid out"])
  }

  @Test func `a line has its mark, its finding and its remedy`() {
    let works = Diagnosis.works("build", "compiles")
    let absent = Diagnosis.absent("sandbox", "none", advice: "install it")
    let broken = Diagnosis.broken("build", "an\nerror", advice: "repair it")
    #expect(works.line == "✓ build: compiles")
    #expect(absent.line == "– sandbox: none; install it")
    #expect(broken.line == "✗ build: an error; repair it")
  }
}
