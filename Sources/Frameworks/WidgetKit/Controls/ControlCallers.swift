// Callers of controls' value providers. Nothing here is Apple's.

import AppIntents
import SwiftUI
import WidgetRecording

/// A control as its template shows it: the content, the action and the picture.
struct ShownControl {
  /// The words, the value and the state.
  var content = ControlContent()
  /// The intent that a press performs.
  var offer: OfferedIntents.Offer?
  /// The parts that Control Center shows; nil for an empty template.
  var picture: ControlPicture?
}

/// Asks one control's provider, and makes its template.
@MainActor protocol ControlCaller {
  /// Whether the gallery of controls shows a value of its own.
  var hasPreview: Bool { get }

  /// Returns the control's content with some values of its configuration.
  ///
  /// - Parameters:
  ///   - parameters: The values of the configuration.
  ///   - isPreview: Whether the content is the gallery's.
  /// - Throws: The provider's error.
  func show(_ parameters: [String: JSONValue], isPreview: Bool) async throws -> ShownControl
}

/// A control without a provider.
struct PlainControlCaller<Content: ControlWidgetTemplate>: ControlCaller {
  let content: () -> Content
  let hasPreview = false

  func show(_ parameters: [String: JSONValue], isPreview: Bool) async throws -> ShownControl {
    content().shown
  }
}

/// A control whose provider gives a value.
struct ValueControlCaller<Provider: ControlValueProvider, Content: ControlWidgetTemplate>:
  ControlCaller
{
  let provider: Provider
  let content: (Provider.Value) -> Content
  let hasPreview = true

  func show(_ parameters: [String: JSONValue], isPreview: Bool) async throws -> ShownControl {
    if isPreview {
      let value = provider.previewValue
      return content(value).shown(with: value)
    }
    let provider = UncheckedSendableBox(provider)
    let value = try await Self.value(of: provider).value
    return content(value).shown(with: value)
  }

  private nonisolated static func value(
    of provider: UncheckedSendableBox<Provider>
  ) async throws -> UncheckedSendableBox<Provider.Value> {
    UncheckedSendableBox(try await provider.value.currentValue())
  }
}

/// A control that an intent configures and whose provider gives a value.
struct ConfiguredControlCaller<
  Provider: AppIntentControlValueProvider, Content: ControlWidgetTemplate
>: ControlCaller {
  let provider: Provider
  let content: (Provider.Value) -> Content
  let hasPreview = true

  func show(_ parameters: [String: JSONValue], isPreview: Bool) async throws -> ShownControl {
    let intent = try await makeConfiguration(Provider.Configuration.self, parameters: parameters)
    if isPreview {
      let value = provider.previewValue(configuration: intent)
      return content(value).shown(with: value)
    }
    let provider = UncheckedSendableBox(provider)
    let value = try await Self.value(of: provider, intent).value
    return content(value).shown(with: value)
  }

  private nonisolated static func value(
    of provider: UncheckedSendableBox<Provider>, _ intent: Provider.Configuration
  ) async throws -> UncheckedSendableBox<Provider.Value> {
    UncheckedSendableBox(try await provider.value.currentValue(configuration: intent))
  }
}

/// A control that an intent configures.
struct IntentControlCaller<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlCaller {
  let content: (Configuration) -> Content
  let hasPreview = false

  func show(_ parameters: [String: JSONValue], isPreview: Bool) async throws -> ShownControl {
    content(try await makeConfiguration(Configuration.self, parameters: parameters)).shown
  }
}

/// A template with content of its own.
@MainActor protocol ShowableTemplate {
  var ownShown: ShownControl { get }
}

extension ControlWidgetTemplate {
  /// The template's content; blank for an empty one.
  var shown: ShownControl {
    if let template = self as? any ShowableTemplate { return template.ownShown }
    return Body.self == Never.self ? ShownControl() : body.shown
  }

  /// The template's content, with the provider's value beside it.
  fileprivate func shown(with value: some Any) -> ShownControl {
    var shown = shown
    shown.content.value = recordedValue(value) ?? .string(String(describing: value))
    return shown
  }
}

extension View {
  /// The words of a control's label.
  @MainActor var controlLabel: String? {
    resolveView(self, environment: EnvironmentValues()).label
  }
}
