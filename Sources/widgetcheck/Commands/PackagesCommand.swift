import CommandLineArguments
import Foundation
import SwiftPackages
import WidgetBuilder
import WidgetManifest

/// Says where the packages of extensions lie, and gets those that are missing.
struct PackagesCommand: Command {
  static let name = "packages"
  static let summary = "the packages that lock files pin, and where their sources lie"
  static let discussion: String? = """
    Package.resolved, Podfile.lock and Cartfile.resolved say which packages there are. Sources are \
    looked for where package managers put them and where extension.packages says; --fetch gets \
    what is missing with git, at the pinned revision, into the cache; where no lock file pins what a \
    project refers to, the newest version that it allows, and what that is built on. No other \
    command opens a connection.
    """
  static let examples = [
    CommandExample("packages Widgets", "what is pinned and where it lies"),
    CommandExample("packages Widgets --fetch", "get what is missing"),
  ]

  let manifests = ManifestArguments()
  @Flag("fetch", help: "get what is missing with git, at the pinned revision")
  var isFetching = false
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let selection = try manifests.selection(console)
    let environment = ProcessInfo.processInfo.environment
    let cache = try BuildCache.find(environment: environment)
    let interruption = Interruption()
    let fetch = PackageFetch(
      into: cache, environment: environment, isCancelled: { interruption.isRequested })
    var lines: [String] = []
    var status = ExitStatus.success
    for located in selection.manifests {
      guard let declaration = located.manifest.source.declaration else { continue }
      var seen: Set<String> = []
      var count = 0
      // A fetched package may depend on others that no lock file pins.
      repeat {
        count = seen.count
        let search = PackageSearch(
          declaration: declaration, root: located.manifest.root, cache)
        if seen.isEmpty {
          for error in search.errors {
            console.error("\(error)")
            status = .unusableInput
          }
          let isNone = search.pins.isEmpty && search.references.isEmpty
          lines.append("\(located.path): \(isNone ? "no packages are pinned" : "packages")")
        }
        let pins = search.pins.filter { seen.insert($0.identity).inserted }
        let references = search.references.filter { seen.insert($0.identity).inserted }
        let describing =
          pins.map { pin in { try line(for: pin, search, fetch, console) } }
          + references.map { reference in { try line(for: reference, search, fetch, console) } }
        for describe in describing {
          do {
            lines.append("  " + (try describe()))
          } catch let error as PackageFetchError {
            console.error("\(error)")
            status = .notObserved
          }
        }
      } while isFetching && seen.count > count && !interruption.isRequested
    }
    try console.result(lines)
    return interruption.isRequested ? .interrupted : status
  }

  /// Describes a package that no lock file pins; gets its newest version first where asked to.
  private func line(
    for reference: PackageReference, _ search: PackageSearch, _ fetch: PackageFetch,
    _ console: Console
  ) throws -> String {
    guard isFetching else {
      return "\(reference.title): missing, and no lock file pins it; --fetch gets the newest"
    }
    console.progress("\(reference.identity): fetching")
    let pin = try fetch.newest(of: reference)
    return "\(pin.title): fetched, \(try fetch.fetch(pin).path)"
  }

  /// Describes the place of a pinned package; gets an absent one first where asked to.
  private func line(
    for pin: PackagePin, _ search: PackageSearch, _ fetch: PackageFetch, _ console: Console
  ) throws -> String {
    if let folder = search.places.folders(of: [pin])[pin] {
      return "\(pin.title): \(folder.url.path)"
    }
    guard isFetching else {
      let advice = pin.location == nil ? "its lock file names no repository" : "--fetch gets it"
      let other = search.places.outdated.first { $0.identity == pin.identity }
        .map { "; \($0.url.path) is at \($0.checkedOutCommit?.prefix(7) ?? "another commit")" }
      return "\(pin.title): missing\(other ?? ""); \(advice)"
    }
    console.progress("\(pin.title): fetching")
    return "\(pin.title): fetched, \(try fetch.fetch(pin).path)"
  }
}
