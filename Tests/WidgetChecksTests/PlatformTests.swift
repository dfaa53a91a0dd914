import Testing
import WidgetRecording

@testable import WidgetChecks

@Suite struct PlatformTests {
  @Test(arguments: [("26.1", 26), ("9", 9), ("", 0), ("beta", 0)])
  func `a version is known by its first number`(_ version: String, _ major: Int) {
    let platform = Platform(Setting(osVersion: version).recording([]).header)
    #expect(platform.major == major)
    #expect(platform.name == "iOS \(version)")
  }
}
