/// One line of a recording.
public enum RecordingEvent: Hashable, Sendable {
  /// What was run, where and when.
  case header(RecordedHeader)
  /// What came of compiling the extension.
  case build(RecordedBuild)
  /// What was seen in the extension's sources.
  case sources(RecordedSources)
  /// What the bundle declares beside its code.
  case declarations(RecordedDeclarations)
  /// A widget that the manifest claims.
  case claim(RecordedClaim)
  /// A widget that the extension describes.
  case widget(RecordedWidget)
  /// A Smart Stack to simulate.
  case stack(RecordedStack)
  /// A call of a provider.
  case call(RecordedCall)
  /// A completion that came after its call was recorded.
  case lateCompletion(RecordedLateCompletion)
  /// A donation.
  case donation(RecordedDonation)
  /// A replacement of the relevant shortcuts.
  case relevantShortcuts(RecordedRelevantItems)
  /// A replacement of the relevant intents.
  case relevantIntents(RecordedRelevantItems)
  /// A reload that the extension asked for.
  case reloadRequest(RecordedReloadRequest)
  /// A comment that suppresses a check.
  case suppression(RecordedSuppression)
  /// A finding that the manifest's baseline knows.
  case knownFinding(RecordedKnownFinding)
}

extension RecordingEvent: Codable {
  private enum Kind: String, Codable {
    case header, build, sources, declarations, claim, widget, stack, call, lateCompletion
    case donation, relevantShortcuts, relevantIntents, reloadRequest, suppression, knownFinding
  }

  private enum CodingKeys: String, CodingKey {
    case event
  }

  /// The name of a kind of event that this version does not know.
  package struct Unknown: Error {
    /// The name.
    package let event: String
  }

  /// Reads an event.
  ///
  /// - Throws: `Unknown` for a kind of event that this version does not know, and what
  ///   `JSONDecoder` throws for an event that is not as its kind demands.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .event)
    guard let kind = Kind(rawValue: name) else { throw Unknown(event: name) }
    switch kind {
    case .header: self = .header(try RecordedHeader(from: decoder))
    case .build: self = .build(try RecordedBuild(from: decoder))
    case .sources: self = .sources(try RecordedSources(from: decoder))
    case .declarations: self = .declarations(try RecordedDeclarations(from: decoder))
    case .claim: self = .claim(try RecordedClaim(from: decoder))
    case .widget: self = .widget(try RecordedWidget(from: decoder))
    case .stack: self = .stack(try RecordedStack(from: decoder))
    case .call: self = .call(try RecordedCall(from: decoder))
    case .lateCompletion: self = .lateCompletion(try RecordedLateCompletion(from: decoder))
    case .donation: self = .donation(try RecordedDonation(from: decoder))
    case .relevantShortcuts: self = .relevantShortcuts(try RecordedRelevantItems(from: decoder))
    case .relevantIntents: self = .relevantIntents(try RecordedRelevantItems(from: decoder))
    case .reloadRequest: self = .reloadRequest(try RecordedReloadRequest(from: decoder))
    case .suppression: self = .suppression(try RecordedSuppression(from: decoder))
    case .knownFinding: self = .knownFinding(try RecordedKnownFinding(from: decoder))
    }
  }

  /// Writes the event's name beside the values of its kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let (kind, value): (Kind, any Encodable) =
      switch self {
      case .header(let value): (.header, value)
      case .build(let value): (.build, value)
      case .sources(let value): (.sources, value)
      case .declarations(let value): (.declarations, value)
      case .claim(let value): (.claim, value)
      case .widget(let value): (.widget, value)
      case .stack(let value): (.stack, value)
      case .call(let value): (.call, value)
      case .lateCompletion(let value): (.lateCompletion, value)
      case .donation(let value): (.donation, value)
      case .relevantShortcuts(let value): (.relevantShortcuts, value)
      case .relevantIntents(let value): (.relevantIntents, value)
      case .reloadRequest(let value): (.reloadRequest, value)
      case .suppression(let value): (.suppression, value)
      case .knownFinding(let value): (.knownFinding, value)
      }
    try container.encode(kind, forKey: .event)
    try value.encode(to: encoder)
  }
}
