import CommonCrypto
import Foundation

/// The digests of the app's C days, which its cache still names files by.
enum LegacyDigest: CaseIterable {
  case md5, sha1, sha256, sha384, sha512

  /// The length of the digest in bytes.
  var length: Int {
    switch self {
    case .md5: Int(CC_MD5_DIGEST_LENGTH)
    case .sha1: Int(CC_SHA1_DIGEST_LENGTH)
    case .sha256: Int(CC_SHA256_DIGEST_LENGTH)
    case .sha384: Int(CC_SHA384_DIGEST_LENGTH)
    case .sha512: Int(CC_SHA512_DIGEST_LENGTH)
    }
  }

  /// The digest of a text.
  func bytes(of text: String) -> [UInt8] {
    let data = Data(text.utf8)
    var digest = [UInt8](repeating: 0, count: length)
    data.withUnsafeBytes { bytes in
      let count = CC_LONG(bytes.count)
      switch self {
      case .md5: CC_MD5(bytes.baseAddress, count, &digest)
      case .sha1: CC_SHA1(bytes.baseAddress, count, &digest)
      case .sha256: CC_SHA256(bytes.baseAddress, count, &digest)
      case .sha384: CC_SHA384(bytes.baseAddress, count, &digest)
      case .sha512: CC_SHA512(bytes.baseAddress, count, &digest)
      }
    }
    return digest
  }
}

/// The file that a picture is cached in.
func cacheName(for url: URL) -> String {
  LegacyDigest.sha1.bytes(of: url.absoluteString).map { String(format: "%02x", $0) }.joined()
}
