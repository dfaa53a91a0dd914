import Foundation
import SwiftPackages
import WidgetManifest
import WidgetRecording

/// Tells which stand-in lacks a member that sources take of a type of its module.
///
/// Apple may have a type of the same name, as it has many a `Document`: where a source imports the
/// stand-in's module, what the type lacks is the stand-in's to declare.
struct StandInTypes {
  /// The sources of stand-ins, by the modules' names.
  private let files: [String: [RootedPath]]

  /// Takes the modules of a manifest whose sources lie in a folder of stand-ins.
  init(_ modules: [ModuleDeclaration]) {
    let standIns = modules.filter { module in
      module.sources.contains { source in
        source.path.split(separator: "/").dropLast().contains { $0 == StandInFolder.name }
      }
    }
    files = Dictionary(standIns.map { ($0.name, $0.sources) }) { first, _ in first }
  }

  /// Returns what a compilation gave, with the stand-ins that its errors miss something of.
  func explained(
    _ result: Result<UnitCompiler.Product, CacheMiss<[RecordedDiagnostic]>>, in unit: CompileUnit
  ) -> Result<UnitCompiler.Product, CacheMiss<[RecordedDiagnostic]>> {
    switch result {
    case .success(var product):
      product.omissions = product.omissions.map { omission in
        guard let (module, sentence) = lack(omission.reason, in: omission.file, of: unit) else {
          return omission
        }
        var omission = omission
        (omission.cause, omission.modules) = (.absence, [module])
        omission.reason += sentence
        return omission
      }
      return .success(product)
    case .failure(let miss):
      return .failure(
        CacheMiss(
          failure: miss.failure.map { error in
            var error = error
            error.message += lack(error.message, in: error.file ?? "", of: unit)?.sentence ?? ""
            return error
          }))
    }
  }

  /// The module whose stand-in lacks what an error misses, and the end of a sentence about it.
  private func lack(
    _ message: String, in path: String, of unit: CompileUnit
  ) -> (module: String, sentence: String)? {
    guard !files.isEmpty,
      let match = message.firstMatch(of: /type '(\w+)[^']*' has no (?:member '[^']+'|subscripts)/),
      let source = unit.sources.first(where: { $0.path == path }),
      !unit.sources.contains(where: { Self.declares(match.1, $0.staged.bytes) })
    else { return nil }
    for module in source.staged.imports.map(\.name) {
      for file in files[module] ?? [] {
        guard let data = try? Data(contentsOf: file.url), Self.declares(match.1, Array(data)) else {
          continue
        }
        let what = match.0.hasSuffix("subscripts") ? "any" : "it"
        return (module, "; \(file.path), the stand-in for \(module), does not declare \(what)")
      }
    }
    return nil
  }

  private static let introducers: Set<Substring> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  /// Whether a source declares a type.
  private static func declares(_ name: Substring, _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(name) else { return false }
    let words = text.identifiers
    return zip(words, words.dropFirst()).contains { introducers.contains($0) && $1 == name }
  }
}
