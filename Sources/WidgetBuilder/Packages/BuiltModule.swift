import Foundation
import WidgetRecording

/// A module that was built and that others can import.
struct BuiltModule: Hashable {
  /// The module's name.
  var name: String
  /// A hash of its contents, for the keys of the cache.
  var key: String
  /// The folder with the module; nil for one that the C compiler makes of headers.
  var folder: URL?
  /// Its code.
  var objects: [URL] = []
  /// Further compiler arguments for importing the module.
  var importing: [String] = []
  /// The folders to which that leads.
  var importedFolders: [URL] = []
  /// Linker arguments for its code.
  var linking: [String] = []
  /// Whether the module was compiled against our modules, which whoever reads it needs, too.
  var usesFrameworks = true
  /// The parts of its sources that it lacks.
  var omissions: [RecordedOmission] = []

  /// The arguments of a compiler that reads the module.
  var arguments: [String] { (folder.map { ["-I", $0.path] } ?? []) + importing }

  /// The folders that a compiler reads for the module.
  var readFolders: [URL] {
    [folder].compactMap(\.self) + objects.map { $0.deletingLastPathComponent() } + importedFolders
  }
}
