import Foundation
import WidgetManifest

/// The modules that classes belong to which Xcode generates.
///
/// A data model or an intent definition is a file of one target, and the others import its module.
/// A manifest does not name that target: of the modules that import the classes' framework, the
/// one whose sources name most of them is taken. Another module's types may have the same names.
struct GeneratedOwners {
  private let words: [(module: String, words: Set<Substring>)]

  /// Reads the sources of modules.
  init(_ modules: [ModuleDeclaration]) {
    words = modules.map { module in
      var words: Set<Substring> = []
      for source in module.sources {
        let text = (try? String(contentsOf: source.url, encoding: .utf8)) ?? ""
        words.formUnion(text.identifiers)
      }
      return (module.name, words)
    }
  }

  /// Finds the module that names most of some classes.
  ///
  /// - Parameters:
  ///   - classes: The names of the classes.
  ///   - framework: The framework with the classes' superclass, which their module imports.
  /// - Returns: The module's name; nil where none names any.
  func module(naming classes: Set<String>, of framework: String) -> String? {
    let scores = words.filter { $0.words.contains(Substring(framework)) }.map { module in
      (module.module, classes.count { module.words.contains(Substring($0)) })
    }
    let best = scores.map(\.1).max() ?? 0
    return best == 0 ? nil : scores.first { $0.1 == best }?.0
  }
}
