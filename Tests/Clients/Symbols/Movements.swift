import Symbols

/// The effects by which the toolbar's symbols answer a tap.
func answers(isCalm: Bool) -> [any SymbolEffect & DiscreteSymbolEffect] {
  isCalm
    ? [.pulse, .pulse.byLayer, .pulse.wholeSymbol, .breathe.plain, .breathe.pulse]
    : [
      .bounce.up, .bounce.down.byLayer, .bounce.wholeSymbol, .wiggle.left, .wiggle.right,
      .wiggle.up, .wiggle.down, .wiggle.forward, .wiggle.backward.byLayer,
      .wiggle.clockwise.wholeSymbol, .wiggle.counterClockwise, .wiggle.custom(angle: 30),
      .rotate.clockwise.byLayer, .rotate.counterClockwise.wholeSymbol,
      .breathe.byLayer, .breathe.wholeSymbol,
    ]
}

/// The effects of a transfer's symbol while it goes on.
func waiting(reverses: Bool) -> [any SymbolEffect & IndefiniteSymbolEffect] {
  [
    reverses ? VariableColorSymbolEffect.variableColor.reversing : .variableColor.nonReversing,
    .variableColor.iterative.hideInactiveLayers, .variableColor.cumulative.dimInactiveLayers,
    .scale.up.byLayer, .scale.down.wholeSymbol,
  ]
}

/// The transitions of badges.
func arrivals() -> [any SymbolEffect & TransitionSymbolEffect] {
  [
    .appear.up.byLayer, .appear.down.wholeSymbol, .disappear.up.wholeSymbol,
    .disappear.down.byLayer, .drawOn.byLayer, .drawOn.wholeSymbol, .drawOn.individually,
    .drawOff.byLayer.reversed, .drawOff.wholeSymbol.nonReversed, .drawOff.individually,
    .automatic,
  ]
}

/// The effects by which play becomes pause.
func exchanges() -> [any SymbolEffect & ContentTransitionSymbolEffect] {
  [
    .replace.downUp.byLayer, .replace.upUp, .replace.offUp.wholeSymbol, .automatic,
    ReplaceSymbolEffect.replace.magic(fallback: .replace.downUp),
    .replace.magic(fallback: .downUp.wholeSymbol), .replace.magic(fallback: .upUp.byLayer),
    .replace.magic(fallback: .offUp),
  ]
}

/// The repetition and speed of the symbols' effects, by the user's taste.
let options: [SymbolEffectOptions] = [
  .default, .repeating, .nonRepeating, .speed(2), .repeat(3), .repeat(.continuous),
  .repeat(.periodic), .repeat(.periodic(2, delay: 0.5)).speed(0.5), .speed(1).repeating,
  .speed(1).nonRepeating.repeat(2), .default.repeat(.periodic(delay: 1)),
]

/// The movements that are not yet listed in the guide.
struct MovementGuide {
  private var known: Set<SymbolEffectConfiguration> = []

  mutating func isNew(_ effect: some SymbolEffect) -> Bool {
    known.insert(effect.configuration).inserted
  }

  mutating func learn() {
    for answer in answers(isCalm: true) { known.insert(answer.configuration) }
    _ = isNew(AutomaticSymbolEffect.automatic)
    let magic: ReplaceSymbolEffect.MagicReplace = ReplaceSymbolEffect.replace.magic(
      fallback: .replace)
    _ = isNew(magic)
  }
}

/// A movement of the app's own is one of the system's by another name.
struct Greeting: SymbolEffect, DiscreteSymbolEffect {
  let base: WiggleSymbolEffect

  var configuration: SymbolEffectConfiguration { base.configuration }
}

/// The behaviour of a reminder.
func reminders(_ count: Int) -> SymbolEffectOptions.RepeatBehavior {
  count > 3 ? .continuous : .periodic(count, delay: nil)
}

/// The whole vocabulary, for the gallery of the designers.
let vocabulary: [any SymbolEffect] = [
  BounceSymbolEffect.bounce, PulseSymbolEffect.pulse, ScaleSymbolEffect.scale,
  AppearSymbolEffect.appear, DisappearSymbolEffect.disappear, WiggleSymbolEffect.wiggle,
  RotateSymbolEffect.rotate, BreatheSymbolEffect.breathe, DrawOnSymbolEffect.drawOn,
  DrawOffSymbolEffect.drawOff,
]
