// `Logger`, and the interpolation of its messages. A value that the author marked as private stays
// out of the line, as it does on a device.

public import FoundationSupplement

public struct Logger: Sendable {
  private let log: OSLog

  public init() {
    log = .default
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ logObj: OSLog) {
    log = logObj
  }

  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error, "warning") }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault, "critical") }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  package let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case hash, none
  }

  let isShown: Bool

  public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  /// Shows the value: a run under a harness is like one under a debugger.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isShown: true) }

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeft: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: false) }

  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  func apply(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + padding : padding + text
  }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(argumentString()), privacy)
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(format.digits(of: number())), privacy)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(format.digits(of: number())), privacy)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(format.digits(of: Double(number()))), privacy)
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format == .answer ? (boolean() ? "YES" : "NO") : String(boolean()), privacy)
  }

  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(value().description), privacy)
  }

  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentObject().map(String.init(describing:)) ?? "(null)", privacy)
  }

  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: error()), privacy)
  }

  public mutating func appendInterpolation(
    _ type: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: type()), privacy)
  }

  private mutating func append(_ value: String, _ privacy: OSLogPrivacy) {
    text += privacy.isShown ? value : "<private>"
  }
}
