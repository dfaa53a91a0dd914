import CInterposition
import Foundation
import Glibc
import WidgetRecording

/// Draws entries in a copy of the extension's process.
///
/// Views are the author's code: they may crash, never end, or change something that a later call
/// would notice. In a copy none of this reaches the process whose providers are called.
enum DrawingProcess {
  /// Bytes of memory beyond which the copy gets none.
  private static let memoryLimit: UInt = 4 << 30

  /// The greatest number of forks for one answer; views that crash one after another are given up.
  private static let mostCopies = 4
  /// The greatest number of bytes of a copy's standard error that are kept.
  private static let errorsLimit = 4096
  private static let missing =
    "Debian's libharfbuzz0b and fonts-inter-variable are needed to draw, and are not installed"

  /// Draws the entries of a request.
  ///
  /// - Parameters:
  ///   - request: The entries and appearances.
  ///   - drawer: The drawer; nil where nothing can be drawn.
  ///   - send: Takes the entries that were drawn, as they come.
  /// - Returns: The last part, with the reason for which some were not drawn.
  @MainActor static func answer(
    _ request: DrawingRequest, by drawer: EntryDrawer?, _ send: (DrawingAnswer) -> Void
  ) -> DrawingAnswer {
    guard let drawer else { return DrawingAnswer() }
    drawer.prepare()
    let end = RealInstant.now.advanced(by: request.limit)
    var request = request
    var answer = DrawingAnswer()
    for _ in 0..<mostCopies where !request.entries.isEmpty {
      let (count, problem, isTooSlow, errors) = draw(request, by: drawer, until: end, send)
      answer.problem = answer.problem ?? problem
      answer.errors = answer.errors ?? errors
      // Another copy would have to be waited for as long.
      guard problem != nil, !isTooSlow else { break }
      // The first that was not drawn is the one that ended the copy; the others may be drawn.
      request.entries.removeFirst(min(request.entries.count, count + 1))
    }
    return answer
  }

  /// Draws what is asked for in one copy of the process, which the first fault ends.
  ///
  /// - Returns: The number of entries that were drawn, the reason for which the others were not,
  ///   whether that is the time that they take, and the standard error of a copy that was ended.
  @MainActor private static func draw(
    _ request: DrawingRequest, by drawer: EntryDrawer, until end: RealInstant,
    _ send: (DrawingAnswer) -> Void
  ) -> (count: Int, problem: String?, isTooSlow: Bool, errors: String?) {
    var count = 0
    let errors = open_nameless_file()
    defer { if errors >= 0 { close(errors) } }
    let copyEnd: ProcessCopy.End
    do throws(ProcessCopyError) {
      copyEnd = try ProcessCopy.run(
        until: end, patience: request.entryLimit, isQuiet: request.output == .discarded,
        errors: errors >= 0 ? errors : nil
      ) { write in
        draw(request, by: drawer, write)
      } receive: { lines in
        var part = DrawingAnswer(entries: lines.compactMap { JSONText($0) })
        part.hasMore = true
        count += part.entries.count
        send(part)
      }
    } catch {
      switch error {
      case .noPipe: return (0, "there is no pipe to a drawing process", false, nil)
      case .noProcess: return (0, "no drawing process can be started", false, nil)
      }
    }
    guard case .ended(let status) = copyEnd else {
      let limit = copyEnd == .silent ? request.entryLimit : request.limit
      let problem = "the views took longer than \(Coordinate.text(limit.seconds)) s to draw"
      return (count, problem, true, nil)
    }
    let problem = problem(status)
    return (
      count, count == 0 && problem == nil ? missing : problem, false,
      problem.map { _ in tail(of: errors) }
    )
  }

  /// The last bytes of a file as text.
  private static func tail(of file: Int32) -> String {
    let length = max(0, lseek(file, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: min(length, errorsLimit))
    let count = pread(file, &bytes, bytes.count, length - bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  private static func problem(_ status: Int32) -> String? {
    let signal = status & 0x7f
    if signal != 0 { return "a view ended the process while it was drawn (signal \(signal))" }
    let code = status >> 8 & 0xff
    return code == 0 ? nil : "a view ended the process while it was drawn (status \(code))"
  }

  /// The work of the copy.
  @MainActor private static func draw(
    _ request: DrawingRequest, by drawer: EntryDrawer, _ write: ([UInt8]) -> Void
  ) {
    var limit = rlimit(rlim_cur: memoryLimit, rlim_max: memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    drawer.draw(request) { write(JSONWriter.bytes(of: $0)) }
  }
}
