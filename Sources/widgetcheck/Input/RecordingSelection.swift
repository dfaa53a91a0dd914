import FileTypes
import Foundation
import WidgetRecording

/// Recordings of files that a command line names, or that results name beside them.
struct RecordingSelection {
  /// A recording and its file.
  struct Located {
    /// The file.
    let file: String
    /// The recording.
    let recording: Recording
  }

  /// The recordings with their files, in the order of the files.
  let located: [Located]

  /// The recordings, in the order of the files.
  var recordings: [Recording] { located.map(\.recording) }

  /// Reads the recordings, all of them, so that all that is wrong is said at once.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - console: The console that lists them, and warns of what is cut short or doubtful in them.
  /// - Throws: `RecordingSelectionError` with all that is wrong with any of them.
  init(_ files: [String], _ console: Console) throws(RecordingSelectionError) {
    var located: [Located] = []
    var errors: [RecordingError] = []
    for file in files {
      do throws(RecordingError) {
        let recording = try Recording(contentsOf: URL(fileURLWithPath: file), named: file)
        console.detail("\(recording.header.bundle): recording \(file)")
        if recording.isTruncated {
          console.warning("\(file): warning: the last line is cut short; the rest is used")
        }
        for doubt in recording.stackDoubts { console.warning("\(file): warning: \(doubt)") }
        located.append(Located(file: file, recording: recording))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw RecordingSelectionError(errors: errors) }
    self.located = located
  }
}

extension RecordingSelection.Located {
  /// Copies the file into a folder, where it is not there already.
  ///
  /// - Throws: `OutputError` where it cannot be copied.
  func copy(to folder: String) throws(OutputError) {
    let source = URL(fileURLWithPath: file)
    let path = "\(folder)/\(source.lastPathComponent)"
    guard !source.isSameFile(as: URL(fileURLWithPath: path)) else { return }
    let data: Data
    do {
      data = try Data(contentsOf: source, options: .mappedIfSafe)
    } catch {
      throw OutputError(path: path, reason: error.fileReason)
    }
    try WholeFile.write(data, to: path)
  }
}

/// The errors of a command line's recordings.
struct RecordingSelectionError: Error, Hashable {
  /// The errors, in the order of the recordings; there is at least one.
  let errors: [RecordingError]
}

extension RecordingSelectionError: CustomStringConvertible {
  /// One line a recording.
  var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
