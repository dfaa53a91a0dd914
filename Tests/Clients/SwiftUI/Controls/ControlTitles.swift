import SwiftUI

/// The settings of a sender, whose titles come from literals, variables and resources.
struct SenderSettings: View {
  struct Channel: Identifiable {
    var id = 0
    @Binding var isOn: Bool
    @Binding var volume: Int
  }

  @Binding var isOn: Bool
  @Binding var volume: Int
  @Binding var level: Double
  @Binding var tint: Color
  @Binding var paper: CGColor
  @Binding var holidays: Set<DateComponents>
  let channels: [Channel]
  let title: String
  let resource: LocalizedStringResource
  let picture: ImageResource

  var body: some View {
    Form {
      toggles
      pickers
      collapsedPickers
      menus
      buttons
      sliders
      steppers
      dates
    }
  }

  @ViewBuilder private var toggles: some View {
    Toggle(sources: channels, isOn: \.$isOn) { Text(title) }
    Toggle("All", sources: channels, isOn: \.$isOn)
    Toggle(title, sources: channels, isOn: \.$isOn)
    Toggle(resource, sources: channels, isOn: \.$isOn)
    Toggle("All", systemImage: "bell", sources: channels, isOn: \.$isOn)
    Toggle("All", image: picture, sources: channels, isOn: \.$isOn)
    Toggle(title, systemImage: "bell", isOn: $isOn)
    Toggle(resource, systemImage: "bell", isOn: $isOn)
    Toggle("On", image: picture, isOn: $isOn)
    Toggle(title, image: picture, isOn: $isOn)
  }

  @ViewBuilder private var pickers: some View {
    Picker(resource, selection: $volume) { levels }
    Picker("Volume", systemImage: "speaker", selection: $volume) { levels }
    Picker(title, image: picture, selection: $volume) { levels }
    Picker("Volume", sources: channels, selection: \.$volume) { levels }
    Picker(sources: channels, selection: \.$volume) {
      levels
    } label: {
      Text(title)
    }
    Picker(selection: $volume) {
      levels
    } label: {
      Text(title)
    } currentValueLabel: {
      Text("\(volume) %")
    }
  }

  @ViewBuilder private var collapsedPickers: some View {
    Picker("Volume", selection: $volume) {
      levels
    } currentValueLabel: {
      Text("\(volume) %")
    }
    Picker(title, selection: $volume) {
      levels
    } currentValueLabel: {
      Text("\(volume) %")
    }
    Picker(resource, systemImage: "speaker", selection: $volume) {
      levels
    } currentValueLabel: {
      Text("\(volume) %")
    }
    Picker("Volume", image: picture, sources: channels, selection: \.$volume) {
      levels
    } currentValueLabel: {
      Text("\(volume) %")
    }
    Picker("Volume", systemImage: "speaker", sources: channels, selection: \.$volume) { levels }
    Picker(resource, sources: channels, selection: \.$volume) { levels }
    Picker(sources: channels, selection: \.$volume) {
      levels
    } label: {
      Text(title)
    } currentValueLabel: {
      Text("\(volume) %")
    }
  }

  @ViewBuilder private var levels: some View {
    ForEach(0..<3) { Text("\($0)").tag($0) }
  }

  @ViewBuilder private var menus: some View {
    Menu(title) { buttons }
    Menu(resource) { buttons }
    Menu("More", systemImage: "ellipsis") { buttons }
    Menu(title, image: picture) { buttons }
    Menu {
      buttons
    } label: {
      Text("More")
    } primaryAction: {
      isOn.toggle()
    }
    Menu("More") {
      buttons
    } primaryAction: {
      isOn.toggle()
    }
    .menuIndicator(.hidden)
    .menuOrder(.fixed)
    .menuActionDismissBehavior(.disabled)
  }

  /// The order of a context's menus, and their dismissal.
  static func menuSettings(_ keepsOpen: Bool) -> (MenuOrder, MenuActionDismissBehavior) {
    keepsOpen ? (.priority, .enabled) : (.automatic, .automatic)
  }

  @ViewBuilder private var buttons: some View {
    Button("Send", image: picture) { isOn.toggle() }
    Button(title, image: picture) { isOn.toggle() }
    Button("Send", image: picture, role: .confirm) { isOn.toggle() }
    Button(title, image: picture, role: .close) { isOn.toggle() }
    Button(resource, systemImage: "paperplane", role: .cancel) { isOn.toggle() }
  }

  @ViewBuilder private var sliders: some View {
    Slider(value: $level)
    Slider(value: $level, in: 0...10) { isEditing in print(isEditing) }
    Slider(value: $level, in: 0...10, step: 2)
    Slider(value: $level, in: 0...10, step: 1) { Text(title) }
    Slider(value: $level, in: 0...10) {
      Text("Level")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    } onEditingChanged: { isEditing in
      print(isEditing)
    }
    Slider(value: $level, in: 0...10, step: 1) {
      Text("Level")
    } minimumValueLabel: {
      Image(systemName: "minus")
    } maximumValueLabel: {
      Image(systemName: "plus")
    }
    Slider(
      value: $level, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")
    ) {
      Text("Level")
    }
  }

  @ViewBuilder private var steppers: some View {
    Stepper(title, onIncrement: { volume += 1 }, onDecrement: nil)
    Stepper {
      Text(title)
    } onIncrement: {
      volume += 1
    } onDecrement: {
      volume -= 1
    }
    Stepper("Level", value: $level, in: 0...10, step: 0.5, format: .number)
    Stepper("Level", value: $level, format: .number)
    Stepper(value: $level, in: 0...10, format: .number) { Text(title) }
    Stepper(value: $level, format: .number) { Text(title) }
    Stepper(value: $volume, in: 0...10, onEditingChanged: { _ in }) { Text(title) }
    Stepper(onIncrement: nil, onDecrement: nil) { Text(title) }
  }

  @ViewBuilder private var dates: some View {
    DatePicker(selection: .constant(.now), in: Date.now...) { Text("Day") }
    DatePicker(selection: .constant(.now), in: ...Date.now) { Text("Day") }
    DatePicker(title, selection: .constant(.now), in: ...Date.now, displayedComponents: .date)
    DatePicker(resource, selection: .constant(.now))
    MultiDatePicker("Holidays", selection: $holidays)
    MultiDatePicker(title, selection: $holidays, in: Date.now...)
    MultiDatePicker(selection: $holidays, in: ..<Date.now) { Text(title) }
    ColorPicker(title, selection: $tint)
    ColorPicker(resource, selection: $tint)
    ColorPicker("Paper", selection: $paper)
    ColorPicker(selection: $tint, supportsOpacity: false) { Text("Tint") }
  }
}
