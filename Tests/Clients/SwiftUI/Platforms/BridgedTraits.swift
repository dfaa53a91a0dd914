import SwiftUI
import UIKit

/// The environment of views hosted by a screen of UIKit.
func environment(
  style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast, weight: UILegibilityWeight,
  width: UIUserInterfaceSizeClass, direction: UITraitEnvironmentLayoutDirection,
  size: UIContentSizeCategory
) -> EnvironmentValues {
  var values = EnvironmentValues()
  values.colorScheme = ColorScheme(style) ?? .light
  values.legibilityWeight = LegibilityWeight(weight)
  values.horizontalSizeClass = UserInterfaceSizeClass(width)
  values.layoutDirection = LayoutDirection(direction) ?? .leftToRight
  values.sizeCategory = ContentSizeCategory(size) ?? .large
  values.dynamicTypeSize = DynamicTypeSize(size) ?? values.dynamicTypeSize
  if ColorSchemeContrast(contrast) == .increased { values.legibilityWeight = .bold }
  return values
}

/// The traits of a hosted view, for the screen.
func traits(of values: EnvironmentValues, insets: EdgeInsets) -> [String] {
  let style = UIUserInterfaceStyle(values.colorScheme)
  let contrast = UIAccessibilityContrast(values.colorSchemeContrast)
  let weight = UILegibilityWeight(values.legibilityWeight)
  let width = UIUserInterfaceSizeClass(values.horizontalSizeClass)
  let direction = UITraitEnvironmentLayoutDirection(values.layoutDirection)
  let size = UIContentSizeCategory(values.sizeCategory)
  let isSame = size == UIContentSizeCategory(values.dynamicTypeSize)
  let edges = EdgeInsets(NSDirectionalEdgeInsets(insets))
  return [
    "\(style)", "\(contrast)", "\(weight)", "\(width)", "\(direction)", size.rawValue,
    "\(isSame)", "\(edges)",
  ]
}

/// A counter of the watch app, turned by its crown.
struct CrownCounter: View {
  @State private var level = 0.0
  @State private var count = 0
  @State private var speed = 0.0

  var body: some View {
    VStack {
      Text("Level").digitalCrownRotation($level)
      Text("Level").digitalCrownRotation($level) { event in
        speed = event.velocity + event.offset * 0
      } onIdle: {
        speed = 0
      }
      Text("Level").digitalCrownRotation(
        $level, from: 0, through: 10, by: 0.5, sensitivity: .low, isContinuous: true,
        isHapticFeedbackEnabled: false)
      Text("Level").digitalCrownRotation($level, from: 0, through: 10, sensitivity: .medium) {
        speed = $0.velocity
      }
      Text("Level").digitalCrownRotation(
        detent: $level, from: 0, through: 10, by: 0.5, sensitivity: .high)
      Text("Count").digitalCrownRotation(
        detent: $count, from: 0, through: 10, by: 1, isContinuous: false,
        onChange: { speed = $0.velocity }, onIdle: { speed = 0 })
    }
    .digitalCrownAccessory(.visible)
    .digitalCrownAccessory { Image(systemName: "bell") }
  }
}

/// A word of another language than the interface's.
struct ForeignWord: View {
  let word: String
  let language: Locale.Language

  var body: some View {
    VStack {
      Text(word).typesettingLanguage(language)
      Text(word).typesettingLanguage(TypesettingLanguage.automatic, isEnabled: true)
    }
    .typesettingLanguage(.explicit(language))
    .typesettingLanguage(language, isEnabled: !word.isEmpty)
  }
}

/// A clock that is told to look again, in a scroll view whose place it reads.
struct ScrolledClock: View {
  var body: some View {
    TimelineView(.everyMinute) { context in
      Button("Now") { context.invalidateTimelineContent() }
    }
    .onTapGesture(coordinateSpace: .scrollView) { print($0) }
    .onTapGesture(coordinateSpace: .scrollView(axis: .vertical)) { print($0) }
    .onPreferenceChange(PreferredColorSchemeKey.self) { print($0 ?? .light) }
    .transaction {
      $0.tracksVelocity = true
      $0.scrollTargetAnchor = .top
    }
  }
}

/// The sensitivity of the timer's crown, and whether a turn is fast.
func turn(
  _ event: DigitalCrownEvent, fine: Bool
) -> (sensitivity: DigitalCrownRotationalSensitivity, isFast: Bool) {
  (fine ? .high : .low, event.velocity > 1)
}
