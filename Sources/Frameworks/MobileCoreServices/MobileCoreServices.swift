// The names of types that preceded UTType, as texts.

@_exported public import FoundationSupplement
@_exported public import UniformTypeIdentifiers

public let kUTTypeImage = "public.image"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypePNG = "public.png"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeMovie = "public.movie"
public let kUTTypeAudio = "public.audio"
public let kUTTypeData = "public.data"
