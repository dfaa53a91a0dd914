public import JSON

/// The surroundings that a drawing shows a widget in.
public struct DrawnLook: Hashable, Sendable {
  /// The appearance, `light` or `dark`.
  public var appearance: String
  /// The preferred size of text, such as `large` or `accessibility3`.
  public var typeSize = Self.usualTypeSize
  /// How the system colours the widget.
  public var renderingMode = RenderingMode.fullColor
  /// Whether the person asked for more contrast.
  public var hasIncreasedContrast = false
  /// The identifier of a locale, `pseudo` for longer words, or `rightToLeft`; nil for the run's own.
  public var locale: String?
  /// The screen, such as `393x852`; nil for the run's own.
  public var device: String?

  /// The size of text that people have who chose none.
  public static let usualTypeSize = "large"
  /// The name of a locale that does not exist, in which words are a third longer.
  public static let longWords = "pseudo"
  /// The name of a locale that does not exist, which is written from right to left.
  public static let mirrored = "rightToLeft"

  /// Creates the look of an appearance with everything else as usual.
  public init(_ appearance: String) { self.appearance = appearance }

  /// What is not as usual, in words; empty for a usual look.
  public var peculiarities: [String] {
    [
      typeSize == Self.usualTypeSize ? nil : "text size \(typeSize)",
      renderingMode == .fullColor ? nil : renderingMode.rawValue,
      hasIncreasedContrast ? "increased contrast" : nil,
      locale.map {
        $0 == Self.longWords ? "long words" : $0 == Self.mirrored ? "right to left" : $0
      }, device.map { "on \($0)" },
    ].compactMap(\.self)
  }

  /// The look in words, such as `dark, text size accessibility3`.
  public var words: String { ([appearance] + peculiarities).joined(separator: ", ") }
}

/// How the system colours a widget's views.
public enum RenderingMode: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// In their own colours.
  case fullColor
  /// In two tints on a dark ground, as a tinted Home Screen or a watch face does.
  case accented
  /// In white on glass, as a clear Home Screen does.
  case clear
  /// By their brightness, as a Lock Screen does.
  case vibrant
}

extension DrawnLook: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self("light") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("device", &device)
    try fields.sparse("increasedContrast", &hasIncreasedContrast, false)
    try fields.optional("locale", &locale)
    try fields.sparse("renderingMode", &renderingMode, .fullColor)
    try fields.required("scheme", &appearance)
    try fields.sparse("typeSize", &typeSize, Self.usualTypeSize)
  }
}
