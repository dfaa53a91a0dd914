import Foundation

/// The references to packages in the text of a project file.
///
/// Each is an object whose fields stand between braces, as Xcode and the generators of projects
/// write it: the rest of the file need not be understood.
enum ProjectReferences {
  /// The greatest length of an object, in bytes.
  private static let greatestLength = 4096

  static func all(in file: Data) -> [PackageReference] {
    var found: [PackageReference] = []
    for object in objects(of: "XCRemoteSwiftPackageReference", in: file) {
      let fields = fields(of: object)
      let reference = PackageReference(location: fields["repositoryURL"], requirement: fields)
      if let reference, !found.contains(reference) { found.append(reference) }
    }
    return found.sorted { $0.location < $1.location }
  }

  /// The names of the products that targets take, by the identities of their packages.
  ///
  /// Which package it is stands in a comment behind the reference's identifier.
  static func products(in file: Data) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for object in objects(of: "XCSwiftPackageProductDependency", in: file) {
      guard let product = fields(of: object)["productName"],
        let package = object.firstMatch(of: /XCRemoteSwiftPackageReference "([^"]+)"/)?.1
      else { continue }
      found[PackagePin.identity(of: String(package)), default: []].insert(product)
    }
    return found
  }

  /// The texts of a class's objects, from behind the class's name to the closing brace.
  static func objects(of kind: String, in file: Data) -> [String] {
    var found: [String] = []
    let mark = Data(kind.utf8)
    var start = file.startIndex
    while let place = file.range(of: mark, in: start..<file.endIndex) {
      start = place.upperBound
      // Comments and the lists of references have the word, too: an object says what it is.
      let before = file[..<place.lowerBound].suffix(8)
      guard String(decoding: before, as: UTF8.self).contains("isa") else { continue }
      var depth = 1
      let object = file[place.upperBound...].prefix(greatestLength).prefix { byte in
        depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
        return depth > 0
      }
      found.append(String(decoding: object, as: UTF8.self))
    }
    return found
  }

  /// The texts by key in an object and in those within it.
  static func fields(of object: String) -> [String: String] {
    var fields: [String: String] = [:]
    for match in object.matches(of: /(\w+)"?\s*=\s*(?:"([^"]*)"|([^\s;{}"]+))\s*;/) {
      fields[String(match.1)] = String(match.2 ?? match.3 ?? "")
    }
    return fields
  }
}
