// `PersonNameComponentsFormatter`, from iOS 9, whose namesake on Linux cannot be created.

public import Foundation

/// Shows and reads names.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of a formatted name.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  /// Options for a formatted name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic representation.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The style of a formatted name.
  open var style: Style = .default
  /// Whether a name's phonetic representation is shown.
  open var isPhonetic = false
  /// The locale whose order holds.
  open var locale: Locale! = ExtensionSurroundings.current.locale

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name.
  open func string(from components: PersonNameComponents) -> String {
    let shown = isPhonetic ? components.phoneticRepresentation ?? components : components
    let style: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .current).format(shown)
  }

  /// Returns a name.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Reads a name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents(string)
  }

  /// Returns a name.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
