// Button and Toggle with an intent. On Apple's platforms an overlay of AppIntents and SwiftUI
// declares them.
//
// The view tree keeps the intent's type and the values its parameters have when the control is
// made. Pressing the control performs the intent; one that throws says so on standard error.

import FoundationSupplement
public import SwiftUI
import WidgetRecording

nonisolated extension Button {
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(attributes: intent.shown, action: intent.press, label: label())
  }

  public init(
    role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(attributes: intent.shown, role: role, action: intent.press, label: label())
  }
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(attributes: intent.shown, action: intent.press, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(attributes: intent.shown, action: intent.press, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(attributes: intent.shown, role: role, action: intent.press, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(attributes: intent.shown, role: role, action: intent.press, label: Text(title))
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(
      attributes: intent.shown, role: role, action: intent.press,
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(
      attributes: intent.shown, role: role, action: intent.press,
      label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

nonisolated extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(attributes: intent.shown, isOn: intent.pressing(isOn), label: label())
  }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(attributes: intent.shown, isOn: intent.pressing(isOn), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(attributes: intent.shown, isOn: intent.pressing(isOn), label: Text(title))
  }
}

// MARK: - Attributes in the tree

extension AppIntent {
  /// The intent and its parameters as a tree shows them.
  fileprivate var shown: ViewAttributes {
    OfferedIntents.note(self)
    return ["intent": attribute]
  }

  /// The intent's type and the values of its parameters.
  var attribute: ViewAttribute {
    let name = String(describing: type(of: self))
    let parameters = parameterValues(of: self).mapValues(\.viewAttribute)
    return .record(["type": .string(name), "parameters": .record(ViewAttributes(parameters))])
  }

  /// Performs the intent, as pressing its control does.
  fileprivate var press: @MainActor () -> Void {
    {
      Task {
        do {
          _ = try await perform()
        } catch {
          let line = "the intent \(type(of: self)) threw \(error)\n"
          FileHandle.standardError.write(Data(line.utf8))
        }
      }
    }
  }

  /// A constant binding that performs the intent when it is set.
  fileprivate func pressing(_ isOn: Bool) -> Binding<Bool> {
    let press = press
    return Binding(get: { isOn }, set: { _ in MainActor.assumeIsolated { press() } })
  }
}

extension JSONValue {
  fileprivate var viewAttribute: ViewAttribute {
    switch self {
    case .null: .string("null")
    case .bool(let truth): .flag(truth)
    case .number(let number): number.attribute
    case .string(let text): .string(text)
    case .array(let values): .list(values.map(\.viewAttribute))
    case .object(let object): .record(ViewAttributes(object.mapValues(\.viewAttribute)))
    }
  }
}
