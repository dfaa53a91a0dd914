import Dispatch
import FoundationSupplement
import Synchronization
import Testing

@Suite struct CoreFoundationObjectTests {
  @Test func `addresses and data are objects`() {
    let url = URL(fileURLWithPath: "/a/b.txt") as CFURL
    weak let held: CFURL? = url
    #expect(held === url)
    #expect(CFURLCopyLastPathComponent(url) == "b.txt")
    #expect(CFURLGetString(url) == "file:///a/b.txt")
    let data = Data([1, 2, 3]) as CFData
    #expect(CFDataGetBytePtr(data)[1] == 2)
    #expect(CFDataGetLength(data) == 3)
    let grown = CFDataCreateMutable(kCFAllocatorDefault, 0)
    CFDataAppendBytes(grown, [7, 8], 2)
    #expect((grown as Data?).map(Array.init) == [7, 8])
  }

  @Test func `objects say of what kind they are`() {
    #expect(CFGetTypeID("a" as CFTypeRef) == CFStringGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(Data() as CFData) == CFDataGetTypeID())
    #expect(CFGetTypeID(NSObject()) != CFStringGetTypeID())
    #expect(CFNumberIsFloatType(NSNumber(value: 1.5)))
    #expect(!CFNumberIsFloatType(NSNumber(value: 1)))
  }

  @Test func `C's word for nothing is an object of its kind`() {
    #expect(CFGetTypeID(kCFNull) == CFNullGetTypeID())
    #expect(CFEqual(kCFNull, NSNull()))
  }

  @Test func `values of Swift are compared as the objects that they bridge to`() {
    #expect(CFEqual(kSecClassKey, "\(kSecClassKey)"))
    #expect(!CFEqual(kSecClassKey, kSecClassIdentity))
    #expect(!CFEqual(nil, kCFNull))
    #expect(CFHash(kSecClassKey) == CFHash(kSecClassKey as CFTypeRef))
    #expect(CFGetTypeID(kSecClassKey) == CFStringGetTypeID())
    #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
  }

  @Test func `a list of arguments keeps what is in it`() {
    let values: [any CVarArg] = [1, 2.5, NSString(string: "a" + "b"), Float(0.5), Int64(7), 8, 9]
    let text = NSString(format: "%d %.1f %@ %g %lld %d %d", arguments: getVaList(values))
    #expect(text == "1 2.5 ab 0.5 7 8 9")
    #expect(NSString(format: "%%", arguments: getVaList([])) == "%")
  }

  @Test func `a host's addresses are those that the C library finds`() {
    let host = CFHostCreateWithName(nil, "127.0.0.1" as CFString).takeRetainedValue()
    var isFound: DarwinBoolean = true
    #expect(CFHostGetAddressing(host, &isFound) == nil && isFound == false)
    var error = CFStreamError()
    guard CFHostStartInfoResolution(host, .addresses, &error) else {
      // A gate that is closed lets no name be looked up.
      #expect(error.domain == CFIndex(kCFStreamErrorDomainNetDB) && error.error != 0)
      return
    }
    let found = CFHostGetAddressing(host, &isFound)?.takeUnretainedValue() as? [Data]
    #expect(isFound.boolValue && found?.map(\.count) == [MemoryLayout<sockaddr_in>.size])
    #expect(!CFHostStartInfoResolution(host, .reachability, nil))
  }

  @Test func `texts are read in an encoding and escaped for addresses`() {
    #expect(CFStringCreateWithCString(nil, "é", kCFStringEncodingUTF8) == "é")
    let escaped = CFURLCreateStringByAddingPercentEscapes(
      nil, "a b&c/é", nil, "&/", kCFStringEncodingUTF8)
    #expect(escaped == "a%20b%26c%2F%C3%A9")
  }

  @Test func `a run loop runs for some seconds, and is stopped`() {
    #expect(CFRunLoopRunInMode(.defaultMode, 0.01, false) != .stopped)
    let isStopped = Mutex(false)
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      let timer = Timer(timeInterval: 100, repeats: true) { _ in }
      RunLoop.current.add(timer, forMode: .default)
      timer.fireDate = .distantFuture
      RunLoop.current.perform { CFRunLoopStop(CFRunLoopGetCurrent()) }
      CFRunLoopRun()
      timer.invalidate()
      isStopped.withLock { $0 = true }
      end.signal()
    }
    thread.start()
    end.wait()
    #expect(isStopped.withLock { $0 })
  }
}
