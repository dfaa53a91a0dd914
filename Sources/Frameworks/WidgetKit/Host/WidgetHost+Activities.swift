// The contents of Live Activities: of previews, and of those that the app requests. Nothing here is
// Apple's.

import ExtensionRuntime
import SwiftUI
import WidgetRecording

extension WidgetHost {
  /// Shows the contents of a preview, or one that the app's side made.
  func activity(_ request: ActionRequest, at instant: SimulatedInstant) async -> ActionResult {
    guard let widget = request.widget, let resolved = resolved(widget),
      let presenter = resolved.activity
    else { return .missing }
    do {
      guard request.action == .activityPreview else {
        guard let content = request.content else { return .missing }
        var picture = try presenter.picture(of: content, name: request.label ?? "")
        picture.hasSmallFamily = resolved.hasSmallActivity
        return ActionResult(
          ActionAnswer(), drawer: PictureDrawer.drawer(of: [picture], at: instant.date))
      }
      guard let index = widget.preview else { return .missing }
      var contents: [ShownActivity] = []
      if let provided = try previews.contents(of: index, for: resolved.kind) {
        contents = try provided.map { content in
          var picture = try presenter.picture(of: content, name: "preview")
          picture.hasSmallFamily = resolved.hasSmallActivity
          return ShownActivity(content: content, picture: picture)
        }
      } else if let states = previews.states(of: index) {
        contents = try await states()
      } else {
        return .missing
      }
      var answer = ActionAnswer()
      answer.contents = contents.map(\.content)
      let pictures = contents.map { $0.picture }
      return ActionResult(answer, drawer: PictureDrawer.drawer(of: pictures, at: instant.date))
    } catch {
      return ActionResult(ActionAnswer(throwing: error))
    }
  }
}

/// A content of a Live Activity with its picture.
struct ShownActivity {
  var content: ActivityContentValue
  var picture: ActivityPicture
}
