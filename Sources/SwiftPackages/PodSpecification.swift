import FileTypes
import Foundation

/// The module name, source folders and exclusions of a pod, as its `podspec` gives them.
///
/// A `podspec` is a program in Ruby; only values that it writes as string literals are read.
struct PodSpecification {
  /// The name of the module, where it is not the folder's.
  private(set) var module: String?
  /// The folders and files with the sources, from the pod's own folder; none for all of it.
  private(set) var sources: [String] = []
  /// The folders and files that are none of the sources.
  private(set) var excluded: [String] = []

  /// The greatest size of a file that is read, in bytes.
  private static let sizeLimit = 1 << 20

  /// Looks into a folder for the pod's description, and beside it for what CocoaPods made of one.
  init(_ folder: PackagePlaces.Folder) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    let described = names.filter { $0.hasSuffix(".podspec") }.sorted()
    let own = described.first { $0.lowercased() == folder.identity + ".podspec" }
    if let file = own ?? (described.count == 1 ? described.first : nil),
      let text = Self.text(folder.url.appendingPathComponent(file))
    {
      module =
        Self.texts(of: "module_name", in: text).first ?? String(file.dropLast(".podspec".count))
      sources = Self.texts(of: "source_files", in: text).compactMap(Self.beginning)
      excluded = Self.texts(of: "exclude_files", in: text).compactMap(Self.beginning)
      if sources.contains("") { sources = [] }
      excluded.removeAll { $0.isEmpty }
    }
    if let made = Self.moduleOfMap(folder.url) { module = made }
  }

  /// The name in the map of a module that CocoaPods writes for a pod.
  private static func moduleOfMap(_ folder: URL) -> String? {
    let pod = folder.lastPathComponent
    let support = folder.deletingLastPathComponent()
      .appendingPathComponent("Target Support Files")
    let platforms = ["", "-iOS", "-watchOS", "-macOS", "-tvOS", "-visionOS"]
    for name in platforms.map({ pod + $0 }) {
      let map = support.appendingPathComponent("\(name)/\(name).modulemap")
      if let text = text(map), let found = text.firstMatch(of: /\bmodule\s+([A-Za-z_]\w*)/) {
        return String(found.1)
      }
    }
    return nil
  }

  /// The texts that a description's attribute is set to, in whichever part of it.
  private static func texts(of attribute: String, in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let range = rest.firstRange(of: ".\(attribute)") {
      rest = rest[range.upperBound...]
      let value = rest.drop { $0 == " " || $0 == "=" }
      guard value.startIndex > rest.startIndex, let first = value.first else { continue }
      // A list goes on to its end, in as many lines as it has.
      let whole = value.prefix { first == "[" ? $0 != "]" : !$0.isNewline }
      for match in whole.matches(of: /'([^'\n]*)'|"([^"\n#]*)"/) {
        if let word = match.1 ?? match.2 { found.append(String(word)) }
      }
      rest = rest[whole.endIndex...]
    }
    return found
  }

  /// The part of a pattern that is a path; nil for a path that leads out of the folder.
  private static func beginning(_ pattern: String) -> String? {
    let parts = pattern.split(separator: "/")
    let plain = parts.prefix { part in !part.contains { "*{[?".contains($0) } }
    return plain.contains("..") ? nil : plain.filter { $0 != "." }.joined(separator: "/")
  }

  private static func text(_ file: URL) -> String? {
    guard FileType(at: file.path) == .file, let handle = try? FileHandle(forReadingFrom: file)
    else { return nil }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: sizeLimit)).map { String(decoding: $0, as: UTF8.self) }
  }
}
