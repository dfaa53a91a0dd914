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
    let standIns = modules.filter { $0.sources.contains { StandInFolder.has($0.path) } }
    files = Dictionary(standIns.map { ($0.name, $0.sources) }) { first, _ in first }
  }

  /// The modules whose stand-ins do not know all types, so that what uses those need not compile.
  var open: Set<String> {
    Set(
      files.filter { _, sources in
        sources.contains { source in
          (try? String(contentsOf: source.url, encoding: .utf8))?
            .contains(StandInFolder.openTypeMark) == true
        }
      }.keys)
  }

  /// Returns a compilation's outcome, with the stand-ins that its errors miss something of.
  func explained(
    _ result: Result<UnitCompiler.Product, CacheMiss<[RecordedDiagnostic]>>, in unit: CompileUnit
  ) -> Result<UnitCompiler.Product, CacheMiss<[RecordedDiagnostic]>> {
    switch result {
    case .success(let product) where files.isEmpty || product.omissions.isEmpty: return result
    case .failure where files.isEmpty: return result
    case .success(var product):
      let declared = DeclaredTypes(files, unit)
      product.omissions = product.omissions.map { omission in
        var omission = omission
        guard let (module, sentence) = declared.lack(omission.reason, in: omission.file) else {
          if !omission.modules.isEmpty, omission.modules.allSatisfy({ files[$0] != nil }) {
            (omission.cause, omission.isPartial) = (.absence, true)
          }
          return omission
        }
        (omission.cause, omission.modules, omission.isPartial) = (.absence, [module], true)
        omission.reason += sentence
        return omission
      }
      return .success(product)
    case .failure(var miss):
      let declared = DeclaredTypes(files, unit)
      for index in miss.failure.indices {
        let error = miss.failure[index]
        miss.failure[index].message +=
          declared.lack(error.message, in: error.file ?? "")?.sentence ?? ""
      }
      return .failure(miss)
    }
  }
}

extension SourcesDeclaration {
  /// The names, without an extension, of the sources that stand in for code which is not here.
  var standIns: [String] {
    let files = (sources + modules.flatMap(\.sources)).filter { StandInFolder.has($0.path) }
    return Set(files.map { $0.url.deletingPathExtension().lastPathComponent }).sorted()
  }
}

/// The types that a unit and the stand-ins it may import declare, each source read once.
private struct DeclaredTypes {
  /// A stand-in's source with the names of its types.
  private struct StandIn {
    let path: String
    let types: Set<Substring>
  }

  private let standIns: [String: [StandIn]]
  private let imports: [String: [String]]
  /// The names of the unit's own types.
  private let own: Set<Substring>

  init(_ files: [String: [RootedPath]], _ unit: CompileUnit) {
    standIns = files.mapValues { files in
      files.map { file in
        let text = (try? String(contentsOf: file.url, encoding: .utf8)) ?? ""
        return StandIn(path: file.path, types: Self.types(in: text))
      }
    }
    imports = Dictionary(
      unit.sources.map { ($0.path, $0.staged.imports.map(\.name)) }
    ) { first, _ in first }
    own = unit.sources.reduce(into: []) { types, source in
      types.formUnion(Self.types(in: String(decoding: source.staged.bytes, as: UTF8.self)))
    }
  }

  /// The module whose stand-in lacks what an error misses, and the end of a sentence about it.
  func lack(_ message: String, in path: String) -> (module: String, sentence: String)? {
    guard
      let match = message.firstMatch(of: /type '(\w+)[^']*' has no (?:member '[^']+'|subscripts)/),
      !own.contains(match.1)
    else { return nil }
    for module in imports[path] ?? [] {
      guard let standIn = standIns[module]?.first(where: { $0.types.contains(match.1) }) else {
        continue
      }
      let what = match.0.hasSuffix("subscripts") ? "any" : "it"
      return (module, "; \(standIn.path), the stand-in for \(module), does not declare \(what)")
    }
    return nil
  }

  /// The names that stand behind the words which introduce types.
  private static func types(in text: String) -> Set<Substring> {
    let words = text.identifiers
    return Set(
      zip(words, words.dropFirst())
        .filter { MissingDeclarations.typeIntroducers.contains($0.0) }.map(\.1))
  }
}
