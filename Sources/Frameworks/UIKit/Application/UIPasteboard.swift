// The pasteboard, which an extension sees empty: what is put there is gone.

public import FoundationSupplement

open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The name of an option of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  // Nobody puts anything there while an extension runs, so that nobody hears of it.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  public static let typeListString = ["public.utf8-plain-text", "public.text"]
  public static let typeListURL = ["public.url"]
  public static let typeListImage = ["public.png", "public.jpeg"]
  public static let typeListColor = ["com.apple.uikit.color"]

  public let name: Name

  override init() { name = .general }

  /// Takes a pasteboard of a name; one that is not to be made is not there.
  public init?(name pasteboardName: Name, create: Bool) {
    guard create || pasteboardName == .general else { return nil }
    name = pasteboardName
  }

  /// Makes a pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString), create: true) ?? general
  }

  open class func remove(withName pasteboardName: Name) {}

  open var string: String? {
    get { nil }
    set {}
  }
  open var url: URL? {
    get { nil }
    set {}
  }
  open var image: UIImage? {
    get { nil }
    set {}
  }
  open var color: UIColor? {
    get { nil }
    set {}
  }
  open var strings: [String]? {
    get { nil }
    set {}
  }
  open var urls: [URL]? {
    get { nil }
    set {}
  }
  open var images: [UIImage]? {
    get { nil }
    set {}
  }
  open var colors: [UIColor]? {
    get { nil }
    set {}
  }
  /// The representations of each item; none, as there is no pasteboard.
  open var items: [[String: Any]] {
    get { [] }
    set {}
  }
  open var itemProviders: [NSItemProvider] {
    get { [] }
    set {}
  }
  open var types: [String] { [] }
  open var numberOfItems: Int { 0 }
  open var changeCount: Int { 0 }
  open var hasStrings: Bool { false }
  open var hasURLs: Bool { false }
  open var hasImages: Bool { false }
  open var hasColors: Bool { false }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {}
  open func addItems(_ items: [[String: Any]]) {}
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
  open func value(forPasteboardType pasteboardType: String) -> Any? { nil }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
  open func data(forPasteboardType pasteboardType: String) -> Data? { nil }
  open func contains(pasteboardTypes: [String]) -> Bool { false }

  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {}
}
