import SwiftUI

/// The curves the settings screen lets a person try, in the order of its menu.
enum AnimationCatalog {
  static let plain: [(name: String, animation: Animation)] = [
    ("Default", .default),
    ("Linear", .linear),
    ("Ease in", .easeIn),
    ("Ease out", .easeOut),
    ("Ease in and out", .easeInOut),
    ("Spring", .spring),
    ("Interactive spring", .interactiveSpring),
    ("Smooth", .smooth),
    ("Snappy", .snappy),
    ("Bouncy", .bouncy),
  ]

  static func timed(_ seconds: TimeInterval) -> [Animation] {
    [
      .linear(duration: seconds),
      .easeIn(duration: seconds),
      .easeOut(duration: seconds),
      .easeInOut(duration: seconds),
      .timingCurve(0.2, 0.8, 0.2, 1, duration: seconds),
      .smooth(duration: seconds, extraBounce: 0.1),
      .snappy(duration: seconds, extraBounce: 0.1),
      .bouncy(duration: seconds, extraBounce: 0.1),
      .spring(duration: seconds, bounce: 0.3, blendDuration: 0.1),
    ]
  }

  static let physical: [Animation] = [
    .spring(response: 0.4, dampingFraction: 0.7, blendDuration: 0.2),
    .interactiveSpring(response: 0.2, dampingFraction: 0.9, blendDuration: 0.1),
    .interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 2),
  ]

  /// The animation of waiting: it never ends.
  static let waiting = Animation.easeInOut(duration: 0.8).repeatForever(autoreverses: true)

  /// The animation that calls for attention: three knocks, a little late and quick.
  static let knock = Animation.bouncy.repeatCount(3, autoreverses: false).delay(0.2).speed(1.5)
}

/// A bell that rings when a reminder is due.
struct RingingBell: View {
  let isDue: Bool

  @State private var angle = Angle.zero

  var body: some View {
    Image(systemName: "bell")
      .rotationEffect(angle)
      .animation(AnimationCatalog.knock, value: angle)
      .onAppear { ring() }
  }

  private func ring() {
    withAnimation(AnimationCatalog.physical.first) { angle = isDue ? .degrees(20) : .zero }
  }
}

/// A drawer that opens with or without motion, as its owner asks.
struct Drawer<Content: View>: View {
  @Binding var isOpen: Bool
  @ViewBuilder let content: Content

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    VStack {
      Button("Toggle", action: toggle)
      if isOpen { content }
    }
    .transaction { transaction in
      if transaction.isContinuous { transaction.animation = nil }
      transaction.disablesAnimations = reducesMotion
    }
  }

  func toggle() {
    var transaction = Transaction(animation: .snappy)
    transaction.disablesAnimations = reducesMotion
    withTransaction(transaction) { isOpen.toggle() }
  }

  func jump() {
    var transaction = Transaction()
    transaction.isContinuous = true
    withTransaction(transaction) { isOpen = true }
  }
}

/// A cover that grows from its place in the shelf into the player.
struct GrowingCover: View {
  let isPlaying: Bool

  @Namespace private var shelf

  var body: some View {
    if isPlaying {
      cover
        .matchedGeometryEffect(
          id: "cover", in: shelf, properties: .frame, anchor: .center, isSource: true)
    } else {
      cover
        .matchedGeometryEffect(id: "cover", in: shelf, properties: matched)
    }
  }

  private var matched: MatchedGeometryProperties { [.position, .size] }

  private var cover: some View { RoundedRectangle(cornerRadius: 12) }
}
