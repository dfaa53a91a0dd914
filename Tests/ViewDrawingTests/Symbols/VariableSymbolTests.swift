import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Symbols of which a value switches parts on and off.
@MainActor @Suite struct VariableSymbolTests {
  private func drawn(_ view: some View) -> (paints: [String], boxes: [DrawnBounds], notes: [String])
  {
    let laidOut = LaidOut(view)
    var (paints, boxes): ([String], [DrawnBounds]) = ([], [])
    for case .fill(let path, .color(let color), _) in laidOut.canvas(40, 40).operations {
      paints.append(color.text)
      if let box = path.bounds { boxes.append(box) }
    }
    return (paints, boxes, laidOut.notes.all.filter { $0.contains("symbols") }.sorted())
  }

  private func countOn(_ name: String, _ value: Double) -> Int {
    drawn(Image(systemName: name, variableValue: value).foregroundStyle(.black))
      .paints.count { $0 == "#000000ff" }
  }

  @Test func `a value switches on as many parts as its share, none at 0 and all above`() {
    let values = [0, 0.01, 0.25, 0.26, 0.75, 0.76, 1]
    #expect(values.map { countOn("cellularbars", $0) } == [0, 1, 1, 2, 3, 4, 1])
    #expect([0, 1.0 / 3, 0.34, 0.7].map { countOn("chart.bar.fill", $0) } == [0, 1, 2, 3])
  }

  @Test func `a speaker stays, and its waves have the value`() throws {
    #expect([0, 0.3, 0.6, 0.9].map { countOn("speaker.wave.3.fill", $0) } == [1, 2, 3, 4])
    let found = drawn(Image(systemName: "speaker.wave.3.fill", variableValue: 0.3))
    #expect(found.paints == ["#000000ff", "#000000ff", "#0000004d", "#0000004d"])
    #expect(found.boxes.map(\.minX) == found.boxes.map(\.minX).sorted())
    let told = "how faint parts of symbols are that a variable value switches off is assumed"
    #expect(found.notes == [told])
  }

  @Test func `the parts of a value stand where the symbol has them, from below where it rises`()
    throws
  {
    let whole = try #require(drawn(Image(systemName: "wifi")).boxes.first)
    let parts = drawn(Image(systemName: "wifi", variableValue: 0.5)).boxes
    #expect(parts.map(\.minY) == parts.map(\.minY).sorted(by: >))
    // Lines of a part are made as wide as the symbol's, each part for itself.
    func isNear(_ one: Double?, _ other: Double) -> Bool { abs((one ?? .infinity) - other) < 0.5 }
    #expect(isNear(parts.map(\.maxY).max(), whole.maxY))
    #expect(isNear(parts.map(\.minY).min(), whole.minY))
    #expect(isNear(parts.map(\.minX).min(), whole.minX))
    #expect(isNear(parts.map(\.maxX).max(), whole.maxX))
  }

  @Test func `symbols in texts have values too`() {
    let text = Text("\(Image(systemName: "cellularbars", variableValue: 0.5))")
    #expect(drawn(text).paints == ["#000000ff", "#000000ff", "#0000004d", "#0000004d"])
  }

  @Test func `a value that is not drawn is told`() {
    let laidOut = LaidOut(Image(systemName: "star.fill", variableValue: 0.5))
    _ = laidOut.canvas(40, 40)
    #expect(
      laidOut.notes.all.contains("the variable value of the symbol 'star.fill' is not drawn"))
    #expect(!LaidOut(Image(systemName: "star.fill")).notes.all.contains { $0.contains("value") })
  }
}
