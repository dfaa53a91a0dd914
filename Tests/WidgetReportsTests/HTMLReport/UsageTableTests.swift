import Testing
import WidgetRecording

@testable import WidgetReports

/// The events of the app, its user and the system on the pages of a bundle and its widgets.
@Suite struct UsageTableTests {
  private static func rows(of page: ParsedElement) -> [[String]] {
    page.elements("table").filter { $0.elements("caption").first?.text.contains("beside") == true }
      .flatMap { $0.elements("tbody") }.flatMap { $0.elements("tr") }
      .map { row in (row.elements("th") + row.elements("td")).dropFirst().map(\.text) }
  }

  private static func site(_ events: [RecordingEvent]) throws -> ReportSite {
    var bundle = CardsDay.cards
    bundle.recording.events += events
    return try ReportSite(RunResults(toolVersion: "1", bundles: [bundle]))
  }

  @Test func `a tap is told on its widget's page, and with the rest on the bundle's`() throws {
    var tap = RecordedInteraction(
      at: CardsDay.start,
      .tap(.init("PayIntent", ["card": .string("visa"), "amount": .number(3)])),
      kind: "RecentPurchases", family: CardsDay.small)
    tap.label = "Pay"
    tap.end = ActionEnd(.threw(RecordedFailure(message: "no money")))
    var link = tap
    link.action = .openURL("cards://pay")
    link.isFound = false
    let call = RecordedAppCall(at: CardsDay.start, function: "fill", isSetup: true)
    let site = try Self.site([
      .app(call), .interaction(tap), .interaction(link),
      .reloadRequest(RecordedReloadRequest(at: CardsDay.start, kind: nil)),
      .reloadRequest(RecordedReloadRequest(at: CardsDay.start, kind: "Other")),
    ])
    let details = "“Pay” · PayIntent(amount: 3, card: visa)"
    let own = [
      ["tap", "RecentPurchases systemSmall", details, "threw an error: no money"],
      [
        "link followed", "RecentPurchases systemSmall", "“Pay” · cards://pay",
        "no link was shown: no money",
      ],
      ["reload asked for", "all kinds", "timelines", ""],
    ]
    #expect(Self.rows(of: try site.page("widgets/Cards/RecentPurchases.html")) == own)
    #expect(
      Self.rows(of: try site.page("bundles/Cards.html"))
        == [["setup", "the app", "fill()", "returned"]] + own
        + [["reload asked for", "Other", "timelines", ""]])
  }

  @Test func `a bundle in which nothing happens has no table`() throws {
    let site = try ReportSite(RunResults(toolVersion: "1", bundles: [CardsDay.kolkata]))
    #expect(site.pages.values.allSatisfy { Self.rows(of: $0).isEmpty })
  }
}
