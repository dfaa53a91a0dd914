import WidgetDrawing
import WidgetRecording

/// Drawings as pictures of a page.
struct Pictures {
  /// The room that a picture has on a page, in pixels.
  enum Room {
    /// A picture in a film of entries.
    case film
    /// A picture beside a finding, on a tile or among the moments of a stack.
    case tile
    /// A picture on one of many tiles or findings.
    case small
    /// A picture of what a stack showed at the moment before.
    case tiny

    fileprivate var size: (width: Double, height: Double) {
      switch self {
      case .film: (260, 200)
      case .tile: (150, 130)
      case .small: (150, 72)
      case .tiny: (150, 44)
      }
    }
  }

  /// The greatest part of its size in points at which a picture is shown.
  private static let magnification = 0.75
  /// The height in pixels that a lower picture has where there is room, such as a complication's.
  private static let readable = 60.0

  /// The drawings.
  let shelf: DrawingShelf
  /// The page that shows them.
  let scope: PageScope

  /// Returns drawings of each appearance side by side; those that are equal are one.
  func all(_ names: [String], _ room: Room, label: String) -> [Markup] {
    distinct(names).map { drawing in
      Markup("span", ["class": "shot shot-\(Self.scheme(drawing))"]) {
        image(drawing, room, label: label)
      }
    }
  }

  /// Returns the drawing that suits the reader's appearance; nil where nothing is drawn.
  func one(_ names: [String], _ room: Room, label: String) -> Markup? {
    let drawings = distinct(names)
    guard let light = drawings.first(where: { Self.scheme($0) == "light" }) ?? drawings.first
    else { return nil }
    // A single-file report embeds one drawing of a pair.
    let isAlone = scope.isSingleFile || Self.scheme(light) == "dark"
    let dark = isAlone ? nil : drawings.first { Self.scheme($0) == "dark" }
    let ground = dark == nil ? Self.scheme(light) : "paper"
    return Markup("span", ["class": "shot shot-\(ground)"]) {
      image(light, room, label: label, className: dark == nil ? nil : "for-light")
      if let dark { image(dark, room, label: label, className: "for-dark") }
    }
  }

  /// Returns the address of the drawing that stands for several.
  func address(_ names: [String]) -> String? {
    distinct(names).first.map(address)
  }

  /// Whether the drawing that stands for several is one for dark grounds alone.
  func isDark(_ names: [String]) -> Bool {
    distinct(names).first.map(Self.scheme) == "dark"
  }

  /// The width of drawings as a multiple of their height.
  func proportion(_ names: [String]) -> Double {
    names.first.flatMap(shelf.drawing).map { drawing in
      Self.points(drawing.size.width) / Self.points(drawing.size.height)
    } ?? 1
  }

  /// The distinct drawings.
  func distinct(_ names: [String]) -> [RecordedDrawing] {
    let all = names.compactMap(shelf.drawing)
    guard let first = all.first, all.dropFirst().allSatisfy({ $0.list == first.list }) else {
      return all
    }
    return [first]
  }

  private func address(_ drawing: RecordedDrawing) -> String {
    scope.isSingleFile
      ? shelf.address(holding: drawing.digest)
      : scope.path(to: shelf.path(of: drawing.digest))
  }

  private func image(
    _ drawing: RecordedDrawing, _ room: Room, label: String, className: String? = nil
  ) -> Markup {
    let (width, height) = (Self.points(drawing.size.width), Self.points(drawing.size.height))
    let scale = min(
      max(Self.magnification, Self.readable / height), room.size.width / width,
      room.size.height / height)
    return Markup(
      "img",
      [
        "src": address(drawing), "class": className,
        "width": "\(Int((width * scale).rounded()))",
        "height": "\(Int((height * scale).rounded()))", "loading": "lazy",
        "alt": "\(label), \(Self.look(of: drawing)): \(DrawingShelf.words(of: drawing))",
      ])
  }

  /// A length within the limits of a page.
  private static func points(_ length: Double) -> Double { min(max(1, length), 4000) }

  private static func scheme(_ drawing: RecordedDrawing) -> String {
    drawing.scheme == "dark" ? "dark" : "light"
  }

  private static func look(of drawing: RecordedDrawing) -> String {
    drawing.look.words
  }
}
