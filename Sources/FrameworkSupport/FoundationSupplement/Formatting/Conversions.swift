// Conversions of numbers and texts that Linux's Foundation lacks.

public import Foundation

extension CGFloat {
  /// Creates a number of a boxed one.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}

extension NSString {
  /// Creates a text of a format and values for its places.
  public convenience init(format: NSString, locale: Locale?, _ args: any CVarArg...) {
    self.init(
      string: String(format: format as String, locale: locale ?? .current, arguments: args))
  }
}

extension NSAttributedString {
  /// Creates a text with its links; attributes of user interfaces are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let link = run.link { attributes[NSAttributedString.Key("NSLink")] = link }
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a text with its links; attributes of user interfaces are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      var part = AttributedString(nsStr.attributedSubstring(from: range).string)
      part.link = attributes[NSAttributedString.Key("NSLink")] as? URL
      append(part)
    }
  }
}

extension URLError {
  /// The reason why there is no network; nil: there always is.
  @_alwaysEmitIntoClient
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }

  /// The data with which a download can be resumed.
  @_alwaysEmitIntoClient
  public var downloadTaskResumeData: Data? {
    userInfo["NSURLSessionDownloadTaskResumeData"] as? Data
  }

  /// The reason why there is no network.
  public typealias NetworkUnavailableReason = URLErrorNetworkUnavailableReason
}

extension URLError.Code {
  /// Creates the code with a number; one that no error of the network has becomes `unknown`.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init(rawValue: Int) {
    let known: URLError.Code? = URLError.Code(rawValue: rawValue)
    self = known ?? .unknown
  }
}

/// The reason why there is no network.
public enum URLErrorNetworkUnavailableReason: Int, Sendable {
  case cellular, expensive, constrained
}

extension DateFormatter {
  /// Where in a sentence the date stands, by which a device begins it with a capital or not. It is
  /// not kept: dates are written as in the middle of a sentence.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
