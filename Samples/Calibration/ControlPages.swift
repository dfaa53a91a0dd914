import AppIntents
import SwiftUI
import WidgetKit

/// An intent that does nothing, for buttons.
struct IdleIntent: AppIntent {
  static let title: LocalizedStringResource = "Idle"

  func perform() async throws -> some IntentResult { .result() }
}

/// An intent for toggles.
struct IdleToggleIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Idle Toggle"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

/// Labels, buttons, toggles and links.
struct ControlPage: View {
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        Label("Star", systemImage: "star.fill").measuredFreely("label")
        Label("Star", systemImage: "star.fill").labelStyle(.titleOnly)
          .measuredFreely("label.titleOnly")
        Label("Star", systemImage: "star.fill").labelStyle(.iconOnly)
          .measuredFreely("label.iconOnly")
        Label("Star", systemImage: "star.fill").font(.caption).measuredFreely("label.caption")
        Button("Tap", intent: IdleIntent()).measuredFreely("button")
        Button("Tap", intent: IdleIntent()).buttonStyle(.plain).measuredFreely("button.plain")
        Button("Tap", intent: IdleIntent()).buttonStyle(.bordered)
          .measuredFreely("button.bordered")
      }
      VStack(alignment: .leading, spacing: 6) {
        Button("Tap", intent: IdleIntent()).buttonStyle(.borderedProminent)
          .measuredFreely("button.borderedProminent")
        #if !os(watchOS)
          Button("Tap", intent: IdleIntent()).buttonStyle(.bordered).controlSize(.small)
            .measuredFreely("button.small")
        #endif
        Toggle("On", isOn: true, intent: IdleToggleIntent()).measuredFreely("toggle")
        Toggle("On", isOn: true, intent: IdleToggleIntent()).toggleStyle(.switch)
          .labelsHidden().measuredFreely("toggle.switch")
        #if !os(watchOS)
          Toggle("On", isOn: true, intent: IdleToggleIntent()).toggleStyle(.button)
            .measuredFreely("toggle.button")
        #endif
      }
    }
  }
}

/// Progress and gauges, in 120 points where they fill their space.
struct ValuePage: View {
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        ProgressView(value: 0.4).frame(width: 120).measured("progress")
        ProgressView("Label", value: 0.4).frame(width: 120).measured("progress.label")
        ProgressView(value: 0.4) {
          Text("Label")
        } currentValueLabel: {
          Text("40 %")
        }
        .frame(width: 120).measured("progress.labels")
        ProgressView(value: 0.4).progressViewStyle(.circular).measuredFreely("progress.circular")
        ProgressView().measuredFreely("progress.spinner")
        Gauge(value: 0.4) { Text("Label") }.frame(width: 120).measured("gauge")
      }
      VStack(alignment: .leading, spacing: 6) {
        gauge.gaugeStyle(.accessoryCircular).measuredFreely("gauge.accessoryCircular")
        gauge.gaugeStyle(.accessoryCircularCapacity)
          .measuredFreely("gauge.accessoryCircularCapacity")
        gauge.gaugeStyle(.accessoryLinear).frame(width: 120).measured("gauge.accessoryLinear")
        gauge.gaugeStyle(.accessoryLinearCapacity).frame(width: 120)
          .measured("gauge.accessoryLinearCapacity")
        #if !os(watchOS)
          gauge.gaugeStyle(.linearCapacity).frame(width: 120).measured("gauge.linearCapacity")
        #endif
      }
    }
  }

  private var gauge: some View {
    Gauge(value: 0.4) {
      Text("L")
    } currentValueLabel: {
      Text("40")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("9")
    }
  }
}

/// Grids, dividers and boxes.
struct ContainerPage: View {
  private var box: some View { Color.gray.frame(width: 10, height: 10) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Grid {
        GridRow {
          Text("Ag")
          Text("Ag")
        }
        GridRow {
          box
          box
        }
      }
      .measuredFreely("grid")
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<4) { _ in box }
      }
      .frame(width: 120).measured("lazyGrid")
      HStack(spacing: 0) { Divider().measured("divider.vertical") }.frame(height: 20)
      VStack(spacing: 0) { Divider().measured("divider.horizontal") }.frame(width: 60)
      #if !os(watchOS)
        GroupBox("Box") { Text("Ag") }.measuredFreely("groupBox")
      #endif
      LabeledContent("Name") { Text("Value") }.frame(width: 160).measured("labeledContent")
      ViewThatFits {
        Text("A text that is much wider than its space allows")
        Text("Short")
      }
      .frame(width: 80).measured("viewThatFits")
    }
  }
}
