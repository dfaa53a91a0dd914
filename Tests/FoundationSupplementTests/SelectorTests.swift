import FoundationSupplement
import Synchronization
import Testing

@MainActor private final class Panel {
  var taps: [String] = []

  func tap(_ sender: NSString) { taps.append(sender as String) }
  func close() { taps.append("closed") }
}

@Suite struct SelectorTests {
  private final class Listener: Sendable {
    let heard = Mutex<[String]>([])

    func hear(_ notification: Notification) {
      heard.withLock { $0.append(notification.name.rawValue) }
    }

    func knock() { heard.withLock { $0.append("knock") } }
  }

  private static let name = NSNotification.Name("test.selector")
  private let center = NotificationCenter()

  @Test func `a notification calls the observer's method`() {
    let listener = Listener()
    let method = Selector(_staged: "hear:", Listener.hear(_:))
    center.addObserver(listener, selector: method, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    center.post(name: NSNotification.Name("test.other"), object: nil)
    #expect(listener.heard.withLock { $0 } == ["test.selector"])
  }

  @Test func `a method that takes nothing is called too`() {
    let listener = Listener()
    center.addObserver(
      listener, selector: Selector(_staged: "knock", Listener.knock), name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(listener.heard.withLock { $0 } == ["knock"])
  }

  @Test func `an observer that is removed hears no more`() {
    let listener = Listener()
    let method = Selector(_staged: "hear:", Listener.hear(_:))
    center.addObserver(listener, selector: method, name: Self.name, object: nil)
    center.removeObserver(listener, name: NSNotification.Name("test.other"), object: nil)
    center.post(name: Self.name, object: nil)
    center.removeObserver(listener)
    center.post(name: Self.name, object: nil)
    #expect(listener.heard.withLock { $0.count } == 1)
  }

  @Test func `a centre does not keep its observer`() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(
        listener, selector: Selector(_staged: "knock", Listener.knock), name: Self.name,
        object: nil)
    }
    #expect(gone == nil)
    center.post(name: Self.name, object: nil)
  }

  @Test func `a timer calls its target's method`() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 60, target: listener, selector: Selector(_staged: "knock", Listener.knock),
      userInfo: nil, repeats: false)
    timer.fire()
    #expect(listener.heard.withLock { $0 } == ["knock"])
  }

  @Test func `selectors are told apart by name`() {
    #expect(Selector("hear:") == Selector(_staged: "hear:", Listener.hear(_:)))
    #expect(Selector("hear:") != "knock")
    #expect(NSStringFromSelector(NSSelectorFromString("knock")) == "knock")
    #expect("\(Selector("hear:"))" == "hear:")
  }

  @Test func `an object's class can be asked of its type`() {
    #expect(NSString.classForCoder() == NSString.self)
  }
}

@Suite struct CoreFoundationTests {
  @Test func `an observer hears what is posted by its name until it is removed`() {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let name = CFNotificationName("test.darwin" as CFString)
    let heard = Mutex<[String]>([])
    withUnsafePointer(to: heard) { observer in
      let callback: CFNotificationCallback = { _, observer, name, _, _ in
        let heard = observer?.assumingMemoryBound(to: Mutex<[String]>.self)
        heard?.pointee.withLock { $0.append(name.map { $0.rawValue as String } ?? "") }
      }
      CFNotificationCenterAddObserver(
        center, observer, callback, name.rawValue, nil, .deliverImmediately)
      CFNotificationCenterPostNotification(center, name, nil, nil, true)
      CFNotificationCenterPostNotification(center, CFNotificationName("x"), nil, nil, true)
      CFNotificationCenterRemoveObserver(center, observer, name, nil)
      CFNotificationCenterPostNotification(center, name, nil, nil, true)
    }
    #expect(heard.withLock { $0 } == ["test.darwin"])
  }

  @Test func `units of time are Darwin's`() {
    #expect(500 * NSEC_PER_MSEC == NSEC_PER_SEC / 2)
    #expect(NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
  }
}

@Suite struct DocumentTests {
  private func words(_ page: String) throws -> String {
    try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil
    ).string
  }

  @Test(arguments: [
    ("a <b>bold</b> word", "a bold word"), ("a<br>b", "a\nb"), ("<p>a</p><p>b</p>", "a\nb\n"),
    ("1 &lt; 2 &amp;&amp; 3 &gt; 2", "1 < 2 && 3 > 2"), ("&#39;&#x41;&unknown;", "'A&unknown;"),
    ("<style>p { color: red }</style>text", "text"), ("a \n  b", "a b"), ("5 < 6", "5 < 6"),
  ])
  func `a page is read as its words`(_ page: String, _ expected: String) throws {
    #expect(try words(page) == expected)
  }

  @Test func `plain text stays as it is, and rich text is refused`() throws {
    let text = try NSAttributedString(
      data: Data("a <b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(text.string == "a <b>")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }

  @MainActor @Test func `a method of a class on the main actor is called`() {
    let panel = Panel()
    Selector(_staged: "tap:", Panel.tap(_:)).send(to: panel, NSString(string: "a"))
    Selector(_staged: "close", Panel.close).send(to: panel)
    #expect(panel.taps == ["a", "closed"])
  }
}
