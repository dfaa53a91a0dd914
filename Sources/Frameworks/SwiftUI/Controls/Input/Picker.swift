// SwiftUI's Picker. A widget does not show one; an app's views that are compiled into its target
// do.

/// A control to choose one of several values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View,
  PrimitiveView
{
  private let label: Label
  private let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.content = content()
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "Picker", children: context.labelled("Picker.label", label) + context.nodes(of: content))
    ]
  }
}

extension Picker {
  /// Creates a picker whose collapsed form says the current value in words of its own.
  nonisolated public init<C: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  /// Creates a picker of one value for several sources.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// Creates a picker of one value for several sources, whose collapsed form says the value in
  /// words of its own.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
  }
}
