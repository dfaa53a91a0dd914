import SwiftUI

/// A row that looks at what is around it.
struct AttentiveRow: View {
  let title: String

  @Environment(\.backgroundStyle) private var background
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.badgeProminence) private var badge
  @Environment(\.headerProminence) private var header
  @Environment(\.allowedDynamicRange) private var range
  @Environment(\.buttonRepeatBehavior) private var repeats
  @Environment(\.supportsMultipleWindows) private var hasWindows
  @Environment(\.isSceneCaptured) private var isCaptured
  @Environment(\.undoManager) private var undo

  var body: some View {
    Text(isCaptured ? "Hidden" : title)
      .background(background ?? AnyShapeStyle(.background))
      .foregroundStyle(prominence == .increased && material == nil ? .white : .primary)
      .badgeProminence(badge == .standard ? .increased : .decreased)
      .headerProminence(header)
      .allowedDynamicRange(range ?? .standard)
      .buttonRepeatBehavior(repeats == .automatic ? .enabled : repeats)
      .contextMenu {
        if hasWindows { Button("Open") {} }
        if let undo { Button("Undo") { undo.undo() } }
      }
  }
}

/// A list whose rows stand out.
struct ProminentList: View {
  var body: some View {
    AttentiveRow(title: "Today")
      .environment(\.backgroundStyle, AnyShapeStyle(.red))
      .environment(\.backgroundMaterial, .thin)
      .environment(\.backgroundProminence, BackgroundProminence.standard)
      .environment(\.badgeProminence, BadgeProminence.decreased)
      .environment(\.headerProminence, .increased)
      .environment(\.allowedDynamicRange, .high)
      .environment(\.buttonRepeatBehavior, .disabled)
      .environment(\.isSceneCaptured, true)
  }
}

/// A picture that respects how the user wants to see it.
struct ConsideratePicture: View {
  @Environment(\.accessibilityDimFlashingLights) private var dims
  @Environment(\.accessibilityPlayAnimatedImages) private var plays
  @Environment(\.accessibilityLargeContentViewerEnabled) private var enlarges
  @Environment(\.accessibilityPrefersHeadAnchorAlternative) private var stays
  @Environment(\.accessibilityQuickActionsEnabled) private var isQuick
  @Environment(\.accessibilitySwitchControlEnabled) private var isSwitched
  @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssisted

  var body: some View {
    Image(plays && !dims ? "moving" : "still")
      .accessibilityHidden(isQuick || stays)
      .imageScale(enlarges || isSwitched || isAssisted ? .large : .medium)
  }
}

/// The ends of the family tree's lines.
struct TreePlaces: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

/// A corner of a person's box, by the direction of a line.
func corner(toward edge: Edge, isLeft: Bool) -> Anchor<CGPoint>.Source {
  switch edge {
  case .top: isLeft ? .topLeading : .topTrailing
  case .bottom: isLeft ? .bottomLeading : .bottomTrailing
  case .leading: .leading
  case .trailing: .trailing
  }
}

/// A person of the family tree.
struct TreeBox: View {
  let name: String
  let isRoot: Bool

  var body: some View {
    Text(name)
      .anchorPreference(key: TreePlaces.self, value: isRoot ? .bottom : .top) { [$0] }
      .transformAnchorPreference(key: TreePlaces.self, value: .center) { $0.append($1) }
      .transformAnchorPreference(key: TreePlaces.self, value: .unitPoint(.zero)) { $0.append($1) }
      .anchorPreference(
        key: TreePlaces.self,
        value: Anchor.Source([.point(.zero), corner(toward: .top, isLeft: isRoot)])
      ) { Array(repeating: $0, count: 1).isEmpty ? [] : TreePlaces.defaultValue }
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { old, new in
        if old != new { print("resized") }
      }
  }
}

/// The frame of a note within a page, and where that is not known nothing.
@MainActor func frame(of rect: CGRect, in proxy: GeometryProxy, anchor: Anchor<CGRect>) -> Bool {
  let source: Anchor<CGRect>.Source = .rect(rect)
  let optional = Anchor<CGRect?>.Source(source)
  return proxy[anchor] == rect && type(of: optional) == Anchor<CGRect?>.Source.self
}

/// The point where a table's lines meet by its cells' explicit guides.
func meetingPoint(of cells: [CGFloat?]) -> CGPoint? {
  guard let x = HorizontalAlignment.leading.combineExplicit(cells),
    let y = VerticalAlignment.firstTextBaseline.combineExplicit(cells)
  else { return nil }
  return CGPoint(x: x, y: y)
}

/// A badge that is grey in a window behind others.
struct WindowBadge: View {
  @Environment(\.appearsActive) private var appearsActive

  var body: some View { Circle().fill(appearsActive ? Color.accentColor : .gray) }
}

/// A provider that asks the main actor, and reads a setting.
struct SettingReader: Sendable {
  @AppStorage("limit") private var limit = 3
  @SceneStorage("page") private var page = 1

  @MainActor func sum() -> Int { limit + page }
}
