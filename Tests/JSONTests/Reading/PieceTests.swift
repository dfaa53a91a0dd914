import JSON
import TestSupport
import Testing

/// Documents that are given away in pieces while they are written.
@Suite struct PieceTests {
  private func pieces(
    of value: some JSONWritable, _ layout: JSONWriter.Layout, _ length: Int
  ) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    JSONWriter.write(value, layout: layout, inPiecesOf: length) { pieces.append($0) }
    return pieces
  }

  @Test(arguments: [JSONWriter.Layout.line, .indented], [0, 1, 7, 64, 100_000])
  func `the pieces together are the document`(_ layout: JSONWriter.Layout, _ length: Int) {
    var nested = Parcel.full
    nested.inner = (0..<20).map { _ in .full }
    let unordered = UnorderedParcel(parcel: nested, other: nested)
    let values: [any JSONWritable] = [
      nested, unordered, [unordered, unordered], [nested, nested], [Parcel](), "text", 1.5,
      ["b": [1, 2], "a": []] as [String: [Int]],
    ]
    for value in values {
      #expect(pieces(of: value, layout, length).flatMap { $0 } == bytes(of: value, layout))
    }
  }

  @Test(arguments: [JSONWriter.Layout.line, .indented], [2048, 4096, 4097, 6144, 20_000])
  func `parts of a long list that are written side by side are in order`(
    _ layout: JSONWriter.Layout, _ count: Int
  ) {
    let numbers = (0..<count).map { Double($0) / 8 }
    let parcels = (0..<count / 8).map { Parcel(sender: "\($0)", weight: Double($0)) }
    let values: [any JSONWritable] = [
      numbers, ["z": numbers, "a": [1, 2]], [numbers, [], numbers], parcels + parcels,
      UnorderedParcel(parcel: Parcel(inner: parcels, sender: "a"), other: Parcel(inner: parcels)),
    ]
    for value in values {
      #expect(pieces(of: value, layout, 1000).flatMap { $0 } == bytes(of: value, layout))
    }
  }

  private func bytes(of value: some JSONWritable, _ layout: JSONWriter.Layout) -> [UInt8] {
    JSONWriter.bytes(of: value, layout: layout)
  }

  @Test func `a piece is little longer than asked for, and ends between two elements`() {
    let words = (0..<1000).map { "word \($0), [with] brackets" }
    let pieces = pieces(of: words, .line, 256)
    #expect(pieces.count > 50)
    for piece in pieces.dropLast() {
      #expect((256..<300).contains(piece.count))
      #expect(piece.last == UInt8(ascii: "\""))
    }
  }

  @Test func `an object whose members are sorted is held until it is whole`() {
    let pieces = pieces(of: [UnorderedParcel(parcel: .full), UnorderedParcel()], .line, 1)
    #expect(pieces.count == 3)
    #expect(pieces[1] == Array(UnorderedParcel(parcel: .full).json.utf8))
  }
}
