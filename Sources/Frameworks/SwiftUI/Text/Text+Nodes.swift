// The resolution of a text into a node.

extension Text: View, PrimitiveView {
  nonisolated public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [node(in: context.environment)]
  }

  /// The text as one node, joined texts as its children.
  func node(in environment: EnvironmentValues) -> ViewNode {
    var node = plainNode(in: environment)
    if !changes.isEmpty {
      node.attributes["changes"] = .list(changes.map { $0.attribute(in: environment) })
    }
    return node
  }

  private func plainNode(in environment: EnvironmentValues) -> ViewNode {
    switch storage {
    case .verbatim(let text):
      return ViewNode("Text", text: text)
    case .localized(let key, let table, let bundle):
      return key.node(table: table, bundle: bundle?.bundle, in: environment)
    case .resource(let resource):
      return ViewNode("Text", text: String(localized: resource))
    case .attributed(let string):
      return string.node
    case .formatted(let value):
      return ViewNode(
        "Text", text: value.string(in: environment.locale),
        ["style": value.followsTime ? .string("followsTime") : nil])
    case .image(let image):
      return ViewNode("Text", children: [image.node])
    case .joined(let first, let second):
      return ViewNode(
        "Text", children: [first.node(in: environment), second.node(in: environment)])
    case .date, .interval, .timer:
      return dateNode(in: environment)
    }
  }

  private func dateNode(in environment: EnvironmentValues) -> ViewNode {
    switch storage {
    case .date(let date, let style):
      let text = DateText(environment)
      let words = style == .time ? text.time(date) : style == .date ? text.date(date) : nil
      // Words that stand still are all that is shown: another date with the same words is the same.
      return ViewNode(
        "Text", text: words,
        ["date": words == nil ? date.attribute : nil, "style": .string(style.name)])
    case .interval(let interval):
      let text = DateText(environment)
      return ViewNode("Text", text: text.range(interval), ["style": "interval"])
    case .timer(let dates, let pause, let countsDown, let showsHours):
      return ViewNode(
        "Text",
        [
          "start": dates.lowerBound.attribute, "end": dates.upperBound.attribute,
          "style": "timer", "pause": pause.attribute, "countsDown": countsDown.attribute,
          "showsHours": showsHours.attribute,
        ])
    default:
      return ViewNode("Text")
    }
  }

  /// The words alone, as an accessibility label or a title needs them.
  func string(in environment: EnvironmentValues) -> String {
    node(in: environment).texts.joined()
  }
}

extension Text: AttributeRepresentable {
  package var attribute: ViewAttribute { .string(string(in: EnvironmentValues())) }
}

extension AttributedString {
  private typealias Scope = AttributeScopes.SwiftUIAttributes

  /// The runs as one node; each run that has attributes keeps those that show.
  var node: ViewNode {
    let parts = runs.map { node(of: $0) }
    if parts.allSatisfy(\.attributes.isEmpty) {
      return ViewNode("Text", text: parts.compactMap(\.text).joined())
    }
    return ViewNode("Text", children: parts)
  }

  private func node(of run: AttributedString.Runs.Run) -> ViewNode {
    typealias Words = AttributeScopes.FoundationAttributes
    let link: URL? = run[Words.LinkAttribute.self]
    let intent = run.inlinePresentationIntent.map { Int($0.rawValue).attribute }
    return ViewNode(
      "Run", text: String(self[run.range].characters),
      [
        "link": link.attribute, "intent": intent,
        "font": run[Scope.FontAttribute.self].attribute,
        "color": run[Scope.ForegroundColorAttribute.self].attribute,
        "background": run[Scope.BackgroundColorAttribute.self].attribute,
        "tracking": (run[Scope.TrackingAttribute.self] ?? run[Scope.KerningAttribute.self])
          .attribute,
        "baselineOffset": run[Scope.BaselineOffsetAttribute.self].attribute,
        "underline": run[Scope.UnderlineStyleAttribute.self]?.attribute,
        "strikethrough": run[Scope.StrikethroughStyleAttribute.self]?.attribute,
      ])
  }
}

extension Text.LineStyle {
  /// The fields of a line as the modifiers of a text have them.
  fileprivate var attribute: ViewAttribute {
    .record(
      ViewAttributes(["pattern": .string(pattern.name), "color": color.attribute]))
  }
}
