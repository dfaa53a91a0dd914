import SwiftUI

/// A SwiftUI view inside of an app's older screens.
final class ForecastController: UIHostingController<Text> {
  init(day: String) { super.init(rootView: Text(day)) }

  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("Today")) }

  /// Shows another day in a screen.
  func show(_ day: String, in screen: UIViewController) -> CGSize {
    rootView = Text(day)
    sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    screen.addChild(self)
    screen.view.addSubview(view)
    return sizeThatFits(in: screen.view.bounds.size)
  }
}

/// The options a screen starts with.
let hostingOptions: UIHostingControllerSizingOptions = [.intrinsicContentSize]

/// A blur behind SwiftUI views, from before materials.
struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}
