import WidgetFindings
import WidgetRecording

/// Objects to pictures with more pixels than the system takes.
struct ImageTooLargeCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "image-too-large",
    group: .views,
    summary: "Pictures are no larger than they are shown.",
    rationale: """
      The system keeps a widget's pictures as they are given, and refuses those beyond a limit that \
      depends on the device: 526,750 to 2,121,055 pixels were seen, so that fewer are a note. Beyond twice the widget's own \
      pixels nothing more can be seen, and memory is short. Of a Live Activity the system may not \
      start one whose pictures have more pixels than the presentation.
      """,
    onDevice: """
      The widget stays empty; the log says that the archive's image is too large. The Live Activity \
      does not start.
      """,
    repair: "Scale pictures down to the widget's size before they go into an entry.",
    sample: "image.preparingThumbnail(of: context.displaySize)",
    source: .observed,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("as large as shown", .drawn(.picture { $0.boxes = [.photo(240, 240)] }), .pictured()),
    .rejects(
      "a camera's picture", .drawn(.picture { $0.boxes = [.photo(4032, 3024)] }), .pictured(),
      at: .entry(0)),
    .rejects(
      "three times the widget", .drawn(.picture { $0.boxes = [.photo(1200, 1000)] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "fewer pixels than any device was seen to refuse, a note",
      .drawn(
        .picture { drawing in
          drawing.size = DrawnSize(72, 72)
          drawing.boxes = [.photo(512, 512)]
        }), .pictured(family: .accessoryCircular), at: .entry(0)),
    .rejects(
      "more than a Live Activity's presentation has",
      .drawn(.island(.islandMinimal) { $0.boxes = [.photo(600, 600)] }), .activity(),
      .described("Ride", as: .activity), at: .call()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  /// The most pixels that any device was seen to take.
  private static let most = 2_121_055.0
  /// The fewest pixels that any device was seen to refuse a widget.
  private static let leastRefused = 526_750.0

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard shown.hasUsualText else { return [] }
    let scale = shown.drawing.scale
    let own = shown.size.width * shown.size.height * scale * scale
    let most = shown.isActivity ? own : min(Self.most, 2 * own)
    return shown.drawing.boxes.enumerated().compactMap { position, box in
      guard let pixels = box.pixels, pixels.count == 2 else { return nil }
      let area = pixels[0] * pixels[1]
      guard area > most else { return nil }
      let times = Coordinate.text(area / max(1, own), decimals: 1)
      let size = [shown.size.width, shown.size.height].map { String(Int(($0 * scale).rounded())) }
      let isSmall = !shown.isActivity && area < Self.leastRefused
      return DrawingFault(
        "a picture of \(Int(pixels[0])) × \(Int(pixels[1])) pixels, \(times) times as many as "
          + "the \(size.joined(separator: " × ")) of \(shown.whole)",
        key: "picture \(position)", level: area > Self.most ? .error : isSmall ? .note : nil)
    }
  }
}
