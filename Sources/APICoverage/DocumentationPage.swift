import Foundation

/// A page of documentation in DocC's published form, without its prose.
struct DocumentationPage: Decodable {
  /// The framework.
  let module: String
  /// The names from the outermost type to the declaration.
  let path: [String]
  /// The versions that brought it, by platform.
  let introduced: [String: String]
  /// Whether it is about a type.
  let isType: Bool

  private struct Metadata: Decodable {
    struct Availability: Decodable {
      let name: String?
      let introducedAt: String?
      let unavailable: Bool?
    }

    struct Module: Decodable {
      let name: String
    }

    let title: String?
    let symbolKind: String?
    let externalID: String?
    let platforms: [Availability]?
    let modules: [Module]?
  }

  private struct Identifier: Decodable {
    let url: String
    let interfaceLanguage: String
  }

  private enum Key: String, CodingKey {
    case kind, metadata, identifier
  }

  /// Reads a page.
  ///
  /// - Throws: `DecodingError` for one that is not about a declaration of Swift's of its own.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let metadata = try values.decode(Metadata.self, forKey: .metadata)
    let identifier = try values.decode(Identifier.self, forKey: .identifier)
    guard try values.decode(String.self, forKey: .kind) == "symbol",
      identifier.interfaceLanguage == "swift", let kind = metadata.symbolKind,
      let title = metadata.title,
      metadata.externalID?.contains("::SYNTHESIZED::") != true,
      let module = metadata.modules?.first?.name,
      let names = identifier.url.components(separatedBy: "/documentation/").last?
        .split(separator: "/").dropFirst(), !names.isEmpty
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values, debugDescription: "no declaration")
    }
    self.module = module.filter { $0 != " " }
    isType = ["class", "struct", "enum", "protocol", "typealias", "macro"].contains(kind)
    let outer = names.dropLast().map { String($0).withoutDistinction }
    // A case's title has its type in front.
    let prefix = (outer.last ?? "") + "."
    path = outer + [title.hasPrefix(prefix) ? String(title.dropFirst(prefix.count)) : title]
    var introduced: [String: String] = [:]
    for platform in metadata.platforms ?? [] where platform.unavailable != true {
      if let name = platform.name { introduced[name] = platform.introducedAt }
    }
    self.introduced = introduced
  }
}

extension String {
  /// A path component without its disambiguation suffix, such as `-swift.enum`.
  fileprivate var withoutDistinction: String {
    guard let dash = lastIndex(of: "-") else { return self }
    let end = self[dash...].dropFirst()
    let isKind = end.hasPrefix("swift.")
    let isHash = (1...5).contains(end.count) && end.allSatisfy { $0.isNumber || $0.isLowercase }
    return isKind || isHash ? String(self[..<dash]) : self
  }
}
