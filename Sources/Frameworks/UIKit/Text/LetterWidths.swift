// The estimated widths of letters: those of the system font's stand-in with the differences that
// were fitted to pictures of Apple's. They are numbers, so that a text's size depends on no
// installed font.

import CoreGraphics

extension UIFont {
  /// The width of a line, in points.
  package func width(of line: String) -> CGFloat {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    let widths = isBold ? Self.boldWidths : Self.widths
    let spacing = Self.tracking(of: pointSize)
    return line.reduce(0) { sum, letter in
      let share: CGFloat
      if systemDesign == "monospaced" {
        share = 0.62
      } else if hasMonospacedDigits, letter.isWholeNumber {
        share = Self.digit + spacing
      } else if let code = letter.asciiValue, (32..<127).contains(code) {
        share = widths[Int(code) - 32] / 1000 + spacing
      } else {
        share = letter.isWide ? 1 : 0.6 + spacing
      }
      return sum + share * pointSize
    }
  }

  /// The advance of digits of equal width, in ems.
  private static let digit: CGFloat = 0.62

  /// The system font's tracking in ems by size, as the Human Interface Guidelines give it, with
  /// what makes large letters narrower.
  private static func tracking(of size: CGFloat) -> CGFloat {
    let table: [(size: CGFloat, ems: CGFloat)] = [
      (11, 0.006), (12, 0), (13, -0.006), (15, -0.016), (17, -0.026), (20, -0.04), (28, -0.05),
      (34, -0.052), (60, -0.06), (80, -0.064),
    ]
    guard let first = table.first, let last = table.last, size > first.size else { return 0.006 }
    for (from, to) in zip(table, table.dropFirst()) where size <= to.size {
      return from.ems + (to.ems - from.ems) * (size - from.size) / (to.size - from.size)
    }
    return last.ems
  }

  /// The advances of the letters from the space to the tilde, in thousandths of an em.
  private static let widths: [CGFloat] = [
    269, 314, 403, 631, 638, 812, 639, 267, 375, 373, 500, 659, 273, 460, 293, 357, 644, 464, 621,
    617, 649, 616, 624, 571, 631, 624, 276, 280, 659, 659, 659, 507, 936, 662, 672, 734, 724, 605,
    608, 743, 775, 264, 554, 652, 538, 877, 735, 761, 627, 761, 639, 646, 633, 737, 676, 971, 642,
    661, 625, 362, 357, 362, 469, 452, 497, 551, 629, 546, 616, 580, 352, 602, 584, 256, 234, 541,
    257, 833, 588, 605, 620, 638, 378, 535, 354, 595, 530, 778, 527, 557, 549, 362, 327, 362, 659,
  ]

  /// The same for semibold and bolder letters.
  private static let boldWidths: [CGFloat] = [
    220, 361, 392, 650, 655, 859, 674, 254, 422, 420, 565, 680, 296, 469, 315, 390, 707, 489, 646,
    640, 685, 653, 660, 595, 676, 660, 298, 303, 680, 680, 680, 562, 1031, 734, 682, 759, 732,
    620, 606, 761, 781, 281, 581, 690, 542, 903, 717, 782, 640, 783, 656, 663, 659, 725, 748,
    1058, 714, 720, 667, 409, 390, 409, 488, 477, 497, 567, 643, 575, 630, 596, 377, 626, 617,
    291, 269, 579, 292, 876, 625, 622, 643, 661, 415, 574, 378, 636, 559, 816, 561, 586, 580, 409,
    374, 409, 680,
  ]
}

extension Character {
  /// Whether the letter fills a square, as Chinese, Japanese and Korean ones and emoji do.
  fileprivate var isWide: Bool {
    unicodeScalars.first.map { scalar in
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xD7A3).contains(scalar.value)
        || (0xF900...0xFAFF).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
        || scalar.properties.isEmojiPresentation
    } ?? false
  }
}
