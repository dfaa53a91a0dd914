import Testing

@testable import WidgetBuilder

@Suite struct AssetSymbolsTests {
  // Names that Xcode generated for assets of public projects.
  @Test(arguments: [
    ("AccentBlue", "accentBlue"), ("drop blue", "dropBlue"), ("UIAccent", "uiAccent"),
    ("Small-Cup", "smallCup"), ("x", "x"), ("XSkiing", "xSkiing"), ("Zpp.img", "zppImg"),
    ("1_back_arm", "_1BackArm"), ("detail6and7", "detail6And7"), ("head_10@2x", "head102X"),
    ("h1", "h1"), ("O開心鬼", "o開心鬼"),
  ])
  func `a symbol is spelt in camel case`(_ name: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name) == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("Color", "color"), ("bg_color", "bg"), ("hobbyColor", "hobby"),
    ("Initial-Image", "initial"), ("Image", "image"), ("joker_3_multicolor", "joker3Multicolor"),
  ])
  func `a symbol is without a last word that says what it is`(_ name: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name) == symbol)
  }

  @Test(arguments: [
    ("XXVI", "XXVI"), ("IMG02", "IMG_02"), ("CRH380D", "CRH_380_D"), ("A-1-1-0", "A_1_1_0"),
  ])
  func `a name in capitals is a constant's`(_ name: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name) == symbol)
  }

  @Test func `a folder that is a namespace becomes an enumeration`() throws {
    let symbols = AssetSymbols(colors: ["Theme/Sea Green", "Sand"], images: [])
    let source = try #require(symbols.source(for: ["a.tint(.Theme.seaGreen).border(.sand)"]))
    let color = """
      extension SwiftUI.Color {
        static var sand: SwiftUI.Color { .init(SwiftUI.ColorResource.sand) }
        enum Theme {
          static var seaGreen: SwiftUI.Color { .init(SwiftUI.ColorResource.Theme.seaGreen) }
        }
      }
      extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
        static var sand: SwiftUI.Color { .init(SwiftUI.ColorResource.sand) }
      }
      """
    #expect(source.text.contains(color))
    #expect(source.text.contains("SwiftUI.ColorResource(name: \"Theme/Sea Green\""))
  }

  @Test func `a name that is a word of the language is quoted`() throws {
    let symbols = AssetSymbols(colors: ["default"], images: ["Self/repeat \"1\"", "in"])
    let source = try #require(
      symbols.source(for: ["tint(.default)", "Image(.in)", "Image(.Self.repeat1)"]))
    for line in [
      "static let `default` = SwiftUI.ColorResource(name: \"default\", bundle: .main)",
      "static var `default`: SwiftUI.Color { .init(SwiftUI.ColorResource.`default`) }",
      "static var `in`: UIKit.UIImage {", "enum `Self` {",
      #"SwiftUI.ImageResource(name: "Self/repeat \"1\"", bundle: .main)"#,
    ] {
      #expect(source.text.contains(line))
    }
  }

  @Test func `a colour in use has a resource, a colour and a style`() throws {
    let symbols = AssetSymbols(colors: ["Drop Blue", "Unused"], images: [])
    let source = try #require(symbols.source(for: ["view.tint(.dropBlue)"]))
    #expect(source.text.contains("static let dropBlue = SwiftUI.ColorResource(name: \"Drop Blue\""))
    #expect(source.text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"))
    #expect(source.text.contains("extension UIKit.UIColor {"))
    #expect(!source.text.contains("unused"))
    #expect(!source.text.contains("ImageResource"))
  }

  @Test func `a name of the system's is given to a resource only`() throws {
    let symbols = AssetSymbols(colors: ["BackgroundColor", "Red"], images: [])
    let source = try #require(symbols.source(for: ["a.background(Color(.background)).tint(.red)"]))
    #expect(source.text.contains("static let background = SwiftUI.ColorResource"))
    #expect(!source.text.contains("static var"))
  }

  @Test func `an image in use has a resource and an image`() throws {
    let symbols = AssetSymbols(colors: [], images: ["Cup"])
    let source = try #require(symbols.source(for: ["Image(.cup)"]))
    #expect(
      source.text.contains("static let cup = SwiftUI.ImageResource(name: \"Cup\", bundle: .main)"))
    #expect(source.text.contains("extension UIKit.UIImage {"))
  }

  @Test func `a symbol that the author declares is left to the author`() throws {
    let symbols = AssetSymbols(colors: ["Drop"], images: [])
    let own = "extension Color { static let drop = Color(\"Drop\") }\nview.tint(.drop)"
    for text in [own, "extension Color { public static var drop: Color }; .drop"] {
      let source = try #require(symbols.source(for: [text])).text
      #expect(source.contains("static let drop = SwiftUI.ColorResource"))
      #expect(!source.contains("SwiftUI.Color {") && !source.contains("ShapeStyle"))
    }
  }

  @Test func `a constant of another type does not stand in a symbol's way`() throws {
    let symbols = AssetSymbols(colors: ["Drop"], images: [])
    let design = "enum Design { enum Colors { static let drop = Color.drop } }"
    let source = try #require(symbols.source(for: [design]))
    #expect(source.text.contains("static let drop = SwiftUI.ColorResource"))
    let nested = "extension Color { enum Theme { static let drop = Color.drop } }"
    #expect(symbols.source(for: [nested]) != nil)
  }

  @Test func `nothing in use makes no source`() {
    #expect(AssetSymbols(colors: ["A"], images: ["B"]).source(for: ["Color(\"A\")"]) == nil)
    #expect(AssetSymbols(colors: [], images: []).source(for: ["view.tint(.red)"]) == nil)
  }
}
