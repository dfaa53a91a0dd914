public import JSON

/// A place on the earth.
public struct GeographicCoordinate: Hashable, Sendable {
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of Greenwich.
  public var longitude: Double

  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension GeographicCoordinate: JSONConvertible {
  /// Reads an array of the latitude and the longitude.
  ///
  /// - Throws: `JSONError` where there are not two numbers.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let degrees = try [Double](from: &reader)
    guard degrees.count == 2 else {
      throw JSONError(.badValue("a place is a latitude and a longitude"))
    }
    self.init(latitude: degrees[0], longitude: degrees[1])
  }

  /// Writes an array of the latitude and the longitude.
  public func write(to writer: inout JSONWriter) {
    [latitude, longitude].write(to: &writer)
  }
}
