// SwiftUI's styles that take their look from the environment: hierarchical, tint, materials
// (iOS 15 and later).

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

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["semantic": "foreground"])
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

/// The background style of the environment.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["semantic": "background"])
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["semantic": "tint"])
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

/// The style of a selection.
public struct SelectionShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["semantic": "selection"])
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { .init() }
}

/// The style of a separator.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["semantic": "separator"])
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["semantic": "placeholder"])
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

/// The style of a link.
public struct LinkShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["semantic": "link"])
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}

/// The style of a filled shape.
public struct FillShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["semantic": "fill"])
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["semantic": "windowBackground"])
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
