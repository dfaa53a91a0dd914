import WidgetPlatforms

/// The sizes that the calibration sample logged.
public struct SizeLog: Hashable, Sendable {
  /// The sizes of one setting.
  public struct Section: Hashable, Sendable {
    /// The setting.
    public var setting: LoggedSetting
    /// The models of the devices, sorted.
    public var models: [String]
    /// The sizes by view; of a view that was laid out again the last one.
    public var sizes: [SizeEntry.MeasuredView: LoggedSize]
    /// The views that were logged with more than one size, sorted.
    public var ambiguous: [SizeEntry.MeasuredView]
  }

  /// The sections, sorted by platform, version, screen and text size.
  public var sections: [Section]

  /// Gathers lines.
  public init(_ entries: [SizeEntry]) {
    var bySetting: [LoggedSetting: [SizeEntry]] = [:]
    for entry in entries { bySetting[entry.setting, default: []].append(entry) }
    sections = bySetting.map { setting, entries in
      var all: [SizeEntry.MeasuredView: [LoggedSize]] = [:]
      for entry in entries { all[entry.view, default: []].append(entry.size) }
      return Section(
        setting: setting, models: Set(entries.map(\.model)).sorted(),
        sizes: all.compactMapValues(\.last),
        ambiguous: all.filter { Set($0.value).count > 1 }.keys.sorted())
    }
    .sorted { $0.setting.order.lexicographicallyPrecedes($1.setting.order) }
  }
}

/// A log that cannot be used, and the line that says why.
public struct SizeLogError: Error, Hashable, Sendable {
  /// The fault of a log.
  public enum Problem: Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(String)
    /// No line has the sample's mark.
    case noSizes
    /// A line of the sample's cannot be read.
    case line(SizeLineError)
  }

  /// The file.
  public var file: String
  /// The number of the line; nil for the whole file.
  public var line: Int?
  /// The problem.
  public var problem: Problem

  /// Creates an error.
  public init(file: String, line: Int? = nil, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}

extension SizeLogError: CustomStringConvertible {
  /// The place, the problem and what to do, in one line.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return switch problem {
    case .unreadable(let reason): "\(place): error: the log cannot be read: \(reason)"
    case .noSizes:
      "\(place): error: no line says '\(SizeEntry.mark)'; add the widgets of Samples/Calibration "
        + "on a device, search its log for that word, and copy the lines into the file"
    case .line(let error): "\(place): error: \(error)"
    }
  }
}

extension SizeLog {
  /// Reads the text of a log.
  ///
  /// - Parameters:
  ///   - text: The text, in which other lines may stand between.
  ///   - file: The name of the file, for errors.
  /// - Throws: `SizeLogError` for a line that cannot be read, and where no size is logged.
  public init(_ text: String, named file: String) throws(SizeLogError) {
    var entries: [SizeEntry] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(SizeLineError) {
        if let entry = try SizeEntry.read(line) { entries.append(entry) }
      } catch {
        throw SizeLogError(file: file, line: index + 1, problem: .line(error))
      }
    }
    guard !entries.isEmpty else { throw SizeLogError(file: file, problem: .noSizes) }
    self.init(entries)
  }
}

extension LoggedSetting {
  /// The values by which settings are ordered.
  fileprivate var order: [String] {
    let version = system.version.components.map { number in
      String(repeating: "0", count: max(0, 5 - "\(number)".count)) + "\(number)"
    }
    return [system.platform.rawValue, version.joined(separator: "."), "\(screen)", typeSize]
  }
}

extension SizeEntry.MeasuredView: Comparable {
  /// Orders by family, then by element.
  public static func < (left: Self, right: Self) -> Bool {
    (left.family, left.element) < (right.family, right.element)
  }
}
