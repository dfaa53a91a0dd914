// SwiftUI's initialisers from AppKit's colours, images and fonts, and the wrappers of AppKit's
// views, which a widget cannot show.

public import AppKit

extension Color {
  // Both platforms' colours are visible here; a member that both name is UIKit's.
  @_disfavoredOverload
  public init(_ color: NSColor) { self.init(color.color) }

  public init(nsColor: NSColor) { self.init(nsColor.color) }
}

extension NSColor {
  public convenience init(_ color: Color) { self.init(UIColor(color)) }
}

extension NSColor {
  /// Finds a colour of an asset catalogue; clear where there is none of the resource's name.
  public convenience init(resource: ColorResource) { self.init(UIColor(resource: resource)) }
}

extension NSImage {
  /// Finds an image of an asset catalogue; traps where there is none of the resource's name.
  public convenience init(resource: ImageResource) { self.init(UIImage(resource: resource)) }
}

extension Image {
  /// Shows an image in its own size, as a template where it is one.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage.shownImage) }
}

extension Font {
  @_disfavoredOverload
  public init(_ font: NSFont) { self.init(font.font) }
}

/// The context of a wrapped AppKit view: coordinator, transaction and environment.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public var environment = EnvironmentValues()
}

@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  func makeNSView(context: Self.Context) -> Self.NSViewType

  func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)

  func makeCoordinator() -> Self.Coordinator

  static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)

  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
  ) -> CGSize?
}

extension NSViewRepresentable {
  public var body: Never { return noBody(Self.self) }

  public static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
  ) -> CGSize? {
    nil
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
