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
      #expect(region.contains(.init(latitude: latitude, longitude: longitude)))
    }
    for radius: Double in [-1, -.infinity, .nan] {
      let region = GeographicRegion(latitude: latitude, longitude: longitude, radius: radius)
      #expect(!region.contains(.init(latitude: latitude, longitude: longitude)))
    }
  }

  @Test func `distances are the same in both directions, and the poles are one place each`() {
    let places = [(0.0, 0.0), (59.9, 10.7), (-33.9, 151.2), (89.9, -170.0)]
    for (one, other) in zip(places, places.dropFirst()) {
      for radius in stride(from: 1e5, to: 2.1e7, by: 5e5) {
        let there = GeographicRegion(latitude: one.0, longitude: one.1, radius: radius)
        let back = GeographicRegion(latitude: other.0, longitude: other.1, radius: radius)
        #expect(
          there.contains(.init(latitude: other.0, longitude: other.1))
            == back.contains(.init(latitude: one.0, longitude: one.1)))
      }
    }
    let pole = GeographicRegion(latitude: 90, longitude: 10, radius: 0.001)
    #expect(pole.contains(.init(latitude: 90, longitude: -120)))
    // Half of the earth's circumference is a little more than 20,015 km.
    let antipode = GeographicRegion(latitude: 0, longitude: 0, radius: 20_015_000)
    #expect(!antipode.contains(.init(latitude: 0, longitude: 180)))
    #expect(antipode.contains(.init(latitude: 0.5, longitude: 180)))
  }

  @Test(
    arguments: [(.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity)] as [(Double, Double)])
  func `what is no place lies in no circle on the earth`(_ latitude: Double, _ longitude: Double) {
    let region = GeographicRegion(latitude: 1, longitude: 1, radius: 1e7)
    #expect(!region.contains(.init(latitude: latitude, longitude: longitude)))
    let nowhere = GeographicRegion(latitude: latitude, longitude: longitude, radius: 1e7)
    #expect(!nowhere.contains(.init(latitude: 1, longitude: 1)))
  }
}
