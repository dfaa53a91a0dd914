import SwiftUI

/// A map that is tapped, pinched, turned and dragged.
struct TouchableMap: View {
  @State private var zoom: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var pin: CGPoint?
  @State private var pointer: CGPoint?
  @GestureState(initialValue: .zero, reset: { _, transaction in transaction.animation = .default })
  private var drag: CGSize
  @GestureState(initialValue: false, resetTransaction: Transaction(animation: .easeOut))
  private var isPressed: Bool
  @GestureState(reset: { _, _ in }) private var start: CGPoint?
  @GestureState(reset: { _, _ in }) private var level = 0

  private static let space = NamedCoordinateSpace.named("map")

  var body: some View {
    Color.green
      .coordinateSpace(Self.space)
      .onTapGesture { location in pin = location }
      .onTapGesture(count: 2, coordinateSpace: .global) { pin = $0 }
      .onTapGesture(coordinateSpace: Self.space) { pin = $0 }
      .onTapGesture(count: 3) { pin = nil }
      .onLongPressGesture(minimumDuration: 1) { zoom = 1 }
      .onLongPressGesture(pressing: { _ in }, perform: { angle = .zero })
      .onContinuousHover { phase in
        switch phase {
        case .active(let location): pointer = location
        case .ended: pointer = nil
        }
      }
      .onContinuousHover(coordinateSpace: .global) { _ in pointer = nil }
      .gesture(tap.exclusively(before: dragging))
      .gesture(magnifying, isEnabled: pin != nil)
      .gesture(turning, name: "turn")
      .simultaneousGesture(anyPinch, isEnabled: zoom > 1)
      .simultaneousGesture(touches, name: "touches", isEnabled: true)
      .highPriorityGesture(pressing, isEnabled: true)
      .highPriorityGesture(TapGesture(), name: "tap")
  }

  private var tap: some Gesture {
    SpatialTapGesture(count: 2, coordinateSpace: .global).onEnded { pin = $0.location }
  }

  private var dragging: some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: .named("map"))
      .updating($drag) { value, state, transaction in
        state = value.translation
        transaction.isContinuous = true
      }
      .updating($start) { value, state, _ in state = value.startLocation }
  }

  private var pressing: GestureStateGesture<LongPressGesture, Bool> {
    LongPressGesture().updating($isPressed) { value, state, _ in state = value }
  }

  private var magnifying: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0.1)
      .onChanged { value in
        zoom = value.magnification + value.velocity * 0
        pin = value.startAnchor == .center ? value.startLocation : pin
      }
      .onEnded { print($0.time) }
  }

  private var turning: some Gesture {
    RotateGesture(minimumAngleDelta: .degrees(2))
      .onChanged { value in
        angle = value.rotation + value.velocity * 0
        if value.startAnchor == .top { pin = value.startLocation }
      }
      .onEnded { print($0.time) }
  }

  private var anyPinch: AnyGesture<CGFloat> {
    if level > 0 { return AnyGesture(MagnifyGesture().map(\.magnification)) }
    let gesture = MagnificationGesture(minimumScaleDelta: 0.2)
    return AnyGesture(gesture.map { min($0, gesture.minimumScaleDelta * 40) })
  }

  private var touches: some Gesture {
    SpatialEventGesture(coordinateSpace: .local)
      .onChanged { events in
        for event in events where event.phase == .active && event.kind == .touch {
          pin = event.location
        }
      }
  }
}

/// The report on a collection of touches.
func report(on touches: SpatialEventCollection) -> [String] {
  var lines: [String] = []
  var index = touches.startIndex
  while index < touches.endIndex {
    let touch = touches[index]
    let pose = touch.inputDevicePose.map { "\($0.altitude) \($0.azimuth)" } ?? ""
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    lines.append("\(touch.timestamp) \(isOver) \(touch.modifierKeys) \(pose)")
    if touches[touch.id] == nil { lines.append("lost") }
    index = touches.index(after: index)
  }
  return lines
}

/// The tool that made a touch.
func tool(for kind: SpatialEventCollection.Event.Kind) -> String {
  switch kind {
  case .touch: "finger"
  case .directPinch, .indirectPinch: "hand"
  case .pencil: "pencil"
  case .pointer: "mouse"
  }
}

/// The gesture of the tutorial, by what was set.
func lesson(on gesture: SpatialTapGesture, wheel: RotationGesture) -> String {
  "\(gesture.count) taps in \(gesture.coordinateSpace), then \(wheel.minimumAngleDelta)"
}

/// A counter that resets with what its gesture was given.
struct Counting: Gesture {
  let base: DragGesture
  let state: GestureState<Int>

  var body: some Gesture<DragGesture.Value> {
    let counting = GestureStateGesture(base: base, state: state) { _, count, _ in count += 1 }
    return counting.base.updating(counting.state) { _, count, _ in count += 1 }
  }
}

/// The limits of a pinch and a turn, as the settings list them.
func limits(of pinch: MagnifyGesture, _ turn: RotateGesture, _ events: SpatialEventGesture)
  -> String
{
  "\(pinch.minimumScaleDelta) \(turn.minimumAngleDelta) \(events.coordinateSpace)"
}

/// A timer's button, which a double pinch presses.
struct PinchableButton: View {
  var body: some View {
    Button("Start") {}.handGestureShortcut(.primaryAction)
  }
}

/// The shortcut that presses the timer's button, and whether the drawing pencil lies flat.
func tools(
  for phase: SpatialEventCollection.Event.Phase,
  pose: SpatialEventCollection.Event.InputDevicePose?
) -> (shortcut: HandGestureShortcut, isFlat: Bool) {
  (.primaryAction, phase == .active && (pose?.altitude ?? .zero) < .degrees(30))
}
