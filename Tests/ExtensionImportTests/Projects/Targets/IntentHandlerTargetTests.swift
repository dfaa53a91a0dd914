import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

/// The Intents extension whose handlers give a widget's parameters their defaults.
@Suite struct IntentHandlerTargetTests {
  private static let handler = """
    import Intents
    class IntentHandler: INExtension, LineIntentHandling {
      func defaultStop(for intent: LineIntent) -> String? { Names.first }
    }
    """

  /// Imports a widget beside an Intents extension with two files of its own and one of the widget's.
  private func found(
    handler: String = handler, names: String = "enum Names { static let first = \"Nord\" }",
    point: String = "com.apple.intents-service", definition: String = "D"
  ) throws -> FoundExtension {
    let folder = try ScratchFolder()
    try folder.write("A.swift", SourceText.widget("A", kind: "a"))
    try folder.write("Shared.swift", "struct Shared {}")
    try folder.write("IntentHandler.swift", handler)
    try folder.write("Names.swift", names)
    try folder.write("Intents-Info.plist", ProjectText.propertyList(point))
    for (name, intent) in [("Lines", "Line"), ("Others", "Line"), ("Siri", "Print")] {
      let root: [String: Any] = ["INIntents": [["INIntentName": intent]]]
      let data = try PropertyListSerialization.data(
        fromPropertyList: root, format: .xml, options: 0)
      try folder.write("\(name).intentdefinition", String(decoding: data, as: UTF8.self))
    }
    var text = ProjectText()
    for (id, path) in [
      ("A", "A.swift"), ("S", "Shared.swift"), ("H", "IntentHandler.swift"), ("N", "Names.swift"),
      ("D", "Lines.intentdefinition"), ("O", "Others.intentdefinition"),
      ("P", "Siri.intentdefinition"),
    ] {
      text.addFile(id, path)
    }
    text.addTarget("T", "Widget", sources: ["A", "S", "D"])
    text.addTarget(
      "I", "WidgetIntents", sources: ["H", "N", "S", "P", definition],
      settings: "INFOPLIST_FILE = \"Intents-Info.plist\";")
    let target = try #require(
      try text.project(in: folder).targets.first { $0.name == "Widget" })
    let trees = SourceTrees()
    return TargetImport(try #require(WidgetTarget(target, trees)), trees)
      .extension(from: AbsolutePath(folder.url.path))
  }

  private func names(_ found: FoundExtension) -> [String] { found.draft.sources.map(\.name) }

  @Test func `the handlers' sources are the widget's, too, and that is told`() throws {
    let found = try found()
    #expect(names(found) == ["A.swift", "IntentHandler.swift", "Names.swift", "Shared.swift"])
    #expect(
      found.decisions.contains(
        "IntentHandler.swift, Names.swift of WidgetIntents, which gives the intents' parameters "
          + "their defaults, is compiled with it"), "\(found.decisions)")
    #expect(
      found.decisions.contains(
        "2 Swift files and 0 resources, as the project gives them to the target"))
  }

  @Test func `handlers of nothing, of other intents or of another kind of extension are left`()
    throws
  {
    let own = ["A.swift", "Shared.swift"]
    #expect(try names(found(handler: "import Intents\nclass IntentHandler: INExtension {}")) == own)
    #expect(
      try names(found(handler: Self.handler.replacing("for intent: Line", with: "for i: Other")))
        == own)
    #expect(try names(found(point: "com.apple.intents-ui-service")) == own)
    #expect(try names(found(definition: "O")) == own)
  }

  @Test func `handlers that cannot be compiled with the widget are left`() throws {
    let own = ["A.swift", "Shared.swift"]
    #expect(try names(found(names: "enum Names {}\nstruct Shared {}")) == own)
    #expect(
      try names(found(names: "final class Names: NSObject, PrintIntentHandling {}")) == own)
    #expect(try names(found(names: "import Absent\nenum Names {}")) == own)
  }
}
