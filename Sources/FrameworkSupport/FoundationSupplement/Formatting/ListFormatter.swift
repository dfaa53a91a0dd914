// `ListFormatter`, from iOS 13, and `PersonNameComponents.formatted()`, from iOS 15.

public import Foundation

open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = ExtensionSurroundings.current.locale
  open var itemFormatter: Formatter?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(ExtensionSurroundings.current.locale))
  }
}

extension PersonNameComponents {
  /// The given and the family name; the family's comes first where the locale has it so.
  public func formatted() -> String {
    let language = ExtensionSurroundings.current.locale.language.languageCode?.identifier ?? ""
    let names = [givenName, familyName].compactMap { $0 }.filter { !$0.isEmpty }
    let isReversed = ["ja", "zh", "ko", "hu"].contains(language)
    return (isReversed ? names.reversed() : names).joined(separator: language == "zh" ? "" : " ")
  }
}
