import CInterposition
import ExtensionEnvironment
package import Foundation

/// The files that code looks for in the extension's bundle and that are not there.
///
/// A project may give its target files that are kept out of the repository, so that a call which ends
/// for want of one says nothing of a device.
enum ResourceLookups {
  /// Notes them from now on.
  ///
  /// - Returns: Whether this toolchain's Foundation lets itself be watched.
  static func note() -> Bool {
    let table = "$s10Foundation6BundleC"
    return class_replace_method(
      table + "N", table + "4path11forResource6ofTypeSSSgAG_AGtF", "widgetcheck_bundle_path") != 0
      && class_replace_method(
        table + "N", table + "3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF",
        "widgetcheck_bundle_url") != 0
  }
}

extension Bundle {
  /// Stands for `path(forResource:ofType:)`.
  @_silgen_name("widgetcheck_bundle_path")
  package func notedPath(forResource name: String?, ofType type: String?) -> String? {
    noted(path(forResource: name, ofType: type, inDirectory: nil), name, type)
  }

  /// Stands for `url(forResource:withExtension:)`.
  @_silgen_name("widgetcheck_bundle_url")
  package func notedURL(forResource name: String?, withExtension type: String?) -> URL? {
    noted(url(forResource: name, withExtension: type, subdirectory: nil), name, type)
  }

  private func noted<Found>(_ found: Found?, _ name: String?, _ type: String?) -> Found? {
    if found == nil, let name {
      let ending = type.flatMap { $0.isEmpty ? nil : "." + $0 } ?? ""
      AccessJournal.note("resource", of: name + ending)
    }
    return found
  }
}
