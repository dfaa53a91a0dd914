import UIKit

/// Says how an interface with some traits is to look.
struct Appearance {
  var style: UIUserInterfaceStyle
  var idiom: UIUserInterfaceIdiom
  var width: UIUserInterfaceSizeClass
  var direction: UILayoutDirectionName
  var legibility: UILegibilityWeight
  var contrast: UIAccessibilityContrast

  init(traits: UITraitCollection = .current, direction: UIUserInterfaceLayoutDirection) {
    style = traits.userInterfaceStyle
    idiom = traits.userInterfaceIdiom
    width = traits.horizontalSizeClass
    self.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    legibility = UIAccessibility.isBoldTextEnabled ? .bold : .regular
    contrast = UIAccessibility.isDarkerSystemColorsEnabled ? .high : .normal
  }

  var isCalm: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.isReduceTransparencyEnabled
      || UIAccessibility.isVoiceOverRunning
  }

  var isNarrow: Bool { idiom == .phone && width == .compact }
}

/// The traits of a card in a frame of its own.
func cardTraits(_ outer: UITraitCollection, atNight isNight: Bool) -> UITraitCollection {
  let night: UITraitCollection.TraitMutations = { (traits: inout any UIMutableTraits) in
    traits.userInterfaceStyle = isNight ? .dark : .light
    traits.displayScale = max(traits.displayScale, 2)
    if traits.userInterfaceIdiom == .pad { traits.horizontalSizeClass = .compact }
    traits.verticalSizeClass = traits.horizontalSizeClass
    traits.preferredContentSizeCategory = .large
  }
  return outer == UITraitCollection()
    ? UITraitCollection(mutations: night) : outer.modifyingTraits(night)
}

/// The name of a direction for a log.
enum UILayoutDirectionName: String {
  case leftToRight, rightToLeft
}

/// The colours of a card, from its ground up.
@MainActor func cardColors(isGrouped: Bool) -> [UIColor] {
  let grounds: [UIColor] =
    isGrouped
    ? [
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ] : [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
  let fills: [UIColor] = [
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ]
  let greys: [UIColor] = [
    .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
  ]
  return grounds + fills + greys + [.separator, .opaqueSeparator]
}

/// The colour of a text by its importance on some ground.
@MainActor func textColor(level: Int, onDark: Bool) -> UIColor {
  switch level {
  case 0: onDark ? .lightText : .darkText
  case 1: .label
  case 2: .secondaryLabel
  case 3: .tertiaryLabel
  case 4: .quaternaryLabel
  default: .tintColor
  }
}

/// The style of a heading's paragraph.
func headingStyle(alignment: NSTextAlignment = .center) -> NSParagraphStyle {
  let style = NSMutableParagraphStyle()
  style.alignment = alignment
  style.lineSpacing = NSParagraphStyle.default.lineSpacing + 2
  let mode: NSLineBreakMode = .byTruncatingTail
  style.lineBreakMode = mode
  return style
}

/// A heading as it is drawn in a picture.
func heading(_ text: String) -> NSAttributedString {
  NSAttributedString(
    string: text,
    attributes: [
      .paragraphStyle: headingStyle(), .font: UIFont.preferredFont(forTextStyle: .title1),
    ])
}
