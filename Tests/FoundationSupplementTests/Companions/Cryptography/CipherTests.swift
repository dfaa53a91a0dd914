import CommonCrypto
import CryptoKit
import Testing

/// The bytes that hexadecimal digits name.
private func bytes(_ digits: String) -> Data {
  let letters = Array(digits)
  return Data(
    stride(from: 0, to: letters.count, by: 2).compactMap {
      UInt8(String(letters[$0...$0 + 1]), radix: 16)
    })
}

@Suite struct CipherTests {
  @Test func `AES-GCM seals the example of the standard`() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let message = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c9595680953"
        + "2fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: data)
    #expect(
      box.ciphertext
        == bytes(
          "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c"
            + "7d8f6a5aac84aa051ba30b396a0aac973d58e091"))
    #expect(box.tag == bytes("5bc94fbc3221a5db94fae95ae7121a47"))
    let combined = try #require(box.combined)
    let again = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(again, using: key, authenticating: data) == message)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(again, using: key) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(message, using: SymmetricKey(data: Data(count: 15)))
    }
    #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key).isEmpty)
  }

  @Test func `ChaCha20-Poly1305 seals the example of the standard`() throws {
    let key = SymmetricKey(data: Data(0x80...0x9f))
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
    let message = Data((text + "sunscreen would be it.").utf8)
    let data = bytes("50515253c0c1c2c3c4c5c6c7")
    let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
    let box = try ChaChaPoly.seal(message, using: key, nonce: nonce, authenticating: data)
    #expect(box.tag == bytes("1ae10b594f09e26a7e902ecbd0600691"))
    let again = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(again, using: key, authenticating: data) == message)
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.Nonce(data: Data(count: 16))
    }
  }

  @Test func `a wrapped key is that of the standard's example`() throws {
    let wrapping = SymmetricKey(data: Data(0...15))
    let key = SymmetricKey(data: bytes("00112233445566778899aabbccddeeff"))
    let wrapped = try AES.KeyWrap.wrap(key, using: wrapping)
    #expect(wrapped == bytes("1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5"))
    #expect(try AES.KeyWrap.unwrap(wrapped, using: wrapping) == key)
    #expect(throws: CryptoKitError.unwrapFailure) {
      try AES.KeyWrap.unwrap(wrapped, using: SymmetricKey(size: .bits128))
    }
  }

  @Test func `a text that CommonCrypto encrypted decrypts to itself`() {
    let (key, vector, text) = ([UInt8](0..<16), [UInt8](repeating: 1, count: 16), [UInt8](0..<20))
    func crypt(_ operation: Int, _ input: [UInt8], room: Int) -> (status: Int32, [UInt8]) {
      var output = [UInt8](repeating: 0, count: room)
      var count = 0
      let status = CCCrypt(
        CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding),
        key, key.count, vector, input, input.count, &output, room, &count)
      return (status, Array(output.prefix(count)))
    }
    let encrypted = crypt(kCCEncrypt, text, room: 40)
    #expect(encrypted.1.count == 32)
    #expect(crypt(kCCDecrypt, encrypted.1, room: 40).1 == text)
    #expect(crypt(kCCEncrypt, text, room: 16).status == Int32(kCCBufferTooSmall))
  }

  @Test func `one block of AES without chaining is that of the standard's example`() {
    let key = Array(bytes("000102030405060708090a0b0c0d0e0f"))
    let text = Array(bytes("00112233445566778899aabbccddeeff"))
    var output = [UInt8](repeating: 0, count: 16)
    let status = CCCrypt(
      CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionECBMode), key, 16,
      nil, text, 16, &output, 16, nil)
    #expect(status == Int32(kCCSuccess))
    #expect(Data(output) == bytes("69c4e0d86a7b0430d8cdb78070b4c55a"))
  }

  @Test func `a password's key and a message's code are those of the standards' examples`() {
    var key = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
    #expect(status == Int32(kCCSuccess))
    #expect(Data(key) == bytes("ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"))
    var code = [UInt8](repeating: 0, count: 32)
    CCHmac(
      CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &code)
    #expect(
      Data(code) == bytes("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
  }
}

@Suite struct CurveTests {
  @Test func `Curve25519 agrees upon the secret of the standard's example`() throws {
    let own = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
    let other = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
    let secret = try own.sharedSecretFromKeyAgreement(with: other)
    #expect(
      secret.withUnsafeBytes { Data($0) }
        == bytes("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"))
  }

  @Test func `Ed25519 signs the standard's example`() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
    #expect(
      key.publicKey.rawRepresentation
        == bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"))
    let signature = try key.signature(for: Data())
    #expect(signature.prefix(8) == bytes("e5564300c360ac72"))
    #expect(key.publicKey.isValidSignature(signature, for: Data()))
    #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
  }

  @Test func `P-256 knows the standard's key and signature, in each form`() throws {
    let number = bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721")
    let key = try P256.Signing.PrivateKey(rawRepresentation: number)
    let point = bytes(
      "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
        + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
    #expect(key.publicKey.rawRepresentation == point)
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: bytes(
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
          + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
    let message = Data("sample".utf8)
    #expect(key.publicKey.isValidSignature(signature, for: message))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
    let own = try P256.Signing.ECDSASignature(
      derRepresentation: key.signature(for: message).derRepresentation)
    #expect(key.publicKey.isValidSignature(own, for: message))

    let (pem, der) = (key.pemRepresentation, key.derRepresentation)
    #expect(pem.hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
    #expect(try P256.Signing.PrivateKey(pemRepresentation: pem).rawRepresentation == number)
    #expect(try P256.Signing.PrivateKey(derRepresentation: der).rawRepresentation == number)
    #expect(
      try P256.Signing.PrivateKey(x963Representation: key.x963Representation).rawRepresentation
        == number)
    let shared = key.publicKey
    let forms = [
      try P256.Signing.PublicKey(pemRepresentation: shared.pemRepresentation),
      try P256.Signing.PublicKey(derRepresentation: shared.derRepresentation),
      try P256.Signing.PublicKey(compressedRepresentation: shared.compressedRepresentation),
      try P256.Signing.PublicKey(x963Representation: shared.x963Representation),
    ]
    #expect(forms.allSatisfy { $0.rawRepresentation == point })
  }

  @Test func `a key of another curve, and a number that is none of the curve's, are refused`() {
    let other = P384.Signing.PrivateKey().derRepresentation
    #expect(throws: CryptoKitASN1Error.invalidObjectIdentifier) {
      try P256.Signing.PrivateKey(derRepresentation: other)
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 0xff, count: 32))
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
      try P521.Signing.PublicKey(pemRepresentation: "no key")
    }
  }

  @Test func `both parties derive the same key, on every curve`() throws {
    let salt = Data("salt".utf8)
    func derive<Key: DiffieHellmanKeyAgreement>(_ own: Key, _ other: Key) throws -> SymmetricKey {
      try own.sharedSecretFromKeyAgreement(with: other.publicKey).hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: salt, sharedInfo: Data(), outputByteCount: 32)
    }
    let short = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    #expect(try derive(short.0, short.1) == derive(short.1, short.0))
    let medium = (P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
    #expect(try derive(medium.0, medium.1) == derive(medium.1, medium.0))
    let long = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
    #expect(try derive(long.0, long.1) == derive(long.1, long.0))
    let bent = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
    #expect(try derive(bent.0, bent.1) == derive(bent.1, bent.0))
    let compact = try #require(short.0.publicKey.compactRepresentation)
    #expect(
      try P256.KeyAgreement.PublicKey(compactRepresentation: compact).rawRepresentation
        == short.0.publicKey.rawRepresentation)
  }

  @Test func `no key is kept in the processor of the simulated device`() {
    #expect(!SecureEnclave.isAvailable)
    #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
  }
}
