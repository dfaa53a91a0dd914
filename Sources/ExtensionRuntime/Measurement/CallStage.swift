import ExtensionEnvironment
import Glibc
import WidgetRecording

/// The stage of a call, kept in a file that the host reads where no answer comes.
///
/// The first byte is 1 while views are evaluated, after the provider has answered, and 0 at any other
/// time.
@MainActor enum CallStage {
  private static var byte: UnsafeMutablePointer<UInt8>?

  /// Maps the file, and keeps the accesses of calls in it.
  ///
  /// - Parameter path: The file; nil where no host reads it.
  static func open(_ path: String?) {
    guard let path else { return }
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // A page of a file that is shorter cannot be written to.
    guard lseek(descriptor, 0, SEEK_END) >= StageFile.size,
      let page = mmap(nil, StageFile.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      page != MAP_FAILED
    else { return }
    byte = page.assumingMemoryBound(to: UInt8.self)
    let text = AccessText(page: UnsafeMutableRawBufferPointer(start: page, count: StageFile.size))
    AccessJournal.observe { text.add($0) }
  }

  /// Evaluates views.
  static func ofViews<Result>(_ work: () -> Result) -> Result {
    byte?.pointee = 1
    defer { byte?.pointee = 0 }
    return work()
  }
}

/// The text of a call's accesses in the file; the journal calls it on one thread at a time.
private struct AccessText: @unchecked Sendable {
  let page: UnsafeMutableRawBufferPointer

  /// Adds a line, or removes all for nil; what has no place is left out.
  func add(_ access: AccessJournal.Access?) {
    guard let access else { return setLength(0) }
    guard let recorded = RecordedAccess(access) else { return }
    let line = JSONWriter.bytes(of: recorded) + Array("\n".utf8)
    let length = page.loadUnaligned(fromByteOffset: StageFile.placeOfLength, as: Int.self)
    let start = StageFile.placeOfText + length
    guard start + line.count <= page.count else { return }
    UnsafeMutableRawBufferPointer(rebasing: page[start...]).copyBytes(from: line)
    setLength(length + line.count)
  }

  private func setLength(_ length: Int) {
    page.storeBytes(of: length, toByteOffset: StageFile.placeOfLength, as: Int.self)
  }
}
