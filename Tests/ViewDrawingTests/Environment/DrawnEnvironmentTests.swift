import SwiftUI
import TestSupport
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Values of the environment that are set by their key paths, beside the modifiers for them.
@MainActor @Suite struct DrawnEnvironmentTests {
  private let words = "Some words that need more than one line"

  private func operations(_ view: some View) -> [DrawingOperation] {
    LaidOut(view).canvas(120, 90).operations
  }

  private func expectSame(
    _ view: some View, _ modified: some View, location: SourceLocation = #_sourceLocation
  ) {
    #expect(operations(view) == operations(modified), sourceLocation: location)
    #expect(operations(view) != operations(plain), sourceLocation: location)
  }

  private var plain: some View {
    VStack {
      Text(words)
      Image(systemName: "star")
    }
  }

  @Test func `a value that a modifier sets too is drawn alike`() {
    expectSame(plain.environment(\.font, .title), plain.font(.title))
    expectSame(plain.environment(\.lineLimit, 1), plain.lineLimit(1))
    expectSame(plain.environment(\.lineSpacing, 6), plain.lineSpacing(6))
    expectSame(plain.environment(\.textCase, .uppercase), plain.textCase(.uppercase))
    expectSame(plain.environment(\.legibilityWeight, .bold), plain.bold())
    expectSame(plain.environment(\.imageScale, .large), plain.imageScale(.large))
    expectSame(plain.environment(\.symbolVariants, .fill), plain.symbolVariant(.fill))
    expectSame(
      plain.environment(\.multilineTextAlignment, .trailing),
      plain.multilineTextAlignment(.trailing))
    expectSame(
      plain.environment(\.redactionReasons, .placeholder), plain.redacted(reason: .placeholder))
    expectSame(
      plain.environment(\.sizeCategory, .accessibilityLarge), plain.dynamicTypeSize(.accessibility2)
    )
    expectSame(
      plain.lineLimit(1).environment(\.truncationMode, .middle),
      plain.lineLimit(1).truncationMode(.middle))
    expectSame(
      plain.lineLimit(1).environment(\.minimumScaleFactor, 0.5),
      plain.lineLimit(1).minimumScaleFactor(0.5))
  }

  @Test func `a value that is changed is drawn as it becomes`() {
    let larger = plain.transformEnvironment(\.dynamicTypeSize) { $0 = .xxxLarge }
    expectSame(larger, plain.dynamicTypeSize(.xxxLarge))
    let once = plain.lineLimit(2).transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) - 1 }
    #expect(operations(once) == operations(plain.lineLimit(2)))
    let inside = plain.transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) - 1 }.lineLimit(2)
    expectSame(inside, plain.lineLimit(1))
  }

  @Test func `variants and redactions are taken back`() {
    let star = Image(systemName: "star")
    #expect(
      operations(star.environment(\.symbolVariants, .none).symbolVariant(.fill))
        == operations(star))
    #expect(
      operations(plain.environment(\.redactionReasons, []).redacted(reason: .placeholder))
        == operations(plain))
  }
}
