import Foundation
import MobileCoreServices

/// The MIME type of an attachment, as code from before `UTType` finds it.
func mimeType(forFileAt url: URL) -> String {
  if let type = UTTypeCreatePreferredIdentifierForTag(
    kUTTagClassFilenameExtension, url.pathExtension as NSString, nil)?.takeRetainedValue(),
    let name = UTTypeCopyPreferredTagWithClass(type, kUTTagClassMIMEType)?.takeRetainedValue()
  {
    return name as String
  }
  return "application/octet-stream"
}

/// Whether a file that was shared is one that moves.
func isMoving(_ type: String) -> Bool {
  let moving = [kUTTypeGIF, kUTTypeVideo, kUTTypeMPEG4, kUTTypeQuickTimeMovie]
  return moving.contains { UTTypeEqual(type as CFString, $0) }
    || UTTypeConformsTo(type as CFString, kUTTypeMovie)
}

/// The types that an archive of web pages takes in.
let archivedTypes: [String] = [
  kUTTypeItem as String, kUTTypeContent as String, String(kUTTypeHTML), kUTTypeTIFF as String,
  "\(kUTTypeUTF8PlainText)",
]
