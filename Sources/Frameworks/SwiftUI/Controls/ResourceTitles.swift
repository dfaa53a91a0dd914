// The controls and containers whose title is a localised resource, beside those that have a key and
// a string.

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleResource, image: image) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement) { Text(titleResource) }
  }
}

extension Stepper {
  /// Creates a stepper without bounds whose label comes last.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label)
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(titleResource, selection: selection, displayedComponents: displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(titleResource, selection: selection, displayedComponents: displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(titleResource, selection: selection, displayedComponents: displayedComponents)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ titleResource: LocalizedStringResource, value: S
  ) {
    self.init(titleResource) { Text(value) }
  }

  @_disfavoredOverload
  nonisolated public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleResource) { Text(value, format: format) }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(titleResource, systemImage: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label {
        Text(titleResource)
      } icon: {
        Image(name)
      }
    } description: {
      description
    }
  }
}
