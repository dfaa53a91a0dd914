import Testing
import WidgetDrawing
import WidgetRecording

@testable import WidgetRunner

@Suite struct EntryDrawingsTests {
  private static func call(
    _ entries: [RecordedEntry], _ mode: ProviderMode = .timeline
  ) -> RecordedCall {
    RecordedCall(
      bundle: "B", kind: "K", family: .systemSmall, mode: mode, at: 0,
      outcome: .answered(
        ProviderAnswer(
          mode == .timeline
            ? .timeline(RecordedTimeline(entries: entries, policy: .never))
            : .entry(entries.first))))
  }

  private static func asking(_ entries: [Int]) -> DrawingRequest {
    DrawingRequest(entries: entries, targets: [DrawingTarget(DrawnLook("light"))])
  }

  private let entries = [
    RecordedEntry(date: 0, digest: "a"), RecordedEntry(date: 60, digest: "b"),
    RecordedEntry(date: 120, digest: "a"), RecordedEntry(date: 180),
  ]

  private static func drawing(_ scheme: String) -> RecordedDrawing {
    RecordedDrawing(
      DrawnLook(scheme), size: DrawnSize(1, 1), scale: 1, list: [], boxes: [], notes: [])
  }

  /// Draws entries of a call, all that are asked for.
  private func draw(
    _ indices: [Int], of call: RecordedCall, runsWithTime: Bool = false,
    into drawings: inout EntryDrawings
  ) {
    for index in indices {
      var drawn = DrawnEntry<RecordedDrawing>(entry: index)
      drawn.drawings = [Self.drawing("light")]
      drawn.runsWithTime = runsWithTime
      drawn.readsClock = false
      #expect(drawings.take(drawn, for: call) == [.drawing(Self.drawing("light"))])
    }
    drawings.end(Self.asking(indices), for: call, problem: nil, failure: nil)
  }

  @Test func `entries of one content are drawn once`() throws {
    var drawings = EntryDrawings(
      DrawingRequest(entries: [], targets: [DrawingTarget(DrawnLook("light"))]))
    let request = try #require(drawings.request(for: Self.call(entries)))
    #expect(request.entries == [0, 1, 2])
    #expect(request.targets.map(\.look.appearance) == ["light"])
    draw(request.entries, of: Self.call(entries), into: &drawings)
    #expect(drawings.request(for: Self.call(entries)) == nil)
    let completed = entries.map { entry in
      var entry = entry
      drawings.complete(&entry, in: Self.call(entries))
      return entry
    }
    #expect(completed[2].drawings == [Self.drawing("light").digest])
    #expect(completed[2].readsClock == false && !completed[2].runsWithTime)
    #expect(completed[3] == entries[3])
  }

  @Test func `a placeholder is drawn on its own, although its content is the same`() {
    var drawings = EntryDrawings(
      DrawingRequest(entries: [], targets: [DrawingTarget(DrawnLook("light"))]))
    draw([0], of: Self.call(entries, .placeholder), into: &drawings)
    #expect(drawings.request(for: Self.call(entries, .snapshot))?.entries == [0])
  }

  @Test func `what cannot be drawn is not tried for ever`() {
    var drawings = EntryDrawings(
      DrawingRequest(entries: [], targets: [DrawingTarget(DrawnLook("light"))]))
    for number in 0..<EntryDrawings.mostFailures {
      let call = Self.call([RecordedEntry(date: 0, digest: .number(UInt64(number)))])
      #expect(drawings.request(for: call)?.entries == [0])
      drawings.end(Self.asking([0]), for: call, problem: "it hung", failure: nil)
      #expect(drawings.request(for: call) == nil)
      #expect(drawings.problem(of: call) == "it hung")
    }
    #expect(drawings.request(for: Self.call(entries)) == nil)
  }

  @Test func `what runs with the time is drawn for each date`() {
    var drawings = EntryDrawings(
      DrawingRequest(entries: [], targets: [DrawingTarget(DrawnLook("light"))]))
    draw([0], of: Self.call(entries), runsWithTime: true, into: &drawings)
    #expect(drawings.request(for: Self.call(entries))?.entries == [1, 2])
  }

  @Test func `no more entries than the limit are asked for`() {
    var drawings = EntryDrawings(
      DrawingRequest(entries: [], targets: [DrawingTarget(DrawnLook("light"))]))
    let many = (0..<EntryDrawings.mostLooks + 100).map {
      RecordedEntry(date: .init(Double($0)), digest: .number(UInt64($0)))
    }
    let asked = drawings.request(for: Self.call(many))?.entries ?? []
    #expect(asked.count == EntryDrawings.mostLooks)
    for index in asked {
      var drawn = DrawnEntry<RecordedDrawing>(entry: index)
      drawn.drawings = [Self.drawing("\(index)")]
      _ = drawings.take(drawn, for: Self.call(many))
    }
    #expect(drawings.request(for: Self.call(many)) == nil)
    #expect(drawings.problem(of: Self.call(many))?.contains("at most 1500") == true)
  }

  @Test func `entries that look alike at every date are one of the looks that the limit counts`() {
    var drawings = EntryDrawings(
      DrawingRequest(entries: [], targets: [DrawingTarget(DrawnLook("light"))]))
    let alike = (0..<EntryDrawings.mostLooks).map {
      RecordedEntry(date: .init(Double($0)), digest: "a")
    }
    draw(Array(alike.indices), of: Self.call(alike), runsWithTime: true, into: &drawings)
    let others = [
      RecordedEntry(date: 5000, digest: "a"), RecordedEntry(date: 5060, digest: "b"),
      RecordedEntry(date: 5120, digest: "b"), RecordedEntry(date: 5180, digest: "c"),
    ]
    #expect(drawings.request(for: Self.call(others))?.entries == [1, 3, 0, 2])
  }

  @Test func `a recording holds faces, outlines and drawings once`() {
    var parts = DrawingParts()
    let first = RecordedOutlines(face: "f", unitsPerEm: 10, glyphs: [1: PathData(), 2: PathData()])
    let second = RecordedOutlines(
      face: "f", unitsPerEm: 10, glyphs: [2: PathData(), 3: PathData()])
    #expect(parts.new(.outlines(first)) == .outlines(first))
    #expect(
      parts.new(.outlines(second))
        == .outlines(RecordedOutlines(face: "f", unitsPerEm: 10, glyphs: [3: PathData()])))
    #expect(parts.new(.outlines(first)) == nil)
    let drawing = RecordingEvent.drawing(Self.drawing("dark"))
    #expect(parts.new(drawing) == drawing)
    #expect(parts.new(drawing) == nil)
  }
}
