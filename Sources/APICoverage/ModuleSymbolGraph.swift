import Foundation

/// A symbol graph: a module's public declarations, as the compiler emits them.
struct ModuleSymbolGraph: Decodable {
  /// A symbol: one declaration.
  struct Symbol: Decodable {
    /// The kind, such as `swift.method`.
    let kind: String
    /// The unified symbol resolution (USR), unique among all modules.
    let usr: String
    /// The names from the outermost type to the declaration.
    let path: [String]
    /// The versions that brought it, by platform; empty where it is unavailable.
    let introduced: [String: String]
    /// Whether code for iOS cannot use it.
    let isUnavailable: Bool
    /// The file, and the line and column of its name, from 1 on; nil where the compiler made it.
    let location: SourceLocation?
  }

  /// A relationship between two declarations, such as membership.
  struct Relationship: Decodable {
    /// The kind, such as `memberOf`.
    let kind: String
    /// The declaration.
    let source: String
    /// The other one.
    let target: String
  }

  /// A place in a source file.
  struct SourceLocation: Hashable {
    /// The file's path.
    let file: String
    /// The line, from 1 on.
    let line: Int
    /// The column in bytes, from 1 on.
    let column: Int
  }

  /// The declarations.
  let symbols: [Symbol]
  /// The relationships between declarations.
  let relationships: [Relationship]
}

extension ModuleSymbolGraph.Symbol {
  private struct Precise: Decodable {
    let precise: String
  }

  private struct Kind: Decodable {
    let identifier: String
  }

  private struct Availability: Decodable {
    struct Version: Decodable {
      let major: Int
      let minor: Int?
    }

    let domain: String?
    let introduced: Version?
    let isUnconditionallyUnavailable: Bool?
    let obsoleted: Version?
  }

  private struct Location: Decodable {
    struct Position: Decodable {
      let line: Int
      let character: Int
    }

    let uri: String
    let position: Position
  }

  private enum Key: String, CodingKey {
    case kind, identifier, pathComponents, availability, location
  }

  /// Reads one symbol of a graph.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    kind = try values.decode(Kind.self, forKey: .kind).identifier
    usr = try values.decode(Precise.self, forKey: .identifier).precise
    path = try values.decode([String].self, forKey: .pathComponents)
    let platforms = try values.decodeIfPresent([Availability].self, forKey: .availability) ?? []
    var introduced: [String: String] = [:]
    for platform in platforms {
      guard let name = platform.domain, let version = platform.introduced else { continue }
      introduced[name] = "\(version.major).\(version.minor ?? 0)"
    }
    self.introduced = introduced
    isUnavailable = platforms.contains {
      [nil, "*", "iOS", "Swift"].contains($0.domain)
        && ($0.isUnconditionallyUnavailable == true || $0.obsoleted != nil)
    }
    let place = try values.decodeIfPresent(Location.self, forKey: .location)
    location = place.flatMap { place in
      URL(string: place.uri).map {
        ModuleSymbolGraph.SourceLocation(
          file: $0.path, line: place.position.line + 1, column: place.position.character + 1)
      }
    }
  }
}
