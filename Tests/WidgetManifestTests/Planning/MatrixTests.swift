import Testing
import WidgetManifest
import WidgetRecording

@Suite struct MatrixTests {
  private var base: EnvironmentDeclaration {
    var environment = EnvironmentDeclaration()
    environment.start = 1_772_460_000
    environment.duration = 3600
    environment.timeZone = "America/Los_Angeles"
    return environment
  }

  private func labels(_ matrix: MatrixDeclaration) -> [String] {
    matrix.entries(around: base).map { $0.label ?? "base" }
  }

  @Test func `nothing varied leaves the base alone`() {
    let entries = MatrixDeclaration().entries(around: base)
    #expect(entries == [MatrixEntry(span: base.span)])
  }

  @Test func `time zones and locales are combined, the base of each included`() {
    #expect(
      labels(MatrixDeclaration(timeZones: ["Asia/Kolkata", "UTC"], locales: ["ar_SA"])) == [
        "base", "ar_SA", "Asia/Kolkata", "Asia/Kolkata,ar_SA", "UTC", "UTC,ar_SA",
      ])
  }

  @Test func `what equals the base or comes twice makes no entry`() {
    #expect(
      labels(
        MatrixDeclaration(
          timeZones: ["America/Los_Angeles", "UTC", "UTC"], locales: ["en_US", "en_US"],
          starts: ["2026-03-02T06:00:00-08:00", "2026-03-02T14:00:00Z"])) == ["base", "UTC"])
  }

  @Test func `a start moves the span and keeps its length`() {
    let entries = MatrixDeclaration(starts: ["2026-03-08T00:30:00-08:00"]).entries(around: base)
    #expect(entries.map(\.span.start) == [1_772_460_000, 1_772_958_600])
    #expect(entries.map { $0.span.end - $0.span.start } == [3600, 3600])
  }

  @Test func `a time zone keeps the instant, also that of an assumed start`() {
    var environment = base
    environment.start = nil
    let entries = MatrixDeclaration(timeZones: ["Asia/Kolkata"]).entries(around: environment)
    #expect(entries[0].span.start == 1_772_460_000)
    #expect(entries[1].span.start == 1_772_460_000)
    #expect(entries[1].span.timeZone == "Asia/Kolkata")
  }

  @Test(arguments: [
    ("UTC", 1_772_431_200), ("America/Los_Angeles", 1_772_460_000), ("Asia/Kolkata", 1_772_411_400),
    ("Pacific/Kiritimati", 1_772_380_800), ("America/St_Johns", 1_772_443_800),
  ])
  func `the assumed start is six in the morning everywhere`(
    _ zone: String, _ start: SimulatedInstant
  ) {
    var environment = EnvironmentDeclaration()
    environment.timeZone = zone
    #expect(environment.span.start == start)
    #expect(environment.span.end == start + 86400)
  }

  @Test func `a manifest can be changed before its entries are made`() throws {
    var manifest = try read(#"matrix: {locales: ["ar_SA"]}"#)
    manifest.environment.locale = "ar_SA"
    manifest.environment.duration = 60
    #expect(manifest.matrixEntries.count == 1)
    #expect(manifest.matrixEntries[0].span.end - manifest.matrixEntries[0].span.start == 60)
  }

  @Test func `a recording's header says what was simulated`() throws {
    let manifest = try read(
      """
      osVersion: "18.2", environment: {device: "430x932", locale: "de_DE"},
      limits: {memory: "20MB"}, checks: {disable: ["timeline-empty"]},
      reloadBudget: {perDay: 50}
      """)
    let header = manifest.recordedHeader(for: manifest.matrixEntries[0])
    #expect(header.version == RecordedHeader.currentVersion)
    #expect(header.bundle == "Cards")
    #expect(header.system.description == "iOS 18.2")
    #expect(header.span == SimulatedInterval(1_772_431_200, 1_772_517_600))
    #expect(header.timeZone == "UTC" && header.locale == "de_DE")
    #expect(header.matrixEntry == nil && header.device == DeviceScreen(width: 430, height: 932))
    #expect(header.reloadBudget == RateLimit(perDay: 50, minimumInterval: 300))
    #expect(header.limits == CallLimits(memory: 20_000_000))
    #expect(header.checks == CheckSettings(disabled: ["timeline-empty"]))
    #expect(header.manifest == nil && header.sandbox == nil)
  }

  @Test func `claims are what the manifest says of families`() throws {
    let manifest = try read(
      #"widgets: [{kind: "A", families: ["systemLarge"]}, {kind: "B"}]"#)
    #expect(
      manifest.claims == [
        WidgetClaim(kind: "A", families: [.systemLarge]),
        WidgetClaim(kind: "B"),
      ])
  }
}
