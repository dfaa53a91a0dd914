import Foundation
import SourceParsing
import SwiftPackages
import WidgetRecording

/// Tells which package declares a type, or a function of C, of which an error says that something
/// is missing: what a package here lacks is none of Apple's.
final class ForeignDeclarations {
  /// The place of a declaration.
  struct Place {
    /// The package's name.
    let package: String
    /// The file, from the package's folder.
    let file: String
  }

  private let folders: [PackagePlaces.Folder]
  private var known: [String: Place?] = [:]
  private static let fileLimit = 10_000

  /// Takes the folders of packages.
  init(_ folders: [PackagePlaces.Folder]) { self.folders = folders }

  /// Returns omissions that seemed to be for want of Apple's API, those for want of what packages
  /// have with the packages' names.
  ///
  /// - Parameters:
  ///   - omissions: What was left out of a unit.
  ///   - own: The names that the unit's sources declare.
  /// - Returns: The omissions.
  func explained(
    _ omissions: [RecordedOmission], besides own: @autoclosure () -> Set<String>
  ) -> [RecordedOmission] {
    let isOpen = { (omission: RecordedOmission) in
      omission.modules.isEmpty && [.absence, .perhapsAbsence].contains(omission.cause)
    }
    guard !folders.isEmpty, omissions.contains(where: isOpen) else { return omissions }
    let own = own()
    return omissions.map { omission in
      guard isOpen(omission), let name = Self.name(in: omission.reason), !own.contains(name),
        let place = place(of: name)
      else { return omission }
      var omission = omission
      (omission.cause, omission.modules, omission.isPartial) = (.absence, [place.package], true)
      omission.reason += sentence(of: name) ?? ""
      return omission
    }
  }

  /// The end of a sentence about the package that declares a name; nil where none does.
  func sentence(of name: String) -> String? {
    place(of: name).map { "; \($0.file) of the package \($0.package) declares '\(name)'" }
  }

  /// The type whose member an error misses, or the function that it does not find.
  private static func name(in message: String) -> String? {
    if let match = message.firstMatch(
      of: /^(?:value of )?type '([A-Za-z_]\w*)[^']*' has no (?:member|subscripts)/)
    {
      return String(match.1)
    }
    // A function of C that is in no header of the module's is not found; types of it are.
    return message.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
  }

  /// The place at which a package declares a name; nil where none does.
  private func place(of name: String) -> Place? {
    if let place = known[name] { return place }
    let found = search(name)
    known[name] = .some(found)
    return found
  }

  private func search(_ name: String) -> Place? {
    var count = 0
    for folder in folders {
      let below = FileManager.default.enumerator(
        at: folder.url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let file = below?.nextObject() as? URL, count < Self.fileLimit {
        guard ["swift", "h", "hpp"].contains(file.pathExtension),
          file.lastPathComponent != "Package.swift"
        else { continue }
        count += 1
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.hasBytes(name),
          Self.declares(name, text, isSwift: file.pathExtension == "swift")
        else { continue }
        let path = file.path.dropFirst(folder.url.path.count).drop { $0 == "/" }
        return Place(package: folder.identity, file: String(path))
      }
    }
    return nil
  }

  static func declares(_ name: String, _ text: String, isSwift: Bool) -> Bool {
    if isSwift {
      let words = text.identifiers
      return zip(words, words.dropFirst()).contains { introducer, word in
        word == name[...]
          && (MissingDeclarations.typeIntroducers.contains(introducer) || introducer == "func")
      }
    }
    let code = text.replacing(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/, with: "")
    let forms = [
      #"(?:@interface|@protocol|\b(?:struct|enum|union|class))\s+NAME\b"#, #"\}\s*NAME\s*;"#,
      #"\btypedef\b[^;{}]*\bNAME\s*;"#, #"(?m)^[\w \t]*\w[\s*]+NAME\s*\([^;{}]*\)"#,
    ]
    return forms.contains { form in
      let regex = try? Regex(form.replacing("NAME", with: name))
      return regex.map { code.contains($0) } == true
    }
  }
}
