public import WidgetPlatforms

/// The device, the screen and the text size under which sizes were logged.
public struct LoggedSetting: Hashable, Sendable {
  /// The platform and its version.
  public var system: PlatformVersion
  /// The screen.
  public var screen: DeviceScreen
  /// The preferred size of text, such as `large`.
  public var typeSize: String

  /// Creates a setting.
  public init(system: PlatformVersion, screen: DeviceScreen, typeSize: String) {
    self.system = system
    self.screen = screen
    self.typeSize = typeSize
  }
}

/// A width and a height in points.
public struct LoggedSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// One line of a log of sizes: a view's size in a setting.
public struct SizeEntry: Hashable, Sendable {
  /// The view: an element of the calibration sample in a family.
  public struct MeasuredView: Hashable, Sendable {
    /// The element's name, such as `text.body`.
    public var element: String
    /// The name of the widget's family.
    public var family: String

    /// Creates a view.
    public init(element: String, family: String) {
      self.element = element
      self.family = family
    }
  }

  /// The view.
  public var view: MeasuredView
  /// The setting.
  public var setting: LoggedSetting
  /// The model of the device, such as `iPhone17,1`.
  public var model: String
  /// The size.
  public var size: LoggedSize
}

/// The reason for which a line of a log of sizes cannot be read.
public enum SizeLineError: Error, Hashable, Sendable {
  /// It was written by another version of the sample.
  case unknownVersion(String)
  /// A value is missing.
  case missing(String)
  /// A value is not of its kind.
  case unusable(key: String, value: String)
}

extension SizeLineError: CustomStringConvertible {
  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .unknownVersion(let version):
      "the line was written by version '\(version)' of the calibration sample; "
        + "this program reads version 1"
    case .missing(let key):
      "the line has no '\(key)'; copy whole lines, without breaking them"
    case .unusable(let key, let value):
      "'\(value)' is no \(key); copy whole lines, without breaking them"
    }
  }
}

extension SizeEntry {
  /// The word with which the sample's part of a line begins.
  public static let mark = "widgetcheck-size"

  /// Reads a line of Console, of `log show` or of a terminal.
  ///
  /// - Parameter line: The line; time, process and subsystem may stand before the sample's part.
  /// - Returns: The entry; nil for a line of something else.
  /// - Throws: `SizeLineError` for a line with the sample's mark that cannot be read.
  public static func read(_ line: some StringProtocol) throws(SizeLineError) -> SizeEntry? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let start = words.lastIndex(where: { $0.hasSuffix(mark) }) else { return nil }
    let rest = words[(start + 1)...]
    let version = rest.first.map { String($0) } ?? ""
    guard version == "1" else { throw .unknownVersion(version) }
    var values: [String: String] = [:]
    for word in rest.dropFirst() {
      guard let equals = word.firstIndex(of: "=") else { continue }
      values[String(word[..<equals])] = String(word[word.index(after: equals)...])
    }
    func value(_ key: String) throws(SizeLineError) -> String {
      guard let value = values[key], !value.isEmpty else { throw .missing(key) }
      return value
    }
    func parsed<T>(_ key: String, _ parse: (String) -> T?) throws(SizeLineError) -> T {
      let text = try value(key)
      guard let result = parse(text) else { throw .unusable(key: key, value: text) }
      return result
    }
    return SizeEntry(
      view: MeasuredView(element: try value("element"), family: try value("family")),
      setting: LoggedSetting(
        system: try parsed("system", system), screen: try parsed("screen", { DeviceScreen($0) }),
        typeSize: try value("type")),
      model: try value("device"), size: try parsed("size", { LoggedSize($0) }))
  }

  private static func system(_ text: String) -> PlatformVersion? {
    let parts = text.split(separator: "-", maxSplits: 1).map { String($0) }
    guard parts.count == 2, let platform = Platform(rawValue: parts[0]),
      let version = SystemVersion(String(parts[1]))
    else { return nil }
    return PlatformVersion(platform, version)
  }
}

extension LoggedSize {
  /// Reads a size such as `66.33x20.33`, of numbers from 0 to 100,000.
  ///
  /// - Parameter text: The size.
  public init?(_ text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { Double(String($0)) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (0...100_000).contains(width), (0...100_000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
