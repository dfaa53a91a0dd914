import AppIntents
import SwiftUI
import WidgetKit

/// The lamp that a control switches.
struct LampIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp"

  @Parameter(title: "Name") var name: String?
}

/// Rings the bell.
struct BellIntent: AppIntent {
  static let title: LocalizedStringResource = "Bell"

  func perform() async throws -> some IntentResult { .result() }
}

/// Knows whether the garage is open.
struct GarageProvider: ControlValueProvider {
  var previewValue: Bool { false }

  func currentValue() async throws -> Bool { true }
}

/// Knows whether a lamp is lit.
struct LampProvider: AppIntentControlValueProvider {
  func previewValue(configuration: LampIntent) -> Bool { configuration.name == nil }

  func currentValue(configuration: LampIntent) async throws -> Bool { true }
}

/// The values of any provider before it was asked, and after.
func values<Provider: ControlValueProvider>(
  of provider: Provider
) async throws -> (before: Provider.Value, after: Provider.Value) {
  (provider.previewValue, try await provider.currentValue())
}

/// The same of a provider that is configured.
func values<Provider: AppIntentControlValueProvider>(
  of provider: Provider, for configuration: Provider.Configuration
) async throws -> (before: Provider.Value, after: Provider.Value) {
  (
    provider.previewValue(configuration: configuration),
    try await provider.currentValue(configuration: configuration)
  )
}

/// The garage, by its state.
struct StatefulGarageControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "garage.state", provider: GarageProvider()) { isOpen in
      GarageTemplate(isOpen: isOpen)
    }
    .displayName("Garage")
    .description("Opens and closes the garage")
  }
}

/// A lamp, by its state.
struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "lamp", provider: LampProvider()) { isOn in
      ControlWidgetToggle(isOn: isOn, action: GarageIntent()) {
        LampLabel(name: "Lamp")
      } valueLabel: { isOn in
        Text(isOn ? "Lit" : "Dark")
      }
      .disabled(false)
      .privacySensitive()
    }
    .promptsForUserConfiguration()
  }
}

/// A lamp, by its name.
struct NamedLampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "lamp.name", intent: LampIntent.self) { lamp in
      LampToggles(name: lamp.name ?? "Lamp")
    }
  }
}

/// The switches of a lamp, each labelled in its way.
struct LampToggles: ControlWidgetTemplate {
  let name: String

  var body: some ControlWidgetTemplate {
    ControlWidgetToggle(isOn: true, action: GarageIntent()) { LampLabel(name: name) }
  }

  @MainActor var titled: some ControlWidgetTemplate {
    ControlWidgetToggle("Lamp", isOn: true, action: GarageIntent())
  }

  @MainActor var named: some ControlWidgetTemplate {
    ControlWidgetToggle(name, isOn: true, action: GarageIntent())
  }

  @MainActor var valued: some ControlWidgetTemplate {
    ControlWidgetToggle(name, isOn: true, action: GarageIntent()) { Text($0 ? "Lit" : "Dark") }
  }
}

/// The lamp and the bell, labelled by resources of the app's strings.
struct LocalizedTemplates {
  static let lamp: LocalizedStringResource = "Lamp"

  @MainActor var toggle: some ControlWidgetTemplate {
    ControlWidgetToggle(Self.lamp, isOn: true, action: GarageIntent())
  }

  @MainActor var valued: some ControlWidgetTemplate {
    ControlWidgetToggle(Self.lamp, isOn: true, action: GarageIntent()) { Text($0 ? "Lit" : "Dark") }
  }

  @MainActor var button: some ControlWidgetTemplate {
    ControlWidgetButton(BellIntent.title, action: BellIntent())
  }

  @MainActor var ringing: some ControlWidgetTemplate {
    ControlWidgetButton(BellIntent.title, action: BellIntent()) { Text($0 ? "Rings" : "Still") }
  }
}

/// The bells, each labelled in its way.
struct BellTemplates {
  let name: String

  @MainActor var plain: some ControlWidgetTemplate {
    ControlWidgetButton("Ring", action: BellIntent())
  }

  @MainActor var named: some ControlWidgetTemplate {
    ControlWidgetButton(name, action: BellIntent())
  }

  @MainActor var pictured: some ControlWidgetTemplate {
    ControlWidgetButton(action: BellIntent()) { LampLabel(name: name) }
  }

  @MainActor var ringing: some ControlWidgetTemplate {
    ControlWidgetButton("Ring", action: BellIntent()) { Text($0 ? "Rings" : "Still") }
  }

  @MainActor var namedRinging: some ControlWidgetTemplate {
    ControlWidgetButton(name, action: BellIntent()) { Text($0 ? "Rings" : "Still") }
  }

  @MainActor var picturedRinging: some ControlWidgetTemplate {
    ControlWidgetButton(action: BellIntent()) {
      LampLabel(name: name)
    } actionLabel: { isRinging in
      Text(isRinging ? "Rings" : "Still")
    }
  }
}

/// The label of a control.
struct LampLabel: View {
  let name: String

  var body: some View {
    Label("Lamp", systemImage: "lamp.desk")
      .controlWidgetStatus("Lit")
      .controlWidgetStatus(Text(name))
      .controlWidgetStatus(LocalizedStringResource("Lit"))
      .controlWidgetStatus(name)
      .controlWidgetActionHint("Switch")
      .controlWidgetActionHint(Text(name))
      .controlWidgetActionHint(LocalizedStringResource("Switch"))
      .controlWidgetActionHint(name)
  }
}
