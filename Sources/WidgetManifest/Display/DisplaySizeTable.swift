/// The numbers behind the sizes of widgets.
enum DisplaySizeTable {
  /// The sizes on one screen.
  struct Row {
    var screen: DeviceScreen
    var sizes: [String: [Double]]

    /// How far another screen is from this one, in either orientation.
    func distance(to other: DeviceScreen) -> Double {
      let upright = abs(screen.width - other.width) + abs(screen.height - other.height)
      let turned = abs(screen.width - other.height) + abs(screen.height - other.width)
      return min(upright, turned)
    }
  }

  /// The screens of a platform for which Apple publishes sizes.
  static func rows(_ platform: Platform) -> [Row] {
    switch platform {
    case .iOS: phone
    case .iPadOS: pad
    case .watchOS: watch
    case .macOS, .visionOS: []
    }
  }

  /// The columns are screen, small, medium, large, circular, rectangular and inline; zero is none.
  private static let phone: [Row] = [
    row(430, 932, 170, [364, 170], [364, 382], 76, [172, 76], [257, 26]),
    row(428, 926, 170, [364, 170], [364, 382], 76, [172, 76], [257, 26]),
    row(414, 896, 169, [360, 169], [360, 379], 76, [160, 72], [248, 26]),
    row(414, 736, 159, [348, 157], [348, 357], 76, [170, 76], [248, 26]),
    row(393, 852, 158, [338, 158], [338, 354], 72, [160, 72], [234, 26]),
    row(390, 844, 158, [338, 158], [338, 354], 72, [160, 72], [234, 26]),
    row(375, 812, 155, [329, 155], [329, 345], 72, [157, 72], [225, 26]),
    row(360, 780, 155, [329, 155], [329, 345], 72, [157, 72], [225, 26]),
    row(375, 667, 148, [321, 148], [321, 324], 68, [153, 68], [225, 26]),
    row(320, 568, 141, [292, 141], [292, 311], 0, [], []),
  ]

  private static func row(
    _ width: Double, _ height: Double, _ small: Double, _ medium: [Double], _ large: [Double],
    _ circular: Double, _ rectangular: [Double], _ inline: [Double]
  ) -> Row {
    var sizes = ["systemSmall": [small, small], "systemMedium": medium, "systemLarge": large]
    if circular > 0 {
      sizes["accessoryCircular"] = [circular, circular]
      sizes["accessoryRectangular"] = rectangular
      sizes["accessoryInline"] = inline
    }
    return Row(screen: DeviceScreen(width: width, height: height), sizes: sizes)
  }

  /// The canvas on which an iPad draws widgets; it scales them down for its Home Screen.
  private static let pad: [Row] = [
    canvas(768, 1024, 141, 305.5, 634.5),
    canvas(744, 1133, 141, 305.5, 634.5),
    canvas(810, 1080, 146, 320.5, 669),
    canvas(820, 1180, 155, 342, 715.5),
    canvas(834, 1194, 155, 342, 715.5),
    canvas(834, 1112, 150, 327.5, 682),
    canvas(1024, 1366, 170, 378.5, 795),
  ]

  private static func canvas(
    _ width: Double, _ height: Double, _ small: Double, _ large: Double, _ extraLarge: Double
  ) -> Row {
    Row(
      screen: DeviceScreen(width: width, height: height),
      sizes: [
        "systemSmall": [small, small], "systemMedium": [large, small],
        "systemLarge": [large, large], "systemExtraLarge": [extraLarge, large],
      ])
  }

  /// The card of the Smart Stack on watches of 40, 41, 44, 45 and 49 mm.
  private static let watch: [Row] = [
    card(162, 197, [152, 69.5]), card(176, 215, [165, 72.5]), card(184, 224, [173, 76.5]),
    card(198, 242, [184, 80.5]), card(205, 251, [191, 81.5]),
  ]

  private static func card(_ width: Double, _ height: Double, _ size: [Double]) -> Row {
    Row(
      screen: DeviceScreen(width: width, height: height), sizes: ["accessoryRectangular": size])
  }

  /// What is assumed where Apple publishes nothing.
  static let assumed: [String: [Double]] = [
    "systemSmall": [170, 170], "systemMedium": [364, 170], "systemLarge": [364, 382],
    "systemExtraLarge": [795, 378.5], "systemExtraLargePortrait": [364, 795],
    "accessoryCircular": [72, 72], "accessoryCorner": [72, 72],
    "accessoryRectangular": [160, 72], "accessoryInline": [234, 26],
  ]
}
