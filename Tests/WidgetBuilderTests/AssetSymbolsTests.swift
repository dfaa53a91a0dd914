import Testing

@testable import WidgetBuilder

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("AccentBlue", "accentBlue"), ("drop blue", "dropBlue"), ("URLColor", "urlColor"),
    ("RGB", "rgb"), ("icons/Small-Cup", "smallCup"), ("2ndPlace", "_2ndPlace"), ("x", "x"),
  ])
  func `a symbol is spelt in camel case`(_ name: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name) == symbol)
  }

  @Test func `a colour in use has a resource, a colour and a style`() throws {
    let symbols = AssetSymbols(colors: ["Drop Blue", "Unused"], images: [])
    let source = try #require(symbols.source(for: ["view.tint(.dropBlue)"]))
    #expect(source.text.contains("static let dropBlue = ColorResource(name: \"Drop Blue\""))
    #expect(source.text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"))
    #expect(source.text.contains("extension UIKit.UIColor {"))
    #expect(!source.text.contains("unused"))
    #expect(!source.text.contains("ImageResource"))
  }

  @Test func `an image in use has a resource and an image`() throws {
    let symbols = AssetSymbols(colors: [], images: ["Cup"])
    let source = try #require(symbols.source(for: ["Image(.cup)"]))
    #expect(source.text.contains("static let cup = ImageResource(name: \"Cup\", bundle: .main)"))
    #expect(source.text.contains("extension UIKit.UIImage {"))
  }

  @Test func `what the author declares is left to the author`() {
    let symbols = AssetSymbols(colors: ["Drop"], images: [])
    let own = "extension Color { static let drop = Color(\"Drop\") }\nview.tint(.drop)"
    #expect(symbols.source(for: [own]) == nil)
    #expect(
      symbols.source(for: ["extension Color { public static var drop: Color }; .drop"]) == nil)
  }

  @Test func `a constant of another type does not stand in a symbol's way`() throws {
    let symbols = AssetSymbols(colors: ["Drop"], images: [])
    let design = "enum Design { enum Colors { static let drop = Color.drop } }"
    let source = try #require(symbols.source(for: [design]))
    #expect(source.text.contains("static let drop = ColorResource"))
    let nested = "extension Color { enum Theme { static let drop = Color.drop } }"
    #expect(symbols.source(for: [nested]) != nil)
  }

  @Test func `nothing in use makes no source`() {
    #expect(AssetSymbols(colors: ["A"], images: ["B"]).source(for: ["Color(\"A\")"]) == nil)
    #expect(AssetSymbols(colors: [], images: []).source(for: ["view.tint(.red)"]) == nil)
  }
}
