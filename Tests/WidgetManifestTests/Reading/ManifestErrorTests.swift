import Foundation
import TestSupport
import Testing
import WidgetRecording

@testable import WidgetManifest

@Suite struct ManifestErrorTests {
  private func complaint(_ keys: String, platform: String = "iOS") throws -> [String] {
    try complaints { try read(keys, platform: platform) }.map {
      $0.replacing("widgetcheck.json#", with: "")
    }
  }

  @Test func `an unknown family is reported where it stands`() throws {
    #expect(
      throws: ManifestErrors([
        ManifestError(
          file: "widgetcheck.json", pointer: "/widgets/0/families/1",
          problem: .unknownWord(
            .family, "systemSmal", nearest: "systemSmall",
            known: FamilyName.known.map(\.rawValue).sorted()))
      ])
    ) {
      try read(#"widgets: [{kind: "A", families: ["systemMedium", "systemSmal"]}]"#)
    }
  }

  @Test(arguments: [
    (#"stack: []"#, "/stack: unknown key 'stack'; did you mean 'stacks'?"),
    (
      #"limits: {timelime: "3s"}"#,
      "/limits/timelime: unknown key 'timelime'; did you mean 'timeline'?"
    ),
    (
      #"network: {responses: [{url: "a.example.com", failure: "timeout"}]}"#,
      "/network/responses/0/failure: unknown failure 'timeout'; did you mean 'timedOut'?"
    ),
    (
      #"network: {responses: [{url: "a.example.com"}, {url: "a.example.com", from: "T12:00"}]}"#,
      "/network/responses/1: never given: response 0, before it, is for all these addresses at any "
        + "time; put the narrower one, or the one with a time or a number of 'times', first"
    ),
    (
      #"network: {responses: [{url: "wss://a.example.com"}]}"#,
      "/network/responses/0/url: 'wss://a.example.com' is not an address such as "
        + "https://api.example.com/cards/*"
    ),
    (
      #"network: {responses: [{url: "a.example.com", failure: "timedOut", status: 500}]}"#,
      "/network/responses/0/status: 'status' means nothing beside 'failure'"
    ),
    (
      #"network: {responses: [{url: "a.example.com", headers: {"X-One": "1\n2"}}]}"#,
      "/network/responses/0/headers/X-One: 'X-One' is not a header of one line"
    ),
    (
      #"network: {responses: [{url: "/cards"}]}"#,
      "/network/responses/0/url: '/cards' is not an address such as "
        + "https://api.example.com/cards/*"
    ),
    (
      #"network: {responses: [{url: "a.example.com", text: "", json: 1}]}"#,
      "/network/responses/0: exactly one of 'body', 'text', 'json' must be here, and there is "
        + "'text' and 'json'"
    ),
    (
      #"matrix: {networks: ["ofline"]}"#,
      "/matrix/networks/0: unknown state of the network 'ofline'; did you mean 'offline'?"
    ),
    (#"zebra: 1"#, "/zebra: unknown key 'zebra'"),
    (
      #"osVersion: 17"#, "/osVersion: expected a text with a version such as 17.0, found a number"
    ),
    (#"osVersion: "new""#, "/osVersion: 'new' is not a version such as 17.0"),
    (
      #"osVersion: "13.4""#,
      "/osVersion: there are no widgets on iOS 13.4; they begin with 14.0"
    ),
    (
      #"osVersion: "19.0""#, "/osVersion: there is no iOS 19.0; after 18 comes 26"
    ),
    (
      #"environment: {container: "Widgets/Clock.swift"}"#,
      "/environment/container: 'Widgets/Clock.swift' cannot be used: it is no folder"
    ),
    (
      #"environment: {container: "Widgets"}"#,
      "/environment/container: 'Widgets' cannot be used: it does not tell its app group; name it "
        + "after the group, such as group.com.example, or keep the file "
        + ".com.apple.mobile_container_manager.metadata.plist in it"
    ),
    (#"osVersion: "17.0", osVersion: "18.0""#, "/osVersion: the key 'osVersion' stands here twice"),
    (
      #"environment: {duration: "1 day"}"#,
      "/environment/duration: '1 day' is not a duration such as 90s, 15m, 24h or 7d"
    ),
    (#"environment: {duration: "400d"}"#, "/environment/duration: must be from 1 to 31622400"),
    (
      #"environment: {start: "2026-03-02"}"#,
      "/environment/start: '2026-03-02' is not a date with its offset such as "
        + "2026-03-02T06:00:00-08:00"
    ),
    (
      #"environment: {timeZone: "America/Los_Angles"}"#,
      "/environment/timeZone: unknown time zone 'America/Los_Angles'; did you mean "
        + "'America/Los_Angeles'?"
    ),
    (
      #"environment: {timeZone: "Asia/Kolkatta"}"#,
      "/environment/timeZone: unknown time zone 'Asia/Kolkatta'; did you mean 'Asia/Kolkata'?"
    ),
    (
      #"environment: {locale: "english"}"#,
      "/environment/locale: 'english' is not a locale such as en_US"
    ),
    (
      #"environment: {device: "iPhone"}"#,
      "/environment/device: 'iPhone' is not a screen in points such as 393x852"
    ),
    (
      #"environment: {device: "999x999"}"#,
      "/environment/device: no device with iOS has a screen like 999x999; the nearest is 440x956"
    ),
    (
      #"drawings: {devices: ["393x852", "1024x1366"]}"#,
      "/drawings/devices/1: no device with iOS has a screen like 1024x1366; the nearest is 440x956"
    ),
    (
      #"environment: {userDefaults: {"group.x": {a: {$date: "today"}}}}"#,
      "/environment/userDefaults/group.x/a/$date: 'today' is not a date with its offset such as "
        + "2026-03-02T06:00:00-08:00"
    ),
    (
      #"environment: {userDefaults: {"group.x": {a: [{$data: "?"}]}}}"#,
      "/environment/userDefaults/group.x/a/0/$data: '?' is not bytes in base64"
    ),
    (
      #"environment: {userDefaults: {"group.x": {a: {$jsn: 1}}}}"#,
      "/environment/userDefaults/group.x/a/$jsn: unknown type of a stored value '$jsn'; did you mean "
        + "'$json'?"
    ),
    (
      #"environment: {userDefaults: {"group.x": 1}}"#,
      "/environment/userDefaults/group.x: expected an object, found a number"
    ),
    (#"limits: {memory: "30"}"#, "/limits/memory: '30' is not a size such as 30MB"),
    (#"limits: {snapshot: "0s"}"#, "/limits/snapshot: must be at least 1"),
    (
      #"reloadBudget: {perDay: 1.5}"#,
      "/reloadBudget/perDay: expected a whole number, found a number"
    ),
    (#"reloadBudget: {perDay: -1}"#, "/reloadBudget/perDay: must be from 0 to 1000000000"),
    (
      #"checks: {levels: {"relevance-flat": "fatal"}}"#,
      "/checks/levels/relevance-flat: unknown level 'fatal'; known are error, warning, note"
    ),
    (
      #"checks: {disable: ["Too Close"]}"#,
      "/checks/disable/0: unknown check 'Too Close'; known are entries-too-close, relevance-flat, "
        + "timeline-empty"
    ),
    (#"infoPlist: "Info.plist""#, "/infoPlist: there is no 'Info.plist'"),
    (
      #"entitlements: "../x.entitlements""#,
      "/entitlements: '../x.entitlements' leads outside the root folder; widen 'root' if it may"
    ),
    (
      #"intentDefinitions: ["*.intentdefinition"]"#,
      "/intentDefinitions/0: no file matches '*.intentdefinition'"
    ),
    (#"intentDefinitions: ["[a"]"#, "/intentDefinitions/0: '[a' is not a pattern of paths"),
    (#"widgets: [{families: []}]"#, "/widgets/0: the key 'kind' is missing"),
    (#"widgets: [{kind: "A"}, {kind: "A"}]"#, "/widgets/1/kind: 'A' is already taken in this list"),
    (
      #"widgets: [{kind: "A", configurations: [{name: "a/b"}]}]"#,
      "/widgets/0/configurations/0/name: 'a/b' is not a name, which has at most 200 bytes, no '/' "
        + "and no control characters and is not '-'"
    ),
    (
      #"widgets: [{kind: "A", relevanceScale: {minimum: 5, maximum: 1}}]"#,
      "/widgets/0/relevanceScale/maximum: must be at least 5"
    ),
    (#"baseline: """#, "/baseline: must not be empty"),
    (
      #"drawings: {appearances: ["dim"]}"#,
      "/drawings/appearances/0: unknown look 'dim'; known are light, dark"
    ),
    (#"drawings: {typeSizes: []}"#, "/drawings/typeSizes: must not be empty"),
    (#"root: "nowhere""#, "/root: there is no 'nowhere'"),
  ])
  func `a fault is told at its place`(_ keys: String, _ complaint: String) throws {
    #expect(try self.complaint(keys).first == complaint)
  }

  @Test(arguments: [
    (
      #"members: ["A/vsa"]"#,
      "/members/0: no widget or configuration of the bundle is called 'A/vsa'; did you mean 'A/visa'?"
    ),
    (#"members: []"#, "/members: must not be empty"),
    (#"members: ["A", "A"]"#, "/members/1: 'A' is already taken in this list"),
    (
      #"members: ["A"], usage: [{at: "2027-01-01T00:00:00Z", event: "donate", intent: "I"}]"#,
      "/usage/0/at: '2027-01-01T00:00:00Z' is not in the simulated span"
    ),
    (
      #"members: ["A"], usage: [{at: "T09:00", event: "top", intent: "I"}]"#,
      "/usage/0/event: unknown usage event 'top'; did you mean 'tap'?"
    ),
    (
      #"members: ["A"], usage: [{at: "T09:00", event: "push", kind: "A"}]"#,
      #"/usage/0/kind: 'kind' means something only beside '"event": "reload"'"#
    ),
    (
      #"members: ["A"], usage: [{at: "T09:00", event: "call", function: "buy"}]"#,
      "/usage/0/function: 'function' means something only beside 'app'"
    ),
    (
      #"members: ["A"], usage: [{at: "T09:00", event: "tap"}]"#,
      "/usage/0: the key 'member' is missing"
    ),
    (
      #"members: ["A"], context: [{from: "T09:00", to: "T10:00"}]"#,
      "/context/0: exactly one of 'location', 'region', 'category', 'fitness', 'sleep', "
        + "'hardware' must be here, and there is none"
    ),
    (
      #"members: ["A"], context: [{from: "T09:00", to: "T10:00", region: [91, 0]}]"#,
      "/context/0/region: expected 3 values, found 2"
    ),
    (
      """
      members: ["A"], context: [{from: "2026-03-02T09:00:00Z", to: "2026-03-02T08:00:00Z",
        location: "work"}]
      """, "/context/0/to: ends before it starts"
    ),
    (
      #"members: ["A"], expect: [{developerMode: "maybe", onTop: "A", at: "T09:00"}]"#,
      "/expect/0/developerMode: unknown developer mode 'maybe'; known are off, on"
    ),
    (
      #"members: ["A"], expect: [{rotations: {atLeast: 2, atMost: 1}, member: "A"}]"#,
      "/expect/0/rotations/atMost: must be from 2 to 1000000000"
    ),
    (
      #"members: ["A"], expect: [{rotations: {atLeast: 2}}]"#,
      "/expect/0: the key 'member' is missing"
    ),
    (
      #"members: ["Apple"], expect: [{rotations: {atLeast: 2}, member: "Aple"}]"#,
      "/expect/0/member: no widget or configuration of the bundle is called 'Aple'; did you mean "
        + "'Apple'?"
    ),
    (
      #"members: ["A"], expect: [{at: "T09:00"}]"#,
      "/expect/0: exactly one of 'rotations', 'suggestions', 'onTop' must be here, and there is none"
    ),
  ])
  func `a fault in a stack is told at its place`(_ keys: String, _ complaint: String) throws {
    let all = try self.complaint(
      """
      widgets: [{kind: "A", configurations: [{name: "visa"}]}],
      stacks: [{name: "Wrist", family: "accessoryRectangular", \(keys)}]
      """, platform: "watchOS")
    #expect(all.first == "/stacks/0" + complaint)
  }

  @Test(arguments: [
    (
      "{}",
      "/extension: exactly one of 'sources', 'executable', 'recording' must be here, and there "
        + "is none"
    ),
    (
      #"{sources: ["Widgets"], executable: "x"}"#,
      "/extension: exactly one of 'sources', 'executable', 'recording' must be here, and there "
        + "is 'sources' and 'executable'"
    ),
    (
      #"{executable: "Widgets/Clock.swift", defines: ["A"]}"#,
      "/extension/defines: 'defines' means something only beside 'sources'"
    ),
    (#"{sources: []}"#, "/extension/sources: must not be empty"),
    (#"{sources: ["*.m"]}"#, "/extension/sources/0: no file matches '*.m'"),
    (#"{sources: ["Clock.swift"]}"#, "/extension/sources/0: there is no 'Clock.swift'"),
    (
      #"{sources: ["Widgets"], swiftLanguageMode: "4"}"#,
      "/extension/swiftLanguageMode: unknown Swift language mode '4'; known are 5, 6"
    ),
    (
      #"{sources: ["Widgets"], compilerFlags: ["-o", "x"]}"#,
      "/extension/compilerFlags/0: the flag '-o' is decided by the build"
    ),
    (
      #"{sources: ["Widgets"], modules: [{name: "My-Kit", sources: ["Widgets"]}]}"#,
      "/extension/modules/0/name: 'My-Kit' is not a Swift identifier"
    ),
    (
      #"{sources: ["Widgets"], defines: ["A=1"]}"#,
      "/extension/defines/0: 'A=1' is not a Swift identifier"
    ),
  ])
  func `a fault in the extension is told at its place`(
    _ value: String, _ complaint: String
  ) throws {
    let all = try complaints {
      try readWhole(#"{version: 1, platform: "iOS", extension: \#(value)}"#)
    }
    #expect(all.first == "widgetcheck.json#" + complaint)
  }

  @Test func `all faults are told at once, in the order of reading`() throws {
    let all = try complaint(
      #"osVersion: "x", environment: {duration: "x", locale: "x"}, limits: {memory: 1}, extra: 0"#)
    #expect(
      all.map { String($0.prefix { $0 != ":" }) } == [
        "/extra", "/osVersion", "/environment/duration", "/environment/locale", "/limits/memory",
      ])
  }

  @Test func `a text that is no JSON is told by line and column`() throws {
    #expect(
      try complaints { try readWhole("{\n  version: 1,\n  platform 'iOS'\n}") }
        == ["widgetcheck.json:3:12: error: expected ':', found '''"])
    #expect(
      try complaints { try readWhole("[]") } == [
        "widgetcheck.json: error: expected an object, found a list"
      ])
  }

  @Test func `a manifest of another version is not guessed at`() throws {
    #expect(
      try complaints { try readWhole("{version: 2, anything: 1}") }.last
        == "widgetcheck.json#/version: version 2 is not one that this program reads; "
        + "it reads version 1")
    #expect(
      try complaints { try readWhole("{}") } == [
        "widgetcheck.json: error: the key 'version' is missing",
        "widgetcheck.json: error: the key 'platform' is missing",
        "widgetcheck.json: error: the key 'extension' is missing",
      ])
  }

  @Test func `a platform that is nearly right is suggested`() throws {
    let all = try complaints {
      try readWhole(#"{version: 1, platform: "ios", extension: {sources: ["Widgets"]}}"#)
    }
    #expect(all == ["widgetcheck.json#/platform: unknown platform 'ios'; did you mean 'iOS'?"])
  }
}
