import Foundation
import Glibc
import JSON
import Testing
import WidgetRecording

@testable import ExtensionRuntime

@Suite struct UserDefaultsSeedTests {
  @Test func `seeded values have the types that an author asks for`() throws {
    let suite = "group.widgetcheck.\(UUID().uuidString)"
    UserDefaultsSeed.plant([
      suite: .object([
        "name": .string("visa"), "count": .number(3), "ratio": .number(0.5), "on": .bool(true),
        "list": .array([.string("a"), .null, .number(2)]), "none": .null,
        "nested": .object(["key": .string("value")]),
      ])
    ])
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    #expect(defaults.string(forKey: "name") == "visa")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.object(forKey: "count") as? Int == 3)
    #expect(defaults.double(forKey: "ratio") == 0.5)
    #expect(defaults.bool(forKey: "on"))
    #expect(defaults.array(forKey: "list")?.count == 2)
    #expect(defaults.dictionary(forKey: "nested") as? [String: String] == ["key": "value"])
    #expect(defaults.object(forKey: "none") == nil)
    #expect(defaults.object(forKey: "other") == nil)
  }
}

extension ProcessWideTests {
  @Suite struct MemoryMeterTests {
    @Test func `a peak is seen that is over before anybody looks`() throws {
      let meter = MemoryMeter()
      // Pages of their own, and many, because other tests give memory back meanwhile.
      let size = 256 << 20
      let pages = try #require(
        mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
      memset(pages, 1, size)
      munmap(pages, size)
      let growth = try #require(meter.growth)
      #expect(growth >= 200 << 20)
    }
  }
}
