import UIKit

/// The font of a figure in a widget, rounded and with digits of one width.
func figureFont(size: CGFloat, design: UIFontDescriptor.SystemDesign = .rounded) -> UIFont {
  let plain = UIFont.systemFont(ofSize: size).fontDescriptor
  let traits: UIFontDescriptor.SymbolicTraits = [.traitMonoSpace, .traitBold]
  guard let designed = plain.withDesign(design), let bold = designed.withSymbolicTraits(traits)
  else { return UIFont.monospacedDigitSystemFont(ofSize: size, weight: .bold) }
  return UIFont(descriptor: bold, size: UIFontMetrics(forTextStyle: .body).scaledValue(for: size))
}

/// The font of a remark, at most as large as a caption can be.
func remarkFont() -> UIFont {
  let font = UIFont.preferredFont(forTextStyle: .caption1)
  return UIFontMetrics.default.scaledFont(for: font, maximumPointSize: UIFont.buttonFontSize)
}

/// The height of a title's capital letters, for aligning a symbol with it.
func capitalHeight(isHuge: Bool) -> CGFloat {
  UIFont.preferredFont(forTextStyle: isHuge ? .extraLargeTitle : .largeTitle).capHeight
}

/// Whether a font stands out in a text.
func isEmphasized(_ font: UIFont) -> Bool {
  let traits = font.fontDescriptor.symbolicTraits
  return !traits.isDisjoint(with: [.traitItalic, .traitExpanded, .traitCondensed])
}

/// A font for a quotation, as large as the one of its text.
func quotationFont(beside text: UIFont) -> UIFont {
  let italic = UIFont.italicSystemFont(ofSize: UIFont.labelFontSize)
  return italic.withSize(text.pointSize)
}

/// The distance between the lines of a text that is set tightly.
func tightLeading(of font: UIFont) -> CGFloat { max(font.xHeight * 1.8, font.lineHeight) }

/// The name under which a style's font is known to a drawing program.
func drawingName(of style: UIFont.TextStyle) -> String {
  UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).withSize(12).postscriptName
}

extension UIFontDescriptor {
  /// The descriptor with another weight.
  func weighing(_ weight: UIFont.Weight) -> UIFontDescriptor {
    var traits = fontAttributes[.traits, default: [:]] as? [TraitKey: Any] ?? [:]
    traits[.weight] = weight.rawValue
    traits[.symbolic] = nil
    return addingAttributes([.traits: traits])
  }
}

/// The font of a family as a designer names it.
func designedFont(family: String, size: CGFloat) -> UIFont {
  let attributes: [UIFontDescriptor.AttributeName: Any] = [.family: family, .size: size]
  let descriptor = UIFontDescriptor(fontAttributes: attributes)
  let name = descriptor.object(forKey: .name) as? String
  return UIFont(descriptor: name == nil ? UIFontDescriptor() : descriptor, size: 0)
}

/// The fonts of a title, the narrower the longer it is.
func titleFont(for title: String) -> UIFont {
  let widths: [UIFont.Width] = [.expanded, .standard, .condensed, .compressed]
  let step = min(title.count / 10, widths.count - 1)
  let width = step == 0 ? UIFont.Width(0.2) : UIFont.Width(rawValue: widths[step].rawValue)
  return .systemFont(ofSize: 17, weight: .semibold, width: width)
}
