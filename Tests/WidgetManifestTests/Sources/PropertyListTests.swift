import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@Suite struct PropertyListTests {
  /// A JSON value as a property list has it.
  private func object(_ value: JSONValue) -> Any {
    switch value {
    case .null: ""
    case .bool(let bool): bool
    case .number(let number): number == number.rounded() ? Int(number) as Any : number as Any
    case .string(let string): string
    case .array(let values): values.map(object)
    case .object(let members): members.mapValues(object)
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `every key is read from either form of property list`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let folder = try WholeManifest.folder()
    let data = try PropertyListSerialization.data(
      fromPropertyList: object(try WholeManifest.value()), format: format, options: 0)
    var list = try Manifest(
      data, format: .propertyList, file: "m.plist", folder: folder.url, knownChecks: knownChecks)
    let json = try readWhole(WholeManifest.text, in: folder)
    list.file = json.file
    #expect(list == json)
  }

  @Test func `numbers and truth values are told apart`() throws {
    let folder = try WholeManifest.folder()
    for (wrong, pointer) in [
      (JSONValue.number(1), "/stacks/0/smartRotate"), (.bool(true), "/rotationLimit/perDay"),
      (.bool(false), "/version"),
    ] {
      let value = WholeManifest.replacing(pointer, in: try WholeManifest.value(), with: wrong)
      let data = try PropertyListSerialization.data(
        fromPropertyList: object(value), format: .xml, options: 0)
      let all = try complaints {
        try Manifest(
          data, format: .propertyList, file: "m.plist", folder: folder.url, knownChecks: knownChecks
        )
      }
      #expect(all.first?.hasPrefix("m.plist#\(pointer): expected ") == true, "\(all)")
    }
  }

  @Test func `the ending of the name decides the form`() throws {
    let folder = try ScratchFolder(["widgetcheck.plist": "{version: 1}", "other.json": "<plist/>"])
    let list = try complaints {
      try Manifest(
        contentsOf: folder.url.appendingPathComponent("widgetcheck.plist"), knownChecks: knownChecks
      )
    }
    #expect(list.first?.hasPrefix("widgetcheck.plist: error: not a property list: ") == true)
    let json = try complaints {
      try Manifest(
        contentsOf: folder.url.appendingPathComponent("other.json"), named: "a/b.json",
        knownChecks: knownChecks)
    }
    #expect(json == ["a/b.json:1:1: error: expected a value, found '<'"])
  }
}
