/// How long and how large a call may be, in seconds and bytes.
public struct CallLimits: Hashable, Sendable, Codable {
  /// Seconds for a placeholder.
  public var placeholder: Double
  /// Seconds for a snapshot.
  public var snapshot: Double
  /// Seconds for a timeline.
  public var timeline: Double
  /// Seconds for `relevance()`, `recommendations()` and relevance entries.
  public var relevance: Double
  /// Bytes by which the process may grow during a call.
  public var memory: Int

  /// Creates limits; the defaults are assumed, and the memory is what the community observed.
  public init(
    placeholder: Double = 1, snapshot: Double = 5, timeline: Double = 30, relevance: Double = 30,
    memory: Int = 30_000_000
  ) {
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
    self.relevance = relevance
    self.memory = memory
  }

  /// The seconds that a call in a mode may take.
  public func seconds(for mode: ProviderMode) -> Double {
    switch mode {
    case .placeholder: placeholder
    case .snapshot: snapshot
    case .timeline: timeline
    case .relevance, .recommendations, .entry: relevance
    }
  }
}

/// What a manifest changes about the checks.
public struct CheckSettings: Hashable, Sendable, Codable {
  /// The ids of the checks that are not run.
  public var disable: [String]
  /// Levels by check id: `error`, `warning` or `note`.
  public var levels: [String: String]

  /// Creates settings.
  public init(disable: [String] = [], levels: [String: String] = [:]) {
    self.disable = disable
    self.levels = levels
  }
}

/// The first line of a recording: what was run, where and when.
public struct RecordedHeader: Hashable, Sendable, Codable {
  /// The version of the recording's format that this program writes and reads.
  public static let currentVersion = 1

  /// The version of the recording's format.
  public var version: Int
  /// The bundle's name.
  public var bundle: String
  /// The platform, as Swift's `os()` condition or `iPadOS` spells it.
  public var platform: String
  /// The version of the platform, such as `17.0`.
  public var osVersion: String
  /// The first instant of the simulated span, in seconds since 1970.
  public var start: Double
  /// The instant after the last.
  public var end: Double
  /// The identifier of the time zone.
  public var timeZone: String
  /// The identifier of the locale.
  public var locale: String
  /// What differs from the base environment, such as `Asia/Kolkata,ar_SA`; nil in the base.
  public var cell: String?
  /// The screen in points, such as `393x852`.
  public var device: String?
  /// The reload budget that the run used.
  public var reloadBudget: RateLimit?
  /// The limits that the run held.
  public var limits: CallLimits?
  /// What the manifest changes about the checks.
  public var checks: CheckSettings?
  /// The manifest's path, relative to where the program was run.
  public var manifest: String?
  /// The folder that the author's files are relative to, relative to where the program was run; nil
  /// where that is the folder itself or lies elsewhere.
  public var root: String?
  /// The protection that was active while providers ran.
  public var sandbox: String?

  /// Creates a header of the current version; what is optional is set afterwards.
  public init(
    bundle: String, platform: String, osVersion: String, start: Double, end: Double,
    timeZone: String, locale: String
  ) {
    version = Self.currentVersion
    self.bundle = bundle
    self.platform = platform
    self.osVersion = osVersion
    self.start = start
    self.end = end
    self.timeZone = timeZone
    self.locale = locale
  }
}

/// One message of the compiler about an extension's sources.
public struct RecordedDiagnostic: Hashable, Sendable, Codable {
  /// The author's file, relative to the manifest's root.
  public var file: String?
  /// The line in that file, from 1.
  public var line: Int?
  /// The column in that line, from 1.
  public var column: Int?
  /// What the compiler said.
  public var message: String

  /// Creates a message.
  public init(file: String? = nil, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

/// What came of compiling an extension.
public struct RecordedBuild: Hashable, Sendable, Codable {
  /// `succeeded`, `failed`, or `notNeeded` where an executable was given.
  public var outcome: String
  /// The compiler's errors, in its order.
  public var diagnostics: [RecordedDiagnostic]

  /// Creates an outcome.
  public init(outcome: String, diagnostics: [RecordedDiagnostic] = []) {
    self.outcome = outcome
    self.diagnostics = diagnostics
  }
}

/// A completion that came after its call had been recorded.
public struct RecordedLateCompletion: Hashable, Sendable, Codable {
  /// The call.
  public var id: CallID
  /// The simulated instant of the call, in seconds since 1970.
  public var callAt: Double
  /// The Developer Mode of the call's sequence.
  public var developerMode: DeveloperMode?
  /// How many completions came late.
  public var completions: Int

  /// Creates a note of completions that came late.
  public init(id: CallID, callAt: Double, developerMode: DeveloperMode?, completions: Int) {
    self.id = id
    self.callAt = callAt
    self.developerMode = developerMode
    self.completions = completions
  }
}

/// A reload that the extension itself asked for through `WidgetCenter`.
public struct RecordedReloadRequest: Hashable, Sendable, Codable {
  /// The simulated instant, in seconds since 1970.
  public var at: Double
  /// The kind to reload; nil means all.
  public var kind: String?

  /// Creates a note of a reload.
  public init(at: Double, kind: String?) {
    self.at = at
    self.kind = kind
  }
}
