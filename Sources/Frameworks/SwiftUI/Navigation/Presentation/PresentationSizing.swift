// SwiftUI's sizes of sheets, the sources of transitions, and the looks of dialogs. A widget shows
// neither.

/// A size of a sheet.
public protocol PresentationSizing {
  /// Returns the size that a sheet is offered.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet.
public struct PresentationSizingRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What is known of the presentation of a sheet.
public struct PresentationSizingContext {}

extension PresentationSizing {
  /// Lets the sheet take its content's size.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Lets the sheet grow with its content and never shrink.
  public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> some PresentationSizing {
    self
  }
}

/// The size that a context suggests.
public struct AutomaticPresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}

/// The look of the view from which a screen opens.
public protocol MatchedTransitionSourceConfiguration {}

/// A look without settings.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }

  public func shadow(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}

/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

nonisolated extension View {
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    modifier(EmptyModifier())
  }

  public func dialogIcon(_ icon: Image?) -> some View { modifier(EmptyModifier()) }

  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    modifier(EmptyModifier())
  }

  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(EmptyModifier())
  }

  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    modifier(EmptyModifier())
  }
}
