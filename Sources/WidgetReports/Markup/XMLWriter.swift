import CLibXML2

/// Writes an XML file through libxml2 piece by piece, and counts nothing of its own.
///
/// Names and texts pass through `SafeText` here: a file of ours is well-formed whatever a provider
/// says.
final class XMLWriter {
  /// The receiver of the bytes, which libxml2 gives away a few kilobytes at a time.
  private final class Receiver {
    private let take: ReportFile.Sink
    private var piece: [UInt8] = []

    init(_ take: @escaping ReportFile.Sink) { self.take = take }

    func add(_ bytes: UnsafeRawBufferPointer) {
      piece.append(contentsOf: bytes)
      if piece.count >= ReportFile.pieceLength { flush() }
    }

    /// Gives away what has come.
    func flush() {
      piece.withUnsafeBytes(take)
      piece.removeAll(keepingCapacity: true)
    }
  }

  private let writer: xmlTextWriterPtr

  /// Writes a file with a declaration and no document type.
  ///
  /// - Parameters:
  ///   - take: Takes the file's bytes, in UTF-8 and in order.
  ///   - content: Writes the root element.
  static func write(to take: ReportFile.Sink, _ content: (XMLWriter) -> Void) {
    withoutActuallyEscaping(take) { take in
      let receiver = Receiver(take)
      withExtendedLifetime(receiver) {
        let writer = XMLWriter(to: receiver)
        content(writer)
        writer.finish()
        receiver.flush()
      }
    }
  }

  private init(to receiver: Receiver) {
    xmlInitParser()
    let output = xmlOutputBufferCreateIO(
      { place, bytes, count in
        guard let place else { return -1 }
        let receiver = Unmanaged<Receiver>.fromOpaque(place).takeUnretainedValue()
        receiver.add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        return count
      }, nil, Unmanaged.passUnretained(receiver).toOpaque(), nil)
    guard let output, let writer = xmlNewTextWriter(output) else {
      preconditionFailure("there is no memory for a file")
    }
    self.writer = writer
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterSetIndentString(writer, "  ")
    xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
  }

  /// Ends the file.
  private func finish() {
    xmlTextWriterEndDocument(writer)
    xmlFreeTextWriter(writer)
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
}
