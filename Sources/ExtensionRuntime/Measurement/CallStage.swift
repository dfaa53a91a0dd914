import Glibc

/// The stage of a call, kept as one byte of a file that the host reads where no answer comes.
///
/// A process that is stopped, or that the author's code ends, can tell nothing any more. The byte is 1
/// while views are evaluated, after the provider has answered, and 0 at any other time.
@MainActor enum CallStage {
  private static var byte: UnsafeMutablePointer<UInt8>?

  /// Maps the file.
  ///
  /// - Parameter path: The file; nil where no host reads it.
  static func open(_ path: String?) {
    guard let path else { return }
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // A page of a file that is shorter cannot be written to.
    guard lseek(descriptor, 0, SEEK_END) > 0,
      let page = mmap(nil, 1, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      page != MAP_FAILED
    else { return }
    byte = page.assumingMemoryBound(to: UInt8.self)
  }

  /// Evaluates views.
  static func ofViews<Result>(_ work: () -> Result) -> Result {
    byte?.pointee = 1
    defer { byte?.pointee = 0 }
    return work()
  }
}
