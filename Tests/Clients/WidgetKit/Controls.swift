import AppIntents
import SwiftUI
import WidgetKit

/// Opens or closes the garage.
struct GarageIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Garage"

  @Parameter(title: "Open") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

/// The garage as a control.
struct GarageControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "garage") { GarageTemplate(isOpen: false) }
      .pushHandler(GaragePushes.self)
  }
}

/// The template of the garage's control.
struct GarageTemplate: ControlWidgetTemplate {
  let isOpen: Bool

  var body: some ControlWidgetTemplate {
    ControlWidgetToggle("Garage", isOn: isOpen, action: GarageIntent()) { isOpen in
      Text(isOpen ? "Open" : "Closed")
    }
    .tint(.orange)
  }
}

/// A control there is not yet: its place is kept.
struct PlannedControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "planned") { EmptyControlWidgetTemplate() }
  }
}

/// A template with the app's tint.
@MainActor func tinted<Content: ControlWidgetTemplate>(
  @ControlWidgetTemplateBuilder _ content: () -> Content
) -> some ControlWidgetTemplate {
  ControlWidgetTemplateBuilder.buildBlock(ControlWidgetTemplateBuilder.buildExpression(content()))
    .tint(.orange)
}

/// A control with the app's name.
@MainActor func named<Content: ControlWidgetConfiguration>(
  _ name: LocalizedStringResource, @ControlWidgetConfigurationBuilder _ content: () -> Content
) -> some ControlWidgetConfiguration {
  ControlWidgetConfigurationBuilder.buildBlock(
    ControlWidgetConfigurationBuilder.buildExpression(content())
  )
  .displayName(name)
}

/// Sends the tokens of the controls to the garage's server.
struct GaragePushes: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {
    for (kind, push) in tokens(of: controls) { print(kind, push.token.count) }
  }

  private func tokens(of controls: [ControlInfo]) -> [(kind: String, push: ControlPushInfo)] {
    controls.compactMap { control in control.pushInfo.map { (control.kind, $0) } }
  }
}

/// Every widget and control of the app.
struct HomeBundle: WidgetBundle {
  var body: some Widget {
    TideWidget()
    BusWidget()
    GarageControl()
    PlannedControl()
    if #available(iOS 18, *) { RideActivity() }
  }
}

/// The bundle of a system that has none of the app's widgets.
struct BareBundle: WidgetBundle {
  var body: some Widget {}
}

/// A widget that is told apart by the system it runs on.
struct TwofoldWidget: Widget {
  var body: some WidgetConfiguration { configuration }

  @WidgetConfigurationBuilder private var configuration: some WidgetConfiguration {
    if #available(iOS 18, *) {
      StaticConfiguration(kind: "new", provider: TideProvider()) { TideView(entry: $0) }
        .contentMarginsDisabled()
    } else {
      StaticConfiguration(kind: "old", provider: TideProvider()) { TideView(entry: $0) }
    }
  }
}

/// A configuration only some systems have, for the builder above.
@MainActor func limited(
  _ content: some WidgetConfiguration
) -> LimitedAvailabilityConfiguration {
  WidgetConfigurationBuilder.buildEither(
    first: WidgetConfigurationBuilder.buildLimitedAvailability(content))
}

/// A bundle of a widget that only some systems have.
@MainActor func optionalWidget(
  _ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?
) -> some Widget {
  WidgetBundleBuilder.buildOptional(widget)
}
