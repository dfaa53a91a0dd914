import CommonCrypto
import Foundation

/// The ciphers of old exports, with the lengths of their keys and blocks.
let exportCiphers: [(algorithm: Int, keys: [Int], block: Int)] = [
  (kCCAlgorithmAES128, [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256], kCCBlockSizeAES128),
  (kCCAlgorithm3DES, [kCCKeySize3DES], kCCBlockSize3DES),
]

/// The codes and the hashes of keys by the names of a protocol.
let protocolHashes: [String: (code: Int, key: Int)] = [
  "md5": (kCCHmacAlgMD5, 0), "sha1": (kCCHmacAlgSHA1, kCCPRFHmacAlgSHA1),
  "sha224": (0, kCCPRFHmacAlgSHA224), "sha384": (kCCHmacAlgSHA384, kCCPRFHmacAlgSHA384),
  "sha512": (kCCHmacAlgSHA512, kCCPRFHmacAlgSHA512),
]
