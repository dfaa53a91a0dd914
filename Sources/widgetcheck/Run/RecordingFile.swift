import FileTypes
import Foundation
import Glibc
import Hashing
import Synchronization
import WidgetRecording

/// A recording that is written to its file as it happens, and kept in memory.
final class RecordingFile: Sendable {
  private struct State {
    var recording: Recording
    var descriptor: Int32
    var failure: OutputError?
    var sources: SourceLines?
    /// The lines so far, while an earlier recording still stands in the file; nil afterwards.
    var held: Data?
    /// Whether the file was made for this recording.
    var isNew = true
  }

  /// The file's path.
  let path: String
  /// The file's name.
  let name: String
  private let state: Mutex<State>

  /// Opens the file and writes the header.
  ///
  /// - Parameters:
  ///   - header: The first line.
  ///   - folder: The folder that the file goes into; nil keeps the recording in memory alone.
  ///   - sources: The author's sources, of which the lines are kept that events name.
  ///   - waitsForCall: Whether an earlier recording stays until a call is recorded or `keep` is
  ///     called, as it has to where the selected calls may turn out to be none.
  /// - Throws: `OutputError` where the file cannot be made.
  init(
    _ header: RecordedHeader, folder: String?, sources: SourceLines? = nil,
    waitsForCall: Bool = false
  ) throws(OutputError) {
    name = Self.name(header)
    path = "\(folder ?? "")/\(name)"
    var descriptor: Int32 = -1
    var isNew = true
    if let folder {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true
      )
      isNew = FileType(at: path) == nil
      let replaces = waitsForCall ? 0 : O_TRUNC
      descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | replaces, 0o644)
      guard descriptor >= 0 else {
        throw OutputError(path: path, reason: String(cString: strerror(errno)))
      }
    }
    var state = State(
      recording: Recording(header: header), descriptor: descriptor, sources: sources)
    state.held = waitsForCall ? Data() : nil
    state.isNew = isNew
    self.state = Mutex(state)
    self.state.withLock { Self.write(RecordingEvent.header(header), &$0, path) }
  }

  deinit {
    state.withLock { state in
      // An empty file would pass for a recording.
      if state.held != nil { Self.removeIfNew(state, path) }
      if state.descriptor >= 0 { _ = close(state.descriptor) }
    }
  }

  /// Adds an event, and the source lines that it is the first to name, and writes them at once.
  func record(_ event: RecordingEvent) {
    state.withLock { state in
      let excerpts = state.sources?.excerpts(namedBy: event) ?? []
      for event in [event] + excerpts.map(RecordingEvent.excerpt) {
        state.recording.events.append(event)
        Self.write(event, &state, path)
      }
    }
  }

  /// Has the file replace an earlier recording, although no call was recorded.
  ///
  /// - Throws: `OutputError` where a line could not be written.
  func keep() throws(OutputError) {
    let failure = state.withLock { state in
      Self.replaceEarlier(&state, path)
      return state.failure
    }
    if let failure { throw failure }
  }

  /// The recording so far.
  ///
  /// - Throws: `OutputError` where a line could not be written.
  func recording() throws(OutputError) -> Recording {
    let (recording, failure, isThere) = state.withLock {
      ($0.recording, $0.failure, $0.descriptor < 0 || Self.isStill(path, $0.descriptor))
    }
    if let failure { throw failure }
    guard isThere else {
      throw OutputError(
        path: path, reason: "it was removed or replaced during the run",
        advice: "run again, and leave the folder alone meanwhile")
    }
    return recording
  }

  /// Removes the file of a run that could not go on.
  ///
  /// A part would pass for the recording of a shorter run. An earlier recording that was not
  /// replaced yet stays.
  func discard() {
    state.withLock { state in
      if state.held != nil { return Self.removeIfNew(state, path) }
      if state.descriptor >= 0, Self.isStill(path, state.descriptor) { unlink(path) }
    }
  }

  private static func removeIfNew(_ state: State, _ path: String) {
    if state.isNew, state.descriptor >= 0, isStill(path, state.descriptor) { unlink(path) }
  }

  private static func write(_ event: RecordingEvent, _ state: inout State, _ path: String) {
    guard state.descriptor >= 0, state.failure == nil else { return }
    guard state.held == nil else {
      state.held?.append(contentsOf: event.line)
      if case .call = event { replaceEarlier(&state, path) }
      return
    }
    write(event.line, &state, path)
  }

  private static func replaceEarlier(_ state: inout State, _ path: String) {
    guard let held = state.held, state.descriptor >= 0 else { return }
    state.held = nil
    ftruncate(state.descriptor, 0)
    write(held, &state, path)
  }

  private static func write(_ bytes: some DataProtocol, _ state: inout State, _ path: String) {
    let error = Stream.write(bytes, to: state.descriptor)
    guard error != 0 else { return }
    state.failure = OutputError(path: path, reason: String(cString: strerror(error)))
    // Half of a recording would pass for that of a run that was killed.
    if isStill(path, state.descriptor) { unlink(path) }
  }

  /// Whether a path is that of an open file.
  private static func isStill(_ path: String, _ descriptor: Int32) -> Bool {
    var named = stat()
    var opened = stat()
    return stat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
  }

  /// The name of the file of a bundle and an entry of its matrix.
  ///
  /// It holds nothing that other file systems or the uploads of CI servers refuse. A bundle's name
  /// that is changed for it, or cut, is told from others by a number behind it.
  static func name(_ header: RecordedHeader) -> String {
    let plain = replacingRefused(header.bundle, and: "@")
    let isWhole = plain == header.bundle && plain.utf8.count <= longestName
    let number = "_" + String(FNV1a(header.bundle).value, radix: 36)
    let bundle = isWhole ? plain : String(plain.prefix(shortName)) + number
    let parts = [bundle, header.matrixEntry.map { replacingRefused($0) }].compactMap(\.self)
    return parts.joined(separator: "@") + ".recording.jsonl"
  }

  /// The most bytes of a bundle's name in that of its file, which with all else may have 255.
  private static let longestName = 160
  /// The characters that are kept of a longer one: at most four bytes each.
  private static let shortName = 36

  private static func replacingRefused(_ text: String, and more: String = "") -> String {
    String(
      text.map { character in
        let isRefused = "/\\:\"<>|*?".contains(character) || more.contains(character)
        return isRefused || character.unicodeScalars.contains { $0.value < 0x20 } ? "-" : character
      })
  }
}
