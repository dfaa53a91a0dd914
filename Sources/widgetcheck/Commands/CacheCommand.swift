import CommandLineArguments
import Foundation
import WidgetBuilder
import WidgetRecording

/// Lists and removes the cached builds.
struct CacheCommand: Command {
  static let name = "cache"
  static let summary = "what was built and is kept, and how much; --clean removes it"
  static let discussion: String? = """
    An extension is built anew only where its sources, its settings, the compiler or the modules have \
    changed. What is kept can be removed at any time; a run that needs it builds it again.
    """

  @Flag("clean", help: "remove what is kept")
  var cleans = false
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let cache = try BuildCache.find(environment: ProcessInfo.processInfo.environment)
    let contents = cleans ? try cache.clean() : cache.contents
    let kept = Self.phrase(contents)
    guard !cleans else {
      try console.result(["\(cache.folder.path): removed \(kept)"])
      return .success
    }
    var line = "\(cache.folder.path): \(kept), of \(Self.megabytes(cache.greatestSize)) at most"
    if let age = contents.age, contents.entries > 0 {
      line += "; the oldest was last used \(Self.days(age))"
    }
    try console.result([line])
    return .success
  }

  private static func phrase(_ contents: CacheContents) -> String {
    let entries = contents.entries == 1 ? "1 entry" : "\(contents.entries) entries"
    return "\(entries) with \(megabytes(contents.bytes)), C modules with "
      + megabytes(contents.moduleBytes)
  }

  private static func megabytes(_ bytes: Int) -> String {
    String(format: "%.1f MB", Double(bytes) / 1e6)
  }

  private static func days(_ age: Duration) -> String {
    switch age.components.seconds / 86_400 {
    case 0: "today"
    case 1: "a day ago"
    case let days: "\(days) days ago"
    }
  }
}
