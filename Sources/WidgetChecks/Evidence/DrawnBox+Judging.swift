import WidgetRecording

extension DrawnBox {
  /// The words, short enough for a message.
  var shortText: String {
    let words = (text ?? "").replacing("\n", with: " ")
    return words.count > 40 ? words.prefix(39) + "…" : words
  }

  /// The size of the letters in points, before they are scaled.
  var fontSize: Double? { font?.split(separator: " ").first.flatMap { Double($0) } }

  /// The weight of the letters.
  var fontWeight: Int { font?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 400 }

  /// Whether a text that is cut off would be whole with 3 in 100 more space: a stand-in font cannot
  /// know.
  var isNearlyWhole: Bool {
    guard let ideal, ideal.count == 2, frame.count == 4, lines == 1 else { return false }
    return ideal[0] <= frame[2] * 1.03
  }

  /// The contrast that letters of the size need.
  ///
  /// The system's own styles, such as a bordered button's, have about 3.3 to 1 on its own
  /// backgrounds. No author can be asked for more; one who puts them on something else has less.
  var neededContrast: Double {
    if hasSystemColor { return 3 }
    let size = (fontSize ?? 17) * scale
    return size >= 18 || (size >= 14 && fontWeight >= 700) ? 3 : 4.5
  }
}

extension [Double] {
  /// The width of a frame in words.
  var width: String { count == 4 ? Coordinate.text(self[2]) : "0" }
}

extension DrawnLayers {
  /// Returns the least contrast of a text with its ground, at nine points of it.
  ///
  /// - Parameters:
  ///   - box: The text.
  ///   - ground: The colour below everything.
  ///   - hasBackground: Whether the container's background counts.
  /// - Returns: The contrast; nil where the colour of the text or of its ground is not known.
  func worstContrast(
    of box: DrawnBox, on ground: PaintColor, hasBackground: Bool = true
  ) -> Double? {
    guard let color = box.color.flatMap(PaintColor.init), let frame = DrawnBounds(box.frame)
    else { return nil }
    var worst: Double?
    var known: PaintColor?
    for x in [0.1, 0.5, 0.9] {
      for y in [0.3, 0.5, 0.7] {
        let point = DrawnPoint(frame.minX + x * frame.width, frame.minY + y * frame.height)
        guard
          let behind = self.color(
            behind: box.frame, at: point, on: ground, hasBackground: hasBackground)
        else { return nil }
        guard behind != known else { continue }
        known = behind
        worst = Swift.min(worst ?? .infinity, color.over(behind).contrast(with: behind))
      }
    }
    return worst
  }
}

extension ShownDrawing {
  /// The colour below everything, where a drawing has no background of its own.
  var ground: PaintColor { drawing.scheme == "dark" ? .black : .white }

  /// The faults of this look that the usual look does not have.
  var breaks: [DrawingFault] {
    guard let usual else { return [] }
    let (width, height) = size
    var faults: [DrawingFault] = []
    // Light and dark break alike.
    let look = drawing.look.peculiarities.joined(separator: ", ")
    for (position, box) in texts {
      let before = usual.boxes.indices.contains(position) ? usual.boxes[position] : nil
      if box.truncated, !box.isNearlyWhole, before?.truncated != true {
        faults.append(
          DrawingFault(
            "'\(box.shortText)' is cut off, estimated (\(look))", key: "\(look) cut \(position)"))
      }
      guard let frame = DrawnBounds(box.frame) else { continue }
      let most = max(-frame.minX, -frame.minY, frame.maxX - width, frame.maxY - height)
      let wasInside = before.flatMap { DrawnBounds($0.frame) }.map {
        $0.minX >= -1 && $0.minY >= -1 && $0.maxX <= usual.size[0] + 1
          && $0.maxY <= usual.size[1] + 1
      }
      if most > 1 + 0.03 * frame.width, wasInside != false {
        faults.append(
          DrawingFault(
            "'\(box.shortText)' leaves the widget by \(Coordinate.text(most)) pt (\(look))",
            key: "\(look) out \(position)"))
      }
    }
    let known = Set(
      TextsOverlapCheck.overlaps(in: usual).map { "\($0.0.position) \($0.1.position)" })
    for (first, second) in TextsOverlapCheck.overlaps(in: drawing)
    where !known.contains("\(first.position) \(second.position)") {
      faults.append(
        DrawingFault(
          "'\(first.box.shortText)' and '\(second.box.shortText)' lie over one another (\(look))",
          key: "\(look) over \(first.position) \(second.position)"))
    }
    return faults
  }
}
