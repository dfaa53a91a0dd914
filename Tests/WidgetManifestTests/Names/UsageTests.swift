import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

/// A manifest's events in the course of a day.
@Suite struct UsageTests {
  private func whole() throws -> Manifest {
    let folder = try WholeManifest.folder()
    return try Manifest(
      Data(WholeManifest.text.utf8), format: .json, file: "widgetcheck.json", folder: folder.url,
      knownChecks: ["entries-too-close", "relevance-flat"])
  }

  @Test func `every kind of event is read, donations apart`() throws {
    let manifest = try whole()
    let events = manifest.scenario(in: manifest.environment.span)
    #expect(
      events.map(\.event) == [
        .foreground, .call(function: "Shop.buyCoffee"), .background,
        .tap("Weather", .intent("Refresh")), .tap("Weather", .label("Refresh")),
        .openURL("Weather", label: "More"), .reload(kind: "Weather"), .push, .locale("nb_NO"),
        .timeZone("Europe/Oslo"), .significantTimeChange,
        .permission(name: "location", .denied), .location(.init(latitude: 59.91, longitude: 10.75)),
      ])
    #expect(events.map(\.at) == events.map(\.at).sorted())
    #expect(Set(events.map(\.family)) == [.accessoryRectangular])
    #expect(manifest.app?.setup == "fillStores")
    #expect(manifest.app?.sources.map(\.path) == ["Shared/App.swift"])
    #expect(manifest.appFunctions == ["Shop.buyCoffee", "fillStores"])
  }

  @Test func `a function that the app does not have is told at its place`() throws {
    let manifest = try whole()
    #expect(manifest.unknownFunctions(among: ["Shop.buyCoffee", "fillStores"]) == nil)
    let errors = try #require(manifest.unknownFunctions(among: ["Shop.buyCoffee", "fillStore"]))
    #expect(
      errors.description.contains(
        "/app/setup: unknown function of the app's side 'fillStores'; did you mean 'fillStore'?"))
    #expect(!errors.description.contains("buyCoffee"))
  }

  @Test func `a widget that is tapped is one of the bundle`() throws {
    var manifest = try whole()
    let weather = RecordedWidget(
      kind: "Weathr", families: [],
      configuration: .appIntent(.init("View", parameters: ["card"])))
    manifest.widgets = []
    manifest.stacks[0].members = []
    manifest.stacks[0].pinned = []
    manifest.stacks[0].expect = []
    let errors = try #require(manifest.unknownNames(in: [weather]))
    #expect(
      errors.description.contains(
        "/stacks/0/usage/4/member: no widget or configuration of the bundle is called 'Weather'; did you mean 'Weathr'?"
      ))
    #expect(
      errors.description.contains("/kind: unknown kind of widget 'Weather'; did you mean 'Weathr'?")
    )
  }

  @Test func `a case that a parameter's enumeration lacks is told with the nearest`() throws {
    var manifest = try whole()
    manifest.stacks = []
    let parameters: [String: JSONValue] = [
      "kind": .string("stauts"), "kinds": .array([.string("news"), .string("nws")]),
      "free": .string("x"),
    ]
    let name = ConfigurationName("a")
    manifest.widgets = [WidgetDeclaration(kind: "Weather")]
    manifest.widgets[0].configurations = [
      ConfigurationDeclaration(name: name, parameters: parameters)
    ]
    let intent = ConfigurationIntent(
      parameters: ["kind", "kinds", "free"],
      cases: ["kind": ["status", "news"], "kinds": ["status", "news"]])
    let weather = RecordedWidget(
      kind: "Weather", families: [], configuration: .appIntent(intent))
    let errors = try #require(manifest.unknownNames(in: [weather])).errors
    let place = "widgetcheck.json#/widgets/0/configurations/0/parameters"
    #expect(
      errors.map(\.description) == [
        "\(place)/kind: unknown case 'stauts'; did you mean 'status'?",
        "\(place)/kinds/1: unknown case 'nws'; did you mean 'news'?",
      ])
  }

  @Test(
    arguments: [
      (.integer, .string("three"), "expected a whole number, found a text"),
      (.integer, .number(1.5), "expected a whole number, found a number"),
      (.number, .bool(true), "expected a number, found true or false"),
      (.boolean, .number(1), "expected true or false, found a number"),
      (.string, .array([]), "expected a text, found a list"),
      (.integer, .number(3), nil), (.number, .number(1.5), nil), (.boolean, .bool(false), nil),
      (.string, .string("x"), nil), (.string, .null, nil), (nil, .object([:]), nil),
    ] as [(ParameterType?, JSONValue, String?)])
  func `a donated value is of its parameter's type`(
    type: ParameterType?, value: JSONValue, problem: String?
  ) throws {
    var manifest = try whole()
    manifest.widgets = []
    manifest.stacks = [manifest.stacks[0]]
    manifest.stacks[0].members = []
    manifest.stacks[0].pinned = []
    manifest.stacks[0].expect = []
    manifest.stacks[0].usage = [
      StackDeclaration.Usage(
        at: .instant(0), event: .donate(intent: "View", parameters: ["count": value]))
    ]
    let intent = ConfigurationIntent(
      "View", parameters: ["count"], types: type.map { ["count": $0] } ?? [:])
    let weather = RecordedWidget(
      kind: "Weather", families: [manifest.stacks[0].family], configuration: .appIntent(intent))
    let place = "widgetcheck.json#/stacks/0/usage/0/parameters/count: "
    #expect(
      manifest.unknownNames(in: [weather])?.errors.map(\.description) ?? []
        == [problem].compactMap { $0 }.map { place + $0 })
  }

  @Test(
    arguments: [
      ("Weather/categry=travel", "unknown parameter 'categry'; did you mean 'category'?"),
      ("Weather/category=travl", "unknown case 'travl'; did you mean 'travel'?"),
      ("Weather/category=food,cty=Rome", "unknown parameter 'cty'; did you mean 'city'?"),
      ("Weather/category=food,city=Rome", nil), ("Weather/city=Rome, Lazio", nil),
      ("Weather/city=a=b", nil), ("Weather/food", nil), ("Plain/a=b", nil),
    ] as [(String, String?)])
  func `an expected suggestion names parameters that its widget has`(
    member: String, problem: String?
  ) throws {
    var manifest = try whole()
    manifest.widgets = []
    manifest.stacks = [manifest.stacks[0]]
    manifest.stacks[0].members = []
    manifest.stacks[0].pinned = []
    manifest.stacks[0].usage = []
    var expectation = try #require(manifest.stacks[0].expect.first { $0.onTop != nil })
    expectation.onTop = MemberName(rawValue: member)
    manifest.stacks[0].expect = [expectation]
    let intent = ConfigurationIntent(
      "View", parameters: ["category", "city"], cases: ["category": ["food", "travel"]])
    let family = manifest.stacks[0].family
    let widgets = [
      RecordedWidget(kind: "Weather", families: [family], configuration: .appIntent(intent)),
      RecordedWidget(kind: "Plain", families: [family], configuration: .static),
    ]
    #expect(
      manifest.unknownNames(in: widgets)?.errors.map(\.description) ?? []
        == [problem].compactMap { $0 }.map { "widgetcheck.json#/stacks/0/expect/0/onTop: \($0)" })
  }

  @Test func `a relevance widget is no member of a stack, and is not pinned in one`() throws {
    var manifest = try whole()
    manifest.widgets = []
    manifest.stacks = [manifest.stacks[0]]
    manifest.stacks[0].members = [MemberName(rawValue: "Weather"), MemberName(rawValue: "Near")]
    manifest.stacks[0].pinned = [MemberName(rawValue: "Near")]
    manifest.stacks[0].usage = []
    manifest.stacks[0].expect = []
    let widgets = [
      RecordedWidget(
        kind: "Weather", families: [manifest.stacks[0].family], configuration: .static),
      RecordedWidget(kind: "Near", families: [], configuration: .relevance(.init())),
    ]
    let errors = try #require(manifest.unknownNames(in: widgets)).errors
    #expect(errors.map(\.pointer) == ["/stacks/0/members/1", "/stacks/0/pinned/0"])
    #expect(errors.allSatisfy { $0.description.contains("'Near' is a relevance widget") })
  }

  @Test func `a member of a stack is shown in the stack's family`() throws {
    var manifest = try whole()
    manifest.widgets = []
    manifest.stacks = [manifest.stacks[0]]
    manifest.stacks[0].family = .systemLarge
    manifest.stacks[0].members = ["Weather", "News"].map(MemberName.init(rawValue:))
    manifest.stacks[0].pinned = []
    manifest.stacks[0].usage = []
    manifest.stacks[0].expect = []
    let widgets = [
      RecordedWidget(kind: "Weather", families: [.systemSmall], configuration: .static),
      RecordedWidget(kind: "News", families: [.systemLarge], configuration: .static),
    ]
    let errors = try #require(manifest.unknownNames(in: widgets)).errors
    #expect(
      errors.map(\.description) == [
        """
        widgetcheck.json#/stacks/0/members/0: 'Weather' has no systemLarge; it has systemSmall
        """
      ])
  }
}
