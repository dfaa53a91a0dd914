import Foundation
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// How views look where the system colours them, asks for contrast or replaces what they show.
@MainActor @Suite struct RenderingTests {
  private func colors(_ view: some View, _ change: (inout ViewStyle) -> Void) -> [String] {
    LaidOut(view, setup: change).canvas(60, 60).operations.compactMap { operation in
      switch operation {
      case .fill(_, .color(let color), _), .glyphs(_, _, .color(let color), _): color.text
      default: nil
      }
    }
  }

  @Test func `an accented widget has two tints, and opacities stay`() {
    let view = HStack {
      Color.red.opacity(0.5)
      Color.green.widgetAccent()
    }
    let found = colors(view) { $0.scene.look.renderingMode = .accented }
    #expect(found == ["#ffffff80", ViewStyle.accent.text])
  }

  @Test func `a Lock Screen makes opacity of brightness`() {
    let view = HStack {
      Color.white
      Color.black
    }
    #expect(colors(view) { $0.scene.look.renderingMode = .vibrant } == ["#ffffffff"])
  }

  @Test func `increased contrast has colours of its own`() {
    let usual = colors(Color.green) { _ in }
    let increased = colors(Color.green) { $0.scene.look.hasIncreasedContrast = true }
    #expect(usual == ["#34c759ff"])
    #expect(increased == ["#248a3dff"])
  }

  @Test func `blue and red are those of the version`() {
    #expect(colors(Color.blue) { $0.scene.majorVersion = 26 } == ["#0088ffff"])
    #expect(colors(Color.blue) { $0.scene.majorVersion = 18 } == ["#007affff"])
    #expect(colors(Text("x")) { $0.scene.platform = "macOS" } == ["#000000d9"])
  }

  @Test func `what is private is replaced on a locked device, unless it says otherwise`() {
    let view = VStack {
      Text("balance").privacySensitive()
      Text("name")
      Text("open").privacySensitive(false)
    }
    let shown = LaidOut(view).canvas()
    let hidden = LaidOut(view, setup: { $0.hidesPrivateContent = true }).canvas()
    #expect(shown.operations.count { $0.isLetters } == 3)
    #expect(hidden.operations.count { $0.isLetters } == 2)
    let author = LaidOut(view.redacted(reason: .privacy)).canvas()
    #expect(author.operations.count { $0.isLetters } == 2)
  }

  @Test func `longer words have every vowel twice, and numbers stay`() {
    #expect(LongWords.of("Total, 6:00 AM") == "Tóótáál, 6:00 AM")
    #expect(LongWords.of("") == "")
    let text = Text("Remaining")
    let long = LaidOut(text, setup: { $0.scene.look.locale = DrawnLook.longWords })
    #expect(long.size().width > 1.2 * LaidOut(text).size().width)
  }
}

extension View {
  /// The modifier of WidgetKit's, which this module does not know.
  fileprivate func widgetAccent() -> some View {
    node(".widgetAccentable", ["accentable": .flag(true)])
  }
}

extension DrawingOperation {
  fileprivate var isLetters: Bool { if case .glyphs = self { true } else { false } }
}
