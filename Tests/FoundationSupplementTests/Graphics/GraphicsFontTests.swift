import CoreMedia
import CoreText
import Foundation
import Testing

@testable import FoundationSupplement

@Suite struct GraphicsFontTests {
  private let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")

  @Test func `a font of bytes has its name and becomes known`() throws {
    let data = try Data(contentsOf: file)
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName.map { "\($0)" } == "DejaVuSansMono")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    let copies = RegisteredFonts.files.filter { $0.lastPathComponent.contains("DejaVuSansMono-") }
    #expect(copies.count == 1)
    #expect(try copies.first.map { try Data(contentsOf: $0) } == data)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
  }

  @Test func `bytes that are no font's make none`() throws {
    let provider = try #require(CGDataProvider(data: Data(repeating: 7, count: 99) as CFData))
    #expect(CGFont(provider) == nil)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/no/font.ttf") as CFURL) == nil)
  }

  @Test func `ranges of times have what both or either have`() {
    let scale: Int32 = 10
    func time(_ seconds: Double) -> CMTime {
      CMTime(seconds: seconds, preferredTimescale: scale)
    }
    let early = CMTimeRange(start: time(0), duration: time(4))
    let late = CMTimeRange(start: time(3), end: time(6))
    #expect(early.intersection(late) == CMTimeRange(start: time(3), end: time(4)))
    #expect(early.union(late).duration == time(6))
    #expect(early.containsTime(time(3.9)) && !early.containsTime(time(4)))
    #expect(early.intersection(CMTimeRange(start: time(5), end: time(6))).isEmpty)
  }
}
