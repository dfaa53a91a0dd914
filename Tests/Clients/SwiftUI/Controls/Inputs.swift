import SwiftUI

/// A person's order.
struct Order {
  var name = ""
  var code = ""
  var amount = 1.0
  var size = 2
  var color = Color.red
  var isGift = false
  var day = Date.now
}

/// The form of an order, with every form its fields have.
struct OrderForm: View {
  @Binding var order: Order
  let title: String
  let days: ClosedRange<Date>

  var body: some View {
    Form {
      Section {
        TextField(title, text: $order.name)
        TextField("Notes", text: $order.name, axis: .vertical)
        TextField("Amount", value: $order.amount, format: FloatingPointFormatStyle<Double>())
        SecureField("Code", text: $order.code)
      }
      Section(title) {
        Picker(selection: $order.size) {
          sizes
        } label: {
          Text("Size")
        }
        Picker(title, selection: $order.size) { sizes }
        Picker(selection: $order.size, label: Text("Size")) { sizes }
      }
      Section {
        Slider(value: $order.amount, in: 0...10) { Text("Amount") }
        DatePicker("Day", selection: $order.day, in: days)
        ColorPicker("Color", selection: $order.color, supportsOpacity: false)
      } footer: {
        Text("Gifts are wrapped.")
      }
      Section(header: Text("Gift"), footer: Text("Free")) { gift }
      Section(footer: Text("Free")) { gift }
      Section {
        gift
      } header: {
        Text("Gift")
      }
    }
    .pickerStyle(.automatic)
    .textFieldStyle(.automatic)
  }

  @ViewBuilder private var sizes: some View {
    Text("Any").tag(0, includeOptional: true)
    Text("Large").tag(2)
  }

  @ViewBuilder private var gift: some View {
    Toggle(title, isOn: $order.isGift).toggleStyle(.switch)
    Toggle("Gift", systemImage: "gift", isOn: $order.isGift).toggleStyle(.button)
    Toggle("Gift", isOn: $order.isGift).toggleStyle(.checkbox)
    Toggle("Gift", isOn: $order.isGift).toggleStyle(.automatic)
    Toggle("Gift", isOn: $order.isGift).toggleStyle(SwitchToggleStyle(tint: .pink))
    Toggle("Gift", isOn: $order.isGift).toggleStyle(WrappedToggleStyle())
  }
}

/// A switch as the system makes it, with a mark beside it.
struct WrappedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Toggle(configuration)
      Image(systemName: "gift")
    }
  }
}

/// The sizes of an order in the pickers the system names.
struct NamedPickerStyles: View {
  @Binding var size: Int

  var body: some View {
    VStack {
      picker.pickerStyle(.segmented)
      picker.pickerStyle(.menu)
      picker.pickerStyle(.inline)
      picker.pickerStyle(.wheel)
    }
    .tabViewStyle(.automatic)
    .navigationViewStyle(.automatic)
  }

  private var picker: some View {
    Picker("Size", selection: $size) { Text("Small").tag(1) }
  }
}

/// A menu of an order, in both of its forms.
struct OrderMenu: View {
  var body: some View {
    Menu("Order") { Button("Repeat") {} }
    Menu {
      Button("Repeat") {}
    } label: {
      Text("Order")
    }
  }
}

/// The progress of an order, in every form progress has.
struct OrderProgress: View {
  let title: String
  let share: Double?
  let times: ClosedRange<Date>
  let loading: Progress

  var body: some View {
    VStack {
      ProgressView("Packing")
      ProgressView(title)
      ProgressView { Text("Packing") }
      ProgressView(title, value: share, total: 2)
      ProgressView(value: share, total: 1) {
        Text("Packing")
      } currentValueLabel: {
        Text(title)
      }
      ProgressView(loading)
      ProgressView(timerInterval: times, countsDown: false) { Text("On its way") }
    }
    .progressViewStyle(PackingStyle())
    ProgressView().progressViewStyle(.circular)
    ProgressView().progressViewStyle(.automatic)
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .orange))
  }
}

/// Progress as the system draws it, with its value beneath.
struct PackingStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ProgressView(configuration)
      if let label = configuration.currentValueLabel { label }
    }
  }
}

/// A gauge's every form and every named style.
struct OrderGauges: View {
  let share: Double

  var body: some View {
    VStack {
      Gauge(value: share) {
        Text("Stock")
      } currentValueLabel: {
        Text(share, format: .percent)
      }
      .gaugeStyle(.accessoryLinear)
      Gauge(value: share) {
        Text("Stock")
      } currentValueLabel: {
        Text(share, format: .percent)
      } markedValueLabels: {
        Text("Low")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: share, in: 0...1) {
        Text("Stock")
      } currentValueLabel: {
        Text(share, format: .percent)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } markedValueLabels: {
        Text("Low")
      }
      .gaugeStyle(MarkedGaugeStyle())
    }
    VStack {
      gauge.gaugeStyle(.automatic)
      gauge.gaugeStyle(.linearCapacity)
      gauge.gaugeStyle(.linear)
      gauge.gaugeStyle(.circular)
      gauge.gaugeStyle(LinearGaugeStyle(tint: .orange))
      gauge.gaugeStyle(LinearGaugeStyle(tint: Gradient(colors: [.red, .green])))
      gauge.gaugeStyle(CircularGaugeStyle(tint: .orange))
      gauge.gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.red, .green])))
    }
  }

  private var gauge: some View { Gauge(value: share) { Text("Stock") } }
}

/// A gauge between its two ends.
struct MarkedGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if let low = configuration.minimumValueLabel { low }
      configuration.label
      if let high = configuration.maximumValueLabel { high }
    }
  }
}
