import SwiftUI

/// The transitions of the app's banners.
enum BannerTransition: CaseIterable {
  case plain, fading, sliding, growing, pushing, dropping, flipping

  var transition: AnyTransition {
    switch self {
    case .plain: .identity
    case .fading: .opacity.animation(.easeIn(duration: 0.2))
    case .sliding: .asymmetric(insertion: .slide, removal: .move(edge: .bottom))
    case .growing: .scale.combined(with: .scale(scale: 0.5, anchor: .topTrailing))
    case .pushing: .push(from: .trailing)
    case .dropping: .offset(x: 0, y: -40).combined(with: .offset(CGSize(width: 8, height: 0)))
    case .flipping:
      .modifier(active: Tilt(degrees: 90), identity: Tilt(degrees: 0))
    }
  }
}

/// A turn about the middle, for a transition between two of them.
struct Tilt: ViewModifier {
  var degrees: Double

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(degrees))
  }
}

/// A message at the top of the screen.
struct Banner: View {
  let message: LocalizedStringKey
  let style: BannerTransition

  var body: some View {
    Text(message).transition(style.transition)
  }
}

/// Fades and blurs what comes and goes.
struct BlurringTransition: Transition {
  let radius: CGFloat

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : radius)
      .opacity(1 - abs(phase.value))
  }
}

/// The sheet the photo grid opens.
struct PhotoSheet: View {
  let isLarge: Bool

  var body: some View {
    VStack {
      Color.gray.transition(BlurringTransition(radius: 8))
      Color.blue.transition(AnyTransition(BlurringTransition(radius: isLarge ? 20 : 4)))
    }
  }
}

/// A score that counts up or down, and the symbol beside it.
struct RollingScore: View {
  let score: Int
  let isFalling: Bool
  let isOvertime: Bool

  var body: some View {
    HStack {
      Text(score, format: .number)
        .contentTransition(.numericText(countsDown: isFalling))
      Text(Double(score) / 60, format: .number)
        .contentTransition(.numericText(value: Double(score)))
      Image(systemName: isOvertime ? "clock.badge.exclamationmark" : "clock")
        .contentTransition(symbolTransition)
    }
    .contentTransition(isOvertime ? .interpolate : .opacity)
  }

  private var symbolTransition: ContentTransition {
    isOvertime ? .symbolEffect(.replace.downUp, options: .speed(2)) : .symbolEffect
  }
}

/// The countdown never moves: its digits change at once.
struct StillCountdown: View {
  let seconds: Int

  var body: some View {
    Text(seconds, format: .number).contentTransition(.identity)
  }
}
