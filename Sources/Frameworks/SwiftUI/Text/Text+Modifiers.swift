// The modifiers that make a Text out of a Text.

extension Text {
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  public struct Scale: Hashable, Sendable {
    let name: String

    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  public func font(_ font: Font?) -> Text { changed("font", ["value": font.attribute]) }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed("fontWeight", ["value": weight.attribute])
  }

  public func fontWidth(_ width: Font.Width?) -> Text {
    changed("fontWidth", ["value": (width?.value).attribute])
  }

  public func fontDesign(_ design: Font.Design?) -> Text {
    changed("fontDesign", ["value": design.attribute])
  }

  public func foregroundColor(_ color: Color?) -> Text {
    changed("foregroundStyle", ["value": color.attribute])
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(style: style)
  }

  public func bold() -> Text { changed("bold", ["value": true]) }

  public func bold(_ isActive: Bool) -> Text { changed("bold", ["value": isActive.attribute]) }

  public func italic() -> Text { changed("italic", ["value": true]) }

  public func italic(_ isActive: Bool) -> Text {
    changed("italic", ["value": isActive.attribute])
  }

  public func monospaced(_ isActive: Bool = true) -> Text {
    changed("monospaced", ["value": isActive.attribute])
  }

  public func monospacedDigit() -> Text { changed("monospacedDigit") }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed("strikethrough", ["value": isActive.attribute, "color": color.attribute])
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(
      "strikethrough",
      [
        "value": isActive.attribute, "color": color.attribute, "pattern": .string(pattern.name),
      ])
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed("underline", ["value": isActive.attribute, "color": color.attribute])
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(
      "underline",
      [
        "value": isActive.attribute, "color": color.attribute, "pattern": .string(pattern.name),
      ])
  }

  public func kerning(_ kerning: CGFloat) -> Text {
    changed("kerning", ["value": kerning.attribute])
  }

  public func tracking(_ tracking: CGFloat) -> Text {
    changed("tracking", ["value": tracking.attribute])
  }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed("baselineOffset", ["value": baselineOffset.attribute])
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed("textScale", ["value": .string(scale.name)]) : self
  }
}

extension Text {
  public func accessibilityLabel(_ label: Text) -> Text {
    changed("accessibilityLabel", ["value": label.attribute])
  }

  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(label))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
}

extension Text.TruncationMode: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}

extension Text.Case: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}

extension Text.LineStyle.Pattern: AttributeRepresentable {
  package var attribute: ViewAttribute { .string(name) }
}
