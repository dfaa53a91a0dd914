// The curves of FIPS 186-4 and the encodings of their keys: SEC 1, PKCS #8 and X.509.

import FoundationSupplement

/// A curve of the NIST's: its name in encodings and the length of its numbers.
struct Curve: Sendable {
  private let identifier: [UInt8]
  let width: Int

  static let p256 = Curve(
    identifier: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07], width: 32)
  static let p384 = Curve(identifier: [0x2b, 0x81, 0x04, 0x00, 0x22], width: 48)
  static let p521 = Curve(identifier: [0x2b, 0x81, 0x04, 0x00, 0x23], width: 66)

  /// The identifier of all keys of elliptic curves.
  private static let ellipticCurves: [UInt8] = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01]

  private var algorithm: [UInt8] {
    DER.field(
      DER.sequence,
      DER.field(DER.identifier, Self.ellipticCurves) + DER.field(DER.identifier, identifier))
  }

  private func checkAlgorithm(_ fields: DERReader) throws(CryptoKitASN1Error) {
    var fields = fields
    guard try fields.field(DER.identifier) == Self.ellipticCurves,
      try fields.field(DER.identifier) == identifier
    else { throw .invalidObjectIdentifier }
  }

  // MARK: Private keys

  /// Makes a random private key.
  func makePrivateKey() -> CurvePrivateKey {
    while true {
      var number = (0..<width).map { _ in UInt8.random(in: 0...255) }
      if width == 66 { number[0] &= 1 }
      do {
        return try CurvePrivateKey(self, number: number)
      } catch .underlyingCoreCryptoError {
        preconditionFailure("keys of elliptic curves need Debian's libssl3, which is not installed")
      } catch {}  // A number above the curve's order, which is rare.
    }
  }

  /// Encodes a private key as SEC 1 says, with its point where it is known.
  func encoding(number: [UInt8], point: [UInt8]? = nil, names curve: Bool) -> [UInt8] {
    var content = DER.field(DER.integer, [1]) + DER.field(DER.octets, number)
    if curve { content += DER.field(0xa0, DER.field(DER.identifier, identifier)) }
    if let point { content += DER.field(0xa1, DER.field(DER.bits, [0] + point)) }
    return DER.field(DER.sequence, content)
  }

  /// Encodes a private key as PKCS #8 says.
  func pkcs8(number: [UInt8], point: [UInt8]) -> [UInt8] {
    let key = encoding(number: number, point: point, names: false)
    return DER.field(
      DER.sequence,
      DER.field(DER.integer, [0]) + algorithm + DER.field(DER.octets, key))
  }

  /// Reads the number of a private key in one of both encodings.
  func number(in encoding: [UInt8]) throws(CryptoKitASN1Error) -> [UInt8] {
    var outer = DERReader(encoding)
    var fields = try outer.fields()
    let version = try fields.field(DER.integer)
    if version == [0], fields.next == DER.sequence {
      try checkAlgorithm(fields.fields())
      return try number(in: fields.field(DER.octets))
    }
    guard version == [1] else { throw .invalidASN1Object }
    let number = try fields.field(DER.octets)
    if fields.next == 0xa0 {
      var names = try fields.fields(0xa0)
      guard try names.field(DER.identifier) == identifier else { throw .invalidObjectIdentifier }
    }
    guard number.count == width else { throw .invalidASN1Object }
    return number
  }

  // MARK: Public keys

  /// Encodes a point as X.509 says.
  func encoding(ofPoint point: [UInt8]) -> [UInt8] {
    DER.field(DER.sequence, algorithm + DER.field(DER.bits, [0] + point))
  }

  /// Reads the point of a public key.
  func point(in encoding: [UInt8]) throws(CryptoKitASN1Error) -> [UInt8] {
    var outer = DERReader(encoding)
    var fields = try outer.fields()
    try checkAlgorithm(fields.fields())
    let bits = try fields.field(DER.bits)
    guard fields.isAtEnd, bits.first == 0 else { throw .invalidASN1Object }
    return Array(bits.dropFirst())
  }
}

/// A private key of one of the curves.
struct CurvePrivateKey: Sendable {
  let curve: Curve
  let number: [UInt8]
  let key: CurveKey
  let publicKey: CurvePublicKey

  init(_ curve: Curve, number: [UInt8]) throws(CryptoKitError) {
    guard number.count == curve.width else { throw .incorrectKeySize }
    let key = try CurveKey(privateKey: curve.encoding(number: number, names: true))
    (self.curve, self.number, self.key) = (curve, number, key)
    guard let point = try? curve.point(in: key.publicEncoding()) else { throw .invalidParameter }
    publicKey = try CurvePublicKey(curve, point: point)
  }

  init(_ curve: Curve, encoding: [UInt8]) throws {
    try self.init(curve, number: curve.number(in: encoding))
  }

  init(_ curve: Curve, pem: String) throws {
    let document = try PEMDocument(pem)
    guard ["EC PRIVATE KEY", "PRIVATE KEY"].contains(document.kind) else {
      throw CryptoKitASN1Error.invalidPEMDocument
    }
    try self.init(curve, encoding: document.bytes)
  }

  /// Takes a point that is not compressed, and the private number after it.
  init(_ curve: Curve, x963 bytes: [UInt8]) throws {
    guard bytes.count == 1 + 3 * curve.width else { throw CryptoKitError.incorrectParameterSize }
    try self.init(curve, number: Array(bytes.suffix(curve.width)))
    guard publicKey.point == Array(bytes.dropLast(curve.width)) else {
      throw CryptoKitError.invalidParameter
    }
  }

  var encoding: [UInt8] { curve.pkcs8(number: number, point: publicKey.point) }
}

/// A public key of one of the curves.
struct CurvePublicKey: Sendable {
  let curve: Curve
  /// The coordinates after a four, as SEC 1 says.
  let point: [UInt8]
  let key: CurveKey

  /// Takes a point, compressed or not.
  init(_ curve: Curve, point: [UInt8]) throws(CryptoKitError) {
    let isWhole = point.first == 4 && point.count == 1 + 2 * curve.width
    guard isWhole || (point.count == 1 + curve.width && [2, 3].contains(point.first)) else {
      throw .incorrectParameterSize
    }
    let key = try CurveKey(publicKey: curve.encoding(ofPoint: point))
    guard let whole = isWhole ? point : try? curve.point(in: key.publicEncoding()) else {
      throw .invalidParameter
    }
    (self.curve, self.key, self.point) = (curve, key, whole)
  }

  init(_ curve: Curve, encoding: [UInt8]) throws {
    try self.init(curve, point: curve.point(in: encoding))
  }

  init(_ curve: Curve, pem: String) throws {
    let document = try PEMDocument(pem)
    guard document.kind == "PUBLIC KEY" else { throw CryptoKitASN1Error.invalidPEMDocument }
    try self.init(curve, encoding: document.bytes)
  }

  /// Takes an abscissa, of whose two points the one with the smaller ordinate is meant.
  init(_ curve: Curve, abscissa: [UInt8]) throws {
    let even = try CurvePublicKey(curve, point: [2] + abscissa)
    let odd = try CurvePublicKey(curve, point: [3] + abscissa)
    self = even.ordinate.lexicographicallyPrecedes(odd.ordinate) ? even : odd
  }

  private var ordinate: ArraySlice<UInt8> { point.suffix(curve.width) }
  private var abscissa: ArraySlice<UInt8> { point.dropFirst().prefix(curve.width) }

  /// The point without its ordinate's digits.
  var compressed: [UInt8] { [2 + (point.last ?? 0) % 2] + abscissa }

  /// The abscissa, where the ordinate is the smaller one of its two.
  var compact: [UInt8]? {
    guard let smaller = try? CurvePublicKey(curve, abscissa: Array(abscissa)) else { return nil }
    return smaller.point == point ? Array(abscissa) : nil
  }

  var encoding: [UInt8] { curve.encoding(ofPoint: point) }
}
