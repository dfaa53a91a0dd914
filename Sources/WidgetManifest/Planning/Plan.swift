public import WidgetRecording

/// The calls that a run makes, in the order in which it makes them.
///
/// A plan is a pure function of a manifest and of the widgets that the extension describes. Where a
/// provider is asked again depends on its answers, so a timeline stands here once, as the first of
/// its sequence.
public struct Plan: Hashable, Sendable {
  /// The bundle's name.
  public var bundle: String
  /// The sessions, by widget and family.
  public var sessions: [Session]
  /// The kinds that are declared without families, so that no call of them is known yet.
  public var unlisted: [String]

  /// Creates a plan of sessions.
  public init(bundle: String, sessions: [Session], unlisted: [String] = []) {
    self.bundle = bundle
    self.sessions = sessions
    self.unlisted = unlisted
  }

  /// Makes the plan for widgets as the extension describes them.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - widgets: The bundle's widgets, in its order.
  public init(_ manifest: Manifest, widgets: [RecordedWidget]) {
    let maker = SessionMaker(manifest: manifest)
    bundle = manifest.name
    // A second widget of a kind cannot be told from the first, on a device or in a report.
    var kinds: Set<String> = []
    sessions = widgets.enumerated().filter { kinds.insert($1.kind).inserted }.flatMap {
      maker.sessions(of: $1, index: $0)
    }
    unlisted = []
  }

  /// Makes the plan from the author's claims alone, without asking the extension.
  ///
  /// Nothing is known of a widget's configuration then: one that declares configurations counts as
  /// configurable, any other as static. Kinds without claimed families are in `unlisted`.
  ///
  /// - Parameter manifest: The manifest.
  public init(claimsOf manifest: Manifest) {
    let widgets = manifest.widgets.map { widget in
      RecordedWidget(
        kind: widget.kind, families: widget.families ?? [],
        configuration: widget.configurations.isEmpty ? .static : .appIntent(.init()))
    }
    self.init(manifest, widgets: widgets)
    unlisted = manifest.widgets.filter { $0.families == nil }.map(\.kind)
  }

  /// All calls, in order.
  public var invocations: [Invocation] {
    sessions.flatMap(\.invocations)
  }

  /// The names of the calls, sorted as text, each once.
  public var invocationIDs: [CallID] {
    Set(invocations.map(\.id)).sorted { $0.rawValue < $1.rawValue }
  }

  /// Returns the plan with only the calls whose name matches one of some patterns.
  ///
  /// - Parameters:
  ///   - patterns: The patterns; their `*` matches slashes too.
  ///   - matrixEntry: The difference from the base environment; nil for the base.
  /// - Returns: The plan, without the sessions that have no call left.
  public func filtered(_ patterns: [GlobPattern], in matrixEntry: String? = nil) -> Plan {
    var plan = self
    plan.sessions = sessions.compactMap { session in
      var session = session
      session.invocations.removeAll { invocation in
        !patterns.contains { $0.matches(invocation.id, in: matrixEntry) }
      }
      return session.invocations.isEmpty ? nil : session
    }
    return plan
  }
}

extension GlobPattern {
  /// Whether the pattern matches a call's name as reports give it in an environment, or without the
  /// environment, which means the call in all of them.
  ///
  /// - Parameters:
  ///   - id: The call.
  ///   - matrixEntry: The difference from the base environment; nil for the base.
  /// - Returns: Whether it matches.
  public func matches(_ id: CallID, in matrixEntry: String?) -> Bool {
    matches(id.rawValue) || matches(id.qualified(matrixEntry: matrixEntry).rawValue)
  }
}
