// Texts in the person's language, and texts with marks in them.

import Foundation

/// A kind of run that says its name in the person's language.
enum RunKind: CaseIterable, CustomLocalizedStringResourceConvertible {
  case easy, long

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .easy: "Easy run"
    case .long: LocalizedStringResource("long.run", defaultValue: "Long run", table: "Runs")
    }
  }
}

/// The texts of the running app.
struct RunTexts {
  let bundle: Bundle
  let locale: Locale

  func title(of kind: some CustomLocalizedStringResourceConvertible) -> String {
    var resource = kind.localizedStringResource.localizedStringResource
    resource.locale = locale
    return String(localized: resource)
  }

  func resources(count: Int) -> [LocalizedStringResource] {
    [
      LocalizedStringResource("\(count) runs", table: "Runs", locale: locale, bundle: .main),
      LocalizedStringResource(
        "runs.title", defaultValue: "Your runs", table: nil, locale: locale,
        bundle: .atURL(bundle.bundleURL), comment: "A heading"),
      LocalizedStringResource(
        "runs.footer", defaultValue: "\(count) in all", table: "Runs", locale: locale,
        bundle: bundle, comment: "A footer"),
      LocalizedStringResource("Nothing yet", table: "Runs", locale: locale, bundle: bundle),
      LocalizedStringResource(stringLiteral: "Settings"),
      "Run \(count)",
    ]
  }

  /// The place of a resource's texts, for the app's own report of missing ones.
  func place(of resource: LocalizedStringResource) -> String {
    let folder: LocalizedStringResource.BundleDescription = resource.bundle
    let place =
      switch folder {
      case .main: "main"
      case .forClass(let type): "\(type)"
      case .atURL(let url): url.lastPathComponent
      }
    let isPlain = resource.defaultValue == String.LocalizationValue(resource.key)
    return "\(resource.table ?? "Localizable") in \(place): \(resource.key)\(isPlain ? "" : " *")"
  }

  func strings(count: Int, name: String) -> [String] {
    [
      String(
        localized: "\(name) ran \(count) times", table: "Runs", bundle: bundle, locale: locale,
        comment: "A line"),
      String(
        localized: "runs.empty", defaultValue: "No runs", table: "Runs", bundle: bundle,
        locale: locale, comment: "A line"),
      NSLocalizedString("Runs", comment: "A heading"),
      NSLocalizedString("Runs", tableName: "Runs", comment: "A heading"),
      NSLocalizedString("Runs", bundle: bundle, comment: "A heading"),
      NSLocalizedString("runs", value: "Runs", comment: "A heading"),
      NSLocalizedString("Runs", tableName: "Runs", bundle: bundle, comment: "A heading"),
      NSLocalizedString("runs", tableName: "Runs", value: "Runs", comment: "A heading"),
      NSLocalizedString("runs", bundle: bundle, value: "Runs", comment: "A heading"),
      NSLocalizedString("runs", tableName: nil, bundle: bundle, value: "Runs", comment: ""),
      NSLocalizedString("runs", tableName: "Runs", bundle: bundle, value: "Runs", comment: ""),
    ]
  }

  /// A value that says how each thing in it is to be written.
  func line(
    name: Substring, pace: Double, date: Date, note: AttributedString, club: NSString
  ) -> String.LocalizationValue {
    let mark = AttributedString.localizedNote
    return """
      \(name) ran \(pace, specifier: "%.2f") on \(date, format: .dateTime.day().month()) \
      (\(note)) for \(club) at \(date, formatter: nil), see \(mark) and \("help" as String)
      """
  }

  /// The same line with places for what is not known yet.
  func pattern() -> String.LocalizationValue {
    typealias Placeholder = String.LocalizationValue.Placeholder
    let counts: [Placeholder] = [.int, .uint]
    let numbers: [Placeholder] = [.float, .double]
    return """
      \(placeholder: counts[0]) of \(placeholder: counts[1]): \(placeholder: numbers[0]), \
      \(placeholder: numbers[1], specifier: "%.1lf") by \(placeholder: .object)
      """
  }

  /// A value built up piece by piece.
  func built(from pieces: [String]) -> String.LocalizationValue {
    var value = String.LocalizationValue.StringInterpolation(
      literalCapacity: 20, interpolationCount: pieces.count)
    for piece in pieces {
      value.appendInterpolation(piece)
      value.appendLiteral(" ")
    }
    return String.LocalizationValue(stringInterpolation: value)
  }
}

extension AttributedString {
  /// The note that the app puts below its lines.
  static var localizedNote: LocalizedStringResource { "the notes below" }
}

// MARK: - Texts with marks

/// Reads notes that runners write with marks.
struct RunNotes {
  let home: URL?

  func read(_ note: String, isDraft: Bool) throws -> AttributedString {
    typealias Options = AttributedString.MarkdownParsingOptions
    let syntax: Options.InterpretedSyntax = isDraft ? .inlineOnlyPreservingWhitespace : .full
    let policy: Options.FailurePolicy = isDraft ? .returnPartiallyParsedIfPossible : .throwError
    var options = Options(
      allowsExtendedAttributes: false, interpretedSyntax: syntax, failurePolicy: policy,
      languageCode: "en")
    if options.interpretedSyntax == .full { options.interpretedSyntax = .inlineOnly }
    options.failurePolicy = isDraft ? options.failurePolicy : .throwError
    options.allowsExtendedAttributes = isDraft
    options.languageCode = options.languageCode ?? "de"
    return try AttributedString(markdown: note, options: options, baseURL: home)
  }

  func read(file: Data) throws -> AttributedString {
    try AttributedString(markdown: file, options: .init(), baseURL: home)
  }

  func localized(_ count: Int, in locale: Locale) -> AttributedString {
    AttributedString(localized: "**\(count)** runs", locale: locale)
  }

  func heading(_ resource: LocalizedStringResource) -> AttributedString {
    AttributedString(localized: resource)
  }

  /// A day whose parts the sentence marks.
  func marked(_ day: Date) -> String.LocalizationValue {
    "on \(day, format: .dateTime.day().month().attributed)"
  }

  /// The marks and the types of a page that the app has stored as numbers and names.
  func stored(
    _ mark: InlinePresentationIntent, _ type: NSAttributedString.DocumentType,
    _ key: NSAttributedString.DocumentReadingOptionKey
  ) -> (InlinePresentationIntent, [String], String) {
    let same = NSAttributedString.DocumentType(rawValue: type.rawValue)
    let sameKey = NSAttributedString.DocumentReadingOptionKey(rawValue: key.rawValue)
    return (
      InlinePresentationIntent(rawValue: mark.rawValue), [same.rawValue, sameKey.rawValue],
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.name
    )
  }

  /// The words of a note that a widget shows in bold or as code.
  func emphasis(in note: AttributedString) -> [(String, InlinePresentationIntent)] {
    let known: InlinePresentationIntent = [
      .emphasized, .stronglyEmphasized, .code, .strikethrough, .softBreak, .lineBreak,
    ]
    return note.runs.compactMap { run in
      guard let intent = run.inlinePresentationIntent, !intent.isDisjoint(with: known) else {
        return nil
      }
      return (String(note[run.range].characters), intent)
    }
  }

  /// The attributes of a word that stands out.
  func marked() -> AttributeContainer {
    typealias Mark = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    var attributes = AttributeContainer()
    attributes[Mark.self] = .emphasized
    attributes.inlinePresentationIntent = [.stronglyEmphasized]
    return attributes
  }

  /// A page from the club's server as its words.
  func page(_ data: Data, isHTML: Bool) throws -> String {
    typealias Key = NSAttributedString.DocumentReadingOptionKey
    let type: NSAttributedString.DocumentType = isHTML ? .html : .plain
    let options: [Key: Any] = [
      .documentType: type, .characterEncoding: String.Encoding.utf8.rawValue,
      .defaultAttributes: [NSAttributedString.Key: Any](),
    ]
    return try NSAttributedString(data: data, options: options, documentAttributes: nil).string
  }

  /// Documents that the club sends and the app does not read.
  let unreadTypes: [NSAttributedString.DocumentType] = [.rtf, .rtfd]
}

/// A count as older code writes it.
func count(_ cups: Int) -> NSString { .localizedStringWithFormat("%d cups", cups) }
