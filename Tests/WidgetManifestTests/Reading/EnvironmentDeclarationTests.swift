import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@Suite struct EnvironmentDeclarationTests {
  private func manifest(_ environment: String) throws -> Manifest {
    try read("environment: {\(environment)}")
  }

  @Test func `what the person answered holds from the start, by name`() throws {
    let manifest = try manifest(#"permissions: {location: "granted", health: "denied"}"#)
    let answers = manifest.recordedPermissions(in: manifest.environment.span)
    #expect(answers.map(\.name) == ["health", "location"])
    #expect(answers.map(\.status) == [.denied, .granted])
    #expect(Set(answers.map(\.at)) == [manifest.environment.span.start])
  }

  @Test func `data of a time of day is there on each day, earlier hours of the first too`() throws {
    let environment = try manifest(
      #"""
      start: "2026-03-02T06:00:00Z", duration: "48h", battery: {level: 0.5},
      events: [{title: "A", start: "T05:00", end: "T04:00"},
               {title: "B", start: "2026-03-01T00:00:00Z", end: "2026-03-01T01:00:00Z"}],
      contacts: [{givenName: "Ada"}]
      """#
    ).environment
    let values = environment.content.values(in: environment.span)
    #expect(values["battery"] == .object(["level": .number(0.5)]))
    #expect(values["contacts"] == .array([.object(["givenName": .string("Ada")])]))
    let midnight = 1_772_409_600.0
    let daily = (0..<3).map { day in
      let start = midnight + Double(day) * 86400 + 5 * 3600
      return JSONValue.object([
        "title": .string("A"), "start": .number(start), "end": .number(start + 23 * 3600),
      ])
    }
    let once = JSONValue.object([
      "title": .string("B"), "start": .number(midnight - 86400),
      "end": .number(midnight - 86400 + 3600),
    ])
    #expect(values["events"] == .array(daily + [once]))
    #expect(throws: ManifestErrors.self) { try manifest(#"events: [{title: "A"}]"#) }
    #expect(throws: ManifestErrors.self) { try manifest(#"battery: {state: "empty"}"#) }
  }

  @Test(arguments: [
    ("2026-03-02T06:00:00Z", "6h", "T22:00", [22.0]),
    ("2026-03-02T06:00:00Z", "24h", "T07:00", [7, 31]),
    ("2026-03-02T00:00:00Z", "24h", "T07:00", [7]),
  ])
  func `a time of day counts on every day that the span touches, to its end`(
    _ start: String, _ duration: String, _ time: String, _ hours: [Double]
  ) throws {
    let environment = try manifest(
      """
      start: "\(start)", duration: "\(duration)", reminders: [{title: "A", due: "\(time)"}]
      """
    ).environment
    let reminders = hours.map { hour in
      JSONValue.object([
        "title": .string("A"), "due": .number(1_772_409_600.0 + hour * 3600),
      ])
    }
    #expect(environment.content.values(in: environment.span)["reminders"] == .array(reminders))
  }

  @Test func `weather is of a time or of each day, and a photo has the name of its copy`() throws {
    let folder = try ScratchFolder(["Pictures/sea.png": "x", "Widgets/Clock.swift": ""])
    let environment = try read(
      #"""
      environment: {
        weather: [{condition: "snow", temperature: -4},
                  {at: "T12:30", condition: "clear", temperature: 2},
                  {at: "2026-03-02T10:00:00Z", condition: "hail", temperature: 0}],
        photos: [{file: "Pictures/sea.png", date: "T18:00", album: "Sea"}],
        workouts: [{activity: "yoga", start: "T07:00", end: "T08:00"}]
      }
      """#, in: folder
    ).environment
    let values = environment.content.values(in: environment.span)
    let midnight = 1_772_409_600.0
    func weather(_ condition: String, _ degrees: Double, _ more: [String: JSONValue]) -> JSONValue {
      let own: [String: JSONValue] = [
        "condition": .string(condition), "temperature": .number(degrees),
      ]
      return .object(own.merging(more) { first, _ in first })
    }
    let states = [
      weather("snow", -4, ["at": .number(midnight - 1)]),
      weather("clear", 2, ["daily": .number(45000)]),
      weather("hail", 0, ["at": .number(midnight + 36000)]),
    ]
    #expect(values["weather"] == .array(states))
    let photo: [String: JSONValue] = [
      "file": .string("0-sea.png"), "album": .string("Sea"), "date": .number(midnight - 6 * 3600),
    ]
    #expect(values["photos"] == .array([.object(photo)]))
    let names = environment.content.files.map { $0.name }
    #expect(names == ["0-sea.png"])
    #expect(environment.content.files.first?.file.path == "Pictures/sea.png")
    guard case .array(let workouts)? = values["workouts"] else {
      Issue.record("no workouts")
      return
    }
    #expect(workouts.count == 2, "one on each day that the span touches")
  }

  @Test(arguments: [
    (
      #"weather: [{condition: "rainy", temperature: 1}]"#,
      "/environment/weather/0/condition: unknown"
    ),
    (#"weather: [{condition: "rain"}]"#, "/environment/weather/0: "),
    (
      #"weather: [{condition: "rain", temperature: 1, humidity: 80}]"#,
      "humidity: must be from 0 to 1"
    ),
    (#"photos: [{file: "none.png"}]"#, "/environment/photos/0/file: "),
    (
      #"workouts: [{activity: "jog", start: "T07:00", end: "T08:00"}]"#,
      "activity: unknown activity"
    ),
  ])
  func `a wrong value is told where it stands`(_ environment: String, _ words: String) {
    let error = #expect(throws: ManifestErrors.self) { try manifest(environment) }
    #expect(error.map { "\($0)" }?.contains(words) == true)
  }

  @Test func `a habit has the assumed rule but for what is said`() throws {
    #expect(try manifest("").environment.donationPattern == .assumed)
    let rule = try manifest(#"habits: {days: 2, within: "20m"}"#).environment.donationPattern
    #expect(rule == DonationPatternRule(days: 2, of: 7, within: 1200, lasting: 3600))
  }

  @Test func `the recording's header has the place, and a rule that is not the assumed one`() throws
  {
    let plain = try manifest("")
    #expect(plain.recordedHeader(for: plain.matrixEntries[0]).donationPattern == nil)
    let manifest = try manifest("location: [59.91, 10.75], habits: {days: 1}")
    let header = manifest.recordedHeader(for: manifest.matrixEntries[0])
    #expect(header.location == .init(latitude: 59.91, longitude: 10.75))
    #expect(header.donationPattern?.days == 1)
    #expect(header.reloadBudget?.perDay == 70)
  }

  @Test func `a configuration has its own values and the intent's defaults`() throws {
    let manifest = try read(
      """
      widgets: [{kind: "Cards", configurations: [{name: "visa", parameters: {card: "visa"}}]}]
      """)
    var widget = RecordedWidget(kind: "Cards", families: [], configuration: .appIntent(.init()))
    #expect(manifest.recordedConfigurations(of: widget).isEmpty)
    widget.configuration = .appIntent(
      .init(defaults: ["card": .string("amex"), "days": .number(1)]))
    let values = manifest.recordedConfigurations(of: widget)
    #expect(values.map(\.name) == [.defaults, .named("visa")])
    #expect(values.map { $0.values["card"] } == [.string("amex"), .string("visa")])
    #expect(values.allSatisfy { $0.values["days"] == .number(1) })
    widget.configuration = .static
    #expect(manifest.recordedConfigurations(of: widget).isEmpty)
  }

  @Test(arguments: [
    (
      #"permissions: {locaton: "granted"}"#,
      "/environment/permissions/locaton: unknown permission 'locaton'; did you mean 'location'?"
    ),
    (
      #"permissions: {location: "yes"}"#,
      "/environment/permissions/location: unknown answer 'yes'; known are granted, denied, "
        + "notDetermined"
    ),
    ("location: [59.91]", "/environment/location: expected 2 values, found 1"),
    ("location: [91, 0]", "/environment/location/0: must be from -90 to 90"),
    ("habits: {of: 0}", "/environment/habits/of: must be from 1 to 366"),
    ("habits: {days: 8}", "/environment/habits/days: must be from 1 to 7"),
  ])
  func `a fault is told at its place`(_ keys: String, _ complaint: String) throws {
    let all = try complaints { try read("environment: {\(keys)}") }
    #expect(all.first == "widgetcheck.json#" + complaint)
  }
}
