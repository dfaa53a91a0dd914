import SwiftUI
import UniformTypeIdentifiers

/// A list of cities as a document.
struct CitiesDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.json] }

  var names: [String]

  init(names: [String]) { self.names = names }

  init(configuration: ReadConfiguration) throws {
    let data = configuration.contentType == .json ? configuration.file.regularFileContents : nil
    names = try JSONDecoder().decode([String].self, from: data ?? Data())
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let file = FileWrapper(regularFileWithContents: try JSONEncoder().encode(names))
    file.preferredFilename =
      configuration.existingFile?.filename
      ?? configuration.contentType.preferredFilenameExtension
    return file
  }
}

/// Reads and writes the list, and takes cities that are dropped onto it.
struct CitiesScreen: View {
  @State private var document = CitiesDocument(names: [])
  @State private var isReading = false
  @State private var isTargeted = false

  var body: some View {
    List {
      ForEach(document.names, id: \.self) { Text($0) }
        .onInsert(of: [.plainText]) { index, providers in
          document.names.insert("\(providers.count)", at: index)
        }
    }
    .fileImporter(isPresented: $isReading, allowedContentTypes: [.json]) { result in
      if case .success(let url) = result { document.names.append(url.lastPathComponent) }
    }
    .fileImporter(
      isPresented: $isReading, allowedContentTypes: [.json], allowsMultipleSelection: true
    ) { result in
      document.names += (try? result.get())?.map(\.lastPathComponent) ?? []
    }
    .fileExporter(
      isPresented: $isReading, document: document,
      contentType: CitiesDocument.writableContentTypes.first ?? .json, defaultFilename: "Cities"
    ) { print($0) }
    .onDrop(of: [.url], isTargeted: $isTargeted) { providers in !providers.isEmpty }
    .onDrop(of: [.url], isTargeted: nil) { providers, location in
      location.x > 0 && !providers.isEmpty
    }
    .onDrag {
      NSItemProvider()
    } preview: {
      Text("Cities")
    }
  }
}

/// Whether a document is written for the first time.
func isNew(_ writing: FileDocumentWriteConfiguration, after reading: FileDocumentReadConfiguration)
  -> Bool
{
  writing.existingFile == nil && reading.file.isRegularFile
}

/// A folder of pictures that is kept as one.
func package(_ pictures: [String: Data], at url: URL) throws -> FileWrapper {
  let folder = FileWrapper(
    directoryWithFileWrappers: pictures.mapValues { FileWrapper(regularFileWithContents: $0) })
  let name = folder.addFileWrapper(FileWrapper(regularFileWithContents: Data()))
  try folder.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
  let read = try FileWrapper(url: url, options: [.immediate, .withoutMapping])
  if let first = read.fileWrappers?[name], read.isDirectory { read.removeFileWrapper(first) }
  return read
}
