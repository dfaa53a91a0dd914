import UIKit

/// The settings of the app's cards, read from a file.
struct CardSettings {
  var button: UIButton.ButtonType = .custom
  var border: UITextField.BorderStyle = .line
  var presentation: UIModalPresentationStyle = .pageSheet
  var priority: UILayoutPriority = .fittingSizeLevel
  var relation: NSLayoutConstraint.Relation = .equal
  var tint: UIView.TintAdjustmentMode = .automatic
  var distribution: UIStackView.Distribution = .equalSpacing
  var resizing: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
  ]

  /// Sets up a stack and what is in it.
  @MainActor func apply(to stack: UIStackView, _ field: UITextField) {
    stack.distribution = distribution
    stack.autoresizingMask = resizing
    stack.tintAdjustmentMode = tint
    stack.setContentHuggingPriority(priority, for: stack.axis)
    field.borderStyle = border
    if stack.contentHuggingPriority(for: .vertical) == UILayoutPriority(250),
      field.contentCompressionResistancePriority(for: .horizontal) != UILayoutPriority(rawValue: 9)
    {
      stack.removeArrangedSubview(field)
    }
  }
}

/// Tells a screen reader of a goal's ring.
@MainActor
func describe(_ ring: UIView, reached share: Double) {
  ring.isAccessibilityElement = true
  ring.accessibilityLabel = "Goal"
  ring.accessibilityValue = "\(Int(share * 100)) percent"
  ring.accessibilityHint = "Opens the day"
}
