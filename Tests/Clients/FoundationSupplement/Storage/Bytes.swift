import Foundation

/// Reads a log line by line, from a file or from the network.
func lines(of url: URL) async throws -> [String] {
  var lines: [String] = []
  for try await line in url.lines { lines.append(line) }
  return lines
}

/// Counts the bytes of a download while they come.
func size(of url: URL, in session: URLSession) async throws -> Int {
  let (bytes, response) = try await session.bytes(from: url)
  let (more, _) = try await session.bytes(for: URLRequest(url: url), delegate: nil)
  guard (response as? HTTPURLResponse)?.statusCode == 200 else {
    bytes.task.cancel()
    return 0
  }
  var count = 0
  for try await _ in bytes { count += 1 }
  for try await line in more.lines { count -= line.utf8.count }
  return count
}

/// The bytes of an answer, kept for later.
struct Answer {
  var bytes: URLSessionAsyncBytes
  var task: URLSessionDataTask { bytes.task }

  func firstByte() async throws -> UInt8? {
    var iterator: AsyncBytesIterator = bytes.makeAsyncIterator()
    return try await iterator.next()
  }
}

/// The words of a file, character by character.
func words(in handle: FileHandle) async throws -> [String] {
  var words = [""]
  for try await character in handle.bytes.characters {
    if character.isWhitespace { words.append("") } else { words[words.count - 1].append(character) }
  }
  return words
}

/// The contents of a file, in three ways.
struct FileText {
  var file: FileHandle.AsyncBytes
  var resource: URL.AsyncBytes

  var lines: AsyncLineSequence<URL.AsyncBytes> { resource.lines }
  var scalars: AsyncUnicodeScalarSequence<FileHandle.AsyncBytes> { file.unicodeScalars }
  var characters: AsyncCharacterSequence<URL.AsyncBytes> { resource.characters }

  init(_ url: URL) throws {
    file = try FileHandle(forReadingFrom: url).bytes
    resource = url.resourceBytes
  }

  func firstLine() async throws -> String? {
    var iterator = lines.makeAsyncIterator()
    return try await iterator.next()
  }
}
