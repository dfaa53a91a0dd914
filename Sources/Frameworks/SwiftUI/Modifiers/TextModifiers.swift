// The modifiers of a view's text.

nonisolated extension View {
  public func font(_ font: Font?) -> some View {
    node(".font", ["value": font.attribute]) { $0.font = font }
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    node(".fontWeight", ["value": weight.attribute])
  }

  public func fontWidth(_ width: Font.Width?) -> some View {
    node(".fontWidth", ["value": (width?.value).attribute])
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    node(".fontDesign", ["value": design.attribute])
  }

  public func bold(_ isActive: Bool = true) -> some View {
    node(".bold", ["value": isActive.attribute])
  }

  public func italic(_ isActive: Bool = true) -> some View {
    node(".italic", ["value": isActive.attribute])
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    node(".monospaced", ["value": isActive.attribute])
  }

  public func monospacedDigit() -> some View { node(".monospacedDigit") }

  public func kerning(_ kerning: CGFloat) -> some View {
    node(".kerning", ["value": kerning.attribute])
  }

  public func tracking(_ tracking: CGFloat) -> some View {
    node(".tracking", ["value": tracking.attribute])
  }

  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    node(".baselineOffset", ["value": baselineOffset.attribute])
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    node(
      ".strikethrough",
      [
        "value": isActive.attribute, "pattern": pattern.attribute, "color": color.attribute,
      ])
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    node(
      ".underline",
      [
        "value": isActive.attribute, "pattern": pattern.attribute, "color": color.attribute,
      ])
  }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    node(".textScale", ["value": isEnabled ? .string(scale.name) : nil])
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    node(".textCase", ["value": textCase.attribute]) { $0.textCase = textCase }
  }

  public func lineLimit(_ number: Int?) -> some View {
    node(".lineLimit", ["value": number.attribute]) { $0.lineLimit = number }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    node(
      ".lineLimit",
      ["minimum": limit.lowerBound.attribute, "value": limit.upperBound.attribute])
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    node(".lineLimit", ["minimum": limit.lowerBound.attribute])
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    node(
      ".lineLimit",
      ["value": limit.attribute, "reservesSpace": reservesSpace.attribute])
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    node(".lineSpacing", ["value": lineSpacing.attribute]) { $0.lineSpacing = lineSpacing }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    node(".multilineTextAlignment", ["value": alignment.attribute]) {
      $0.multilineTextAlignment = alignment
    }
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    node(".truncationMode", ["value": mode.attribute]) { $0.truncationMode = mode }
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    node(".minimumScaleFactor", ["value": factor.attribute]) { $0.minimumScaleFactor = factor }
  }

  public func allowsTightening(_ flag: Bool) -> some View {
    node(".allowsTightening", ["value": flag.attribute]) { $0.allowsTightening = flag }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    node(setting: { environment in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = sizes.first, let last = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
    })
  }

  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    node(".textSelection", ["value": S.allowsSelection.attribute])
  }
}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}
