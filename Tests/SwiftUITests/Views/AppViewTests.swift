import SwiftUI
import Testing

private struct Swing: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * amount, y: 0))
  }
}

private struct Platform: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Limited: Widget {
  @WidgetConfigurationBuilder var body: some WidgetConfiguration {
    if #available(iOS 18, *) {
      EmptyWidgetConfiguration()
    } else {
      EmptyWidgetConfiguration()
    }
  }
}

@MainActor @Suite struct AppViewTests {
  @Test func `a geometry effect is that of the proposed size`() {
    let node = tree(Text("a").modifier(Swing(amount: 0.5)))
    #expect(node.kind == ".geometryEffect")
    #expect(
      node.attributes["value"] == [1, 0, 0, 0, 1, 0, 50, 0, 1].map { CGFloat($0) }.attribute)
  }

  @Test func `a platform view is named and not looked into`() {
    #expect(tree(Platform()) == ViewNode("UIViewRepresentable", ["type": "Platform"]))
  }

  @Test func `a transition keeps its name`() {
    let node = tree(Text("a").transition(Fade()).transition(.opacity.combined(with: .slide)))
    #expect(node.children[0].attributes["value"] == .record(["name": "Fade"]))
    #expect(node.texts == ["a"])
  }

  @Test func `views of an app show what they hold`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let node = tree(
      NavigationSplitView {
        ScrollViewReader { proxy in Button("scroll") { proxy.scrollTo(1) } }
      } detail: {
        ShareLink(item: url) { Text("share") }
        EditButton()
      }
      .controlSize(.large).help("nothing").toolbar(.hidden, for: .navigationBar)
      .keyboardShortcut("k").autocorrectionDisabled())
    #expect(node.kind == ".controlSize")
    #expect(node.texts == ["scroll", "share"])
    #expect(node.flattened.contains { $0.attributes["item"] == "https://example.org" })
  }

  @Test func `a configuration may depend on availability`() {
    #expect(Limited().body.primitive is EmptyWidgetConfiguration)
  }

  @Test func `boxes, labels with values and disclosures keep their parts`() {
    let node = tree(
      VStack {
        GroupBox("box") { Text("inside") }
        LabeledContent("key", value: "value")
        DisclosureGroup("closed") { Text("hidden") }
        ContentUnavailableView("none", systemImage: "xmark", description: Text("why"))
      })
    #expect(node.texts == ["box", "inside", "key", "value", "closed", "none", "why"])
  }

  @Test func `actions of the environment can be called and change nothing`() throws {
    let url = try #require(URL(string: "app://x"))
    var environment = EnvironmentValues()
    var opened: [URL] = []
    environment.openURL(url)
    environment.openURL = OpenURLAction { url in
      opened.append(url)
      return .handled
    }
    environment.openURL(url)
    environment.dismiss()
    environment.openWindow(id: "main")
    #expect(opened == [url])
    #expect(environment.scenePhase == .active)
  }
}
