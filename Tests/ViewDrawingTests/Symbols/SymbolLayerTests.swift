import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Symbols whose rendering mode gives their layers styles of their own.
@MainActor @Suite struct SymbolLayerTests {
  private func fills(_ view: some View) -> (paints: [String], boxes: [DrawnBounds], notes: [String])
  {
    let laidOut = LaidOut(view)
    let canvas = laidOut.canvas(40, 40)
    var (paints, boxes): ([String], [DrawnBounds]) = ([], [])
    for case .fill(let path, .color(let color), _) in canvas.operations {
      paints.append(color.text)
      if let box = path.bounds { boxes.append(box) }
    }
    return (paints, boxes, laidOut.notes.all.filter { $0.contains("symbol") }.sorted())
  }

  @Test(arguments: [
    "checkmark.circle.fill", "exclamationmark.triangle.fill", "checkmark.circle", "plus.square",
    "person.crop.circle", "bolt.circle.fill", "7.circle.fill",
  ])
  func `a palette's first style is that of what a figure encloses, its second the figure's`(
    name: String
  ) throws {
    let found = fills(
      Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(.white, .black))
    #expect(found.paints == ["#000000ff", "#ffffffff"])
    let (figure, inner) = (try #require(found.boxes.first), try #require(found.boxes.last))
    #expect(figure.minX < inner.minX && figure.maxX > inner.maxX)
    #expect(figure.minY < inner.minY && figure.maxY > inner.maxY)
    #expect(found.notes == [])
    // The whole is where it is in one style.
    #expect(fills(Image(systemName: name)).boxes == [figure])
  }

  @Test(arguments: ["bell.badge", "person.badge.plus", "folder.fill.badge.plus"])
  func `a palette's first style is that of a badge, its second the rest's`(name: String) throws {
    let found = fills(
      Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(.red, .black))
    let symbol = SymbolLibrary.shared.symbol(name, LaidOut(Text("")).item.style, nil)
    guard symbol.badge != nil else { return }
    #expect(found.paints.last == "#ff3b30ff" && found.paints.contains("#000000ff"))
    let (base, badge) = (try #require(found.boxes.first), try #require(found.boxes.last))
    #expect(badge.maxX - badge.minX < 0.7 * (base.maxX - base.minX))
    #expect(found.notes == [])
    // The gap around the badge is the same as in one style.
    let plain = fills(Image(systemName: name).foregroundStyle(.black))
    #expect(plain.boxes == found.boxes)
  }

  @Test func `several styles are a palette where no mode is named, in texts too`() {
    let image = Image(systemName: "plus.circle.fill")
    #expect(fills(image.foregroundStyle(.white, .black)).paints == ["#000000ff", "#ffffffff"])
    #expect(
      fills(Text("\(image)").foregroundStyle(.white, .black)).paints == ["#000000ff", "#ffffffff"])
    #expect(
      fills(image.symbolRenderingMode(.monochrome).foregroundStyle(.white, .black)).paints
        == ["#ffffffff"])
  }

  @Test func `in a hierarchy the figure is fainter`() {
    let found = fills(
      Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
        .foregroundStyle(.black))
    // As in a picture of Apple's of `checkmark.square.fill`.
    #expect(found.paints == ["#00000040", "#000000ff"])
    let outlined = fills(
      Image(systemName: "xmark.circle").symbolRenderingMode(.hierarchical).foregroundStyle(.black))
    #expect(outlined.paints == ["#00000080", "#000000ff"])
  }

  @Test func `a symbol without a figure has one style, and what it lacks is told`() {
    let wifi = fills(
      Image(systemName: "wifi").symbolRenderingMode(.palette).foregroundStyle(.white, .black))
    #expect(wifi.paints == ["#ffffffff"])
    #expect(wifi.notes == ["the symbol 'wifi' is drawn in one of its colours"])
    let levels = fills(Image(systemName: "wifi").symbolRenderingMode(.hierarchical))
    #expect(levels.notes == ["the layers of the symbol 'wifi' are drawn alike"])
    // One that is a single part has no layers to be missed.
    let heart = fills(Image(systemName: "heart.fill").symbolRenderingMode(.hierarchical))
    #expect(heart.paints.count == 1 && heart.notes == [])
  }

  @Test func `some symbols have a colour of their own`() {
    func paint(_ name: String) -> [String] {
      fills(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.black)).paints
    }
    #expect(paint("leaf.fill") == ["#34c759ff"])
    #expect(paint("sun.max.fill") == ["#ffcc00ff"])
    #expect(paint("exclamationmark.triangle") == ["#ffcc00ff"])
    #expect(paint("exclamationmark.triangle.fill") == ["#ffcc00ff", "#ffffffff"])
    #expect(paint("house.fill") == ["#000000ff"])
  }

  @Test func `a symbol of the weather has colours of its own, and clouds are always white`() {
    func paints(_ name: String) -> Set<String> {
      let image = Image(systemName: name).symbolRenderingMode(.multicolor)
      return Set(fills(image.foregroundStyle(.black)).paints)
    }
    let (white, yellow, cyan) = ("#ffffffff", "#ffcc00ff", "#32ade6ff")
    #expect(paints("cloud.fill") == [white])
    #expect(paints("cloud.sun.fill") == [white, yellow])
    #expect(paints("cloud.rain.fill") == [white, cyan])
    #expect(paints("cloud.bolt.rain.fill") == [white, cyan, yellow])
    #expect(paints("cloud.moon.fill") == [white, "#000000ff"])
    #expect(paints("cloud.sun") == ["#000000ff", yellow])
    let told = fills(Image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor)).notes
    #expect(told == ["the colours of the symbol 'cloud.rain.fill' are assumed"])
  }

  @Test func `a palette's styles are those of the cloud, what is beside it and what falls`() throws
  {
    func found(_ name: String, _ view: (Image) -> some View) -> [String] {
      fills(view(Image(systemName: name).symbolRenderingMode(.palette))).paints
    }
    let (black, white, red) = ("#000000ff", "#ffffffff", "#ff3b30ff")
    #expect(found("cloud.sun.fill") { $0.foregroundStyle(.black, .white) } == [black, white])
    #expect(found("cloud.rain.fill") { $0.foregroundStyle(.black, .red) } == [black, red])
    #expect(found("moon.stars.fill") { $0.foregroundStyle(.black, .red) } == [black, red])
    let whole = fills(Image(systemName: "cloud.sun.fill")).boxes
    let parts = fills(
      Image(systemName: "cloud.sun.fill").foregroundStyle(.black, .white)
    ).boxes
    let (first, last) = (try #require(parts.first), try #require(parts.last))
    #expect(whole.count == 1 && first.maxY == whole[0].maxY && last.minY == whole[0].minY)
  }

  @Test func `where tints take the place of colours, the layers of a symbol are one`() {
    func paints(_ mode: RenderingMode) -> [String] {
      let view = Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .green)
      let laidOut = LaidOut(view) { $0.scene.look.renderingMode = mode }
      return laidOut.canvas(40, 40).operations.compactMap {
        if case .fill(_, .color(let color), _) = $0 { color.text } else { nil }
      }
    }
    #expect(paints(.fullColor) == ["#34c759ff", "#ffffffff"])
    #expect(paints(.accented) == ["#ffffffff"])
    #expect(paints(.clear) == ["#ffffffff"])
    #expect(paints(.vibrant).count == 2)
  }
}
