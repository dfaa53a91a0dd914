import Foundation
import Synchronization

/// The font files of this process: those that the Info.plist names, and those that code registers.
package enum RegisteredFonts {
  private static let registered = Mutex<[URL]>([])

  /// Adds a file.
  package static func add(_ file: URL) {
    registered.withLock { if !$0.contains(file) { $0.append(file) } }
  }

  /// The files that the Info.plist names; one in a folder is found by its last part, too.
  private static let declared: [URL] = {
    let names = Bundle.main.infoDictionary?["UIAppFonts"] as? [Any] ?? []
    return names.compactMap { $0 as? String }.compactMap { name in
      Bundle.main.url(forResource: name, withExtension: nil, subdirectory: nil)
        ?? Bundle.main.url(
          forResource: (name as NSString).lastPathComponent, withExtension: nil, subdirectory: nil)
    }
  }()

  /// The files, those of the Info.plist first.
  package static var files: [URL] { declared + registered.withLock { $0 } }
}
