// `OSLog`, `os_log`, and signposts, which take no time here and are recorded nowhere.

public import FoundationSupplement

public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

public final class OSLog: NSObject, Sendable {
  public struct Category: RawRepresentable, Equatable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  private let source: String
  private let isDisabled: Bool

  public init(subsystem: String, category: String) {
    source = "[\(subsystem):\(category)] "
    isDisabled = false
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool) {
    source = ""
    self.isDisabled = isDisabled
  }

  public static let `default` = OSLog(isDisabled: false)
  public static let disabled = OSLog(isDisabled: true)

  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
  public var signpostsEnabled: Bool { false }

  /// Returns the line of a message; line breaks within it are escaped.
  package func line(_ message: String, _ type: OSLogType, _ name: String? = nil) -> String {
    let flat = message.replacingOccurrences(of: "\r", with: "\\r")
      .replacingOccurrences(of: "\n", with: "\\n")
    return "\(source)\(name ?? type.name): \(flat)\n"
  }

  func write(_ message: String, _ type: OSLogType, _ name: String? = nil) {
    guard !isDisabled else { return }
    FileHandle.standardError.write(Data(line(message, type, name).utf8))
  }
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(LogFormat.text(String(describing: message), args), type)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(LogFormat.text(String(describing: message), args), type)
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(message.text, .default)
}

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Format strings of the log, whose places may carry annotations in braces.
package enum LogFormat {
  /// Returns a message with its values in their places.
  package static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var hidden: Set<Int> = []
    var place = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      plain += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        plain += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let isPrivate = rest[..<end].contains("private") || rest[..<end].contains("sensitive")
        if isPrivate { hidden.insert(place) }
        rest = rest[rest.index(after: end)...]
      }
      if hidden.contains(place), let end = rest.firstIndex(where: { $0.isLetter || $0 == "@" }) {
        plain.removeLast()
        plain += "<private>"
        rest = rest[rest.index(after: end)...]
        rest = rest.drop { "ldu".contains($0) }
      }
      place += 1
    }
    let shown = arguments.indices.filter { !hidden.contains($0) }.map { arguments[$0] }
    return String(format: plain + rest, arguments: shown)
  }
}

public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) {
    rawValue = value
  }

  public init(log: OSLog) {
    rawValue = 1
  }

  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)
}

public struct OSSignpostType: Equatable, Sendable {
  let rawValue: UInt8
  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

public struct OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
}

public struct OSSignposter: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logger: Logger) {}
  public init(logHandle: OSLog) {}

  public static let disabled = OSSignposter()

  public var isEnabled: Bool { false }
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}
