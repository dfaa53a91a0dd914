import ExtensionEnvironment
import Glibc
import WidgetRecording

/// The stage of a call, kept in a file that the host reads where no answer comes.
///
/// The first byte is 1 while views are evaluated, after the provider has answered, and 0 at any
/// other time.
@MainActor enum CallStage {
  private static var byte: UnsafeMutablePointer<UInt8>?

  /// Maps the file, and keeps the accesses and connections of calls in it.
  ///
  /// - Parameter path: The file; nil where no host reads it.
  static func open(_ path: String?) {
    guard let path else { return }
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // A page of a file that is shorter cannot be written to.
    guard lseek(descriptor, 0, SEEK_END) >= StageFile.size,
      let start = mmap(nil, StageFile.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      start != MAP_FAILED
    else { return }
    byte = start.assumingMemoryBound(to: UInt8.self)
    let page = UnsafeMutableRawBufferPointer(start: start, count: StageFile.size)
    let accesses = StageText(page: page, text: .accesses)
    AccessJournal.observe { access in
      guard let access else { return accesses.removeAll() }
      if let recorded = RecordedAccess(access) { accesses.add(recorded) }
    }
    let connections = StageText(page: page, text: .connections)
    NetworkGate.observe { connection in
      guard let connection else { return connections.removeAll() }
      connections.add(connection)
    }
  }

  /// Evaluates views.
  static func ofViews<Result>(_ work: () -> Result) -> Result {
    byte?.pointee = 1
    defer { byte?.pointee = 0 }
    return work()
  }
}

/// A text of the file, which is written on one thread at a time.
private struct StageText: @unchecked Sendable {
  let page: UnsafeMutableRawBufferPointer
  let text: StageFile.Text

  /// Adds a line; one that has no place is left out.
  func add(_ record: some JSONRecord) {
    let line = JSONWriter.bytes(of: record) + Array("\n".utf8)
    let length = page.loadUnaligned(fromByteOffset: text.placeOfLength, as: Int.self)
    let free = text.place.dropFirst(length)
    guard line.count <= free.count else { return }
    UnsafeMutableRawBufferPointer(rebasing: page[free]).copyBytes(from: line)
    setLength(length + line.count)
  }

  func removeAll() { setLength(0) }

  private func setLength(_ length: Int) {
    page.storeBytes(of: length, toByteOffset: text.placeOfLength, as: Int.self)
  }
}
