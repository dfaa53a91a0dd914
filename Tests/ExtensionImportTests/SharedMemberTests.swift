import ExtensionImport
import Foundation
import TestSupport
import Testing

/// Files beside an extension that add members to types.
@Suite struct SharedMemberTests {
  /// The files beside an extension that are given, and that its decisions name.
  private func shared(_ code: String, _ files: [String: String]) throws -> [String] {
    let folder = try ScratchFolder(files)
    try folder.write("App/App.swift", "import SwiftUI\n@main struct TheApp: App {}")
    try folder.write("Widgets/Cards.swift", SourceText.widget("Cards", kind: "cards") + "\n" + code)
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    return files.keys.filter { proposal.text.contains("\"\($0)\"") }.sorted()
  }

  @Test(arguments: [
    ("let c = Color.brand", "extension Color { static let brand = Color.red }"),
    ("let c: Color = .brand", "extension Color { static let brand = Color.red }"),
    (
      "let v = Text(\"\").foregroundStyle(.brand)",
      "extension ShapeStyle where Self == Color { static var brand: Color { .red } }"
    ),
    ("let d = Date().startOfDay", "extension Date { var startOfDay: Date { self } }"),
    (
      "let v = Text(\"\").card()",
      "extension View { func card(wide: Bool = false) -> some View { self } }"
    ),
    (
      "let v = Text(\"\").card(wide: true) { 1 }",
      "extension View { func card(wide: Bool, of: () -> Int) -> some View { self } }"
    ),
    ("let c = Color(hex: \"ff0000\")", "extension Color { init(hex: String) { self = .red } }"),
    ("@Environment(\\.deck) var deck", "extension EnvironmentValues { var deck: Int { 1 } }"),
    ("func f(_ s: Color.Shade) {}", "extension Color { enum Shade { case dark } }"),
  ])
  func `an extension that declares what is used is given`(_ code: String, _ declaration: String)
    throws
  {
    #expect(try shared(code, ["Kit/Added.swift": declaration]) == ["Kit/Added.swift"])
  }

  @Test func `what an added member uses is looked for, too`() throws {
    let files = [
      "Kit/Color.swift": "extension Color { static let brand = Palette.main.tone }",
      "Kit/Palette.swift": "struct Palette { static let main = Palette() }",
      "Kit/Tone.swift": "extension Palette { var tone: Color { .red } }",
      "Kit/Unused.swift": "extension Palette { var hidden: Color { .red } }",
    ]
    #expect(
      try shared("let c = Color.brand", files)
        == ["Kit/Color.swift", "Kit/Palette.swift", "Kit/Tone.swift"])
  }

  @Test(arguments: [
    // Apple's types have it.
    ("let t = item.title", "extension Date { var title: String { \"\" } }"),
    (
      "let v = Text(\"\").padding(4)",
      "extension View { func padding(_ n: Int) -> some View { self } }"
    ),
    (
      "let c = Color(red: 1, green: 1, blue: 1)",
      "extension Color { init(red: Int, green: Int, blue: Int) { self = .red } }"
    ),
    // The use is not of what is declared.
    (
      "let d = Calendar.current.startOfDay(for: .now)",
      "extension Date { var startOfDay: Date { self } }"
    ),
    ("let c = Font.brand", "extension Color { static let brand = Color.red }"),
    (
      "let v = Text(\"\").card(deep: 1)",
      "extension View { func card(wide: Bool) -> some View { self } }"
    ),
    // No other file sees it.
    ("let c = Color.brand", "private extension Color { static let brand = Color.red }"),
    ("let c = Color.brand", "extension Color { fileprivate static let brand = Color.red }"),
    // The extension's own has it.
    (
      "struct Deck { var suits = 4 }; let n = deck.suits", "extension Date { var suits: Int { 1 } }"
    ),
    (
      "private extension Color { static let brand = Color.red }; let c = Color.brand",
      "extension Color { static let brand = Color.blue }"
    ),
  ])
  func `an extension that may not be meant is not given`(_ code: String, _ declaration: String)
    throws
  {
    #expect(try shared(code, ["Kit/Added.swift": declaration]).isEmpty)
  }

  @Test func `a member that several files may mean is not given`() throws {
    let added = "extension Date { var suits: Int { 1 } }"
    let code = "let n = Date().suits"
    #expect(try shared(code, ["A/A.swift": added, "B/B.swift": added]).isEmpty)
    #expect(
      try shared(code, ["A/A.swift": added, "B/B.swift": "struct D { var suits: Int }"]).isEmpty)
    #expect(
      try shared(
        code, ["A/A.swift": added, "B/B.swift": "private extension Int { var suits: Int { 1 } }"])
        == ["A/A.swift"])
  }

  @Test func `a folder with the extension's property list is taken where an app has its own`()
    throws
  {
    let folder = try ScratchFolder([
      "App/Info.plist": ProjectText.propertyList("com.apple.share-services"),
      "App/AppDelegate.m": "", "App/Thing.swift": "struct Thing {}", "Kit/Unused.swift": "",
      "Widgets/Info.plist": ProjectText.widgetList,
      "Widgets/Sources/Cards.swift": SourceText.widget("Cards", kind: "cards")
        + "\nlet thing = Thing()",
    ])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.targetName == "Widgets")
    #expect(proposal.text.contains("App/Thing.swift"))
    #expect(!proposal.text.contains("Unused.swift"))
  }

  @Test(arguments: ["main.m", "main.swift"])
  func `a folder in which a program begins in a file of that name is not taken`(_ name: String)
    throws
  {
    let folder = try ScratchFolder([
      "App/\(name)": "", "Widgets/Cards.swift": SourceText.widget("Cards", kind: "cards"),
    ])
    #expect(try ImportProposal.all(for: folder.url).map(\.targetName) == ["Widgets"])
  }
}
