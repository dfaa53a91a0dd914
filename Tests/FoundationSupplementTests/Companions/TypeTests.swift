import Testing
import UniformTypeIdentifiers
import WatchKit

@Suite struct TypeTests {
  @Test func `types conform to what they are kinds of`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.isSubtype(of: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .jpeg))
  }

  @Test func `types are found by extension and media type`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType(filenameExtension: "nonesuch") == nil)
    #expect(UTType("public.png") == .png)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.zip.preferredMIMEType == "application/zip")
  }

  @Test func `an exported type is its identifier`() {
    #expect(UTType(exportedAs: "a.b").identifier == "a.b")
    #expect(!UTType(exportedAs: "a.b").isDeclared)
  }

  @Test @MainActor func `the watch has a screen`() {
    #expect(WKInterfaceDevice.current().screenBounds.width > 0)
  }
}
