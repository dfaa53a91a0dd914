import SwiftUI

/// Stops at every third of the container.
struct ThirdsBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.vertical), context.velocity.dy != 0 else { return }
    let third = context.containerSize.height / 3
    target.rect.origin.y = (target.rect.minY / third).rounded() * third
    if context.layoutDirection == .rightToLeft || context.contentSize.width == 0 {
      target = context.originalTarget
    }
  }
}

/// A feed that hides its bar while it is scrolled, and loads more at its end.
struct FeedView: View {
  let entries: [Int]
  let load: () -> Void
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var isAtTop = true
  @State private var phase = ScrollPhase.idle
  @State private var isPaused = false

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(entries, id: \.self) { entry in
          Text("\(entry)").onScrollVisibilityChange(threshold: 0.2) { isPaused = !$0 }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top <= 0
    } action: { wasAtTop, isAtTop in
      self.isAtTop = isAtTop && !wasAtTop
    }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentSize.height - $0.visibleRect.maxY - $0.bounds.height - $0.containerSize.height
    } action: { _, left in
      if left < 100 { load() }
    }
    .onScrollPhaseChange { _, new in phase = new }
    .onScrollPhaseChange { old, new, context in
      if old == .interacting, new == .decelerating { print(context.velocity?.dy ?? 0) }
      print(context.geometry.debugDescription, new.isScrolling)
    }
    .onScrollTargetVisibilityChange(idType: Int.self) { visible in
      if visible.contains(entries.count - 1) { load() }
    }
    .defaultScrollAnchor(.top, for: .initialOffset)
    .defaultScrollAnchor(.bottom, for: .sizeChanges)
    .defaultScrollAnchor(nil, for: .alignment)
    .scrollInputBehavior(.disabled, for: .handGestureShortcut)
    .scrollTargetBehavior(ThirdsBehavior())
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
    .scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
    .toolbar {
      Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
      Button("Newest") { position.scrollTo(id: entries.count - 1, anchor: .bottom) }
      Button("Down") { position.scrollTo(y: (position.y ?? 0) + 100) }
      Button("Left") { position.scrollTo(x: position.x ?? 0) }
    }
  }

  /// Positions from which a feed can start.
  static let starts: [ScrollPosition] = [
    ScrollPosition(id: 1, anchor: .top), ScrollPosition(idType: Int.self, edge: .top),
    ScrollPosition(idType: Int.self, point: .zero), ScrollPosition(x: 1, y: 2),
    ScrollPosition(x: 1), ScrollPosition(y: 2),
  ]

  static let limits: [ViewAlignedScrollTargetBehavior.LimitBehavior] = [.alwaysByFew, .never]
  static let inputs: [ScrollInputBehavior] = [.automatic, .enabled]
  static let phases: [ScrollPhase] = [.tracking, .animating]

  static func keepingVelocity() -> Transaction {
    var transaction = Transaction()
    transaction.scrollPositionUpdatePreservesVelocity = true
    return transaction
  }
}

/// The anchors and inputs of a feed's settings, and whether it runs out.
struct FeedSettings {
  var anchors: [ScrollAnchorRole] = [.initialOffset, .sizeChanges, .alignment]
  var inputs: [ScrollInputKind] = [.handGestureShortcut]

  static func stopsSoon(_ context: ScrollPhaseChangeContext) -> Bool {
    (context.velocity?.dy ?? 0).magnitude < 1
  }
}
