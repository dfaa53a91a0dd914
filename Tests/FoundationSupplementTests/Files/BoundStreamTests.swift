import FoundationSupplement
import Testing

private final class Listener: NSObject, StreamDelegate {
  var events: [Stream.Event] = []

  func stream(_ aStream: Stream, handle eventCode: Stream.Event) { events.append(eventCode) }
}

@Suite struct BoundStreamTests {
  private func streams(_ size: Int) throws -> (InputStream, OutputStream) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
    return (try #require(input), try #require(output))
  }

  @Test func `what is written to one stream is read from the other`() throws {
    let (input, output) = try streams(4)
    #expect(input.streamStatus == .notOpen && output.streamStatus == .notOpen)
    input.open()
    output.open()
    #expect(!input.hasBytesAvailable && output.hasSpaceAvailable)
    #expect(output.write([1, 2, 3, 4, 5, 6], maxLength: 6) == 4)
    #expect(input.hasBytesAvailable && !output.hasSpaceAvailable)
    var bytes = [UInt8](repeating: 0, count: 3)
    #expect(input.read(&bytes, maxLength: 3) == 3 && bytes == [1, 2, 3])
    #expect(output.write([7], maxLength: 1) == 1)
    output.close()
    #expect(input.read(&bytes, maxLength: 3) == 2 && bytes.prefix(2) == [4, 7])
    #expect(input.read(&bytes, maxLength: 3) == 0 && input.streamStatus == .atEnd)
    #expect(output.write([8], maxLength: 1) == -1 && output.streamStatus == .closed)
  }

  @Test func `a reader waits for a writer, and a writer for space`() throws {
    struct Sent: @unchecked Sendable { let output: OutputStream }
    let (input, output) = try streams(2)
    input.open()
    output.open()
    let sent = Sent(output: output)
    let thread = Thread {
      let bytes = [UInt8](1...100)
      var written = 0
      while written < 100 {
        written += bytes.withUnsafeBufferPointer {
          guard let base = $0.baseAddress else { return 100 }
          return max(1, sent.output.write(base + written, maxLength: 100 - written))
        }
      }
      sent.output.close()
    }
    thread.start()
    var (all, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 7))
    while true {
      let count = input.read(&buffer, maxLength: 7)
      guard count > 0 else { break }
      all += buffer.prefix(count)
    }
    #expect(all == [UInt8](1...100))
  }

  @Test func `delegates are told of events in the run loop`() throws {
    let (input, output) = try streams(8)
    let listener = Listener()
    input.delegate = listener
    input.schedule(in: .current, forMode: .default)
    input.open()
    output.open()
    _ = output.write([1], maxLength: 1)
    output.close()
    #expect(listener.events == [])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(listener.events == [.openCompleted, .hasBytesAvailable, .endEncountered])
    input.remove(from: .current, forMode: .default)
  }
}
