import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension UTType {
  /// The app's own notes.
  static let note = UTType(exportedAs: "org.example.note")
}

/// A note that can be dragged to other apps.
struct Note: Codable, Transferable {
  var title: String
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note).visibility(.ownProcess)
    DataRepresentation(contentType: .json) { note in
      try JSONEncoder().encode(note)
    } importing: { data in
      try JSONDecoder().decode(Note.self, from: data)
    }
    FileRepresentation(exportedContentType: .plainText) { note in
      let file = URL.temporaryDirectory.appending(path: note.title)
      try Data(note.text.utf8).write(to: file)
      return SentTransferredFile(file, allowAccessingOriginalFile: true)
    }
    .suggestedFileName { $0.title }
    ProxyRepresentation(exporting: \.text).exportingCondition { !$0.text.isEmpty }
  }
}

/// A picture that comes from elsewhere.
struct Clipping: Transferable {
  var data: Data

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { Clipping(data: $0) }
  }
}

/// A film, copied from where it was.
struct Film: Transferable {
  var url: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { film in
      SentTransferredFile(film.url)
    } importing: { received in
      Film(url: received.isOriginalFile ? received.file : received.file.standardizedFileURL)
    }
    FileRepresentation(importedContentType: .audio) { Film(url: $0.file) }
  }
}

/// A link, given as what it points to.
struct Bookmark: Codable, Transferable {
  var url: URL

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(
      for: Bookmark.self, contentType: .data, encoder: PropertyListEncoder(),
      decoder: PropertyListDecoder()
    )
    .suggestedFileName("Bookmark")
    ProxyRepresentation(exporting: { $0.url }, importing: { Bookmark(url: $0) })
    ProxyRepresentation { (text: String) in Bookmark(url: URL(fileURLWithPath: text)) }
    DataRepresentation(exportedContentType: .url) { Data($0.url.absoluteString.utf8) }
      .visibility(.team)
  }
}

/// The types that a value can be given as.
func representation<Value: Transferable>(of type: Value.Type) -> Value.Representation {
  type.transferRepresentation
}

/// The visibilities of a value's forms.
let audiences: [TransferRepresentationVisibility] = [.all, .group]

/// Gives one thing only.
@TransferRepresentationBuilder<Note> func plain() -> some TransferRepresentation<Note> {
  ProxyRepresentation(exporting: \Note.text)
}

/// A sent file's facts.
func describe(_ sent: SentTransferredFile, _ received: ReceivedTransferredFile) -> [Any] {
  [sent.file, sent.allowAccessingOriginalFile, received.file, received.isOriginalFile]
}

/// Both forms of a note together.
typealias Forms = TupleTransferRepresentation<Note, (Never, Never)>
