// The @Parameter options of texts and URLs.
//
// The options of an input field are not enforced.

public import FoundationSupplement

extension IntentParameter where Value.ValueType == String {
  public var inputOptions: String.IntentInputOptions? {
    details as? String.IntentInputOptions
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == URL {
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default defaultValue: [URL?],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title, default: defaultValue.compactMap { $0 } as? Value.UnwrappedType)
  }
}

extension String {
  public struct IntentInputOptions: Sendable, Hashable {
    public enum KeyboardType: Sendable, Hashable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case URL
      case numberPad
    }

    public enum CapitalizationType: Sendable, Hashable {
      case none
      case words
      case sentences
      case allCharacters
    }

    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool

    public init(
      keyboardType: KeyboardType = .asciiCapable,
      capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
