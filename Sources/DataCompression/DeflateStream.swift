import Glibc

/// Data that is compressed or decompressed piece by piece, without an envelope or with one.
package final class DeflateStream {
  /// The state of a step.
  package enum Status: Sendable {
    /// More input or more space is needed.
    case unfinished
    /// All has been written.
    case finished
    /// The input is none of the format.
    case failed
  }

  /// The state that the library works on, as its header lays it out on machines of 64 bits.
  private struct State {
    var nextIn: UnsafeMutablePointer<UInt8>?
    var availableIn: UInt32 = 0
    var totalIn: UInt = 0
    var nextOut: UnsafeMutablePointer<UInt8>?
    var availableOut: UInt32 = 0
    var totalOut: UInt = 0
    var message: UnsafeMutablePointer<CChar>?
    var state: OpaquePointer?
    var allocate: OpaquePointer?
    var free: OpaquePointer?
    var opaque: UnsafeMutableRawPointer?
    var dataType: Int32 = 0
    var checksum: UInt = 0
    var reserved: UInt = 0
  }

  private typealias Work = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias BeginWriting =
    @convention(c) (
      UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
    ) -> Int32
  private typealias BeginReading =
    @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32

  /// The place of the state, which the library remembers and which may not move.
  private let state: UnsafeMutablePointer<State>
  private let work: Work
  private let end: End

  /// Begins a stream; nil where the library is missing.
  ///
  /// - Parameters:
  ///   - isCompressing: Whether the output is the compressed data.
  ///   - envelope: The compressed data's header and check sum.
  package init?(isCompressing: Bool, _ envelope: Deflate.Envelope = .none) {
    let names = isCompressing ? ("deflate", "deflateEnd") : ("inflate", "inflateEnd")
    guard let work = Self.function(names.0, Work.self), let end = Self.function(names.1, End.self)
    else { return nil }
    (self.work, self.end) = (work, end)
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    let size = Int32(MemoryLayout<State>.size)
    let result: Int32? =
      isCompressing
      ? Self.function("deflateInit2_", BeginWriting.self)?(
        state, 5, 8, envelope.rawValue, 8, 0, "1.2.11", size)
      : Self.function("inflateInit2_", BeginReading.self)?(
        state, envelope.rawValue, "1.2.11", size)
    guard result == 0 else { return nil }
  }

  deinit {
    _ = end(state)
    state.deallocate()
  }

  private static func function<Function>(_ name: String, _: Function.Type) -> Function? {
    guard let library = dlopen("libz.so.1", RTLD_LAZY | RTLD_GLOBAL),
      let symbol = dlsym(library, name)
    else { return nil }
    return unsafeBitCast(symbol, to: Function.self)
  }

  /// Takes some input and fills some space.
  ///
  /// - Parameters:
  ///   - input: The bytes that come next; of more than 4 GB the first.
  ///   - output: The space for what is made of them.
  ///   - isLast: Whether no more input comes.
  /// - Returns: The numbers of bytes that were taken and written, and how it stands.
  package func step(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (taken: Int, written: Int, status: Status) {
    let (given, space) = (UInt32(clamping: input.count), UInt32(clamping: output.count))
    state.pointee.nextIn = UnsafeMutablePointer(
      mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    state.pointee.availableIn = given
    state.pointee.nextOut = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    state.pointee.availableOut = space
    let result = work(state, isLast && Int(given) == input.count ? 4 : 0)
    let status: Status =
      switch result {
      case 1: .finished
      case 0, -5: .unfinished  // -5: neither input nor space
      default: .failed
      }
    return (Int(given - state.pointee.availableIn), Int(space - state.pointee.availableOut), status)
  }
}
