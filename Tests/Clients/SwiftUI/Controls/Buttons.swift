import SwiftUI

/// A button as a card, dimmed while it is pressed and red if it destroys.
struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? .red : .primary)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// A button that asks twice before it destroys.
struct CarefulButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration)
      if configuration.role == .destructive { Text("Careful") }
    }
  }
}

/// A file as it is shared.
struct FileCard: Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Self, String> { $0.name }
  }
}

/// The actions of a file, in every form a button has.
struct FileActions: View {
  let name: String
  let page: URL
  let act: @MainActor () -> Void

  var body: some View {
    VStack {
      Button(name, action: act)
      Button(name, role: .cancel, action: act)
      Button(role: .destructive, action: act) { Text("Delete") }
      Button("Copy", systemImage: "doc.on.doc", action: act)
      Button(name, systemImage: "doc", action: act)
      Button("Delete", systemImage: "trash", role: .destructive, action: act)
      Button(name, systemImage: "trash", role: .destructive, action: act)
      Button("Badge", image: .badge, action: act)
      Button(LocalizedStringResource("Move"), systemImage: "folder", action: act)
    }
    .buttonStyle(CarefulButtonStyle())
    VStack {
      Link(name, destination: page)
      Link(LocalizedStringResource("Manual"), destination: page)
      ShareLink(item: page, subject: Text(name), message: nil)
      ShareLink(item: name)
      ShareLink(item: name) { Text("Share the name") }
      ShareLink("Share", item: page)
      ShareLink(item: page, preview: SharePreview("Page", image: FileCard(name: name)))
      ShareLink(item: FileCard(name: name), preview: SharePreview(name)) { Text("Share") }
    }
    .buttonStyle(CardButtonStyle())
  }
}

extension ImageResource {
  /// The badge of the app's catalog.
  static let badge = ImageResource(name: "badge", bundle: .main)
}

extension ColorResource {
  /// The paper of the app's catalog.
  static let paper = ColorResource(name: "paper", bundle: .main)
}

/// The same buttons in the styles the system names.
struct NamedButtonStyles: View {
  private let repeats: ButtonRepeatBehavior = .automatic

  var body: some View {
    Button("Plain") {}.buttonStyle(.automatic)
    Button("Borderless") {}.buttonStyle(.borderless)
    Button("Bordered") {}.buttonStyle(.bordered).buttonRepeatBehavior(repeats)
    Button("Prominent") {}.buttonStyle(.borderedProminent)
    Button("Glass") {}.buttonStyle(.glass)
    Button("Bright glass") {}.buttonStyle(.glassProminent)
  }
}

/// The labels of a file, in every form a label has.
struct FileLabels: View {
  let name: String

  var body: some View {
    VStack {
      Label {
        Text(name)
      } icon: {
        Color(.paper)
      }
      Label("Badge", image: "badge")
      Label("Badge", image: .badge)
      Label(name, image: "badge")
      Label(name, image: ImageResource.badge)
      Label(LocalizedStringResource("Badge"), systemImage: "seal")
      Label(LocalizedStringResource("Badge"), image: .badge)
    }
    .labelStyle(FramedLabelStyle())
    .labelStyle(.automatic)
    Label("Title", systemImage: "doc").labelStyle(.titleOnly)
    Label("Both", systemImage: "doc").labelStyle(.titleAndIcon)
  }
}

/// A label in a frame.
struct FramedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).border(.tint)
  }
}
