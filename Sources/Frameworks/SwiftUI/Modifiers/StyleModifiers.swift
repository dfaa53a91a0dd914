// Foreground, background, overlay, border and tint. Of two overloads that mean the same for an
// argument, the rarer one is disfavoured: long chains then compile quickly.

nonisolated extension View {
  public func foregroundColor(_ color: Color?) -> some View {
    node(".foregroundStyle", ["style": color.attribute])
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    node(".foregroundStyle", styles: [style])
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    node(".foregroundStyle", styles: [primary, secondary])
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    node(".foregroundStyle", styles: [primary, secondary, tertiary])
  }

  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    node(".backgroundStyle", styles: [style])
      .environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    node(".tint", styles: tint.map { [$0] } ?? [])
  }

  public func tint(_ tint: Color?) -> some View {
    node(".tint", ["style": tint.attribute]) { $0.tintColor = tint }
  }

  public func accentColor(_ accentColor: Color?) -> some View {
    node(".tint", ["style": accentColor.attribute]) { $0.tintColor = accentColor }
  }

  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    node(".border", styles: [content], ["width": width.attribute])
  }
}

nonisolated extension View {
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    node(".background", ["alignment": alignment.attribute], with: background)
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    node(".background", ["alignment": alignment.attribute], with: content())
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    node(".background", styles: [BackgroundStyle()])
  }

  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    node(".background", styles: [style])
  }

  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    node(
      ".background", with: _ShapeView(shape: shape, style: BackgroundStyle(), fillStyle: fillStyle))
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    node(".background", with: _ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    node(".overlay", ["alignment": alignment.attribute], with: overlay)
  }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    node(".overlay", ["alignment": alignment.attribute], with: content())
  }

  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    node(".overlay", styles: [style])
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    node(".overlay", with: _ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }
}
