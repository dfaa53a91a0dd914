import Foundation

/// The lock file of CocoaPods, as far as it says which pods there are.
enum PodfileLock {
  /// Returns what a file pins: the pods themselves, not the parts of them.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - folder: The folder from which the paths of pods under development begin.
  /// - Returns: The pins, in the file's order.
  static func pins(in text: String, besides folder: URL) -> [PackagePin] {
    var sections: [String: [Substring]] = [:]
    var section = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if let first = line.first, first != " ", line.hasSuffix(":") {
        section = String(line.dropLast())
      } else {
        sections[section, default: []].append(line)
      }
    }
    let sources = repositories(
      (sections["EXTERNAL SOURCES"] ?? []) + (sections["CHECKOUT OPTIONS"] ?? []))
    var seen: Set<String> = []
    return (sections["PODS"] ?? []).compactMap { line in
      guard line.hasPrefix("  - "), let (pod, version) = nameAndVersion(line.dropFirst(4)) else {
        return nil
      }
      let name = String(pod.prefix { $0 != "/" })
      guard seen.insert(name).inserted else { return nil }
      let source = sources[name] ?? [:]
      var pin = PackagePin(
        identity: name.lowercased(), manager: .pods, location: source["git"],
        version: source["tag"] ?? version, revision: source["commit"])
      pin.folder = source["path"].map { folder.appendingPathComponent($0).standardizedFileURL }
      return pin
    }
  }

  /// Reads `"Name/Part (1.2.3)":`, with or without the marks around it.
  private static func nameAndVersion(_ text: Substring) -> (Substring, String)? {
    let plain = text.filter { $0 != "\"" }
    let parts = plain.split(separator: " ")
    guard let name = parts.first else { return nil }
    let version = parts.dropFirst().first?.filter { !"():".contains($0) } ?? ""
    return (Substring(name), String(version))
  }

  /// The options of pods from a place of their own, by pod: `:git`, `:tag`, `:commit`, `:path`.
  private static func repositories(_ lines: [Substring]) -> [String: [String: String]] {
    var found: [String: [String: String]] = [:]
    var name = ""
    for line in lines {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix(":") else {
        name = String(text.filter { !"\":".contains($0) })
        continue
      }
      let parts = text.dropFirst().split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].drop { $0 == " " }.filter { $0 != "\"" }
      found[name, default: [:]][String(parts[0])] = String(value)
    }
    return found
  }
}
