import FoundationSupplement
import Testing

@Suite struct BytesTests {
  private func write(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test func `lines end at every line break, and empty ones are left out`() async throws {
    let file = try write("añb\r\n\nc\u{2028}d e")
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["añb", "c", "d e"])
  }

  @Test func `characters are whole, however many scalars they have`() async throws {
    let file = try write("e\u{301}👨‍👩‍👧\r\n")
    defer { try? FileManager.default.removeItem(at: file) }
    var characters: [Character] = []
    for try await character in file.resourceBytes.characters { characters.append(character) }
    #expect(characters == ["é", "👨‍👩‍👧", "\r\n"])
  }

  @Test func `a handle's bytes begin where it stands`() async throws {
    let file = try write("abc")
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forReadingFrom: file)
    try handle.seek(toOffset: 1)
    var bytes: [UInt8] = []
    for try await byte in handle.bytes { bytes.append(byte) }
    #expect(bytes == Array("bc".utf8))
  }

  @Test func `bytes that are no text become replacement characters`() async throws {
    let file = try write("")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([0x61, 0xFF, 0xC3, 0x62]).write(to: file)
    var scalars = ""
    for try await scalar in file.resourceBytes.unicodeScalars {
      scalars.unicodeScalars.append(scalar)
    }
    #expect(scalars == "a\u{FFFD}\u{FFFD}b")
  }
}
