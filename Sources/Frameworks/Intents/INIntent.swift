// INIntent and INIntentResponse.
//
// Xcode writes a subclass for each intent of an `.intentdefinition`; so does the builder, and its
// classes tell their parameters through `_parameters`. A class written by hand is read by
// reflection instead. Like on Apple's platforms an intent is a reference.

@_exported public import FoundationSupplement
@_exported public import RelevanceKit

public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let sleepMindfulness = Self(rawValue: 1 << 0)
  public static let sleepJournaling = Self(rawValue: 1 << 1)
  public static let sleepMusic = Self(rawValue: 1 << 2)
  public static let sleepPodcasts = Self(rawValue: 1 << 3)
  public static let sleepReading = Self(rawValue: 1 << 4)
  public static let sleepWrapUpYourDay = Self(rawValue: 1 << 5)
  public static let sleepYogaAndStretching = Self(rawValue: 1 << 6)
}

open class INIntentDonationMetadata: NSObject {
  override init() {}
}

open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  public internal(set) var identifier: String?
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  open var donationMetadata: INIntentDonationMetadata?

  private var images: [AnyHashable: INImage] = [:]
  /// The properties that a subclass marks `@NSManaged`.
  var managed = ManagedProperties()

  public required override init() {
    super.init()
  }

  open var intentDescription: String? { nil }

  /// The parameters, as a generated class declares them; nil for a class written by hand.
  ///
  /// This is ours, not Apple's: the classes made from an `.intentdefinition` override it, since the
  /// accessors that Objective-C would synthesise for them do not exist here.
  open class var _parameters: [_INIntentParameter]? {
    (self as? any _INDefinedIntent.Type)?._definedParameters
  }

  /// Whether the definition says that the intent is eligible for Siri Suggestions; ours.
  open class var _isEligibleForSuggestions: Bool {
    (self as? any _INDefinedIntent.Type)?._isDefinedEligible ?? true
  }

  /// Takes over the defaults that a handler gives for parameters whose options it provides; ours.
  open func _takeDefaults(from handler: Any) {
    (self as? any _INDefinedIntent)?._takeDefinedDefaults(from: handler)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.identifier = identifier
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.shortcutAvailability = shortcutAvailability
    copy.donationMetadata = donationMetadata
    copy.images = images
    copy.managed = managed
    for parameter in Self.parameters(of: type(of: self)) {
      parameter.copy(self, copy)
    }
    return copy
  }

  open func keyImage() -> INImage? {
    images.min { String(describing: $0.key) < String(describing: $1.key) }?.value
  }

  private static func parameters(of type: INIntent.Type) -> [_INIntentParameter] {
    type._parameters ?? []
  }

  /// Two intents are equal if their types and their parameters' values are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
    return other === self || parameterValues(of: other) == parameterValues(of: self)
  }

  open override var hash: Int {
    ObjectIdentifier(type(of: self)).hashValue
  }
}

/// The setter of images by key path, for every subclass.
public protocol INIntentSetImageKeyPath: INIntent {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath {
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) {
    store(image, for: parameterName)
  }

  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    storedImage(for: parameterName)
  }
}

extension INIntent {
  fileprivate func store(_ image: INImage?, for key: AnyKeyPath) {
    images[key] = image
  }

  fileprivate func storedImage(for key: AnyKeyPath) -> INImage? {
    images[key]
  }
}

open class INIntentResponse: NSObject, NSCopying, @unchecked Sendable {
  open var userActivity: NSUserActivity?
  /// The properties that a subclass marks `@NSManaged`.
  var managed = ManagedProperties()

  public required override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.userActivity = userActivity
    copy.managed = managed
    return copy
  }
}

// MARK: - Handling

public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() {}

  /// The extension itself handles every intent unless a subclass says otherwise.
  open func handler(for intent: INIntent) -> Any? {
    self
  }
}
