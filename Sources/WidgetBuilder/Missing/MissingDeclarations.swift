import Foundation
import SwiftPackages
import WidgetRecording

/// Names the framework or package that a build's missing declarations would come from.
///
/// An error that a name cannot be found leaves open whose name it is. Modules are Apple's or the
/// author's by their names; anything else is looked for in the sources below the manifest's root
/// that the extension does not compile.
struct MissingDeclarations {
  /// The manifest's root.
  let root: URL
  /// The sources that the compiler saw, relative to the root.
  let compiled: Set<String>
  /// Pinned packages without sources on this machine.
  var pins: [PackagePin] = []
  /// Apple's modules of which nothing is here, by the sources that import them.
  var emptyImports: [String: Set<String>] = [:]
  /// The sources that import a module of Apple's of which only a part is here.
  var partialPaths: Set<String> = []
  /// The reasons for which packages' targets could not be built, by the modules that they make.
  var causes: [String: String] = [:]
  /// The parts of packages and of the author's modules that were left out of the build.
  var omissions: [RecordedOmission] = []

  /// The number of files searched before giving up.
  private static let searchedFiles = 5_000

  /// Returns errors with the known origins of the names that they miss.
  ///
  /// - Parameter diagnostics: The compiler's errors.
  /// - Returns: The same errors, some with a longer message.
  func explain(_ diagnostics: [RecordedDiagnostic]) -> [RecordedDiagnostic] {
    let names = Self.names(missingIn: diagnostics)
    let places = places(of: names)
    let absent =
      names.isSubset(of: places.keys) ? nil : AbsentProjectFiles(below: root)
    return diagnostics.map { diagnostic in
      var explained = diagnostic
      if let module = Self.module(missingIn: diagnostic.message) {
        explained.message += causes[module].map { ": " + $0 } ?? "; " + origin(of: module)
      } else if let omission = omission(missedIn: diagnostic.message) {
        explained.message +=
          "; \(omission.file) declares it, and it was left out of the build: \(omission.reason)"
      } else if let name = Self.name(missingIn: diagnostic.message), let place = places[name] {
        explained.message += "; \(place) declares it, which is not among the extension's sources"
      } else if let name = Self.name(missingIn: diagnostic.message),
        let file = absent?.file(named: name)
      {
        explained.message +=
          "; \(file) seems to declare it, which the Xcode project lists and which is not there: make "
          + "the file, or declare what the extension uses of it in a source for widgetcheck alone"
      } else if Self.name(missingIn: diagnostic.message) != nil,
        let empty = emptyImports[diagnostic.file ?? ""], !empty.isEmpty
      {
        explained.message +=
          "; it may be of \(empty.sorted().joined(separator: " or ")), "
          + "Apple's, of which widgetcheck has nothing: \(Self.advice)"
      } else if isPerhapsApples(diagnostic) {
        explained.message += "; \(Self.lack)"
      } else if Self.name(missingIn: diagnostic.message) != nil, let ignored = absent?.ignored,
        !ignored.isEmpty
      {
        explained.message +=
          "; it may be of \(ignored.prefix(3).joined(separator: " or ")), which .gitignore keeps out of "
          + "the repository: make the file, or declare what the extension uses of it in a source for "
          + "widgetcheck alone"
      }
      return explained
    }
  }

  /// The part left out of a module that an error misses; nil where it misses something else.
  private func omission(missedIn message: String) -> RecordedOmission? {
    guard !omissions.isEmpty else { return nil }
    let member = message.firstMatch(of: /^(?:value of )?type '.*' has no member '([^']+)'/)?.1
    guard let name = Self.name(missingIn: message) ?? member.map(String.init) else { return nil }
    return omissions.first { omission in
      let last = omission.name.prefix { $0 != "(" }.split(separator: ".").last
      return last == name[...] && (member != nil || !omission.name.contains("."))
    }
  }

  /// Whether an error names something that Apple may have and that is not here.
  private func isPerhapsApples(_ diagnostic: RecordedDiagnostic) -> Bool {
    let message = diagnostic.message
    if let module = Self.quoted(in: message, after: "module "),
      message.contains(" has no member named ")
    {
      return AppleModules.contains(module)
    }
    guard let name = Self.name(missingIn: message) else { return false }
    return partialPaths.contains(diagnostic.file ?? "") || MissingOfApples.isLikeApples(name)
  }

  private static let lack =
    "it may be Apple's, and widgetcheck lacks it: declare what the extension uses of it in a source "
    + "for widgetcheck alone, or exclude the file"

  /// The declarations that errors miss.
  static func names(missingIn diagnostics: [RecordedDiagnostic]) -> Set<String> {
    Set(diagnostics.compactMap { name(missingIn: $0.message) })
  }

  /// Returns those of some names that sources declare which the compiler did not see.
  func declared(among names: Set<String>) -> Set<String> { Set(places(of: names).keys) }

  /// The module that an error misses; nil for any other error.
  static func module(missingIn message: String) -> String? {
    quoted(in: message, after: "no such module ")
  }

  /// The declaration that an error misses; nil for any other error.
  private static func name(missingIn message: String) -> String? {
    quoted(in: message, after: "cannot find type ") ?? quoted(in: message, after: "cannot find ")
  }

  private static func quoted(in message: String, after beginning: String) -> String? {
    guard message.hasPrefix(beginning + "'") else { return nil }
    return message.dropFirst(beginning.count + 1).split(separator: "'").first.map(String.init)
  }

  private func origin(of module: String) -> String {
    let name = module.prefix { $0 != "." }
    if AppleModules.contains(name) {
      return "it is Apple's and widgetcheck does not have it: \(Self.advice)"
    }
    if let pin = pins.first(where: { Self.isLikely($0, toMake: name) }) {
      return pin.location == nil
        ? "\(pin.title) is not here, and its lock file names no repository: put its sources into a "
          + "folder that extension.packages names"
        : "\(pin.title) is not here\(pin.otherCheckout.map { " (\($0))" } ?? ""): 'widgetcheck "
          + "packages --fetch' gets it"
    }
    let absent = pins.filter { $0.location != nil }.map(\.title)
    guard absent.isEmpty else {
      let names = absent.prefix(3).joined(separator: ", ")
      let rest = absent.count > 3 ? " and \(absent.count - 3) more" : ""
      return "it is the app's or a third party's: if it is of a package that is not here, "
        + "'widgetcheck packages --fetch' gets \(names)\(rest); otherwise \(Self.advice)"
    }
    return "it is the app's or a third party's: \(Self.advice)"
  }

  private static let advice =
    "give its sources, or a stand-in with what the extension uses, under extension.modules"

  /// Whether a package has a module's name, as most do, or a product of it that somebody takes has.
  static func isLikely(_ pin: PackagePin, toMake module: Substring) -> Bool {
    if pin.products.contains(String(module)) { return true }
    let plain = { (text: String) in text.lowercased().filter(\.isLetter) }
    let (package, module) = (plain(pin.identity), plain(String(module)))
    return [module, "swift" + module, module + "swift", module + "ios", "spm" + module]
      .contains(package)
  }

  /// Finds where names are declared in sources that are not the extension's, and stand in for none.
  private func places(of names: Set<String>) -> [String: String] {
    guard !names.isEmpty else { return [:] }
    var found: [String: String] = [:]
    let below = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var searched = 0
    while let file = below?.nextObject() as? URL, searched < Self.searchedFiles {
      if file.lastPathComponent == StandInFolder.name { below?.skipDescendants() }
      guard file.pathExtension == "swift" else { continue }
      let path = String(file.path.dropFirst(root.path.count).drop { $0 == "/" })
      guard !compiled.contains(path), let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      searched += 1
      for (name, line) in Self.declarations(in: text, of: names) where found[name] == nil {
        found[name] = "\(path):\(line)"
      }
      if found.count == names.count { break }
    }
    return found
  }

  /// The words that introduce the name of a type.
  static let typeIntroducers: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]
  private static let introducers = typeIntroducers.union(["func", "let", "var", "macro"])

  /// The declarations of names in a source that stand outside of types, with their lines.
  private static func declarations(
    in text: String, of names: Set<String>
  ) -> [(name: String, line: Int)] {
    var found: [(String, Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let first = line.first, first.isLetter || first == "@" else { continue }
      let words = line.identifiers
      for (introducer, name) in zip(words, words.dropFirst())
      where introducers.contains(introducer) && names.contains(String(name)) {
        found.append((String(name), index + 1))
      }
    }
    return found
  }
}
