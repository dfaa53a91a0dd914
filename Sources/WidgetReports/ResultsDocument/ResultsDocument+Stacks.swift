public import WidgetRecording
public import WidgetSimulation

extension ResultsDocument {
  /// A stack and what happens to it in each Developer Mode.
  public struct Stack: Hashable, Sendable, Codable {
    /// The stack's name.
    public var stack: String
    /// What happens, off before on.
    public var modes: [Mode]
  }

  /// What happens to a stack with one Developer Mode.
  public struct Mode: Hashable, Sendable, Codable {
    /// The Developer Mode.
    public var developerMode: DeveloperMode
    /// The changes of the widget on top.
    public var rotations: [Turn]
    /// The changes that a limit did not allow.
    public var suppressions: [Refusal]
    /// The widgets that were inserted for a while.
    public var suggestions: [Insertion]
    /// What became of each member, in stack order.
    public var members: [Share]
  }

  /// A change of the widget on top.
  public struct Turn: Hashable, Sendable, Codable {
    /// The instant, in seconds since 1970.
    public var at: Double
    /// The member that was on top.
    public var from: String
    /// The member that is on top now.
    public var to: String
    /// Its effective score.
    public var score: Double
    /// Its score relative to its own greatest.
    public var strength: Double
  }

  /// A change that a limit did not allow.
  public struct Refusal: Hashable, Sendable, Codable {
    /// The instant, in seconds since 1970.
    public var at: Double
    /// The member that would have come on top.
    public var member: String
    /// Its effective score.
    public var score: Double
    /// Its score relative to its own greatest.
    public var strength: Double
    /// The limit that said no.
    public var reason: Suppression.Reason
  }

  /// A widget that was inserted for a while.
  public struct Insertion: Hashable, Sendable, Codable {
    /// The first instant, in seconds since 1970.
    public var from: Double
    /// The instant after the last.
    public var to: Double
    /// The widget's kind.
    public var kind: String
    /// Its configuration.
    public var configuration: String
    /// Where the proposal came from.
    public var source: String
  }

  /// What became of one member.
  public struct Share: Hashable, Sendable, Codable {
    /// The member.
    public var member: String
    /// Seconds on top.
    public var secondsOnTop: Double
    /// How many windows of relevance it had.
    public var windows: Int
    /// In how many of them it was on top at some time.
    public var windowsShown: Int
    /// How many timelines were asked for.
    public var reloads: Int
    /// How many requests the reload budget refused.
    public var rejectedReloads: Int
  }
}

extension ResultsDocument.Stack {
  /// Takes over what a simulation came to.
  init(_ simulation: StackSimulation, cell: String?) {
    stack = Subject.qualified(simulation.stack.name, cell: cell)
    modes = simulation.modes.map(ResultsDocument.Mode.init)
  }
}

extension ResultsDocument.Mode {
  /// Takes over one trace.
  init(_ trace: RotationTrace) {
    developerMode = trace.developerMode
    rotations = trace.rotations.map {
      .init(at: $0.at, from: $0.from, to: $0.to, score: $0.score, strength: $0.strength)
    }
    suppressions = trace.suppressions.map {
      .init(
        at: $0.at, member: $0.member, score: $0.score, strength: $0.strength, reason: $0.reason
      )
    }
    suggestions = trace.suggestions.map {
      .init(
        from: $0.from, to: $0.to, kind: $0.kind, configuration: $0.configuration,
        source: $0.source
      )
    }
    members = trace.members.map {
      .init(
        member: $0.member, secondsOnTop: $0.secondsOnTop, windows: $0.windows,
        windowsShown: $0.windowsShown, reloads: $0.reloads, rejectedReloads: $0.rejectedReloads
      )
    }
  }
}
