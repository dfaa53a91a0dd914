import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct StyleTests {
  func style(_ style: some ShapeStyle) -> ViewAttribute? {
    tree(Image("a").foregroundStyle(style)).attributes["style"]
  }

  @Test func `colours keep their names, and their numbers where they have no name`() {
    #expect(Color.red.attribute == .record(["system": "red"]))
    #expect(
      Color(red: 1, green: 0, blue: 0.5, opacity: 0.5).attribute
        == .record([
          "red": .number(1), "green": .number(0), "blue": .number(0.5), "opacity": .number(0.5),
        ]))
    #expect(
      Color.white.opacity(0.3).attribute
        == .record(["color": .record(["system": "white"]), "opacity": .number(0.3)]))
  }

  @Test func `a mix in the device's space is one of the encoded components`() {
    let mixed = Color.white.mix(with: .black, by: 0.5, in: .device)
      .resolve(in: EnvironmentValues())
    #expect([mixed.red, mixed.green, mixed.blue].allSatisfy { abs($0 - 0.5) < 0.001 })
  }

  @Test func `a mix in the perceptual space is one in Oklab, in which opaque colours count more`() {
    func mixed(_ first: Color, _ second: Color, _ fraction: Double = 0.5) -> String {
      first.mix(with: second, by: fraction).resolve(in: EnvironmentValues()).description
    }
    #expect(mixed(.white, .black) == "#636363FF")
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(mixed(red, blue) == "#8C53A2FF")
    #expect(mixed(red, blue, 0) == "#FF0000FF" && mixed(red, blue, 1) == "#0000FFFF")
    #expect(mixed(red, blue.opacity(0)) == "#FF000080")
    #expect(mixed(.clear, .clear) == "#00000000")
  }

  @Test func `a hue becomes red, green and blue`() {
    let green = Color(hue: 1 / 3.0, saturation: 1, brightness: 1).resolve(in: EnvironmentValues())
    #expect(green.description == "#00FF00FF")
    let dusk = Color(hue: 0.5, saturation: 0.5, brightness: 0.5).resolve(in: EnvironmentValues())
    #expect(dusk.description == "#408080FF")
  }

  @Test(arguments: [
    (false, false, (0.0, 122.0, 255.0)), (true, false, (10, 132, 255)),
    (false, true, (0, 136, 255)), (true, true, (0, 145, 255)),
  ])
  func `the system's colours depend on the colour scheme and the system`(
    _ isDark: Bool, _ isOf2025: Bool, _ expected: (Double, Double, Double)
  ) {
    let blue = SystemColor.blue.components(dark: isDark, of2025: isOf2025)
    #expect((blue.0, blue.1, blue.2) == expected)
  }

  @Test func `the primary colour depends on the colour scheme`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(Color.primary.resolve(in: environment).description == "#FFFFFFFF")
  }

  @Test func `the system's colours are the same in SwiftUI and in UIKit`() {
    let pairs: [(Color, UIColor)] = [
      (.red, .systemRed), (.orange, .systemOrange), (.yellow, .systemYellow),
      (.green, .systemGreen), (.mint, .systemMint), (.teal, .systemTeal), (.cyan, .systemCyan),
      (.blue, .systemBlue), (.indigo, .systemIndigo), (.purple, .systemPurple),
      (.pink, .systemPink), (.brown, .systemBrown), (.gray, .systemGray),
    ]
    for scheme in [ColorScheme.light, .dark] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      for (own, other) in pairs {
        #expect(
          own.resolve(in: environment).description
            == Color(uiColor: other).resolve(in: environment).description)
      }
    }
  }

  @Test func `colours come from and go to UIKit`() {
    let color = Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color.resolve(in: EnvironmentValues()).description == "#FF0000FF")
    let adaptive = Color(UIColor.label)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(adaptive.resolve(in: dark).description == "#FFFFFFFF")
    #expect(adaptive.resolve(in: EnvironmentValues()).description == "#000000FF")
    var red: CGFloat = 0
    _ = UIColor(Color(red: 0.25, green: 0, blue: 0)).getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(abs(red - 0.25) < 0.001)
  }

  @Test func `a colour is made of a style that becomes one, and of a colour`() {
    struct Brand: ShapeStyle, Hashable {
      func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0, green: 0, blue: 0)
      }
    }
    var environment = EnvironmentValues()
    #expect(Color(Brand()).resolve(in: environment).description == "#000000FF")
    environment.colorScheme = .dark
    #expect(Color(Brand()).resolve(in: environment).description == "#FF0000FF")
    #expect(Color(Color.blue) == .blue)
    #expect(Color(.red) == Color(UIColor.red))
  }

  @Test func `styles are spelled apart`() {
    let styles: [ViewAttribute?] = [
      style(.red), style(.primary), style(.secondary), style(.tint), style(.background),
      style(.ultraThinMaterial), style(.blue.gradient), style(.white.opacity(0.5)),
      style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
      style(LinearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing)),
      style(AngularGradient(colors: [.red, .blue], center: .center)),
      style(RadialGradient(colors: [.red], center: .top, startRadius: 0, endRadius: 9)),
      style(Color.red.shadow(.drop(radius: 3))), style(.image(Image("tile"))),
    ]
    #expect(Set(styles).count == styles.count)
    #expect(style(AnyShapeStyle(.red)) == style(.red))
  }

  @Test func `a style of an author's is resolved for the environment`() {
    struct Adaptive: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(style(Adaptive()) == .record(["system": "black"]))
    let dark = tree(Image("a").foregroundStyle(Adaptive())) { $0.colorScheme = .dark }
    let text = tree(Text("a").foregroundStyle(Adaptive())) { $0.colorScheme = .dark }
    #expect(text.digest != tree(Text("a").foregroundStyle(Adaptive())).digest)
    #expect(dark.attributes["style"] == .record(["system": "white"]))
  }

  @Test func `a gradient of colours spaces its stops evenly`() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func `fonts keep what was asked of them`() {
    #expect(
      Font.system(size: 12, weight: .bold, design: .rounded).attribute
        == .record(["size": .number(12), "weight": "bold", "design": "rounded"]))
    #expect(
      Font.title.weight(.heavy).italic().attribute
        == .record(["style": "title", "weight": "heavy", "italic": true]))
    #expect(
      Font.custom("Futura", size: 9).attribute == .record(["name": "Futura", "size": .number(9)]))
    #expect(Font.headline == Font.system(.headline))
  }

  @Test func `images keep their names and how they are drawn`() {
    let node = tree(
      Image("photo").resizable().renderingMode(.template).aspectRatio(contentMode: .fill))
    #expect(node.kind == ".aspectRatio")
    #expect(node.children[0].attributes["asset"] == "photo")
    #expect(
      tree(Image(systemName: "star")).digest != tree(Image("star")).digest)
  }

  @Test func `a platform image is known by its data`() throws {
    func image(_ side: UInt8) throws -> UIImage {
      // A PNG's signature and header, which tell its size.
      let header: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0,
        0, side, 0, 0, 0, side, 8, 6, 0, 0, 0, 0, 0, 0, 0,
      ]
      return try #require(UIImage(data: Data(header)))
    }
    let small = tree(Image(uiImage: try image(1)))
    #expect(small.attributes["size"] == .list([.number(1), .number(1)]))
    #expect(small.digest == tree(Image(uiImage: try image(1))).digest)
    #expect(small.digest != tree(Image(uiImage: try image(2))).digest)
  }

  @Test func `a shadow without a style belongs to the style around`() {
    let shadow = style(.shadow(.inner(radius: 2)))
    #expect(shadow == style(.foreground.shadow(.inner(radius: 2))))
    #expect(shadow != style(.foreground))
  }
}
