// The common part of control styles: one of SwiftUI's own is a name in the tree, one of an author's
// is run, and its body stands inside the control's node.

/// A style of SwiftUI's own; the drawing of the tree decides its appearance.
protocol BuiltInStyle {
  var name: String { get }
}

extension BuiltInStyle {
  /// The type's name without the words every style's has.
  var name: String {
    var name = String(describing: Self.self)
    let words = [
      "ButtonStyle", "LabelStyle", "GaugeStyle", "ProgressViewStyle", "ToggleStyle",
      "GroupBoxStyle", "ControlGroupStyle", "DisclosureGroupStyle", "LabeledContentStyle",
      "MenuStyle",
    ]
    for word in words where name.hasSuffix(word) { name.removeLast(word.count) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
