import Foundation

/// A module that was built and that others can import.
struct BuiltModule: Hashable {
  /// The module's name.
  var name: String
  /// What its contents are known by, for the keys of the cache.
  var key: String
  /// The folder with the module; nil for one that the C compiler makes of headers.
  var folder: URL?
  /// Its code.
  var objects: [URL] = []
  /// What a compiler needs that reads the module, beside its folder.
  var importing: [String] = []
  /// What a linker needs that links its code.
  var linking: [String] = []
  /// Whether the module was compiled against our modules, which whoever reads it needs, too.
  var usesFrameworks = true
}
