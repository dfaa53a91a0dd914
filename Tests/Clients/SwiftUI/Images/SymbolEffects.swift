import SwiftUI

/// The bell of the toolbar.
struct Bell: View {
  let count: Int
  let isRinging: Bool

  @Environment(\.symbolRenderingMode) private var mode
  @Environment(\.contentTransition) private var transition
  @Environment(\.contentTransitionAddsDrawingGroup) private var grouped

  var body: some View {
    VStack {
      Image(systemName: "bell").symbolEffect(.bounce, value: count)
      Image(systemName: "bell").symbolEffect(.bounce.up, options: .repeat(2), value: count)
      Image(systemName: "bell").symbolEffect(.variableColor.iterative.reversing)
      Image(systemName: "bell").symbolEffect(.pulse, isActive: isRinging)
      Image(systemName: "bell").symbolEffect(.scale.up, isActive: isRinging)
      Image(systemName: "bell").symbolEffect(.breathe).symbolEffectsRemoved()
      Image(systemName: "bell").symbolEffect(.wiggle.clockwise, value: count)
      Image(systemName: "bell").symbolEffect(.rotate, options: .nonRepeating, value: count)
      Image(systemName: "bell").contentTransition(.symbolEffect(.replace.downUp.byLayer))
      Image(systemName: "bell").contentTransition(.symbolEffect(.automatic))
      Image(systemName: "bell").symbolEffect(.disappear, isActive: !isRinging)
    }
    .symbolRenderingMode(mode ?? .hierarchical)
    .contentTransition(grouped ? .identity : transition)
    .environment(\.symbolRenderingMode, .palette)
    .environment(\.contentTransition, .numericText())
    .environment(\.contentTransitionAddsDrawingGroup, true)
  }
}

/// A signal whose strength is drawn.
struct Signal: View {
  let strength: Double

  var body: some View {
    Image(systemName: "wifi", variableValue: strength)
      .symbolVariableValueMode(strength > 0 ? .draw : .color)
      .symbolColorRenderingMode(.gradient)
      .frame(width: 20)
      .symbolColorRenderingMode(.flat)
      .symbolVariableValueMode(.color)
  }
}

/// The modes by which the theme's symbols take their colour and value.
func symbolStyle(isPlain: Bool) -> (SymbolColorRenderingMode, SymbolVariableValueMode) {
  isPlain ? (.flat, .color) : (.gradient, .draw)
}
