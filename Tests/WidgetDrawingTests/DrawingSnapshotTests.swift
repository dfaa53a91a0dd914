import JSON
import Testing
import WidgetDrawing

@Suite struct DrawingSnapshotTests {
  private func snapshot(_ change: (inout RecordedDrawing) -> Void = { _ in }) -> DrawingSnapshot {
    var total = DrawnBox(node: "Text", frame: [16, 40, 60, 20.33], text: "Total", lines: 1)
    total.color = "#000000ff"
    total.font = "17 400"
    let button = DrawnBox(node: "Button", frame: [16, 80, 44, 44])
    var drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(158, 158), scale: 3, list: [], boxes: [total, button],
      notes: [])
    change(&drawing)
    return DrawingSnapshot("a.svg", of: drawing)
  }

  private func words(_ change: (inout RecordedDrawing) -> Void) -> [String] {
    snapshot().differences(to: snapshot(change))
  }

  @Test func `equal drawings differ in nothing`() {
    #expect(words { _ in } == [])
  }

  @Test func `a text that moved and wraps is told in words`() {
    let found = words {
      $0.boxes[0].frame = [16, 44, 60, 42.33]
      $0.boxes[0].lines = 2
    }
    #expect(found == ["'Total' moved 4 pt down, is 22 pt higher, now takes 2 lines, was 1"])
  }

  @Test func `other words, colours and fonts are told`() {
    #expect(words { $0.boxes[0].text = "Sum" } == ["'Total' now reads 'Sum'"])
    #expect(
      words { $0.boxes[0].color = "#ff0000ff" }
        == ["'Total' colour #000000ff is now #ff0000ff"])
    #expect(words { $0.boxes[0].truncated = true } == ["'Total' is now cut off"])
    #expect(words { $0.boxes[0].font = "20 600" } == ["'Total' font '17 400' is now '20 600'"])
  }

  @Test func `what is new or gone is told`() {
    #expect(words { $0.boxes.removeFirst() } == ["'Total' is gone"])
    #expect(
      words { $0.boxes.append(DrawnBox(node: "Text", frame: [0, 0, 1, 1], text: "New")) }
        == ["'New' is new"])
    #expect(words { $0.boxes.removeLast() } == ["0 of 'Button', was 1"])
    #expect(words { $0.boxes[1].frame[0] = 20 } == ["'Button' moved 4 pt to the right"])
    #expect(
      words { $0.size = DrawnSize(170, 170) } == ["the widget is 170 × 170 pt, was 158 × 158 pt"])
  }

  @Test func `a snapshot reads as it was written`() throws {
    let bytes = JSONWriter.bytes(of: snapshot())
    #expect(try JSONReader.read(DrawingSnapshot.self, from: bytes) == snapshot())
  }
}
