import Foundation
import WidgetRecording

/// The part of a module's symbol graph, as the compiler emits it, that is used here.
///
/// The compiler writes one file for the module and one for each module whose types are extended.
struct SymbolGraph: Decodable {
  /// A declaration.
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var location: Location?
  }

  /// A relationship between two declarations, such as conformance.
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension SourceSymbols {
  /// Reads the files that the compiler wrote into a folder.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: What reading or decoding a file throws.
  init(readingGraphsIn folder: URL) throws {
    self.init()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for file in files where file.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      add(try JSONDecoder().decode(SymbolGraph.self, from: data))
    }
  }

  /// Takes over types, what they inherit from, and the methods that WidgetKit calls.
  mutating func add(_ graph: SymbolGraph) {
    var methods: [String: (mode: ProviderMode, place: SourcePlace)] = [:]
    for symbol in graph.symbols {
      guard let place = symbol.location?.place else { continue }
      let identifier = symbol.identifier.precise
      if Self.typeKinds.contains(symbol.kind.identifier) {
        types[identifier, default: TypeSymbol()].name = symbol.pathComponents.joined(separator: ".")
        types[identifier]?.place = place
      } else if let mode = ProviderMode(calling: symbol.pathComponents.last ?? "") {
        methods[identifier] = (mode, place)
      }
    }
    for relationship in graph.relationships {
      switch relationship.kind {
      case "memberOf":
        guard let method = methods[relationship.source] else { continue }
        types[relationship.target, default: TypeSymbol()].methods[method.mode.rawValue] =
          method.place
      case "inheritsFrom", "conformsTo":
        types[relationship.source, default: TypeSymbol()].inherited.append(relationship.target)
      default: continue
      }
    }
  }

  private static let typeKinds: Set<String> = [
    "swift.struct", "swift.class", "swift.enum", "swift.actor", "swift.protocol",
  ]
}

extension SymbolGraph.Symbol.Location {
  /// The place in the author's sources; nil for a declaration of somebody else's.
  ///
  /// The compiler puts `file://` before the path that it was given, without any escapes; it is a
  /// relative one for the author's sources alone.
  fileprivate var place: SourcePlace? {
    let scheme = "file://"
    guard uri.hasPrefix(scheme), !uri.hasPrefix(scheme + "/") else { return nil }
    return SourcePlace(file: String(uri.dropFirst(scheme.count)), line: position.line + 1)
  }
}

extension ProviderMode {
  /// The mode in which WidgetKit calls a method of this name and labels; nil where it calls none such.
  fileprivate init?(calling signature: String) {
    switch signature {
    case "placeholder(in:)", "placeholder(context:)": self = .placeholder
    case "getSnapshot(in:completion:)", "getSnapshot(for:in:completion:)", "snapshot(for:in:)":
      self = .snapshot
    case "getTimeline(in:completion:)", "getTimeline(for:in:completion:)", "timeline(for:in:)":
      self = .timeline
    case "relevance()": self = .relevance
    case "recommendations()": self = .recommendations
    case "entry(configuration:context:)": self = .entry
    default: return nil
    }
  }
}
