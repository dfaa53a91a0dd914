import Testing

@testable import ExtensionImport

/// The names by which types of Apple's and their members are known.
@Suite struct AppleMemberTests {
  @Test func `members and arguments of Apple's are known, and an author's are not`() {
    #expect(AppleMembers.contains("title", isCalled: false))
    #expect(AppleMembers.contains("containerBackground", isCalled: true))
    #expect(AppleMembers.contains("hasPrefix", isCalled: true))
    #expect(!AppleMembers.contains("brand", isCalled: false))
    #expect(AppleMembers.initialize(with: "systemName"))
    #expect(!AppleMembers.initialize(with: "brand"))
  }

  @Test(arguments: [
    ("VStack", true), ("AppIntentTimelineProvider", true), ("UIApplication", true),
    ("HKQuantityType", true), ("URLSession", true), ("Brand", false), ("HKeeper", false),
    ("AppIntent.Type", false), ("NSTide", true), ("NStide", false), ("CGT", true), ("UIT", false),
    ("UITIde", false), ("CF", false), ("XYTide", false),
  ])
  func `types of Apple's are known by the tables or the letters of a framework`(
    name: String, isApples: Bool
  ) {
    #expect(AppleTypes.contains(name) == isApples)
  }
}
