// CoreText's way to make fonts known: a font is known if its file is there.

@_exported public import CoreGraphics
@_exported public import FoundationSupplement

public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  FileManager.default.fileExists(atPath: fontURL.path)
}

public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let isPresent = fontURLs.allSatisfy { url in
    (url as? URL).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }
  _ = registrationHandler?(isPresent ? [] : [CocoaError(.fileNoSuchFile)], true)
}
