import SwiftUI

/// A screen that adapts to its environment.
struct AdaptiveScreen: View {
  @Environment(\.colorScheme) private var scheme: ColorScheme
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @Environment(\.controlSize) private var controlSize: ControlSize
  @Environment(\.horizontalSizeClass) private var width: UserInterfaceSizeClass?
  @Environment(\.verticalSizeClass) private var height: UserInterfaceSizeClass?
  @Environment(\.dynamicTypeSize) private var typeSize: DynamicTypeSize
  @Environment(\.sizeCategory) private var category: ContentSizeCategory
  @Environment(\.pixelLength) private var pixel
  @Environment(\.imageScale) private var scale
  @Environment(\.lineSpacing) private var spacing
  @Environment(\.allowsTightening) private var tightens
  @Environment(\.textCase) private var textCase

  var body: some View {
    VStack(alignment: direction == .rightToLeft ? .trailing : .leading, spacing: spacing) {
      if typeSize.isAccessibilitySize || category == .extraLarge { Text("Large") }
      if scheme == .dark, controlSize == .mini { Text("Small and dark") }
      Rectangle().frame(height: pixel)
      Image(systemName: "leaf").imageScale(scale == .large ? .medium : scale)
      Text("Name").allowsTightening(!tightens).textCase(textCase)
    }
    .padding(isRoomy ? 16 : 4)
    .transformEnvironment(\.lineSpacing) { $0 *= 2 }
  }

  private var isRoomy: Bool { width == .regular && height == .regular }
}

/// A card held ready for screenshots in every look.
struct LookGallery<Card: View>: View {
  @ViewBuilder let card: Card

  var body: some View {
    ForEach(ColorScheme.allCases, id: \.self) { scheme in
      card.environment(\.colorScheme, scheme)
    }
    card.environment(\.horizontalSizeClass, .compact)
    card.environment(\.verticalSizeClass, .compact)
    card.environment(\.allowsTightening, true)
    card.environment(\.textCase, .lowercase)
    card.environment(\.isLuminanceReduced, true)
    card.environment(\.imageScale, .small)
  }
}
