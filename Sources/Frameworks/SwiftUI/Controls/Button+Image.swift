// Buttons that show a picture beside their title.

extension Button where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      attributes: [:], role: role, action: action,
      label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(attributes: [:], action: action, label: SwiftUI.Label(title, image: image))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      attributes: [:], role: role, action: action, label: SwiftUI.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      attributes: [:], role: role, action: action, label: SwiftUI.Label(title, image: image))
  }
}
