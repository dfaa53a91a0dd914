import FoundationSupplement
import ImageIO
import MobileCoreServices
import Security
import Testing

@Suite struct CoreFoundationBridgingTests {
  @Test func `texts are objects that C may hold`() {
    let held = Unmanaged<CFString>.passRetained("a" as CFString)
    #expect(held.takeRetainedValue() as String == "a")
    #expect(CFStringGetLength("aé𝄞" as CFString) == 4)
    #expect((kSecClass as String, kSecClass as CFTypeRef as? String) == ("class", "class"))
    #expect(CFURLCopyScheme(URL(string: "a:b")! as CFURL) as String? == "a")
  }

  @Test func `dictionaries become Swift's by any type of key`() throws {
    let query: [CFString: Any] = [kSecClass: kSecClassKey, kSecAttrPort: 1.5]
    let dictionary = query as CFDictionary
    let texts = try #require(dictionary as? [String: Any])
    #expect(texts[kSecClass as String] as? String == kSecClassKey as String)
    #expect((dictionary as? [CFString: Any])?[kSecAttrPort] as? Double == 1.5)
    #expect((dictionary as! [AnyHashable: Any]).count == 2)
    #expect(dictionary[kSecClass] as? String == "keys")
    #expect([kSecClass as String: kSecClassKey as String, "svrport": 1.5] as CFDictionary != [:])
  }

  @Test func `the address of a key finds its value`() throws {
    let values = ["a": "b", "n": 2, "list": [1, 2]] as CFDictionary
    let keys: [CFString] = ["a", "list", "c"]
    try withExtendedLifetime(keys) {
      let addresses = keys.map { Unmanaged.passUnretained($0).toOpaque() }
      let text = try #require(CFDictionaryGetValue(values, addresses[0]))
      #expect(unsafeBitCast(text, to: CFString.self) == "b")
      var found: UnsafeRawPointer?
      #expect(CFDictionaryGetValueIfPresent(values, addresses[1], &found))
      let list = try #require(found)
      #expect(CFArrayGetCount(unsafeBitCast(list, to: CFArray.self)) == 2)
      #expect(CFDictionaryGetValue(values, addresses[2]) == nil)
      #expect(!CFDictionaryGetValueIfPresent(values, addresses[2], nil))
    }
  }

  @Test func `lists and dictionaries change by addresses`() throws {
    let key = "a" as CFString
    let address = Unmanaged.passUnretained(key).toOpaque()
    let table = try #require(CFDictionaryCreateMutable(nil, 0, nil, nil))
    CFDictionaryAddValue(table, address, address)
    CFDictionaryAddValue(table, address, Unmanaged.passUnretained(table).toOpaque())
    #expect(table["a"] as? String == "a" && CFDictionaryContainsKey(table, address))
    CFDictionaryRemoveValue(table, address)
    #expect(CFDictionaryGetCount(table) == 0)
    let list = try #require(CFArrayCreateMutable(nil, 0, nil))
    CFArraySetValueAtIndex(list, 0, address)
    let whole = CFRangeMake(0, 1)
    #expect(CFArrayContainsValue(list, whole, address) && list as? [String] == ["a"])
    let copy = CFArrayCreateCopy(nil, list)
    CFArrayRemoveValueAtIndex(list, 0)
    #expect(CFArrayGetFirstIndexOfValue(list, CFRangeMake(0, 0), address) == -1)
    #expect(CFArrayGetCount(copy) == 1)
  }

  @Test func `types are found by their extensions and MIME types`() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "html" as CFString, nil)?.takeRetainedValue()
    #expect(type == kUTTypeHTML)
    let name = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(name?.takeRetainedValue() as String? == "image/png")
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeText))
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "a/b", nil) == nil)
  }
}
