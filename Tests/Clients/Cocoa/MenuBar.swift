import Cocoa

/// The Mac app's list of documents, kept by Core Data and drawn by AppKit.
@MainActor
struct DocumentMenu {
  var context: NSManagedObjectContext

  /// The icon beside each document.
  func icon(for document: NSManagedObject) -> NSImage {
    let symbol = document.isInserted ? "doc.badge.plus" : "doc"
    let image = NSImage(systemSymbolName: symbol, accessibilityDescription: "Document")
    return image ?? NSImage(size: NSSize(width: 16, height: 16))
  }

  /// Saves before the app ends.
  func saveAndQuit() throws {
    if context.hasChanges { try context.save() }
    NSApplication.shared.terminate(nil)
  }
}
