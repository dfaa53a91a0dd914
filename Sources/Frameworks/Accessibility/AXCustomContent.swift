// Accessibility's custom content of an element, and the user's preferences.

/// A detail of an element, which assistive technologies speak on request.
open class AXCustomContent: NSObject, NSCopying {
  /// The importance of a detail, which decides whether it is spoken at once.
  public enum Importance: UInt, Sendable {
    case `default`, high
  }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  /// The words of the label.
  open var label: String { attributedLabel.string }

  /// The words of the value.
  open var value: String { attributedValue.string }

  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
  }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An element that has further details.
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]? { get set }
}

/// Whether pictures that move may move; the user of the harness has not said otherwise.
public func AXAnimatedImagesEnabled() -> Bool { true }

/// Whether lines of text are to run from side to side; the user has not asked for it.
public func AXPrefersHorizontalTextLayout() -> Bool { false }
