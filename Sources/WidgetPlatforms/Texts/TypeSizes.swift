import Foundation

/// The point sizes and leadings of text styles.
///
/// The numbers are those of Apple's Human Interface Guidelines as of September 2026.
public enum TypeSizes {
  /// The sizes of iOS by style, from extra small to the fifth accessibility size.
  private static let iOS: [String: [Double]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The sizes of watchOS by style, from extra small to the third accessibility size.
  private static let watchOS: [String: [Double]] = [
    "largeTitle": [30, 32, 36, 36, 40, 41, 42, 44, 45, 46],
    "title": [28, 30, 34, 34, 38, 39, 40, 42, 43, 44],
    "title2": [24, 26, 28, 28, 30, 31, 32, 34, 35, 36],
    "title3": [17, 18, 19, 19, 20, 21, 22, 24, 25, 26],
    "headline": [14, 15, 16, 16, 17, 18, 19, 21, 22, 23],
    "body": [14, 15, 16, 16, 17, 18, 19, 21, 22, 23],
    "callout": [13, 14, 15, 15, 16, 17, 18, 20, 21, 22],
    "subheadline": [13, 14, 15, 15, 16, 17, 18, 18, 19, 20],
    "caption": [13, 14, 15, 15, 16, 17, 18, 18, 19, 20],
    "caption2": [12, 13, 14, 14, 15, 16, 17, 17, 18, 19],
    "footnote": [11, 12, 13, 13, 14, 15, 16, 16, 17, 18],
  ]

  /// The sizes of macOS, which do not depend on the user's preferred size.
  private static let macOS: [String: Double] = [
    "largeTitle": 26, "title": 22, "title2": 17, "title3": 15, "headline": 13, "body": 13,
    "callout": 12, "subheadline": 11, "footnote": 10, "caption": 10, "caption2": 10,
  ]

  /// The leading of iOS's text styles, from baseline to baseline, by point size.
  private static let leadings: [(size: Double, leading: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
    (20, 25), (22, 28), (24, 30), (26, 32), (28, 34), (30, 37), (32, 39), (34, 41), (36, 43),
    (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ]

  /// The distance from a line to the next by the size of macOS's letters.
  private static let macLeadings: [(size: Double, leading: Double)] = [
    (10, 13), (11, 14), (12, 15), (13, 16), (15, 20), (17, 22), (22, 26), (26, 32),
  ]

  /// Returns the size of a style's letters in points.
  ///
  /// - Parameters:
  ///   - style: The style's name.
  ///   - category: The position of the preferred size; 3 is `large`.
  ///   - platform: The platform.
  /// - Returns: The size; that of body for a style that is not known.
  public static func size(of style: String, category: Int, platform: Platform) -> Double {
    switch platform {
    case .macOS: return macOS[style] ?? 13
    case .watchOS:
      let sizes = watchOS[style] ?? watchOS["body"] ?? []
      return sizes.isEmpty ? 16 : sizes[max(0, min(sizes.count - 1, category))]
    case .iOS, .iPadOS, .visionOS:
      let sizes = iOS[style] ?? iOS["body"] ?? []
      return sizes.isEmpty ? 17 : sizes[max(0, min(sizes.count - 1, category))]
    }
  }

  /// Returns how much larger a length is that grows with a style's text: `@ScaledMetric`'s factor.
  ///
  /// It is the growth of the style's leading, not of its letters: `UIFontMetrics` makes 17 points
  /// 48 at the fifth accessibility size, and 16⅓ at `medium`, as people have measured, where body
  /// text has 53 and 16 points. A Mac has no Dynamic Type.
  ///
  /// - Parameters:
  ///   - style: The style's name.
  ///   - category: The position of the preferred size; 3 is `large`, at which the factor is 1.
  ///   - platform: The platform.
  /// - Returns: The factor.
  public static func growth(of style: String, category: Int, platform: Platform) -> Double {
    let own = size(of: style, category: category, platform: platform)
    let usual = size(of: style, category: usualCategory, platform: platform)
    switch platform {
    case .macOS: return 1
    // The leading there is two and a half points more than the size.
    case .watchOS: return (own + 2.5) / (usual + 2.5)
    case .iOS, .iPadOS, .visionOS: return leading(of: own) / leading(of: usual)
    }
  }

  /// Returns the size of letters that have a size of their own and grow with a style's text.
  ///
  /// That letters larger than the style's grow less is assumed, after a picture of Apple's in which
  /// 54 points with body text's growth are 75 at the fifth accessibility size: the growth counts
  /// with the power by which the style's letters are smaller.
  ///
  /// - Parameters:
  ///   - size: The size at `large`, in points.
  ///   - style: The style's name.
  ///   - category: The position of the preferred size.
  ///   - platform: The platform.
  /// - Returns: The size in whole points; at `large` the size itself.
  public static func size(
    _ size: Double, growingWith style: String, category: Int, platform: Platform
  ) -> Double {
    let growth = growth(of: style, category: category, platform: platform)
    guard growth != 1, size > 0 else { return size }
    let usual = Self.size(of: style, category: usualCategory, platform: platform)
    return (size * pow(growth, min(1, usual / size))).rounded()
  }

  /// The position of `large`.
  private static let usualCategory = 3

  /// Returns the leading: the distance from a line's baseline to the next one's.
  ///
  /// - Parameters:
  ///   - size: The size of the letters.
  ///   - isOnMac: Whether the lines stand on a Mac.
  /// - Returns: The distance in points; between the sizes that Apple names it is interpolated.
  public static func leading(of size: Double, isOnMac: Bool = false) -> Double {
    let leadings = isOnMac ? macLeadings : leadings
    guard let first = leadings.first, let last = leadings.last else { return size * 1.2 }
    guard size > first.size else { return size * first.leading / first.size }
    for (from, to) in zip(leadings, leadings.dropFirst()) where size <= to.size {
      let share = (size - from.size) / (to.size - from.size)
      return from.leading + (to.leading - from.leading) * share
    }
    return size * last.leading / last.size
  }
}
