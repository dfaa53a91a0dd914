/// The colours of a picture, each the mean of a cell of a grid.
public struct PictureColors: Hashable, Sendable {
  /// The most cells along a side.
  private static let mostCells = 32

  private let columns: Int
  private let rows: Int
  private let cells: [PaintColor]

  /// Creates the colours of a grid's cells, row by row; nil where their number is not the grid's.
  public init?(columns: Int, rows: Int, _ cells: [PaintColor]) {
    guard columns > 0, rows > 0, cells.count == columns * rows else { return nil }
    (self.columns, self.rows, self.cells) = (columns, rows, cells)
  }

  /// Decodes a picture's file; nil where no library that is installed knows the format.
  public init?(_ bytes: [UInt8]) {
    guard let picture = DecodedPicture(bytes),
      let (columns, rows, cells) = picture.means(most: Self.mostCells)
    else { return nil }
    self.init(columns: columns, rows: rows, cells)
  }

  /// Returns the colour at a place, as shares of the width and the height from the upper left.
  public func color(_ x: Double, _ y: Double) -> PaintColor {
    func index(_ share: Double, _ count: Int) -> Int {
      max(0, min(count - 1, Int(max(0, min(1, share)) * Double(count))))
    }
    return cells[index(y, rows) * columns + index(x, columns)]
  }
}
