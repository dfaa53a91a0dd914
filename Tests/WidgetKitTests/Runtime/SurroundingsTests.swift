import Foundation
import Glibc
import JSON
import TestSupport
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
        "nested": .object(["key": .string("value"), "at": .object(["$date": .number(60)])]),
        "items": .object(["$json": .array([.object(["id": .number(7)])])]),
        "at": .object(["$date": .number(1_772_460_000)]),
        "bytes": .object(["$data": .string("AP8=")]),
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
    let nested = try #require(defaults.dictionary(forKey: "nested"))
    #expect(nested["key"] as? String == "value")
    #expect(nested["at"] as? Date == Date(timeIntervalSince1970: 60))
    struct Item: Codable, Equatable { var id: Int }
    let items = try #require(defaults.data(forKey: "items"))
    #expect(try JSONDecoder().decode([Item].self, from: items) == [Item(id: 7)])
    #expect(defaults.object(forKey: "at") as? Date == Date(timeIntervalSince1970: 1_772_460_000))
    #expect(defaults.data(forKey: "bytes") == Data([0, 255]))
    #expect(defaults.object(forKey: "none") == nil)
    #expect(defaults.object(forKey: "other") == nil)
  }
}

extension ProcessWideTests {
  @Suite struct MemoryMeterTests {
    @Test func `a peak is seen that is over before anybody looks`() throws {
      let meter = MemoryMeter()
      // Pages of their own, and many, because other tests give memory back and map files meanwhile.
      let size = 256 << 20
      let pages = try #require(
        mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
      memset(pages, 1, size)
      munmap(pages, size)
      let growth = try #require(meter.growth)
      #expect(growth >= 128 << 20)
    }

    @Test func `pages of files do not count`() throws {
      let folder = try ScratchFolder()
      let file = folder.url.appending(path: "file")
      let size = 512 << 20
      let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(descriptor) }
      ftruncate(descriptor, size)
      let meter = MemoryMeter()
      let pages = try #require(mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0))
      defer { munmap(pages, size) }
      var sum: UInt8 = 0
      for offset in stride(from: 0, to: size, by: 4096) {
        sum &+= pages.load(fromByteOffset: offset, as: UInt8.self)
      }
      #expect(sum == 0)
      #expect(try #require(meter.growth) < 256 << 20)
    }
  }
}
