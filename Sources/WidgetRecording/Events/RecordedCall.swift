/// One call of a provider, or a request that the reload budget refused.
public struct RecordedCall: Hashable, Sendable, Codable {
  /// The call's stable name.
  public var id: CallID
  /// The widget's kind.
  public var kind: String
  /// The family asked for.
  public var family: FamilyName
  /// The name of the configuration; `-` where there is none.
  public var configuration: String
  /// What was asked for.
  public var mode: ProviderMode
  /// Whether the context said that this is the widget gallery.
  public var isPreview: Bool
  /// The simulated instant, in seconds since 1970.
  public var at: Double
  /// The Developer Mode of the sequence this call belongs to; nil counts for both.
  public var developerMode: DeveloperMode?
  /// Why a timeline was asked for; nil for other modes, and for a call that repeats another.
  public var reason: RequestReason?
  /// Whether the call only asks again what was just answered, at the same simulated instant.
  ///
  /// No device makes such a call. Its answer is compared with the first one and otherwise counts for
  /// nothing: it is no reload, replaces no timeline, and what the extension did meanwhile is not
  /// recorded. Nil stands for false.
  public var repeats: Bool?
  /// How the call ended; nil where no provider was called.
  public var outcome: Termination?
  /// The signal that ended the process.
  public var signal: Int?
  /// The status with which the provider ended its process.
  public var exitStatus: Int?
  /// What the trap or the thrown error said, where it said something.
  public var failure: RecordedFailure?
  /// Whether the process was still working when its time ran out.
  public var busy: Bool?
  /// Whether the provider let go of its completion handler uncalled, so that nothing was waited for.
  ///
  /// A device waits out its limit, so such a call counts as one whose time ran out. Nil stands for
  /// false.
  public var abandoned: Bool?
  /// Real seconds that the call took, without those in which the machine had no processor for it.
  public var seconds: Double?
  /// Bytes by which the process grew at most during the call.
  public var peakMemory: Int?
  /// How often the provider called its completion handler.
  public var completions: Int?
  /// The connections that the provider attempted.
  public var network: [RecordedConnection]?
  /// What the provider printed, cut at a stated size.
  public var stdout: String?
  /// What the provider wrote to standard error, cut at a stated size.
  public var stderr: String?
  /// The entries that came back: one for a placeholder, a snapshot or a relevance entry.
  public var entries: [RecordedEntry]?
  /// When the provider wants to be asked again.
  public var policy: ReloadPolicy?
  /// What `relevance()` gave.
  public var attributes: [RecordedRelevanceAttribute]?
  /// The descriptions of what `recommendations()` offered.
  public var recommendations: [String]?

  /// Creates a call; everything that came of it is set afterwards.
  public init(
    bundle: String, kind: String, family: FamilyName, configuration: String = "-",
    mode: ProviderMode, isPreview: Bool = false, at: Double, outcome: Termination? = .returned
  ) {
    id = CallID(
      bundle: bundle, kind: kind, family: family, configuration: configuration, mode: mode
    )
    self.kind = kind
    self.family = family
    self.configuration = configuration
    self.mode = mode
    self.isPreview = isPreview
    self.at = at
    self.outcome = outcome
  }

  /// Reads a call; an absent configuration, preview flag or outcome has its usual value.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(CallID.self, forKey: .id)
    kind = try values.decode(String.self, forKey: .kind)
    family = try values.decode(FamilyName.self, forKey: .family)
    configuration = try values.decodeIfPresent(String.self, forKey: .configuration) ?? "-"
    mode = try values.decode(ProviderMode.self, forKey: .mode)
    isPreview = try values.decodeIfPresent(Bool.self, forKey: .isPreview) ?? false
    at = try values.decode(Double.self, forKey: .at)
    developerMode = try values.decodeIfPresent(DeveloperMode.self, forKey: .developerMode)
    reason = try values.decodeIfPresent(RequestReason.self, forKey: .reason)
    repeats = try values.decodeIfPresent(Bool.self, forKey: .repeats)
    let usual: Termination? = reason == .rejected ? nil : .returned
    outcome = try values.decodeIfPresent(Termination.self, forKey: .outcome) ?? usual
    signal = try values.decodeIfPresent(Int.self, forKey: .signal)
    exitStatus = try values.decodeIfPresent(Int.self, forKey: .exitStatus)
    failure = try values.decodeIfPresent(RecordedFailure.self, forKey: .failure)
    busy = try values.decodeIfPresent(Bool.self, forKey: .busy)
    abandoned = try values.decodeIfPresent(Bool.self, forKey: .abandoned)
    seconds = try values.decodeIfPresent(Double.self, forKey: .seconds)
    peakMemory = try values.decodeIfPresent(Int.self, forKey: .peakMemory)
    completions = try values.decodeIfPresent(Int.self, forKey: .completions)
    network = try values.decodeIfPresent([RecordedConnection].self, forKey: .network)
    stdout = try values.decodeIfPresent(String.self, forKey: .stdout)
    stderr = try values.decodeIfPresent(String.self, forKey: .stderr)
    entries = try values.decodeIfPresent([RecordedEntry].self, forKey: .entries)
    policy = try values.decodeIfPresent(ReloadPolicy.self, forKey: .policy)
    attributes = try values.decodeIfPresent(
      [RecordedRelevanceAttribute].self, forKey: .attributes
    )
    recommendations = try values.decodeIfPresent([String].self, forKey: .recommendations)
  }

  /// Whether a timeline was delivered: the call returned and the budget did not refuse it.
  public var deliveredTimeline: Bool {
    mode == .timeline && outcome == .returned && reason != .rejected && repeats != true
  }

  /// Whether the call belongs to the simulation with a Developer Mode.
  public func counts(in mode: DeveloperMode) -> Bool {
    developerMode == nil || developerMode == mode
  }
}

/// What a trap, a thrown error or a runtime said when a call failed.
public struct RecordedFailure: Hashable, Sendable, Codable {
  /// The message.
  public var message: String
  /// The author's file, where the message names it.
  public var file: String?
  /// The line in that file.
  public var line: Int?
  /// The stack, innermost frame first, where the toolchain could give one.
  public var stack: [String]?

  /// Creates a failure.
  public init(message: String, file: String? = nil, line: Int? = nil, stack: [String]? = nil) {
    self.message = message
    self.file = file
    self.line = line
    self.stack = stack
  }
}

/// A connection that a provider attempted.
public struct RecordedConnection: Hashable, Sendable, Codable {
  /// The host name or address.
  public var host: String
  /// The port, where one was named.
  public var port: Int?
  /// What was attempted: `lookup` or `connect`.
  public var operation: String
  /// Whether the harness refused it.
  public var refused: Bool
  /// When it was attempted; nil before the answer, where a provider may have waited for it.
  public var moment: Moment?

  /// When a connection that no answer waited for was attempted.
  public enum Moment: String, Hashable, Sendable, Codable {
    /// While the widget's view drew what the provider had given.
    case drawing
    /// After the answer, by what the provider had left running.
    case afterAnswer
  }

  /// Creates a connection.
  public init(host: String, port: Int?, operation: String, refused: Bool, moment: Moment? = nil) {
    self.host = host
    self.port = port
    self.operation = operation
    self.refused = refused
    self.moment = moment
  }
}
