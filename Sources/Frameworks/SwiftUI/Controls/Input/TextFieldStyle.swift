// The styles of text fields. A widget has no fields, so a style's look is kept by its name alone.

/// The appearance of text fields.
@MainActor public protocol TextFieldStyle: Sendable {
  associatedtype _Body: View
  /// Returns the view of a field in this style.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

extension TextFieldStyle {
  /// Returns the field as it is.
  public func _body(
    configuration: TextField<_TextFieldStyleLabel>
  ) -> TextField<_TextFieldStyleLabel> { configuration }
}

/// The label of a field that a style shows.
public struct _TextFieldStyleLabel: View, PrimitiveView {
  public var body: Never { noBody(Self.self) }

  package func nodes(in context: ViewContext) -> [ViewNode] { [] }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    node(".textFieldStyle", ["value": .string(String(describing: S.self))])
  }
}
