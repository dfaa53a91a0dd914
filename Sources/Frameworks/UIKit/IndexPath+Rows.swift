public import Foundation

extension IndexPath {
  /// Creates the place of an item in a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Creates the place of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The section of a place with two indices.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item of a place with two indices.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row of a place with two indices.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
