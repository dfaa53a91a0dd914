// WidgetKit's ControlWidgetButton and ControlWidgetToggle. Their labels are read and drawn
// as Control Center shows them; a press performs the action.

public import AppIntents
public import SwiftUI
import WidgetRecording

/// A control that performs an intent.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  private let action: Action
  private let label: () -> Label
  private let actionLabel: (Bool) -> ActionLabel

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
    self.label = label
    self.actionLabel = actionLabel
  }

  public var body: Never { preconditionFailure("a control's button has no body") }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetButton where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    let title = String(title)
    self.init(action: action, label: { Text(verbatim: title) }, actionLabel: actionLabel)
  }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, action: Action) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, action: Action) {
    self.init(action: action) { Text(titleResource) }
  }

  @_disfavoredOverload public init(_ title: some StringProtocol, action: Action) {
    let title = String(title)
    self.init(action: action) { Text(verbatim: title) }
  }
}

extension ControlWidgetButton: ShowableTemplate {
  var ownShown: ShownControl {
    // The other of its two labels shows while the action is performed.
    let picture = ControlPicture(label: AnyView(label()), state: AnyView(actionLabel(false)))
    return ShownControl(
      content: ControlContent(label: label().controlLabel), offer: OfferedIntents.Offer(action),
      picture: picture)
  }
}

/// A control that is on or off.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  private let isOn: Bool
  private let action: Action
  private let label: () -> Label
  private let valueLabel: (Bool) -> ValueLabel

  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
    self.label = label
    self.valueLabel = valueLabel
  }

  public var body: Never { preconditionFailure("a control's toggle has no body") }
}

extension ControlWidgetToggle: ShowableTemplate {
  var ownShown: ShownControl {
    // The system sets the value that the press is to bring about.
    var action = action
    action.value = !isOn
    var picture = ControlPicture(label: AnyView(label()), state: AnyView(valueLabel(isOn)))
    picture.isOn = isOn
    return ShownControl(
      content: ControlContent(label: label().controlLabel, isOn: isOn),
      offer: OfferedIntents.Offer(action), picture: picture)
  }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(
      isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel
    )
  }

  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(
      isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel
    )
  }

  @_disfavoredOverload public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    let title = String(title)
    self.init(
      isOn: isOn, action: action, label: { Text(verbatim: title) }, valueLabel: valueLabel
    )
  }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
    self.init(isOn: isOn, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action
  ) {
    self.init(isOn: isOn, action: action) { Text(titleResource) }
  }

  @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Bool, action: Action) {
    let title = String(title)
    self.init(isOn: isOn, action: action) { Text(verbatim: title) }
  }
}
