import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing
import WidgetPlatforms

extension WidgetDrawer {
  /// Loads once what every drawing needs: the usual faces of the stand-in font, the names of
  /// symbols, the libraries that set text, and what the language makes of a type when it is first
  /// used.
  ///
  /// Entries are drawn in copies of the process, each of which would pay for it anew.
  ///
  /// - Returns: A picture that nobody sees, with the views that most widgets have; nil where
  ///   nothing can be drawn.
  @discardableResult package static func prepare() -> FinishedDrawing? { preparation }

  private static let preparation: FinishedDrawing? = {
    _ = SymbolNames.table
    for weight in [400, 500, 600, 700]
    where FontLibrary.shared.face(FaceName(weight: weight)) != nil {
      _ = FontLibrary.shared.recorded(FaceName(weight: weight))
    }
    return isAvailable ? drawSample() : nil
  }()

  private static func drawSample() -> FinishedDrawing {
    var environment = EnvironmentValues()
    environment.isLaidOut = true
    environment.displayScale = 3
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let setting = DrawingSetting(
      size: CGSize(width: 158, height: 158), margins: EdgeInsets(), cornerRadius: 20, pixels: 3,
      look: DrawnLook("light"), system: PlatformVersion(.iOS), date: date, hasBackground: true)
    let finished = draw(sample(date), in: environment, setting)
    for path in outlines(finished.glyphs).outlines.flatMap(\.glyphs.values) { _ = path.text }
    return finished
  }

  private static func sample(_ date: Date) -> some View {
    let letters = String(String.UnicodeScalarView((0x20..<0x7F).compactMap(Unicode.Scalar.init)))
    return VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: "circle.fill").foregroundStyle(.tint)
        Spacer()
        Text(date, style: .time).font(.caption.monospacedDigit()).foregroundStyle(.secondary)
      }
      ForEach([Font.Weight.regular, .medium, .semibold, .bold], id: \.self) { weight in
        Text(verbatim: letters).font(.system(size: 13, weight: weight)).minimumScaleFactor(0.5)
      }
      Label("Label", systemImage: "star").lineLimit(1)
      ProgressView(value: 0.5)
      RoundedRectangle(cornerRadius: 8)
        .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .frame(height: 8).padding(2).opacity(0.5)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.green.opacity(0.2))
  }
}
