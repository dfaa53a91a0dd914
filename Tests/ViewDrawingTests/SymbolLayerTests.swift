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
    #expect(paint("exclamationmark.triangle.fill") == ["#ffcc00ff"])
    #expect(paint("house.fill") == ["#000000ff"])
  }
}
