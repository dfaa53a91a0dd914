import WidgetRecording

extension ManifestReader {
  /// Reads one event of a stack's usage.
  func usage(_ reader: ValueReader, in span: SimulatedSpan) -> StackDeclaration.Usage? {
    guard let object = reader.object(Keys.Usage.self) else { return nil }
    let at = object.required(.at).flatMap { moment($0, in: span) }
    let words = UsageEvent.Word.allCases.map(\.rawValue)
    let word = object.required(.event)?.word(.usageEvent, of: words)
    guard let word = word.flatMap(UsageEvent.Word.init) else { return nil }
    for key in Keys.Usage.allCases
    where key != .at && key != .event && !Self.keys(of: word).contains(key) {
      object[key]?.note(.meaningless(key.rawValue, without: Self.owner(of: key)))
    }
    guard let event = event(word, object), let at else { return nil }
    return StackDeclaration.Usage(at: at, event: event)
  }

  /// The keys that say more of an event.
  private static func keys(of word: UsageEvent.Word) -> [Keys.Usage] {
    switch word {
    case .donate: [.intent, .parameters]
    case .call: [.function]
    case .tap: [.member, .intent, .label]
    case .openURL: [.member, .label]
    case .reload: [.kind]
    case .locale: [.locale]
    case .timeZone: [.timeZone]
    case .permission: [.permission, .status]
    case .location: [.location]
    case .foreground, .background, .push, .significantTimeChange: []
    }
  }

  /// The events beside which a key means something, as a message names them.
  private static func owner(of key: Keys.Usage) -> String {
    let words = UsageEvent.Word.allCases.filter { keys(of: $0).contains(key) }
    return words.map { "\"event\": \"\($0.rawValue)\"" }.joined(separator: " or ")
  }

  private func event(
    _ word: UsageEvent.Word, _ object: ObjectReader<Keys.Usage>
  ) -> UsageEvent? {
    switch word {
    case .donate:
      let values = object[.parameters].map(parameters) ?? [:]
      return object.required(.intent)?.text().map { .donate(intent: $0, parameters: values) }
    case .call:
      return object.required(.function).flatMap(function).map { .call(function: $0) }
    case .tap:
      return object.required(.member).flatMap(member).map { .tap($0, target(object)) }
    case .openURL:
      let label = object[.label]?.text()
      return object.required(.member).flatMap(member).map { .openURL($0, label: label) }
    case .foreground: return .foreground
    case .background: return .background
    case .reload: return .reload(kind: object[.kind]?.text())
    case .push: return .push
    case .locale: return object.required(.locale).flatMap(locale).map { .locale($0) }
    case .timeZone: return object.required(.timeZone).flatMap(timeZone).map { .timeZone($0) }
    case .significantTimeChange: return .significantTimeChange
    case .permission: return permission(object)
    case .location:
      return object.required(.location).flatMap { place($0) }.map { .location($0) }
    }
  }

  private func permission(_ object: ObjectReader<Keys.Usage>) -> UsageEvent? {
    let name = object.required(.permission)?.word(.permission, of: PermissionNames.all)
    let status = object.required(.status)?.word(
      .permissionStatus, of: PermissionStatus.allCases.map(\.rawValue))
    guard let name, let status = status.flatMap(PermissionStatus.init) else { return nil }
    return .permission(name: name, status)
  }

  private func target(_ object: ObjectReader<Keys.Usage>) -> UsageTarget {
    let present = object.present([.intent, .label])
    if present.count > 1 {
      object[.label]?.note(
        .notExactlyOne(of: ["intent", "label"], found: present.map(\.rawValue)))
    }
    if let intent = object[.intent]?.text() { return .intent(intent) }
    return object[.label]?.text().map { .label($0) } ?? .only
  }

  private func member(_ reader: ValueReader) -> MemberName? {
    reader.text().map { MemberName(rawValue: $0) }
  }

  /// Reads the app's side.
  func app(_ reader: ValueReader, of source: ExtensionSource) -> AppDeclaration? {
    guard let object = reader.object(Keys.App.self) else { return nil }
    if case .recording = source { reader.note(.meaningless("app", without: "sources")) }
    return AppDeclaration(
      sources: swiftFiles(object.required(.sources), excluding: nil),
      setup: object[.setup].flatMap(function))
  }

  /// Reads the name of a function, or of a static one behind its type's name and a full stop.
  private func function(_ reader: ValueReader) -> String? {
    reader.form(.identifier) { text in
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      return parts.allSatisfy { IdentifierParser.identifier(String($0)) != nil } ? text : nil
    }
  }

  /// Notes calls of functions where the manifest has no app.
  func noteCallsWithoutApp(in manifest: Manifest) {
    guard manifest.app == nil else { return }
    for (index, stack) in manifest.stacks.enumerated() {
      for (position, usage) in stack.usage.enumerated() {
        guard case .call = usage.event else { continue }
        log.note(
          .meaningless("function", without: "app"),
          at: "/stacks/\(index)/usage/\(position)/function")
      }
    }
  }
}
