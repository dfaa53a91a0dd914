import Combine
import SwiftUI
import UniformTypeIdentifiers

/// A text that is written to a file.
struct PlainDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// A drawing that several views share.
final class DrawingDocument: ReferenceFileDocument, @unchecked Sendable {
  static let readableContentTypes: [UTType] = [.json]

  @Published var points = 0

  init() {}

  init(configuration: ReadConfiguration) throws { points = 1 }

  func snapshot(contentType: UTType) throws -> Int { points }

  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }

  /// The types an app may write, for its panel.
  static var types: [UTType] { writableContentTypes }
}

/// The documents of an app.
struct DocumentScenes: Scene {
  var body: some Scene {
    DocumentGroup(newDocument: PlainDocument()) { file in
      TextEditor(text: file.$document.text).disabled(!file.isEditable)
    }
    DocumentGroup(viewing: PlainDocument.self) { file in
      Text(file.fileURL?.lastPathComponent ?? file.document.text)
    }
    DocumentGroup(newDocument: { DrawingDocument() }) { file in
      Text("\(file.document.points)").disabled(!file.isEditable)
    }
    DocumentGroup(viewing: DrawingDocument.self) { file in
      Text(file.fileURL?.lastPathComponent ?? "")
    }
  }

  /// The name of an open drawing.
  @MainActor static func name(
    of file: ReferenceFileDocumentConfiguration<DrawingDocument>
  ) -> String? {
    file.fileURL?.lastPathComponent
  }

  /// The name of an open text.
  static func name(of file: FileDocumentConfiguration<PlainDocument>) -> String? {
    file.fileURL?.lastPathComponent
  }
}

/// The panels in which documents are saved, moved and opened.
struct DocumentPanels: View {
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument
  @State private var isPresented = false
  let text: PlainDocument
  let drawing: DrawingDocument
  let files: [URL]

  var body: some View {
    VStack {
      exporters
      movers
      Button("New") {
        newDocument(PlainDocument())
        newDocument { DrawingDocument() }
        newDocument(contentType: .plainText)
      }
      Button("Open") {
        Task { for file in files { try await openDocument(at: file) } }
      }
    }
    .fileDialogDefaultDirectory(files.first)
    .fileDialogMessage("Choose a text")
    .fileDialogMessage(Text("Choose a text"))
    .fileDialogConfirmationLabel("Choose")
    .fileDialogConfirmationLabel(Text("Choose"))
    .fileExporterFilenameLabel("Name")
  }

  @ViewBuilder private var exporters: some View {
    Text("One")
      .fileExporter(isPresented: $isPresented, document: drawing, contentType: .json) { _ in }
      .fileExporter(isPresented: $isPresented, document: text, contentTypes: [.plainText]) { _ in
      } onCancellation: {
        isPresented = false
      }
      .fileExporter(isPresented: $isPresented, document: drawing, contentTypes: [.json]) { _ in }
    Text("Several")
      .fileExporter(isPresented: $isPresented, documents: [text], contentType: .plainText) { _ in }
      .fileExporter(isPresented: $isPresented, documents: [drawing], contentType: .json) { _ in }
  }

  private var movers: some View {
    Text("Files")
      .fileMover(isPresented: $isPresented, file: files.first) { _ in }
      .fileMover(isPresented: $isPresented, files: files) { _ in }
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: [.plainText],
        allowsMultipleSelection: true
      ) { _ in
      } onCancellation: {
        isPresented = false
      }
  }

  /// The actions as an app hands them on.
  @MainActor static func open(_ file: URL, by action: OpenDocumentAction) async throws {
    try await action(at: file)
  }

  @MainActor static func new(by action: NewDocumentAction) { action(contentType: .json) }
}
