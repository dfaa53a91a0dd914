import Foundation
import FoundationSupplement
import SwiftUI
import Typesetting
import WidgetDrawing
import WidgetPlatforms

/// The part of a view's environment that decides how it is drawn.
struct ViewStyle {
  /// The scene, the same for a whole drawing.
  var scene: DrawingScene {
    _read { yield shared.scene }
    set { shared = SharedScene(newValue) }
  }
  /// The place of the scene, so that it is copied with none of the styles.
  private var shared: SharedScene
  var isDark: Bool
  var category: Int
  var isRightToLeft = false
  var font: ViewAttributes = ["style": .string("body")]
  var weight: String?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasSecondaryScale = false
  var hasMonospacedDigits = false
  /// The width of letters that views have instead of the font's; 0 is the usual one.
  var letterWidth: Double?
  var design: String?
  var tracking = 0.0
  var baselineOffset = 0.0
  var underline: ViewAttribute?
  var strikethrough: ViewAttribute?
  /// The colour behind a part of an attributed text.
  var highlight: ViewAttribute?
  var textCase: String?
  var lineLimit: Int?
  var leastLines = 1
  var lineSpacing = 0.0
  var textAlignment = "leading"
  var truncation = "tail"
  /// Whether letters move together before a text is truncated.
  var isTightened = false
  var minimumScale = 1.0
  /// Whether the style of a control chose the size of the letters, and not the author.
  var isSystemSized = false
  /// The levels of the foreground, the first of which is drawn with.
  var foreground: [ViewAttribute] = [.record(["system": .string("primary")])]
  /// Whether an author chose the foreground, and not the system.
  var hasChosenForeground = false
  /// Whether a control of the system's has coloured its label, in the system's own tint.
  var isControlColored = false
  /// Whether the system has chosen what is behind the label of a control, too.
  var isOnSystemPlate = false
  /// Whether controls do not react: the system's are gray, and no contrast is needed.
  var isDisabled = false
  var tint: ViewAttribute?
  /// The address that a tap on the widget opens.
  var widgetURL: ViewAttribute?
  var background: ViewAttribute?
  var isRedacted = false
  /// Whether an author gave it a place of its own, by an offset or a position.
  var isMoved = false
  /// Whether private content is replaced, as on a locked device.
  var hidesPrivateContent = false
  /// Whether the content is private.
  var isPrivate = false
  /// Whether views belong to the group that takes the accent's colour.
  var isAccented = false
  /// The rendering mode of pictures in accented widgets; nil for the default.
  var accentedImages: String?
  var imageScale = "medium"
  var symbolVariants: Set<String> = []
  /// The name of the rendering mode of symbols; nil for the default.
  var symbolMode: String?
  /// The names of the styles that controls are drawn in, by the kind of the control.
  var controls: [String: String] = [:]
  /// The tints that these styles have of their own, by the kind of the control.
  var controlTints: [String: ViewAttribute] = [:]
  var hidesLabels = false
  /// The modifiers around a chart.
  var chart = ChartSettings()

  init(scene: DrawingScene, isDark: Bool, category: Int) {
    shared = SharedScene(scene)
    self.isDark = isDark
    self.category = category
  }

  var pixels: Double { scene.pixels }

  /// UIKit's colour of secondary labels, as a view has it that was given the colour.
  private static let secondaryLabel: ViewAttributes = {
    let shade = { (red: Double, blue: Double) in
      ViewAttribute.record([
        "red": .number(red / 255), "green": .number(red / 255), "blue": .number(blue / 255),
        "opacity": .number(0.6),
      ])
    }
    return ["light": shade(60, 67), "dark": shade(235, 245)]
  }()

  /// Whether the foreground is a control's own, or the system's secondary one.
  var hasSystemForeground: Bool {
    let primary = ViewAttribute.record(["system": .string("primary")])
    let fields = foreground.first?.fields ?? [:]
    return isControlColored || isDisabled || fields == Self.secondaryLabel
      || ["secondary", "secondaryLabel"].contains(fields["system"]?.text)
      || fields["level"] == .string("secondary") && [nil, primary].contains(fields["style"])
  }
}

/// A scene that the styles of all views of a drawing have in common.
private final class SharedScene {
  let scene: DrawingScene

  init(_ scene: DrawingScene) { self.scene = scene }
}

/// The values that are the same for a whole drawing.
struct DrawingScene {
  /// Pixels in a point.
  var pixels: Double
  /// The platform and its version.
  var system: PlatformVersion
  /// The look.
  var look = DrawnLook("light")
  /// The instant that the drawing shows.
  var date: Date
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone
  /// The widget's size.
  var size: CGSize
  /// The widget's size without its margins; nil where there are none.
  var contentSize: CGSize?
  /// The radius of the widget's corners.
  var cornerRadius: Double
  /// Whether the system sets the text itself, in a line of its own.
  var isInline = false
  /// The size of the letters in such a line, in points: assumed.
  var lineLetters = 17.0
  /// Whether the views are a bar along the edge of a watch's dial, with the words at its ends.
  var isOnFaceEdge = false

  /// Returns the size of a text style's letters in points, at the position of a preferred size.
  func size(of textStyle: String, category: Int) -> Double {
    TypeSizes.size(of: textStyle, category: category, platform: system.platform)
  }
}

extension ViewStyle {
  /// The letters of an inline accessory, whatever font its author names; their size is assumed.
  private var inlineLetters: LetterStyle {
    var letters = LetterStyle(size: scene.lineLetters)
    letters.weight = 600
    return letters
  }

  /// Returns the letters' style for a font's fields.
  @MainActor func letters(_ notes: Notes? = nil) -> LetterStyle {
    if scene.isInline { return inlineLetters }
    var letters = LetterStyle(size: size(of: font))
    let style = font["style"]?.text
    var weight = font["weight"]?.text.flatMap { Self.weights[$0] }
    if weight == nil, style == "headline" { weight = scene.system.platform == .macOS ? 700 : 600 }
    if let name = self.weight, let own = Self.weights[name] { weight = own }
    if isEmboldened {
      let isLarge = style == nil || ["largeTitle", "title", "title2"].contains(style)
      weight = max(weight ?? 400, isLarge ? 700 : 600)
    }
    letters.weight = weight ?? 400
    letters.isItalic = isItalic ?? (font["italic"] == .flag(true))
    letters.hasMonospacedDigits = hasMonospacedDigits || font["monospacedDigit"] == .flag(true)
    letters.design = letterDesign
    setWidth(of: &letters, notes)
    if let name = font["name"]?.text { setFont(of: &letters, name, notes) }
    letters.hasStyleLeading = font["size"] == nil && font["fixedSize"] == nil
    letters.isOnMac = scene.system.platform == .macOS
    letters.isOnWatch = scene.system.platform == .watchOS
    if hasSecondaryScale {
      letters.size *= Self.secondaryScale
      notes?.add("the secondary text scale is assumed")
    }
    letters.tracking = tracking
    letters.baselineOffset = baselineOffset
    return letters
  }

  /// Whether the font or the view asks for bold letters.
  private var isEmboldened: Bool { font["bold"] == .flag(true) || isBold == true }

  /// The design that views and fonts ask for.
  private var letterDesign: LetterDesign {
    let named = (design ?? font["design"]?.text).flatMap(LetterDesign.init(rawValue:)) ?? .standard
    if isMonospaced ?? (font["monospaced"] == .flag(true)) { return .monospaced }
    return isMonospaced == false && named == .monospaced ? .standard : named
  }

  /// Sets the font of a name: the author's, or the stand-in that is nearest to one of Apple's.
  @MainActor private func setFont(of letters: inout LetterStyle, _ name: String, _ notes: Notes?) {
    FontLibrary.shared.add(RegisteredFonts.files.map(\.path))
    letters.custom = FontLibrary.shared.custom(name)
    if let own = letters.custom {
      if own.hasPictures {
        notes?.add("letters of the font '\(name)' that are pictures in its file are not drawn")
      }
      return
    }
    guard let installed = InstalledFont(name) else {
      notes?.add("the font '\(name)' is in no file of UIAppFonts, and is drawn in Inter")
      return
    }
    notes?.add("the font '\(name)' is Apple's, and is drawn in another one")
    letters.design = installed.design
    letters.isItalic = isItalic ?? (letters.isItalic || installed.isItalic)
    guard font["weight"] == nil, weight == nil, let own = installed.weight else { return }
    letters.weight = isEmboldened ? max(letters.weight, own) : own
  }

  /// Makes letters of the system font narrower or wider by the part that the width's value says:
  /// assumed of the system's own, which have other shapes.
  @MainActor private func setWidth(of letters: inout LetterStyle, _ notes: Notes?) {
    let width = letterWidth ?? font["width"]?.double ?? 0
    guard width != 0, font["name"] == nil else { return }
    letters.width = Int((100 * (1 + max(-0.5, min(width, 0.5)))).rounded())
    notes?.add("condensed and expanded letters are usual ones, made narrower or wider")
  }

  /// Whether the font has one size, however large somebody wants text.
  var hasFixedFont: Bool {
    guard !scene.isInline else { return false }
    return font["fixedSize"] != nil
      || font["size"] != nil && font["relativeTo"] == nil && font["name"] == nil
  }

  private func size(of font: ViewAttributes) -> Double {
    if let size = font["fixedSize"]?.double { return max(1, min(size, 2000)) }
    if let size = font["size"]?.double {
      let size = max(1, min(size, 2000))
      guard let style = font["relativeTo"]?.text ?? (font["name"] == nil ? nil : "body") else {
        return size
      }
      return TypeSizes.size(
        size, growingWith: style, category: category, platform: scene.system.platform)
    }
    return scene.size(of: font["style"]?.text ?? "body", category: category)
  }

  /// The part of its size that a text has in the secondary scale; assumed.
  private static let secondaryScale = 0.8

  /// The weights of fonts and symbols by name.
  static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
    "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]
}

/// The notes of a drawing: its replacements, omissions and approximations.
@MainActor final class Notes {
  private(set) var all: Set<String> = []
  /// Whether any content changes with time.
  var runsWithTime = false

  func add(_ note: String) { all.insert(note) }

  func forgetAll(except notes: Set<String>) { all.formIntersection(notes) }
}
