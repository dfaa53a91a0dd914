import Testing
import WidgetDrawing

@Suite struct BlurredBackdropTests {
  private let ground = DrawingOperation.fill(
    PathData(rectangle: 0, 0, 20, 20), .color(.white), evenOdd: false)
  private let plate = DrawingOperation.fill(
    PathData(rectangle: 5, 5, 10, 10), .color(.black), evenOdd: false)

  private let size = DrawnSize(200, 200)

  private func group(_ change: (inout DrawingGroup) -> Void) -> DrawingGroup {
    var group = DrawingGroup()
    change(&group)
    return group
  }

  private var material: DrawingGroup {
    group {
      $0.clip = PathData(rectangle: 5, 5, 10, 10)
      $0.backdropBlur = 3
    }
  }

  private var blur: DrawingOperation { .push(group { $0.blur = 3 }) }
  private var plain: DrawingOperation { .push(group { _ in }) }

  @Test func `operations without such a group are as they were`() {
    let list = [ground, .push(group { $0.blur = 3 }), plate, .pop]
    #expect(list.withBlurredBackdrops(in: size) == list)
  }

  @Test func `what is below is painted once more in the group, blurred`() {
    let list = [ground, plate, .push(material), plate, .pop]
    #expect(
      list.withBlurredBackdrops(in: size)
        == [ground, plate, .push(material), plain, blur, ground, plate, .pop, .pop, plate, .pop])
  }

  @Test func `over one ground, or nothing, the group is left out`() {
    #expect(
      [ground, .push(material), plate, .pop].withBlurredBackdrops(in: size) == [ground, plate])
    let faded = DrawingOperation.push(group { $0.opacity = 0.5 })
    let list = [ground, plate, faded, .push(material), plate, .pop, .pop]
    #expect(list.withBlurredBackdrops(in: size) == [ground, plate, faded, plate, .pop])
  }

  @Test func `groups that are open are closed in what is below, and moves are taken back`() {
    let moved = DrawingOperation.push(group { $0.transform = [1, 0, 0, 1, 4, 2] })
    let back = DrawingOperation.push(group { $0.transform = [1, 0, 0, 1, -4, -2] })
    let list = [ground, moved, plate, .push(material), plate, .pop, .pop]
    #expect(
      list.withBlurredBackdrops(in: size) == [
        ground, moved, plate, .push(material), back, blur, ground, moved, plate, .pop, .pop, .pop,
        plate, .pop, .pop,
      ])
  }

  @Test func `a ground that covers the drawing goes on beyond its edges, and no clip ends it`() {
    let corners = group { $0.clip = PathData(rectangle: 0, 0, 20, 20) }
    let larger = DrawingOperation.fill(
      PathData(rectangle: -9, -9, 38, 38), .color(.white), evenOdd: false)
    let list = [.push(corners), ground, plate, .push(material), plate, .pop, .pop]
    #expect(
      list.withBlurredBackdrops(in: DrawnSize(20, 20)) == [
        .push(corners), ground, plate, .push(material), plain, blur, plain, larger, plate, .pop,
        .pop, .pop, plate, .pop, .pop,
      ])
  }

  @Test func `in a group that is painted aside only its own content is below`() {
    let faded = DrawingOperation.push(group { $0.opacity = 0.5 })
    let list = [ground, faded, plate, plate, .push(material), plate, .pop, .pop]
    #expect(
      list.withBlurredBackdrops(in: size) == [
        ground, faded, plate, plate, .push(material), plain, blur, plate, plate, .pop, .pop, plate,
        .pop, .pop,
      ])
  }

  @Test func `the work of many groups is bounded`() {
    let list =
      [ground]
      + [[DrawingOperation]](repeating: [.push(material), plate, .pop], count: 40).joined()
    #expect(list.withBlurredBackdrops(in: size).count < 400)
  }

  @Test func `the colour of what is blurred is known where it is one colour alone`() {
    let light = PaintColor(red: 0.9, green: 0.9, blue: 0.9)
    func color(_ below: [DrawingOperation]) -> PaintColor? {
      let layers = DrawnLayers(
        below + [.push(material), .pop], size: DrawnSize(20, 20), backgroundCount: 1)
      return layers.color(behind: nil, at: DrawnPoint(10, 10), on: .black)
    }
    let half = PathData(rectangle: 0, 0, 10, 20)
    #expect(color([ground]) == .white)
    #expect(color([ground, .fill(half, .color(.black), evenOdd: false)]) == nil)
    #expect(color([.fill(half, .color(light), evenOdd: false)]) == nil)
  }

  @Test func `a text below is hidden, and the colour of the ground is known`() throws {
    let letters = { (y: Double) in
      DrawingOperation.glyphs(
        face: "f", size: 8, .color(.black), [PlacedGlyph(1, x: 6, y: y)])
    }
    let layers = DrawnLayers(
      [ground, letters(12), .push(material), .pop, letters(13)], size: DrawnSize(20, 20),
      backgroundCount: 1)
    let below = try #require(layers.letters(in: [5, 5, 10, 10]))
    let above = try #require(layers.letters(in: [5, 5, 10, 10], isLast: true))
    #expect(layers.isCovered(below, before: above, at: DrawnPoint(10, 10)))
    #expect(!layers.isCovered(below, before: above, at: DrawnPoint(2, 2)))
    #expect(layers.color(behind: above, at: DrawnPoint(10, 10), on: .black) == .white)
  }
}
