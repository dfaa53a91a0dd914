import ExtensionEnvironment
import FoundationSupplement
import Testing

@testable import FoundationSupplement

@Suite struct SystemTests {
  @Test func `a framework's bundle is the program's, whose resources have the framework's`() {
    #expect(Bundle.linked(identifier: "com.example.Service") == .main)
    #expect(Bundle.linked(identifier: "com.apple.UIKit") == nil)
  }

  @Test func `the processors are idle since the start`() {
    var count: natural_t = 0
    var length: mach_msg_type_number_t = 0
    var info: processor_info_array_t?
    let host = mach_host_self()
    #expect(
      host_processor_info(host, PROCESSOR_CPU_LOAD_INFO, &count, &info, &length) == KERN_SUCCESS)
    #expect(count > 0 && length == count * 4)
    #expect(info?[Int(CPU_STATE_USER)] == 0 && info?[Int(CPU_STATE_IDLE)] ?? 0 > 0)
    #expect(vm_deallocate(mach_task_self_, vm_address_t(bitPattern: info), 0) == KERN_SUCCESS)
    #expect(host_processor_info(host, 1, &count, &info, &length) == KERN_INVALID_ARGUMENT)
  }

  @Test func `a stream of an address that is no file's fails when it is opened`() throws {
    let stream = try #require(InputStream._made(url: URL(string: "https://api.example.com/a")!))
    #expect(stream.streamStatus == .notOpen && stream.streamError == nil)
    stream.open()
    #expect(stream.streamStatus == .error && !stream.hasBytesAvailable)
    #expect((stream.streamError as NSError?)?.code == Int(ENOENT))
    var byte: UInt8 = 0
    #expect(stream.read(&byte, maxLength: 1) == -1)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("a".utf8).write(to: file)
    let ofFile = try #require(InputStream._made(url: file))
    ofFile.open()
    #expect(ofFile.read(&byte, maxLength: 1) == 1 && byte == UInt8(ascii: "a"))
  }

  @Test func `locks of which classes can be made lock`() {
    final class Count: _OpenNSLock, @unchecked Sendable {}
    let count = Count()
    count.name = "count"
    #expect(count.name == "count" && count.try() && !count.try())
    #expect(!count.lock(before: .now))
    count.unlock()
    #expect(count.withLock { 3 } == 3)
    let nested = _OpenNSRecursiveLock()
    #expect(nested.withLock { nested.withLock { 4 } } == 4)
    let condition = _OpenNSCondition()
    condition.lock()
    condition.signal()
    condition.broadcast()
    #expect(!condition.wait(until: .now))
    condition.unlock()
  }

  @Test func `half of the memory is free`() {
    var statistics = vm_statistics64()
    let all = MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size
    var count = mach_msg_type_number_t(all)
    func ask(_ flavor: host_flavor_t) -> kern_return_t {
      withUnsafeMutablePointer(to: &statistics) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: all) {
          host_statistics64(mach_host_self(), flavor, $0, &count)
        }
      }
    }
    #expect(ask(HOST_VM_INFO64) == KERN_SUCCESS)
    let used = statistics.active_count + statistics.inactive_count + statistics.wire_count
    #expect(statistics.free_count == used && Int(count) == all)
    #expect(UInt(used) * vm_page_size == 4 << 30)
    #expect(ask(1) == KERN_INVALID_ARGUMENT)
    count = 2
    #expect(ask(HOST_VM_INFO64) == KERN_INVALID_ARGUMENT)
    #expect(objc_getClass("NoSuchClass") == nil)
  }

  @Test func `no debugger is attached to a process, and the model of the device is known`() {
    var path = [CTL_KERN, KERN_PROC, KERN_PROC_PID, 7]
    var process = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    #expect(sysctl(&path, UInt32(path.count), &process, &size, nil, 0) == 0)
    #expect(process.kp_proc.p_flag & P_TRACED == 0 && process.kp_proc.p_pid == 7)
    size = 1
    #expect(sysctl(&path, UInt32(path.count), &process, &size, nil, 0) == -1)
    var model = [CTL_HW, HW_MODEL]
    #expect(sysctl(&model, 2, nil, &size, nil, 0) == 0 && size > 1)
    model[1] = HW_MACHINE
    #expect(sysctl(&model, 2, nil, &size, nil, 0) == 0 && size > 1)
    model = [CTL_KERN, HW_MACHINE]
    #expect(sysctl(&model, 2, nil, &size, nil, 0) == -1)
  }

  @Test func `a dispatch time is advanced, and is as far from another as it says`() {
    let time = DispatchTime(uptimeNanoseconds: 1_000)
    #expect(time.advanced(by: .microseconds(2)).uptimeNanoseconds == 3_000)
    #expect(time.distance(to: time.advanced(by: .seconds(1))) == .nanoseconds(1_000_000_000))
    #expect(time.advanced(by: .nanoseconds(7)).distance(to: time) == .nanoseconds(-7))
  }

  @Test(arguments: [
    (Array("ü".utf8), NSUTF8StringEncoding, "ü"),
    ([0xFF, 0xFE, 0x61, 0], NSUTF16StringEncoding, "a"),
    ([0xFC], NSISOLatin1StringEncoding, "ü"),
  ])
  func `the encoding of a text is found`(_ bytes: [UInt8], _ encoding: UInt, _ text: String) {
    var found: NSString?
    let number = NSString.stringEncoding(
      for: Data(bytes), encodingOptions: nil, convertedString: &found, usedLossyConversion: nil)
    #expect(number == encoding)
    #expect(found == NSString(string: text))
    let only: [StringEncodingDetectionOptionsKey: Any] = [
      .suggestedEncodingsKey: [NSNumber(value: NSASCIIStringEncoding)],
      .useOnlySuggestedEncodingsKey: true,
    ]
    #expect(
      NSString.stringEncoding(
        for: Data([0xFC]), encodingOptions: only, convertedString: nil, usedLossyConversion: nil)
        == 0)
  }

  @Test func `a group's container is made on demand under the run's own folder`() throws {
    let containers = ExtensionSurroundings.current.containers
    let name = "group.test." + UUID().uuidString
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(folder.path == containers.appendingPathComponent(name).path)
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `whether a group's container has files is noted`() throws {
    let name = "group.test." + UUID().uuidString
    let noted = { () -> [String?] in
      AccessJournal.take().filter { $0.kind == "container" && $0.name == name }.map(\.value)
    }
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(noted() == [nil])
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Library"), withIntermediateDirectories: true)
    _ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
    #expect(noted() == [nil])
    try Data().write(to: folder.appendingPathComponent("items.json"))
    _ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
    #expect(noted() == ["files"])
  }

  @Test func `a calendar finds the day around a date`() {
    var start: NSDate?
    var length: TimeInterval = 0
    let calendar = NSCalendar(identifier: .gregorian)!
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
    let date = Date(timeIntervalSince1970: 1_774_780_000)
    #expect(calendar.range(of: .day, start: &start, interval: &length, for: date))
    // The day on which clocks are put forward.
    #expect(start == NSDate(timeIntervalSince1970: 1_774_738_800))
    #expect(length == 82_800)
  }

  @Test(arguments: ["", "..", "a/../../b"])
  func `a name that leads out of the folder has no container`(name: String) {
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }

  @Test func `an extended attribute is set, read and removed`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(removexattr(file.path, "com.example.none", 0) == -1)
    let value = Array("kept".utf8)
    // A file system may have no attributes at all.
    guard setxattr(file.path, "com.example.note", value, value.count, 0, XATTR_CREATE) == 0 else {
      #expect([ENOTSUP, EPERM].contains(errno))
      return
    }
    #expect(setxattr(file.path, "com.example.note", value, value.count, 0, XATTR_CREATE) == -1)
    #expect(errno == EEXIST)
    #expect(setxattr(file.path, "com.example.note", value, value.count, 0, XATTR_REPLACE) == 0)
    var read = [UInt8](repeating: 0, count: 8)
    #expect(getxattr(file.path, "com.example.note", &read, read.count, 0, 0) == value.count)
    #expect(read.starts(with: value))
    let length = "com.example.note".utf8.count + 1
    #expect(listxattr(file.path, nil, 0, 0) == length)
    var names = [CChar](repeating: 1, count: length)
    #expect(listxattr(file.path, &names, length - 1, 0) == -1)
    #expect(errno == ERANGE)
    #expect(listxattr(file.path, &names, length, 0) == length)
    #expect(names.map(UInt8.init) == Array("com.example.note".utf8) + [0])
    #expect(removexattr(file.path, "com.example.note", XATTR_NOFOLLOW) == 0)
    #expect(getxattr(file.path, "com.example.note", nil, 0, 0, 0) == -1)
    #expect(errno == ENOATTR)
  }

  @Test func `sets of Objective-C's are written as literals`() {
    let set: NSSet = ["a", 1]
    #expect(set == NSSet(array: ["a", 1]))
    let empty: NSSet? = []
    #expect(empty?.count == 0)
    let mutable: NSMutableSet = ["a"]
    mutable.add("b")
    #expect(mutable.count == 2)
  }

  @Test func `a queue's label is that of the queue, and without one of the current`() {
    let queue = DispatchQueue(label: "com.example.log")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "com.example.log")
    queue.sync {
      #expect(String(cString: __dispatch_queue_get_label(nil)) == "com.example.log")
    }
  }

  @Test func `defaults answer key-value access`() {
    let defaults = UserDefaults(suiteName: "test." + UUID().uuidString)
    defaults?.setValue(3, forKey: "n")
    #expect(defaults?.value(forKey: "n") as? Int == 3)
    #expect(defaults?.value(forKey: "m") == nil)
    defaults?.removeObject(forKey: "n")
  }

  @Test func `the key-value store keeps what it is given`() {
    let store = NSUbiquitousKeyValueStore()
    store.set("a", forKey: "s")
    store.set(true, forKey: "b")
    store.set(Int64(7), forKey: "i")
    store.set(1.5, forKey: "d")
    #expect(store.string(forKey: "s") == "a")
    #expect(store.bool(forKey: "b"))
    #expect(store.longLong(forKey: "i") == 7)
    #expect(store.double(forKey: "d") == 1.5)
    store.removeObject(forKey: "s")
    #expect(store.dictionaryRepresentation.keys.sorted() == ["b", "d", "i"])
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func `an activity carries what it is given`() {
    let activity = NSUserActivity(activityType: "view")
    activity.userInfo = ["a": 1]
    activity.addUserInfoEntries(from: ["b": 2])
    #expect(activity.userInfo?.count == 2)
    #expect(activity.activityType == "view")
    #expect(NSItemProvider(item: 1, typeIdentifier: "t").hasItemConformingToTypeIdentifier("t"))
  }

  @Test func `coordinated access happens at once`() {
    var seen: URL?
    let file = URL(fileURLWithPath: "/a")
    NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { seen = $0 }
    #expect(seen == file)
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test func `a file's presenter is registered once and taken back`() {
    final class Presenter: NSObject, NSFilePresenter {
      let presentedItemURL: URL? = URL(fileURLWithPath: "/a")
      let presentedItemOperationQueue = OperationQueue()
    }
    let (first, other) = (Presenter(), Presenter())
    func registrations(of presenter: Presenter) -> Int {
      NSFileCoordinator.filePresenters.count { $0 === presenter }
    }
    NSFileCoordinator.addFilePresenter(first)
    NSFileCoordinator.addFilePresenter(first)
    #expect(registrations(of: first) == 1)
    NSFileCoordinator.removeFilePresenter(other)
    #expect(registrations(of: first) == 1)
    NSFileCoordinator.removeFilePresenter(first)
    #expect(registrations(of: first) == 0)
  }

  @Test func `notifications arrive in order`() async {
    let center = NotificationCenter()
    let name = Notification.Name("n")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["i": 1])
    center.post(name: name, object: nil, userInfo: ["i": 2])
    #expect(await iterator.next()?.userInfo?["i"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["i"] as? Int == 2)
  }

  @Test func `numbers of defaults are those of a property list, of any kind that they can be`()
    throws
  {
    let name = "test." + UUID().uuidString
    let defaults = try #require(UserDefaults._watchedSuite(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(5, forKey: "whole")
    defaults.set(["a": 1, "b": 2], forKey: "table")
    defaults.set([1, 2.5], forKey: "list")
    defaults.set(true, forKey: "flag")
    #expect(defaults.object(forKey: "whole") as? Double == 5)
    #expect(defaults.object(forKey: "whole") as? Int == 5 && defaults.integer(forKey: "whole") == 5)
    #expect(defaults.object(forKey: "table") as? [String: Double] == ["a": 1, "b": 2])
    #expect(defaults.array(forKey: "list") as? [Double] == [1, 2.5])
    #expect(defaults.bool(forKey: "flag") && defaults.object(forKey: "flag") as? Bool == true)
    #expect(defaults.string(forKey: "whole") == "5" && defaults.double(forKey: "whole") == 5)
  }

  @Test func `the device is at ease`() {
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(Bundle.main.appStoreReceiptURL == nil)
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
  }

  @Test func `the current locale means the simulated device's`() {
    #expect(Locale.current.meant == ExtensionSurroundings.current.locale)
    #expect(Locale(identifier: "fr_FR").meant.identifier == "fr_FR")
  }
}
