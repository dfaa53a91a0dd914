import Foundation
import UniformTypeIdentifiers

/// The types that an import dialog accepts, by its headings.
enum ImportTypes {
  /// Documents.
  static let documents: [UTType] = [
    .font, .message, .application, .log, .bundle, .package, .presentation, .spreadsheet, .database,
    .video, .contact, .volume, .script, .framework, .mpeg, .mpeg2Video, .mpeg4Audio,
    .appleProtectedMPEG4Audio, .quickTimeMovie, .avi, .aiff, .wav, .midi, .playlist, .m3uPlaylist,
    .rtf, .rtfd, .flatRTFD, .epub, .vCard, .toDoItem, .calendarEvent, .emailMessage,
    .internetLocation, .bookmark, .resolvable, .symbolicLink, .aliasFile, .mountPoint,
    .urlBookmarkData, .executable, .unixExecutable, .exe, .applicationBundle, .applicationExtension,
    .pluginBundle, .compositeContent, .threeDContent, .usd, .usdz, .realityFile, .sceneKitScene,
    .sourceCode, .swiftSource, .objectiveCSource, .cSource, .cHeader, .cPlusPlusSource,
    .assemblyLanguageSource, .javaScript, .shellScript, .pythonScript, .rubyScript, .perlScript,
    .phpScript, .appleScript, .yaml, .xmlPropertyList, .binaryPropertyList, .delimitedText,
    .tabSeparatedText, .utf16PlainText, .utf16ExternalPlainText, .utf8TabSeparatedText, .tiff, .bmp,
    .ico, .icns, .heif, .rawImage, .livePhoto, .gzip, .bz2, .diskImage, .appleArchive, .pkcs12,
    .x509Certificate, .ahap,
  ]

  /// The name of a file as it is saved.
  static func file(_ name: String, as type: UTType, in folder: URL) -> URL {
    var file = folder.appendingPathComponent(name, conformingTo: type)
    file.appendPathExtension(for: type)
    var copy = folder
    copy.appendPathComponent(name, conformingTo: type)
    return file == copy ? file : folder.appendingPathExtension(for: type)
  }

  /// The types of a tag.
  static func types(of mime: String) -> [UTType] {
    let kind: UTTagClass = .mimeType
    let all = UTType.types(tag: mime, tagClass: kind, conformingTo: .content)
    return all
      + [UTType(tag: "txt", tagClass: .filenameExtension, conformingTo: nil)].compactMap { $0 }
  }

  /// The debug screen's description of a type.
  static func describe(_ type: UTType) -> String {
    "\(type.description) \(type.tags) \(type.supertypes) \(type.version ?? 0) "
      + "\(type.referenceURL?.path ?? "")"
  }
}
