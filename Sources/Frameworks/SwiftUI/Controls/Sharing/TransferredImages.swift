// Images and colours as transferable values.

public import CoreTransferable
import UniformTypeIdentifiers

extension Image: Transferable {
  /// The file of an image, which makes one. An image gives none: it may be a symbol or a drawing.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}

extension Color: Transferable {
  /// The colour in the light appearance, as JSON. Apple does not document the form of its own.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .json) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
