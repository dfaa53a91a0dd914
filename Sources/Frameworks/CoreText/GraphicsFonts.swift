// Fonts of a file's bytes, which drawings use once they are registered.
//
// https://developer.apple.com/documentation/coretext/ctfontmanagerregistergraphicsfont(_:_:)

public import CoreGraphics
public import FoundationSupplement

/// The errors of registering fonts.
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions, unrecognizedFormat, invalidFontData
  case alreadyRegistered = 105
  case notRegistered = 201
}

/// Makes a font known whose bytes are a font file's: they are kept in a file of the process.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    RegisteredFonts.add(try font.file())
    return true
  } catch let failure {
    let code = CTFontManagerError.insufficientPermissions.rawValue
    error?.pointee = Unmanaged.passRetained(
      NSError(
        domain: kCTFontManagerErrorDomain, code: code, userInfo: [NSUnderlyingErrorKey: failure]))
    return false
  }
}

/// Returns whether the font was registered: it stays known.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  (try? font.file()).map { RegisteredFonts.files.contains($0) } ?? false
}
