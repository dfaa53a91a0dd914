// SwiftUI's Font.

/// A typeface, its size and its variations.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  public struct Weight: Hashable, Sendable {
    let name: String

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The font as the tree keeps it.
  private let fields: ViewAttributes

  private init(fields: ViewAttributes) { self.fields = fields }

  init(_ fields: KeyValuePairs<String, ViewAttribute?>) {
    self.fields = ViewAttributes(fields)
  }

  private func with(_ name: String, _ value: ViewAttribute) -> Font {
    var fields = fields
    fields[name] = value
    return Font(fields: fields)
  }
}

extension Font: AttributeRepresentable {
  package var attribute: ViewAttribute { .record(fields) }
}

extension Font {
  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font([
      "style": style.attribute, "design": design.attribute, "weight": weight.attribute,
    ])
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(["size": size.attribute, "design": design.attribute, "weight": weight.attribute])
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(["name": name.attribute, "size": size.attribute])
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(["name": name.attribute, "size": size.attribute, "relativeTo": textStyle.attribute])
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(["name": name.attribute, "fixedSize": fixedSize.attribute])
  }

  public func weight(_ weight: Weight) -> Font { with("weight", weight.attribute) }

  public func width(_ width: Width) -> Font { with("width", width.value.attribute) }

  public func bold() -> Font { with("bold", true) }

  public func bold(_ isActive: Bool) -> Font { with("bold", isActive.attribute) }

  public func italic() -> Font { with("italic", true) }

  public func italic(_ isActive: Bool) -> Font { with("italic", isActive.attribute) }

  public func monospaced() -> Font { with("monospaced", true) }

  public func monospaced(_ isActive: Bool) -> Font { with("monospaced", isActive.attribute) }

  public func monospacedDigit() -> Font { with("monospacedDigit", true) }

  public func smallCaps() -> Font { with("caps", "small") }

  public func lowercaseSmallCaps() -> Font { with("caps", "lowercaseSmall") }

  public func uppercaseSmallCaps() -> Font { with("caps", "uppercaseSmall") }

  public func leading(_ leading: Leading) -> Font { with("leading", .string("\(leading)")) }

  public func pointSize(_ size: CGFloat) -> Font { with("size", size.attribute) }
}

extension Font.TextStyle: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}

extension Font.Design: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}

extension Font.Weight: AttributeRepresentable {
  package var attribute: ViewAttribute { .string(name) }
}
