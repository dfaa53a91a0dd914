// Bookmarks and the calls around files of others. A bookmark is the file's path, so that a file
// that was moved is not found again.

public import Foundation

extension URL {
  /// Options for the creation of a bookmark.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With little else than the path.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// For a file that names the bookmarked one.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// With the right to open the file after a restart, which every bookmark has here.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// With the right to read the file only, beside `withSecurityScope`.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(
      rawValue: 1 << 12)
    /// Without the right to open the file.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// Options for the resolution of a bookmark.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without asking the user.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Without mounting a volume.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// With the right that the bookmark was created with.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    /// Without asking for the right to open the file.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(
      rawValue: 1 << 15)
  }

  /// Returns a bookmark of the file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? =
      nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return Bookmark.mark + Data(standardizedFileURL.path.utf8)
  }

  /// Finds a file again.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard data.starts(with: Bookmark.mark),
      let path = String(data: data.dropFirst(Bookmark.mark.count), encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }

  /// Follows a file that names another one.
  public init(
    resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []
  ) throws {
    self = url.resolvingSymlinksInPath()
  }

  /// Asks for the right to open a file of others; a file that is there may be opened.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.fileExists(atPath: path)
  }

  /// Gives the right back.
  public func stopAccessingSecurityScopedResource() {}

  /// Returns a folder of the person's or the system's.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  /// The person's downloads.
  public static var downloadsDirectory: URL { homeFolder("Downloads") }
  /// The person's desktop.
  public static var desktopDirectory: URL { homeFolder("Desktop") }
  /// The person's pictures.
  public static var picturesDirectory: URL { homeFolder("Pictures") }
  /// The person's films.
  public static var moviesDirectory: URL { homeFolder("Movies") }
  /// The person's music.
  public static var musicDirectory: URL { homeFolder("Music") }
  /// The Public folder of the person's home.
  public static var sharedPublicDirectory: URL { homeFolder("Public") }
  /// The person's trash.
  public static var trashDirectory: URL { homeFolder(".Trash") }
  /// The person's apps.
  public static var applicationDirectory: URL { homeFolder("Applications") }
  /// The folders of all persons.
  public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }

  private static func homeFolder(_ name: String) -> URL {
    documentsDirectory.deletingLastPathComponent().appendingPathComponent(name, isDirectory: true)
  }
}

private enum Bookmark {
  static let mark = Data("book\u{0}mark\u{0}".utf8)
}
