import Foundation
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct ProjectObjectTests {
  private func objects(_ text: String) throws -> ProjectObjects? {
    ProjectObjects(try ProjectValue(reading: Data(text.utf8)))
  }

  @Test func `objects are found by their ids and by their kinds, in order`() throws {
    let objects = try #require(
      try objects(
        """
        { rootObject = R; objects = {
          R = { isa = PBXProject; targets = (B, NONE, A); };
          B = { isa = PBXNativeTarget; name = b; };
          A = { isa = PBXNativeTarget; name = a; };
          X = not_an_object;
        }; }
        """))
    #expect(objects.project.id == "R")
    #expect(objects.objects(objects.project.texts("targets")).map(\.id) == ["B", "A"])
    #expect(objects.all("PBXNativeTarget").map(\.id) == ["A", "B"])
    #expect(objects["X"] == nil)
    #expect(objects["A"]?.text("name") == "a")
  }

  @Test func `a value of another type than expected is as if it were absent`() throws {
    let object = ProjectObject(
      id: "A",
      fields: [
        "list": .list([.text("a"), .table([:]), .text("b")]), "table": .table(["k": .text("v")]),
        "text": .text("t"), "data": .data([1]),
      ])
    #expect(object.kind == "")
    #expect(object.text("list") == nil)
    #expect(object.texts("list") == ["a", "b"])
    #expect(object.texts("text") == ["t"])
    #expect(object.texts("table").isEmpty)
    #expect(object.texts("data").isEmpty)
    #expect(object.table("table") == ["k": .text("v")])
    #expect(object.table("text").isEmpty)
  }

  @Test func `numbers in other forms of property lists become texts`() throws {
    let value = try ProjectValue(reading: Data(#"{"a": 1, "b": [true, 2.5]}"#.utf8))
    #expect(value.table?["a"] == .text("1"))
    #expect(value.table?["b"]?.texts.count == 2)
  }

  @Test func `JSON that lies in itself without end is refused`() {
    let deep = #"{"a": "# + String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    #expect(throws: PropertyListProblem.self) {
      try ProjectValue(reading: Data((deep + "}").utf8))
    }
  }

  @Test func `a target without configurations has no settings and no choice`() throws {
    let settings = BuildSettings(levels: [], builtIn: [:])
    #expect(settings.text("SDKROOT") == nil)
    #expect(settings.words("SUPPORTED_PLATFORMS").isEmpty)
    #expect(!settings.isOn("GENERATE_INFOPLIST_FILE"))
    #expect(PlatformChoice(for: settings).platform == .iOS)
  }

  @Test(arguments: [("YES", true), ("yes", true), ("1", true), ("NO", false), ("", false)])
  func `a setting says yes in a few words`(_ word: String, _ isOn: Bool) {
    let settings = BuildSettings(levels: [["A": word]], builtIn: [:])
    #expect(settings.isOn("A") == isOn)
  }

  @Test(arguments: [
    ("Widget", "Widget"), ("My Widget", "My_Widget"), ("3D-Widget", "_D_Widget"),
    ("Größe", "Größe"),
  ])
  func `a product's name makes the name of a module`(_ product: String, _ module: String) {
    #expect(product.moduleName == module)
  }

  @Test func `blanks around a text go`() {
    #expect(" \t a b \n".trimmed == "a b")
    #expect("  ".trimmed == "")
  }
}
