import Testing
import WidgetDrawing

/// Two files of a drawing are told apart in words.
@Suite struct SnapshotFileTests {
  private static let area = ##"<path d="M0 0L9 0L9 9Z" fill="#ffffff"/>"##

  private func file(_ content: String = area, _ change: (inout String) -> Void = { _ in })
    -> SnapshotFile
  {
    var text = "<svg>\n\(content)\n</svg>\n"
    change(&text)
    return SnapshotFile(text.utf8)
  }

  @Test func `other line ends and comments leave the drawing as it is`() {
    let ends = file { $0 = $0.replacing("\n", with: "\r\n") }.differences(to: file())
    #expect(ends == ["the file has other line ends than were recorded, and is the same drawing"])
    let comment = file { $0 += "<!-- seen -->" }.differences(to: file())
    #expect(comment == ["the file was changed after it was recorded, and is the same drawing"])
  }

  @Test(arguments: ["", "garbage"])
  func `what is no drawing is told as that`(_ text: String) {
    let found = SnapshotFile(text.utf8).differences(to: file())
    #expect(found == ["the file is no drawing; it was changed after it was recorded"])
  }

  @Test func `lines, gradients, areas and colours are told`() {
    let line = Self.area + ##"<path d="M0 0L9 0" fill="none" stroke="#000000"/>"##
    #expect(file().differences(to: file(line)) == ["1 line is new"])
    let gradients = Self.area + "<linearGradient/><radialGradient/>"
    #expect(file(gradients).differences(to: file()) == ["2 gradients are gone"])
    let black = Self.area.replacing("#ffffff", with: "#000000")
    #expect(file().differences(to: file(black)) == ["colour #ffffff is now #000000"])
    let moved = Self.area.replacing("9Z", with: "8Z")
    #expect(
      file().differences(to: file(moved)) == [
        "areas or lines stand elsewhere, or have another form"
      ])
  }
}
