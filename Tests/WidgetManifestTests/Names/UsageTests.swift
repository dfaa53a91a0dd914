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
        .permission(name: "location", .denied), .location([59.91, 10.75]),
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
