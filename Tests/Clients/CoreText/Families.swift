import CoreText
import Foundation

/// The fonts that a person adds to the app.
struct FontLibrary {
  var files: [URL]

  /// Makes the fonts known, each for this process alone.
  func install() -> Bool {
    CTFontManagerRegisterFontsForURLs(files as CFArray, .process, nil)
  }

  /// Takes the fonts away again, and says which files were not known.
  func remove() -> [URL] {
    files.filter { !CTFontManagerUnregisterFontsForURL($0 as CFURL, .process, nil) }
  }

  /// The families that may be chosen, in the order of their names.
  static func families() -> [String] {
    (CTFontManagerCopyAvailableFontFamilyNames() as? [String] ?? []).sorted()
  }

  /// The number of fonts in each file.
  func counts() -> [Int] {
    files.map { file in
      let fonts = CTFontManagerCreateFontDescriptorsFromURL(file as CFURL)
      return (fonts as? [CTFontDescriptor] ?? []).count
    }
  }

  /// The font of a download.
  static func descriptor(of download: Data) -> CTFontDescriptor? {
    CTFontManagerCreateFontDescriptorFromData(download as CFData)
  }

  /// Whether an error is about fonts.
  static func isAboutFonts(_ error: NSError) -> Bool {
    error.domain == kCTFontManagerErrorDomain as String
  }
}
