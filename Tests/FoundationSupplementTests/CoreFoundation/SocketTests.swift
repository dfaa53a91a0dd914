import FoundationSupplement
import Glibc
import Testing

private final class Count { var value = 0 }

@Suite struct SocketTests {
  @Test func `a source is called in its run loop once for each signal`() throws {
    let count = Count()
    var context = CFRunLoopSourceContext()
    context.info = Unmanaged.passUnretained(count).toOpaque()
    context.perform = { info in
      info.map { Unmanaged<Count>.fromOpaque($0).takeUnretainedValue().value += 1 }
    }
    let source = try #require(CFRunLoopSourceCreate(nil, 3, &context))
    let loop = CFRunLoopGetCurrent()
    CFRunLoopAddSource(loop, source, .defaultMode)
    #expect(CFRunLoopContainsSource(loop, source, .defaultMode))
    #expect(CFRunLoopSourceGetOrder(source) == 3)
    CFRunLoopSourceSignal(source)
    CFRunLoopRunInMode(.defaultMode, 0.02, true)
    #expect(count.value == 1)
    CFRunLoopRemoveSource(loop, source, .defaultMode)
    #expect(!CFRunLoopContainsSource(loop, source, .defaultMode))
    CFRunLoopAddSource(loop, source, .defaultMode)
    CFRunLoopSourceInvalidate(source)
    #expect(!CFRunLoopSourceIsValid(source))
    CFRunLoopSourceSignal(source)
    CFRunLoopRunInMode(.defaultMode, 0.02, true)
    #expect(count.value == 1)
    var copy = CFRunLoopSourceContext()
    CFRunLoopSourceGetContext(source, &copy)
    #expect(copy.info == context.info)
    context.version = 1
    #expect(CFRunLoopSourceCreate(nil, 0, &context) == nil)
  }

  @Test func `a socket is the C library's, and is closed with it`() throws {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { close(ends[1]) }
    var context = CFSocketContext()
    let socket = try #require(
      CFSocketCreateWithNative(
        nil, ends[0], CFSocketCallBackType.readCallBack.rawValue, nil, &context))
    #expect(CFSocketGetNative(socket) == ends[0] && CFSocketIsValid(socket))
    #expect(CFSocketSendData(socket, nil, NSData(data: Data("hi".utf8)), 1) == .success)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(ends[1], &bytes, 8) == 2 && bytes.starts(with: Data("hi".utf8)))
    #expect(CFSocketCreateRunLoopSource(nil, socket, 0) != nil)
    CFSocketInvalidate(socket)
    #expect(!CFSocketIsValid(socket) && fcntl(ends[0], F_GETFD) == -1)
    #expect(CFSocketSendData(socket, nil, NSData(), 1) == .error)
    #expect(CFSocketConnectToAddress(socket, NSData(), 1) == .error)
    #expect(CFSocketCreateWithNative(nil, ends[0], 0, nil, nil) == nil)
  }

  @Test func `a socket without a network connects to nothing`() throws {
    let stream = Int32(SOCK_STREAM.rawValue)
    let socket = try #require(CFSocketCreate(nil, AF_INET, stream, 0, 0, nil, nil))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let data = NSData(bytes: &address, length: MemoryLayout<sockaddr_in>.size)
    #expect(CFSocketConnectToAddress(socket, data, 1) == .error)
    #expect(CFSocketSetAddress(socket, data) == .success)
  }

  @Test func `a file that is only watched is no file to read`() {
    let descriptor = open("/etc/passwd", O_EVTONLY)
    defer { close(descriptor) }
    var byte: UInt8 = 0
    #expect(descriptor >= 0 && read(descriptor, &byte, 1) == -1)
  }

  @Test func `a closure counts an expression's matches, and stops`() throws {
    let expression = try NSRegularExpression(pattern: "[0-9]")
    func count(
      upTo limit: Int, _ options: NSRegularExpression.MatchingOptions = []
    ) -> [NSRange?] {
      var found: [NSRange?] = []
      expression.enumerateMatches(
        in: "a1b2c3", options: options, range: NSRange(location: 0, length: 6)
      ) { match, flags, stop in
        found.append(match?.range)
        #expect(flags.contains(.completed) == (match == nil))
        stop.pointee = ObjCBool(found.count == limit)
      }
      return found
    }
    #expect(count(upTo: 2) == [1, 3].map { NSRange(location: $0, length: 1) })
    #expect(count(upTo: 9, .reportCompletion).count == 4)
  }
}
