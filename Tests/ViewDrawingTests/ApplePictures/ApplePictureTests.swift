import Foundation
import SwiftUI
import Testing

@testable import ViewDrawing

/// Our drawings beside pictures of Apple's SwiftUI: to a pixel for shapes, heights and gaps, and to
/// about two in a hundred for widths of texts, whose font is a stand-in.
@MainActor @Suite struct ApplePictureTests {
  private func differences(_ pictures: [MeasuredPicture]) -> [String] {
    pictures.flatMap { picture in picture.differences().map { "\(picture.name): \($0)" } }
  }

  @Test func `plates, icons and switches`() {
    #expect(differences(GoodSwiftUIPictures.all) == [])
  }

  @Test func `buttons and cards with text of several lines`() {
    #expect(differences(NeoBrutalismPictures.buttons) == [])
    #expect(differences(NeoBrutalismPictures.cards) == [])
  }

  @Test func `banners, signs with scaled text, and stacks with spacers`() {
    #expect(differences(FerrostarPictures.plates) == [])
    #expect(differences(FerrostarPictures.signs) == [])
    #expect(differences(FerrostarPictures.stacks) == [])
  }

  @Test func `text styles on iOS`() {
    #expect(differences(PreviewPictures.phone) == [])
  }

  @Test func `text styles on macOS`() {
    #expect(differences(PreviewPictures.desktop) == [])
  }

  @Test func `controls, stacks at the root and symbols of apps`() {
    #expect(differences(AppPictures.controls) == [])
    #expect(differences(AppPictures.symbols) == [])
    #expect(differences(AppPictures.buttons) == [])
    #expect(differences(AppPictures.rows) == [])
  }

  @Test func `colours of light, dark, iOS 26 and macOS`() {
    #expect(differences(AppPictures.colors) == [])
  }

  @Test func `rows, padding and symbols`() {
    #expect(differences(AirSettingsPictures.all) == [])
  }

  @Test func `rows of icons and texts, round buttons, and cells that share a row`() {
    #expect(differences(ComponentPictures.rows) == [])
  }

  @Test func `styles of an app's own: radio buttons, switches and progress`() {
    #expect(differences(ComponentPictures.styles) == [])
  }

  @Test func `text that wraps, and widths of lines`() {
    #expect(differences(LinePictures.wrapped) == [])
  }

  @Test func `highlighted words, paths with arrows and counters`() {
    #expect(differences(LinePictures.settings) == [])
    #expect(differences(ComponentPictures.counters) == [])
  }

  @Test func `widgets of a calendar, Live Activities, gauges and a chart`() {
    #expect(differences(WidgetPictures.calendars) == [])
    #expect(differences(WidgetPictures.activities) == [])
    #expect(differences(WidgetPictures.gauges) == [])
    #expect(differences(WidgetPictures.charts) == [])
  }

  @Test func `bars above and below zero, by hours and by days`() {
    #expect(differences(ChartPictures.all) == [])
  }

  @Test func `paragraphs, headings, tables and lists of fonts with a size alone`() {
    #expect(differences(MarkdownPictures.paragraphs) == [])
    #expect(differences(MarkdownPictures.tables) == [])
    #expect(differences(MarkdownPictures.lists) == [])
  }

  @Test func `small text and gauges on watchOS`() {
    #expect(differences(WatchPictures.texts) == [])
    #expect(differences(WatchPictures.gauges) == [])
  }

  @Test func `tiles, and what complications show`() {
    #expect(differences(TilePictures.tiles) == [])
    #expect(differences(TilePictures.complications) == [])
  }
}
