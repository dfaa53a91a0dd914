import WidgetFindings
import WidgetRecording

/// Notes pictures that are drawn larger than they are.
struct ImageBlurredCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "image-blurred",
    group: .views,
    summary: "Pictures have as many pixels as they are drawn with.",
    rationale: """
      A picture that is drawn with more than one and a half times its own pixels looks soft beside \
      text and symbols, which are always sharp.
      """,
    onDevice: "The picture is blurred.",
    repair: "Give the asset catalogue a picture for every scale, or a vector.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("a sharp picture", .drawn(.picture { $0.boxes = [.photo(240, 240)] }), .pictured()),
    .rejects(
      "a third of the pixels", .drawn(.picture { $0.boxes = [.photo(80, 80)] }), .pictured(),
      at: .entry(0)),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard shown.hasUsualText else { return [] }
    return shown.drawing.boxes.enumerated().compactMap { position, box in
      guard let pixels = box.pixels, pixels.count == 2, pixels[0] > 0, pixels[1] > 0,
        let frame = DrawnBounds(box.frame)
      else { return nil }
      let factor = max(
        frame.width * shown.drawing.scale / pixels[0],
        frame.height * shown.drawing.scale / pixels[1])
      guard factor > 1.5 else { return nil }
      return DrawingFault(
        "a picture of \(Int(pixels[0])) × \(Int(pixels[1])) pixels is drawn "
          + "\(Coordinate.text(factor, decimals: 1)) times as large", key: "picture \(position)")
    }
  }
}
