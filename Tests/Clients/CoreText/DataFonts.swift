import CoreGraphics
import CoreText
import Foundation

/// Makes fonts known that lie within a package's data.
func registerFont(_ data: Data) -> String? {
  guard let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else {
    return nil
  }
  var error: Unmanaged<CFError>?
  guard CTFontManagerRegisterGraphicsFont(font, &error) else {
    let code = CTFontManagerError.alreadyRegistered.rawValue
    print(code, CTFontManagerError.unrecognizedFormat, CTFontManagerError.notRegistered)
    return nil
  }
  return font.postScriptName.map { "\($0)" }
}

/// Makes a file's font unknown.
func unregisterFont(_ url: URL) -> Bool {
  guard let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider) else {
    return false
  }
  return CTFontManagerUnregisterGraphicsFont(font, nil)
}
