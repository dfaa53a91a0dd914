import SwiftUI

/// A card around a box's content.
struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// The usual box with more room.
struct RoomyGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    GroupBox(configuration).padding()
  }
}

/// Controls under their title.
struct TitledControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    VStack {
      configuration.label
      HStack { configuration.content }
    }
  }
}

/// A disclosure with an arrow of the app's own.
struct ArrowDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      configuration.label
    }
    if configuration.isExpanded { configuration.content }
  }
}

/// A value under its label.
struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.foregroundStyle(.secondary)
      configuration.content
      LabeledContent(configuration)
    }
  }
}

/// A screen that uses the styles, and those that SwiftUI has.
struct StyledContainers: View {
  @State private var isOpen = true
  let title: String

  var body: some View {
    VStack {
      GroupBox("Today") { Text("Sun") }.groupBoxStyle(CardGroupBoxStyle())
      GroupBox(title) { Text("Rain") }.groupBoxStyle(RoomyGroupBoxStyle())
      GroupBox { Text("Snow") }.groupBoxStyle(.automatic)
      ControlGroup("Zoom") {
        Button("In") {}
        Button("Out") {}
      }
      .controlGroupStyle(TitledControlGroupStyle())
      ControlGroup(title) { Button("Up") {} }.controlGroupStyle(.navigation)
      ControlGroup {
        Button("Down") {}
      } label: {
        Label("Move", systemImage: "arrow.down")
      }
      .controlGroupStyle(.menu)
      ControlGroup { Button("On") {} }.controlGroupStyle(.automatic)
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Details") }
        .disclosureGroupStyle(ArrowDisclosureStyle())
      DisclosureGroup(title, isExpanded: $isOpen) { Text("Details") }
        .disclosureGroupStyle(.automatic)
      DisclosureGroup(title) { Text("Details") }
      LabeledContent("Wind") { Text("3 m/s") }.labeledContentStyle(StackedContentStyle())
      LabeledContent(title) { Text("3 m/s") }.labeledContentStyle(.automatic)
      LabeledContent(title, value: "3 m/s")
      LabeledContent("Humidity", value: 0.4, format: .percent)
      LabeledContent(title, value: 0.4, format: .percent)
    }
  }
}

/// The styles between which the app's settings choose.
struct ContainerSettings {
  var box = DefaultGroupBoxStyle()
  var disclosure = AutomaticDisclosureGroupStyle()
  var content = AutomaticLabeledContentStyle()
  var controls = AutomaticControlGroupStyle()
  var navigation = NavigationControlGroupStyle()
  var menu = MenuControlGroupStyle()
}

/// The controls of a group with their label.
func labelled(
  _ group: ControlGroup<LabeledControlGroupContent<Text, Text>>
) -> some View {
  group.padding()
}

/// Whether a place is measured in the whole window or in a list.
func places(of proxy: GeometryProxy) -> [CGRect] {
  let list = CoordinateSpace.named("list")
  let spaces: [CoordinateSpace] = [.global, .local, list]
  return spaces.filter { $0.isGlobal || !$0.isLocal }.map { proxy.frame(in: $0) }
}
