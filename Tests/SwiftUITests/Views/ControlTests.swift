import Foundation
import SwiftUI
import Testing

private struct Framed: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(isEnabled) \(configuration.isPressed)")
    }
  }
}

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(Int(configuration.value * 100))")
    configuration.currentValueLabel
    configuration.minimumValueLabel
  }
}

private struct Turned: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title
    configuration.icon
  }
}

private struct Ticked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Text(verbatim: configuration.isOn ? "on" : "off")
    }
  }
}

private struct Counted: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
    configuration.label
  }
}

@MainActor @Suite struct ControlTests {
  @Test func `a control shows its label within itself`() {
    let node = tree(Button("Go", role: .destructive) {}.buttonStyle(.plain))
    #expect(node.kind == ".buttonStyle")
    #expect(node.attributes["value"] == "plain")
    #expect(node.children[0].attributes["role"] == "destructive")
    #expect(node.texts == ["Go"])
  }

  @Test func `styles of an author's make the controls below`() {
    let node = tree(
      VStack {
        Button("Go") {}.disabled(true)
        Gauge(value: 3, in: 0...4) {
          Text("label")
        } currentValueLabel: {
          Text("now")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        Label("title", systemImage: "star")
        Toggle("switch", isOn: .constant(true))
        ProgressView("load", value: 1, total: 4)
      }
      .buttonStyle(Framed()).gaugeStyle(Percent()).labelStyle(Turned()).toggleStyle(Ticked())
      .progressViewStyle(Counted()))
    #expect(
      node.texts == [
        "Go", "false false", "75", "now", "low", "title", "on", "true false", "0.25", "load",
      ])
  }

  @Test func `a gauge keeps its value within its bounds`() {
    func value(_ value: Double) -> ViewAttribute? {
      tree(Gauge(value: value, in: 10...20) { Text("a") }).attributes["value"]
    }
    #expect(value(15) == .number(0.5))
    #expect(value(0) == .number(0))
    #expect(value(99) == .number(1))
  }

  @Test func `every label of a gauge has its name`() {
    let node = tree(
      Gauge(value: 0.5) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      } minimumValueLabel: {
        Text("c")
      } maximumValueLabel: {
        Text("d")
      })
    #expect(
      node.children.map(\.kind) == [
        "Gauge.label", "Gauge.currentValueLabel", "Gauge.minimumValueLabel",
        "Gauge.maximumValueLabel",
      ])
  }

  @Test func `progress over time keeps its dates`() {
    let start = Date(timeIntervalSince1970: 100)
    let node = tree(ProgressView(timerInterval: start...start.addingTimeInterval(50)))
    #expect(node.attributes["start"] == .number(100))
    #expect(node.attributes["end"] == .number(150))
    #expect(node.attributes["countsDown"] == true)
  }

  @Test func `a link keeps where it leads`() throws {
    let url = try #require(URL(string: "app://detail/3"))
    let node = tree(Link("more", destination: url))
    #expect(node.attributes["destination"] == "app://detail/3")
  }

  @Test func `a label has an icon and a title`() {
    let node = tree(Label("title", systemImage: "star"))
    #expect(node.children.map(\.kind) == ["Label.icon", "Label.title"])
  }

  @Test func `lists, sections, forms and navigation keep their rows`() {
    struct Row: Identifiable {
      let id: Int
    }
    let node = tree(
      NavigationStack {
        List([Row(id: 1), Row(id: 2)]) { row in Text(verbatim: "\(row.id)") }
        Form {
          Section("head") {
            NavigationLink("link") { Text("not shown") }
            TextField("name", text: .constant("value"))
            Picker("pick", selection: .constant(1)) { Text("one").tag(1) }
          }
        }
        .navigationTitle("Title")
        .toolbar { ToolbarItem(placement: .primaryAction) { Text("not shown") } }
        .sheet(isPresented: .constant(true)) { Text("not shown") }
      })
    #expect(node.texts == ["1", "2", "head", "link", "name", "pick", "one"])
  }

  @Test func `grids keep their columns`() {
    let node = tree(
      LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.adaptive(minimum: 9), spacing: 1)]) {
        Text("a")
      })
    #expect(
      node.attributes["columns"]
        == .list([
          .record(["fixed": .number(3)]),
          .record(["adaptive": .list([.number(9), "infinity"]), "spacing": .number(1)]),
        ]))
    #expect(
      tree(Grid { GridRow { Text("a") } }).flattened.map(\.kind) == ["Grid", "GridRow", "Text"])
  }

  @Test func `a layout keeps its name and its views`() {
    struct Flow: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    #expect(tree(Flow { Text("a") }).attributes["name"] == "Flow")
    #expect(tree(AnyLayout(HStackLayout()) { Text("a") }).attributes["name"] == "HStack")
  }

  @Test func `a timeline view shows the entry's moment`() {
    let moment = Date(timeIntervalSince1970: 90)
    let node = tree(
      TimelineView(.everyMinute) { Text(verbatim: "\(Int($0.date.timeIntervalSince1970))") }
    ) { $0.displayDate = moment }
    #expect(node.texts == ["60"])
  }

  @Test func `what accessibility says is part of the tree`() {
    let node = tree(
      Text("a").accessibilityHidden(true).accessibilityAddTraits([.isButton, .isHeader])
        .accessibilityLabel("label"))
    #expect(node.attributes["value"] == "label")
    #expect(node.children[0].attributes["value"] == .list(["isButton", "isHeader"]))
  }

  @Test func `a container's background has its placement`() {
    let node = tree(
      Text("a").containerBackground(.red, for: .navigation).containerBackground(for: .tabView) {
        Color.blue
      })
    #expect(node.attributes["placement"] == "tabView")
    #expect(node.children.map(\.kind) == [".containerBackground", "Color"])
  }

  @Test func `a button without a label has the one of its role`() {
    #expect(tree(Button(role: .confirm) {}).texts == ["Done"])
    #expect(tree(Button(role: .close) {}).attributes["role"] == "close")
  }

  @Test func `a search without results says what was searched`() {
    let searched = tree(ContentUnavailableView.search(text: "Oslo")).texts
    #expect(searched.first == "No Results for “Oslo”")
    #expect(
      tree(ContentUnavailableView.search).texts
        == ["No Results", "Check the spelling or try a new search."])
  }

  @Test func `a link shares all its items`() throws {
    let pages = try ["https://a.example/1", "https://a.example/2"].map {
      try #require(URL(string: $0))
    }
    let node = tree(ShareLink("Pages", items: pages))
    #expect(node.attributes["item"] == "https://a.example/1 https://a.example/2")
    #expect(node.texts == ["Pages"])
  }

  @Test func `a slider with ticks has its value and its labels`() {
    let node = tree(
      Slider(value: .constant(0.5), in: 0...1) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } ticks: {
        SliderTick(0.25)
      })
    #expect(node.attributes["value"] == .number(0.5))
    #expect(node.texts == ["Level", "0", "1"])
  }
}
