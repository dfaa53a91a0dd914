// CoreText's way to make fonts known: a font is known if its file is there, and drawings use it.

@_exported public import CoreGraphics
@_exported public import FoundationSupplement

public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let file = fontURL as URL
  guard FileManager.default.fileExists(atPath: file.path) else {
    error?.pointee = Unmanaged.passRetained(NSError(domain: kCTFontManagerErrorDomain, code: 101))
    return false
  }
  RegisteredFonts.add(file)
  return true
}

public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let isPresent = fontURLs.allSatisfy { url in
    (url as? URL).map { CTFontManagerRegisterFontsForURL($0 as CFURL, scope, nil) } ?? false
  }
  _ = registrationHandler?((isPresent ? [] : [CocoaError(.fileNoSuchFile)]) as CFArray, true)
}

/// Returns the names of fonts: those of the bundle are known once they are registered.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { [] }

/// Registers fonts of several files.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutableRawPointer?
) -> Bool {
  fontURLs.compactMap { $0 as? URL }.reduce(true) { isDone, file in
    CTFontManagerRegisterFontsForURL(file as CFURL, scope, nil) && isDone
  }
}

/// Returns whether the file is there: a font that was registered stays known.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FileManager.default.fileExists(atPath: (fontURL as URL).path)
}

/// Returns the names of families: those of the bundle are known once they are registered.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { [] }

/// A description of a font, of which nothing but its file is known here.
public final class CTFontDescriptor: @unchecked Sendable {
  init() {}
}

/// Returns a description of a file's font; nil where there is no such file.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  FileManager.default.fileExists(atPath: (fileURL as URL).path) ? [CTFontDescriptor()] : nil
}

/// Returns a description of a font's data; nil for no data.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  data.length > 0 ? CTFontDescriptor() : nil
}
