import Foundation
import Glibc
import WidgetReports

/// The pages that an earlier HTML report left in a folder, by the list that it wrote beside them.
struct StalePages {
  private let folder: String
  private let listed: [String]

  /// Reads the list in a folder, before a new report takes its place.
  ///
  /// - Parameter folder: The folder of the report's first page.
  init(in folder: String) {
    self.folder = folder
    let list = FileManager.default.contents(atPath: "\(folder)/\(ReportFormat.pageList)")
    listed = String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Removes the listed pages that the new report does not have, and the folders that this empties.
  ///
  /// - Parameter paths: The files of the new report, relative to its folder.
  func remove(except paths: some Sequence<String>) {
    let kept = Set(paths)
    for path in listed where !kept.contains(path) && isPage(path) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(path)")
      var parent = (path as NSString).deletingLastPathComponent
      while !parent.isEmpty, rmdir("\(folder)/\(parent)") == 0 {
        parent = (parent as NSString).deletingLastPathComponent
      }
    }
  }

  /// Whether a listed path is that of a page of a report: nothing else is removed, whoever wrote
  /// the list.
  private func isPage(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, path.hasSuffix(".html"),
      parts.allSatisfy({ !["", ".", ".."].contains($0) })
    else { return false }
    // A link is somebody else's, wherever it leads to.
    for count in 1..<parts.count {
      let parent = parts.prefix(count).joined(separator: "/")
      guard type(of: parent) == .typeDirectory else { return false }
    }
    guard type(of: path) == .typeRegular,
      let page = FileManager.default.contents(atPath: "\(folder)/\(path)")
    else { return false }
    return page.range(of: Data(ReportFormat.pageMark.utf8)) != nil
  }

  private func type(of path: String) -> FileAttributeType? {
    let facts = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
    return facts?[.type] as? FileAttributeType
  }
}
