import SwiftUI

/// A switch of the app's own, which shows when its parts differ.
struct TickToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: symbol(of: configuration))
      configuration.label
    }
  }

  private func symbol(of configuration: ToggleStyleConfiguration) -> String {
    if configuration.isMixed { return "minus" }
    return configuration.isOn ? "checkmark" : "circle"
  }
}

/// A gauge of the app's own, with its marks beneath.
struct RulerGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      ProgressView(value: configuration.value)
      if let marks = configuration.markedValueLabels { marks }
    }
  }
}

/// A switch in a style.
struct StyledSwitch<Style: ToggleStyle>: View {
  let style: Style
  @Binding var isOn: Bool

  var body: some View { Toggle("Wi-Fi", isOn: $isOn).toggleStyle(style) }
}

/// Switches in every style.
struct SwitchGallery: View {
  @Binding var isOn: Bool

  var body: some View {
    VStack {
      StyledSwitch(style: TickToggleStyle(), isOn: $isOn)
      StyledSwitch(style: DefaultToggleStyle(), isOn: $isOn)
      StyledSwitch(style: SwitchToggleStyle(), isOn: $isOn)
      StyledSwitch(style: ButtonToggleStyle(), isOn: $isOn)
      StyledSwitch(style: CheckboxToggleStyle(), isOn: $isOn)
    }
    .labelsHidden()
  }
}

/// A gauge in a style.
struct StyledGauge<Style: GaugeStyle>: View {
  let style: Style
  let value: Double

  var body: some View {
    Gauge(value: value) {
      Text("Charge")
    } currentValueLabel: {
      Text(value, format: .percent)
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    .gaugeStyle(style)
  }
}

/// Gauges in every style.
struct GaugeGallery: View {
  let value: Double

  var body: some View {
    VStack {
      StyledGauge(style: RulerGaugeStyle(), value: value)
      StyledGauge(style: DefaultGaugeStyle(), value: value)
      StyledGauge(style: LinearCapacityGaugeStyle(), value: value)
      StyledGauge(style: LinearGaugeStyle(), value: value)
      StyledGauge(style: CircularGaugeStyle(), value: value)
    }
    HStack {
      StyledGauge(style: AccessoryLinearGaugeStyle(), value: value)
      StyledGauge(style: AccessoryLinearCapacityGaugeStyle(), value: value)
      StyledGauge(style: AccessoryCircularGaugeStyle(), value: value)
      StyledGauge(style: AccessoryCircularCapacityGaugeStyle(), value: value)
    }
  }
}

/// A button in a style, cut as it should be.
struct StyledButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  var border: ButtonBorderShape = .automatic
  var role: ButtonRole?

  var body: some View {
    Button("Go", role: role, action: {})
      .buttonStyle(style)
      .buttonBorderShape(border)
  }
}

/// Buttons in every style.
struct ButtonGallery: View {
  var body: some View {
    VStack {
      StyledButton(style: DefaultButtonStyle())
      StyledButton(style: PlainButtonStyle(), role: .cancel)
      StyledButton(style: BorderlessButtonStyle(), role: .destructive)
      StyledButton(style: BorderedButtonStyle(), border: .capsule)
      StyledButton(style: BorderedProminentButtonStyle(), border: .roundedRectangle)
      StyledButton(style: BorderedProminentButtonStyle(), border: .roundedRectangle(radius: 6))
      StyledButton(style: GlassButtonStyle(), border: .circle)
      StyledButton(style: GlassProminentButtonStyle())
    }
  }
}

/// A button that goes on while it is held.
struct Stepping: View {
  let goesOn: Bool
  let step: @MainActor () -> Void

  private var behavior: ButtonRepeatBehavior { goesOn ? .enabled : .disabled }

  var body: some View {
    Button("More", action: step).buttonRepeatBehavior(behavior)
  }
}

/// A label in a style.
struct StyledLabel<Style: LabelStyle>: View {
  let style: Style

  var body: some View { Label("Rain", systemImage: "cloud.rain").labelStyle(style) }
}

/// Labels and progress in every style.
struct LabelGallery: View {
  var body: some View {
    VStack {
      StyledLabel(style: DefaultLabelStyle())
      StyledLabel(style: IconOnlyLabelStyle())
      StyledLabel(style: TitleOnlyLabelStyle())
      StyledLabel(style: TitleAndIconLabelStyle())
      ProgressView().progressViewStyle(DefaultProgressViewStyle())
      ProgressView().progressViewStyle(CircularProgressViewStyle())
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle())
    }
  }
}

/// Picks when an alarm rings.
struct AlarmPicker: View {
  @Binding var date: Date
  let asksForDay: Bool

  private var components: DatePicker<Text>.Components {
    let time: DatePickerComponents = .hourAndMinute
    return asksForDay ? [time, .date] : time
  }

  var body: some View {
    VStack {
      DatePicker("Alarm", selection: $date, displayedComponents: components)
      DatePicker("From now", selection: $date, in: Date.now...)
      DatePicker("Until now", selection: $date, in: ...Date.now, displayedComponents: .date)
      DatePicker(asksForDay ? "Day" : "Time".lowercased(), selection: $date)
      DatePicker(selection: $date, displayedComponents: components) { Text("Alarm") }
    }
  }
}
