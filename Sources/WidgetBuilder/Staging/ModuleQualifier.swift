import SwiftSyntax

/// The name of a module of Apple's before a name, where another module has the name here.
struct ModuleQualifier {
  /// The bytes that are written anew, and the text that takes their place; none for blanks.
  private(set) var range: Range<Int>
  private(set) var text: String?
  /// Whether the qualifier is Darwin's, whose module is then imported.
  private(set) var isDarwin = false

  /// Apple's C library.
  static let darwin = "Darwin"
  /// Modules whose declarations are Foundation's or its supplement's here.
  static let divided: Set<String> = ["CoreFoundation", "ObjectiveC"]
  /// Foundation, whose loading of addresses and whose XML are modules of their own here.
  static let foundation = "Foundation"
  /// The types of Foundation's that those modules have, by their names.
  private static let loading: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask",
    "URLSessionWebSocketTask", "XMLParser", "XMLParserDelegate",
  ]
  /// The part of SwiftUI that Xcode imports by itself.
  static let views = "SwiftUICore"

  /// Looks at a name; nil where it is no such qualifier.
  ///
  /// - Parameters:
  ///   - token: The name in the source.
  ///   - library: The module that has Darwin's declarations.
  init?(_ token: TokenSyntax, library: String = darwin) {
    guard let place = Self.members(after: token) else { return nil }
    let first = token.bytes
    switch token.text {
    case Self.views:
      range = first
      text = "SwiftUI"
    case let name where Self.divided.contains(name):
      range = first.lowerBound..<place.member.lowerBound
    case Self.foundation where Self.loading.contains(place.name):
      range = first.lowerBound..<place.member.lowerBound
    case Self.darwin:
      isDarwin = library == Self.darwin
      range = first
      text = library
      if let inner = place.inner {
        // Darwin's parts, as in `Darwin.C.sqrt`, are no modules here.
        range = first.lowerBound..<inner
        let blanks = String(repeating: " ", count: max(0, range.count - library.count - 1))
        text = blanks + library + "."
      } else if isDarwin {
        text = nil
        range = first.lowerBound..<first.lowerBound
      }
    default: return nil
    }
  }

  /// The name behind a qualifier, and the beginning of the one behind that where the first is a
  /// part of Darwin's.
  private static func members(
    after token: TokenSyntax
  ) -> (name: String, member: Range<Int>, inner: Int?)? {
    guard let name = token.parent, let whole = name.parent else { return nil }
    let parts: Set = ["C", "POSIX"]
    if let access = whole.as(MemberAccessExprSyntax.self), access.base?.id == name.id {
      let outer = access.parent?.as(MemberAccessExprSyntax.self)
      let isPart = outer?.base?.id == access.id && parts.contains(access.declName.baseName.text)
      let inner = isPart ? outer?.declName.bytes.lowerBound : nil
      return (access.declName.baseName.text, access.declName.bytes, inner)
    }
    if let type = whole.as(MemberTypeSyntax.self), type.baseType.id == name.id {
      let outer = type.parent?.as(MemberTypeSyntax.self)
      let isPart = outer?.baseType.id == type.id && parts.contains(type.name.text)
      let inner = isPart ? outer?.name.bytes.lowerBound : nil
      return (type.name.text, type.name.bytes, inner)
    }
    return nil
  }
}
