import Testing
import WidgetManifest

@testable import ExtensionImport

@Suite struct DecisionsTests {
  @Test func `long rows are cut short with the number of the rest`() {
    #expect(ImportNotes.list(["a", "b"]) == "a, b")
    #expect(ImportNotes.list((1...14).map(String.init)).hasSuffix("11, 12 and 2 more"))
    #expect(ImportNotes.count(1, "file") == "1 file")
    #expect(ImportNotes.count(0, "file") == "0 files")
  }

  @Test func `absent modules are one sentence, with what is known of their origin`() {
    #expect(ImportNotes.missing([], products: [], packages: nil).isEmpty)
    let sentence = ImportNotes.missing(
      ["Charts", "Design"], products: ["Design"], packages: nil)
    #expect(sentence.count == 1)
    #expect(
      sentence[0].hasPrefix("imported and not here: Charts, Design (a Swift package's product); "))
  }

  @Test func `doubts of one reason are one sentence, whatever their order`() {
    let doubts = [
      WidgetScan.Doubt(.openFamilies, "a"), WidgetScan.Doubt(.computedKind, "B"),
      WidgetScan.Doubt(.openFamilies, "c"), WidgetScan.Doubt(.openFamilies, "a"),
    ]
    #expect(
      ImportNotes.doubts(doubts) == [
        "kinds are found in a run for what computes its kind: B",
        "families are found in a run where they are not written out: a, c",
      ])
    #expect(ImportNotes.doubts([]).isEmpty)
  }

  @Test(arguments: WidgetScan.Doubt.Reason.allCases)
  func `every doubt names what it is about`(_ reason: WidgetScan.Doubt.Reason) {
    let sentences = ImportNotes.doubts([WidgetScan.Doubt(reason, "TheName")])
    #expect(sentences.count == 1)
    #expect(sentences[0].contains("TheName"))
  }
}
