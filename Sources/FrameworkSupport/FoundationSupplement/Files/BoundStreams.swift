// Streams that are bound to one another: what is written to one is read from the other.

public import Foundation
import Synchronization

extension Stream {
  /// Makes two streams, of which the second reads what is written to the first.
  ///
  /// Writing waits while the buffer is full, and reading while it is empty, as Foundation documents.
  /// - Parameters:
  ///   - bufferSize: The number of bytes that are kept between them.
  ///   - inputStream: Gets the stream that reads.
  ///   - outputStream: Gets the stream that writes.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let pipe = StreamPipe(capacity: max(1, bufferSize))
    inputStream?.pointee = BoundInputStream(pipe)
    outputStream?.pointee = BoundOutputStream(pipe)
  }
}

/// The bytes between two streams, and how it stands with both ends.
private final class StreamPipe: @unchecked Sendable {
  struct End {
    var status = Stream.Status.notOpen
    var loop: RunLoop?
    weak var stream: Stream?
    weak var delegate: (any StreamDelegate)?
  }

  let capacity: Int
  private let condition = NSCondition()
  private var bytes: [UInt8] = []
  private var reader = End()
  private var writer = End()

  init(capacity: Int) { self.capacity = capacity }

  subscript(end: ReferenceWritableKeyPath<StreamPipe, End>) -> End {
    get { condition.withLock { self[keyPath: end] } }
    set { condition.withLock { self[keyPath: end] = newValue } }
  }

  static var reading: ReferenceWritableKeyPath<StreamPipe, End> { \.reader }
  static var writing: ReferenceWritableKeyPath<StreamPipe, End> { \.writer }

  var hasBytes: Bool { condition.withLock { !bytes.isEmpty || writer.status == .closed } }
  var hasSpace: Bool { condition.withLock { bytes.count < capacity && reader.status != .closed } }

  func open(_ end: ReferenceWritableKeyPath<StreamPipe, End>) {
    guard self[end].status == .notOpen else { return }
    self[end].status = .open
    tell(end, .openCompleted)
    if end == Self.writing { tell(end, .hasSpaceAvailable) }
    if end == Self.reading, hasBytes { tell(end, .hasBytesAvailable) }
  }

  func close(_ end: ReferenceWritableKeyPath<StreamPipe, End>) {
    self[end].status = .closed
    condition.withLock { condition.broadcast() }
    tell(Self.reading, .endEncountered, unless: end)
  }

  /// Takes bytes out, and waits for the first; 0 after the last, and -1 for a stream that is not open.
  func read(_ buffer: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
    condition.lock()
    guard reader.status == .open else {
      defer { condition.unlock() }
      return reader.status == .atEnd ? 0 : -1
    }
    while bytes.isEmpty, writer.status != .closed, reader.status == .open { condition.wait() }
    let count = min(length, bytes.count)
    for index in 0..<count { buffer[index] = bytes[index] }
    bytes.removeFirst(count)
    if count == 0, length > 0 { reader.status = .atEnd }
    condition.broadcast()
    condition.unlock()
    if count > 0 { tell(Self.writing, .hasSpaceAvailable) }
    return count
  }

  /// Puts bytes in, and waits for space for the first; -1 where nobody reads any more.
  func write(_ buffer: UnsafePointer<UInt8>, _ length: Int) -> Int {
    condition.lock()
    while bytes.count >= capacity, reader.status != .closed, writer.status == .open {
      condition.wait()
    }
    guard writer.status == .open, reader.status != .closed else {
      condition.unlock()
      return -1
    }
    let count = min(length, capacity - bytes.count)
    bytes += UnsafeBufferPointer(start: buffer, count: count)
    condition.broadcast()
    condition.unlock()
    if count > 0 { tell(Self.reading, .hasBytesAvailable) }
    return count
  }

  /// Tells an end's delegate of an event in the run loop with which the stream is scheduled.
  private func tell(
    _ end: ReferenceWritableKeyPath<StreamPipe, End>, _ event: Stream.Event,
    unless closing: ReferenceWritableKeyPath<StreamPipe, End>? = nil
  ) {
    let told = self[end]
    guard end != closing, let loop = told.loop, told.status == .open else { return }
    struct Sent: @unchecked Sendable { let end: End }
    let sent = Sent(end: told)
    loop.perform {
      guard let stream = sent.end.stream else { return }
      (stream.delegate ?? sent.end.delegate)?.stream(stream, handle: event)
    }
  }
}

/// The stream that reads from a pipe.
private final class BoundInputStream: InputStream {
  private let pipe: StreamPipe
  private weak var listener: (any StreamDelegate)?

  init(_ pipe: StreamPipe) {
    self.pipe = pipe
    super.init(data: Data())
    pipe[StreamPipe.reading].stream = self
  }

  override var delegate: (any StreamDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  override var streamStatus: Stream.Status { pipe[StreamPipe.reading].status }
  override var streamError: (any Error)? { nil }
  override var hasBytesAvailable: Bool { streamStatus == .open && pipe.hasBytes }

  override func open() { pipe.open(StreamPipe.reading) }
  override func close() { pipe.close(StreamPipe.reading) }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    pipe.read(buffer, len)
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    pipe[StreamPipe.reading].loop = aRunLoop
  }

  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    pipe[StreamPipe.reading].loop = nil
  }
}

/// The stream that writes into a pipe.
private final class BoundOutputStream: OutputStream {
  private let pipe: StreamPipe
  private weak var listener: (any StreamDelegate)?

  required init(toMemory: ()) {
    pipe = StreamPipe(capacity: 1)
    super.init(toMemory: ())
  }

  init(_ pipe: StreamPipe) {
    self.pipe = pipe
    super.init(toMemory: ())
    pipe[StreamPipe.writing].stream = self
  }

  override var delegate: (any StreamDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  override var streamStatus: Stream.Status { pipe[StreamPipe.writing].status }
  override var streamError: (any Error)? { nil }
  override var hasSpaceAvailable: Bool { streamStatus == .open && pipe.hasSpace }

  override func open() { pipe.open(StreamPipe.writing) }
  override func close() { pipe.close(StreamPipe.writing) }

  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    pipe.write(buffer, len)
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    pipe[StreamPipe.writing].loop = aRunLoop
  }

  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    pipe[StreamPipe.writing].loop = nil
  }
}
