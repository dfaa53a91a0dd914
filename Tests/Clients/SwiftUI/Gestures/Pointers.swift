import SwiftUI

/// A sheet as high as a third of the screen, or more for large text.
struct ThirdDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize.isAccessibilitySize
      ? context.maxDetentValue : context.maxDetentValue / 3
  }
}

extension PresentationDetent {
  /// The detent of an app's own.
  static let third = Self.custom(ThirdDetent.self)
}

/// A gallery under a pointer.
struct PointerGallery: View {
  @State private var location = CGPoint.zero
  @State private var chosen: Set<Int> = []
  @FocusState private var isRenaming: Bool
  @Environment(\.rename) private var rename
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  let title: String
  let resource: LocalizedStringResource

  var body: some View {
    VStack {
      Text(title)
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): location = place
          case .ended: location = .zero
          }
        }
        .onContinuousHover(coordinateSpace: .global) { phase in
          if phase == .ended { location = .zero }
        }
        .hoverEffect()
        .hoverEffect(.lift, isEnabled: isScrollEnabled)
        .defaultHoverEffect(.highlight)
        .hoverEffectDisabled()
        .pointerStyle(.link)
        .pointerVisibility(.hidden)
        .help(resource)
        .help(Text(title))
      Text(title)
        .contextMenu {
          RenameButton()
        } preview: {
          Image(systemName: "photo")
        }
        .contextMenu(ContextMenu { Button("Open") {} })
        .contextMenu(forSelectionType: Int.self) { numbers in
          Text("\(numbers.count)")
        } primaryAction: { numbers in
          chosen = numbers
        }
        .renameAction { location = .zero }
        .renameAction($isRenaming)
      Button("Rename") { rename?() }.disabled(rename == nil)
    }
    .scenePadding()
    .scenePadding(.minimum, edges: .horizontal)
    .userActivity("view", element: chosen.first) { number, activity in
      activity.title = "\(number)"
    }
    .handlesExternalEvents(preferring: ["gallery"], allowing: ["*"])
    .inspectorColumnWidth(min: 100, ideal: 200, max: 300)
    .presentationDetents([.third, .large])
  }

  static let pointers: [PointerStyle] = [
    .default, .horizontalText, .verticalText, .rectSelection, .grabIdle, .grabActive, .zoomIn,
    .zoomOut,
  ]
  static let effects: [HoverEffect] = [.automatic]
  static let paddings: [ScenePadding] = [.navigationBar]

  /// Renames from a menu of the app's.
  @MainActor static func rename(by action: RenameAction) { action() }
}
