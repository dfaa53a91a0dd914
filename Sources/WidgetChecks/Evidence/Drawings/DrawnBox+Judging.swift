import WidgetRecording

extension DrawnBox {
  /// The words, short enough for a message; what is left out of them is not marked as a drawing
  /// marks what it cuts off.
  var shortText: String {
    var words = text ?? ""
    if words.utf8.contains(UInt8(ascii: "\n")) { words = words.replacing("\n", with: " ") }
    return words.count > 40 ? words.prefix(39) + "[…]" : words
  }

  /// Whether the letters are of no colour at all, as those of a text that only drives a view.
  var isClear: Bool { color.flatMap(PaintColor.init)?.opacity == 0 }

  /// The size of the letters in points, before they are scaled.
  var fontSize: Double? { font?.split(separator: " ").first.flatMap { Double($0) } }

  /// The weight of the letters.
  var fontWeight: Int { font?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 400 }

  /// The part of a text's frame in which something can be seen of Latin letters: lines have space
  /// above capitals and, where no letter goes below its line, below.
  ///
  /// The shares are those of San Francisco, whose capitals have 0.705 of an em, the space above
  /// 0.247, the depth 0.241, in lines of 1.193.
  var visibleLetters: DrawnBounds? {
    guard var bounds = DrawnBounds(frame) else { return nil }
    // Digits of all scripts are about as high as capitals, and stand on the line.
    guard let text,
      text.unicodeScalars.allSatisfy({ $0.isASCII || $0.properties.numericType == .decimal })
    else { return bounds }
    let line = bounds.height / Double(max(1, lines ?? 1))
    let last = (lines ?? 1) > 1 ? "g" : text[...]
    bounds.minY += 0.2 * line
    if !last.contains(where: { "gjpqy,;()[]{}|@$Q/\\_".contains($0) }) { bounds.maxY -= 0.2 * line }
    return bounds
  }

  /// Whether a text is made of emoji alone, which have their own colours.
  var isOfEmoji: Bool {
    guard let text else { return false }
    return text.allSatisfy { character in
      let scalars = character.unicodeScalars
      // Apple's systems have no other letters for pictographs, such as a cloud with rain.
      let isPictograph = scalars.contains {
        $0.properties.isEmojiPresentation || $0.properties.isEmoji && $0.value >= 0x1F000
      }
      return character.isWhitespace || isPictograph
        || scalars.contains("\u{FE0F}")
    }
  }

  /// The height of one of a text's lines.
  var lineHeight: Double {
    (frame.count == 4 ? frame[3] : 0) / Double(max(1, lines ?? 1))
  }

  /// Whether letters are so large beside those of another text that they are its backdrop.
  func isBackdrop(of other: DrawnBox) -> Bool { lineHeight >= 3 * other.lineHeight }

  /// Whether a text that is cut off would be whole with 3 in 100 more space: a stand-in font cannot
  /// know.
  var isNearlyWhole: Bool {
    guard let ideal, ideal.count == 2, frame.count == 4, lines == 1 else { return false }
    // A text of several lines in the room of one lacks more than width.
    return ideal[0] <= frame[2] * 1.03 && ideal[1] * scale <= frame[3] + 1
  }

  /// The contrast that letters of the size need.
  ///
  /// The system's own styles have 2.6 to 3.3 to 1 on its own backgrounds, such as a bordered
  /// button's on its plate or the secondary style on a Lock Screen. No author can be asked for
  /// more; one who puts them on something else has less.
  ///
  /// Semibold letters are bold ones: `.bold()` makes a text style of up to 20 points semibold.
  var neededContrast: Double {
    if hasSystemColor { return 2.5 }
    let size = (fontSize ?? 17) * scale
    return size >= 18 || (size >= 14 && fontWeight >= 600) ? 3 : 4.5
  }
}

extension [Double] {
  /// The width of a frame in words.
  var width: String { count == 4 ? Coordinate.text(self[2]) : "0" }
}

extension DrawnLayers {
  /// Returns the least contrast of a text, as it is painted, with its ground, at nine points of it.
  ///
  /// Points outside the drawing do not count, since nobody sees what is there. Of three points above
  /// one another the one in the middle counts: letters can be read of which a part is clear.
  ///
  /// - Parameters:
  ///   - box: The text.
  ///   - ground: The colour below everything.
  ///   - hasBackground: Whether the container's background counts.
  /// - Returns: The contrast; nil where the colour of the text or of its ground is not known.
  func worstContrast(
    of box: DrawnBox, on ground: PaintColor, hasBackground: Bool = true
  ) -> Double? {
    let letters = letters(in: box.frame, colored: box.color)
    // Blended colours are not computed, and nobody reads what is blurred.
    guard letters?.isBlended != true, letters?.isBlurred != true else { return nil }
    let plain = box.color.flatMap(PaintColor.init).map { $0.faded(by: letters?.opacity ?? 1) }
    guard let frame = DrawnBounds(box.frame), plain != nil || letters?.isGradient == true
    else { return nil }
    var worst: Double?
    for x in [0.1, 0.5, 0.9] {
      var contrasts: [Double] = []
      for y in [0.3, 0.5, 0.7] {
        let point = DrawnPoint(frame.minX + x * frame.width, frame.minY + y * frame.height)
        guard contains(point) else { continue }
        guard
          let behind = self.color(
            behind: letters, in: frame, at: point, on: ground, hasBackground: hasBackground),
          let color = plain ?? letters?.color(at: point)
        else { return nil }
        contrasts.append(color.over(behind).contrast(with: behind))
      }
      guard !contrasts.isEmpty else { continue }
      worst = Swift.min(worst ?? .infinity, contrasts.sorted()[contrasts.count / 2])
    }
    return worst
  }
}

extension DrawnLayers {
  /// Returns the contrast that a text has with at most a tenth of the pictures behind it exceeded.
  ///
  /// The colours behind a text are recorded at a few points, each the mean of some pixels, so that
  /// a text counts as faint only where nearly all of it is. A shadow sets letters off in a way that
  /// is not computed.
  ///
  /// - Parameter box: The text.
  /// - Returns: The contrast; nil where no picture with known colours is behind, or the text has a
  ///   shadow or several colours.
  func contrastOverPictures(of box: DrawnBox) -> Double? {
    let behind = box.behind.compactMap(PaintColor.init)
    guard !behind.isEmpty, let color = box.color.flatMap(PaintColor.init) else { return nil }
    let letters = letters(in: box.frame, colored: box.color)
    guard letters?.hasShadow != true, letters?.isBlended != true else { return nil }
    let own = color.faded(by: letters?.opacity ?? 1)
    let contrasts = behind.map { own.over($0).contrast(with: $0) }.sorted()
    return contrasts[min(contrasts.count - 1, contrasts.count * 9 / 10)]
  }
}

extension ShownDrawing {
  /// The colour below everything, where a drawing has no background of its own.
  var ground: PaintColor { drawing.scheme == "dark" ? .black : .white }

  /// The faults of this look that the usual look does not have; those of one kind are one.
  var breaks: [DrawingFault] {
    guard let usual else { return [] }
    let look = drawing.look.peculiarities.joined(separator: ", ")
    var cut: [String] = []
    var outside: [(words: String, distance: Double)] = []
    for (position, box) in texts {
      let before = usual.boxes.indices.contains(position) ? usual.boxes[position] : nil
      if box.truncated, !box.isNearlyWhole, before?.truncated != true { cut.append(box.shortText) }
      if let distance = distanceOut(of: box, before) { outside.append((box.shortText, distance)) }
    }
    var faults: [DrawingFault] = []
    if !cut.isEmpty {
      let verb = Set(cut).count > 1 ? "are" : "is"
      faults.append(
        DrawingFault(
          "\(MessageFormatter.quoted(cut)) \(verb) cut off, estimated (\(look))", key: "cut"))
    }
    if let most = outside.map(\.distance).max() {
      let names = outside.map(\.words)
      let verb = Set(names).count > 1 ? "leave the widget by up to" : "leaves the widget by"
      faults.append(
        DrawingFault(
          "\(MessageFormatter.quoted(names)) \(verb) \(Coordinate.text(most)) pt (\(look))",
          key: "out"))
    }
    return faults + overlaps(beside: usual, look)
  }

  /// The points by which a text leaves the widget, where it stood within it before.
  private func distanceOut(of box: DrawnBox, _ before: DrawnBox?) -> Double? {
    guard let frame = DrawnBounds(box.frame), let usual else { return nil }
    let across = max(-frame.minX, frame.maxX - size.width)
    let down = max(-frame.minY, frame.maxY - size.height)
    let isOut = across > 1 + 0.03 * frame.width || down > 1 + 0.03 * frame.height
    let wasInside = before.flatMap { DrawnBounds($0.frame) }.map {
      $0.minX >= -1 && $0.minY >= -1 && $0.maxX <= usual.size.width + 1
        && $0.maxY <= usual.size.height + 1
    }
    return isOut && wasInside != false ? max(across, down) : nil
  }

  /// The fault of texts that meet in this look and stand apart in the usual one.
  private func overlaps(beside usual: RecordedDrawing, _ look: String) -> [DrawingFault] {
    let known = Set(
      TextsOverlapCheck.overlaps(in: usual).map { "\($0.0.position) \($0.1.position)" })
    let new = TextsOverlapCheck.overlaps(in: drawing).filter {
      !known.contains("\($0.position) \($1.position)")
    }
    guard let (first, second) = new.first else { return [] }
    let more =
      new.count > 1
      ? ", and so do \(MessageFormatter.count(new.count - 1, "more pair", "more pairs"))" : ""
    return [
      DrawingFault(
        "'\(first.box.shortText)' and '\(second.box.shortText)' lie over one another\(more) "
          + "(\(look))", key: "over")
    ]
  }
}
