// SwiftUI's documents that are objects, and the scenes that open documents. An extension opens
// none.

public import UniformTypeIdentifiers

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  associatedtype Snapshot

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }

  init(configuration: Self.ReadConfiguration) throws

  func snapshot(contentType: UTType) throws -> Self.Snapshot

  func fileWrapper(
    snapshot: Self.Snapshot, configuration: Self.WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An open document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// An open document that is an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// Windows for documents.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {

  public var body: Never { return noBody(Self.self) }
}

extension DocumentGroup where Document: FileDocument {
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

nonisolated extension View {
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(EmptyModifier())
  }

  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    modifier(EmptyModifier())
  }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL {
    modifier(EmptyModifier())
  }

  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modifier(EmptyModifier())
  }

  public func fileDialogMessage(_ message: Text?) -> some View { modifier(EmptyModifier()) }

  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    modifier(EmptyModifier())
  }

  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }
}

/// Opens a window for a new document, which an extension cannot.
@MainActor @preconcurrency public struct NewDocumentAction: Sendable {
  nonisolated init() {}

  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}

  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}

  public func callAsFunction(contentType: UTType) {}
}

/// Opens a document, which fails in an extension.
@MainActor @preconcurrency public struct OpenDocumentAction: Sendable {
  nonisolated init() {}

  public func callAsFunction(at url: URL) async throws {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
}

extension EnvironmentValues {
  public var newDocument: NewDocumentAction { NewDocumentAction() }

  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}
