// SwiftUI's styles that are levels of another.

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  let level: String

  public static let primary = HierarchicalShapeStyle(level: "primary")
  public static let secondary = HierarchicalShapeStyle(level: "secondary")
  public static let tertiary = HierarchicalShapeStyle(level: "tertiary")
  public static let quaternary = HierarchicalShapeStyle(level: "quaternary")

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["level": .string(level)])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: "primary") }
  public static var secondary: HierarchicalShapeStyle { .init(level: "secondary") }
  public static var tertiary: HierarchicalShapeStyle { .init(level: "tertiary") }
  public static var quaternary: HierarchicalShapeStyle { .init(level: "quaternary") }
  public static var quinary: HierarchicalShapeStyle { .init(level: "quinary") }
}

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  let base: Base
  let level: String

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["style": base.styleAttribute(in: environment), "level": .string(level)])
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: "secondary")
  }
  public var tertiary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: "tertiary")
  }
  public var quaternary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: "quaternary")
  }
  public var quinary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: "quinary")
  }
}
