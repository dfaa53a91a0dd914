import Foundation

@_silgen_name("CFPreferencesFlushCaches") private func flushPreferences()

/// The user defaults that the app and its extension share.
///
/// Foundation on Linux keeps defaults in the process until somebody synchronises, and never looks
/// at the file again while it keeps them. On a device a daemon serves both sides.
enum SharedPreferences {
  /// Writes changed values, and makes the next reading look at the files.
  static func exchange() {
    flushPreferences()
  }
}
