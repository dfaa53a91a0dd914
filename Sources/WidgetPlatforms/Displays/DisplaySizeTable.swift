/// The sizes of widgets on the screens of which something is known.
///
/// Apple publishes those of iPhone up to iOS 18, of the canvas on which an iPad draws widgets
/// before it scales them down, and of the cards on Apple Watch. The others were measured with a
/// widget that prints its size, by the FrameUp project in September 2026.
enum DisplaySizeTable {
  /// The sizes on one screen.
  struct Row: Sendable {
    let platform: Platform
    let majors: ClosedRange<Int>
    let source: DisplaySize.Source
    let screen: DeviceScreen
    let sizes: [FamilyName: (Double, Double)]

    /// The number of versions from another one to the first or last of the row; 0 for one of its
    /// own.
    func versions(from major: Int) -> Int {
      max(0, majors.lowerBound - major, major - majors.upperBound)
    }

    /// The distance to another screen, in either orientation; a scale counts last.
    func distance(to other: DeviceScreen) -> Double {
      let hasOtherScale = other.scale != nil && screen.scale != nil && screen.scale != other.scale
      return screen.distance(to: other) + (hasOtherScale ? 0.5 : 0)
    }
  }

  static let all: [Row] =
    rows(.iOS, 14...25, .published, phoneFamilies, publishedPhones)
    + rows(.iOS, 14...25, .measured, phoneFamilies, measuredPhones)
    + rows(.iOS, 26...999, .measured, phoneFamilies + [.systemExtraLargePortrait], newPhones)
    + rows(.iPadOS, 15...999, .published, homeFamilies + [.systemExtraLarge], pads)
    + rows(.iPadOS, 17...999, .measured, lockScreenFamilies, padLockScreens)
    + rows(
      .macOS, 26...999, .measured, homeFamilies + [.systemExtraLarge, .systemExtraLargePortrait],
      macs)
    + rows(
      .visionOS, 26...999, .measured,
      homeFamilies + [
        .systemExtraLarge, .systemExtraLargePortrait, .accessoryCircular, .accessoryRectangular,
      ], visions)
    + rows(.watchOS, 10...999, .published, [.accessoryRectangular], publishedCards)
    + rows(
      .watchOS, 10...999, .measured, [.accessoryRectangular, .accessoryCircular, .accessoryCorner],
      measuredCards)

  private static let homeFamilies: [FamilyName] = [.systemSmall, .systemMedium, .systemLarge]
  private static let lockScreenFamilies: [FamilyName] = [
    .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]
  private static let phoneFamilies = homeFamilies + lockScreenFamilies

  /// The columns are the screen, then a size for each family, width and height or one for both.
  private static let publishedPhones = """
    430x932 170 364x170 364x382 76 172x76 257x26
    428x926 170 364x170 364x382 76 172x76 257x26
    414x896 169 360x169 360x379 76 160x72 248x26
    414x736 159 348x157 348x357 76 170x76 248x26
    393x852 158 338x158 338x354 72 160x72 234x26
    390x844 158 338x158 338x354 72 160x72 234x26
    375x812 155 329x155 329x345 72 157x72 225x26
    360x780 155 329x155 329x345 72 157x72 225x26
    375x667 148 321x148 321x324 68 153x68 225x26
    320x568 141 292x141 292x311 - - -
    """

  private static let measuredPhones = """
    440x956 170 364x170 364x382 - - -
    402x874 158 338x158 338x354 - - -
    """

  private static let newPhones = """
    440x956 176.67 378x176.67 378x394 60 158x60 370x36 378x611.33
    430x932 174.67 372x174.67 372x388 60 158x60 370x36 372x601.33
    428x926 174.33 371.67x174.33 371.67x387 60 156x60 364x36 -
    420x912 172.67 366.67x172.67 366.67x382 57.67 153x57.67 360x36 -
    414x896@2x 166.5 356x166.5 356x371.5 60 154x60 358x36 -
    414x896@3x 171.33 362.67x171.33 362.67x378 63.67 156.67x63.67 358x36 -
    402x874 164.33 349.67x164.33 349.67x365 58 148x58 342x36 349.67x565.67
    393x852 162.67 344.67x162.67 344.67x360 58 147.67x58 341x36 344.67x557.33
    390x844 162 342x162 342x358 58 146x58 336x36 342x554
    375x812 159 333.67x159 333.67x349 58 143x58 327x36 -
    375x667 146 319x146 319x318 56 141x56 323x36 -
    """

  private static let pads = """
    768x1024 141 305.5x141 305.5 634.5x305.5
    744x1133 141 305.5x141 305.5 634.5x305.5
    810x1080 146 320.5x146 320.5 669x320.5
    820x1180 155 342x155 342 715.5x342
    834x1194 155 342x155 342 715.5x342
    834x1112 150 327.5x150 327.5 682x327.5
    1024x1366 170 378.5x170 378.5 795x378.5
    1032x1376 170 378.5x170 378.5 795x378.5
    """

  private static let padLockScreens = """
    820x1180 63 152x63 372x36
    834x1194 61 152x61 372x36
    1024x1366 59.5 149x59.5 374x36
    1032x1376 60 150.5x60 372x36
    810x1080 58 146x58 372x36
    744x1133 53.5 133x53.5 372x36
    """

  private static let macs = "1440x900 164 344x164 344 704x344 344x704"

  private static let visions = "1280x720 158 354x158 354 550x354 354x550 75 208x79"

  private static let publishedCards = """
    162x197 152x69.5
    176x215 165x72.5
    184x224 173x76.5
    198x242 184x80.5
    205x251 191x81.5
    """

  private static let measuredCards = """
    162x197 152x69.5 42 32
    187x223 176x72.5 47 30
    184x224 173x76.5 47 36
    208x248 194x80.5 51 34
    211x257 197x84 51 39
    """

  /// Sizes where nothing is known.
  static let assumed: [FamilyName: (Double, Double)] = [
    .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
    .systemExtraLarge: (795, 378.5), .systemExtraLargePortrait: (364, 795),
    .accessoryCircular: (72, 72), .accessoryCorner: (72, 72),
    .accessoryRectangular: (160, 72), .accessoryInline: (234, 26),
  ]

  private static func rows(
    _ platform: Platform, _ majors: ClosedRange<Int>, _ source: DisplaySize.Source,
    _ families: [FamilyName], _ text: String
  ) -> [Row] {
    text.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: " ")
      guard let screen = DeviceScreen(String(columns[0])) else { return nil }
      let sizes = zip(families, columns.dropFirst()).compactMap { family, column in
        size(column).map { (family, $0) }
      }
      return Row(
        platform: platform, majors: majors, source: source, screen: screen,
        sizes: Dictionary(sizes, uniquingKeysWith: { first, _ in first }))
    }
  }

  private static func size(_ text: Substring) -> (Double, Double)? {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    return numbers.first.map { ($0, numbers[numbers.count - 1]) }
  }
}
