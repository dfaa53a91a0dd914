import SwiftUI
import Testing

private struct CardStyle: GroupBoxStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Text(isEnabled ? "on" : "off")
    GroupBox(configuration)
  }
}

private struct LineMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("line")
    Menu(configuration)
  }
}

private struct OpenStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

private struct Row: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@MainActor @Suite struct EffectTests {
  @Test func `a container runs an author's style, in which it is SwiftUI's own again`() {
    let box = tree(GroupBox("a") { Text("b") }.groupBoxStyle(CardStyle()))
    #expect(box.kind == "GroupBox")
    #expect(box.texts == ["on", "a", "b"])
    #expect(box.flattened.filter { $0.kind == "GroupBox" }.count == 2)
    let off = tree(GroupBox("a") { Text("b") }.groupBoxStyle(CardStyle()).disabled(true))
    #expect(off.texts.first == "off")
    let menu = tree(Menu("c") { Text("d") }.menuStyle(LineMenuStyle()))
    #expect(menu.texts == ["line", "c"])
    let more = tree(DisclosureGroup("e") { Text("f") }.disclosureGroupStyle(OpenStyle()))
    #expect(more.texts == ["f"])
    let row = tree(LabeledContent("g", value: "h").labeledContentStyle(Row()))
    #expect(row.texts == ["g"])
  }

  @Test func `a container's style of SwiftUI's own is a name`() {
    let group = tree(ControlGroup("a") { Text("b") }.controlGroupStyle(.navigation))
    #expect(group.kind == ".controlGroupStyle")
    #expect(group.attributes["value"] == "navigation")
    #expect(group.texts == ["a", "b"])
    #expect(tree(Text("a").menuStyle(.borderlessButton)).attributes["value"] == "borderlessButton")
  }

  @Test func `an effect is the modifiers that it amounts to`() {
    let effect = tree(
      Text("a").visualEffect { content, proxy in
        content.opacity(0.5).offset(x: proxy.size.width, y: 0)
      })
    #expect(effect.kind == ".offset")
    #expect(effect.children.first?.kind == ".opacity")
    let scrolled = tree(
      Text("a").scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0)
      })
    #expect(scrolled == tree(Text("a").opacity(1)))
    #expect(tree(Text("a").visualEffect { content, _ in content }).kind == "Text")
  }

  @Test func `glass keeps its shape and its kind`() {
    let plain = tree(Text("a").glassEffect())
    #expect(plain.kind == ".glassEffect")
    #expect(plain.attributes["style"] == .record(["glass": "regular", "isInteractive": false]))
    let others = [
      tree(Text("a").glassEffect(.clear)), tree(Text("a").glassEffect(.regular.tint(.red))),
      tree(Text("a").glassEffect(in: .rect(cornerRadius: 8))), plain,
    ]
    #expect(Set(others).count == others.count)
  }

  @Test func `a picture from the network has not come`() {
    let image = tree(
      AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
        image
      } placeholder: {
        Text("…")
      })
    #expect(image.attributes["url"] == "https://example.com/a.png")
    #expect(image.texts == ["…"])
  }

  @Test func `a rendered view has the proposed size`() {
    // Where nothing measures views; a widget's process, and so a test of one, has what does.
    let measure = RenderedViewSize.measure
    RenderedViewSize.measure = nil
    defer { RenderedViewSize.measure = measure }
    let renderer = ImageRenderer(content: Text("a"))
    renderer.proposedSize = ProposedViewSize(width: 20, height: 30)
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 20, height: 30))
    #expect(renderer.cgImage?.width == 40)
  }

  @Test func `an animator shows its first phase or its initial value`() {
    let phases = tree(Text("a").phaseAnimator([0.5, 1]) { $0.opacity($1) })
    #expect(phases == tree(Text("a").opacity(0.5)))
    let frames = tree(
      Text("a").keyframeAnimator(initialValue: 0.25) { text, value in
        text.opacity(value)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(1.0, duration: 1)
          MoveKeyframe(0.0)
        }
      })
    #expect(frames == tree(Text("a").opacity(0.25)))
    #expect(tree(PhaseAnimator([Int]()) { Text("\($0)") }).children.isEmpty)
  }

  @Test func `values that move are made of numbers`() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData += insets.animatableData
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(Angle.radians(2).animatableData == 2 && 3.5.animatableData == 3.5)
  }

  @Test func `a canvas draws its views by their tags`() {
    let canvas = tree(
      Canvas { context, size in
        if let star = context.resolveSymbol(id: "star") { context.draw(star, at: .zero) }
        if context.resolveSymbol(id: "sun") != nil { context.draw(Text("sun"), at: .zero) }
      } symbols: {
        Text("★").tag("star")
      })
    #expect(canvas.children.map(\.kind) == ["Canvas.symbol", "Canvas.symbols"])
    #expect(canvas.children.first?.texts == ["★"])
    #expect(canvas.children.first?.attributes["at"] == CGPoint.zero.attribute)
  }

  @Test func `a layer that clips stands before what it clips`() {
    let canvas = tree(
      Canvas { context, size in
        context.clipToLayer(options: .inverse) { layer in
          layer.addFilter(.grayscale(1))
          layer.draw(Text("a"), at: .zero)
        }
        context.draw(Text("b"), at: .zero)
        context.withCGContext { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      })
    #expect(
      canvas.children.map(\.kind) == ["Canvas.clipLayer", "Canvas.text", "Canvas.coreGraphics"])
    #expect(canvas.children[0].children.first?.attributes["filters"] != nil)
    #expect(canvas.children[0].texts == ["a"])
    #expect(
      canvas.children[1].attributes["clips"]
        == .list([.record(["layer": .number(0), "opacity": .number(1), "inverse": true])]))
    #expect(canvas.children[2].attributes["drawings"] == .number(1))
  }

  @Test func `a scrolled place is remembered`() {
    var position = ScrollPosition(edge: .top)
    #expect(position.edge == .top)
    position.scrollTo(id: 7)
    #expect(position.edge == nil && position.viewID(type: Int.self) == 7)
    let same = position
    #expect(same == position)
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2) && position != same)
  }
}
