import MobileCoreServices

/// The kinds that the share sheet of an older version accepts, by the names of that time.
enum PasteKind: CaseIterable {
  case picture, document, writing, link, recording, anything

  /// The type names, the most precise ones first.
  var typeNames: [String] { identifiers.map { $0 as String } }

  private var identifiers: [CFString] {
    switch self {
    case .picture: [kUTTypePNG, kUTTypeJPEG, kUTTypeImage]
    case .document: [kUTTypePDF]
    case .writing: [kUTTypePlainText, kUTTypeText]
    case .link: [kUTTypeFileURL, kUTTypeURL]
    case .recording: [kUTTypeAudio, kUTTypeMovie]
    case .anything: [kUTTypeData]
    }
  }

  /// The kind of what was pasted.
  init?(typeName: String) {
    guard let kind = Self.allCases.first(where: { $0.typeNames.contains(typeName) }) else {
      return nil
    }
    self = kind
  }
}
