// The values of the environment that change the drawing of the views below.

/// Sets one value of the environment, and keeps it in the tree where drawing needs it.
nonisolated struct EnvironmentValueModifier<Value>: ViewModifier, PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let change: (inout Value) -> Void

  @MainActor func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let changed = context.with { change(&$0[keyPath: keyPath]) }
    let found = changed.nodes(of: content)
    guard let modifier = changed.environment.drawnModifier(setting: keyPath) else { return found }
    return found.map {
      ViewNode(modifier.kind, attributes: modifier.attributes, children: [$0])
    }
  }
}

extension EnvironmentValues {
  /// The modifier that sets a value as drawing knows it; nil for one that no drawing shows.
  fileprivate func drawnModifier(setting keyPath: PartialKeyPath<Self>) -> NodeModifier? {
    switch keyPath {
    case \Self.colorScheme: named("colorScheme", "\(colorScheme)")
    case \Self.layoutDirection: named("layoutDirection", "\(layoutDirection)")
    case \Self.dynamicTypeSize, \Self.sizeCategory:
      named("dynamicTypeSize", "\(dynamicTypeSize)")
    case \Self.symbolVariants:
      value(".environment", .fields(["symbolVariants": symbolVariants.names.sorted().attribute]))
    case \Self.font: value(".font", font.attribute)
    case \Self.lineLimit: value(".lineLimit", lineLimit.attribute)
    case \Self.multilineTextAlignment:
      value(".multilineTextAlignment", multilineTextAlignment.attribute)
    case \Self.minimumScaleFactor: value(".minimumScaleFactor", minimumScaleFactor.attribute)
    case \Self.lineSpacing: value(".lineSpacing", lineSpacing.attribute)
    case \Self.truncationMode: value(".truncationMode", truncationMode.attribute)
    case \Self.allowsTightening: value(".allowsTightening", allowsTightening.attribute)
    case \Self.textCase: value(".textCase", textCase.attribute)
    case \Self.legibilityWeight where legibilityWeight == .bold: value(".bold", true.attribute)
    case \Self.imageScale: value(".imageScale", .string("\(imageScale)"))
    case \Self.symbolRenderingMode:
      value(".symbolRenderingMode", (symbolRenderingMode?.name).attribute)
    case \Self.controlSize: value(".controlSize", .string("\(controlSize)"))
    case \Self.redactionReasons:
      redactionReasons.isEmpty
        ? NodeModifier(".unredacted", ViewAttributes([:]))
        : NodeModifier(".redacted", ViewAttributes(["reason": redactionReasons.attribute]))
    default: nil
    }
  }

  private func value(_ kind: String, _ value: ViewAttribute?) -> NodeModifier {
    NodeModifier(kind, ViewAttributes(["value": value]))
  }

  private func named(_ name: String, _ value: String) -> NodeModifier {
    self.value(".environment", .fields([name: .string(value)]))
  }
}
