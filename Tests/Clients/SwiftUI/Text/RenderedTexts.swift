import SwiftUI

/// Marks the words that shimmer.
struct ShimmerAttribute: TextAttribute {}

/// Draws marked words with a blur that grows.
struct ShimmerRenderer: TextRenderer {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    guard !layout.isTruncated else { return }
    for line in layout {
      for run in line where run.layoutDirection == .leftToRight {
        guard run[ShimmerAttribute.self] != nil else {
          context.draw(run)
          continue
        }
        for slice in run where !slice.characterIndices.isEmpty {
          context.opacity = progress * slice.typographicBounds.rect.width
          context.draw(slice, options: .disablesSubpixelQuantization)
        }
      }
      context.draw(line, options: Text.Layout.DrawingOptions(rawValue: 0))
    }
  }

  /// How high a line stands above its baseline.
  func height(of line: Text.Layout.Line) -> CGFloat {
    let bounds: Text.Layout.TypographicBounds = line.typographicBounds
    return bounds.ascent + bounds.descent + bounds.leading + bounds.origin.y - line.origin.y
  }

  func order(_ one: Text.Layout.CharacterIndex, _ other: Text.Layout.CharacterIndex) -> Bool {
    one < other
  }

  func count(_ run: Text.Layout.Run, _ slice: Text.Layout.RunSlice) -> Int {
    run.characterIndices.count + (slice[ShimmerAttribute.self] == nil ? 0 : 1)
  }
}

/// A text with a renderer, and views with shaders.
struct ShimmeringText: View {
  @State private var text = ""
  @State private var selection: TextSelection?
  @Environment(\.textSelectionAffinity) private var affinity
  @Environment(\.menuOrder) private var order
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.scrollDismissesKeyboardMode) private var keyboard
  @Environment(\.verticalScrollIndicatorVisibility) private var vertical
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
  @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
  @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
  @Environment(\.springLoadingBehavior) private var springs
  @Environment(\.toolbarLabelStyle) private var labels
  @Environment(\.isHoverEffectEnabled) private var hovers
  @Environment(\.autocorrectionDisabled) private var isUncorrected

  var body: some View {
    VStack {
      Text("Plain \(Text("shimmer").customAttribute(ShimmerAttribute()))")
        .textRenderer(ShimmerRenderer(progress: 0.5))
      TextField("Name", text: $text)
        .writingToolsBehavior(hovers ? .limited : .disabled)
        .writingToolsBehavior(isUncorrected ? .complete : .automatic)
        .writingToolsAffordanceVisibility(.hidden)
        .textSelectionAffinity(affinity)
        .searchSelection($selection)
        .interactionActivityTrackingTag("name")
      Color.red
        .colorEffect(ShaderLibrary.glow(.float(2), .color(.blue), .boundingRect))
        .distortionEffect(
          ShaderLibrary.default.wave(.float2(1, 2), .float2(CGPoint.zero)),
          maxSampleOffset: CGSize(width: 4, height: 4)
        )
        .layerEffect(
          Shader(
            function: ShaderFunction(library: .bundle(.main), name: "ripple"),
            arguments: [.float3(1, 2, 3), .float4(1, 2, 3, 4), .image(Image("noise"))]),
          maxSampleOffset: .zero, isEnabled: vertical == .automatic
        )
        .visualEffect { content, proxy in
          content
            .colorEffect(ShaderLibrary.glow(.float2(proxy.size), .floatArray([1, 2])))
            .distortionEffect(ShaderLibrary.wave(.data(Data())), maxSampleOffset: .zero)
            .layerEffect(ShaderLibrary.wave(.colorArray([.red])), maxSampleOffset: .zero)
        }
      Circle().fill(ShaderLibrary.stripes(.float2(CGVector(dx: 1, dy: 0))))
    }
    .menuOrder(order)
    .menuIndicator(indicator)
    .scrollDismissesKeyboard(keyboard)
    .scrollIndicators(horizontal)
    .scrollBounceBehavior(verticalBounce)
    .scrollBounceBehavior(horizontalBounce, axes: .horizontal)
    .springLoadingBehavior(springs)
  }

  static func toolbarLabel(_ view: ShimmeringText) -> ToolbarLabelStyle { view.labels }

  /// Makes a shader ready before it is shown.
  static func prepare(_ file: URL, _ code: Data) async throws {
    var shader = ShaderLibrary(url: file).stripes()
    shader.dithersColor = true
    shader.arguments = [Shader.Argument.boundingRect]
    try await shader.compile(as: .shapeStyle)
    try await ShaderLibrary(data: code).glow().compile(as: Shader.UsageType.colorEffect)
    let kinds: [Shader.UsageType] = [.distortionEffect, .layerEffect]
    print(shader.function.name, shader.function.library == .default, kinds)
  }
}

/// A glow whose arguments are known when the app runs.
func glow(_ arguments: [Shader.Argument]) -> Shader {
  ShaderLibrary.glow.dynamicallyCall(withArguments: arguments)
}

/// What the writing tools may do in a field of notes.
func tools(isPrivate: Bool) -> WritingToolsBehavior { isPrivate ? .disabled : .complete }
