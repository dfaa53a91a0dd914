import Foundation
import TestSupport
import Testing

@testable import WidgetManifest

@Suite struct ManifestFileTests {
  @Test func `a file that is too large, not UTF-8 or absent is told as a whole`() throws {
    let folder = try ScratchFolder()
    let read = { (data: Data) in
      try Manifest(
        data, format: .json, file: "m.json", folder: folder.url, knownChecks: knownChecks)
    }
    #expect(
      try complaints { try read(Data(repeating: 0x20, count: Manifest.sizeLimit + 1)) }
        == ["m.json: error: the manifest is larger than 1048576 bytes"])
    #expect(
      try complaints { try read(Data([0x7B, 0xFF, 0x7D])) }
        == ["m.json:1:1: error: the file is not UTF-8"])
    let absent = folder.url.appendingPathComponent("none.json")
    #expect(
      try complaints { try Manifest(contentsOf: absent, knownChecks: knownChecks) }.first?
        .hasPrefix("none.json: error: the manifest cannot be read: ") == true)
  }

  @Test(arguments: [
    "not a property list", "<plist><dict><key>a</key></dict></plist>",
    String(repeating: "<array>", count: 5000),
  ])
  func `a property list that is none is told as a whole`(_ text: String) throws {
    let folder = try ScratchFolder(["widgetcheck.plist": text])
    let all = try complaints {
      try Manifest(
        contentsOf: folder.url.appendingPathComponent("widgetcheck.plist"), knownChecks: knownChecks
      )
    }
    #expect(all.count == 1)
    #expect(all.first?.hasPrefix("widgetcheck.plist: error: not a property list: ") == true)
  }

  @Test func `bytes in a property list are not taken for text`() throws {
    let folder = try ScratchFolder([
      "widgetcheck.plist": """
      <plist version="1.0"><dict><key>version</key><integer>1</integer>
      <key>name</key><data>AAAA</data><key>platform</key><string>iOS</string>
      <key>extension</key><true/></dict></plist>
      """
    ])
    let all = try complaints {
      try Manifest(
        contentsOf: folder.url.appendingPathComponent("widgetcheck.plist"), knownChecks: knownChecks
      )
    }
    #expect(
      all == [
        "widgetcheck.plist#/extension: expected an object, found true or false",
        "widgetcheck.plist#/name: expected a text, found data",
      ])
  }
}
