import WidgetRecording

/// Decides which calls a widget gets.
struct SessionMaker {
  let manifest: Manifest

  /// One session for each family, in the widget's order.
  func sessions(of widget: RecordedWidget, index: Int) -> [Session] {
    guard let modes = Self.modes(of: widget.configuration.kind, on: manifest.system) else {
      return []
    }
    let own =
      widget.families.isEmpty && widget.configuration.kind == .relevance
      ? [.accessoryRectangular] : widget.families
    // A preview may show a family that the widget does not offer.
    var others: [FamilyName] = []
    for family in widget.previews.map(\.family) where !(own + others).contains(family) {
      others.append(family)
    }
    return (own + others).enumerated().map { position, family in
      let size = manifest.system.displaySize(of: family, on: manifest.device)
      var session = Session(
        name: "\(manifest.name)/\(widget.kind)/\(family.rawValue)", index: index, widget: widget,
        family: family,
        displaySize: size,
        appearance: manifest.system.appearance(of: family, size: size, on: manifest.device),
        configurations: configurations(of: widget))
      let asked = position == 0 ? modes : modes.filter { !Self.isOfKind($0) }
      if position < own.count {
        session.invocations = asked.flatMap { invocations($0, of: session) }
      }
      session.invocations += invocations(.preview, of: session)
      return session
    }
  }

  /// The modes in which widgets with a configuration are called; nil where there is no provider.
  ///
  /// `relevance()` exists on every platform and is asked for on each, because a check says where
  /// nothing comes of it. Only a watch asks for recommendations.
  private static func modes(of configuration: ConfigurationKind, on system: PlatformVersion)
    -> [ProviderMode]?
  {
    let timeline: [ProviderMode] = [.placeholder, .snapshot, .timeline]
    let recommendations: [ProviderMode] = system.asksForRecommendations ? [.recommendations] : []
    return switch configuration {
    case .static: timeline + [.relevance]
    case .intent, .appIntent: timeline + [.relevance] + recommendations
    case .relevance: [.placeholder, .relevance, .entry]
    case .activity, .control: nil
    }
  }

  /// Whether an answer belongs to the kind, so that one family asks for all.
  private static func isOfKind(_ mode: ProviderMode) -> Bool {
    mode == .relevance || mode == .recommendations
  }

  /// The declared configurations of the kind, or none with the widget's own defaults.
  private func configurations(of widget: RecordedWidget) -> [ConfigurationDeclaration] {
    let declared = manifest.widgets.first { $0.kind == widget.kind }?.configurations ?? []
    return widget.configuration.kind.isConfigurable && !declared.isEmpty ? declared : [.none]
  }

  private func invocations(_ mode: ProviderMode, of session: Session) -> [Invocation] {
    switch mode {
    case .placeholder:
      (0..<2).map { make(mode, session, .none, repetition: $0) }
    case .relevance, .recommendations:
      [make(mode, session, .none)]
    case .entry:
      // The gallery's entry; those of the active configurations follow what `relevance()` answers.
      [make(mode, session, .none, isPreview: true)]
    case .snapshot:
      session.configurations.flatMap { configuration in
        [true, false].map { make(mode, session, configuration, isPreview: $0) }
      }
    case .timeline:
      session.configurations.map { make(mode, session, $0) }
    case .preview:
      session.widget.previews.filter { $0.family == session.family }.map { preview in
        var invocation = make(mode, session, .none, isPreview: true)
        invocation.id = CallID(
          bundle: manifest.name, kind: session.widget.kind, family: session.family,
          configuration: ConfigurationName(preview.name), mode: mode)
        invocation.preview = preview
        return invocation
      }
    }
  }

  private func make(
    _ mode: ProviderMode, _ session: Session, _ configuration: ConfigurationDeclaration,
    isPreview: Bool = false, repetition: Int = 0
  ) -> Invocation {
    let kind = session.widget.kind
    return Invocation(
      id: CallID(
        bundle: manifest.name, kind: kind, family: session.family,
        configuration: configuration.name, mode: mode),
      index: session.index, kind: kind, family: session.family,
      configuration: configuration.name, parameters: configuration.parameters, mode: mode,
      isPreview: isPreview, repetition: repetition)
  }
}

extension ConfigurationDeclaration {
  /// No choice: the widget's own defaults.
  public static let none = Self(name: .defaults)
}
