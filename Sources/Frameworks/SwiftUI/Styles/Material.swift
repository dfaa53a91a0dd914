// SwiftUI's Material. The content behind a widget is not known, so a material stays a name.

/// A translucent background that blurs the content behind it.
public struct Material: ShapeStyle, PrimitiveShapeStyle {
  let name: String

  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick")
  public static let bar = Material(name: "bar")

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["material": .string(name)])
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
