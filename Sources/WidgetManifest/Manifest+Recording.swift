public import WidgetRecording

extension Manifest {
  /// Returns the recording that stands for the extension, with what the manifest says beside it.
  ///
  /// Claims about widgets, stacks and the settings of checks need no provider: those of the
  /// manifest take the place of the recording's.
  ///
  /// - Parameter recording: The recording that `extension.recording` names.
  /// - Returns: The recording; nil where the manifest says nothing of these, and it counts as it
  ///   is.
  /// - Throws: `ManifestErrors` with the names that the recording's bundle does not have.
  public func completing(_ recording: Recording) throws(ManifestErrors) -> Recording? {
    if !recording.widgets.isEmpty, let errors = unknownNames(in: recording.widgets) { throw errors }
    guard checks != CheckSettings() || !widgets.isEmpty || !stacks.isEmpty else { return nil }
    var whole = recording
    if checks != CheckSettings() { whole.header.checks = checks }
    if !widgets.isEmpty {
      whole.events.removeAll { if case .claim = $0 { true } else { false } }
      whole.events += claims.map(RecordingEvent.claim)
    }
    if !stacks.isEmpty {
      let header = recording.header
      let span = SimulatedSpan(header.span, timeZone: header.timeZone, locale: header.locale)
      whole.events.removeAll { if case .stack = $0 { true } else { false } }
      whole.events += stacks.map { stack in
        .stack(
          stack.recorded(
            in: span, rotationLimit: rotationLimit, suggestionLimit: suggestionLimit))
      }
    }
    return whole
  }

  /// Returns what the manifest says that means nothing beside a recording, which has its own.
  ///
  /// - Parameter recording: The recording that `extension.recording` names.
  /// - Returns: A warning each: place, problem and what to do.
  public func unusedParts(beside recording: Recording) -> [String] {
    let header = recording.header
    var parts = unusedKeys.map { ("/" + $0, "the recording has its own") }
    if isNamed, header.bundle != name {
      parts.append(("/name", "the bundle is '\(header.bundle)'"))
    }
    if header.system.platform != system.platform {
      parts.append(("/platform", "the recording is of \(header.system)"))
    }
    for (index, stack) in stacks.enumerated() where !stack.usage.isEmpty {
      parts.append(("/stacks/\(index)/usage", "no provider runs"))
    }
    return parts.map { pointer, reason in
      "\(file)#\(pointer): warning: means nothing beside 'extension.recording': \(reason)"
    }
  }
}
