/// The target of a tap or press in a widget or control.
public enum UsageTarget: Hashable, Sendable {
  /// The button or toggle with some words on it.
  case label(String)
  /// The button or toggle with an intent of this type.
  case intent(String)
  /// The only thing there is, as in a control.
  case only
}
