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
      let picture = try resolved.picture(of: content, name: name, by: presenter)
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
          let picture = try resolved.picture(of: content, name: "preview", by: presenter)
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

extension ResolvedWidget {
  /// Makes the picture of a content, in the families that the Live Activity supports.
  fileprivate func picture(
    of content: ActivityContentValue, name: String, by presenter: any ActivityPresenter
  ) throws -> ActivityPicture {
    var picture = try presenter.picture(of: content, name: name)
    picture.hasSmallFamily = hasSmallActivity
    return picture
  }
}

/// A content of a Live Activity with its picture.
struct ShownActivity {
  var content: ActivityContentValue
  var picture: ActivityPicture
}
