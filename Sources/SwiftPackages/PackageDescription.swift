public import Foundation
import JSON

/// A Swift package as `swift package dump-package` describes it.
public struct PackageDescription: Hashable, Sendable {
  /// The package's folder.
  public let folder: URL
  /// The name in small letters, by which others depend on it.
  public let identity: String
  /// The targets, in the manifest's order.
  public private(set) var targets: [PackageTarget] = []
  /// The names of targets, by the product that they are in.
  public private(set) var products: [String: [String]] = [:]

  /// Reads a description.
  ///
  /// - Parameters:
  ///   - dump: What the package manager wrote.
  ///   - folder: The package's folder.
  ///   - identity: The package's name in small letters.
  ///   - chosen: The traits that those choose who depend on it; nil for the default ones.
  /// - Throws: `PackageDescriptionError` where the text is none of the package manager's.
  public init(
    dump: [UInt8], folder: URL, identity: String, traits chosen: Set<String>? = nil
  ) throws(PackageDescriptionError) {
    self.folder = folder
    self.identity = identity
    let value: JSONValue
    do {
      value = try JSONReader.read(JSONValue.self, from: dump)
    } catch {
      throw PackageDescriptionError(folder: folder.path, reason: "\(error)")
    }
    let mode = Self.languageMode(value)
    let traits = Self.traits(value, chosen: chosen ?? [TraitChoice.usual])
    let described = (value["targets"]?.elements ?? [])
    let sole = described.count { $0["type"]?.text != "test" } == 1
    targets = described.compactMap { target in
      PackageTarget(
        target, package: identity, in: folder, languageMode: mode, traits: traits, isOnly: sole)
    }
    for product in value["products"]?.elements ?? [] {
      guard let name = product["name"]?.text else { continue }
      products[name] = product["targets"]?.elements?.compactMap(\.text) ?? []
    }
  }

  /// The language mode of targets that name none: the newest that the manifest allows.
  private static func languageMode(_ value: JSONValue) -> String {
    let listed = value["swiftLanguageVersions"]?.elements?.compactMap(\.text) ?? []
    let known = listed.map { String($0.prefix { $0 != "." }) }
      .filter { ["4", "5", "6"].contains($0) }
    if let newest = known.max() { return newest }
    let tools = value["toolsVersion"]?["_version"]?.text ?? "5"
    return (Int(tools.prefix { $0 != "." }) ?? 5) >= 6 ? "6" : "5"
  }

  /// The traits that hold: those that are chosen, and those that they turn on.
  private static func traits(_ value: JSONValue, chosen: Set<String>) -> Set<String> {
    let declared = value["traits"]?.elements ?? []
    let turnedOn = Dictionary(
      declared.compactMap { trait in
        trait["name"]?.text.map { ($0, trait["enabledTraits"]?.elements?.compactMap(\.text) ?? []) }
      }
    ) { first, _ in first }
    var found: Set<String> = []
    var waiting = chosen.filter { turnedOn[$0] != nil }
    while let name = waiting.popFirst() {
      guard found.insert(name).inserted else { continue }
      waiting.formUnion(turnedOn[name] ?? [])
    }
    return found.subtracting([TraitChoice.usual])
  }
}

/// A package that nobody can make sense of.
public struct PackageDescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The package's folder.
  public let folder: String
  /// The reason, as the package manager gives it.
  public let reason: String

  /// Creates an error.
  public init(folder: String, reason: String) {
    self.folder = folder
    self.reason = reason
  }

  /// One line: the place and the problem.
  public var description: String { "\(folder): error: the package manager said: \(reason)" }
}
