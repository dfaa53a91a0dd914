import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Views whose content is redacted, as in placeholders.
@MainActor @Suite struct RedactionTests {
  private struct Bar: Equatable {
    var frame: CGRect
    var paint: Paint
  }

  private func bars(_ view: some View, _ width: Double? = nil) -> [Bar] {
    LaidOut(view.redacted(reason: .placeholder)).canvas(width, nil).operations.compactMap {
      guard case .fill(let path, let paint, _) = $0, let box = path.bounds else { return nil }
      return Bar(
        frame: CGRect(
          x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY),
        paint: paint)
    }
  }

  @Test func `a text is a bar from its baseline to the height of capitals, without letters`() throws
  {
    let found = bars(Text("secret"))
    #expect(found.count == 1)
    let bar = try #require(found.first).frame
    #expect(abs(bar.width - 6 * 0.466 * 17) < 0.01 && abs(bar.height - 0.705 * 17) < 0.01)
    #expect(abs(bar.maxY - 16.33) < 0.01)
    #expect(LaidOut(Text("secret").redacted(reason: .placeholder)).canvas().glyphs.isEmpty)
  }

  @Test func `all letters are equally wide, and a space is one`() throws {
    func width(_ text: String) throws -> Double { try #require(bars(Text(text)).first).frame.width }
    #expect(try width("iii") == width("WWW") && width("a b") == width("WWW"))
    let size = LaidOut(Text("iii").redacted(reason: .placeholder)).size()
    #expect(abs(size.width - 3 * 0.466 * 17) < 0.34 && abs(size.height - 20.33) < 0.01)
  }

  @Test func `lines end after any letter, and are as wide as the text but for the last`() {
    let found = bars(Text("Monday and Tuesday"), 60).map(\.frame)
    // Seven letters fit in a line of 60 points.
    #expect(found.count == 3)
    #expect(found[0].width == found[1].width && abs(found[0].width - 7 * 7.922) < 0.4)
    #expect(abs(found[2].width - 4 * 7.922) < 0.01)
    #expect(abs(found[1].minY - found[0].minY - 22) < 0.34)
  }

  @Test func `colours have one opacity in place of their own`() {
    let red = PaintColor(red: 1, green: 0, blue: 0)
    let faded = Paint.color(red.faded(by: 0.16))
    let (own, thin) = (
      Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0).opacity(0.5)
    )
    #expect(bars(Text("a").foregroundStyle(own)).map(\.paint) == [faded])
    #expect(bars(Text("a").foregroundStyle(thin)).map(\.paint) == [faded])
    #expect(bars(Text("a").foregroundStyle(.clear)).isEmpty)
    let mixed = Text("ab").foregroundStyle(own) + Text("c").foregroundStyle(.blue)
    #expect(bars(mixed).count == 2 && bars(mixed)[0].paint == faded)
  }

  @Test func `a symbol is the square of a filled circle, with sharp corners`() throws {
    for name in ["globe", "chevron.right", "bolt.horizontal"] {
      let found = bars(Image(systemName: name).imageScale(.large).foregroundStyle(.orange))
      #expect(found.count == 1)
      let frame = try #require(found.first).frame
      #expect(abs(frame.width - 1.272 * 17) < 0.01 && abs(frame.height - 1.272 * 17) < 0.01)
    }
    let resizable = bars(Image(systemName: "globe").resizable().frame(width: 30, height: 20))
    #expect(resizable.map(\.frame) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
  }

  @Test func `shapes, and what its author keeps, are as they are`() {
    let view = VStack {
      Color.red.frame(width: 10, height: 10)
      Text("kept").unredacted()
    }
    let canvas = LaidOut(view.redacted(reason: .placeholder)).canvas()
    #expect(canvas.glyphs.count == 1 && canvas.operations.count == 2)
  }

  @Test func `a tint keeps the opacity of what is redacted`() {
    let text = Text("a").foregroundStyle(.black).redacted(reason: .placeholder)
    let canvas = LaidOut(text) { $0.scene.look.renderingMode = .accented }.canvas()
    guard case .fill(_, .color(let color), _)? = canvas.operations.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(color.components.red == 1 && abs(color.opacity - 0.16) < 0.001)
  }
}
