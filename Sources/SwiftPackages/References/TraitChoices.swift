import FileTypes
import Foundation

extension PackagePlaces {
  /// The traits of packages that projects and other packages choose, by the packages' identities.
  ///
  /// As for the Swift Package Manager, all that somebody chooses holds for everybody; who says
  /// nothing chooses the default ones, which are those of the trait `default`.
  public var chosenTraits: [String: Set<String>] {
    let manifests =
      folders.map { $0.url.appendingPathComponent("Package.swift") }
      + descriptions.filter { $0.pathExtension == "swift" }
    let choices =
      projects.flatMap { bundle in
        TraitChoice.text(of: bundle.appendingPathComponent("project.pbxproj"))
          .map { TraitChoice.all(inProject: $0) } ?? []
      }
      + manifests.flatMap { file in
        TraitChoice.text(of: file).map { TraitChoice.all(inManifest: $0) } ?? []
      }
    return choices.reduce(into: [:]) { $0[$1.identity, default: []].formUnion($1.traits) }
  }
}

/// The traits that one reference to a package chooses.
struct TraitChoice: Hashable {
  /// The package's name in small letters.
  let identity: String
  /// The traits.
  let traits: Set<String>

  /// The trait that stands for those which hold where nobody chooses any.
  static let usual = "default"

  /// The greatest size of a file that is read, in bytes.
  private static let sizeLimit = 33_554_432

  static func text(of file: URL) -> String? {
    guard FileType(at: file.path) == .file, let handle = try? FileHandle(forReadingFrom: file)
    else { return nil }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: sizeLimit)).flatMap { data in
      data.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Finds the choices of a project of Xcode's, whose references list traits in brackets.
  static func all(inProject text: String) -> [TraitChoice] {
    let file = Data(text.utf8)
    let kinds = [
      ("XCRemoteSwiftPackageReference", "repositoryURL"),
      ("XCLocalSwiftPackageReference", "relativePath"),
    ]
    return kinds.flatMap { kind, key in
      ProjectReferences.objects(of: kind, in: file).compactMap { object in
        guard let place = ProjectReferences.fields(of: object)[key] else { return nil }
        let listed = object.firstMatch(of: /\btraits\s*=\s*\(([^)]*)\)/).map { list in
          list.1.split { ", \n\t\"".contains($0) }.map(String.init)
        }
        return TraitChoice(identity: PackagePin.identity(of: place), traits: Set(listed ?? [usual]))
      }
    }
  }

  /// Finds the choices of a package's manifest.
  ///
  /// Traits under a condition are left out.
  static func all(inManifest text: String) -> [TraitChoice] {
    let lines = text.split(separator: "\n").filter { line in
      !line.drop(while: \.isWhitespace).hasPrefix("//")
    }
    let code = lines.joined(separator: "\n")
    return code.matches(of: /\.package\(/).compactMap { match in
      let call = inside(code[match.range.upperBound...])
      guard let place = call.firstMatch(of: /\b(?:url|path):\s*"([^"]+)"/)?.1 else { return nil }
      let identity = PackagePin.identity(of: String(place))
      guard let list = call.firstMatch(of: /\btraits:\s*\[/) else {
        return TraitChoice(identity: identity, traits: [usual])
      }
      let chosen = traits(in: inside(call[list.range.upperBound...]))
      return TraitChoice(identity: identity, traits: chosen)
    }
  }

  private static func traits(in list: Substring) -> Set<String> {
    let plain = list.replacing(/\.trait\([^()]*\bcondition:[^()]*(?:\([^()]*\)[^()]*)*\)/, with: "")
    let named = Set(plain.matches(of: /"([^"]+)"/).map { String($0.1) })
    return plain.contains(".defaults") ? named.union([usual]) : named
  }

  /// The code up to the bracket that closes the one before it.
  private static func inside(_ code: Substring) -> Substring {
    var depth = 1
    return code.prefix { letter in
      depth += "([".contains(letter) ? 1 : ")]".contains(letter) ? -1 : 0
      return depth > 0
    }
  }
}
