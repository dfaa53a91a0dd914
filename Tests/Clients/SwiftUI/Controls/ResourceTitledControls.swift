import SwiftUI

/// Settings whose titles are all resources of the app's catalog.
struct ResourceSettings: View {
  struct Channel: Identifiable {
    var id = 0
    @Binding var isOn: Bool
  }

  @Binding var count: Int
  @Binding var day: Date
  @Binding var level: Double
  let channels: [Channel]
  let title: LocalizedStringResource
  let picture: ImageResource
  @State private var asks = false

  var body: some View {
    Form {
      controls
      values
      sliders
      groups
    }
    .alert(title, isPresented: $asks) { Button(role: .confirm) { asks = false } }
    .confirmationDialog(title, isPresented: $asks) {
      Button(role: .cancel) { asks = false }
      Button(role: .close, action: { asks = false })
    }
  }

  @ViewBuilder private var controls: some View {
    Toggle(title, systemImage: "bell", sources: channels, isOn: \.$isOn)
    Toggle(title, image: picture, sources: channels, isOn: \.$isOn)
    Menu(title, systemImage: "ellipsis") { Button(title) { asks = true } }
    Menu(title, image: picture) {
      Text("1")
    } primaryAction: {
      asks = true
    }
    Stepper(title, value: $count)
    Stepper(title, value: $count, in: 0...9, step: 3)
    Stepper(title, onIncrement: { count += 1 }, onDecrement: nil)
    Stepper(value: $count, step: 2, onEditingChanged: { _ in }) { Text(title) }
    DatePicker(title, selection: $day, in: Date.now...)
    DatePicker(title, selection: $day, in: ...Date.now)
    DatePicker(title, selection: $day, in: Date.distantPast...Date.now)
  }

  @ViewBuilder private var values: some View {
    ProgressView(title)
    ProgressView(title, value: 0.5, total: 2)
    LabeledContent(title, value: "1")
    LabeledContent(title, value: 0.5, format: .percent)
    LabeledContent(title) { Text("1") }
    ContentUnavailableView(title, systemImage: "bell")
    ContentUnavailableView(title, image: "bell", description: Text(title))
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "Oslo")
  }

  @ViewBuilder private var sliders: some View {
    Slider(value: $level, in: 0...1, onEditingChanged: { _ in }) { Text(title) }
    Slider(value: $level, in: 0...1, step: 0.1, onEditingChanged: { _ in }) { Text(title) }
    Slider(value: $level, in: -1...1, neutralValue: 0) { Text(title) }
    Slider(value: $level, in: 0...1, neutralValue: 0.5, enabledBounds: 0...0.8) {
      Text(title)
    } currentValueLabel: {
      Text("\(level)")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $level, in: 0...1) {
      Text(title)
    } ticks: {
      SliderTick(0)
      SliderTick(0.5) { Text("Half") }
      SliderTickContentForEach([0.2, 0.8], id: \.self) { SliderTick($0) }
      if asks { SliderTick(1) }
    }
    Slider(value: $level, in: 0...1, step: 0.25) {
      Text(title)
    } tick: {
      SliderTick($0)
    }
    .sliderThumbVisibility(.hidden)
  }

  @ViewBuilder private var groups: some View {
    ControlGroup(title) { Button("1") {} }
    ControlGroup("Zoom", systemImage: "plus") { Button("1") {} }
    ControlGroup(title, systemImage: "plus") { Button("1") {} }
    ControlGroup("Zoom", image: picture) { Button("1") {} }
    ControlGroup(title, image: picture) { Button("1") {} }
  }
}

/// The ticks at the quarters of a slider.
@SliderTickBuilder<Double> func quarters() -> some SliderTickContent<Double> {
  SliderTick(0.25)
  SliderTick(0.75)
}

/// The parts that an app gets from the system without words of its own.
struct SystemParts {
  var done: Button<DefaultButtonLabel>
  var nothingFound:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  var form = ColumnsFormStyle()
  var menu = CompactMenuControlGroupStyle()
  var palette = PaletteControlGroupStyle()
}
