import SwiftPackages

/// A source that stands in for what belongs to the author's own code and is not here.
struct OwnStandIn: Hashable, Sendable {
  /// The file's name, in the folder of stand-ins.
  let fileName: String
  /// The source.
  let text: String
  /// The module to which it belongs; nil for the extension itself.
  var module: String?
  /// The sentence about it.
  let decision: String

  /// The file's path from the folder with the manifest.
  var path: String { "\(StandInFolder.name)/\(fileName)" }
}

extension OwnStandIn {
  /// Declares what Swift sources use of a target's code in Objective-C; nil where nothing is used.
  ///
  /// - Parameters:
  ///   - bridge: The target's bridging header.
  ///   - folder: The folder below which the headers lie that it imports.
  ///   - sources: The target's sources.
  init?(headersOf bridge: AbsolutePath, below folder: AbsolutePath, usedIn sources: ReadSources) {
    let headers = ObjectiveCHeaders(
      bridgedBy: bridge, below: folder, besides: sources.declared)
    let words = sources.all.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    guard !headers.names.isDisjoint(with: words) else { return nil }
    fileName = "ObjectiveC.swift"
    text = """
      // A stand-in for what \(bridge.name) declares. Fill in what it should answer.
      import Foundation

      \(headers.swiftText)
      """
    let used = headers.names.intersection(words).sorted()
    decision =
      "\(ImportNotes.list(used)) \(used.count == 1 ? "is" : "are") written in Objective-C, which "
      + "cannot be built here; \(StandInFolder.name)/\(fileName) declares what \(bridge.name) shows, "
      + "and answers nothing until somebody fills it in"
  }

  /// Declares the keys, tokens and the like in use without a declaration; nil for none.
  ///
  /// - Parameters:
  ///   - sources: The sources of the extension or of one of its modules.
  ///   - module: The module; nil for the extension.
  ///   - declared: The names that the author's other sources declare.
  ///   - modules: The author's modules.
  init?(
    secretsOf sources: ReadSources, in module: String? = nil, besides declared: Set<String>,
    importing modules: Set<String>
  ) {
    let secrets = AbsentSecrets(in: sources, besides: declared, importing: modules)
    guard !secrets.isEmpty else { return nil }
    self.module = module
    fileName = "\(module ?? "")Secrets.swift"
    text = """
      // A stand-in for what no file here declares, as files with keys and tokens are kept out of a
      // repository. Fill in what tests may know.

      \(secrets.swiftText)
      """
    let verb = secrets.names.count == 1 ? "is" : "are"
    decision =
      "\(ImportNotes.list(secrets.names)) \(verb) declared nowhere here, as what is kept out of a "
      + "repository; \(StandInFolder.name)/\(fileName) declares \(verb == "is" ? "it" : "them") with "
      + "texts that are no secrets"
  }

  /// Declares what is missing of secrets, of the extension and of each module.
  ///
  /// - Parameters:
  ///   - own: The extension's sources.
  ///   - modules: The author's modules, each with its sources.
  /// - Returns: A stand-in for each that lacks something.
  static func secrets(
    of own: ReadSources, _ modules: [(name: String, sources: ReadSources)]
  ) -> [OwnStandIn] {
    let names = Set(modules.map(\.name))
    let declared = modules.reduce(into: own.declared) { $0.formUnion($1.sources.declared) }
    let units = [(nil, own)] + modules.map { (Optional($0.name), $0.sources) }
    return units.compactMap { module, sources in
      OwnStandIn(secretsOf: sources, in: module, besides: declared, importing: names)
    }
  }
}
