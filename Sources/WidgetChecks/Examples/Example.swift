import WidgetRecording

/// A recording that shows one side of a check's rule.
struct Example: Sendable {
  /// The place at which an example expects a finding.
  struct Place: Hashable, Sendable {
    /// The call, in minutes after the start; nil where the finding is about a declaration.
    var minute: Double?
    /// The position of the entry.
    var entry: Int?

    /// An entry of the call at a minute.
    static func entry(_ position: Int, at minute: Double = 0) -> Self {
      Self(minute: minute, entry: position)
    }

    /// The call at a minute.
    static func call(at minute: Double = 0) -> Self {
      Self(minute: minute, entry: nil)
    }

    /// The extension's declaration.
    static let declaration = Self(minute: nil, entry: nil)
  }

  /// The result that a check must have.
  enum Expectation: Hashable, Sendable {
    /// The rule holds.
    case accepted
    /// The rule has nothing to look at.
    case ignored
    /// The rule is broken, in these places.
    case rejected([Place])

    /// The word for it.
    var word: String {
      switch self {
      case .accepted: "accepts"
      case .ignored: "ignores"
      case .rejected: "rejects"
      }
    }
  }

  let name: String
  let recording: Recording
  /// The recordings of the other environments of the matrix.
  var siblings: [Recording] = []
  let expectation: Expectation

  /// An example that the check accepts.
  static func accepts(
    _ name: String, in setting: Setting = Setting(), _ events: RecordingEvent...
  ) -> Self {
    Self(name: name, recording: setting.recording(events), expectation: .accepted)
  }

  /// An example that the check has nothing to say about.
  static func ignores(
    _ name: String, in setting: Setting = Setting(), _ events: RecordingEvent...
  ) -> Self {
    Self(name: name, recording: setting.recording(events), expectation: .ignored)
  }

  /// An example that the check rejects, in exactly these places.
  static func rejects(
    _ name: String, in setting: Setting = Setting(), _ events: RecordingEvent...,
    at places: Place...
  ) -> Self {
    Self(name: name, recording: setting.recording(events), expectation: .rejected(places))
  }
}

extension Example {
  /// The example with the same events, as another environment records them.
  func and(in setting: Setting, _ events: RecordingEvent...) -> Self {
    var example = self
    example.siblings.append(setting.recording(events))
    return example
  }
}

/// The span and the platform of an example.
struct Setting: Sendable {
  /// The start of every example: 2 March 2026, midnight in Greenwich.
  static let start: SimulatedInstant = 1_772_409_600

  private var header: RecordedHeader

  /// Creates a setting, whose span begins some minutes after the start of the others.
  init(
    _ platform: Platform = .iOS, _ version: Int = 17, delayed minutes: Double = 0,
    hours: Double = 24, timeZone: String = "UTC", matrixEntry: String? = nil
  ) {
    let start = Self.start + minutes * 60
    header = RecordedHeader(
      bundle: "Cards", system: PlatformVersion(platform, SystemVersion(version)),
      span: SimulatedInterval(start, start + hours * 3600), timeZone: timeZone, locale: "en_US"
    )
    header.matrixEntry = matrixEntry
  }

  /// Returns a recording of some events.
  func recording(_ events: [RecordingEvent]) -> Recording {
    Recording(header: header, events: events)
  }
}
