import FileTypes
import Foundation
import WidgetReports

/// A `results.json` that the command line names.
struct ResultsFile {
  /// Its path: the named one, or the file in the named folder.
  let path: String
  /// The results.
  let document: ResultsDocument

  /// Reads a file.
  ///
  /// - Parameter name: The file, or the folder in which it lies.
  /// - Throws: `ResultsError` where it cannot be used.
  init(_ name: String) throws(ResultsError) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
    path =
      isThere && isFolder.boolValue
      ? (name.hasSuffix("/") ? name : name + "/") + ReportFormat.json.fileName : name
    guard isThere else {
      throw ResultsError(file: path, pointer: "", problem: .unreadable("there is no such file"))
    }
    let data: Data
    do {
      let url = URL(fileURLWithPath: path)
      try url.refuseIrregularFile()
      data = try Data(contentsOf: url)
    } catch {
      let reason = error.fileReason
      throw ResultsError(file: path, pointer: "", problem: .unreadable(reason))
    }
    document = try ResultsDocument(json: data, file: path)
  }

  /// The folder in which it lies.
  var folder: String {
    URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
  }
}
