import ParallelWork

extension JSONWriter {
  /// The number of elements that one thread writes at once.
  @usableFromInline static let partLength = 2048

  /// Writes the elements of a long list, parts of them side by side.
  ///
  /// - Parameter elements: The elements, which are values that nobody changes meanwhile.
  @usableFromInline mutating func writeParts<Element: JSONWritable>(of elements: [Element]) {
    nonisolated(unsafe) let elements = elements
    let (layout, depth) = (layout, depth)
    let count = (elements.count + Self.partLength - 1) / Self.partLength
    Workers.inOrder(count) { part in
      var writer = JSONWriter(layout)
      writer.depth = depth
      writer.isFirst = part == 0
      let start = part * Self.partLength
      for element in elements[start..<min(start + Self.partLength, elements.count)] {
        writer.separate()
        element.write(to: &writer)
      }
      return writer.bytes
    } take: { text in
      bytes += text
      drainIfLong()
    }
    isFirst = false
  }
}
