// The views of entries with the sizes that a widget has. Nothing here is Apple's.

import ExtensionRuntime
import FoundationSupplement
import SwiftUI
import ViewDrawing
import WidgetRecording

extension ProviderCall {
  /// Whether what every layout needs was loaded.
  @MainActor private static var canLayOut = false

  /// Returns the tree of a view, and its parts that a widget never runs.
  ///
  /// The author's code that takes sizes gets those of the widget's layout: only where there is such
  /// code is the view laid out. What it makes follows the tree of all other views.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: The environment that it finds.
  ///   - laysOut: Whether a view with such code is laid out.
  /// - Returns: The tree, the names of the parts, and whether what code with sizes makes is in the
  ///   tree.
  @MainActor func resolve(
    _ view: some View, in environment: EnvironmentValues, laysOut: Bool = true
  ) -> (tree: ViewNode, idleParts: Set<String>, isWhole: Bool) {
    guard WidgetDrawer.isAvailable else {
      let (tree, idleParts) = resolveViewNotingIdleParts(view, environment: environment)
      return (tree, idleParts, true)
    }
    let leftOut = SizedParts()
    var bare = environment
    bare.sizedParts = leftOut
    let (tree, idleParts) = resolveViewNotingIdleParts(view, environment: bare)
    guard leftOut.areLeftOut else { return (tree, idleParts, true) }
    guard laysOut else { return (tree, idleParts, false) }
    if !Self.canLayOut {
      reply.besides { WidgetDrawer.prepare() }
      Self.canLayOut = true
    }
    let parts = SizedParts()
    let setting = layoutSetting
    var laidOut = environment
    laidOut.isLaidOut = true
    laidOut.displayScale = setting.pixels
    laidOut.setWidgetContentMargins(EdgeInsets(all: request.margin))
    let context = ViewContext(environment: laidOut)
    _ = WidgetDrawer.draw(parts.watching(context.node(of: view)), in: laidOut, setting)
    return (
      ViewNode("Group", children: [tree] + parts.nodes), idleParts.union(context.idleNames), true
    )
  }

  /// The setting in which views are laid out that are only compared.
  @MainActor private var layoutSetting: DrawingSetting {
    DrawingSetting(
      size: displaySize,
      margins: EdgeInsets(all: hasContentMargins ? request.margin : 0),
      cornerRadius: 0, pixels: Double(platform.usualScale), look: DrawnLook("light"),
      system: ExtensionSurroundings.current.system,
      date: Date(timeIntervalSince1970: at.secondsSince1970), hasBackground: true,
      isInline: family == .accessoryInline)
  }
}
