import Foundation
import FuzzedReaders
import TestSupport
import Testing

/// Every reader takes its seeds, and what becomes of them when they are changed at random.
///
/// `make fuzz` does the same with coverage for as long as one likes.
@Suite struct FuzzingTests {
  /// A file of the corpus.
  struct Seed: Sendable, CustomTestStringConvertible {
    let reader: FuzzedReader
    let file: URL

    var testDescription: String { "\(reader.rawValue)/\(file.lastPathComponent)" }
  }

  /// The number of changed inputs made of a seed.
  private static let changes = 40
  /// Texts that readers take for something.
  private static let words = [
    "1e400", "-9.2e18", "9223372036854775808", "\"NaN\"", "null", "{", "[", "}", "]", "\"", "\\",
    "\\ud800", "\u{0}", "\u{feff}", "\u{202e}", "/*", "//", ":", ",", "true", "-", "<", ">", "&",
    "<array>", "</dict>", "\n", "bplist00", "%n", "ÿ",
  ].map { Array($0.utf8) }

  static let seeds: [Seed] = FuzzedReader.allCases.flatMap { reader in
    let folder = Repository.file("Tests/FuzzingTests/Data/Corpus/\(reader.rawValue)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().map { Seed(reader: reader, file: folder.appending(path: $0)) }
  }

  @Test(arguments: FuzzedReader.allCases)
  func `there are seeds for every reader`(_ reader: FuzzedReader) {
    #expect(Self.seeds.contains { $0.reader == reader })
  }

  @Test(arguments: seeds)
  func `a reader ends with any input, and soon`(_ seed: Seed) throws {
    let bytes = [UInt8](try Data(contentsOf: seed.file))
    var random = SeededGenerator(seed: UInt64(bytes.count) &* 31 &+ 7)
    var slowest = Duration.zero
    for number in 0...Self.changes {
      let input = number == 0 ? bytes : Self.changed(bytes, &random)
      let began = ContinuousClock.now
      seed.reader.read(input)
      slowest = max(slowest, ContinuousClock.now - began)
    }
    #expect(slowest < .seconds(20))
  }

  /// Changes bytes in a few places.
  private static func changed(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard !bytes.isEmpty else { return random.pick(words) }
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: random.pick(words), at: start)
      case 3: bytes.replaceSubrange(start..<end, with: random.pick(words))
      case 4: bytes.removeSubrange(start...)
      case 5: bytes.insert(contentsOf: bytes[start..<end] + bytes[start..<end], at: end)
      default: bytes[start] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return bytes
  }
}
