// Accessibility's notifications, and the attributes of announcements. No assistive technology runs,
// so posting does nothing.

/// A notification from an app to assistive technologies.
public enum AccessibilityNotification {
  /// An announcement.
  public struct Announcement {
    public let announcement: AttributedString

    @_disfavoredOverload
    public init(_ announcement: AttributedString) { self.announcement = announcement }

    @_disfavoredOverload
    public init(_ announcement: String) { self.announcement = AttributedString(announcement) }

    public init(_ announcement: LocalizedStringResource) {
      self.announcement = AttributedString(String(localized: announcement))
    }

    public func post() {}
  }

  /// A part of the screen that changed, and where to go on.
  public struct LayoutChanged {
    public let element: Any?

    public init(_ element: Any? = nil) { self.element = element }

    public func post() {}
  }

  /// A screen in place of another, and where to go on.
  public struct ScreenChanged {
    public let element: Any?

    public init(_ element: Any? = nil) { self.element = element }

    public func post() {}
  }

  /// A page in place of another.
  public struct PageScrolled {
    public let announcement: AttributedString

    @_disfavoredOverload
    public init(_ announcement: AttributedString) { self.announcement = announcement }

    @_disfavoredOverload
    public init(_ announcement: String) { self.announcement = AttributedString(announcement) }

    public init(_ announcement: LocalizedStringResource) {
      self.announcement = AttributedString(String(localized: announcement))
    }

    public func post() {}
  }
}

extension AttributeScopes {
  /// The attributes of speech.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    public let accessibilitySpeechQueueAnnouncement: QueueAnnouncementAttribute
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute

    /// The priority of an announcement.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public enum AnnouncementPriority: Hashable, Sendable {
        case low, `default`, high
      }

      public typealias Value = AnnouncementPriority
      public static let name = "Accessibility.SpeechAnnouncementPriority"
    }

    public enum AdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "Accessibility.SpeechAdjustedPitch"
    }

    public enum IncludesPunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.SpeechIncludesPunctuation"
    }

    public enum PhoneticNotationAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "Accessibility.SpeechPhoneticNotation"
    }

    public enum QueueAnnouncementAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.SpeechQueueAnnouncement"
    }

    public enum SpellsOutCharactersAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.SpeechSpellsOutCharacters"
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
