import SwiftUI

/// The parts of the player, for those who hear the screen.
enum PlayerPart: CaseIterable {
  case play, title, artwork, link, search, clock, key, summary, pages, area, sheet, lyrics, repeats

  var traits: AccessibilityTraits {
    switch self {
    case .play: [.isButton, .playsSound, .startsMediaSession]
    case .title: [.isHeader, .isStaticText]
    case .artwork: .isImage
    case .link: .isLink
    case .search: .isSearchField
    case .clock: .updatesFrequently
    case .key: .isKeyboardKey
    case .summary: .isSummaryElement
    case .pages: .causesPageTurn
    case .area: .allowsDirectInteraction
    case .sheet: .isModal
    case .lyrics: .isSelected
    case .repeats: .isToggle
    }
  }
}

/// The kept and the changed traits of a part between two screens.
func changedTraits(
  from old: AccessibilityTraits, to new: AccessibilityTraits
) -> (kept: AccessibilityTraits, changed: AccessibilityTraits, all: AccessibilityTraits) {
  (old.intersection(new), old.symmetricDifference(new), old.union(new))
}

/// The traits that every one of some parts has, and those that only some have.
func sharedTraits(of parts: [PlayerPart]) -> (shared: AccessibilityTraits, odd: AccessibilityTraits)
{
  var shared = parts.first?.traits ?? []
  var odd = AccessibilityTraits()
  for part in parts {
    shared.formIntersection(part.traits)
    odd.formSymmetricDifference(part.traits)
  }
  return (shared, odd)
}

/// A part of the player as it is heard.
struct AccessiblePart: View {
  let part: PlayerPart
  let minutes: Int
  let title: String

  @AccessibilityFocusState private var isHeard: Bool

  var body: some View {
    VStack {
      Text(title).accessibilityValue(title).accessibilityHint(title)
      Text("Play").accessibilityValue("\(minutes) minutes").accessibilityHint("Starts the song")
      Text("Stop").accessibilityValue(Text("Stopped")).accessibilityHint(Text("Ends the song"))
      Text("Next")
        .accessibilityValue(LocalizedStringResource("Next song"))
        .accessibilityHint(LocalizedStringResource("Skips the song"))
    }
    .accessibilityElement(children: behavior)
    .accessibilityIdentifier("player.\(part)")
    .accessibilityAddTraits(part.traits)
    .accessibilityRemoveTraits(.isImage)
    .accessibilitySortPriority(part == .play ? 1 : 0)
    .accessibilityRespondsToUserInteraction(part == .play)
    .accessibilityIgnoresInvertColors(part == .artwork)
    .accessibilityShowsLargeContentViewer()
    .accessibilityAction { isHeard = true }
    .accessibilityAction(named: "Repeat") { isHeard = false }
    .accessibilityRepresentation { Button("Play") {} }
  }

  private var behavior: AccessibilityChildBehavior { part == .summary ? .combine : .contain }
}

/// A panel that heeds how a person set up the device.
struct ConsideratePanel: View {
  @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var needsShapes
  @Environment(\.accessibilityInvertColors) private var invertsColors
  @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes
  @Environment(\.accessibilityEnabled) private var isAssisted
  @Environment(\.colorSchemeContrast) private var contrast: ColorSchemeContrast
  @Environment(\.legibilityWeight) private var weight: LegibilityWeight?
  @Environment(\.isLuminanceReduced) private var isDimmed

  var body: some View {
    HStack {
      if needsShapes { Image(systemName: "circle") }
      Text("Panel").bold(weight == .bold)
      if isSpoken || isAssisted { Text("Read aloud") }
    }
    .background(reducesTransparency ? AnyShapeStyle(.background) : AnyShapeStyle(.thinMaterial))
    .colorInvert(if: invertsColors)
    .border(.primary, width: showsShapes || contrast == .increased ? 2 : 0)
    .opacity(isDimmed ? 0.5 : 1)
  }
}

extension View {
  @ViewBuilder fileprivate func colorInvert(if isInverted: Bool) -> some View {
    if isInverted { colorInvert() } else { self }
  }
}
