// The providers of a control's value and the center that reloads controls.

public import AppIntents
import ExtensionRuntime
import WidgetRecording

/// Gives the value a control shows.
public protocol ControlValueProvider {
  associatedtype Value

  var previewValue: Self.Value { get }

  func currentValue() async throws -> Self.Value
}

/// Gives the value a configured control shows.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value

  func previewValue(configuration: Self.Configuration) -> Self.Value

  func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}

/// A control that the user has placed.
public struct ControlInfo: Identifiable, Sendable, Hashable {
  public let kind: String
  public let pushInfo: ControlPushInfo?

  public var id: ControlInfo { self }

  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    nil
  }
}

/// A push token.
public struct ControlPushInfo: Sendable, Hashable {
  public let token: Data
}

/// Gets the tokens with which a server has controls reloaded; none ever comes here.
public protocol ControlPushHandler {
  init()

  func pushTokensDidChange(controls: [ControlInfo])
}

/// The center through which an app reloads its controls, which asks for their values again.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Returns no controls: none are placed here.
  public func currentControls() async throws -> [ControlInfo] { [] }

  public func reloadControls(ofKind kind: String) { record(kind) }

  public func reloadAllControls() { record(nil) }

  private func record(_ kind: String?) {
    ExtensionLog.record(
      .reloadRequest(
        RecordedReloadRequest(at: SimulatedInstant(Date()), kind: kind, of: .controls)))
  }
}
