import SwiftUI

/// A drawing surface of the app's own, which SwiftUI only places.
final class InkSurface: UIView {
  var strokes = 0
  weak var reader: InkReader?
}

/// A screen around the surface.
final class InkController: UIViewController {
  var strokes = 0
  weak var reader: InkReader?
}

/// The drawing surface of a Mac.
final class InkPad: NSView {
  var strokes = 0
  weak var reader: InkReader?
}

/// Hears of what is drawn.
final class InkReader {
  var count = 0
}

/// The drawing surface as a view.
struct InkView: UIViewRepresentable {
  let isErasing: Bool

  func makeCoordinator() -> InkReader { InkReader() }

  func makeUIView(context: Context) -> InkSurface {
    let surface = InkSurface()
    surface.reader = context.coordinator
    return surface
  }

  func updateUIView(_ surface: InkSurface, context: UIViewRepresentableContext<InkView>) {
    if context.transaction.animation == nil, isErasing { surface.strokes = 0 }
    context.coordinator.count += context.environment.isEnabled ? 1 : 0
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: InkSurface, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: 100)
  }

  static func dismantleUIView(_ surface: InkSurface, coordinator: InkReader) {
    surface.reader = nil
  }
}

/// A screen of the app's own, which has nothing to hear of.
struct InkScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> InkController { InkController() }

  func updateUIViewController(
    _ screen: InkController, context: UIViewControllerRepresentableContext<InkScreen>
  ) {
    screen.strokes = context.transaction.disablesAnimations ? 0 : 1
  }
}

/// A screen that others are told of.
struct HeardInkScreen: UIViewControllerRepresentable {
  func makeCoordinator() -> InkReader { InkReader() }

  func makeUIViewController(context: Context) -> InkController {
    let screen = InkController()
    screen.reader = context.coordinator
    return screen
  }

  func updateUIViewController(_ screen: InkController, context: Context) {
    context.coordinator.count = screen.strokes
  }

  static func dismantleUIViewController(_ screen: InkController, coordinator: InkReader) {
    screen.reader = nil
  }
}

/// The drawing surface on a Mac.
struct InkWindow: NSViewRepresentable {
  func makeCoordinator() -> InkReader { InkReader() }

  func makeNSView(context: NSViewRepresentableContext<InkWindow>) -> InkPad {
    let surface = InkPad()
    surface.reader = context.coordinator
    return surface
  }

  func updateNSView(_ surface: InkPad, context: Context) {
    surface.strokes = context.transaction.isContinuous ? surface.strokes : 0
  }

  static func dismantleNSView(_ surface: InkPad, coordinator: InkReader) {
    surface.reader = nil
  }
}
