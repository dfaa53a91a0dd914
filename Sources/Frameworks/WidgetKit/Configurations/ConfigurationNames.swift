// The modifiers of a configuration that give it a name, a description and families. They all show
// in the bundle's description.

public import SwiftUI

extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    modified { $0.displayName = displayName }
  }

  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  @_disfavoredOverload public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(verbatim: String(displayName)))
  }

  public func description(_ description: Text) -> some WidgetConfiguration {
    modified { $0.description = description }
  }

  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  @_disfavoredOverload public func description(
    _ descriptionResource: LocalizedStringResource
  ) -> some WidgetConfiguration {
    description(Text(descriptionResource))
  }

  @_disfavoredOverload public func description<S: StringProtocol>(
    _ descriptionText: S
  ) -> some WidgetConfiguration {
    description(Text(verbatim: String(descriptionText)))
  }

  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    modified { $0.families = families }
  }

  /// Names the timeline widget that a relevance widget may replace (watchOS 26).
  public func associatedKind(_ kind: String?) -> some WidgetConfiguration {
    modified { $0.associatedKind = kind }
  }
}
