import CoreGraphics
import Foundation
import SwiftUI
import TestSupport
import Testing
import WidgetDrawing
import WidgetPlatforms

@testable import ViewDrawing

/// Views in rendering modes, with increased contrast and redacted.
@MainActor @Suite struct RenderingTests {
  private func colors(_ view: some View, _ change: (inout ViewStyle) -> Void) -> [String] {
    LaidOut(view, setup: change).canvas(60, 60).operations.compactMap { operation in
      switch operation {
      case .fill(_, .color(let color), _), .glyphs(_, _, .color(let color), _): color.text
      default: nil
      }
    }
  }

  @Test func `an accented widget has two tints, and opacities stay`() {
    let view = HStack {
      Color.red.opacity(0.5)
      Color.green.widgetAccent()
    }
    let found = colors(view) { $0.scene.look.renderingMode = .accented }
    #expect(found == ["#ffffff80", ViewStyle.accent.text])
  }

  @Test func `what changes or mixes colours has no effect on tints, and on opacity it has`() {
    func groups(_ view: some View, _ mode: RenderingMode) -> [DrawingGroup] {
      LaidOut(view) { $0.scene.look.renderingMode = mode }.canvas(60, 60).operations.compactMap {
        if case .push(let group) = $0 { group } else { nil }
      }
    }
    let views = [
      AnyView(Color.red.colorInvert()), AnyView(Color.red.hueRotation(.degrees(90))),
      AnyView(Color.red.blendMode(.multiply)),
    ]
    for view in views {
      let usual = groups(view, .fullColor)
      #expect(usual.contains { !$0.filters.isEmpty || $0.blend != nil })
      #expect(groups(view, .accented).allSatisfy { $0.filters.isEmpty && $0.blend == nil })
      #expect(groups(view, .clear).allSatisfy { $0.filters.isEmpty && $0.blend == nil })
    }
    let erased = ZStack {
      Color.red
      Color.blue.frame(width: 10).blendMode(.destinationOut)
    }
    #expect(groups(erased, .accented).contains { !$0.mask.isEmpty && $0.maskIsInverse })
    #expect(
      groups(Color.red.luminanceToAlpha(), .accented).contains { !$0.filters.isEmpty })
  }

  @Test func `brightness that becomes opacity is that of a view's own colours, in the tint`() throws
  {
    func filters(_ mode: RenderingMode) -> [DrawingGroup.Filter] {
      let canvas = LaidOut(Color.green.luminanceToAlpha()) {
        $0.scene.look.renderingMode = mode
      }.canvas(60, 60)
      return canvas.operations.flatMap { operation -> [DrawingGroup.Filter] in
        if case .push(let group) = operation { group.filters } else { [] }
      }
    }
    #expect(filters(.fullColor).map(\.name) == ["luminance"])
    let tinted = try #require(filters(.clear).first)
    #expect(tinted.name == "matrix" && tinted.numbers.prefix(5) == [0, 0, 0, 0, 1])
    #expect(
      colors(Color.green.luminanceToAlpha()) { $0.scene.look.renderingMode = .clear } == [
        "#34c759ff"
      ])
  }

  @Test func `shadows and lines of texts have the colours of the rendering mode`() {
    func shadow(_ mode: RenderingMode, _ view: some View) -> String? {
      LaidOut(view) { $0.scene.look.renderingMode = mode }.canvas(60, 60).operations.compactMap {
        if case .push(let group) = $0 { group.shadow?.color.text } else { nil }
      }.first
    }
    let view = Color.red.shadow(color: .black, radius: 2)
    #expect(shadow(.fullColor, view) == "#000000ff")
    #expect(shadow(.accented, view) == "#ffffffff")
    #expect(shadow(.vibrant, view) == RenderingMode.vibrant.ground.text)
    #expect(shadow(.clear, Color.red.shadow(radius: 2)) == "#ffffff54")
    #expect(
      colors(Text("x").underline(color: .red)) { $0.scene.look.renderingMode = .clear }
        == ["#ffffffff", "#ffffffff"])
  }

  @Test func `changes of colours are left out where the system colours views`() {
    for place in [nil, DrawnPlace.standByNight] {
      let canvas = LaidOut(Color.red.colorInvert().hueRotation(.degrees(90))) {
        $0.scene.look.renderingMode = .vibrant
        $0.scene.look.place = place
      }.canvas(60, 60)
      #expect(
        canvas.operations.allSatisfy {
          if case .push(let group) = $0 { group.filters.isEmpty } else { true }
        })
    }
  }

  @Test func `a Lock Screen's usual tint is white`() {
    let bar = ProgressView(value: 1)
    func last(_ view: some View) -> String? {
      colors(view) { $0.scene.look.renderingMode = .vibrant }.last
    }
    #expect(last(bar) == "#ffffffff")
    #expect(last(bar.tint(.black)) != "#ffffffff")
  }

  @Test func `a Lock Screen makes material of brightness, and darkness takes away what is below`() {
    let view = ZStack {
      Color.white.opacity(0.5)
      Color.black
    }
    #expect(
      colors(view) { $0.scene.look.renderingMode = .vibrant } == [
        "#ffffff80", RenderingMode.vibrant.ground.text,
      ])
  }

  @Test func `black letters on a white plate can be seen on a Lock Screen`() throws {
    let canvas = LaidOut(Text("7").foregroundStyle(.black).background(.white)) {
      $0.scene.look.renderingMode = .vibrant
    }.canvas(60, 60)
    let colors = canvas.operations.compactMap { operation in
      switch operation {
      case .fill(_, .color(let color), _), .glyphs(_, _, .color(let color), _): color
      default: nil
      }
    }
    #expect(try #require(colors.last).contrast(with: try #require(colors.first)) > 5)
  }

  @Test func `increased contrast has colours of its own`() {
    let usual = colors(Color.green) { _ in }
    let increased = colors(Color.green) { $0.scene.look.hasIncreasedContrast = true }
    #expect(usual == ["#34c759ff"])
    #expect(increased == ["#248a3dff"])
  }

  @Test(
    arguments: [
      (Color.blue, "#007affff", "#0088ffff", "#0091ffff", "#5cb8ffff"),
      (Color.mint, "#00c7beff", "#00c8b3ff", "#00dac3ff", "#54dfcbff"),
      (Color.indigo, "#5856d6ff", "#6155f5ff", "#6d7cffff", "#a7aaffff"),
      (Color.pink, "#ff2d55ff", "#ff2d55ff", "#ff375fff", "#ff8ac4ff"),
    ])
  func `the system's colours are those of its version`(
    _ color: Color, _ old: String, _ light: String, _ dark: String, _ increased: String
  ) {
    #expect(colors(color) { $0.scene.system.version = SystemVersion(18) } == [old])
    #expect(colors(color) { $0.scene.system.version = SystemVersion(26) } == [light])
    func setUp(_ style: inout ViewStyle) {
      style.scene.system.version = SystemVersion(26)
      style.isDark = true
    }
    #expect(colors(color, setUp) == [dark])
    #expect(
      colors(color) {
        setUp(&$0)
        $0.scene.look.hasIncreasedContrast = true
      } == [increased])
  }

  @Test func `the primary style of a Mac is not quite opaque`() {
    #expect(colors(Text("x")) { $0.scene.system.platform = .macOS } == ["#000000d9"])
  }

  @Test func `a mixed colour is drawn with the numbers that it resolves to`() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    for space in [Gradient.ColorSpace.perceptual, .device] {
      let mixed = red.mix(with: blue.opacity(0.6), by: 0.25, in: space)
      #expect(colors(mixed) { _ in } == colors(Color(mixed.resolve(in: .init()))) { _ in })
    }
    #expect(colors(red.mix(with: blue, by: 0.5)) { _ in } == ["#8c53a2ff"])
    #expect(colors(red.mix(with: blue, by: 0.2, in: .device)) { _ in } == ["#cc0033ff"])
  }

  /// The stops of a gradient, each as its place in hundredths and its colour.
  private func stops(_ style: some ShapeStyle) -> [String] {
    let operations = LaidOut(Rectangle().fill(style)).canvas(60, 60).operations
    guard case .fill(_, .linear(_, let stops), _)? = operations.first else { return [] }
    return stops.map { "\(Int(($0.location * 100).rounded())) \($0.color.text)" }
  }

  @Test func `a gradient goes through Oklab, or through components where its author says so`() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let plain = Gradient(colors: [red, blue])
    let usual = stops(.linearGradient(plain, startPoint: .top, endPoint: .bottom))
    #expect(usual.first == "0 #ff0000ff" && usual.last == "100 #0000ffff")
    #expect(usual.contains("50 #8c53a2ff") && usual.count == 9)
    #expect(stops(plain.colorSpace(.device)) == ["0 #ff0000ff", "100 #0000ffff"])
    #expect(stops(plain.colorSpace(.perceptual)) == usual)
    let grays = Gradient(colors: [Color(white: 0.5), Color(white: 0.52)])
    #expect(stops(grays).count == 2)
  }

  @Test func `what fades in a gradient keeps its colour`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let middle = Gradient(colors: [red, .clear, .white])
    #expect(
      stops(middle) == ["0 #ff0000ff", "50 #ff000000", "50 #ffffff00", "100 #ffffffff"])
    #expect(stops(Gradient(colors: [.clear, red])) == ["0 #ff000000", "100 #ff0000ff"])
  }

  @Test func `a level of the foreground may stand in a style that is changed`() {
    let faded = Text("x").foregroundStyle(.secondary.opacity(0.5))
    #expect(colors(faded) { _ in } == ["#3c3c434d"])
    #expect(colors(faded.foregroundStyle(.red)) { _ in } == ["#ff3b3040"])
    let blended = Text("x").foregroundStyle(AnyShapeStyle(.primary.blendMode(.plusDarker)))
    #expect(colors(blended) { _ in } == ["#000000ff"])
    let shadowed = Text("x").foregroundStyle(.secondary.shadow(.drop(radius: 1)))
    #expect(colors(shadowed) { _ in }.last == "#3c3c4399")
  }

  @Test func `what is private is replaced on a locked device, unless it says otherwise`() {
    let view = VStack {
      Text("balance").privacySensitive()
      Text("name")
      Text("open").privacySensitive(false)
    }
    let shown = LaidOut(view).canvas()
    let hidden = LaidOut(view, setup: { $0.hidesPrivateContent = true }).canvas()
    #expect(shown.operations.count { $0.isLetters } == 3)
    #expect(hidden.operations.count { $0.isLetters } == 2)
    let author = LaidOut(view.redacted(reason: .privacy)).canvas()
    #expect(author.operations.count { $0.isLetters } == 2)
    let within = Text("balance").redacted(reason: .privacy).privacySensitive()
    #expect(LaidOut(within).canvas().glyphs.isEmpty)
  }

  @Test func `colours of a catalogue have those of increased contrast, and one is the tint`() throws
  {
    func variant(_ appearances: [String], _ white: Int) -> String {
      let list = appearances.map { #"{"value": "\#($0)"}"# }.joined(separator: ", ")
      return #"{"appearances": [\#(list)], "color": {"components": {"white": "\#(white)"}}}"#
    }
    let variants = [
      variant([], 10), variant(["dark"], 20), variant(["high"], 30), variant(["dark", "high"], 40),
    ]
    let folder = try ScratchFolder([
      "A.xcassets/AccentColor.colorset/Contents.json":
        #"{"colors": [\#(variants.joined(separator: ", "))]}"#
    ])
    let catalog = AssetCatalog(folder: folder.url)
    let color = try #require(catalog.color(named: "AccentColor"))
    let parts = [color.light, color.dark, color.lightIncreased, color.darkIncreased]
    #expect(parts.map { $0.map { ($0.red * 255).rounded() } } == [10, 20, 30, 40])
    #expect(WidgetDrawer.tint(of: catalog) != nil)
    let none = try ScratchFolder(["A.xcassets/Contents.json": "{}"])
    #expect(WidgetDrawer.tint(of: AssetCatalog(folder: none.url)) == nil)
    let asset: ViewAttribute = .fields([
      "asset": "a", "light": Color.black.attribute, "lightIncreased": Color.white.attribute,
    ])
    let drawn = LaidOut(Text("x")) { $0.scene.look.hasIncreasedContrast = true }
    #expect(drawn.item.style.color(asset) == .white)
    #expect(LaidOut(Text("x")).item.style.color(asset) == .black)
  }

  @Test func `sizes that are no numbers are told`() {
    #expect(LaidOut(Color.red.frame(width: .nan)).item.budget.hasNoNumber)
    #expect(LaidOut(Color.red.offset(x: .nan)).item.budget.hasNoNumber)
    let view = Unmeasured { Color.red }
    let item = LaidOut(view).item
    _ = item.size(.unspecified)
    #expect(item.budget.hasNoNumber)
    #expect(!LaidOut(Color.red.frame(width: 5)).item.budget.hasNoNumber)
  }

  @Test func `longer words have every vowel twice, and numbers stay`() {
    #expect(LongWords.of("Total, 6:00 AM") == "Tóótáál, 6:00 AM")
    #expect(LongWords.of("") == "")
    let text = Text("Remaining")
    let long = LaidOut(text, setup: { $0.scene.look.locale = DrawnLook.longWords })
    #expect(long.size().width > 1.2 * LaidOut(text).size().width)
  }
}

extension View {
  /// The modifier of WidgetKit's, which this module does not know.
  fileprivate func widgetAccent() -> some View {
    node(".widgetAccentable", ["accentable": .flag(true)])
  }
}

extension DrawingOperation {
  fileprivate var isLetters: Bool { if case .glyphs = self { true } else { false } }
}

private struct Unmeasured: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: CGFloat.nan, height: 5) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
