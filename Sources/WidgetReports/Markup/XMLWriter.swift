import CLibXML2
import Foundation

/// Writes an XML file through libxml2, and counts nothing of its own.
///
/// Names and texts pass through `SafeText` here: a file of ours is well-formed whatever a provider
/// says. A writer is used once, from one task.
final class XMLWriter {
  private let buffer: xmlBufferPtr
  private let writer: xmlTextWriterPtr

  /// Starts a file with a declaration and no document type.
  init() {
    xmlInitParser()
    guard let buffer = xmlBufferCreate(), let writer = xmlNewTextWriterMemory(buffer, 0) else {
      preconditionFailure("there is no memory for a file")
    }
    // Files of many megabytes are not copied for each few kilobytes that come.
    xmlBufferSetAllocationScheme(buffer, XML_BUFFER_ALLOC_DOUBLEIT)
    self.buffer = buffer
    self.writer = writer
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterSetIndentString(writer, "  ")
    xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  /// Writes an element with a start tag and an end tag, even where nothing is in it.
  func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    content: () -> Void = {}
  ) {
    xmlTextWriterStartElement(writer, name.utf8Start)
    for case (let name, let value?) in attributes {
      Self.withBytes(of: SafeText.line(value)) {
        xmlTextWriterWriteAttribute(writer, name.utf8Start, $0)
      }
    }
    content()
    xmlTextWriterFullEndElement(writer)
  }

  private static func withBytes(of text: String, _ body: (UnsafePointer<xmlChar>) -> Int32) {
    text.withCString { start in
      _ = start.withMemoryRebound(to: xmlChar.self, capacity: text.utf8.count + 1, body)
    }
  }

  /// Writes text of several lines, unescaped for readers that show escapes as they stand.
  func text(_ text: String) {
    guard !text.isEmpty else { return }
    let text = SafeText.block(text)
    guard text.utf8.contains(UInt8(ascii: "]")) else {
      return Self.withBytes(of: text) { xmlTextWriterWriteCDATA(writer, $0) }
    }
    let parts = text.split(separator: "]]>", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let start = index == 0 ? "" : ">"
      let end = index == parts.count - 1 ? "" : "]]"
      xmlTextWriterWriteCDATA(writer, start + part + end)
    }
  }

  /// The file, in UTF-8.
  var data: Data {
    xmlTextWriterEndDocument(writer)
    xmlTextWriterFlush(writer)
    let count = Int(xmlBufferLength(buffer))
    guard count > 0, let content = xmlBufferDetach(buffer) else { return Data() }
    // libxml2 allocates by `malloc` unless it is told otherwise, which nothing here does.
    return Data(bytesNoCopy: content, count: count, deallocator: .free)
  }
}
