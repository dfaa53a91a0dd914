import TestSupport
import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetReports

@Suite struct TimeAxisTests {
  private func axis(_ zone: String, from start: SimulatedInstant, hours: Double) -> TimeAxis {
    TimeAxis(
      span: SimulatedInterval(start, start + hours * 3600), left: 100,
      clock: LocalClock(timeZone: zone))
  }

  @Test func `a day has a mark every two hours and names the new day`() {
    let labels = axis("America/Los_Angeles", from: CardsDay.start, hours: 24).ticks.map(\.label)
    #expect(
      labels == [
        "06:00", "08:00", "10:00", "12:00", "14:00", "16:00", "18:00", "20:00", "22:00",
        "Tue 3 Mar", "02:00", "04:00", "06:00",
      ])
  }

  @Test func `marks stand at round local times in a zone off the hour`() {
    let labels = axis("Asia/Kathmandu", from: CardsDay.start, hours: 24).ticks.map(\.label)
    #expect(labels.prefix(3) == ["20:00", "22:00", "Tue 3 Mar"])
    #expect(labels.count == 12)
  }

  @Test func `a day on which clocks go forward skips the hour and says so`() {
    // 2026-03-08, 02:00 becomes 03:00 in Los Angeles.
    let axis = axis("America/Los_Angeles", from: 1_772_956_800, hours: 24)
    let labels = axis.ticks.map(\.label)
    #expect(labels.prefix(3) == ["Sun 8 Mar", "04:00", "06:00"])
    #expect(axis.clockChanges.map(\.label) == ["clocks +1 h"])
    #expect(axis.clockChanges.map(\.instant) == [1_772_964_000])
  }

  @Test func `a day on which clocks go back has the hour once`() {
    let axis = axis("America/Los_Angeles", from: 1_793_516_400, hours: 24)
    #expect(axis.ticks.map(\.label).prefix(3) == ["Sun 1 Nov", "02:00", "04:00"])
    #expect(axis.clockChanges.map(\.label) == ["clocks −1 h"])
  }

  @Test func `a week has a mark a day and an hour one every few minutes`() {
    #expect(axis("UTC", from: 0, hours: 168).ticks.count == 8)
    #expect(axis("UTC", from: 0, hours: 1).ticks.map(\.label)[1] == "00:05")
  }

  @Test(arguments: [0.001, 0.1, 1, 6, 24, 100, 1000, 100_000])
  func `no span has more marks than fit`(hours: Double) {
    #expect(axis("Europe/Berlin", from: CardsDay.start, hours: hours).ticks.count <= 15)
  }

  @Test func `instants outside the span stand at its edges`() {
    let axis = axis("UTC", from: 0, hours: 1)
    #expect(axis.x(-10) == 100)
    #expect(axis.x(1e9) == axis.right)
    #expect(axis.x(1800) == (100 + axis.right) / 2)
    #expect(!axis.contains(SimulatedInstant(.nan)) && !axis.contains(3601) && axis.contains(3600))
  }

  private static let nowhere = SimulatedInterval(SimulatedInstant(.nan), SimulatedInstant(.nan))

  @Test func `a span that no calendar shows has no marks`() {
    #expect(axis("UTC", from: 1e15, hours: 1).ticks.isEmpty)
    #expect(TimeAxis(span: Self.nowhere, left: 0, clock: .universal).ticks.isEmpty)
  }
}

@Suite struct ClusterTests {
  @Test func `marks nearer than a distance become one that holds all items`() {
    let clusters = MarkCluster.merge([5.0, 0, 0.4, 0.9, 1.3, 9], x: \.self)
    #expect(clusters.map(\.x) == [0, 1.3, 5, 9])
    #expect(clusters.map(\.items.count) == [3, 1, 1, 1])
  }

  @Test func `a mark says when and how many`() {
    let clusters = MarkCluster.merge([0.0, 60, 7200], distance: 100, x: \.self)
    #expect(
      clusters.map { $0.tip("reload", clock: .universal) { SimulatedInstant($0) } }
        == ["00:00–00:01: 2 reloads", "02:00: reload"])
  }
}

extension MemberDay {
  /// The member's day in one mode.
  fileprivate init(_ member: Member, in mode: DeveloperMode, of page: PageModel) {
    self = Self.days(of: member, in: [mode], of: page)[0]
  }
}

@Suite struct MemberDayTests {
  private var page: PageModel {
    let results = CardsDay.results.ordered()
    return PageModel(results.bundles[0], of: results, index: PageIndex(results))
  }

  @Test func `rotations and suppressions are those of the member`() {
    let off = MemberDay(CardsDay.visa, in: .off, of: page)
    #expect(off.rotations.count == 3)
    #expect(off.suppressions.count == 3)
    #expect(off.suppressions[0].text.contains("too soon after the last rotation"))
    #expect(MemberDay(CardsDay.visa, in: .on, of: page).suppressions.isEmpty)
  }

  @Test func `reloads and refused ones are told apart by Developer Mode`() {
    let off = MemberDay(CardsDay.weather, in: .off, of: page)
    #expect(off.reloads.count == 40)
    #expect(off.rejections.count == 8)
    let on = MemberDay(CardsDay.weather, in: .on, of: page)
    #expect(on.reloads.count == 48)
    #expect(on.rejections.isEmpty)
  }

  @Test(arguments: [CardsDay.visa, CardsDay.weather])
  func `each mode has the entries of its own calls`(_ member: Member) {
    let days = MemberDay.days(of: member, in: [.off, .on], of: page)
    for day in days {
      #expect(day.entries == MemberDay(member, in: day.mode, of: page).entries)
      #expect(!day.entries.isEmpty)
    }
    #expect((days[0].entries == days[1].entries) == (member == CardsDay.visa))
  }

  @Test func `an entry that a later timeline replaces has no turn`() {
    let entries = MemberDay(CardsDay.weather, in: .on, of: page).entries
    // Of the entries at 0, 15 and 30 minutes, the last gives way to the next timeline.
    #expect(entries.count == 48 * 2 + 1)
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.date < $1.date })
  }

  @Test func `a window is shown where the member is on top`() {
    let day = MemberDay(CardsDay.visa, in: .off, of: page)
    let shown = day.windows.map(day.isShown)
    #expect(shown == [true, true, true, false, false, false])
  }

  @Test func `a member of no stack has no rotations and says nothing of them`() {
    let member = Member(kind: "Weather", family: CardsDay.small, configuration: .named("other"))
    let day = MemberDay(member, in: .off, of: page)
    #expect(day.tops.isEmpty)
    #expect(day.phrase == "0 relevance windows · 0 reloads · 0 rejected")
    #expect(!day.isEventful)
  }
}

@Suite struct DrawingTests {
  private var page: PageModel {
    let results = CardsDay.results.ordered()
    return PageModel(results.bundles[0], of: results, index: PageIndex(results))
  }

  private func parsed(_ markup: Markup) throws -> ParsedElement {
    try #require(ParsedElement(html: HTMLDocument(root: markup).data))
  }

  private func chart(_ member: Member, _ mode: DeveloperMode) -> Markup {
    let day = MemberDay(member, in: mode, of: page)
    return DayChart(
      identifier: "x", day: day, name: "n", pins: [],
      greatestScore: day.windows.map(\.score).max() ?? 0, clock: page.clock, header: page.header,
      film: []
    ).markup
  }

  @Test func `a window is as high as its score and as wide as its time`() throws {
    let boxes = try parsed(chart(CardsDay.visa, .off)).elements(ofClass: "window")
    let greatest = try #require(boxes.first { $0.text.contains("score 212,") })
    let first = try #require(boxes.first { $0.text.contains("score 52.6,") })
    let ratio = try #require(first.number("height")) / #require(greatest.number("height"))
    #expect(abs(ratio - 52.6 / 212) < 0.001)
    let width = try #require(first.number("width"))
    #expect(abs(try #require(greatest.number("width")) - 2 * width) < 0.05)
    #expect(first.text.contains("09:40"))
  }

  @Test func `windows on top are drawn over their windows`() throws {
    let boxes = try parsed(chart(CardsDay.visa, .off)).elements(ofClass: "window")
    #expect(boxes.count { $0.attributes["class"] == "window" } == 6)
    #expect(boxes.count { $0.attributes["class"] == "window shown" } == 3)
  }

  @Test func `rotations, suppressions and refused reloads have marks of their own`() throws {
    let visa = try parsed(chart(CardsDay.visa, .off))
    #expect(visa.elements(ofClass: "mark-rotation").count == 3)
    #expect(visa.elements(ofClass: "mark-suppressed").count == 3)
    let weather = try parsed(chart(CardsDay.weather, .off))
    #expect(weather.elements(ofClass: "mark-rejected").count == 8)
    #expect(weather.elements(ofClass: "reload").count == 40)
  }

  @Test func `a thousand reloads stay as few marks as can be told apart`() throws {
    var bundle = CardsDay.kolkata
    bundle.recording.events = (0..<20_000).map {
      let at = CardsDay.start + Double($0) * 4
      return .call(
        RecordedCall(
          bundle: "Cards", kind: "Weather", family: CardsDay.small, mode: .timeline, at: at,
          outcome: .timeline([RecordedEntry(date: at)])))
    }
    let files = ReportFormat.html.files(for: RunResults(toolVersion: "1", bundles: [bundle]))
    #expect(files.reduce(0) { $0 + $1.data.count } < 1_000_000)
    let path = PageTarget.kind("Weather", bundle: "Cards@Asia/Kolkata").file
    let page = try ReportSite(RunResults(toolVersion: "1", bundles: [bundle])).page(path)
    #expect(page.elements(ofClass: "reload").count < 900)
    #expect(page.elements(ofClass: "reload").contains { $0.text.contains(" reloads") })
    #expect(page.text.contains("20000 reloads"))
  }

  @Test func `windows, spans and turns that no pixel tells apart are drawn once`() throws {
    let events = (0..<20_000).map { CardsDay.start + Double($0) * 4 }
    let windows = events.map {
      RelevanceWindow(from: $0, to: $0 + 2, score: 5, appliedAt: $0, call: 0, entry: 0)
    }
    let groups = WindowGroup.all(of: windows) { ($0 - CardsDay.start) / 100 }
    #expect(groups.count <= 1601 && groups.count > 1000)
    #expect(groups.first?.span.start == windows.first?.from)
    #expect(groups.last?.span.end == windows.last?.to)
    let simulation = page.bundle.simulation[0]
    var trace = simulation.modes[0]
    let rotation = trace.rotations[0]
    trace.rotations = events.map { instant in
      var turn = rotation
      turn.at = instant
      return turn
    }
    let chart = StackChart(
      identifier: "x", stack: simulation.stack, trace: trace,
      windows: [rotation.to: windows], clock: page.clock, header: page.header)
    let drawing = try parsed(chart.markup)
    let marks = drawing.elements(ofClass: "mark-rotation")
    #expect(marks.count < 2000)
    #expect(marks[0].text.contains("\nand "))
    #expect(drawing.elements(ofClass: "relevant").count < 2000)
  }

  @Test func `a stack has a lane for each member and each suggested widget`() throws {
    let simulation = page.bundle.simulation[0]
    let chart = StackChart(
      identifier: "x", stack: simulation.stack, trace: simulation.modes[0], windows: [:],
      clock: page.clock, header: page.header)
    let drawing = try parsed(chart.markup)
    #expect(drawing.elements(ofClass: "lane").count == 3)
    #expect(drawing.elements(ofClass: "suggested").count == 1)
    #expect(drawing.elements(ofClass: "hatching").count == 1)
    #expect(drawing.elements(ofClass: "mark-rotation").count == 6)
    #expect(drawing.elements(ofClass: "mark-suppressed").count == 3)
    #expect(chart.phrase == "6 rotations · 3 suppressed · 1 suggestion")
  }

  @Test func `the spans of a lane are as long as the member is on top`() throws {
    let simulation = page.bundle.simulation[0]
    let chart = StackChart(
      identifier: "x", stack: simulation.stack, trace: simulation.modes[0], windows: [:],
      clock: page.clock, header: page.header)
    let spans = try parsed(chart.markup).elements(ofClass: "span")
    let drawn: Double = spans.compactMap { $0.number("width") }.reduce(0, +)
    let lane = try #require(try parsed(chart.markup).elements(ofClass: "lane")[0].number("width"))
    #expect(abs(drawn - lane) < 0.5, "someone is on top all the time")
  }

  @Test func `dates that no calendar shows are not drawn`() throws {
    var bundle = CardsDay.kolkata
    let dates = [.nan, .infinity, -.infinity, 1e300, -1e300].map { SimulatedInstant($0) }
    let call = RecordedCall(
      bundle: "Cards", kind: "Weather", family: CardsDay.small, mode: .timeline,
      at: CardsDay.start, outcome: .timeline(dates.map { RecordedEntry(date: $0) }))
    bundle.recording.events = [.call(call)]
    let site = try ReportSite(RunResults(toolVersion: "1", bundles: [bundle]))
    let numbers = site.pages.values.flatMap { $0.elements("line") }.flatMap {
      [$0.number("x1"), $0.number("x2")]
    }
    #expect(numbers.allSatisfy { $0.map { $0 >= 0 && $0 <= TimeAxis.width } ?? false })
  }
}
