public import JSON

/// A drawing that is as it should be: the facts of it that a later one is compared with.
public struct DrawingSnapshot: Hashable, Sendable {
  /// The path of its SVG file, in the folder of the snapshots.
  public var name: String
  /// The look in words.
  public var look: String
  /// The width and the height in points.
  public var size: DrawnSize
  /// The texts, pictures and controls with their places.
  public var boxes: [DrawnBox]

  /// Takes the facts of a drawing.
  ///
  /// - Parameters:
  ///   - name: The path of its file.
  ///   - drawing: The drawing.
  public init(_ name: String, of drawing: RecordedDrawing) {
    self.name = name
    look = drawing.look.words
    size = drawing.size
    boxes = drawing.boxes
  }

  /// Returns the differences of a later drawing, in words; none where all these facts are the same.
  public func differences(to later: DrawingSnapshot) -> [String] {
    var found: [String] = []
    if size != later.size {
      found.append("the widget is \(later.size) pt, was \(size) pt")
    }
    let texts = Self.pairs(boxes.filter { $0.text != nil }, later.boxes.filter { $0.text != nil })
    for (old, new) in texts { found += Self.change(from: old, to: new) }
    for kind in Set((boxes + later.boxes).filter { $0.text == nil }.map(\.node)).sorted() {
      let (old, new) = (
        boxes.filter { $0.text == nil && $0.node == kind },
        later.boxes.filter { $0.text == nil && $0.node == kind }
      )
      if old.count != new.count {
        found.append("\(new.count) of '\(kind)', was \(old.count)")
      } else {
        for (before, after) in zip(old, new) where before.frame != after.frame {
          found.append("'\(kind)' " + Self.move(from: before.frame, to: after.frame))
        }
      }
    }
    return found
  }

  /// Pairs texts that read the same, then the others in their order; nil where one has no partner.
  private static func pairs(_ old: [DrawnBox], _ new: [DrawnBox]) -> [(DrawnBox?, DrawnBox?)] {
    var (old, rest) = (old, new)
    var pairs: [(DrawnBox?, DrawnBox?)] = []
    old.removeAll { box in
      guard let index = rest.firstIndex(where: { $0.text == box.text }) else { return false }
      pairs.append((box, rest.remove(at: index)))
      return true
    }
    for index in 0..<max(old.count, rest.count) {
      pairs.append(
        (
          index < old.count ? old[index] : nil, index < rest.count ? rest[index] : nil
        ))
    }
    return pairs
  }

  private static func change(from old: DrawnBox?, to new: DrawnBox?) -> [String] {
    guard let new else { return ["'\(old?.text ?? "")' is gone"] }
    guard let old else { return ["'\(new.text ?? "")' is new"] }
    var parts: [String] = []
    if old.text != new.text { parts.append("now reads '\(new.text ?? "")'") }
    if old.frame != new.frame { parts.append(move(from: old.frame, to: new.frame)) }
    if let lines = new.lines, let before = old.lines, lines != before {
      parts.append("now takes \(lines) \(lines == 1 ? "line" : "lines"), was \(before)")
    }
    if old.truncated != new.truncated {
      parts.append(new.truncated ? "is now cut off" : "is no longer cut off")
    }
    if old.scale != new.scale {
      parts.append("is scaled to \(Coordinate.text(new.scale)), was \(Coordinate.text(old.scale))")
    }
    if old.font != new.font { parts.append("font '\(old.font ?? "")' is now '\(new.font ?? "")'") }
    if old.color != new.color {
      parts.append("colour \(old.color ?? "none") is now \(new.color ?? "none")")
    }
    return parts.isEmpty ? [] : ["'\(old.text ?? "")' " + parts.joined(separator: ", ")]
  }

  private static func move(from old: [Double], to new: [Double]) -> String {
    guard old.count == 4, new.count == 4 else { return "stands elsewhere" }
    var parts: [String] = []
    func add(_ difference: Double, _ more: String, _ less: String) {
      guard abs(difference) >= 0.005 else { return }
      parts.append("\(Coordinate.text(abs(difference))) pt \(difference > 0 ? more : less)")
    }
    add(new[0] - old[0], "to the right", "to the left")
    add(new[1] - old[1], "down", "up")
    let moved = parts.isEmpty ? [] : ["moved " + parts.joined(separator: " and ")]
    parts = []
    add(new[2] - old[2], "wider", "narrower")
    add(new[3] - old[3], "higher", "lower")
    let sized = parts.isEmpty ? [] : ["is " + parts.joined(separator: " and ")]
    return (moved + sized).joined(separator: ", ")
  }
}

extension DrawingSnapshot: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self("", of: .blank) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.list("boxes", &boxes)
    try fields.required("look", &look)
    try fields.required("name", &name)
    try fields.required("size", &size)
  }
}
