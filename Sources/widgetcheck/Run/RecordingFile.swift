import Foundation
import Glibc
import Synchronization
import WidgetRecording

/// A recording that is written to its file as it happens, and kept for what comes after.
final class RecordingFile: Sendable {
  private struct State {
    var recording: Recording
    var descriptor: Int32
    var failure: OutputError?
  }

  /// The file's path.
  let path: String
  private let state: Mutex<State>

  /// Opens the file and writes the header.
  ///
  /// - Parameters:
  ///   - header: The first line.
  ///   - folder: The folder that the file goes into; nil keeps the recording in memory alone.
  /// - Throws: `OutputError` where the file cannot be made.
  init(_ header: RecordedHeader, folder: String?) throws(OutputError) {
    path = Self.path(header, folder: folder ?? "")
    var descriptor: Int32 = -1
    if let folder {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true
      )
      descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        throw OutputError(path: path, reason: String(cString: strerror(errno)))
      }
    }
    state = Mutex(State(recording: Recording(header: header), descriptor: descriptor))
    state.withLock { Self.write(RecordingEvent.header(header), &$0, path) }
  }

  deinit {
    state.withLock { if $0.descriptor >= 0 { _ = close($0.descriptor) } }
  }

  /// Adds an event and writes its line at once.
  func record(_ event: RecordingEvent) {
    state.withLock {
      $0.recording.events.append(event)
      Self.write(event, &$0, path)
    }
  }

  /// The recording so far.
  ///
  /// - Throws: `OutputError` where a line could not be written.
  func recording() throws(OutputError) -> Recording {
    let (recording, failure) = state.withLock { ($0.recording, $0.failure) }
    if let failure { throw failure }
    return recording
  }

  private static func write(_ event: RecordingEvent, _ state: inout State, _ path: String) {
    guard state.descriptor >= 0, state.failure == nil else { return }
    var rest = event.line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(state.descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        state.failure = OutputError(path: path, reason: String(cString: strerror(errno)))
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The file of a bundle, and of an entry of its matrix where it is not the base environment.
  private static func path(_ header: RecordedHeader, folder: String) -> String {
    let name = [header.bundle, header.matrixEntry].compactMap(\.self).joined(separator: "@")
    let safe = String(name.map { "/\\:\0".contains($0) ? "-" : $0 })
    return "\(folder)/\(safe).recording.jsonl"
  }
}
