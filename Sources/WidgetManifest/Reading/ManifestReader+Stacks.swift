import WidgetRecording

extension ManifestReader {
  /// Reads the Smart Stacks; the manifest says which configurations there are, and the span.
  func stacks(_ reader: ValueReader, of manifest: Manifest) -> [StackDeclaration] {
    var names: Set<String> = []
    let span = manifest.environment.span
    return reader.list { reader in
      guard let object = reader.object(Keys.Stack.self) else { return nil }
      let name = object.required(.name)?.form(.name, Forms.name)
      if let name, !names.insert(name).inserted { object[.name]?.note(.duplicateName(name)) }
      let family = object.required(.family).flatMap(family)
      let members = object.required(.members).map { self.members($0, of: manifest) }
      var stack = StackDeclaration(
        name: name ?? "", family: family ?? FamilyName(rawValue: "systemSmall"),
        members: members ?? [])
      stack.smartRotate = object[.smartRotate]?.bool() ?? true
      stack.widgetSuggestions = object[.widgetSuggestions]?.bool() ?? true
      stack.usage = object[.usage]?.list { usage($0, in: span) } ?? []
      stack.context = object[.context]?.list { context($0, in: span) } ?? []
      stack.expect =
        object[.expect]?.list { expectation($0, of: stack.members, in: span) } ?? []
      return stack
    } ?? []
  }

  private func members(_ reader: ValueReader, of manifest: Manifest) -> [String] {
    var seen: Set<String> = []
    let members = reader.list { reader -> String? in
      guard let member = reader.text() else { return nil }
      if !seen.insert(member).inserted { reader.note(.duplicateName(member)) }
      checkMember(member, reader, of: manifest)
      return member
    }
    if reader.elements()?.isEmpty == true { reader.note(.empty) }
    return members ?? []
  }

  /// Notes a configuration that is not declared; kinds may go without a declaration.
  private func checkMember(_ member: String, _ reader: ValueReader, of manifest: Manifest) {
    if case .recording = manifest.source { return }
    let kinds = manifest.widgets.map(\.kind)
    guard !kinds.contains(member), member.contains("/") else { return }
    let known = manifest.widgets.flatMap { widget in
      widget.configurations.map { "\(widget.kind)/\($0.name)" }
    }
    guard !known.contains(member) else { return }
    reader.note(.undeclaredMember(member, nearest: NearestWord.of(member, among: known)))
  }

  private func usage(_ reader: ValueReader, in span: SimulatedSpan) -> StackDeclaration.Usage? {
    guard let object = reader.object(Keys.Usage.self) else { return nil }
    let at = object.required(.at).flatMap { moment($0, in: span) }
    let event = object.required(.event)?.word(.usageEvent, of: ["donate"])
    let intent = object.required(.intent)?.text()
    guard let at, event != nil, let intent else { return nil }
    return StackDeclaration.Usage(
      at: at, intent: intent, parameters: object[.parameters].map(parameters) ?? [:])
  }

  private func context(
    _ reader: ValueReader, in span: SimulatedSpan
  ) -> StackDeclaration.Context? {
    guard let object = reader.object(Keys.Context.self) else { return nil }
    let conditions: [Keys.Context] = [
      .location, .region, .category, .fitness, .sleep, .hardware,
    ]
    let present = object.present(conditions)
    if present.count != 1 {
      reader.note(
        .notExactlyOne(of: conditions.map(\.rawValue), found: present.map(\.rawValue)))
    }
    let from = object.required(.from)?.form(.moment, Moment.init)
    let to = object.required(.to)?.form(.moment, Moment.init)
    var context = RecordedContext()
    context.location = object[.location]?.text()
    context.region = object[.region].flatMap(region)
    context.category = object[.category]?.text()
    context.fitness = object[.fitness]?.text()
    context.sleep = object[.sleep]?.text()
    context.hardware = object[.hardware]?.text()
    guard let from, let to else { return nil }
    if case .instant(let start) = from, case .instant(let end) = to, end <= start {
      object[.to]?.note(.endsBeforeStart)
      return nil
    }
    let result = StackDeclaration.Context(from: from, to: to, context: context)
    if result.recorded(in: span).isEmpty {
      object[.from]?.note(.outsideSpan(object[.from]?.string() ?? ""))
    }
    return result
  }

  /// Reads latitude, longitude and radius.
  private func region(_ reader: ValueReader) -> [Double]? {
    guard let elements = reader.elements() else { return nil }
    guard elements.count == 3 else {
      reader.note(.wrongCount(expected: 3, found: elements.count))
      return nil
    }
    let bounds: [(Double, Double?)] = [(-90, 90), (-180, 180), (0, nil)]
    return zip(elements, bounds).compactMap { $0.number(least: $1.0, greatest: $1.1) }
  }

  private func expectation(
    _ reader: ValueReader, of members: [String], in span: SimulatedSpan
  ) -> StackDeclaration.Expectation? {
    guard let object = reader.object(Keys.Expectation.self) else { return nil }
    var expectation = StackDeclaration.Expectation()
    let modes = DeveloperMode.allCases.map(\.rawValue)
    expectation.developerMode = object[.developerMode]?.word(.developerMode, of: modes)
      .flatMap(DeveloperMode.init)
    let facts = object.present([.rotations, .onTop])
    if facts.isEmpty {
      reader.note(.notExactlyOne(of: ["rotations", "onTop"], found: []))
    }
    if let rotations = object[.rotations] {
      expectation.rotations = count(rotations)
      expectation.member = object.required(.member)?.text()
    } else if let member = object[.member] {
      member.note(.meaningless("member", without: "rotations"))
    }
    if let onTop = object[.onTop] {
      expectation.onTop = onTop.text()
      expectation.at = object.required(.at).flatMap { moment($0, in: span) }
    } else if let at = object[.at] {
      at.note(.meaningless("at", without: "onTop"))
    }
    if let member = expectation.member, !members.contains(member) {
      let nearest = NearestWord.of(member, among: members)
      object[.member]?.note(.undeclaredMember(member, nearest: nearest))
    }
    return expectation
  }

  private func count(_ reader: ValueReader) -> StackExpectation.Count? {
    guard let object = reader.object(Keys.Rotations.self) else { return nil }
    let least = object[.atLeast]?.integer()
    let most = object[.atMost]?.integer(least: least ?? 0)
    if object.present([.atLeast, .atMost]).isEmpty { reader.note(.empty) }
    return StackExpectation.Count(atLeast: least, atMost: most)
  }

  /// Reads a time that the span contains.
  private func moment(_ reader: ValueReader, in span: SimulatedSpan) -> Moment? {
    guard let moment = reader.form(.moment, Moment.init) else { return nil }
    if moment.instants(in: span).isEmpty {
      reader.note(.outsideSpan(reader.string() ?? ""))
      return nil
    }
    return moment
  }
}
