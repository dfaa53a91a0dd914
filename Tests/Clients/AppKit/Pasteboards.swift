import AppKit

/// A colour's name that is copied with the colour's code.
final class CopiedColor: NSObject, NSPasteboardWriting {
  let code: String

  init(code: String) { self.code = code }

  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.string, .tabularText]
  }

  func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions { type == .tabularText ? .promised : [] }

  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { code }
}

/// Copies what a person wants, and reads it back.
struct Copier {
  let pasteboard = NSPasteboard(name: .ruler)

  func copy(_ colors: [CopiedColor]) -> Bool {
    pasteboard.declareTypes([.string], owner: nil)
    pasteboard.setPropertyList(colors.map(\.code), forType: .color)
    return pasteboard.writeObjects(colors)
  }

  func addresses() -> [URL] {
    let options: [NSPasteboard.ReadingOptionKey: Any] = [
      .urlReadingFileURLsOnly: true, .urlReadingContentsConformToTypes: ["public.image"],
    ]
    guard pasteboard.canReadObject(forClasses: [NSURL.self], options: options) else { return [] }
    defer { pasteboard.releaseGlobally() }
    return pasteboard.readObjects(forClasses: [NSURL.self], options: options) as? [URL] ?? []
  }
}
