// The contents of Live Activities: of previews, and of those that the app requests. Nothing here is
// Apple's.

import ExtensionRuntime
import SwiftUI
import WidgetRecording

extension WidgetHost {
  /// Shows a content that the app's side made.
  func show(
    _ content: ActivityContentValue, of widget: CallRequest, name: String,
    at instant: SimulatedInstant
  ) -> ActionResult {
    guard let resolved = resolved(widget), let presenter = resolved.activity else {
      return .missing
    }
    do {
      var picture = try presenter.picture(of: content, name: name)
      picture.hasSmallFamily = resolved.hasSmallActivity
      return ActionResult(.done, drawer: PictureDrawer.drawer(of: [picture], at: instant.date))
    } catch {
      return ActionResult(ActionAnswer(throwing: error))
    }
  }

  /// Shows the contents of a preview, by its position among the bundle's.
  func activityPreview(
    _ index: Int, of widget: CallRequest, at instant: SimulatedInstant
  ) async -> ActionResult {
    guard let resolved = resolved(widget), let presenter = resolved.activity else {
      return .missing
    }
    do {
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
      return ActionResult(
        .contents(contents.map(\.content)),
        drawer: PictureDrawer.drawer(of: contents.map(\.picture), at: instant.date))
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
