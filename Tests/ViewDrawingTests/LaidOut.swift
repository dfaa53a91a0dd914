import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing
import WidgetPlatforms

@testable import ViewDrawing

/// A view laid out for a test.
@MainActor struct LaidOut {
  let item: LayoutItem
  let notes = Notes()

  init(
    _ view: some View, pixels: Double = 3, setup: (inout ViewStyle) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.isLaidOut = true
    let scene = DrawingScene(
      pixels: pixels, system: PlatformVersion(.iOS, SystemVersion(18)),
      date: Date(timeIntervalSince1970: 0),
      locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt, size: CGSize(width: 158, height: 158), cornerRadius: 20)
    var style = ViewStyle(scene: scene, isDark: false, category: 3)
    setup(&style)
    let builder = LayoutBuilder(fonts: .shared, notes: notes)
    item = builder.root(resolveView(view, environment: environment), style)
  }

  /// The size for a proposal; the ideal one without.
  func size(_ width: Double? = nil, _ height: Double? = nil) -> CGSize {
    item.size(Proposal(width: width, height: height))
  }

  /// The texts and pictures where they are drawn.
  func boxes(_ width: Double? = nil, _ height: Double? = nil) -> [DrawnBox] {
    canvas(width, height).boxes
  }

  /// The drawing.
  func canvas(_ width: Double? = nil, _ height: Double? = nil) -> DrawingCanvas {
    let canvas = DrawingCanvas(fonts: .shared, pixels: item.style.pixels)
    let offer = Proposal(width: width, height: height)
    item.paint(in: CGRect(origin: .zero, size: item.size(offer)), offer, on: canvas)
    return canvas
  }
}

extension CGSize {
  /// Whether a height is right to the pixel, and a width to 2 in 100 of the texts in it.
  func isNear(_ width: Double, _ height: Double, text: Double? = nil, pixel: Double = 0.34) -> Bool
  {
    abs(self.height - height) <= pixel
      && abs(self.width - width) <= max(pixel, (text ?? width) * 0.022)
  }
}
