import SwiftUI

/// A card of glass among others, which is felt when it is pressed.
struct GlassCard: View {
  @Namespace private var cards
  @State private var presses = 0

  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Text("Sun").glassEffect()
      Text("Rain")
        .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
        .glassEffectID("rain", in: cards)
        .glassEffectUnion(id: 1, namespace: cards)
        .glassEffectTransition(.materialize)
      Image(systemName: "snow")
        .glassEffect(.clear, in: DefaultGlassEffectShape())
        .glassEffectTransition(.matchedGeometry)
        .backgroundExtensionEffect()
      Button("Press") { presses += 1 }
        .buttonStyle(.glass(.identity))
        .glassEffectTransition(GlassEffectTransition.identity)
    }
    .sensoryFeedback(.impact(weight: .light, intensity: 0.5), trigger: presses)
    .sensoryFeedback(.impact(flexibility: .soft), trigger: presses) { $0 < $1 }
    .sensoryFeedback(trigger: presses) { old, new in new > old ? .alignment : nil }
    .sensoryFeedback(trigger: presses) { presses > 9 ? .levelChange : .pathComplete }
  }

  /// The glass behind a card.
  func glass(isClear: Bool) -> Glass { isClear ? .clear : .regular }
}

/// The settings of haptic feedback.
struct TouchSettings {
  var weight: SensoryFeedback.Weight = .medium
  var flexibility: SensoryFeedback.Flexibility = .solid

  var all: [SensoryFeedback] {
    [
      .impact(weight: weight), .impact(weight: .heavy), .impact(flexibility: .rigid),
      .impact(flexibility: flexibility, intensity: 0.2),
    ]
  }
}

/// Days that shrink and fade as they leave the screen.
struct DayStrip: View {
  @State private var position = ScrollPosition(edge: .leading)
  @State private var day: Int? = 0

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<7) { day in
          Text("\(day)")
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(1 - abs(phase.value) / 2)
            }
            .scrollTransition(
              .animated(.bouncy).threshold(.visible(0.3).inset(by: 8)), axis: .horizontal
            ) { content, phase in
              content.rotationEffect(.degrees(phase == .topLeading ? 9 : 0)).blur(radius: 0)
            }
            .scrollTransition(
              topLeading: .interactive(timingCurve: .easeIn).animation(.smooth),
              bottomTrailing: .identity.threshold(.centered)
            ) { content, phase in
              content.offset(x: phase == .bottomTrailing ? 10 : 0)
            }
            .visualEffect { content, proxy in
              content
                .offset(CGSize(width: 0, height: proxy.size.height / 10))
                .scaleEffect(CGSize(width: 1, height: 0.9), anchor: .top)
                .scaleEffect(x: 0.9)
                .rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
                .brightness(0.1).contrast(0.9).grayscale(0.1).saturation(1.1)
                .hueRotation(.degrees(4))
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollTargetBehavior(.viewAligned)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: $day, anchor: .leading)
    .scrollPosition($position)
    .defaultScrollAnchor(.trailing)
    .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    .scrollDismissesKeyboard(.immediately)
    .scrollClipDisabled()
    .scrollIndicatorsFlash(trigger: day)
    .scrollIndicatorsFlash(onAppear: true)
    .scrollEdgeEffectStyle(.soft, for: .top)
    .scrollEdgeEffectHidden(for: .bottom)
    .safeAreaBar(edge: .bottom) { Text("Days") }
    .safeAreaBar(edge: .leading, spacing: 2) { Text("Week") }
  }

  /// Scrolls to a day, or back to the beginning.
  mutating func show(_ day: Int?) {
    if let day {
      position.scrollTo(id: day, anchor: .center)
    } else {
      position.scrollTo(edge: .top)
    }
    if position.viewID(type: Int.self) == nil, position.viewID == nil {
      position.scrollTo(x: 0, y: 10)
    }
    if position.isPositionedByUser || position.edge == .bottom {
      position.scrollTo(point: position.point ?? .zero)
    }
  }
}

/// The settings of the app's lists for scrolling.
struct ScrollSettings {
  var keyboard: [ScrollDismissesKeyboardMode] = [.automatic, .interactively, .never]
  var bounces: [ScrollBounceBehavior] = [.automatic, .always]
  var limits: [ViewAlignedScrollTargetBehavior.LimitBehavior] = [.automatic, .never]
  var edges: [ScrollEdgeEffectStyle] = [.automatic, .hard]
  var paging = PagingScrollTargetBehavior()
  var positions = [ScrollPosition(point: .zero), ScrollPosition(idType: Int.self)]
  var transitions: [ScrollTransitionConfiguration] = [.animated, .interactive]
  var thresholds: [ScrollTransitionConfiguration.Threshold] = [.visible, .hidden]
  let nothing: any VisualEffect = EmptyVisualEffect()
}

/// A strip that scrolls as the settings say.
func scrolled(_ strip: DayStrip, by behavior: some ScrollTargetBehavior) -> some View {
  strip.scrollTargetBehavior(behavior)
}

/// The opacity of a day in a phase of scrolling.
func strength(in phase: ScrollTransitionPhase) -> Double { 1 - abs(phase.value) }
