// The streams of what is no file: Foundation makes one without a stream of Core Foundation's behind
// it, which ends the process, and calls lead here (`--wrap`).

import Foundation

extension InputStream {
  /// Stands for `InputStream(url:)`.
  @_silgen_name("__wrap_$s10Foundation11InputStreamC3urlACSg0A10Essentials3URLV_tcfC")
  package static func _made(url: __owned URL) -> InputStream? {
    url.isFileURL ? InputStream(fileAtPath: url.path) : AddressStream()
  }
}

/// A stream that cannot be opened, as on Apple's platforms one of an address that is no file's.
///
/// Source: `CFReadStreamCreateWithFile`, which takes URLs of files alone; in Apple's published
/// CFConcreteStreams.c a stream without a path of a file fails with `ENOENT` once it is opened.
private final class AddressStream: InputStream {
  private var status = Stream.Status.notOpen

  init() { super.init(data: Data()) }

  override var streamStatus: Stream.Status { status }

  override var streamError: (any Error)? {
    status == .error ? NSError(domain: NSPOSIXErrorDomain, code: Int(ENOENT)) : nil
  }

  override var hasBytesAvailable: Bool { false }

  override func open() { if status == .notOpen { status = .error } }

  override func close() { status = .closed }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { -1 }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }
}
