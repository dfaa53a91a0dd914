// SwiftUI's ProgressView.

/// A view of a task's progress.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View,
  PrimitiveView
{
  private let fraction: Double?
  private let timer: (ClosedRange<Date>, countsDown: Bool)?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V?, _ total: V, label: Label?, currentValueLabel: CurrentValueLabel?
  ) {
    let share = value.map { Double($0) / Double(total) }
    fraction = share.map { $0.isNaN ? 0 : min(1, max(0, $0)) }
    timer = nil
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  nonisolated init(
    timer: ClosedRange<Date>, countsDown: Bool, label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    fraction = nil
    self.timer = (timer, countsDown: countsDown)
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode(
      "ProgressView",
      [
        "value": fraction.attribute, "start": (timer?.0.lowerBound).attribute,
        "end": (timer?.0.upperBound).attribute, "countsDown": (timer?.countsDown).attribute,
      ])
    if let style = context.environment.progressViewStyle {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
      let inner = context.with { $0.progressViewStyle = nil }
      node.children = inner.nodes(of: style, configuration)
    } else {
      node.children =
        context.labelled("ProgressView.label", label)
        + context.labelled("ProgressView.currentValueLabel", currentValueLabel)
    }
    return [node]
  }
}

extension ViewContext {
  @MainActor fileprivate func nodes<Style: ProgressViewStyle>(
    of style: Style, _ configuration: ProgressViewStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return nodes(of: style.makeBody(configuration: configuration))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(nil as Double?, 1, label: nil, currentValueLabel: nil)
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(nil as Double?, 1, label: label(), currentValueLabel: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil as Double?, 1, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil as Double?, 1, label: Text(title), currentValueLabel: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(value, total, label: nil, currentValueLabel: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value, total, label: label(), currentValueLabel: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value, total, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value, total, label: Text(title), currentValueLabel: nil)
  }

  nonisolated public init(_ progress: Progress) where Label == EmptyView {
    self.init(progress.fractionCompleted, 1, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, total, label: label(), currentValueLabel: currentValueLabel())
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timer: timerInterval, countsDown: countsDown, label: label(),
      currentValueLabel: currentValueLabel())
  }

  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.fractionCompleted, 1, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// The time left, as a timer's progress shows it by itself.
nonisolated public struct DefaultDateProgressLabel: View {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: dates, countsDown: countsDown) }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timer: timerInterval, countsDown: countsDown, label: label(),
      currentValueLabel: DefaultDateProgressLabel(dates: timerInterval, countsDown: countsDown))
  }

  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      timer: timerInterval, countsDown: countsDown, label: nil,
      currentValueLabel: DefaultDateProgressLabel(dates: timerInterval, countsDown: countsDown))
  }
}

/// A style of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct ProgressViewStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
  private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: (any ProgressViewStyle)? { nil }
  }

  /// The style of an author's for the progress below.
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let (name, tint) = ((style as? any BuiltInStyle)?.name, (style as? any TintedStyle)?.tint)
    return node(
      name == nil ? nil : ".progressViewStyle",
      ["value": name.attribute, "tint": tint]
    ) {
      $0.progressViewStyle = name == nil ? style : nil
    }
  }
}
