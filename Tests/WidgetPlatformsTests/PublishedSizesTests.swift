import Testing
import WidgetPlatforms

/// The sizes as Apple's Human Interface Guidelines print them, screen by screen.
@Suite struct PublishedSizesTests {
  private static let families = [
    "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular",
    "accessoryInline",
  ]

  private static let phones = """
    430x932 170x170 364x170 364x382 76x76 172x76 257x26
    428x926 170x170 364x170 364x382 76x76 172x76 257x26
    414x896 169x169 360x169 360x379 76x76 160x72 248x26
    414x736 159x159 348x157 348x357 76x76 170x76 248x26
    393x852 158x158 338x158 338x354 72x72 160x72 234x26
    390x844 158x158 338x158 338x354 72x72 160x72 234x26
    375x812 155x155 329x155 329x345 72x72 157x72 225x26
    360x780 155x155 329x155 329x345 72x72 157x72 225x26
    375x667 148x148 321x148 321x324 68x68 153x68 225x26
    320x568 141x141 292x141 292x311
    """

  private static let pads = """
    768x1024 141x141 305.5x141 305.5x305.5 634.5x305.5
    744x1133 141x141 305.5x141 305.5x305.5 634.5x305.5
    810x1080 146x146 320.5x146 320.5x320.5 669x320.5
    820x1180 155x155 342x155 342x342 715.5x342
    834x1194 155x155 342x155 342x342 715.5x342
    834x1112 150x150 327.5x150 327.5x327.5 682x327.5
    1024x1366 170x170 378.5x170 378.5x378.5 795x378.5
    """

  private static let watches = """
    162x197 152x69.5
    176x215 165x72.5
    184x224 173x76.5
    198x242 184x80.5
    205x251 191x81.5
    """

  private func numbers(_ text: Substring) -> [Double] {
    text.split(separator: "x").compactMap { Double($0) }
  }

  private func check(_ table: String, _ families: [String], _ platform: Platform) {
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: " ").map(numbers)
      let screen = DeviceScreen(width: columns[0][0], height: columns[0][1])
      for (family, size) in zip(families, columns.dropFirst()) {
        #expect(
          PlatformVersion(platform, SystemVersion(17))
            .displaySize(of: FamilyName(rawValue: family), on: screen)
            == DisplaySize(width: size[0], height: size[1], source: .published),
          "\(family) on \(screen)")
      }
    }
  }

  @Test func `those of iPhone`() {
    check(Self.phones, Self.families, .iOS)
  }

  @Test func `those of iPad`() {
    check(Self.pads, Array(Self.families.prefix(3)) + ["systemExtraLarge"], .iPadOS)
  }

  @Test func `those of the cards on Apple Watch`() {
    check(Self.watches, ["accessoryRectangular"], .watchOS)
  }

  @Test func `families on the Lock Screen of an iPad are measured, not published`() {
    let size = PlatformVersion(.iPadOS, SystemVersion(17)).displaySize(
      of: .accessoryCircular, on: Platform.iPadOS.assumedDevice)
    #expect(size == DisplaySize(width: 63, height: 63, source: .measured))
  }
}
