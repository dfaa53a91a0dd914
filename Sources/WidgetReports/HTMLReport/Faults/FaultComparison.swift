import Foundation
import WidgetDrawing
import WidgetFindings
import WidgetRecording

/// The pictures of a drawing that is not as it was recorded: before, after, and the difference.
struct FaultComparison {
  /// The greatest width of a picture, in pixels.
  private static let width = 200.0

  /// The finding.
  let found: FoundFault
  /// The page.
  let scope: PageScope

  /// The pictures; nothing where there are not two of them.
  var markup: Markup? {
    guard let mismatch, let before = mismatch.before, let name = mismatch.drawing,
      let drawing = found.page.drawings.drawing(name)
    else { return nil }
    let shelf = found.page.drawings
    let old =
      scope.isSingleFile
      ? "data:image/svg+xml;base64,\(Data(before.utf8).base64EncodedString())"
      : scope.path(to: shelf.path(ofSnapshot: before))
    let new =
      scope.isSingleFile
      ? shelf.address(holding: name) : scope.path(to: shelf.path(of: name))
    let size = Self.size(of: drawing)
    let ground = drawing.scheme == "dark" ? "dark" : "light"
    func figure(_ caption: String, _ className: String, _ addresses: [String]) -> Markup {
      Markup("figure") {
        Markup("span", ["class": "shot shot-\(className)"]) {
          Markup("span", ["class": addresses.count > 1 ? "difference" : nil]) {
            for address in addresses {
              Markup(
                "img",
                [
                  "src": address, "width": "\(size.width)", "height": "\(size.height)",
                  "loading": "lazy", "alt": "\(mismatch.name), \(caption)",
                ])
            }
          }
        }
        Markup("figcaption") { caption }
      }
    }
    return Markup("div", ["class": "comparison"]) {
      figure("before", ground, [old])
      figure("after", ground, [new])
      figure("difference", "dark", [old, new])
    }
  }

  /// The mismatch with snapshots that the finding tells.
  private var mismatch: SnapshotMismatch? {
    found.page.bundle.recording.snapshots?.mismatches.first {
      $0.drawing != nil && $0.drawing == found.finding.drawing && $0.before != nil
        && found.finding.message.contains($0.name)
    }
  }

  private static func size(of drawing: RecordedDrawing) -> (width: Int, height: Int) {
    let (width, height) = (max(1, drawing.size.width), max(1, drawing.size.height))
    let scale = min(1, Self.width / width, Self.width / height)
    return (Int((width * scale).rounded()), Int((height * scale).rounded()))
  }
}
