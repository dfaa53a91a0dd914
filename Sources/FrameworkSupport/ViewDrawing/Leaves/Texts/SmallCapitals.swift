import SwiftUI
import Typesetting

/// Letters that a font shows as small capitals. The stand-in has none: capitals made smaller stand
/// for them.
enum SmallCapitals {
  /// A part of a text in one style.
  struct Part {
    var text: String
    /// The letters that the small capitals stand for; nil for other letters.
    var spoken: String?
    var letters: LetterStyle
  }

  /// Divides a text into small capitals and other letters, as its style's font says.
  @MainActor static func parts(
    of text: String, _ letters: LetterStyle, _ style: ViewStyle, _ notes: Notes
  ) -> [Part] {
    guard let kind = style.font["caps"]?.text, letters.custom == nil, !style.scene.isInline else {
      return [Part(text: text, letters: letters)]
    }
    notes.add("small capitals are capitals, made smaller")
    var small = letters
    small.areSmallCapitals = true
    func isSmall(_ letter: Character) -> Bool {
      letter.isLowercase && kind != "uppercaseSmall"
        || letter.isUppercase && kind != "lowercaseSmall"
    }
    var parts: [Part] = []
    for letter in text {
      let isSmall = isSmall(letter)
      let shown = isSmall ? letter.uppercased() : String(letter)
      if let last = parts.last, (last.spoken != nil) == isSmall {
        parts[parts.count - 1].text += shown
        if isSmall { parts[parts.count - 1].spoken? += String(letter) }
      } else {
        parts.append(
          Part(
            text: shown, spoken: isSmall ? String(letter) : nil,
            letters: isSmall ? small : letters))
      }
    }
    return parts
  }
}
