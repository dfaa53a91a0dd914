// CoreText's way to make fonts known: a font is known if its file is there, and drawings use it.

@_exported public import CoreGraphics
@_exported public import FoundationSupplement

public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  guard FileManager.default.fileExists(atPath: fontURL.path) else { return false }
  RegisteredFonts.add(fontURL)
  return true
}

public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let isPresent = fontURLs.allSatisfy { url in
    (url as? URL).map { CTFontManagerRegisterFontsForURL($0, scope, nil) } ?? false
  }
  _ = registrationHandler?(isPresent ? [] : [CocoaError(.fileNoSuchFile)], true)
}

/// Returns the names of fonts: those of the bundle are known once they are registered.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { [] }
