// SwiftUI's controls for entering values (iOS 13 to 16). A widget shows none of them; an app's views
// that are compiled into its target do, with their current values.

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

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(selection: selection, label: Text(title), content: content)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "Picker", children: context.labelled("Picker.label", label) + context.nodes(of: content))
    ]
  }
}

/// A control to write a line of text.
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  private let label: Label
  private let text: String

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) where Label == Text {
    label = Text(titleKey)
    self.text = text.wrappedValue
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  where Label == Text {
    label = Text(title)
    self.text = text.wrappedValue
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
  where Label == Text {
    self.init(titleKey, text: text)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F
  ) where Label == Text, F.FormatOutput == String {
    label = Text(titleKey)
    text = format.format(value.wrappedValue)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("TextField", ["value": text.attribute], children: context.nodes(of: label))]
  }
}

/// A control to write what is not shown.
nonisolated public struct SecureField<Label: View>: View, PrimitiveView {
  private let label: Label

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  where Label == Text {
    label = Text(titleKey)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("SecureField", children: context.nodes(of: label))]
  }
}

/// A control to write several lines of text.
nonisolated public struct TextEditor: View, PrimitiveView {
  private let text: String

  nonisolated public init(text: Binding<String>) { self.text = text.wrappedValue }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("TextEditor", ["value": text.attribute])]
  }
}

/// A control to choose a number by sliding.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  private let label: Label
  private let value: Double

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    label = EmptyView()
    self.value = Double(value.wrappedValue)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.label = label()
    self.value = Double(value.wrappedValue)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("Slider", ["value": value.attribute], children: context.nodes(of: label))]
  }
}

/// A control to choose a number step by step.
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
  private let label: Label

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    label = Text(titleKey)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    label = Text(title)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    label = Text(title)
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    label = Text(titleKey)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("Stepper", children: context.nodes(of: label))]
  }
}

/// A control to choose a date.
nonisolated public struct DatePicker<Label: View>: View, PrimitiveView {
  public typealias Components = DatePickerComponents

  private let label: Label
  private let date: Date

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {
    label = Text(titleKey)
    date = selection.wrappedValue
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {
    label = Text(title)
    date = selection.wrappedValue
  }

  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    date = selection.wrappedValue
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("DatePicker", ["value": date.attribute], children: context.nodes(of: label))]
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control to choose a colour.
nonisolated public struct ColorPicker<Label: View>: View, PrimitiveView {
  private let label: Label
  private let color: Color

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {
    label = Text(titleKey)
    color = selection.wrappedValue
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("ColorPicker", ["value": color.attribute], children: context.nodes(of: label))]
  }
}

/// A control that shows actions when it is pressed.
nonisolated public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text {
    label = Text(titleKey)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    if let style = context.environment.menuStyle {
      let configuration = MenuStyleConfiguration(label: .init(content: AnyView(label)))
      return [ViewNode("Menu", children: context.nodes(of: style, configuration))]
    }
    return [ViewNode("Menu", children: context.nodes(of: label))]
  }
}
