// The types of files that the attic app stores, and their display.

import Foundation
import UniformTypeIdentifiers

extension UTType {
  /// A box of the attic, which the app itself declares.
  static var box: UTType { UTType(exportedAs: "org.example.box", conformingTo: .data) }

  /// A label that another app declares.
  static var label: UTType { UTType(importedAs: "org.example.label", conformingTo: .text) }

  /// Types that conform to nothing yet.
  static var drafts: [UTType] {
    [UTType(exportedAs: "org.example.draft"), UTType(importedAs: "org.example.sketch")]
  }
}

/// Sorts what people put into the attic.
struct Attic {
  func type(ofFile name: String) -> UTType? {
    let ending = (name as NSString).pathExtension
    return UTType(filenameExtension: ending)
      ?? UTType(filenameExtension: ending, conformingTo: .image)
  }

  func type(ofDownload mime: String?, or identifier: String) -> UTType? {
    mime.flatMap { UTType(mimeType: $0) ?? UTType(mimeType: $0, conformingTo: .text) }
      ?? UTType(identifier)
  }

  /// The symbol of the shelf on which a file lies.
  func shelf(of type: UTType) -> String {
    let pictures: [UTType] = [.png, .jpeg, .heic, .gif, .webP, .svg]
    let papers: [UTType] = [
      .plainText, .utf8PlainText, .commaSeparatedText, .json, .xml, .html, .propertyList, .pdf,
    ]
    let records: [UTType] = [.mp3, .mpeg4Movie, .movie, .audio]
    if pictures.contains(type) || type.conforms(to: .image) { return "photo" }
    if papers.contains(type) || type.isSubtype(of: .text) { return "doc" }
    if records.contains(type) || type.conforms(to: .audiovisualContent) { return "film" }
    if type == .zip || type.conforms(to: .archive) { return "archivebox" }
    if type == .folder || type.conforms(to: .directory) { return "folder" }
    if type == .fileURL || type.conforms(to: .url) { return "link" }
    return UTType.item.isSupertype(of: type) || type.conforms(to: .content) ? "shippingbox" : "?"
  }

  /// The app's summary of a type.
  func summary(of type: UTType) -> String {
    let name = type.localizedDescription ?? type.identifier
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let mime = type.preferredMIMEType ?? "no type of the web"
    let marks = [
      type.isDynamic ? "guessed" : nil, type.isPublic ? "public" : nil,
      type.isDeclared ? "declared" : nil,
    ]
    return ([name, ending, mime] + marks.compactMap { $0 }).joined(separator: " ")
  }

  /// The number of files of each type; kept between launches.
  func stored(_ counts: [UTType: Int]) throws -> Data {
    try JSONEncoder().encode(counts)
  }

  func counts(in data: Data) throws -> [UTType: Int] {
    try JSONDecoder().decode([UTType: Int].self, from: data)
  }
}
