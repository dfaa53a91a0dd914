// The names of types that preceded UTType, and the functions for them.

@_exported public import FoundationSupplement
@_exported public import UniformTypeIdentifiers

public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"

public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString =
  "public.filename-extension"
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Returns the identifier of a type that Apple declares for a tag; nil where there is none.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let type = UTType(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
    conformingTo: inConformingToUTI.flatMap { UTType($0 as String) })
  return type.map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// Returns the first of a type's file extensions or MIME types; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let tags = UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]
  return tags?.first.map { Unmanaged.passRetained($0 as CFString) }
}

/// Returns whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  UTType(importedAs: inUTI as String).conforms(to: UTType(importedAs: inConformsToUTI as String))
}

/// Returns whether two identifiers name one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }
