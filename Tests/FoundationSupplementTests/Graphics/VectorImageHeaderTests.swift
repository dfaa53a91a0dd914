import CoreGraphics
import Foundation
import Testing

/// The sizes that vector images give themselves.
@Suite struct VectorImageHeaderTests {
  private func size(_ text: String) -> CGSize? { VectorImageHeader(Data(text.utf8))?.size }

  @Test(arguments: [
    #"<svg width="24px" height='12'>"#,
    "<?xml?><!-- svg -->\n<svg\nwidth=\"24pt\"\theight=\"12\">",
    #"<svg stroke-width="9" viewBox="0 0 24 12" width="100%">"#, #"<svg viewBox="3,4, 24,12"/>"#,
    "%PDF-1.4 <</MediaBox [ 0 0 24 12.0 ]>>", "%PDF-1.4 <</MediaBox[36 24 12 12]>>",
  ])
  func `the size is found`(_ text: String) {
    #expect(size(text) == CGSize(width: 24, height: 12))
  }

  @Test(arguments: [
    "", "text", "<svg>", #"<svg width="24">"#, #"<svg width=24 height=12>"#, "%PDF-1.4",
    "%PDF-1.4 /MediaBox [0 0 24]", #"<svg width="0" height="5">"#, #"<svg viewBox="0 0 nan 3">"#,
  ])
  func `a file that tells no size has none`(_ text: String) {
    #expect(size(text) == nil)
  }
}
