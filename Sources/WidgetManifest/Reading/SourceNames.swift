import Foundation

/// The names that an extension's own files hold, as far as their text tells before they are built.
///
/// A manifest may name kinds that it does not declare, and intents: whether the bundle has them is
/// certain once the extension describes itself. A name that no file of the extension's holds is
/// mistyped, and is told before anything is built.
struct SourceNames {
  /// The text of the files; nil where names may stand elsewhere: in packages, or in an executable.
  private let texts: [Data]?

  /// Reads the files of an extension and of the modules that it imports.
  ///
  /// - Parameter source: The extension.
  init(of source: ExtensionSource) {
    guard case .sources(let declaration) = source, declaration.packages.isEmpty else {
      texts = nil
      return
    }
    let files = declaration.sources + declaration.modules.flatMap(\.sources)
    texts = files.map { (try? Data(contentsOf: $0.url, options: .mappedIfSafe)) ?? Data() }
  }

  /// Whether the bundle may have something of a name.
  func mayHold(_ name: String) -> Bool {
    guard let texts else { return true }
    let name = Data(name.utf8)
    return texts.contains { $0.firstRange(of: name) != nil }
  }

  /// The types whose declaration names a protocol of intents; nil where there may be others.
  var intents: [String]? {
    let declaration = /\b(?:struct|class|enum|actor)\s+(\w+)\b[^{}]*\b\w*Intent\b[^{}]*\{/
    return texts.map { texts in
      let names = texts.flatMap { text in
        String(decoding: text, as: UTF8.self).matches(of: declaration).map { String($0.1) }
      }
      return Set(names).sorted()
    }
  }
}
