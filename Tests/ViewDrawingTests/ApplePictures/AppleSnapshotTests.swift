import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Sizes in pictures that Apple's SwiftUI drew and public repositories keep beside their tests.
///
/// Widths of texts may differ by 2 in 100, because the font is another.
@MainActor @Suite struct AppleSnapshotTests {
  /// adammcarter/swift-snapshot-testing-macros, iPhone 17, iOS 26.2.
  @Test func `padding around a line`() {
    #expect(LaidOut(Text(".padding").padding()).size().isNear(99, 52.33, text: 67))
    #expect(LaidOut(Text(".padding(30)").padding(30)).size().isNear(159.67, 80.33, text: 99.67))
    #expect(
      LaidOut(Text(".padding(.vertical, 30)").padding(.vertical, 30)).size()
        .isNear(167.33, 80.33))
    let insets = EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)
    let words = ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))"
    #expect(LaidOut(Text(words).padding(insets)).size().isNear(572.33, 50.33, text: 502.33))
  }

  /// rational-kunal/NeoBrutalism, iPhone 16, iOS 18.
  @Test func `lines are as far apart as Apple's`() {
    let text = Text(verbatim: "This is a button\nwith multiple lines")
    #expect(LaidOut(text.padding(12).padding(12)).size().isNear(184, 90.33, text: 136))
  }

  @Test func `a card of a header, five lines and a footer`() {
    let card = VStack(alignment: .leading, spacing: 12) {
      Text("Header").bold()
      Text(
        "This is a long body of content intended to test how the card handles overflowing text "
          + "and wrapping within a fixed width layout.")
      Text("Footer")
    }
    .frame(maxWidth: .infinity, alignment: .leading).padding(24).padding(12).frame(width: 300)
    let laidOut = LaidOut(card)
    #expect(laidOut.size().isNear(300, 245))
    #expect(laidOut.boxes().map(\.lines) == [1, 5, 1])
  }

  @Test func `a label is an icon and a title eight points apart`() {
    let size = LaidOut(Label("With Icon", systemImage: "star.fill").padding(12).padding(12)).size()
    #expect(abs(size.height - 68.67) <= 0.67)
    #expect(abs(size.width - 150) <= 4)
  }

  /// airappsco/AirSettingsUI, iPhone SE, at two pixels a point.
  @Test func `a setting's text`() {
    let view = Text("Just some text").padding(.vertical, 14).padding(.horizontal, 20)
    #expect(LaidOut(view, pixels: 2).size().isNear(152, 48.5, text: 112, pixel: 0.51))
  }

  /// mapbox/mapbox-navigation-ios: a column of 900 points.
  @Test func `spacers give way to what fills`() {
    let column = VStack {
      Color.red.frame(height: 64)
      Color.blue
      Color.red.frame(height: 64)
    }
    let places = LaidOut(column).item.places(
      in: CGSize(width: 430, height: 900), Proposal(width: 430, height: 900))
    #expect(places.map(\.frame.height) == [64, 756, 64])
    let thirds = HStack {
      ForEach(0..<3) { _ in Color.red.frame(maxWidth: .infinity) }
    }
    let cells = LaidOut(thirds).item.places(
      in: CGSize(width: 398, height: 10), Proposal(width: 398, height: 10))
    #expect(cells.allSatisfy { abs($0.frame.width - 127.33) < 0.01 })
  }

  @Test func `a large font's line, and a subheadline under a title`() {
    #expect(abs(LaidOut(Text("x").font(.largeTitle)).size().height - 40.67) < 0.01)
    #expect(abs(LaidOut(Text("x").font(.callout)).size().height - 19.33) < 0.01)
    let two = VStack {
      Text("12").font(.title2)
      Text("min").font(.subheadline)
    }
    #expect(abs(LaidOut(two).size().height - (26.33 + 2.33 + 18)) < 0.35)
  }

  /// pointfreeco/swift-snapshot-testing, iOS 13, at two pixels a point.
  @Test func `a symbol and a text on a plate`() {
    let view = HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked").fixedSize()
    }
    .padding(5).padding(10)
    let size = LaidOut(view, pixels: 2).size()
    #expect(abs(size.height - 50.5) <= 1)
    #expect(abs(size.width - 123) <= 5)
  }
}
