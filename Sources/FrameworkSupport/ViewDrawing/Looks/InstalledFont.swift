import Typesetting

/// A font that Apple's systems have, told by its PostScript name or its family's.
///
/// Its letters are drawn in the stand-in for the design that is nearest to it. The families are
/// those of Apple's page of system fonts, <https://developer.apple.com/fonts/system-fonts/>.
struct InstalledFont {
  /// The nearest design of the system font.
  let design: LetterDesign
  /// The weight that the name says; nil where it says none.
  let weight: Int?
  /// Whether the name says that letters are slanted.
  let isItalic: Bool

  /// Reads a name; nil for one of no font that Apple's systems have.
  init?(_ name: String) {
    let letters = name.lowercased().filter { $0 != " " }
    guard let design = Self.families.first(where: { letters.hasPrefix($0.family) })?.design
    else { return nil }
    self.design = design
    weight = Self.weights.first { letters.contains($0.word) }?.weight
    isItalic = letters.contains("italic") || letters.contains("oblique")
  }

  /// The families in small letters without spaces, by their nearest design.
  private static let families: [(family: String, design: LetterDesign)] = [
    (
      .serif,
      """
      americantypewriter baskerville bodoni charter cochin copperplate didot georgia hoeflertext \
      iowanoldstyle newyork palatino rockwell stixtwo timesnewroman
      """
    ),
    (.monospaced, "courier menlo monaco sfmono"),
    (.rounded, "arialrounded chalkboardse sfcompactrounded sfprorounded"),
    (
      .standard,
      """
      academyengraved applesdgothicneo arial avenir bradleyhand chalkduster dinalternate \
      dincondensed euphemiaucas futura galvji gillsans helvetica hiragino impact markerfelt \
      noteworthy optima papyrus partylet pingfang savoyelet sfcompact sfpro snellroundhand \
      thonburi trebuchet verdana zapfino
      """
    ),
  ].flatMap { design, names in
    names.split(separator: " ").map { (family: String($0), design: design) }
  }

  /// The words for weights in names, the longer ahead of those that they contain.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("heavy", 800), ("black", 900), ("bold", 700),
  ]
}
