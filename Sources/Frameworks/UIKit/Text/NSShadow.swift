// UIKit's and AppKit's NSShadow: the shadow of a text, or of what is drawn after `set()`.

public import CoreGraphics

/// A shadow: its offset to the right and down, its blur and its colour.
open class NSShadow: NSObject, NSCopying {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: black with an opacity of one third unless another is set; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Gives what is drawn from now on in the current context this shadow.
  open func set() { UIGraphicsGetCurrentContext().map(set) }

  func set(in context: CGContext) {
    let color = (shadowColor as? UIColor)?.cgColor
    context.setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
  }
}
