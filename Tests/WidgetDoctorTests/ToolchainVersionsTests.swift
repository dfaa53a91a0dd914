import Testing

@testable import WidgetDoctor

@Suite struct ToolchainVersionsTests {
  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu", "6.3.1"),
    ("Apple Swift version 6.4 (swiftlang-6.4.0.1)", "6.4"), ("Swift version 7", "7"),
    ("clang version 17", nil), ("", nil),
  ])
  func `the compiler's version is read from what it prints`(_ text: String, _ version: String?) {
    #expect(ToolchainVersions.swiftVersion(in: text) == version)
  }

  @Test func `the versions that were tried are told to work`() {
    let diagnosis = ToolchainVersions.tried.diagnosis(missing: [])
    #expect(diagnosis.state == .works)
    #expect(diagnosis.finding.hasPrefix("Swift 6.3.1 with glibc 2.36, as tried for"))
  }

  @Test(arguments: [
    ToolchainVersions(swift: "6.4", glibc: "2.36"),
    ToolchainVersions(swift: "6.3.1", glibc: "2.41"),
    ToolchainVersions(swift: nil, glibc: "2.36"),
  ])
  func `others are named beside those that were tried, and no fault`(_ versions: ToolchainVersions)
  {
    let diagnosis = versions.diagnosis(missing: [])
    #expect(diagnosis.state == .absent)
    #expect(diagnosis.line.contains("glibc \(versions.glibc) was not tried"))
    #expect(diagnosis.line.contains("Swift 6.3.1 with glibc 2.36 is known to pass them"))
  }

  @Test func `a replaced function that Foundation does not have is a fault`() {
    let diagnosis = ToolchainVersions.tried.diagnosis(missing: ["$s1", "$s2"])
    #expect(diagnosis.state == .broken)
    #expect(diagnosis.finding == "Foundation has no $s1, $s2")
  }
}
