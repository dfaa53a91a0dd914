// Opacity, shadows, filters, transforms and redaction.

nonisolated extension View {
  public func opacity(_ opacity: Double) -> some View {
    node(".opacity", ["value": opacity.attribute])
  }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    node(
      ".shadow",
      [
        "color": color.attribute, "radius": radius.attribute, "x": x.attribute,
        "y": y.attribute,
      ])
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    node(".blur", ["radius": radius.attribute])
  }

  public func blendMode(_ blendMode: BlendMode) -> some View {
    node(".blendMode", ["value": blendMode.attribute])
  }

  public func compositingGroup() -> some View { node(".compositingGroup") }

  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    node(".drawingGroup")
  }

  public func geometryGroup() -> some View { node(".geometryGroup") }

  public func saturation(_ amount: Double) -> some View {
    node(".saturation", ["value": amount.attribute])
  }

  public func grayscale(_ amount: Double) -> some View {
    node(".grayscale", ["value": amount.attribute])
  }

  public func brightness(_ amount: Double) -> some View {
    node(".brightness", ["value": amount.attribute])
  }

  public func contrast(_ amount: Double) -> some View {
    node(".contrast", ["value": amount.attribute])
  }

  public func colorMultiply(_ color: Color) -> some View {
    node(".colorMultiply", ["value": color.attribute])
  }

  public func colorInvert() -> some View { node(".colorInvert") }

  public func hueRotation(_ angle: Angle) -> some View {
    node(".hueRotation", ["value": angle.attribute])
  }

  public func luminanceToAlpha() -> some View { node(".luminanceToAlpha") }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    node(".rotationEffect", ["value": angle.attribute, "anchor": anchor.attribute])
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    node(
      ".rotation3DEffect",
      [
        "value": angle.attribute, "axis": [axis.x, axis.y, axis.z].attribute,
        "anchor": anchor.attribute, "anchorZ": anchorZ.attribute,
        "perspective": perspective.attribute,
      ])
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    node(".scaleEffect", ["value": scale.attribute, "anchor": anchor.attribute])
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    node(".flipsForRightToLeftLayoutDirection", ["value": enabled.attribute])
  }

  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    let direction: ViewAttribute? =
      if case .mirrors(let direction) = behavior { .string("\(direction)") } else { nil }
    return node(".layoutDirectionBehavior", ["value": direction])
  }

  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    node(".preferredColorScheme", ["value": colorScheme.map { .string("\($0)") }])
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// The colour scheme that the views of a presentation prefer; the first that says one is heard.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// The reasons for a redaction of content.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension RedactionReasons: AttributeRepresentable {
  package var attribute: ViewAttribute {
    let names: [(RedactionReasons, String)] = [
      (.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
    ]
    return names.filter { contains($0.0) }.map(\.1).attribute
  }
}

nonisolated extension View {
  public func redacted(reason: RedactionReasons) -> some View {
    node(".redacted", ["reason": reason.attribute]) { $0.redactionReasons.formUnion(reason) }
  }

  public func unredacted() -> some View {
    node(".unredacted") { $0.redactionReasons = [] }
  }

  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    node(".privacySensitive", ["value": sensitive.attribute])
  }

  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    node(".invalidatableContent", ["value": invalidatable.attribute])
  }
}
