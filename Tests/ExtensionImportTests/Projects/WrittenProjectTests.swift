import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

@Suite struct WrittenProjectTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder([
      "Notes.xcodeproj/project.pbxproj": WrittenProject.text,
      "Shared/📝Note.swift": "struct Note {}",
      "Notes/App.swift": "import SwiftUI\n@main struct NotesApp: App {}",
      "Notes/Model/Store.swift": "struct Store {}",
      "Notes/Model/Sync.swift": "struct Sync {}",
      "Notes/Colors.xcassets/Contents.json": "{}",
      "Widgets/Bundle.swift": SourceText.widget("Notes", kind: "notes"),
      "Widgets/Info.plist": ProjectText.widgetList,
      "Widgets/Localizable.xcstrings": "{}",
      "Widgets.entitlements": "",
    ])
  }

  @Test func `a project as Xcode writes it gives the whole manifest`() throws {
    let proposals = try ImportProposal.all(for: folder.url)
    #expect(proposals.count == 1)
    #expect(
      proposals.first?.text == """
        {
          "version": 1,
          "name": "Widgets",
          "platform": "iOS",
          "extension": {
            "sources": ["Notes/Model/Store.swift", "Shared/📝Note.swift", "Widgets/Bundle.swift"],
            "resources": ["Notes/Colors.xcassets", "Widgets/Localizable.xcstrings"],
            "defines": ["NOTES", "PHONE"],
            "swiftLanguageMode": "6",
            "compilerFlags": ["-default-isolation", "MainActor"]
          },
          "infoPlist": "Widgets/Info.plist",
          "entitlements": "Widgets.entitlements",
          "widgets": [{ "kind": "notes", "families": ["systemSmall", "systemMedium"] }],
          "environment": { "timeZone": "America/New_York", "locale": "en_US" }
        }

        """)
  }

  @Test func `a project that was written in another form of property list says the same`() throws {
    let expected = try ImportProposal.all(for: folder.url)
    let data = Data(WrittenProject.text.utf8)
    let object = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let written = try PropertyListSerialization.data(
        fromPropertyList: object, format: format, options: 0)
      try written.write(to: folder.url.appending(path: "Notes.xcodeproj/project.pbxproj"))
      #expect(try ImportProposal.all(for: folder.url) == expected)
    }
  }

  @Test func `a project that is cut off anywhere is refused where it ends`() {
    let bytes = Array(WrittenProject.text.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? bytes.count
    for length in stride(from: 0, to: end, by: 197) {
      var reader = PropertyListText(Data(bytes[..<length]))
      #expect(throws: PropertyListProblem.self) { try reader.value() }
    }
  }

  @Test func `a project with any one mark replaced is read or refused, and nothing worse`() throws {
    let original = Array(WrittenProject.text.utf8)
    let marks = Array("{}()<>=;,\"\\/*\0\u{7F}".utf8)
    var refused = 0
    for (step, position) in stride(from: 0, to: original.count, by: 211).enumerated() {
      var bytes = original
      bytes[position] = marks[step % marks.count]
      try Data(bytes).write(to: folder.url.appending(path: "Notes.xcodeproj/project.pbxproj"))
      let top = AbsolutePath(folder.url.path)
      do throws(ImportError) {
        let project = try XcodeProject(top.appending("Notes.xcodeproj"), namedFrom: top)
        let trees = SourceTrees()
        for target in project.targets.compactMap({ WidgetTarget($0, trees) }) {
          _ = TargetImport(target, trees).extension(from: top).proposal(at: "m.json", from: top)
        }
      } catch {
        refused += 1
        #expect(error.file == "Notes.xcodeproj/project.pbxproj")
      }
    }
    #expect(refused > 0)
  }
}
