import ExtensionEnvironment
import TestSupport
import Testing
import WidgetPlatforms
import WidgetRecording

@Suite struct ExtensionSetupTests {
  private static let full: ExtensionSetup = {
    var setup = ExtensionSetup(
      system: PlatformVersion(.watchOS, SystemVersion(11)), locale: "ar_SA@numbers=latn",
      timeZone: "Asia/Kolkata", start: 1_772_460_000.5, containers: "/tmp/a b/é\n")
    setup.allowsNetwork = true
    setup.userDefaults = [
      "group.cards": .object(["count": .number(3), "on": .bool(true), "": .null]),
      "😀": .object([:]),
    ]
    setup.resources = "/r"
    setup.permissions = ["health": .denied, "location": .granted]
    setup.location = .init(latitude: 59.5, longitude: 10.75)
    setup.content = ["focus": .bool(true)]
    setup.transportSecurity = TransportSecurity(allowsArbitraryLoads: true)
    setup.wantsLocation = false
    setup.keychain = KeychainAccess(entitled: ["T.a"], appGroups: ["group.b"], isWhole: false)
    setup.screen = DeviceScreen(width: 208, height: 248, scale: 2)
    setup.placed = [
      PlacedWidget(kind: "A", family: "systemSmall", parameters: ["card": .string("visa")]),
      PlacedWidget(kind: "B"),
    ]
    return setup
  }()

  private static let text = """
    {"allowsNetwork":true,"containers":"/tmp/a b/é\\n","content":{"focus":true},\
    "keychain":{"appGroups":["group.b"],"entitled":["T.a"],"isWhole":false},"locale":"ar_SA@numbers=latn",\
    "location":[59.5,10.75],"osVersion":"11.0",\
    "permissions":{"health":"denied","location":"granted"},\
    "placed":[{"family":"systemSmall","kind":"A","parameters":{"card":"visa"}},{"kind":"B"}],\
    "platform":"watchOS","resources":"/r","screen":"208x248@2x","start":1772460000.5,\
    "timeZone":"Asia/Kolkata","transportSecurity":{"allowsArbitraryLoads":true},\
    "userDefaults":{"group.cards":{"":null,"count":3,"on":true},"😀":{}},"wantsLocation":false}
    """

  @Test func `a setup is one line and read back`() throws {
    #expect(Self.full.json == Self.text)
    #expect(try ExtensionSetup(json: Self.text) == Self.full)
    #expect(!Self.full.json.utf8.contains { $0 < 0x20 })
  }

  @Test func `what is not set afterwards is off, empty or absent`() throws {
    let setup = ExtensionSetup(
      system: PlatformVersion(.iOS), locale: "", timeZone: "", start: .distantPast, containers: "")
    #expect(!setup.allowsNetwork)
    #expect(setup.userDefaults.isEmpty)
    #expect(setup.resources == nil && setup.screen == nil)
    #expect(setup.permissions.isEmpty && setup.location == nil && setup.placed.isEmpty)
    #expect(try ExtensionSetup(json: setup.json) == setup)
    #expect(!setup.json.contains("resources"))
  }

  @Test(arguments: [
    "allowsNetwork", "containers", "locale", "osVersion", "platform", "start", "timeZone",
    "userDefaults",
  ])
  func `a member that must be there is missed by its key`(_ key: String) throws {
    guard case .object(var members) = try JSONValue(json: Self.text) else {
      Issue.record("a setup is no object")
      return
    }
    members[key] = nil
    let text = JSONValue.object(members).json
    #expect(throws: JSONError(.missingKey(key))) { try ExtensionSetup(json: text) }
    members[key] = .array([])
    let error = #expect(throws: JSONError.self) {
      try ExtensionSetup(json: JSONValue.object(members).json)
    }
    #expect(error?.pointer == "/\(key)")
  }

  @Test(arguments: [
    ("\"watchOS\"", "\"tvOS\"", "'platform': 'tvOS' is none of the words that may stand here"),
    ("\"11.0\"", "\"11.x\"", "'osVersion': '11.x' is no version such as 17.0"),
    ("1772460000.5", "\"soon\"", "'start': expected a number, found a text"),
  ])
  func `a value that means nothing is refused`(_ value: String, _ other: String, _ words: String) {
    let error = #expect(throws: JSONError.self) {
      try ExtensionSetup(json: Self.text.replacing(value, with: other))
    }
    #expect(error?.description == words)
  }

  @Test func `the variables of the environment have names of their own`() {
    #expect(ExtensionSetup.variable != ExtensionSetup.channelVariable)
    for name in [ExtensionSetup.variable, ExtensionSetup.channelVariable] {
      #expect(name.hasPrefix("WIDGETCHECK_"))
      #expect(name.allSatisfy { $0.isUppercase || $0 == "_" })
    }
  }
}
