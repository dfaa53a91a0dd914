import TestSupport
import Testing
import WidgetRecording

/// What a clue needs before it can be used, and where it holds.
@Suite struct PermissionTests {
  @Test(
    arguments: [
      (.location, "a place", "NSWidgetWantsLocation", "Info.plist", "location"),
      (.fitness, "fitness", "com.apple.developer.healthkit", "entitlements", "health"),
      (.sleep, "sleep", "com.apple.developer.healthkit", "entitlements", "health"),
    ] as [(ContextPermission, String, String, String, String)])
  func `a permission has a noun, a key in a file and a name in a scenario`(
    _ permission: ContextPermission, _ matter: String, _ key: String, _ file: String,
    _ name: String
  ) {
    #expect(permission.matter == matter && permission.key == key)
    #expect(permission.file == file && permission.name == name)
    let other = file == "Info.plist" ? "entitlements" : "Info.plist"
    for (known, keys, declared) in [
      (file, [key], true), (file, ["x", key], true), (file, ["x"], false), (file, [], false),
      (other, [key], nil), (other, [], nil),
    ] as [(String, [String], Bool?)] {
      let declarations = RecordedDeclarations(
        infoPlist: known == "Info.plist" ? keys : nil,
        entitlements: known == "entitlements" ? keys : nil)
      #expect(permission.isDeclared(in: declarations) == declared, "\(known): \(keys)")
    }
    #expect(permission.isDeclared(in: nil) == nil)
    #expect(permission.isDeclared(in: RecordedDeclarations()) == nil)
  }

  @Test(
    arguments: [
      (.inferredLocation("work"), .location), (.category("cafe"), .location),
      (.region(GeographicRegion(latitude: 0, longitude: 0, radius: 1)), .location),
      (.fitness("workoutActive"), .fitness), (.sleep("bedtime"), .sleep),
      (.date(1, nil, nil), nil), (.hardware("headphones"), nil), (.unknown, nil),
    ] as [(RecordedContext, ContextPermission?)])
  func `a condition needs the permission of what it is about`(
    _ context: RecordedContext, _ permission: ContextPermission?
  ) {
    #expect(context.permission == permission)
  }

  @Test func `of two answers at one instant the later one holds`() {
    let history = PermissionHistory([
      RecordedPermission(at: 5, name: "a", status: .granted),
      RecordedPermission(at: 5, name: "b", status: .granted),
      RecordedPermission(at: 5, name: "a", status: .denied),
    ])
    #expect(history.status(of: "a", at: 5) == .denied)
    #expect(history.status(of: "b", at: .distantFuture) == .granted)
    #expect(history.changes(of: "a") == [5, 5] && history.changes(of: "c").isEmpty)
    #expect(
      history
        == PermissionHistory([
          RecordedPermission(at: 5, name: "b", status: .granted),
          RecordedPermission(at: 5, name: "a", status: .granted),
          RecordedPermission(at: 5, name: "a", status: .denied),
        ]))
    #expect(!PermissionHistory([]).mentions("a"))
  }

  // MARK: - Regions

  @Test(
    arguments: [(0, 0), (90, 0), (-90, 77), (51.5, -0.1), (-33.9, 151.2), (0, 180)]
      as [(Double, Double)])
  func `a place lies in every circle around it`(_ latitude: Double, _ longitude: Double) {
    for radius: Double in [0, 1, 1e7, .infinity] {
      let region = GeographicRegion(latitude: latitude, longitude: longitude, radius: radius)
      #expect(region.contains(latitude: latitude, longitude: longitude))
    }
    for radius: Double in [-1, -.infinity, .nan] {
      let region = GeographicRegion(latitude: latitude, longitude: longitude, radius: radius)
      #expect(!region.contains(latitude: latitude, longitude: longitude))
    }
  }

  @Test func `distances are the same in both directions, and the poles are one place each`() {
    let places = [(0.0, 0.0), (59.9, 10.7), (-33.9, 151.2), (89.9, -170.0)]
    for (one, other) in zip(places, places.dropFirst()) {
      for radius in stride(from: 1e5, to: 2.1e7, by: 5e5) {
        let there = GeographicRegion(latitude: one.0, longitude: one.1, radius: radius)
        let back = GeographicRegion(latitude: other.0, longitude: other.1, radius: radius)
        #expect(
          there.contains(latitude: other.0, longitude: other.1)
            == back.contains(latitude: one.0, longitude: one.1))
      }
    }
    let pole = GeographicRegion(latitude: 90, longitude: 10, radius: 0.001)
    #expect(pole.contains(latitude: 90, longitude: -120))
    // Half of the earth's circumference is a little more than 20,015 km.
    let antipode = GeographicRegion(latitude: 0, longitude: 0, radius: 20_015_000)
    #expect(!antipode.contains(latitude: 0, longitude: 180))
    #expect(antipode.contains(latitude: 0.5, longitude: 180))
  }

  @Test(
    arguments: [(.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity)] as [(Double, Double)])
  func `what is no place lies in no circle on the earth`(_ latitude: Double, _ longitude: Double) {
    let region = GeographicRegion(latitude: 1, longitude: 1, radius: 1e7)
    #expect(!region.contains(latitude: latitude, longitude: longitude))
    let nowhere = GeographicRegion(latitude: latitude, longitude: longitude, radius: 1e7)
    #expect(!nowhere.contains(latitude: 1, longitude: 1))
  }

  // MARK: - Requests that something be asked for again

  @Test(
    arguments: [
      (.timelines, ""), (.controls, #""controls":true,"#), (.relevance, #""relevance":true,"#),
      (.recommendations, #""recommendations":true,"#),
    ] as [(RecordedReloadRequest.Subject, String)])
  func `a reload is of one kind of answers`(
    _ subject: RecordedReloadRequest.Subject, _ member: String
  ) throws {
    let line = #"{\#(member)"at":1,"event":"reloadRequest","kind":"K"}"#
    let event = try RecordingEvent(json: line)
    #expect(event == .reloadRequest(RecordedReloadRequest(at: 1, kind: "K", of: subject)))
    #expect(try JSONValue(json: event.text) == JSONValue(json: line))
    let all: [RecordedReloadRequest.Subject] = [
      .timelines, .controls, .relevance, .recommendations,
    ]
    #expect(all.filter { event.asks(for: $0) } == [subject])
    #expect(event.asks(for: subject, kind: "K") && !event.asks(for: subject, kind: "L"))
    let ofAll = RecordingEvent.reloadRequest(RecordedReloadRequest(at: 1, kind: nil, of: subject))
    #expect(ofAll.asks(for: subject, kind: "L") && ofAll.asks(for: subject))
    #expect(!RecordingEvent.claim(WidgetClaim(kind: "K")).asks(for: subject))
  }

  // MARK: - Assumed values

  @Test(
    arguments: [
      ("{}", .assumed), (#"{"days":1}"#, HabitRule(days: 1, of: 7, within: 1800, lasting: 3600)),
      (#"{"of":2,"within":null}"#, HabitRule(days: 3, of: 2, within: 1800, lasting: 3600)),
      (#"{"lasting":"Infinity"}"#, HabitRule(days: 3, of: 7, within: 1800, lasting: .infinity)),
    ] as [(String, HabitRule)])
  func `what a rule of habits does not say is assumed`(_ text: String, _ rule: HabitRule) throws {
    #expect(try HabitRule(json: text) == rule)
    #expect(try HabitRule(json: rule.json) == rule)
  }

  @Test func `settings of checks that say nothing change nothing`() throws {
    #expect(try CheckSettings(json: "{}") == CheckSettings())
    let some = CheckSettings(disabled: ["a", "a"], levels: ["b": .note, "": .error])
    #expect(some.json == #"{"disable":["a","a"],"levels":{"":"error","b":"note"}}"#)
    #expect(try CheckSettings(json: some.json) == some)
    let error = #expect(throws: JSONError.self) {
      try CheckSettings(json: #"{"levels":{"a/b":"fatal"}}"#)
    }
    #expect(error?.pointer == "/levels/a~1b")
  }
}
