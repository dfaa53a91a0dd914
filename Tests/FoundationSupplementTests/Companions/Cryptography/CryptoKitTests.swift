import CryptoKit
import Testing

/// The bytes of a digest in hexadecimal.
private func hex(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}

@Suite struct CryptoKitTests {
  private let abc = Data("abc".utf8)

  @Test func `hashes are those of the standards' examples`() {
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA256.hash(data: Data()))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func `a message in parts hashes as a whole`() {
    let long = Data((0..<1000).map { UInt8($0 % 251) })
    var parts = SHA256()
    for start in stride(from: 0, to: long.count, by: 77) {
      parts.update(data: long[start..<min(start + 77, long.count)])
    }
    #expect(parts.finalize() == SHA256.hash(data: long))
    var longer = SHA512()
    longer.update(data: long.prefix(129))
    longer.update(data: long.dropFirst(129))
    #expect(longer.finalize() == SHA512.hash(data: long))
  }

  @Test func `a million letters hash as the standard says`() {
    let letters = Data(repeating: 0x61, count: 10_000)
    var hasher = Insecure.SHA1()
    for _ in 0..<10 { hasher.update(data: letters) }
    #expect(
      hex(hasher.finalize()) == hex(Insecure.SHA1.hash(data: Data(repeating: 0x61, count: 100_000)))
    )
  }

  @Test func `a digest says what it is`() {
    #expect(Insecure.MD5.hash(data: abc).description.hasPrefix("MD5 digest: 9001"))
    #expect(SHA256.Digest.byteCount == 32)
  }

  @Test func `authentication codes are those of the standard's examples`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: abc, using: key))
    let received = Data(code)
    #expect(HMAC<SHA256>.isValidAuthenticationCode(received, authenticating: message, using: key))
    for wrong in [received.dropLast(), received + [0], Data(received.reversed())] {
      #expect(!HMAC<SHA256>.isValidAuthenticationCode(wrong, authenticating: message, using: key))
    }
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let other = HMAC<SHA256>.authenticationCode(
      for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: long)
    #expect(hex(other) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
  }

  @Test func `derived keys are those of the standard's examples`() {
    let key = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: key, salt: Data(0...12), info: Data(0xf0...0xf9), outputByteCount: 42)
    #expect(
      hex(derived.withUnsafeBytes { Data($0) })
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, outputByteCount: 42)
    #expect(
      hex(plain.withUnsafeBytes { Data($0) })
        == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
  }
}
