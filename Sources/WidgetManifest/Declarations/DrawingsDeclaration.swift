public import WidgetRecording

/// The looks in which entries are drawn; what is nil is as the run decides.
public struct DrawingsDeclaration: Hashable, Sendable {
  /// The appearances, of `light` and `dark`.
  public var appearances: [String]?
  /// The preferred sizes of text, such as `large` and `accessibility3`.
  public var typeSizes: [String]?
  /// The ways in which the system colours a widget.
  public var renderingModes: [RenderingMode]?
  /// The locales, and of those that do not exist `pseudo` and `rightToLeft`.
  public var locales: [String]?
  /// Whether increased contrast is drawn beside the usual one.
  public var hasIncreasedContrast = false
  /// Whether views with private content are drawn as on a locked device beside the usual way.
  public var hidesPrivateContent = false
  /// The screens beside the environment's own.
  public var devices: [DeviceScreen] = []
  /// The places beside a widget's own, such as StandBy.
  public var places: [DrawnPlace]?

  /// Creates a declaration that names nothing.
  public init() {}

  /// The sizes of text that a person can prefer, the smallest first.
  public static let knownTypeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}
