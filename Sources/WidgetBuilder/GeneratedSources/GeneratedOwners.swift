import Foundation
import WidgetManifest

/// The modules that classes belong to which Xcode generates.
///
/// A data model or an intent definition is a file of one target, and the others import its module.
/// A manifest does not name that target: the module whose sources name most of the classes is
/// taken.
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

  /// Returns the module that names most of some classes; nil where none names any.
  func module(naming classes: Set<String>) -> String? {
    let scores = words.map { module in
      (module.module, classes.count { module.words.contains(Substring($0)) })
    }
    let best = scores.map(\.1).max() ?? 0
    return best == 0 ? nil : scores.first { $0.1 == best }?.0
  }
}
