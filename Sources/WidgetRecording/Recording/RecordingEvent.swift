/// One line of a recording.
public enum RecordingEvent: Hashable, Sendable {
  /// The header: the bundle, the environment and the span.
  case header(RecordedHeader)
  /// The build's outcome.
  case build(RecordedBuild)
  /// Facts that are read off the extension's sources.
  case sources(RecordedSources)
  /// A line of the extension's sources that an event before it names.
  case excerpt(SourceExcerpt)
  /// Declarations of the bundle beside its code.
  case declarations(RecordedDeclarations)
  /// A widget that the manifest claims.
  case claim(WidgetClaim)
  /// A widget that the extension describes.
  indirect case widget(RecordedWidget)
  /// The parameter values of a configuration.
  case configuration(RecordedConfiguration)
  /// A permission of the scenario.
  case permission(RecordedPermission)
  /// The device's coming to a place.
  case location(RecordedLocation)
  /// A Smart Stack to simulate.
  case stack(RecordedStack)
  /// A call of a provider.
  case call(RecordedCall)
  /// Completions that came after their call was recorded.
  case lateCompletion(LateCompletion)
  /// A crash after a call had been answered.
  case lateCrash(LateCrash)
  /// A donation.
  case donation(RecordedDonation)
  /// A replacement of the relevant shortcuts.
  case relevantShortcuts(RelevantItemsUpdate<RelevantShortcut>)
  /// A replacement of the relevant intents.
  case relevantIntents(RelevantItemsUpdate<RelevantIntent>)
  /// A reload that the extension asked for.
  case reloadRequest(RecordedReloadRequest)
  /// A call of a function of the app's side.
  case app(RecordedAppCall)
  /// A tap on a widget or control.
  case interaction(RecordedInteraction)
  /// The value that a control shows.
  case control(RecordedControl)
  /// A content of a Live Activity.
  case activity(RecordedActivity)
  /// A proposal of Widget Suggestions, with its outcome.
  case proposal(RecordedProposal)
  /// A request to the network, with its answer.
  case network(RecordedExchange)
  /// The faces that letters of drawings are of.
  case fonts(RecordedFaces)
  /// Outlines of letters that drawings refer to.
  case outlines(RecordedOutlines)
  /// A picture that drawings refer to.
  case picture(RecordedPicture)
  /// The drawing of the entries that name it.
  case drawing(RecordedDrawing)
  /// The comparison of drawings with those that are as they should be.
  case snapshots(RecordedSnapshots)
  /// A comment that suppresses a check.
  case suppression(SuppressionComment)
  /// A finding in the manifest's baseline.
  case knownFinding(KnownFinding)
  /// The scores of a kind that the manifest's baseline keeps.
  case knownScale(KnownScale)
  /// The interruption of the run.
  case interruption(RecordedInterruption)
}

extension RecordingEvent: JSONConvertible {
  fileprivate enum Kind: String, JSONConvertible {
    case header, build, sources, excerpt, declarations, claim, widget, configuration, permission
    case location, stack, call, lateCompletion, lateCrash
    case donation, relevantShortcuts, relevantIntents, reloadRequest, suppression, knownFinding
    case app, interaction, control, proposal, knownScale, interruption, network, fonts, outlines
    case picture, drawing, snapshots, activity
  }

  /// Reads an event of a kind that this version knows.
  ///
  /// - Throws: `JSONError` for a kind that it does not know, and for an event that is not as its
  ///   kind demands.
  public init(from reader: inout JSONReader) throws(JSONError) {
    guard let event = try Self.read(from: &reader) else {
      throw JSONError(.badValue("an event that this version does not know"))
    }
    self = event
  }

  /// Reads an event.
  ///
  /// - Parameter reader: Stands before the event, and behind it afterwards.
  /// - Returns: The event; nil for a kind that this version does not know.
  /// - Throws: `JSONError` for an event that is not as its kind demands.
  static func read(from reader: inout JSONReader) throws(JSONError) -> RecordingEvent? {
    var fields = try JSONFieldReader(reader)
    var name = ""
    try fields.required("event", &name)
    let event = try Kind(rawValue: name).map { kind throws(JSONError) in try read(kind, &fields) }
    try fields.finish(&reader)
    return event
  }

  private static func read(
    _ kind: Kind, _ fields: inout JSONFieldReader
  ) throws(JSONError) -> RecordingEvent {
    switch kind {
    case .header: .header(try .init(reading: &fields))
    case .build: .build(try .init(reading: &fields))
    case .sources: .sources(try .init(reading: &fields))
    case .excerpt: .excerpt(try .init(reading: &fields))
    case .declarations: .declarations(try .init(reading: &fields))
    case .claim: .claim(try .init(reading: &fields))
    case .widget: .widget(try .init(reading: &fields))
    case .configuration: .configuration(try .init(reading: &fields))
    case .permission: .permission(try .init(reading: &fields))
    case .location: .location(try .init(reading: &fields))
    case .stack: .stack(try .init(reading: &fields))
    case .call: .call(try .init(reading: &fields))
    case .lateCompletion: .lateCompletion(try .init(reading: &fields))
    case .lateCrash: .lateCrash(try .init(reading: &fields))
    case .donation: .donation(try .init(reading: &fields))
    case .relevantShortcuts: .relevantShortcuts(try .init(reading: &fields))
    case .relevantIntents: .relevantIntents(try .init(reading: &fields))
    case .reloadRequest: .reloadRequest(try .init(reading: &fields))
    case .app: .app(try .init(reading: &fields))
    case .interaction: .interaction(try .init(reading: &fields))
    case .control: .control(try .init(reading: &fields))
    case .activity: .activity(try .init(reading: &fields))
    case .proposal: .proposal(try .init(reading: &fields))
    case .network: .network(try .init(reading: &fields))
    case .fonts: .fonts(try .init(reading: &fields))
    case .outlines: .outlines(try .init(reading: &fields))
    case .picture: .picture(try .init(reading: &fields))
    case .drawing: .drawing(try .init(reading: &fields))
    case .snapshots: .snapshots(try .init(reading: &fields))
    case .suppression: .suppression(try .init(reading: &fields))
    case .knownFinding: .knownFinding(try .init(reading: &fields))
    case .knownScale: .knownScale(try .init(reading: &fields))
    case .interruption: .interruption(try .init(reading: &fields))
    }
  }

  /// Writes the event's name beside the members of its kind.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .header(let value): value.write(as: .header, to: &writer)
    case .build(let value): value.write(as: .build, to: &writer)
    case .sources(let value): value.write(as: .sources, to: &writer)
    case .excerpt(let value): value.write(as: .excerpt, to: &writer)
    case .declarations(let value): value.write(as: .declarations, to: &writer)
    case .claim(let value): value.write(as: .claim, to: &writer)
    case .widget(let value): value.write(as: .widget, to: &writer)
    case .configuration(let value): value.write(as: .configuration, to: &writer)
    case .permission(let value): value.write(as: .permission, to: &writer)
    case .location(let value): value.write(as: .location, to: &writer)
    case .stack(let value): value.write(as: .stack, to: &writer)
    case .call(let value): value.write(as: .call, to: &writer)
    case .lateCompletion(let value): value.write(as: .lateCompletion, to: &writer)
    case .lateCrash(let value): value.write(as: .lateCrash, to: &writer)
    case .donation(let value): value.write(as: .donation, to: &writer)
    case .relevantShortcuts(let value): value.write(as: .relevantShortcuts, to: &writer)
    case .relevantIntents(let value): value.write(as: .relevantIntents, to: &writer)
    case .reloadRequest(let value): value.write(as: .reloadRequest, to: &writer)
    case .app(let value): value.write(as: .app, to: &writer)
    case .interaction(let value): value.write(as: .interaction, to: &writer)
    case .control(let value): value.write(as: .control, to: &writer)
    case .activity(let value): value.write(as: .activity, to: &writer)
    case .proposal(let value): value.write(as: .proposal, to: &writer)
    case .network(let value): value.write(as: .network, to: &writer)
    case .fonts(let value): value.write(as: .fonts, to: &writer)
    case .outlines(let value): value.write(as: .outlines, to: &writer)
    case .picture(let value): value.write(as: .picture, to: &writer)
    case .drawing(let value): value.write(as: .drawing, to: &writer)
    case .snapshots(let value): value.write(as: .snapshots, to: &writer)
    case .suppression(let value): value.write(as: .suppression, to: &writer)
    case .knownFinding(let value): value.write(as: .knownFinding, to: &writer)
    case .knownScale(let value): value.write(as: .knownScale, to: &writer)
    case .interruption(let value): value.write(as: .interruption, to: &writer)
    }
  }

  /// The event as a line of a recording, its line feed included.
  public var line: [UInt8] {
    JSONWriter.bytes(of: self) + [UInt8(ascii: "\n")]
  }
}

extension JSONRecord {
  /// Reads a value whose members stand beside those of an event.
  fileprivate init(reading fields: inout JSONFieldReader) throws(JSONError) {
    self = .blank
    try code(&fields)
  }

  /// Writes the members with the event's name among them.
  fileprivate func write(as kind: RecordingEvent.Kind, to writer: inout JSONWriter) {
    var kind = kind
    var copy = self
    writer.object(isOrdered: false) { (writer) throws(JSONError) in
      try writer.required("event", &kind)
      try copy.code(&writer)
    }
  }
}
