// Recorded facts about a widget's whole view. Nothing here is Apple's.

import SwiftUI

extension ViewNode {
  /// Whether a view in the tree names the background of the widget.
  var hasWidgetBackground: Bool {
    if kind == ".containerBackground",
      attributes["placement"] == .string(ContainerBackgroundPlacement.widget.name)
    {
      return true
    }
    return children.contains(where: \.hasWidgetBackground)
  }

  /// Whether nothing is in the tree, as where no branch of a condition is met.
  ///
  /// Modifiers of nothing are nothing, a background of the container among them.
  var isEmpty: Bool {
    kind == "Group" && children.allSatisfy(\.isEmpty)
  }

  /// The tree without the dates of views that the system keeps current, such as a timer.
  var withoutRunningTimes: ViewNode {
    var node = self
    let isRunning = ["timer", "relative", "offset"].contains { attributes["style"] == .string($0) }
    if isRunning || (kind == "ProgressView" && attributes["start"] != nil) {
      for name in ["date", "start", "end"] { node.attributes[name] = nil }
    }
    if attributes["style"] == .string("followsTime") { node.text = nil }
    node.children = children.map(\.withoutRunningTimes)
    return node
  }

  /// The endless animations in the tree, by the names of the modifiers that start them.
  var endlessAnimations: Set<String> {
    var found: Set<String> = []
    collectAnimations(into: &found)
    return found
  }

  private func collectAnimations(into found: inout Set<String>) {
    if kind == ".animation", case .record(let fields)? = attributes["value"],
      fields["repeatCount"] == .string("forever")
    {
      found.insert("repeatForever")
    }
    for child in children { child.collectAnimations(into: &found) }
  }
}
