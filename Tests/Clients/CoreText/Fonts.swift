import CoreText
import Foundation

/// Makes the app's fonts known to its widget.
struct FontInstaller {
  var folder: URL
  var names: [String]

  private var files: [URL] { names.map { folder.appendingPathComponent($0 + ".ttf") } }

  /// Makes the fonts known to this process, and says which are missing.
  func install() -> [String] {
    zip(names, files)
      .filter { !CTFontManagerRegisterFontsForURL($0.1 as CFURL, .process, nil) }
      .map(\.0)
  }

  /// Makes the fonts known for as long as a scope lasts.
  func install(for scope: CTFontManagerScope, done: @escaping (Bool) -> Void) {
    CTFontManagerRegisterFontURLs(files as CFArray, scope, true) { errors, isDone in
      if isDone { done(CFArrayGetCount(errors) == 0) }
      return CFArrayGetCount(errors) == 0
    }
  }

  /// The scope of fonts, by the settings' choices.
  static func scope(isForAllApps: Bool, untilLogout: Bool, isOff: Bool) -> CTFontManagerScope {
    if isOff { return .none }
    if isForAllApps { return untilLogout ? .session : .persistent }
    return .process
  }
}
