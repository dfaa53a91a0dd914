// CommonCrypto's digests: the functions for a whole message, with real results.

import CryptoKit
@_exported public import FoundationSupplement

public typealias CC_LONG = UInt32

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(Insecure.MD5.hash(data: bytes(data, len)), to: md)
}

@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(Insecure.SHA1.hash(data: bytes(data, len)), to: md)
}

@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA256.hash(data: bytes(data, len)), to: md)
}

@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA384.hash(data: bytes(data, len)), to: md)
}

@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA512.hash(data: bytes(data, len)), to: md)
}

private func bytes(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Data {
  data.map { Data(bytes: $0, count: Int(count)) } ?? Data()
}

private func write(
  _ digest: some Sequence<UInt8>, to place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  for (index, byte) in digest.enumerated() { place?[index] = byte }
  return place
}
