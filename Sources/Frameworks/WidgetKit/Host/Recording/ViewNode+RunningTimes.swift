// Views that the system keeps current. Nothing here is Apple's.

import SwiftUI

extension ViewNode {
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
}
