public import WidgetRecording

/// The authority for a check's rule.
public enum CheckSource: String, Hashable, Sendable {
  /// Apple's documentation.
  case documented
  /// A session of WWDC.
  case session
  /// Observation by the community.
  case observed
  /// Our model, or plain correctness.
  case model

  /// A phrase for reports.
  public var phrase: String {
    switch self {
    case .documented: "documented by Apple"
    case .session: "said in a WWDC session"
    case .observed: "observed by the community, not documented"
    case .model: "our model or plain correctness, not Apple's words"
    }
  }
}

/// The part of the catalogue that a check stands in.
public enum CheckGroup: String, Hashable, Sendable, CaseIterable {
  /// The outcome of calls.
  case calls = "Calls"
  /// Entries and reload policies.
  case timelines = "Timelines"
  /// Scores and durations.
  case relevance = "Relevance"
  /// Rotations and suggestions.
  case smartStacks = "Smart Stacks"
  /// The Smart Stack of Apple Watch.
  case watch = "Apple Watch"
  /// The declarations of a bundle.
  case bundles = "Bundles"
  /// The data that providers read and change.
  case providers = "Providers and data"
  /// Views, and what they look like.
  case views = "Views and drawings"
}

/// The description of a check, without its code: all that a report needs to explain a finding.
public struct CheckDescriptor: Hashable, Sendable {
  /// The check's name.
  public var id: CheckID
  /// The part of the catalogue.
  public var group: CheckGroup
  /// One sentence that says what holds where the check is content.
  public var summary: String
  /// The reasons for the rule.
  public var rationale: String
  /// The fault's look on a device.
  public var onDevice: String
  /// The repair, in words.
  public var repair: String
  /// A few lines of Swift that are right.
  public var sample: String?
  /// The authority.
  public var source: CheckSource
  /// The level of its findings unless a manifest changes it.
  public var level: Finding.Level

  /// Creates a descriptor.
  public init(
    id: CheckID, group: CheckGroup, summary: String, rationale: String, onDevice: String,
    repair: String, sample: String? = nil, source: CheckSource, level: Finding.Level
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.rationale = rationale
    self.onDevice = onDevice
    self.repair = repair
    self.sample = sample
    self.source = source
    self.level = level
  }
}
