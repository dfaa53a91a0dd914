// SwiftUI's text fields. A widget shows none; an app's views that are compiled into its target do,
// with their current text.

/// A control to write a line of text.
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  private let label: Label
  private let text: String

  nonisolated private init(label: Label, text: String) {
    self.label = label
    self.text = text
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("TextField", ["value": text.attribute], children: context.nodes(of: label))]
  }
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text.wrappedValue)
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text.wrappedValue)
  }

  /// Creates a text field with a binding to its selection.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text.wrappedValue)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), text: format.format(value.wrappedValue))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), text: value.wrappedValue.map(format.format) ?? "")
  }

  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: formatter.string(for: value.wrappedValue) ?? "")
  }
}

/// A text field whose text is not shown.
nonisolated public struct SecureField<Label: View>: View, PrimitiveView {
  private let label: Label

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("SecureField", children: context.nodes(of: label))]
  }
}
