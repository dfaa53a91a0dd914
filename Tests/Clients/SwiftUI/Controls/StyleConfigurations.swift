import SwiftUI

/// The scale of a button while a finger is on it.
func pressedScale(_ configuration: ButtonStyleConfiguration) -> Double {
  configuration.isPressed ? 0.96 : 1
}

/// Whether a tap on a button asks first.
func asksFirst(_ configuration: PrimitiveButtonStyleConfiguration) -> Bool {
  configuration.role == .destructive
}

/// The parts of a gauge that a ring has room for.
struct RingParts {
  var value: GaugeStyleConfiguration.CurrentValueLabel?
  var least: GaugeStyleConfiguration.MinimumValueLabel?
  var greatest: GaugeStyleConfiguration.MaximumValueLabel?
  var marks: GaugeStyleConfiguration.MarkedValueLabels?

  init(_ configuration: GaugeStyleConfiguration) {
    value = configuration.currentValueLabel
    least = configuration.minimumValueLabel
    greatest = configuration.maximumValueLabel
    marks = configuration.markedValueLabels
  }
}

/// The filled fraction of a bar.
func filling(_ configuration: ProgressViewStyleConfiguration) -> Double {
  configuration.fractionCompleted ?? 0
}

/// A label's parts the other way round.
@MainActor func turned(_ configuration: LabelStyleConfiguration) -> some View {
  HStack {
    configuration.title
    configuration.icon
  }
}

/// The time that is left of a tide.
@MainActor func tideProgress(
  _ tide: ClosedRange<Date>
) -> ProgressView<EmptyView, DefaultDateProgressLabel> {
  ProgressView(timerInterval: tide, countsDown: true)
}

/// Moves a view up while it comes.
struct RisingTransition: Transition {
  func body(
    content: PlaceholderContentView<RisingTransition>, phase: TransitionPhase
  ) -> some View {
    content.offset(y: phase.isIdentity ? 0 : 20)
  }
}

/// Gives previews the colour of the app.
struct SeaPreview: PreviewModifier {
  func body(content: PreviewModifierContent, context: Void) -> some View {
    content.tint(.teal)
  }
}
