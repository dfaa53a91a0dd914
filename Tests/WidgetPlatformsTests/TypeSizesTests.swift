import Testing
import WidgetPlatforms

/// The sizes of text that people choose.
@Suite struct TypeSizesTests {
  /// The fifth accessibility size.
  private static let largest = 11

  @Test func `a style's letters have the sizes of the interface guidelines`() {
    let size = { (style: String, category: Int, platform: Platform) in
      TypeSizes.size(of: style, category: category, platform: platform)
    }
    #expect(size("body", 3, .iOS) == 17 && size("body", Self.largest, .iOS) == 53)
    #expect(size("largeTitle", 9, .iPadOS) == 52 && size("none", 3, .iOS) == 17)
    #expect(size("body", 9, .watchOS) == 23 && size("body", Self.largest, .watchOS) == 23)
    #expect(size("body", Self.largest, .macOS) == 13)
  }

  @Test func `a length grows with a style's leading`() {
    #expect(TypeSizes.growth(of: "body", category: 3, platform: .iOS) == 1)
    #expect(TypeSizes.growth(of: "body", category: 2, platform: .iOS) == 21.0 / 22)
    #expect(TypeSizes.growth(of: "largeTitle", category: Self.largest, platform: .iOS) == 70.0 / 41)
    #expect(TypeSizes.growth(of: "body", category: 9, platform: .watchOS) == 25.5 / 18.5)
    #expect(TypeSizes.growth(of: "body", category: Self.largest, platform: .macOS) == 1)
  }

  @Test(arguments: [(17.0, 48.0), (12, 34), (54, 75), (200, 218)])
  func `letters that are larger than a style's grow less than its do`(
    _ usual: Double, _ largest: Double
  ) {
    let size = { (category: Int) in
      TypeSizes.size(usual, growingWith: "body", category: category, platform: .iOS)
    }
    #expect(size(Self.largest) == largest && size(3) == usual)
    #expect((0..<Self.largest).allSatisfy { size($0) <= size($0 + 1) })
  }
}
