import Foundation
import TestSupport
import Testing

@testable import Hashing

@Suite struct SHA256Tests {
  /// Messages and hashes as NIST publishes them, with FIPS 180-4 and SHAVS.
  static let vectors: [(String, String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      """
      abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr\
      lmnopqrsmnopqrstnopqrstu
      """, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
    ("\u{0}", "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"),
  ]

  @Test(arguments: vectors)
  func `a published message has its published hash`(_ message: String, _ hash: String) {
    #expect(SHA256.text(message.utf8) == hash)
    #expect(SHA256.hash(message.utf8).hexadecimalText == hash)
    #expect(SHA256.hash(message.utf8).count == 32)
  }

  /// The lengths around which padding and blocks begin and end.
  private static let lengths: [Int] = {
    let borders = [0, 55, 56, 63, 64, 65, 119, 120, 127, 128, 129, 183, 184, 191, 192, 4096]
    var generator = SeededGenerator(seed: 1)
    let around = borders.flatMap { [$0 - 1, $0, $0 + 1] }.filter { $0 >= 0 }
    return Set(around + (0..<20).map { _ in generator.number(in: 0...100_000) }).sorted()
  }()

  private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }

  @Test func `messages of all lengths around a block's border have the system's hash`() throws {
    let folder = try ScratchFolder()
    for length in Self.lengths {
      let file = folder.url.appending(path: "\(length)")
      try Data(bytes(length, seed: UInt64(length))).write(to: file)
    }
    let lines = try sums(of: Self.lengths.map(String.init), in: folder.url)
    #expect(lines.count == Self.lengths.count)
    for (length, line) in zip(Self.lengths, lines) {
      #expect(line == "\(SHA256.text(bytes(length, seed: UInt64(length))))  \(length)")
    }
  }

  /// Runs `sha256sum`.
  private func sums(of names: [String], in folder: URL) throws -> [Substring] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum"] + names
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
  }

  @Test(arguments: [1, 3, 55, 56, 63, 64, 65, 127, 128, 1000])
  func `a message may come in pieces of any length`(_ length: Int) {
    let message = bytes(2000, seed: 5)
    var hash = SHA256()
    for start in stride(from: 0, to: message.count, by: length) {
      hash.update(message[start..<min(start + length, message.count)])
      hash.update([])
    }
    #expect(hash.finished() == SHA256.hash(message))
  }

  @Test func `a message cut in two at any byte is the same message`() {
    let message = bytes(200, seed: 6)
    let whole = SHA256.hash(message)
    for cut in 0...message.count {
      var hash = SHA256()
      hash.update(message[..<cut])
      hash.update(message[cut...])
      #expect(hash.finished() == whole, "cut at \(cut)")
    }
  }

  @Test func `bytes of every kind of storage are taken`() {
    let message = bytes(300, seed: 7)
    let whole = SHA256.hash(message)
    #expect(SHA256.hash(Data(message)) == whole)
    #expect(SHA256.hash(AnySequence(message)) == whole)
    #expect(SHA256.hash(message.lazy.map(\.self)) == whole)
    var hash = SHA256()
    message.withUnsafeBytes { hash.update($0) }
    #expect(hash.finished() == whole)
    hash.update(UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(hash.finished() == whole)
  }

  @Test func `asking for the hash does not end the message`() {
    var hash = SHA256()
    #expect(hash.finished() == SHA256.hash([]))
    hash.update("ab".utf8)
    #expect(hash.finished() == SHA256.hash("ab".utf8))
    #expect(hash.finished() == hash.finished())
    let copy = hash
    hash.update("c".utf8)
    #expect(hash.finished().hexadecimalText == Self.vectors[1].1)
    #expect(copy.finished() == SHA256.hash("ab".utf8))
  }

  @Test func `bytes are two digits each`() {
    #expect([UInt8]().hexadecimalText.isEmpty)
    #expect([0, 1, 15, 16, 127, 128, 255].hexadecimalText == "00010f107f80ff")
    #expect((UInt8.min...UInt8.max).hexadecimalText.count == 512)
    #expect(SHA256.blockSize == 64)
  }
}
