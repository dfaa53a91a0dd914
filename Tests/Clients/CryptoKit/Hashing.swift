import CryptoKit
import Foundation

/// The checksums that a download page may name.
enum Checksum: String, CaseIterable {
  case sha256, sha384, sha512, sha1, md5

  /// The number of bytes of the checksum.
  var byteCount: Int {
    switch self {
    case .sha256: SHA256.byteCount
    case .sha384: SHA384.byteCount
    case .sha512: SHA512.byteCount
    case .sha1: Insecure.SHA1.byteCount
    case .md5: Insecure.MD5.byteCount
    }
  }

  /// The best number of bytes of a file to read at once.
  var readSize: Int {
    let block =
      switch self {
      case .sha256: SHA256.blockByteCount
      case .sha384: SHA384.blockByteCount
      case .sha512: SHA512.blockByteCount
      case .sha1: Insecure.SHA1.blockByteCount
      case .md5: Insecure.MD5.blockByteCount
      }
    return 1024 * block
  }

  /// The checksum of a file's bytes, in hexadecimal.
  func text(of data: Data) -> String {
    switch self {
    case .sha256: hexadecimal(SHA256.hash(data: data))
    case .sha384: hexadecimal(SHA384.hash(data: data))
    case .sha512: hexadecimal(SHA512.hash(data: data))
    case .sha1: hexadecimal(Insecure.SHA1.hash(data: data))
    case .md5: hexadecimal(Insecure.MD5.hash(data: data))
    }
  }
}

/// The digits of any digest.
func hexadecimal<D: Digest>(_ digest: D) -> String {
  digest.map { String(format: "%02x", $0) }.joined()
}

/// Hashes a stream in parts.
struct StreamHasher<Function: HashFunction> {
  private var function = Function()
  private(set) var length = 0

  /// Takes the next part.
  mutating func take(_ part: Data) {
    function.update(data: part)
    length += part.count
  }

  /// Takes bytes where they lie.
  mutating func take(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { function.update(bufferPointer: $0) }
    length += bytes.count
  }

  /// The digest of everything so far, with how many blocks that was.
  func finish() -> (digest: Function.Digest, blocks: Int) {
    (function.finalize(), length / Function.blockByteCount)
  }
}

/// The hashers of a mirror that has to check its files in several ways.
struct MirrorHashers {
  var secure = SHA256()
  var long = SHA512()
  var middle = SHA384()
  var old = Insecure.SHA1()
  var oldest = Insecure.MD5()

  /// Takes the next part of a file.
  mutating func take(_ part: UnsafeRawBufferPointer) {
    secure.update(bufferPointer: part)
    long.update(bufferPointer: part)
    middle.update(bufferPointer: part)
    old.update(bufferPointer: part)
    oldest.update(bufferPointer: part)
  }

  /// All digests of the file.
  func report() -> FileReport {
    FileReport(
      secure: secure.finalize(), long: long.finalize(), middle: middle.finalize(),
      old: old.finalize(), oldest: oldest.finalize())
  }
}

/// The facts known of a file on a mirror.
struct FileReport: Hashable {
  var secure: SHA256Digest
  var long: SHA512Digest
  var middle: SHA384Digest
  var old: Insecure.SHA1Digest
  var oldest: Insecure.MD5Digest

  /// The lines of the mirror's log.
  var lines: [String] {
    [
      secure.description, long.description, middle.description, old.description,
      oldest.description,
    ]
  }

  /// The first byte of each digest, for the mirror's folders.
  var folders: [UInt8] {
    var (a, b, c) = (secure.makeIterator(), long.makeIterator(), middle.makeIterator())
    var (d, e) = (old.makeIterator(), oldest.makeIterator())
    return [a.next(), b.next(), c.next(), d.next(), e.next()].compactMap { $0 }
  }

  /// The digests one after the other, as the mirror's index has them.
  var bytes: Data {
    var data = Data(
      capacity: SHA256Digest.byteCount + SHA512Digest.byteCount + SHA384Digest.byteCount
        + Insecure.SHA1Digest.byteCount + Insecure.MD5Digest.byteCount)
    secure.withUnsafeBytes { data.append(contentsOf: $0) }
    long.withUnsafeBytes { data.append(contentsOf: $0) }
    middle.withUnsafeBytes { data.append(contentsOf: $0) }
    old.withUnsafeBytes { data.append(contentsOf: $0) }
    oldest.withUnsafeBytes { data.append(contentsOf: $0) }
    return data
  }

  /// Whether a digest of a kind fills a column of the index.
  static func fits<D: Digest>(_ digest: D, columnOf width: Int) -> Bool {
    D.byteCount <= width && digest.withUnsafeBytes { $0.count } == D.byteCount
  }
}
