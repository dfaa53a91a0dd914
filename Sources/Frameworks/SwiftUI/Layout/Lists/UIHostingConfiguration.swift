// Views as the contents of UIKit's cells, which nothing shows here; iOS 16.
//
// https://developer.apple.com/documentation/swiftui/uihostingconfiguration

public import UIKit

/// A content of a cell that is a view.
@MainActor
public struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration
{
  private let content: Content
  private let background: Background

  private init(content: Content, background: Background) {
    (self.content, self.background) = (content, background)
  }

  /// Creates a content.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  /// Sets what lies behind the content.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    background { _UIHostingConfigurationBackgroundView(style: style) }
  }

  /// Sets what lies behind the content.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, background: content())
  }

  /// Sets the content's margins, which a tree does not keep.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }

  /// Sets the content's margins, which a tree does not keep.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }

  /// Sets the cell's smallest size, which a tree does not keep.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

  public func makeContentView() -> any UIView & UIContentView { HostedContent(self) }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A style behind the content of a cell.
public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {
  let style: Style

  public var body: some View { Rectangle().fill(style) }
}

/// The view of a cell's content.
private final class HostedContent: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
