import Foundation
import TestSupport
import Testing

@testable import WidgetManifest

@Suite struct PropertyListKeysTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func keys(of list: Any, _ format: PropertyListSerialization.PropertyListFormat) throws
    -> [String]
  {
    let url = folder.url.appending(path: "Info.plist")
    try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
      .write(to: url)
    return try RootedPath(path: "Info.plist", url: url).propertyListKeys()
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `keys that say something are read in order`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let list: [String: Any] = [
      "b": true, "a": "words", "c": ["one"], "d": ["key": 1], "e": 0.5, "f": 7,
      "no": false, "blank": "", "none": [String](), "bare": [String: String](),
    ]
    #expect(try keys(of: list, format) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `what is no dictionary is refused by name`() {
    let error = #expect(throws: PropertyListError.self) { try keys(of: ["a"], .xml) }
    #expect(
      error?.description
        == "Info.plist: error: not a property list with keys; name the file that Xcode builds with")
  }

  @Test func `what is not there is refused with the reason`() {
    let missing = RootedPath(path: "No.plist", url: folder.url.appending(path: "No.plist"))
    let error = #expect(throws: PropertyListError.self) { try missing.propertyListKeys() }
    #expect(
      error?.description.hasPrefix("No.plist: error: the property list cannot be read") == true)
  }
}
