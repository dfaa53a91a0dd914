import SwiftUI

/// A Mac's windows of an app, with what a person may do with them.
struct WindowedApp: App {
  struct Document: Identifiable, Codable, Hashable, Transferable {
    var id = 0
    var name = ""

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation<Document, String> { $0.name }
    }
  }

  @State private var documents: [Document] = []
  @State private var keys: EventModifiers = []
  @State private var labels = ToolbarLabelStyle.automatic

  var body: some Scene {
    WindowGroup(id: "document", for: Document.self) { $document in
      content(document)
    } defaultValue: {
      Document()
    }
    .windowLevel(.floating)
    .windowManagerRole(.principal)
    .windowIdealSize(.fitToContent)
    .windowBackgroundDragBehavior(.enabled)
    .windowToolbarLabelStyle(fixed: .iconOnly)
    .windowToolbarLabelStyle($labels)
    .persistentSystemOverlays(.hidden)
    WindowGroup("Document", for: Document.self) { $document in
      content(document)
    } defaultValue: {
      Document()
    }
    WindowGroup("Document", id: "other", for: Document.self) { $document in
      content(document)
    } defaultValue: {
      Document()
    }
  }

  private func content(_ document: Document) -> some View {
    List($documents, id: \.name) { $row in
      TextField("Name", text: $row.name)
        .typeSelectEquivalent("Name")
        .typeSelectEquivalent(Text(row.name))
        .typeSelectEquivalent(row.name)
    }
    .windowDismissBehavior(.disabled)
    .windowMinimizeBehavior(.automatic)
    .windowResizeBehavior(.enabled)
    .windowFullScreenBehavior(.disabled)
    .windowToolbarFullScreenVisibility(.onHover)
    .toolbar { Button("Add") {}.toolbarItemHidden() }
    .onModifierKeysChanged(mask: .option, initial: false) { _, new in keys = new }
    .modifierKeyAlternate(.option) { Text("More") }
    .navigationDocument(document)
    .navigationDocument(document, preview: SharePreview(document.name))
  }

  static let levels: [WindowLevel] = [.automatic, .normal, .desktop]
  static let roles: [WindowManagerRole] = [.automatic, .associated]
  static let sizes: [WindowIdealSize] = [.automatic, .maximum]
  static let toolbars: [WindowToolbarFullScreenVisibility] = [.automatic, .visible]
  static let behaviors: [WindowInteractionBehavior] = [.automatic]
}

/// A dial whose styles are made of the one around.
struct EngravedDial: View {
  var body: some View {
    ZStack {
      Circle().fill(.shadow(.inner(radius: 2)))
      Circle().fill(.opacity(0.5))
      Text("12").foregroundStyle(.blendMode(.multiply))
    }
    .foregroundStyle(.orange)
  }
}
