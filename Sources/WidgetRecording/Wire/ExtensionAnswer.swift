/// What an extension's process answers: one line of JSON on the channel.
///
/// The first line says that the process is ready. Then every request has exactly one answer.
/// Completions that come after it are counted in the `late`
/// of a following answer.
public struct ExtensionAnswer: Hashable, Sendable, Codable {
  /// Completions that came after their request was answered.
  public struct Late: Hashable, Sendable, Codable {
    /// The number of the request.
    public var number: Int
    /// How many came.
    public var completions: Int

    /// Creates a note.
    public init(number: Int, completions: Int) {
      self.number = number
      self.completions = completions
    }
  }

  /// The number of the line that a process sends unasked once it can take requests.
  public static let ready = 0

  /// The number of the request.
  public var number: Int
  /// The bundle's widgets, for `describe`.
  public var widgets: [RecordedWidget]?
  /// The entries: one for a placeholder, a snapshot or a relevance entry.
  public var entries: [RecordedEntry]?
  /// The policy of a timeline.
  public var policy: ReloadPolicy?
  /// What `relevance()` gave.
  public var attributes: [RecordedRelevanceAttribute]?
  /// The descriptions of what `recommendations()` offered.
  public var recommendations: [String]?
  /// The error that the provider threw.
  public var failure: RecordedFailure?
  /// What the process could not do, such as a kind it does not have; a fault of the host's.
  public var refusal: String?
  /// Whether the provider let go of its completion handler without calling it; nil for no.
  public var abandoned: Bool?
  /// How often the completion was called up to the answer.
  public var completions: Int
  /// Bytes by which the process grew at most during the call.
  public var peakMemory: Int?
  /// The seconds of the call in which its process was ready to run and had no processor; nil where
  /// nobody counted them.
  public var starved: Double?
  /// The connections attempted during the call.
  public var network: [RecordedConnection]
  /// Donations, updates and reloads that happened during the call, in order.
  public var events: [RecordingEvent]
  /// Completions of earlier requests that came since the last answer.
  public var late: [Late]

  /// Creates an empty answer.
  public init(number: Int) {
    self.number = number
    completions = 0
    network = []
    events = []
    late = []
  }
}
