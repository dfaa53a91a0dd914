import Spelling
import WidgetRecording

extension ManifestReader {
  /// Reads the Smart Stacks.
  func stacks(_ reader: ValueReader, in span: SimulatedSpan) -> [StackDeclaration] {
    var names: Set<String> = []
    return reader.list { reader in
      guard let object = reader.object(Keys.Stack.self) else { return nil }
      let name = object.required(.name)?.form(.name, NameParser.name)
      if let name, !names.insert(name).inserted { object[.name]?.note(.duplicateName(name)) }
      let family = object.required(.family).flatMap(stackFamily)
      let members = object.required(.members).map(members)
      var stack = StackDeclaration(
        name: name ?? "", family: family ?? .systemSmall, members: members ?? [])
      stack.others = object[.others]?.list { $0.text().map { MemberName(rawValue: $0) } } ?? []
      stack.smartRotate = object[.smartRotate]?.bool() ?? true
      stack.widgetSuggestions = object[.widgetSuggestions]?.bool() ?? true
      stack.usage = object[.usage]?.list { usage($0, in: span) } ?? []
      if let context = object[.context], !system.hasContextualStack {
        context.note(.notOnPlatform("context", system))
      }
      stack.context = object[.context]?.list { context($0, in: span) } ?? []
      if let pinned = object[.pinned], !system.hasContextualStack {
        pinned.note(.notOnPlatform("pinned", system))
      }
      stack.pinned = object[.pinned].map(self.members) ?? []
      stack.expect =
        object[.expect]?.list { expectation($0, of: stack.members, in: span) } ?? []
      return stack
    } ?? []
  }

  private func members(_ reader: ValueReader) -> [MemberName] {
    var seen: Set<MemberName> = []
    let members = reader.list { reader -> MemberName? in
      guard let name = reader.text() else { return nil }
      let member = MemberName(rawValue: name)
      if !seen.insert(member).inserted { reader.note(.duplicateName(member.rawValue)) }
      return member
    }
    if reader.elements()?.isEmpty == true { reader.note(.empty) }
    if (members ?? []).count > PlatformVersion.greatestStackSize {
      reader.note(.tooMany(limit: PlatformVersion.greatestStackSize))
    }
    return members ?? []
  }

  /// Reads a family that Smart Stacks of the platform have.
  private func stackFamily(_ reader: ValueReader) -> FamilyName? {
    guard let family = family(reader) else { return nil }
    let known = system.stackFamilies
    if !known.contains(family) { reader.note(.noStackFamily(family, on: system, known: known)) }
    return family
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
    let from = object.required(.from)?.form(.moment, ManifestTime.init)
    let to = object.required(.to)?.form(.moment, ManifestTime.init)
    guard let from, let to else { return nil }
    if case .instant(let start) = from, case .instant(let end) = to, end <= start {
      object[.to]?.note(.endsBeforeStart)
      return nil
    }
    let result = StackDeclaration.Context(from: from, to: to, context: condition(object))
    if result.recorded(in: span).isEmpty {
      object[.from]?.note(.outsideSpan(object[.from]?.string() ?? ""))
    }
    return result
  }

  /// Reads the one condition of a context.
  private func condition(_ object: ObjectReader<Keys.Context>) -> RecordedContext {
    let words: [(Keys.Context, ManifestError.WordKind, [String], (String) -> RecordedContext)] = [
      (.location, .location, ContextConditions.locations, { .inferredLocation($0) }),
      (.category, .category, ContextConditions.categories, { .category($0) }),
      (.fitness, .fitness, ContextConditions.fitness, { .fitness($0) }),
      (.sleep, .sleep, ContextConditions.sleep, { .sleep($0) }),
      (.hardware, .hardware, ContextConditions.hardware, { .hardware($0) }),
    ]
    var condition = object[.region].flatMap(region).map { RecordedContext.region($0) }
    for (key, kind, known, make) in words {
      guard let word = object[key]?.word(kind, of: known) else { continue }
      condition = condition ?? make(word)
    }
    return condition ?? .unknown
  }

  /// Reads latitude, longitude and radius.
  private func region(_ reader: ValueReader) -> GeographicRegion? {
    numbers(reader, within: [(-90, 90), (-180, 180), (0, nil)]).map {
      GeographicRegion(latitude: $0[0], longitude: $0[1], radius: $0[2])
    }
  }

  private func expectation(
    _ reader: ValueReader, of members: [MemberName], in span: SimulatedSpan
  ) -> StackDeclaration.Expectation? {
    guard let object = reader.object(Keys.Expectation.self) else { return nil }
    var expectation = StackDeclaration.Expectation()
    let modes = DeveloperMode.allCases.map(\.rawValue)
    expectation.developerMode = object[.developerMode]?.word(.developerMode, of: modes)
      .flatMap(DeveloperMode.init)
    if object.present([.rotations, .suggestions, .onTop]).isEmpty {
      reader.note(.notExactlyOne(of: ["rotations", "suggestions", "onTop"], found: []))
    }
    readCounts(object, of: members, into: &expectation)
    if let onTop = object[.onTop] {
      expectation.onTop = onTop.text().map { MemberName(rawValue: $0) }
      expectation.at = object.required(.at).flatMap { moment($0, in: span) }
    } else if let at = object[.at] {
      at.note(.meaningless("at", without: "onTop"))
    }
    return expectation
  }

  /// Reads how often a member rotates, and how often a widget is suggested.
  private func readCounts(
    _ object: ObjectReader<Keys.Expectation>, of members: [MemberName],
    into expectation: inout StackDeclaration.Expectation
  ) {
    guard !object.present([.rotations, .suggestions]).isEmpty else {
      object[.member]?.note(.meaningless("member", without: "rotations"))
      return
    }
    let member = object.required(.member)?.text().map { MemberName(rawValue: $0) }
    let rotations = object[.rotations].flatMap(count)
    let suggestions = object[.suggestions].flatMap(count)
    guard let member else { return }
    if object[.rotations] != nil, !members.contains(member) {
      let nearest = NearestWord.of(member.rawValue, among: members.map(\.rawValue))
      object[.member]?.note(.unknownMember(member.rawValue, nearest: nearest))
    }
    guard rotations != nil || suggestions != nil else { return }
    expectation.frequency = StackExpectation.Frequency(
      of: member, rotations: rotations, suggestions: suggestions)
  }

  private func count(_ reader: ValueReader) -> StackExpectation.Count? {
    guard let object = reader.object(Keys.Rotations.self) else { return nil }
    let least = object[.atLeast]?.integer()
    let most = object[.atMost]?.integer(least: least ?? 0)
    if object.present([.atLeast, .atMost]).isEmpty { reader.note(.empty) }
    return StackExpectation.Count(atLeast: least, atMost: most)
  }

  /// Reads a time that the span contains.
  func moment(_ reader: ValueReader, in span: SimulatedSpan) -> ManifestTime? {
    guard let moment = reader.form(.moment, ManifestTime.init) else { return nil }
    if moment.instants(in: span).isEmpty {
      reader.note(.outsideSpan(reader.string() ?? ""))
      return nil
    }
    return moment
  }
}
