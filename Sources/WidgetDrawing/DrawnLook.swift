public import JSON

/// The surroundings that a drawing shows a widget in.
public struct DrawnLook: Hashable, Sendable {
  /// The appearance, `light` or `dark`.
  public var appearance: String
  /// The preferred size of text, such as `large` or `accessibility3`.
  public var typeSize = Self.usualTypeSize
  /// The rendering mode of the widget.
  public var renderingMode = RenderingMode.fullColor
  /// Whether the person asked for more contrast.
  public var hasIncreasedContrast = false
  /// Whether views that are marked as private are redacted, as a device does while it is locked.
  public var hidesPrivateContent = false
  /// The identifier of a locale, `pseudo` for longer words, or `rightToLeft`; nil for the run's
  /// own.
  public var locale: String?
  /// The screen, such as `393x852`; nil for the run's own.
  public var device: String?
  /// The place of the system that shows it; nil for a widget where its family usually stands.
  public var place: DrawnPlace?

  /// The default size of text.
  public static let usualTypeSize = "large"
  /// The name of a locale that does not exist, in which words are a third longer.
  public static let longWords = "pseudo"
  /// The name of a locale that does not exist, which is written from right to left.
  public static let mirrored = "rightToLeft"

  /// Creates the look of an appearance with everything else as usual.
  public init(_ appearance: String) { self.appearance = appearance }

  /// The differences from the usual look, in words; empty for a usual look.
  public var peculiarities: [String] {
    [
      typeSize == Self.usualTypeSize ? nil : "text size \(typeSize)",
      // At night StandBy has one rendering mode alone.
      renderingMode == .fullColor || place == .standByNight ? nil : renderingMode.rawValue,
      hasIncreasedContrast ? "increased contrast" : nil,
      hidesPrivateContent ? "private content hidden" : nil,
      locale.map {
        $0 == Self.longWords ? "long words" : $0 == Self.mirrored ? "right to left" : $0
      }, device.map { "on \($0)" }, place?.words,
    ].compactMap(\.self)
  }

  /// The look in words, such as `dark, text size accessibility3`.
  public var words: String { ([appearance] + peculiarities).joined(separator: ", ") }
}

/// The rendering mode, by which the system colours a widget's views.
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

/// A place of the system, beside a widget's own, in which something is drawn.
public enum DrawnPlace: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// A phone that lies on its side and charges.
  case standBy
  /// The same in a dark room, where everything is red.
  case standByNight
  /// A watch face whose bezel shows the label of the complication at its top.
  case bezel
  /// Control Center, as a circle without words.
  case controlSmall
  /// Control Center, two circles wide.
  case controlMedium
  /// Control Center, two circles wide and high.
  case controlLarge
  /// A Live Activity's banner on the Lock Screen.
  case lockScreen
  /// The Dynamic Island, on both sides of the camera.
  case islandCompact
  /// The Dynamic Island beside that of another Live Activity.
  case islandMinimal
  /// The Dynamic Island while it is touched.
  case islandExpanded
  /// The Smart Stack of a watch, with a Live Activity's small family.
  case watchStack

  /// The place in words.
  public var words: String {
    switch self {
    case .standBy: "StandBy"
    case .standByNight: "StandBy at night"
    case .bezel: "watch face with a bezel"
    case .controlSmall: "small control"
    case .controlMedium: "medium control"
    case .controlLarge: "large control"
    case .lockScreen: "Lock Screen"
    case .islandCompact: "Dynamic Island, compact"
    case .islandMinimal: "Dynamic Island, minimal"
    case .islandExpanded: "Dynamic Island, expanded"
    case .watchStack: "Smart Stack of a watch"
    }
  }

  /// The noun for what stands in the place, with its article.
  public var presentation: String {
    switch self {
    case .standBy, .standByNight: words
    case .bezel: "the complication at the bezel"
    case .controlSmall, .controlMedium, .controlLarge, .watchStack: "the \(words)"
    case .lockScreen: "the Lock Screen presentation"
    case .islandCompact: "the compact presentation of the Dynamic Island"
    case .islandMinimal: "the minimal presentation of the Dynamic Island"
    case .islandExpanded: "the expanded presentation of the Dynamic Island"
    }
  }

  /// Whether a phone that lies on its side and charges shows widgets there.
  public var isStandBy: Bool { self == .standBy || self == .standByNight }

  /// The places in which widgets are drawn that ask for it.
  public static let ofWidgets: [Self] = [.standBy, .standByNight, .bezel]
  /// The places of a control.
  public static let ofControls: [Self] = [.controlSmall, .controlMedium, .controlLarge]
  /// The places of a Live Activity.
  public static let ofActivities: [Self] = [
    .lockScreen, .islandCompact, .islandMinimal, .islandExpanded, .watchStack,
  ]
}

extension DrawnLook: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self("light") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("device", &device)
    try fields.sparse("hidesPrivateContent", &hidesPrivateContent, false)
    try fields.sparse("increasedContrast", &hasIncreasedContrast, false)
    try fields.optional("locale", &locale)
    try fields.optional("place", &place)
    try fields.sparse("renderingMode", &renderingMode, .fullColor)
    try fields.required("scheme", &appearance)
    try fields.sparse("typeSize", &typeSize, Self.usualTypeSize)
  }
}
