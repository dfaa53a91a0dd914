// AppKit's pasteboards, which an extension sees empty: what is put there is gone. Items and the
// objects that are written know their representations.

public import FoundationSupplement

open class NSPasteboard: NSObject, @unchecked Sendable {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let string = PasteboardType("public.utf8-plain-text")
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
    public static let html = PasteboardType("public.html")
    public static let rtf = PasteboardType("public.rtf")
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
    public static let pdf = PasteboardType("com.adobe.pdf")
    public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
  }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("Apple CFPasteboard general")
    public static let drag = Name("Apple CFPasteboard drag")
    public static let find = Name("Apple CFPasteboard find")
    public static let font = Name("Apple CFPasteboard font")
    public static let ruler = Name("Apple CFPasteboard ruler")
  }

  /// An option of writing.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The representation is asked for when somebody reads it.
    public static let promised = WritingOptions(rawValue: 1 << 9)
  }

  /// The name of an option of reading.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }

  public static let general = NSPasteboard(name: .general)

  public let name: Name

  public init(name: Name) {
    self.name = name
    super.init()
  }

  open class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }

  /// The representations of what is there: nothing.
  open var types: [PasteboardType]? { [] }
  open var pasteboardItems: [NSPasteboardItem]? { [] }
  open var changeCount: Int { 0 }

  @discardableResult
  open func clearContents() -> Int { 0 }

  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { 0 }

  /// Refuses objects, as it does every value below.
  @discardableResult
  open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool { false }

  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool { false }

  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool { false }

  @discardableResult
  open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool { false }

  open func string(forType dataType: PasteboardType) -> String? { nil }
  open func data(forType dataType: PasteboardType) -> Data? { nil }
  open func propertyList(forType dataType: PasteboardType) -> Any? { nil }
  open func availableType(from types: [PasteboardType]) -> PasteboardType? { nil }

  open func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool { false }

  open func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? { [] }

  open func releaseGlobally() {}
}

/// An object that can be put on a pasteboard.
public protocol NSPasteboardWriting: NSObjectProtocol {
  /// The types that the object can be written as, the best one first.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]

  func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions

  /// The value of a type: data, a text or another property list.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSPasteboardWriting {
  public func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions { [] }
}

/// An item with several representations.
open class NSPasteboardItem: NSObject, NSPasteboardWriting, @unchecked Sendable {
  open private(set) var types: [NSPasteboard.PasteboardType] = []
  private var values: [NSPasteboard.PasteboardType: Any] = [:]

  public override init() { super.init() }

  @discardableResult open func setPropertyList(
    _ propertyList: Any, forType type: NSPasteboard.PasteboardType
  ) -> Bool {
    if values.updateValue(propertyList, forKey: type) == nil { types.append(type) }
    return true
  }

  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setPropertyList(string, forType: type)
  }

  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    setPropertyList(data, forType: type)
  }

  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? { values[type] }

  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    values[type] as? String ?? (values[type] as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The bytes of a value: those of a text are in UTF-8.
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    values[type] as? Data ?? (values[type] as? String).map { Data($0.utf8) }
  }

  open func availableType(
    from types: [NSPasteboard.PasteboardType]
  ) -> NSPasteboard.PasteboardType? {
    types.first(where: self.types.contains)
  }

  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }

  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    values[type]
  }
}

extension NSString: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.string]
  }

  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .string ? self as String : nil
  }
}

extension NSURL: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL, .URL] : [.URL]
  }

  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    writableTypes(for: .general).contains(type) ? absoluteString : nil
  }
}

extension NSImage: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.tiff]
  }

  /// The image as data, as `tiffRepresentation` has it.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .tiff ? tiffRepresentation : nil
  }
}
